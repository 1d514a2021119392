// A WebAssembly module without an entry: a page calls what `Exports.swift` offers.
