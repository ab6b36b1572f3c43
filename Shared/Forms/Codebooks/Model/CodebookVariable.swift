/// A column of a table, or the values of one column in certain rows.
public struct CodebookVariable: Sendable, Hashable, Decodable {
  /// Maximum definitions of one variable; see ``olderDefinitions``.
  public static let definitionsMax = 50

  /// Maximum codes of one variable over all its definitions except the newest.
  public static let codesMax = 30_000

  /// Origin of the values.
  public enum Source: String, Sendable, Hashable, CaseIterable, Codable {
    /// Data of the row itself, such as the participant or the time.
    case row
    case answer
    case score
    /// The band of a score.
    case band
    /// Sensor measurements.
    case measurement
    /// Unknown to the service.
    case unknown
  }

  /// Name of the column.
  public var name: String
  public var source: Source
  public var form: CodebookForm
  /// Rows that it applies to; nil for all rows of the column.
  public var rows: CodebookRows?
  /// Id of the question or score; empty for other columns.
  public var subject: String
  /// Definitions, newest first; versions with the same definition share one. Columns other than
  /// questions have one.
  public var definitions: [CodebookDefinition]
  /// Number of omitted older definitions, beyond ``definitionsMax`` or ``codesMax``.
  public var olderDefinitions: Int
  /// Possible meanings of a missing value.
  public var missing: [CodebookMissing]

  public init(
    name: String, source: Source, form: CodebookForm, rows: CodebookRows? = nil,
    subject: String = "", definitions: [CodebookDefinition], olderDefinitions: Int = 0,
    missing: [CodebookMissing] = []
  ) {
    self.name = name
    self.source = source
    self.form = form
    self.rows = rows
    self.subject = subject
    self.definitions = definitions
    self.olderDefinitions = olderDefinitions
    self.missing = missing
  }

  /// Describes a column of a file that the service does not know.
  static func unknown(named name: String, in language: String) -> CodebookVariable {
    CodebookColumn(
      name, .text,
      (
        "no longer a column of this export, or one of a newer service",
        "keine Spalte dieses Exports mehr, oder eine eines neueren Dienstes"
      ), source: .unknown
    ).variable(in: language)
  }

  /// The newest definition.
  public var current: CodebookDefinition? { definitions.first }

  /// All codes of all definitions, those of the newest first, with the label of the newest
  /// definition that has the code.
  public var codes: [CodebookCode] {
    guard definitions.count > 1 else { return current?.codes ?? [] }
    var seen = Set<String>()
    return definitions.flatMap(\.codes).filter { seen.insert($0.code).inserted }
  }

  /// Whether every code in all versions is a whole number in canonical spelling, so that programs
  /// may treat codes as numbers. False for countries, whose codes are not listed.
  public var hasNumericCodes: Bool {
    form == .code && olderDefinitions == 0 && !definitions.isEmpty
      && definitions.allSatisfy { definition in
        !definition.codes.isEmpty && definition.codes.allSatisfy { $0.code.isCanonicalInteger }
      }
  }

  /// Differences between its versions.
  public var changes: [CodebookChange] { CodebookChange.changes(between: definitions) }
}

extension CodebookVariable: Encodable {
  private enum Member: CodingKey {
    case name, source, form, rows, subject, definitions, olderDefinitions, changes, missing
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    try members.encode(name, forKey: .name)
    try members.encode(source, forKey: .source)
    try members.encode(form, forKey: .form)
    try members.encodeIfPresent(rows, forKey: .rows)
    try members.encode(subject, forKey: .subject)
    try members.encode(definitions, forKey: .definitions)
    try members.encode(olderDefinitions, forKey: .olderDefinitions)
    try members.encode(changes.map(\.rawValue), forKey: .changes)
    try members.encode(missing, forKey: .missing)
  }
}

extension String {
  /// Whether it is `0`, `7`, `-12`: at most nine digits without a leading zero.
  var isCanonicalInteger: Bool {
    let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : utf8[...]
    guard (1...9).contains(digits.count),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return false }
    return digits.first != UInt8(ascii: "0") || utf8.count == 1
  }
}

/// A possible meaning of a cell without a value. Other columns (`version`, `closing`,
/// `withdrawn_at`) tell which one applies.
public struct CodebookMissing: Sendable, Hashable, Codable {
  /// Content of the cell: nothing, or `;`.
  public var cell: String
  /// Stable machine-readable name.
  public var reason: String
  public var meaning: CodebookWords

  public init(cell: String, reason: String, meaning: CodebookWords) {
    self.cell = cell
    self.reason = reason
    self.meaning = meaning
  }
}
