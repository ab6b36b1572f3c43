import Messages
import Serialization

/// An answer on the command line: `stress=20`, `mood:choice=good;calm`.
struct CorrectionArgument {
  /// An argument that is not an answer.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let elementID: String
  /// Empty: the kind of the answer that the sheet has.
  let kind: String
  let value: String

  /// - Throws: ``Failure``.
  init(_ text: String) throws {
    guard let equals = text.firstIndex(of: "=") else {
      throw Failure(description: "--answer \(text): expected ELEMENT=VALUE")
    }
    let name = text[..<equals].split(separator: ":", omittingEmptySubsequences: false)
    guard name.count <= 2, name.allSatisfy({ !$0.isEmpty }) else {
      throw Failure(description: "--answer \(text): expected ELEMENT=VALUE or ELEMENT:KIND=VALUE")
    }
    elementID = String(name[0])
    kind = name.count == 2 ? String(name[1]) : ""
    value = String(text[text.index(after: equals)...])
  }

  /// Returns the answer, with the kind of the sheet's answer to the question unless it is stated.
  ///
  /// - Throws: ``Failure``.
  func answer(in sheet: IngestionV1.ReviewedSheet) throws -> IngestionV1.Answer {
    let present = sheet.answers.first { $0.elementID == elementID }?.value
    let kind = kind.isEmpty ? present?.kind ?? "" : kind
    let value: IngestionV1.Answer.OneOfValue
    switch kind {
    case "choice":
      value = .choice(.init(codes: self.value.split(separator: ";").map(String.init)))
    case "number":
      guard let number = Double(self.value) else {
        throw Failure(description: "--answer \(elementID): \(self.value) is not a number")
      }
      value = .number(number)
    case "text": value = .text(self.value)
    case "date": value = .date(self.value)
    case "time": value = .time(self.value)
    case "date_time": value = .dateTime(self.value)
    case "":
      throw Failure(
        description: "--answer \(elementID): the sheet has no answer to it; "
          + "add the kind, such as \(elementID):number=\(self.value)")
    default:
      throw Failure(
        description: "--answer \(elementID): unknown kind \(kind); expected choice, number, text, "
          + "date, time or date_time")
    }
    return IngestionV1.Answer(elementID: elementID, value: value)
  }
}

extension IngestionV1.Answer.OneOfValue {
  /// Name of the field, as in exports.
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

  /// The value as in exports.
  var cell: String {
    switch self {
    case .choice(let codes): codes.codes.joined(separator: ";")
    case .number(let number): number.shortText
    case .text(let text), .date(let text), .time(let text), .dateTime(let text): text
    }
  }
}
