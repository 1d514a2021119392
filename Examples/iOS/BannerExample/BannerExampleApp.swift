import SwiftUI

/// Shows what BannerKit does on an iPhone, one screen for each place where a carousel may stand.
@main
struct BannerExampleApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        PageScreen().tabItem { Text("Page") }
        TableScreen().tabItem { Text("Table") }
        FeedScreen().tabItem { Text("Feed") }
      }
    }
  }
}
