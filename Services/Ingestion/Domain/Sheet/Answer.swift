/// The answer to one question.
public struct Answer: Sendable, Hashable {
  public var elementID: String
  /// Absent when the client sent none, or one of a kind that this service does not know.
  public var value: AnswerValue?
  /// By the device's clock; absent where the client does not record it.
  public var answeredAt: DeviceTime?

  public init(elementID: String, value: AnswerValue?, answeredAt: DeviceTime? = nil) {
    self.elementID = elementID
    self.value = value
    self.answeredAt = answeredAt
  }
}
