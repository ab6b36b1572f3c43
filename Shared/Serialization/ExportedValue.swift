/// A value of a record that is exported as JSON and as CSV.
public enum ExportedValue: Sendable, Hashable {
  /// `null`; an empty cell.
  case absent
  case text(String)
  case integer(Int64)
  /// Finite.
  case number(Double)
  case flag(Bool)
  /// An array; joined by `;` in a cell.
  case list([String])
  /// JSON as it is stored; its text in a cell.
  case json(String)

  public static func text(_ text: String?) -> ExportedValue { text.map { .text($0) } ?? .absent }

  public static func number(_ number: Double?) -> ExportedValue {
    number.map { .number($0) } ?? .absent
  }

  /// Nil for what says nothing: an empty text is none.
  public static func textIfAny(_ text: String) -> ExportedValue {
    text.isEmpty ? .absent : .text(text)
  }

  var cell: String {
    switch self {
    case .absent: ""
    case .text(let text), .json(let text): CSVWriter.harmless(text)
    case .integer(let number): String(number)
    case .number(let number): Self.spelled(number)
    case .flag(let value): value ? "true" : "false"
    case .list(let texts): CSVWriter.harmless(texts.joined(separator: ";"))
    }
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .absent: json.null()
    case .text(let text): json.string(text)
    case .integer(let number): json.integer(number)
    case .number(let number): json.number(spelled: Self.spelled(number))
    case .flag(let value): json.bool(value)
    case .list(let texts):
      json.array { array in
        for text in texts { array.string(text) }
      }
    case .json(let text): json.value(spelled: text)
    }
  }

  /// The shortest decimal that reads back as the same number, without `.0` for integers.
  private static func spelled(_ number: Double) -> String {
    let text = number == 0 ? "0" : number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
