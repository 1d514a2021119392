import CarouselEngine
import SwiftUI

/// What the pickers choose.
struct Look {
  var effect = PageEffect.slide
  var indicator = IndicatorStyle.dots
  var isSystemIndicator = false
  var turns = true

  func apply(to options: inout Carousel.Options) {
    options.effect = effect
    options.indicator.style = indicator
    options.autoplay = turns ? 4 : nil
  }
}

struct LookPickers: View {
  @Binding var look: Look

  var body: some View {
    VStack {
      Picker("Effect", selection: $look.effect) {
        ForEach(PageEffect.allCases, id: \.self) { Text($0.name.description).tag($0) }
      }
      Picker("Indicator", selection: $look.indicator) {
        ForEach(IndicatorStyle.allCases, id: \.self) { Text($0.name.description).tag($0) }
      }
      Toggle("The system’s page control", isOn: $look.isSystemIndicator)
      Toggle("Turns by itself", isOn: $look.turns)
    }
    .padding()
  }
}
