import Foundation

/// A stand-in for Apple's class: bytes that a picture is made of.
public class CGDataProvider {
  public let data: CFData?
  public init?(data: CFData) { self.data = data }
}

/// A stand-in for Apple's class: a picture of 8-bit pixels, kept as it was given.
public class CGImage {
  public let width: Int
  public let height: Int
  public let bitsPerComponent: Int
  public let bitsPerPixel: Int
  public let bytesPerRow: Int
  public let colorSpace: CGColorSpace?
  public let bitmapInfo: CGBitmapInfo
  public let dataProvider: CGDataProvider?

  public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & 0x1f) ?? .none }

  /// Nil where the sizes do not fit together or bytes are missing.
  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8, bitsPerPixel == 32, bytesPerRow >= width * 4,
      (provider.data?.count ?? 0) >= bytesPerRow * (height - 1) + width * 4
    else { return nil }
    self.width = width
    self.height = height
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.bytesPerRow = bytesPerRow
    colorSpace = space
    self.bitmapInfo = bitmapInfo
    dataProvider = provider
  }
}
