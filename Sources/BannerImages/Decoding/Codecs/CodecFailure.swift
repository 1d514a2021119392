import CCodecs

/// Calls a codec and turns its failure into an error.
func checked<Value>(
  _ format: ImageFormat, _ body: (UnsafeMutablePointer<bk_failure>) -> Value?
) throws(DecodeError) -> Value {
  var failure = bk_failure()
  if let value = body(&failure) { return value }
  switch failure.kind {
  case BK_FAILURE_TRUNCATED: throw .truncated
  case BK_FAILURE_MEMORY: throw .malformed("\(format.rawValue): there is not enough memory for it")
  default: throw .malformed("\(format.rawValue): \(String(cString: bk_failure_text(&failure)))")
  }
}

/// The same for a codec that tells only whether it went well.
func check(_ format: ImageFormat, _ body: (UnsafeMutablePointer<bk_failure>) -> Bool) throws(DecodeError) {
  try checked(format) { body($0) ? () : nil }
}
