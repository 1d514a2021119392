import CoreGraphics

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyOrientation: CFString = "Orientation"

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
