/// What the owner of something answered, and how old the answer is.
public struct Inquired<Value: Sendable>: Sendable {
  public var answer: OwnerAnswer<Value>
  /// Since the question was put; nil: it was put for this call, or after it had come in, so nothing
  /// that the call rests on can be newer.
  public var age: Duration?

  init(answer: OwnerAnswer<Value>, age: Duration? = nil) {
    self.answer = answer
    self.age = age
  }
}
