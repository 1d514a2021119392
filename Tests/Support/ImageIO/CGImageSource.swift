import CoreGraphics
import Foundation

/// A stand-in for Apple's class: bytes of which a test has said what they are. See ``ImageScript``.
public class CGImageSource {
  let script: ImageScript?
  init(_ script: ImageScript?) { self.script = script }
}

public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(ImageScript.script(for: data))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  isrc.script?.status ?? .statusUnknownType
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  isrc.script?.frame(index)?.status ?? .statusInvalidData
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.script?.frames.count ?? 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  isrc.script?.properties
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  isrc.script?.frame(index).map { frame in
    frame.properties.merging(
      [kCGImagePropertyPixelWidth: frame.width, kCGImagePropertyPixelHeight: frame.height]
    ) { given, _ in given }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.script?.frame(index).flatMap { $0.image(limit: nil) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.script?.frame(index).flatMap { $0.image(limit: options?[kCGImageSourceThumbnailMaxPixelSize] as? Int) }
}
