/// What a carousel does, for every skin.
public struct Carousel: Sendable {
}
