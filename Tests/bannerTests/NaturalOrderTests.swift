import Testing

@testable import banner

@Suite struct NaturalOrderTests {
  @Test func numbersCountAsNumbers() {
    let names = ["10.png", "9.png", "a10b2.png", "a2b10.png", "a2b9.png", "1.png"]
    #expect(
      names.sorted(by: NaturalOrder.isBefore) == ["1.png", "9.png", "10.png", "a2b9.png", "a2b10.png", "a10b2.png"])
  }

  @Test func numbersMayBeLongerThanAnyInteger() {
    let small = String(repeating: "9", count: 50)
    #expect(NaturalOrder.isBefore(small, "1" + small))
    #expect(!NaturalOrder.isBefore("1" + small, small))
  }

  @Test func capitalsStandAmongSmallLetters() {
    #expect(["b", "C", "A", "c"].sorted(by: NaturalOrder.isBefore) == ["A", "b", "C", "c"])
  }

  @Test func itIsOneOrderForAllNames() {
    let names = ["", "0", "00", "01", "1", "1a", "a", "A", "a1", "a01", "a 1", "-1", "é", "10", "2", "B2", "b10", "日"]
    for a in names {
      #expect(!NaturalOrder.isBefore(a, a))
      for b in names where a != b {
        #expect(NaturalOrder.isBefore(a, b) != NaturalOrder.isBefore(b, a), "\(a) \(b)")
        for c in names where NaturalOrder.isBefore(a, b) && NaturalOrder.isBefore(b, c) {
          #expect(NaturalOrder.isBefore(a, c), "\(a) \(b) \(c)")
        }
      }
    }
  }
}
