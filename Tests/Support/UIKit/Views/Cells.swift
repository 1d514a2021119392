/// A stand-in for Apple's class.
@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public let contentView = UIView()
  public let reuseIdentifier: String?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  open func prepareForReuse() {}

  open override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
  }
}

/// A stand-in for Apple's class.
@MainActor open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  open func prepareForReuse() {}
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
  }
}
