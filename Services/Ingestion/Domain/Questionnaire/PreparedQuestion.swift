internal import Patterns
public import Questionnaires

/// A question with what is worked out once for all sheets.
public struct PreparedQuestion: Sendable {
  public let elementID: String
  public let answers: PossibleAnswers
  /// What a text must match that is not blank.
  let pattern: TextPattern?

  /// - Parameter kind: with inheritance resolved.
  /// - Throws: ``UnusableDefinition``.
  init(
    _ elementID: String, _ kind: Questionnaires.QuestionDefinition.Kind?
  ) throws(UnusableDefinition) {
    guard let answers = PossibleAnswers(kind) else {
      throw UnusableDefinition(description: "\(elementID): unknown type of question")
    }
    self.elementID = elementID
    self.answers = answers
    pattern = try Self.pattern(of: answers, elementID)
  }

  private static func pattern(
    of answers: PossibleAnswers, _ elementID: String
  ) throws(UnusableDefinition) -> TextPattern? {
    guard case .text(_, let source?) = answers else { return nil }
    do {
      return try TextPattern(source)
    } catch {
      throw UnusableDefinition(description: "\(elementID): pattern: \(error)")
    }
  }
}

extension PossibleAnswers {
  /// The only kind of value that answers the question, as ``AnswerValue/kind`` names it.
  var valueKind: String {
    switch self {
    case .one, .several: "choice"
    case .scale, .number: "number"
    case .text: "text"
    case .date: "date"
    case .time: "time"
    case .dateTime: "date_time"
    case .nothing: "nothing"
    }
  }
}
