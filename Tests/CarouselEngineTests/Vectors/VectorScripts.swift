@testable import CarouselEngine

extension VectorScript {
  static let all = [
    drags, ends, wheel, steps, sizes, items, autoplay, rightToLeft, vertical, effects, indicators, random,
  ]

  private static let motion: [VectorColumn] = [.position, .item, .events, .pages]

  static let drags = VectorScript(name: "drags", columns: motion) { script in
    script.begin("loop")
    // Slowly, and let go after a rest.
    script.tell("beginDrag")
    script.pull(-250)
    script.wait(0.25)
    script.tell("endDrag", "0")
    script.run(0.5)
    // A flick, caught while it settles, and flicked back.
    script.tell("beginDrag")
    script.pull(-60, steps: 3)
    script.tell("endDrag", "0")
    script.run(0.125)
    script.tell("beginDrag")
    script.pull(90, steps: 3)
    script.tell("endDrag", "0")
    script.run(0.625)
    // Taken away by the system.
    script.tell("beginDrag")
    script.pull(-150)
    script.tell("endDrag", "1")
    script.run(0.5)
  }

  static let ends = VectorScript(name: "ends", columns: motion) { script in
    script.begin("page-extent=200 spacing=10", items: 4)
    script.tell("beginDrag")
    script.pull(300)
    script.tell("endDrag", "0")
    script.run(0.5)
    script.tell("scroll", "3 0")
    script.tell("beginDrag")
    script.pull(-120)
    script.pull(-120)
    script.wait(0.25)
    script.tell("endDrag", "0")
    script.run(0.5)
    script.tell("setOptions", "page-extent=200 snapping=free alignment=start")
    script.tell("beginDrag")
    script.pull(70)
    script.tell("endDrag", "0")
    script.run(1)
  }

  static let wheel = VectorScript(name: "wheel", columns: motion) { script in
    script.begin("loop", items: 6)
    for size in [4.0, 18, 40, 52, 44, 30, 19, 11, 6, 3, 1] {
      script.wait(0.015625)
      script.tell("wheel", "\(size) \(size / 8)")
    }
    script.run(0.5)
    script.tell("wheel", "0 120")
    script.run(0.25)
    script.tell("wheel", "0 120")
    script.run(0.25)
    script.tell("setOptions", "snapping=free")
    for _ in 0..<4 {
      script.wait(0.03125)
      script.tell("wheel", "-90 0")
    }
    script.run(0.5)
  }

  static let steps = VectorScript(name: "steps", columns: motion) { script in
    script.begin("rewind", items: 7, width: 358.8)
    for _ in 0..<5 {
      script.step()
      script.run(0.0625)
    }
    script.run(0.75)
    script.tell("press", "7")
    script.run(0.5)
    script.step()
    script.run(0.5)
    script.tell("setOptions", "loop")
    script.tell("scroll", "5 1")
    script.run(0.25)
    script.step(-3)
    script.run(0.75)
    script.tell("scroll", "2 0")
    script.tell("press", "5")
    script.run(0.5)
  }

  static let sizes = VectorScript(name: "sizes", columns: motion) { script in
    script.begin("loop page-extent=80% spacing=8", width: 428.0 / 3)
    script.step()
    script.run(0.125)
    script.resize(500.4 / 3, 100)
    script.run(0.375)
    script.tell("beginDrag")
    script.pull(-50, steps: 2)
    script.resize(400, 160)
    script.pull(-50, steps: 2)
    script.wait(0.25)
    script.tell("endDrag", "0")
    script.run(0.375)
    script.resize(0, 0)
    script.step()
    script.resize(357.5, 160)
    script.run(0.125)
  }

  static let items = VectorScript(name: "items", columns: motion) { script in
    script.begin("loop")
    script.tell("scroll", "3 0")
    script.setItems([20, 21, 0, 1, 2, 3, 4])
    script.setItems([4, 0, 1])
    script.step()
    script.run(0.125)
    script.setItems([1, 4, 0])
    script.run(0.5)
    script.setItems([7])
    script.step()
    script.run(0.125)
    script.setItems([])
    script.setItems([7, 8])
    script.step(-1)
    script.run(0.5)
  }

  static let autoplay = VectorScript(name: "autoplay", columns: motion) { script in
    script.begin("loop autoplay=2 autoplay-direction=backward", items: 3)
    script.run(2.5, every: 0.25)
    script.tell("surround", "2")
    script.run(3, every: 1)
    script.tell("surround", "0")
    script.run(2.5, every: 0.5)
    script.tell("surround", "8")
    script.wait(600)
    script.tell("surround", "0")
    script.run(2.5, every: 0.5)
    script.tell("stop")
    script.run(4, every: 2)
    script.tell("play")
    script.run(2.5, every: 0.5)
    script.tell("setOptions", "loop autoplay=1")
    script.run(2.5, every: 0.25)
  }

  static let rightToLeft = VectorScript(name: "right-to-left", columns: motion) { script in
    script.begin("dir=rtl page-extent=150 spacing=10 alignment=start")
    script.tell("press", "0")
    script.run(0.5)
    script.tell("beginDrag")
    script.pull(120)
    script.tell("endDrag", "0")
    script.run(0.5)
    script.tell("wheel", "-80 0")
    script.run(0.5)
  }

  static let vertical = VectorScript(name: "vertical", columns: motion) { script in
    script.begin("axis=vertical loop page-extent=60%", width: 160, height: 400)
    script.tell("beginDrag")
    script.pull(30, -140)
    script.tell("endDrag", "0")
    script.run(0.5)
    script.tell("wheel", "0 80")
    script.run(0.5)
    script.tell("press", "2")
    script.run(0.5)
  }

  static let effects = VectorScript(name: "effects", columns: [.position, .pages]) { script in
    for (index, effect) in PageEffect.allCases.enumerated() {
      let frame = ["", " axis=vertical", " dir=rtl page-extent=70%"][index % 3]
      script.begin("loop effect=\(effect.name)\(frame)")
      script.step()
      script.run(0.25, every: 0.125)
      script.tell("scroll", "2 0")
    }
  }

  static let indicators = VectorScript(name: "indicators", columns: [.position, .item, .marks]) { script in
    for style in IndicatorStyle.allCases {
      for (count, place) in [(3, ""), (15, " indicator-alignment=end maximum-dots=5")] {
        script.begin("loop indicator=\(style.name)\(place)", items: count, width: 201)
        script.step()
        script.run(0.125)
        script.tell("scroll", "2 0")
      }
    }
    script.begin("dir=rtl indicator=worm dot-size=9", items: 4, width: 100)
    script.step(2)
    script.run(0.25, every: 0.125)
  }
}
