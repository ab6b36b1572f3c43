/// Why a text is not an expression.
public struct ExpressionFailure: Error, Hashable {
  /// Offset in the text, in UTF-8 bytes.
  public var offset: Int
  /// States the problem and the remedy.
  public var message: String
}
