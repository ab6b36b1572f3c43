/// A value of an exported record, written as JSON or CSV.
public enum ExportedValue: Sendable, Hashable {
  /// `null` in JSON; an empty cell in CSV.
  case absent
  case text(String)
  case integer(Int64)
  /// A finite number.
  case number(Double)
  case flag(Bool)
  /// An array in JSON; joined by `;` in a cell.
  case list([String])
  /// Stored JSON; its text in a cell.
  case json(String)

  public static func text(_ text: String?) -> ExportedValue { text.map { .text($0) } ?? .absent }

  public static func number(_ number: Double?) -> ExportedValue {
    number.map { .number($0) } ?? .absent
  }

  /// Returns the text, or ``absent`` if it is empty.
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

  /// Returns the shortest decimal that parses to the same number, without `.0` for integers.
  private static func spelled(_ number: Double) -> String {
    let text = number == 0 ? "0" : number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
