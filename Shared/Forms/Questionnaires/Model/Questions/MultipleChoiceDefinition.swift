/// Any number of the options, within bounds.
public struct MultipleChoiceDefinition: Sendable, Hashable {
  public var options: [OptionDefinition]
  /// Minimum options once any is chosen; 0 means unlimited. Whether no option may be chosen depends
  /// on the question's `isOptional` and on ``isNoneAllowed``. A single exclusive option satisfies
  /// the minimum.
  public var minimumCount: UInt32
  /// Maximum options; 0 means unlimited.
  public var maximumCount: UInt32
  /// Whether choosing no option answers even a required question (generic forms §4.6). Otherwise a
  /// required question needs an option (TYT §4.1.4).
  public var isNoneAllowed: Bool

  public init(
    options: [OptionDefinition], minimumCount: UInt32 = 0, maximumCount: UInt32 = 0,
    isNoneAllowed: Bool = false
  ) {
    self.options = options
    self.minimumCount = minimumCount
    self.maximumCount = maximumCount
    self.isNoneAllowed = isNoneAllowed
  }
}
