internal import Questionnaires

/// Translations as CSV for translators with a spreadsheet: the columns `key`, `note`, `source:en`,
/// and for every language `target:de` and `state:de`.
public struct TranslationTable: Sendable {
  private let limits: FormatLimits

  public init(limits: FormatLimits = .default) { self.limits = limits }

  /// - Parameter sheets: sheets of one definition, one per language.
  public func bytes(_ sheets: [TranslationSheet]) -> [UInt8] {
    guard let first = sheets.first else { return [] }
    var writer = TableWriter()
    let languages = sheets.map(\.targetLanguage)
    writer.append(
      ["key", "note", "source:\(first.sourceLanguage)"]
        + languages.flatMap { ["target:\($0)", "state:\($0)"] })
    let units = sheets.map { sheet in
      Dictionary(sheet.units.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }
    for unit in first.units {
      writer.append(
        [unit.key.description, unit.note, unit.source]
          + units.flatMap { [$0[unit.key]?.target ?? "", $0[unit.key]?.state.rawValue ?? ""] })
    }
    return writer.bytes
  }

  /// - Returns: a sheet for each language, without definition ids.
  /// - Throws: ``SourceError`` with all errors.
  public func read(_ bytes: [UInt8], file: String) throws(SourceError) -> [TranslationSheet] {
    var reader = try CSVReader.open(bytes, file: file, limits: limits) { record in
      (0..<record.count).contains { record.trimmed($0).lowercased() == "key" }
    }
    let findings = SourceFindingCollector(file: file, limits: limits)
    var columns: Columns?
    while columns == nil, let record = try reader.next() {
      if !record.isBlank { columns = Columns(record, findings) }
    }
    try findings.throwErrors()
    guard let columns else { return [] }
    var sheets = columns.languages.map {
      TranslationSheet(
        definitionID: "", sourceLanguage: columns.sourceLanguage, targetLanguage: $0, units: [])
    }
    while let record = try reader.next() {
      let key = record.trimmed(columns.key)
      if record.isBlank { continue }
      if key.isEmpty {
        findings.add(
          "KEY_MISSING", at: SourcePosition(line: record.line), place: "key",
          "the line has no key; export the table again")
        continue
      }
      for (index, language) in columns.languages.enumerated() {
        let target = record[columns.targets[language] ?? -1, or: ""]
        let state = state(record, columns, language, target, findings)
        sheets[index].units.append(
          TranslationUnit(
            key: TextKey(key), source: record[columns.source], target: target, state: state,
            position: SourcePosition(line: record.line)))
      }
    }
    try findings.throwErrors()
    return sheets
  }

  private func state(
    _ record: CSVRecord, _ columns: Columns, _ language: String, _ target: String,
    _ findings: SourceFindingCollector
  ) -> TranslationState {
    guard let column = columns.states[language], !record.isEmpty(column) else {
      return target.isEmpty ? .new : .translated
    }
    let text = record.trimmed(column).lowercased()
    if let state = TranslationState(rawValue: text) {
      // Translators often forget to update the state column.
      return state == .new && !target.isEmpty ? .translated : state
    }
    findings.add(
      "STATE_UNKNOWN", at: SourcePosition(line: record.line), place: "state:\(language)",
      "`\(text)` is not a state; write new, translated or needs-translation")
    return .new
  }

  /// The column layout of a header.
  private struct Columns {
    var key = 0
    var source = 0
    var sourceLanguage = ""
    /// Languages in column order.
    var languages: [String] = []
    var targets: [String: Int] = [:]
    var states: [String: Int] = [:]

    init(_ record: CSVRecord, _ findings: SourceFindingCollector) {
      var found: [String: Int] = [:]
      for column in 0..<record.count {
        let name = record.trimmed(column)
        guard !name.isEmpty else { continue }
        if found.updateValue(column, forKey: name.lowercased()) != nil {
          findings.add(
            "COLUMN_DUPLICATE", at: SourcePosition(line: record.line), place: name,
            "duplicate column; remove one")
        }
        let parts = name.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
        guard parts.count == 2 else { continue }
        switch parts[0].lowercased() {
        case "source":
          source = column
          sourceLanguage = parts[1]
        case "target":
          languages.append(parts[1])
          targets[parts[1]] = column
        case "state": states[parts[1]] = column
        default: break
        }
      }
      key = found["key"] ?? 0
      if sourceLanguage.isEmpty || languages.isEmpty {
        findings.add(
          "COLUMN_MISSING", at: SourcePosition(line: record.line), place: "header",
          "the columns are `key`, `source:en`, `target:de`, `state:de`, with the languages of the file"
        )
      }
    }
  }
}

extension CSVRecord {
  fileprivate subscript(column: Int, or fallback: String) -> String {
    column < 0 ? fallback : self[column]
  }
}
