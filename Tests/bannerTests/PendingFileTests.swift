import Foundation
import Testing

@testable import banner

@Suite struct PendingFileTests {
  let folder: TemporaryFolder
  var path: String { folder.path("file") }

  init() throws { folder = try TemporaryFolder() }

  func write(_ text: String, to file: PendingFile) throws(FilmError) {
    let bytes = Array(text.utf8)
    do {
      try bytes.withUnsafeBytes { try file.write($0) }
    } catch {
      throw error as? FilmError ?? .noFrames
    }
  }

  func text(at path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func aFileIsThereOnlyWhenItIsWhole() throws {
    let text = String(repeating: "0123456789", count: 100_000)
    let file = try PendingFile(at: path)
    try write(text, to: file)
    #expect(!FileManager.default.fileExists(atPath: path))
    try file.commit()
    #expect(try self.text(at: path) == text)
    #expect(folder.contents == ["file"])
  }

  @Test func theOldFileStaysUntilTheNewOneIsWhole() throws {
    try "old".write(toFile: path, atomically: true, encoding: .utf8)
    var file = try PendingFile(at: path)
    try write("new", to: file)
    #expect(try text(at: path) == "old")
    file = try PendingFile(at: path)
    #expect(folder.contents.count == 2)
    file.discard()
    #expect(folder.contents == ["file"])
    #expect(try text(at: path) == "old")
    file = try PendingFile(at: path)
    try write("new", to: file)
    try file.commit()
    #expect(try text(at: path) == "new")
  }

  @Test func aLinkStaysALink() throws {
    try FileManager.default.createDirectory(atPath: folder.path("elsewhere"), withIntermediateDirectories: false)
    try "old".write(toFile: folder.path("elsewhere/target"), atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "elsewhere/target")
    let file = try PendingFile(at: path)
    try write("new", to: file)
    try file.commit()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "elsewhere/target")
    #expect(try text(at: folder.path("elsewhere/target")) == "new")
  }

  @Test func aPlaceThatCannotBeWrittenIsSaidSo() throws {
    #expect(throws: FilmError.file(path: folder.path, reason: "Is a directory")) { try PendingFile(at: folder.path) }
    let missing = folder.path("no/such/file")
    #expect(throws: FilmError.file(path: missing, reason: "No such file or directory")) {
      try PendingFile(at: missing)
    }
    #expect(throws: FilmError.self) { try PendingFile(at: "") }
    #expect(throws: FilmError.self) { try PendingFile(at: folder.path("new/")) }
    #expect(folder.contents == [])
  }

  @Test func whenThePlaceIsTakenInTheEndNothingIsLeft() throws {
    let file = try PendingFile(at: path)
    try write("text", to: file)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: FilmError.self) { try file.commit() }
    #expect(folder.contents == ["file"])
    #expect(throws: FilmError.self) {
      try write("more", to: file)
      try file.commit()
    }
  }

  @Test func aDeviceIsWrittenToAndStaysADevice() throws {
    let file = try PendingFile(at: "/dev/null")
    try write("text", to: file)
    try file.commit()
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }
}
