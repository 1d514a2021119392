import BannerUIKit
import Banners
import UIKit

final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
