extension Carousel {
  /// The size of the visible area, in points.
  ///
  /// A size that is zero, negative or not finite, below a thousandth of a point or above ten million, is no size yet:
  /// the carousel keeps its item and waits.
  public struct Viewport: Equatable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }

    /// No size yet.
    public static let zero = Viewport(width: 0, height: 0)

    /// Whether pages can be laid out in it.
    public var isUsable: Bool {
      Self.sides.contains(width) && Self.sides.contains(height)
    }

    /// No screen is longer, and no pixel shorter; beyond, arithmetic in points would lose the fraction of a pixel.
    static let sides = 1e-3...1e7
  }

  /// A place on the screen, in points from the viewport's top left corner, y downwards.
  public struct Point: Equatable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A displacement on the screen, in points, y downwards.
  public struct Vector: Equatable, Sendable {
    public var dx: Double
    public var dy: Double

    public init(dx: Double, dy: Double) {
      self.dx = dx
      self.dy = dy
    }

    public static let zero = Vector(dx: 0, dy: 0)
  }

  /// A rectangle on the screen, in points from the viewport's top left corner, y downwards.
  public struct Rect: Equatable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    public var minX: Double { x }
    public var minY: Double { y }
    public var maxX: Double { x + width }
    public var maxY: Double { y + height }

    /// Whether the point lies inside; the left and top edges count, the right and bottom edges do not.
    public func contains(_ point: Point) -> Bool {
      point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
  }

  /// Distances from the viewport's edges, in points; `leading` is left in a left-to-right layout.
  public struct Insets: Equatable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }
}
