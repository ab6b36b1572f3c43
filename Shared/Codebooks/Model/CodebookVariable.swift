/// A column of a table, or what stands in certain rows of one.
public struct CodebookVariable: Sendable, Hashable, Decodable {
  /// Definitions that are told of one variable; see ``olderDefinitions``.
  public static let definitionsMax = 50

  /// Codes that are told of one variable in all its definitions together, the newest one's apart.
  public static let codesMax = 30_000

  /// What it comes from.
  public enum Source: String, Sendable, Hashable, CaseIterable, Decodable {
    /// The row itself: who, when, which.
    case row
    case answer
    case score
    /// The grade of a score.
    case band
    /// What sensors measured.
    case measurement
    /// Not told by the service that was asked.
    case unknown
  }

  /// Of the column.
  public var name: String
  public var source: Source
  public var form: CodebookForm
  /// Nil: all rows of the column.
  public var rows: CodebookRows?
  /// Id of the question or score; empty: neither.
  public var subject: String
  /// How it was asked, newest version first: one for all versions that asked alike. Of what is no question, one.
  public var definitions: [CodebookDefinition]
  /// Older definitions that are not told, where there are more than ``definitionsMax`` or ``codesMax``.
  public var olderDefinitions: Int
  /// What the absence of a value may mean.
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

  /// A column of a file that the service does not name.
  static func unknown(named name: String, in language: String) -> CodebookVariable {
    CodebookColumn(
      name, .text,
      (
        "not a column of this export any more, or of a newer service",
        "keine Spalte dieses Exports mehr, oder eine eines neueren Dienstes"
      ), source: .unknown
    ).variable(in: language)
  }

  /// The newest definition.
  public var current: CodebookDefinition? { definitions.first }

  /// All codes of all definitions, each with the label of the newest that has it; those of the newest first.
  public var codes: [CodebookCode] {
    guard definitions.count > 1 else { return current?.codes ?? [] }
    var seen = Set<String>()
    return definitions.flatMap(\.codes).filter { seen.insert($0.code).inserted }
  }

  /// Whether every code is a whole number in its only spelling, in all versions, so that programs may take them for
  /// numbers. Countries, whose codes are not listed, are none.
  public var hasNumericCodes: Bool {
    form == .code && olderDefinitions == 0 && !definitions.isEmpty
      && definitions.allSatisfy { definition in
        !definition.codes.isEmpty && definition.codes.allSatisfy { $0.code.isCanonicalInteger }
      }
  }

  /// What differs between its versions.
  public var changes: [CodebookChange] { CodebookChange.changes(between: definitions) }
}

extension String {
  /// `0`, `7`, `-12`: at most nine digits, none of them a leading zero.
  var isCanonicalInteger: Bool {
    let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : utf8[...]
    guard (1...9).contains(digits.count),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return false }
    return digits.first != UInt8(ascii: "0") || utf8.count == 1
  }
}
