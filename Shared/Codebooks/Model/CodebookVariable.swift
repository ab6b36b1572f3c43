/// A column of a table, or what stands in certain rows of one.
public struct CodebookVariable: Sendable, Hashable, Decodable {
  /// Definitions that are told of one variable; see ``olderDefinitions``.
  public static let definitionsMax = 50

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
  /// Older definitions that are not told, where there are more than ``definitionsMax``.
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

  /// A column that the service describes itself.
  ///
  /// - Parameters:
  ///   - label: in English, without a stop.
  ///   - codes: what may stand there, with what it means.
  public init(
    _ name: String, _ form: CodebookForm, _ label: String, source: Source = .row,
    unit: String = "", range: ClosedRange<Double>? = nil,
    codes: KeyValuePairs<String, String> = [:], missing: [CodebookMissing] = []
  ) {
    self.init(
      name: name, source: source, form: form,
      definitions: [
        CodebookDefinition(
          label: CodebookWords(english: label), unit: unit, minimum: range?.lowerBound,
          maximum: range?.upperBound,
          codes: codes.map { CodebookCode($0.key, CodebookWords(english: $0.value)) })
      ],
      missing: missing)
  }

  /// A column of a file that the service does not name.
  static func unknown(named name: String) -> CodebookVariable {
    CodebookVariable(
      name, .text, "not a column of this export any more, or of a newer service",
      source: .unknown)
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

/// Which rows of a column are meant.
public struct CodebookRows: Sendable, Hashable, Decodable {
  public var questionnaire: String
  /// What stands in the column `element_id`.
  public var element: String
  /// What stands in the column `kind`.
  public var kind: String

  public init(questionnaire: String, element: String, kind: String) {
    self.questionnaire = questionnaire
    self.element = element
    self.kind = kind
  }
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
