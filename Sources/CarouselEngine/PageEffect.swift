/// How pages look while they move.
public enum PageEffect: UInt8, CaseIterable, Sendable {
  case slide
  case crossFade
  case zoomOut
  case depth
  case linear
  case overlap
  case coverFlow
  case ferrisWheel
  case invertedFerrisWheel
  case cube
}
