/// What was answered, in the form that it is sent and stored in.
public enum AnswerValue: Sendable, Hashable {
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

  /// Name of the field it is sent in.
  public var kind: String {
    switch self {
    case .choice: "choice"
    case .number: "number"
    case .text: "text"
    case .date: "date"
    case .time: "time"
    case .dateTime: "date_time"
    }
  }

  /// Whether it says nothing, as ``KnownAnswer`` knows it. Conditions see such an answer as none
  /// (FHIR has no way to store it either).
  public var isBlank: Bool { KnownAnswer(any: self).isBlank }
}
