internal import Questionnaires

/// Reads questionnaires from *Track Your Health* codebooks: comma-separated values, or the sheets of
/// a workbook, with free title lines, a line with the languages, a header line, then one row per
/// element.
///
/// The header line decides what a column holds: `elementtype`, `questiontype`, `min`, `max`, `step`,
/// `required`, `variable`, `key_1`…, and per language `item_xx`, `xx_1`…; any number of codes and
/// languages. Without `key_1` it is the older generation, see ``CodebookOlderColumns``. Where the line
/// above disagrees with the header, the header is right.
public struct CodebookReader: QuestionnaireReader {
  private let codebookOptions: CodebookOptions

  public init(_ options: CodebookOptions = CodebookOptions()) { codebookOptions = options }

  public func read(
    _ bytes: [UInt8], file: String, options: ReadOptions
  ) throws(SourceError) -> [ReadQuestionnaire] {
    try codebooks(bytes, file: file, options: options).map(\.questionnaire)
  }

  /// - Parameter file: its name, for findings and as the source of the questionnaires.
  /// - Returns: never empty; of a workbook one for each sheet with the header of a codebook.
  /// - Throws: ``SourceError`` with every row that cannot be read.
  public func codebooks(
    _ bytes: [UInt8], file: String, options: ReadOptions
  ) throws(SourceError) -> [Codebook] {
    let found = try TableReader.open(
      bytes, file: file, options: options, isHeader: CodebookHeader.isHeader)
    var ids = SheetIDs(found, file: file, options: options)
    var codebooks: [Codebook] = []
    var findings: [SourceFinding] = []
    for table in found.tables {
      var own = options
      own.questionnaireID = ids.take(table.sheet)
      do throws(SourceError) {
        codebooks.append(try codebook(table, file: file, options: own))
      } catch {
        findings += error.findings
      }
    }
    if !findings.isEmpty { throw SourceError(findings) }
    for sheet in found.otherSheets {
      codebooks[0].questionnaire.report.lose(
        "", "the sheet `\(sheet)`", "it has no header of a codebook; left out")
    }
    return codebooks
  }

  private func codebook(
    _ table: TableReader, file: String, options: ReadOptions
  ) throws(SourceError) -> Codebook {
    var table = table
    var preamble: [CSVRecord] = []
    var records: [CSVRecord] = []
    var headerRecord: CSVRecord?
    while let record = try table.next() {
      if headerRecord != nil {
        records.append(record)
      } else if CodebookHeader.isHeader(record) {
        headerRecord = record
      } else {
        preamble.append(record)
      }
    }
    // `open` has found it.
    guard let headerRecord else {
      throw SourceError(
        SourceFinding(file: file, rule: "HEADER_MISSING", advice: "the file has no header"))
    }
    let header: CodebookHeader
    do throws(CodebookHeader.Failure) {
      header = try CodebookHeader(headerRecord)
    } catch {
      let position =
        error.column.map { headerRecord.position($0) } ?? headerRecord.start
      throw SourceError(
        SourceFinding(
          file: file, position: position, place: "header", rule: error.rule, advice: error.advice))
    }
    var codebook = try read(preamble, header, headerRecord, records, file: file, options: options)
    if !table.sheet.isEmpty {
      codebook.rows.sheet = table.sheet
      codebook.questionnaire.definition.provenance.source += ", sheet \(table.sheet)"
    }
    return codebook
  }

  private func read(
    _ preamble: [CSVRecord], _ header: CodebookHeader, _ headerRecord: CSVRecord,
    _ records: [CSVRecord], file: String, options: ReadOptions
  ) throws(SourceError) -> Codebook {
    let language = try defaultLanguage(header, headerRecord, file: file, options: options)
    var rows = CodebookReport(languages: header.languages.map(\.tag))
    let remarks = header.remarks.map { header.names[$0] }.filter { !$0.isEmpty }
    if !remarks.isEmpty {
      rows.notes.append(
        "columns that mean nothing here, kept as `\(CodebookAnnotation.remarks)` of the elements: "
          + TableReader.list(remarks))
    }
    let title = readPreamble(preamble, header, into: &rows)
    rows.rows.append(CodebookReport.Row(row: headerRecord.row, kind: .header))

    let variables = Set(
      records.map { CodebookElements.elementID($0.trimmed(header.variable)) })
    var elements = CodebookElements(
      header: header, options: codebookOptions, defaultLanguage: language, variables: variables)
    let findings = SourceFindingCollector(file: file, limits: options.limits)
    for record in records {
      let number = record.row
      if record.isBlank {
        rows.rows.append(CodebookReport.Row(row: number, kind: .blank))
        continue
      }
      do throws(CodebookRow.Failure) {
        for column in header.names.count..<max(header.names.count, record.count)
        where !record.isEmpty(column) {
          throw CodebookRow.Failure(
            "ROW_TOO_LONG", column, "the row is longer than the header; is a comma not quoted?")
        }
        rows.rows.append(try elements.read(record, number: number))
      } catch {
        findings.add(
          error.rule,
          at: error.column.map { record.position($0) } ?? record.start,
          place: "row \(number)", error.advice)
      }
    }
    try findings.throwErrors()
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let id = options.questionnaireID
    let titleText = options.title.isEmpty ? title ?? id : options.title
    var map = elements.map
    map.note(FindingPath(), at: SourcePosition(line: 1, column: 1, sheet: headerRecord.sheet))
    let definition = QuestionnaireDefinition(
      id: id, title: TranslatedText([Translation(language: language, text: titleText)]),
      defaultLanguage: language, elements: elements.elements,
      provenance: ProvenanceDefinition(
        source: "Track Your Health codebook \(name)", licence: options.licence))
    return Codebook(
      questionnaire: ReadQuestionnaire(
        definition: definition, map: map, report: rows.conversion(of: definition, options.limits)),
      rows: rows)
  }

  private func defaultLanguage(
    _ header: CodebookHeader, _ record: CSVRecord, file: String, options: ReadOptions
  ) throws(SourceError) -> String {
    let tags = header.languages.map(\.tag)
    let language =
      options.defaultLanguage.isEmpty
      ? (tags.contains("en") ? "en" : tags[0])
      : LanguageTag(options.defaultLanguage)?.description ?? options.defaultLanguage
    guard tags.contains(language) else {
      throw SourceError(
        SourceFinding(
          file: file, position: record.start, place: "header",
          rule: "LANGUAGE_UNKNOWN",
          advice: "the file has no language `\(language)`; it has \(tags.joined(separator: ", "))"))
    }
    return language
  }

  /// Accounts for the lines above the header.
  ///
  /// - Returns: the first title line.
  private func readPreamble(
    _ records: [CSVRecord], _ header: CodebookHeader, into report: inout CodebookReport
  ) -> String? {
    var title: String?
    for record in records {
      var row = CodebookReport.Row(row: record.row, kind: .title)
      // The language line has something above a column of items, which no title line has.
      let named = header.languages.filter { !record.isEmpty($0.item) }
      if record.isBlank {
        row.kind = .blank
      } else if !named.isEmpty {
        row.kind = .languages
        for language in named {
          let written = record.trimmed(language.item)
          if LanguageTag(written.replacing("_", with: "-"))?.description != language.tag {
            row.notes.append(
              "the language line says `\(written)` where the header says `\(language.name)`; the "
                + "header is right")
          }
        }
      } else if title == nil {
        title = (0..<record.count).lazy.map(record.trimmed).first { !$0.isEmpty }
      }
      report.rows.append(row)
    }
    return title
  }
}
