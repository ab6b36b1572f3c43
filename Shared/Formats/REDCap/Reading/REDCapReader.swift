internal import Questionnaires

/// Reads *REDCap data dictionaries*: comma-separated values, or sheets of a workbook, with eighteen
/// columns, one row a field.
///
/// Every form becomes a questionnaire. REDCap itself goes by the order of the columns; here their
/// headings decide, as the web page and the API write them, and the order only where none is known.
public struct REDCapReader: QuestionnaireReader {
  public init() {}

  public func read(
    _ bytes: [UInt8], file: String, options: ReadOptions
  ) throws(SourceError) -> [ReadQuestionnaire] {
    let findings = SourceFindingCollector(file: file, limits: options.limits)
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
        "", "the sheet `\(sheet)`", "it has no header of a data dictionary; left out")
    }
    return questionnaires
  }

  private func read(
    _ table: TableReader, hasHeadings: Bool, file: String, options: ReadOptions,
    findings: SourceFindingCollector
  ) throws(SourceError) -> [ReadQuestionnaire] {
    let (rows, headings) = try rows(
      table, hasHeadings: hasHeadings, file: file, findings: findings)
    let language =
      options.defaultLanguage.isEmpty
      ? "en" : LanguageTag(options.defaultLanguage)?.description ?? options.defaultLanguage
    var dictionary = REDCapDictionary(
      language: language, questionnaireID: options.questionnaireID, findings: findings)
    dictionary.read(rows)
    var questionnaires: [ReadQuestionnaire] = []
    for form in dictionary.forms {
      questionnaires.append(
        read(form, dictionary, language, file: file, options: options, findings: findings))
    }
    if !questionnaires.isEmpty {
      if headings.isEmpty {
        questionnaires[0].report.note(
          "the headings of the columns are not known; they are taken in REDCap's order")
      }
      for heading in headings where REDCapColumn(heading: heading) == nil {
        questionnaires[0].report.lose(
          "header", "column `\(heading)`", "a dictionary has none of this name; left out")
      }
    }
    return questionnaires
  }

  private func read(
    _ form: REDCapForm, _ dictionary: REDCapDictionary, _ language: String, file: String,
    options: ReadOptions, findings: SourceFindingCollector
  ) -> ReadQuestionnaire {
    var reader = REDCapFormReader(
      form, dictionary.fields, names: dictionary.names[form.questionnaireID] ?? REDCapNames(),
      language: language, findings: findings, limits: options.limits)
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
          "`\(record.variable)` identifies REDCap's records and is no question; Otolith knows its "
            + "participants itself")
      }
      if dictionary.forms.count > 1 {
        report.note("the dictionary has \(dictionary.forms.count) forms; each is a questionnaire")
      }
    }
    let title = options.title.isEmpty ? REDCapFormName.title(form.name) : options.title
    let name = file.split(separator: "/").last.map(String.init) ?? file
    var map = reader.map
    if let first = form.fields.first {
      map.note(FindingPath(), at: first.row.position(.form))
    }
    return ReadQuestionnaire(
      definition: QuestionnaireDefinition(
        id: form.questionnaireID,
        title: TranslatedText([Translation(language: language, text: title)]),
        defaultLanguage: language, elements: reader.elements, scores: reader.scores,
        provenance: ProvenanceDefinition(
          source: "REDCap data dictionary \(name)", licence: options.licence),
        annotations: annotations), map: map, report: report)
  }

  /// - Returns: the tables, and whether they have headings or their columns are known by their order.
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

  /// - Returns: the rows, and the headings of their columns; none where the columns are known by
  ///   their order alone.
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
          "the row is longer than the header; is a comma not quoted?")
        break
      }
      rows.append(REDCapRow(record: record, columns: columns))
    }
    if !hasHeadings, let first = rows.first, !REDCapDictionary.types.contains(first.fieldType) {
      throw SourceError(
        SourceFinding(
          file: file, position: first.position(.fieldType), rule: "HEADER_MISSING",
          advice: "this is no data dictionary: the fourth column holds `\(first.fieldType)`, which "
            + "is no field type"))
    }
    if rows.isEmpty {
      throw SourceError(
        SourceFinding(file: file, rule: "NO_FIELDS", advice: "the dictionary has no fields"))
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

  /// A heading over the fourth column is no field type.
  private static func hasEveryColumn(_ record: CSVRecord) -> Bool {
    record.count == 18 && !REDCapDictionary.types.contains(record.trimmed(3).lowercased())
  }

  private static func columns(_ record: CSVRecord, file: String) throws(SourceError) -> [Int?] {
    var columns: [Int?] = Array(repeating: nil, count: REDCapColumn.allCases.count)
    for index in 0..<record.count {
      guard let column = REDCapColumn(heading: record.trimmed(index)) else { continue }
      guard columns[column.rawValue] == nil else {
        throw SourceError(
          SourceFinding(
            file: file, position: record.position(index), place: "header",
            rule: "COLUMN_DUPLICATE", advice: "the column `\(column.title)` stands twice"))
      }
      columns[column.rawValue] = index
    }
    for column in [REDCapColumn.form, .label] where columns[column.rawValue] == nil {
      throw SourceError(
        SourceFinding(
          file: file, position: record.start, place: "header",
          rule: "COLUMN_MISSING", advice: "the header has no column `\(column.title)`"))
    }
    return columns
  }
}
