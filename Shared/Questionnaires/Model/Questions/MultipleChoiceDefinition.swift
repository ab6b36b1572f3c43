/// Any number of the options, within bounds.
public struct MultipleChoiceDefinition: Sendable, Hashable {
  public var options: [OptionDefinition]
  /// Options to choose at least once any is chosen; 0 means no bound. Whether nothing may be chosen
  /// is said by `isOptional` of the question and by ``isNoneAllowed``. An exclusive option satisfies it alone.
  public var minimumCount: UInt32
  /// Options to choose at most; 0 means no bound.
  public var maximumCount: UInt32
  /// Whether choosing none is an answer, also to a required question (generic forms §4.6). Otherwise a
  /// required one needs an option (TYT §4.1.4).
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
