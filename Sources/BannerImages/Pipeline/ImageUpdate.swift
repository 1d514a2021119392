/// What happens to a picture that somebody watches.
public enum ImageUpdate<Image: Sendable>: Sendable {
  /// The picture, as good as its server's last word.
  case picture(Image)
  /// A good picture from earlier, until the newer one has come.
  case olderPicture(Image)
  /// It cannot be had now. What is shown stays. It is tried again after so many seconds; nil: it is not.
  case failure(ImageError, retryAfter: Double?)
}
