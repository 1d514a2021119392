import BannerUIKit
import Banners
import SwiftUI

/// Carousels at the top and in the middle of a page, and a vertical one, with the looks that are picked.
struct PageScreen: View {
  @State private var look = Look()
  @State private var current = 0

  var body: some View {
    ScrollView {
      VStack {
        BannerCarousel(BuiltInBanners.all, selection: $current)
          .configuration { look.apply(to: &$0) }
          .pageIndicator(look.isSystemIndicator ? .system : .drawn)
          .aspectRatio(2.4, contentMode: .fit)
        Text("Banner \(current + 1) of \(BuiltInBanners.all.count)")
        LookPickers(look: $look)
        Text("Neighbours that peek in")
        BannerCarousel(BuiltInBanners.all)
          .configuration { options in
            look.apply(to: &options)
            options.pageExtent = .fraction(0.8)
            options.spacing = 12
          }
          .style { $0.cornerRadius = 12 }
          .frame(height: 140)
        Text("Vertical")
        BannerCarousel(BuiltInBanners.all)
          .configuration { options in
            look.apply(to: &options)
            options.axis = .vertical
          }
          .frame(height: 220)
        Text("Pages that are views")
        BannerCarousel(BuiltInBanners.all) { banner in OwnPage(title: banner.title ?? "") }
          .configuration { look.apply(to: &$0) }
          .frame(height: 140)
      }
    }
  }
}

/// A page of the app's own.
struct OwnPage: View {
  let title: String

  var body: some View {
    ZStack {
      Color.gray
      Text(title)
    }
  }
}
