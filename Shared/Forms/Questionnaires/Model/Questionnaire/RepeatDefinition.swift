/// The repetition of a group; ``QuestionnaireDefinition/unrolled`` gives it its meaning.
public struct RepeatDefinition: Sendable, Hashable {
  /// Largest permitted ``maximum``.
  public static let maximumLimit: UInt32 = 100

  /// Number of repetitions that are always shown; 0 with a count.
  public var minimum: UInt32
  public var maximum: UInt32
  /// The question or calculation with the number of repetitions; nil if the participant adds them.
  public var count: QuestionReference.Subject?

  public init(minimum: UInt32 = 0, maximum: UInt32, count: QuestionReference.Subject? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.count = count
  }

  /// Number of copies, also of an invalid definition.
  public var copies: Int { Int(min(maximum, Self.maximumLimit)) }
}

/// One copy of a repeating group.
public struct RepeatCopy: Sendable, Hashable {
  /// Id of the repeating group.
  public var groupID: String
  /// Number of the repetition from 1.
  public var number: Int
  /// Whether it is shown only if it, or a later one, has an answer.
  public var isAdded: Bool

  /// The id of a member in a repetition.
  public static func id(_ id: String, _ number: Int) -> String { "\(id)_\(number)" }
}
