import FoundationEssentials

/// Writes a codebook as JSON in parts: the head, one line for each variable, the questionnaires.
public struct CodebookJSON: Sendable {
  private var needsComma = false

  public init() {}

  /// Returns the whole JSON.
  public static func bytes(_ codebook: Codebook) throws -> [UInt8] {
    var json = CodebookJSON()
    var bytes = try json.head(codebook.table, study: codebook.study, language: codebook.language)
    for variable in codebook.variables { bytes += try json.variable(variable) }
    return bytes + (try json.end(codebook.questionnaires))
  }

  public func head(_ table: Codebook.Table, study: String, language: String) throws -> [UInt8] {
    let members = [
      "format": Codebook.format, "table": table.rawValue, "study": study, "language": language,
    ]
    return try Self.encoded(members).dropLast() + Array(",\"variables\":[\n".utf8)
  }

  public mutating func variable(_ variable: CodebookVariable) throws -> [UInt8] {
    defer { needsComma = true }
    return (needsComma ? Array(",\n".utf8) : []) + (try Self.encoded(variable))
  }

  public func end(_ questionnaires: [CodebookQuestionnaire]) throws -> [UInt8] {
    Array("\n],\"questionnaires\":".utf8) + (try Self.encoded(questionnaires))
      + Array("}\n".utf8)
  }

  private static func encoded(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value))
  }
}
