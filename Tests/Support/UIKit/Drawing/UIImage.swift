import Foundation

/// A stand-in for Apple's class. Nothing of it changes after it is made.
open class UIImage: NSObject, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public let cgImage: CGImage?
  public let scale: CGFloat
  public let imageOrientation: Orientation

  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.cgImage = cgImage
    self.scale = scale
    imageOrientation = orientation
  }

  /// There are no resources here.
  public convenience init?(named name: String) { return nil }

  /// Nothing is decoded here.
  public convenience init?(data: Data) { return nil }

  /// In points, after the orientation.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    switch imageOrientation {
    case .left, .right, .leftMirrored, .rightMirrored: return CGSize(width: height, height: width)
    default: return CGSize(width: width, height: height)
    }
  }
}
