import FoundationEssentials
import Postgres

/// The `contents` column of rejected sheets, with API names. Unlike the columns of stored sheets it
/// can hold invalid data: two answers to one question, invalid times and numbers.
struct StoredRejection: Codable {
  var sheet: AnswerSheet
  var violations: [Fault]

  init(_ sheet: AnswerSheet, _ violations: [Violation]) {
    self.sheet = sheet
    self.violations = violations.map {
      Fault(field: $0.field, reason: $0.reason.rawValue, description: $0.description)
    }
  }

  /// - Throws: `DecodingError`.
  init(_ json: PostgresJSON) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(StoredRejection.self, from: Data(json.text.utf8))
  }

  /// - Throws: `EncodingError`.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .withoutEscapingSlashes
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  struct Fault: Codable {
    var field: String
    var reason: String
    var description: String

    /// The violation; nil for a reason unknown to this release.
    var violation: Violation? {
      Reason(rawValue: reason).map {
        Violation(field: field, reason: $0, description: description)
      }
    }
  }
}

extension Answer: Codable {
  private enum CodingKeys: String, CodingKey {
    case elementID = "element_id"
    case choice, number, text, date, time
    case dateTime = "date_time"
    case answeredAt = "answer_time"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String? {
      try values.decodeIfPresent(String.self, forKey: key)
    }
    self.init(
      elementID: try values.decode(String.self, forKey: .elementID),
      value: try values.decodeIfPresent([String].self, forKey: .choice).map { .choice($0) }
        ?? values.decodeIfPresent(Double.self, forKey: .number).map { .number($0) }
        ?? text(.text).map { .text($0) } ?? text(.date).map { .date($0) }
        ?? text(.time).map { .time($0) } ?? text(.dateTime).map { .dateTime($0) },
      answeredAt: try values.decodeIfPresent(DeviceTime.self, forKey: .answeredAt))
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(elementID, forKey: .elementID)
    switch value {
    case .choice(let codes): try values.encode(codes, forKey: .choice)
    case .number(let number): try values.encode(number, forKey: .number)
    case .text(let text): try values.encode(text, forKey: .text)
    case .date(let text): try values.encode(text, forKey: .date)
    case .time(let text): try values.encode(text, forKey: .time)
    case .dateTime(let text): try values.encode(text, forKey: .dateTime)
    case nil: break
    }
    try values.encodeIfPresent(answeredAt, forKey: .answeredAt)
  }
}
