public import Questionnaires

/// An answer as the rules of a questionnaire see it.
public typealias KnownAnswer = Questionnaires.AnswerValue

extension KnownAnswer {
  /// Nil for an answer that says nothing.
  public init?(_ value: IngestionDomain.AnswerValue) {
    self.init(any: value)
    if isBlank { return nil }
  }

  /// Nil for a reference that says that there was no answer.
  public init?(_ reference: ReferencedAnswer) {
    self =
      if let number = reference.number {
        .number(number)
      } else if !reference.codes.isEmpty {
        .codes(reference.codes)
      } else {
        .text(reference.text)
      }
    if isBlank { return nil }
  }

  /// What an answer says, if anything.
  init(any value: IngestionDomain.AnswerValue) {
    switch value {
    case .choice(let codes): self = .codes(codes)
    case .number(let number): self = .number(number)
    case .text(let text), .date(let text), .time(let text), .dateTime(let text): self = .text(text)
    }
  }
}
