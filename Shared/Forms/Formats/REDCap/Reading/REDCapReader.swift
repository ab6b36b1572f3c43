internal import Questionnaires

/// Reads *REDCap data dictionaries*: comma-separated values, sheets of a workbook, the table in an
/// instrument's archive, or metadata of the API, with eighteen columns and one row per field.
///
/// Every form becomes a questionnaire. REDCap itself uses the order of the columns. Here the
/// headings of the web page and the API determine the columns, and their order is used only if no
/// heading is known.
public struct REDCapReader: QuestionnaireReader {
  public init() {}

  public func read(
    _ bytes: [UInt8], file: String, options: ReadOptions
  ) throws(SourceError) -> [ReadQuestionnaire] {
    let findings = SourceFindingCollector(file: file, limits: options.limits)
    if REDCapMetadata.isArray(bytes) {
      let (rows, unknown) = try REDCapMetadata.rows(bytes, file: file, limits: options.limits)
      let questionnaires = read(
        rows, unknown: unknown, file: file, options: options, findings: findings)
      try findings.throwErrors()
      return questionnaires
    }
    let (found, hasHeadings) = try tables(bytes, file: file, options: options)
    var ids = SheetIDs(found, file: file, options: options)
    var questionnaires: [ReadQuestionnaire] = []
    for table in found.tables {
      var own = options
      if found.tables.count > 1 { own.questionnaireID = ids.take(table.sheet) }
      questionnaires += try read(
        table, hasHeadings: hasHeadings, file: file, options: own, findings: findings)
    }
    try findings.throwErrors()
    for sheet in found.otherSheets where !questionnaires.isEmpty {
      questionnaires[0].report.lose(
        "", "the sheet `\(sheet)`", "it has no data dictionary header; left out",
        at: SourcePosition(line: 1, sheet: sheet))
    }
    return questionnaires
  }

  private func read(
    _ table: TableReader, hasHeadings: Bool, file: String, options: ReadOptions,
    findings: SourceFindingCollector
  ) throws(SourceError) -> [ReadQuestionnaire] {
    let (rows, headings) = try rows(
      table, hasHeadings: hasHeadings, file: file, findings: findings)
    var questionnaires = read(
      rows, unknown: headings.filter { REDCapColumn(heading: $0) == nil }, file: file,
      options: options, findings: findings)
    if headings.isEmpty, !questionnaires.isEmpty {
      questionnaires[0].report.note(
        "the column headings are unknown; REDCap's column order is used")
    }
    return questionnaires
  }

  /// - Parameter unknown: columns or members without meaning in a dictionary.
  private func read(
    _ rows: [REDCapRow], unknown: [String], file: String, options: ReadOptions,
    findings: SourceFindingCollector
  ) -> [ReadQuestionnaire] {
    let language =
      options.defaultLanguage.isEmpty
      ? "en" : LanguageTag(options.defaultLanguage)?.description ?? options.defaultLanguage
    var dictionary = REDCapDictionary(
      language: language, questionnaireID: options.questionnaireID, findings: findings)
    dictionary.read(rows)
    var questionnaires = dictionary.forms.map {
      read($0, dictionary, language, file: file, options: options)
    }
    guard !questionnaires.isEmpty else { return [] }
    tellMended(dictionary, &questionnaires)
    leaveOutEmpty(&questionnaires)
    for heading in unknown {
      questionnaires[0].report.lose(
        "header", "column `\(heading)`", "unknown column of a dictionary; left out")
    }
    return questionnaires
  }

  /// Leaves out forms that only compute, unless there is no other.
  private func leaveOutEmpty(_ questionnaires: inout [ReadQuestionnaire]) {
    let empty = questionnaires.filter { $0.definition.elements.isEmpty }
    guard !empty.isEmpty, empty.count < questionnaires.count else { return }
    questionnaires.removeAll { $0.definition.elements.isEmpty }
    for form in empty {
      let computed = form.definition.scores.map(\.id) + form.definition.calculations.map(\.id)
      questionnaires[0].report.lose(
        "", "the form `\(form.definition.id)`",
        "participants are asked nothing in it; left out with "
          + computed.joined(separator: ", "),
        at: form.map.position(of: ""))
    }
  }

  private func read(
    _ form: REDCapForm, _ dictionary: REDCapDictionary, _ language: String, file: String,
    options: ReadOptions
  ) -> ReadQuestionnaire {
    var reader = REDCapFormReader(
      form, dictionary.computations, names: dictionary.names[form.questionnaireID] ?? REDCapNames(),
      language: language, limits: options.limits)
    reader.read()
    var annotations: [Annotation] = []
    if REDCapFormName.name(form.questionnaireID) != form.name {
      annotations.append(Annotation(key: REDCapAnnotation.formName, value: form.name))
    }
    var report = reader.report
    if form.name == dictionary.forms.first?.name {
      if let record = dictionary.recordID {
        annotations += record.annotation.map { [$0] } ?? []
        report.note(
          "`\(record.variable)` is REDCap's record identifier, not a question; Otolith knows its "
            + "participants itself")
      }
      if dictionary.forms.count > 1 {
        report.note(
          "the dictionary has \(dictionary.forms.count) forms; each becomes a questionnaire")
      }
    }
    let title = options.title.isEmpty ? REDCapFormName.title(form.name) : options.title
    let name = file.split(separator: "/").last.map(String.init) ?? file
    var map = reader.map
    if let first = form.fields.first {
      map.note(FindingPath(), at: first.row.position(.form))
    }
    var definition = QuestionnaireDefinition(
      id: form.questionnaireID,
      title: TranslatedText([Translation(language: language, text: title)]),
      defaultLanguage: language, elements: reader.elements, scores: reader.scores,
      calculations: reader.calculations,
      provenance: ProvenanceDefinition(
        source: "REDCap data dictionary \(name)", licence: options.licence),
      annotations: annotations)
    definition.removeImpossibleInitialAnswers(&report)
    return ReadQuestionnaire(definition: definition, map: map, report: report)
  }

  /// Reports hidden, renamed and formless fields with their form; those of a form without other fields with
  /// the first one.
  private func tellMended(
    _ dictionary: REDCapDictionary, _ questionnaires: inout [ReadQuestionnaire]
  ) {
    let forms = Dictionary(
      uniqueKeysWithValues: dictionary.forms.enumerated().map { ($1.name, $0) })
    for (row, tag) in dictionary.hidden {
      questionnaires[forms[row[.form]] ?? 0].report.lose(
        row[.variable], tag, "participants do not see the field; left out",
        at: row.position(.annotation))
    }
    for row in dictionary.formless {
      questionnaires[forms[row[.form]] ?? 0].report.mend(
        row[.variable], "form", "the field has no form name; it is read as one of `\(row[.form])`",
        at: row.position(.form))
    }
    for row in dictionary.renamed {
      questionnaires[forms[row[.form]] ?? 0].report.mend(
        row[.variable], "variable",
        "an earlier field has the name; it is read as `\(row[.variable])`, and rules mean "
          + "the earlier one", at: row.position(.variable))
    }
  }

  /// - Returns: the tables, and whether they have headings or are read by column order.
  private func tables(
    _ bytes: [UInt8], file: String, options: ReadOptions
  ) throws(SourceError) -> (TableReader.Found, hasHeadings: Bool) {
    do throws(SourceError) {
      let found = try TableReader.open(
        bytes, file: file, options: options, isHeader: Self.hasHeadings)
      return (found, true)
    } catch {
      guard error.findings.first?.rule == "HEADER_MISSING",
        let inOrder = try? TableReader.open(
          bytes, file: file, options: options, isHeader: Self.hasEveryColumn)
      else { throw error }
      return (inOrder, false)
    }
  }

  /// - Returns: the rows with their headings; no headings if columns are read by order.
  private func rows(
    _ table: TableReader, hasHeadings: Bool, file: String, findings: SourceFindingCollector
  ) throws(SourceError) -> ([REDCapRow], [String]) {
    var table = table
    var headings: [String] = []
    var columns: [Int?]?
    var width = 0
    var rows: [REDCapRow] = []
    while let record = try table.next() {
      guard let columns else {
        if hasHeadings ? Self.hasHeadings(record) : Self.hasEveryColumn(record) {
          columns = hasHeadings ? try Self.columns(record, file: file) : Array(0..<18)
          width = record.count
          if hasHeadings {
            headings = (0..<width).map(record.trimmed).filter { !$0.isEmpty }
          }
        }
        continue
      }
      if record.isBlank { continue }
      for index in width..<max(width, record.count) where !record.isEmpty(index) {
        findings.add(
          "ROW_TOO_LONG", at: record.position(index),
          "the row is longer than the header; check for an unquoted comma")
        break
      }
      rows.append(REDCapRow(record: record, columns: columns))
    }
    if !hasHeadings, let first = rows.first, !REDCapDictionary.types.contains(first.fieldType) {
      throw SourceError(
        file: file, position: first.position(.fieldType), rule: "HEADER_MISSING",
        advice:
          "this is not a data dictionary: the fourth column has `\(first.fieldType)`, which "
          + "is not a field type")
    }
    if rows.isEmpty {
      throw SourceError(
        file: file, rule: "NO_FIELDS", advice: "the dictionary has no fields")
    }
    return (rows, headings)
  }

  static func hasHeadings(_ record: CSVRecord) -> Bool {
    var found = Set<REDCapColumn>()
    for index in 0..<min(record.count, 40) {
      if let column = REDCapColumn(heading: record.trimmed(index)) { found.insert(column) }
    }
    return found.isSuperset(of: [.variable, .fieldType])
  }

  /// A heading of the fourth column is not a field type.
  private static func hasEveryColumn(_ record: CSVRecord) -> Bool {
    record.count == 18 && !REDCapDictionary.types.contains(record.trimmed(3).lowercased())
  }

  private static func columns(_ record: CSVRecord, file: String) throws(SourceError) -> [Int?] {
    var columns: [Int?] = Array(repeating: nil, count: REDCapColumn.allCases.count)
    for index in 0..<record.count {
      guard let column = REDCapColumn(heading: record.trimmed(index)) else { continue }
      guard columns[column.rawValue] == nil else {
        throw SourceError(
          file: file, position: record.position(index), place: "header",
          rule: "COLUMN_DUPLICATE", advice: "duplicate column `\(column.title)`")
      }
      columns[column.rawValue] = index
    }
    for column in [REDCapColumn.form, .label] where columns[column.rawValue] == nil {
      throw SourceError(
        file: file, position: record.start, place: "header",
        rule: "COLUMN_MISSING", advice: "the header has no column `\(column.title)`")
    }
    return columns
  }
}
