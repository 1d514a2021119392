import CarouselEngine
import UIKit

/// Where it is: size, window, direction.
extension BannerView {
  func layOut() {
    if scroller.frame != bounds {
      scroller.place(in: bounds)
      toldOffset = scroller.contentOffset
    }
    indicatorView.frame = bounds
    configurationChanged()
    let viewport = Carousel.Viewport(bounds.size)
    if viewport != carousel.viewport {
      carousel.resize(to: viewport)
      wanted = nil
      if aspectRatio != nil { invalidateIntrinsicContentSize() }
    }
    layOutPageControl()
    surroundingsChanged()
  }

  var ownSize: CGSize {
    guard let aspectRatio, aspectRatio > 0, aspectRatio.isFinite, bounds.width > 0 else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return CGSize(width: UIView.noIntrinsicMetric, height: bounds.width / aspectRatio)
  }

  func fitting(_ size: CGSize) -> CGSize {
    guard let aspectRatio, aspectRatio > 0, aspectRatio.isFinite else { return size }
    return CGSize(width: size.width, height: size.width / aspectRatio)
  }

  func windowChanged() {
    configurationChanged()
    surroundingsChanged()
  }

  func traitsChanged(from previousTraitCollection: UITraitCollection?) {
    configurationChanged()
    if previousTraitCollection?.displayScale != traitCollection.displayScale { wanted = nil }
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      looksChanged()
    } else {
      update()
    }
  }

  func indicatorChanged() {
    indicatorView.isHidden = pageIndicator != .drawn
    if pageIndicator == .system {
      let control = pageControl ?? makePageControl()
      pageControl = control
      if control.superview == nil { addSubview(control) }
    } else {
      pageControl?.removeFromSuperview()
      pageControl = nil
    }
    configurationChanged()
    setNeedsLayout()
    update()
  }

  func showIndicator() {
    if pageIndicator == .drawn { indicatorView.show(carousel.indicator, style: style) }
    guard let pageControl else { return }
    pageControl.pageIndicatorTintColor = style.indicatorColor
    pageControl.currentPageIndicatorTintColor = style.indicatorCurrentColor
    if pageControl.numberOfPages != carousel.itemCount {
      pageControl.numberOfPages = carousel.itemCount
      setNeedsLayout()
    }
    // It has moved on already: back and forth would flicker, and the next tap would lead to the same item.
    if !carousel.isSettling || carousel.targetItem != controlGoal { controlGoal = nil }
    pageControl.currentPage = controlGoal ?? carousel.currentItem ?? 0
  }

  private func makePageControl() -> UIPageControl {
    let control = UIPageControl()
    control.hidesForSinglePage = true
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        controlGoal = control.currentPage
        scroll(to: control.currentPage)
      }, for: .valueChanged)
    return control
  }

  private func layOutPageControl() {
    guard let pageControl else { return }
    let size = pageControl.size(forNumberOfPages: pageControl.numberOfPages)
    // Where not all dots have room, the control itself shows those around the current one.
    let width = min(size.width, bounds.width)
    pageControl.frame = CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - size.height - Self.pageControlDistance, width: width,
      height: size.height)
  }

  /// From the bottom, in points.
  private static let pageControlDistance: CGFloat = 10
}
