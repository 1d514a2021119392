import CGtk
import CarouselEngine

/// Draws one page at its own place: the picture, and the title as a caption.
///
/// What it draws does not depend on where the page is, so that it can be recorded once and shown in many frames.
@MainActor
struct PageDrawing {
  /// The page's size, in points.
  let width: Double
  let height: Double
  let style: BannerStyle
  let isRightToLeft: Bool
  /// The room that the indicator needs at the bottom, in points.
  let indicatorRoom: Double
  let text: TextRenderer

  /// Records the page; nil only when the page has no size.
  func record(_ content: PageContent) -> RenderNode? {
    guard width > 0, height > 0 else { return nil }
    return RenderNode.recording(isForOneFrame: content.isForOneFrame) { snapshot in
      let bounds = Carousel.Rect(x: 0, y: 0, width: width, height: height)
      snapshot.withRoundedClip(bounds, radius: style.cornerRadius) {
        draw(content.body, on: snapshot, in: bounds)
        if style.showsCaptions, let title = content.title, !title.isEmpty {
          drawCaption(title, on: snapshot)
        }
      }
    }
  }

  private func draw(_ body: PageContent.Body, on snapshot: OpaquePointer, in bounds: Carousel.Rect) {
    switch body {
    case .placeholder:
      drawPlaceholder(on: snapshot, in: bounds)
    case .picture(let picture):
      let frame = Self.frame(
        ofPictureWidth: Double(picture.width), height: Double(picture.height), in: bounds, mode: style.contentMode)
      // A transparent picture, too, stands on the placeholder and not on whatever is behind the carousel.
      if style.contentMode == .fit { drawPlaceholder(on: snapshot, in: bounds) }
      snapshot.withClip(bounds) {
        var rect = frame.graphene
        gtk_snapshot_append_texture(snapshot, picture.texture, &rect)
      }
    case .drawn(let node):
      if let node { gtk_snapshot_append_node(snapshot, node.pointer) }
    }
  }

  /// Where a picture lies on a page so that it fills or fits it, in the page's middle.
  static func frame(
    ofPictureWidth width: Double, height: Double, in page: Carousel.Rect, mode: BannerStyle.ContentMode
  ) -> Carousel.Rect {
    guard width > 0, height > 0 else { return page }
    let across = page.width / width
    let down = page.height / height
    let scale = mode == .fill ? max(across, down) : min(across, down)
    // By whole pixels of the picture, so that one that was made for this page stays sharp.
    let x = ((page.width / scale - width) / 2).rounded(.down) * scale
    let y = ((page.height / scale - height) / 2).rounded(.down) * scale
    return Carousel.Rect(x: page.x + x, y: page.y + y, width: width * scale, height: height * scale)
  }

  private func drawPlaceholder(on snapshot: OpaquePointer, in bounds: Carousel.Rect) {
    snapshot.appendGradient(
      from: style.placeholder.mixed(with: .white, part: 0.35), to: style.placeholder, in: bounds)
  }

  private func drawCaption(_ title: String, on snapshot: OpaquePointer) {
    let margin = style.captionMargin
    let room = width - 2 * margin
    guard room > 0 else { return }
    text.layOut(title, font: style.captionFont, width: room, lines: 2, alignsRight: isRightToLeft) { line in
      let bottom = max(margin, indicatorRoom)
      let top = max(0, height - bottom - line.height)
      drawShade(from: top.rounded(.down), on: snapshot)
      snapshot.append(line, at: Carousel.Point(x: margin, y: top), color: style.captionColor)
    }
  }

  /// Darkens the page from the caption's top down, so that white letters can be read on white: black at 55 % leaves a
  /// contrast of 4.7 to 1 (WCAG 2.1 asks for 4.5). Above, the shade fades out over the height of two margins.
  private func drawShade(from top: Double, on snapshot: OpaquePointer) {
    let fade = min(top, 2 * style.captionMargin)
    let shade = BannerStyle.Color.black.faded(to: 0.55)
    if fade > 0 {
      snapshot.appendGradient(
        from: shade.faded(to: 0), to: shade, in: Carousel.Rect(x: 0, y: top - fade, width: width, height: fade))
    }
    snapshot.appendGradient(
      from: shade, to: .black.faded(to: 0.65),
      in: Carousel.Rect(x: 0, y: top, width: width, height: height - top))
  }
}

extension BannerStyle.Color {
  /// The mean of two colours, with `part` of the other.
  func mixed(with other: Self, part: Double) -> Self {
    Self(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
  }
}
