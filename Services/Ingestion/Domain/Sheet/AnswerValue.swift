import Fields
import Questionnaires

/// The value of an answer, in the form in which it is sent and stored.
enum AnswerValue: Sendable, Hashable {
  /// Codes of the chosen options; `yes` or `no` for a yes/no question.
  case choice([String])
  /// Slider, Self-Assessment Manikin, number.
  case number(Double)
  case text(String)
  /// `YYYY-MM-DD`.
  case date(String)
  /// `HH:MM`.
  case time(String)
  /// `YYYY-MM-DDTHH:MM`, in the sheet's time zone.
  case dateTime(String)

  /// The one form of the value that is judged, compared and stored, since phones write it in several
  /// ways: texts in normalisation form C, dates and times with ASCII digits.
  var normalized: AnswerValue {
    switch self {
    case .choice, .number: self
    case .text(let text): .text(TypedText.composed(text))
    case .date(let text): .date(TypedText.withASCIIDigits(text))
    case .time(let text): .time(TypedText.withASCIIDigits(text))
    case .dateTime(let text): .dateTime(TypedText.withASCIIDigits(text))
    }
  }

  /// Name of the message field.
  var kind: String {
    switch self {
    case .choice: "choice"
    case .number: "number"
    case .text: "text"
    case .date: "date"
    case .time: "time"
    case .dateTime: "date_time"
    }
  }

  /// Whether the value is blank by ``KnownAnswer``. Conditions treat a blank answer as absent (FHIR
  /// cannot store one either).
  var isBlank: Bool { KnownAnswer(any: self).isBlank }
}

/// An answer as seen by the rules of a questionnaire.
typealias KnownAnswer = Questionnaires.AnswerValue

extension KnownAnswer {
  /// Returns nil for a blank answer.
  init?(_ value: IngestionService.AnswerValue) {
    self.init(any: value)
    if isBlank { return nil }
  }

  /// Returns nil for a reference without an answer.
  init?(_ reference: ReferencedAnswer) {
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

  /// Converts the value, blank or not.
  init(any value: IngestionService.AnswerValue) {
    switch value {
    case .choice(let codes): self = .codes(codes)
    case .number(let number): self = .number(number)
    case .text(let text), .date(let text), .time(let text), .dateTime(let text): self = .text(text)
    }
  }
}
