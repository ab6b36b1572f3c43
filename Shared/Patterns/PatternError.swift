/// Why a pattern cannot be used.
public struct PatternError: Error, Sendable, Hashable, CustomStringConvertible {
  public enum Reason: Sendable, Hashable {
    /// A group or class is not closed, or closed without being opened.
    case unbalanced
    /// A quantifier with nothing before it.
    case nothingToRepeat
    /// `{2,1}`, or `[b-a]`.
    case orderReversed
    /// A `{`, or an escape, that means nothing.
    case syntax
    /// Look-around, a back-reference or a property.
    case notSupported
    case tooLarge
    case tooDeep
  }

  /// In Unicode scalars from 0.
  public var position: Int
  public var reason: Reason
  /// What is wrong and what to do about it.
  public var description: String

  init(_ position: Int, _ reason: Reason, _ description: String) {
    self.position = position
    self.reason = reason
    self.description = description
  }
}
