import Foundation

// On Linux nothing bridges: Core Foundation's types are Swift's own here, so that `as CFData` and the like compile.
public typealias CFData = Data
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFString = String
