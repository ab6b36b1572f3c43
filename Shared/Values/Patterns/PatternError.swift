/// Reason why a pattern is invalid.
public struct PatternError: Error, Sendable, Hashable, CustomStringConvertible {
  public enum Reason: Sendable, Hashable {
    /// An unbalanced group or class.
    case unbalanced
    /// A quantifier without an operand.
    case nothingToRepeat
    /// A reversed range: `{2,1}` or `[b-a]`.
    case orderReversed
    /// An invalid `{` or escape.
    case syntax
    /// Look-around, a back-reference or an unsupported property.
    case notSupported
    case tooLarge
    case tooDeep
  }

  /// Position in Unicode scalars, from 0.
  public var position: Int
  public var reason: Reason
  /// States the problem and its remedy.
  public var description: String

  init(_ position: Int, _ reason: Reason, _ description: String) {
    self.position = position
    self.reason = reason
    self.description = description
  }
}
