public import Messages

/// What was replaced in the request of a method that takes a `PartwiseMessage`; nil: nothing was.
public enum BadTexts: ContextKey {
  public typealias Value = [Messages.DecodingError]
}
