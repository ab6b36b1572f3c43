/// How large a page may become.
public struct PreviewLimits: Sendable, Hashable {
  /// States of all patterns together; a state takes about fifty bytes of the page.
  public var patternStatesMax = 200_000

  public static let `default` = PreviewLimits()

  public init() {}
}
