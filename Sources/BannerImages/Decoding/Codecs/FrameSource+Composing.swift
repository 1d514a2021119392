extension ImageAnimation: FrameComposing {
  public func makeComposer() throws(DecodeError) -> FrameSource { try makeFrameSource() }
}

extension FrameSource: FrameComposer {
  public func nextFrame() throws(DecodeError) -> (index: Int, frame: PixelBuffer) {
    let frame = try next()
    return (frame.index, frame.pixels)
  }
}
