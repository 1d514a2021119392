import BannerUIKit
import Banners
import SwiftUI

/// A carousel in a cell of a table, among other cells.
struct TableScreen: View {
  var body: some View {
    List {
      ForEach(1..<6, id: \.self) { Text("Row \($0)") }
      BannerCarousel(BuiltInBanners.all)
        .configuration { $0.autoplay = 3 }
        .frame(height: 160)
      ForEach(6..<30, id: \.self) { Text("Row \($0)") }
    }
  }
}
