internal import Questionnaires

/// Reads questionnaires from *Track Your Health* codebooks: comma-separated values, or the sheets
/// of a workbook, with free title lines, a line with the languages, a header line, then one row per
/// element.
///
/// The header line determines the columns: `elementtype`, `questiontype`, `min`, `max`, `step`,
/// `required`, `variable`, `key_1`…, and per language `item_xx`, `xx_1`…; any number of codes and
/// languages. Without `key_1` it is the older generation; see ``TrackCodebookOlderColumns``. The header
/// takes precedence over the line above it.
public struct TrackCodebookReader: QuestionnaireReader {
  private let codebookOptions: TrackCodebookOptions

  public init(_ options: TrackCodebookOptions = TrackCodebookOptions()) {
    codebookOptions = options
  }

  public func read(
    _ bytes: [UInt8], file: String, options: ReadOptions
  ) throws(SourceError) -> [ReadQuestionnaire] {
    try codebooks(bytes, file: file, options: options).map(\.questionnaire)
  }

  /// - Parameter file: file name for findings and the source of the questionnaires.
  /// - Returns: at least one codebook; for a workbook, one per sheet with a codebook header.
  /// - Throws: ``SourceError`` with every unreadable row.
  public func codebooks(
    _ bytes: [UInt8], file: String, options: ReadOptions
  ) throws(SourceError) -> [TrackCodebook] {
    let found = try TableReader.open(
      bytes, file: file, options: options, isHeader: TrackCodebookHeader.isHeader)
    var ids = SheetIDs(found, file: file, options: options)
    var codebooks: [TrackCodebook] = []
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
        "", "the sheet `\(sheet)`", "it has no codebook header; left out")
    }
    return codebooks
  }

  private func codebook(
    _ table: TableReader, file: String, options: ReadOptions
  ) throws(SourceError) -> TrackCodebook {
    var table = table
    var preamble: [CSVRecord] = []
    var records: [CSVRecord] = []
    var headerRecord: CSVRecord?
    while let record = try table.next() {
      if headerRecord != nil {
        records.append(record)
      } else if TrackCodebookHeader.isHeader(record) {
        headerRecord = record
      } else {
        preamble.append(record)
      }
    }
    // `open` found the header.
    guard let headerRecord else {
      throw SourceError(
        file: file, rule: "HEADER_MISSING", advice: "the file has no header")
    }
    let header: TrackCodebookHeader
    do throws(TrackCodebookHeader.Failure) {
      header = try TrackCodebookHeader(headerRecord)
    } catch {
      let position =
        error.column.map { headerRecord.position($0) } ?? headerRecord.start
      throw SourceError(
        file: file, position: position, place: "header", rule: error.rule, advice: error.advice)
    }
    var codebook = try read(preamble, header, headerRecord, records, file: file, options: options)
    if !table.sheet.isEmpty {
      codebook.rows.sheet = table.sheet
      codebook.questionnaire.definition.provenance.source += ", sheet \(table.sheet)"
    }
    return codebook
  }

  private func read(
    _ preamble: [CSVRecord], _ header: TrackCodebookHeader, _ headerRecord: CSVRecord,
    _ records: [CSVRecord], file: String, options: ReadOptions
  ) throws(SourceError) -> TrackCodebook {
    let language = try defaultLanguage(header, headerRecord, file: file, options: options)
    var rows = TrackCodebookReport(languages: header.languages.map(\.tag))
    let remarks = header.remarks.map { header.names[$0] }.filter { !$0.isEmpty }
    if !remarks.isEmpty {
      rows.notes.append(
        "columns without meaning here, kept as `\(TrackCodebookAnnotation.remarks)` of the elements: "
          + TableReader.list(remarks))
    }
    let title = readPreamble(preamble, header, into: &rows)
    rows.rows.append(TrackCodebookReport.Row(row: headerRecord.row, kind: .header))

    let variables = Set(
      records.map { TrackCodebookElements.elementID($0.trimmed(header.variable)) })
    var elements = TrackCodebookElements(
      header: header, options: codebookOptions, defaultLanguage: language, variables: variables)
    let findings = SourceFindingCollector(file: file, limits: options.limits)
    for record in records {
      let number = record.row
      if record.isBlank {
        rows.rows.append(TrackCodebookReport.Row(row: number, kind: .blank))
        continue
      }
      do throws(TrackCodebookRow.Failure) {
        for column in header.names.count..<max(header.names.count, record.count)
        where !record.isEmpty(column) {
          throw TrackCodebookRow.Failure(
            "ROW_TOO_LONG",
            column,
            "the row is longer than the header; check for an unquoted comma")
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
    return TrackCodebook(
      questionnaire: ReadQuestionnaire(
        definition: definition, map: map, report: rows.conversion(of: definition, options.limits)),
      rows: rows)
  }

  private func defaultLanguage(
    _ header: TrackCodebookHeader, _ record: CSVRecord, file: String, options: ReadOptions
  ) throws(SourceError) -> String {
    let tags = header.languages.map(\.tag)
    let language =
      options.defaultLanguage.isEmpty
      ? (tags.contains("en") ? "en" : tags[0])
      : LanguageTag(options.defaultLanguage)?.description ?? options.defaultLanguage
    guard tags.contains(language) else {
      throw SourceError(
        file: file, position: record.start, place: "header",
        rule: "LANGUAGE_UNKNOWN",
        advice: "the file has no language `\(language)`; it has \(tags.joined(separator: ", "))")
    }
    return language
  }

  /// Reports the lines above the header.
  ///
  /// - Returns: the first title line.
  private func readPreamble(
    _ records: [CSVRecord], _ header: TrackCodebookHeader, into report: inout TrackCodebookReport
  ) -> String? {
    var title: String?
    for record in records {
      var row = TrackCodebookReport.Row(row: record.row, kind: .title)
      // Unlike a title line, the language line has text above a column of items.
      let named = header.languages.filter { !record.isEmpty($0.item) }
      if record.isBlank {
        row.kind = .blank
      } else if !named.isEmpty {
        row.kind = .languages
        for language in named {
          let written = record.trimmed(language.item)
          if LanguageTag(written.replacing("_", with: "-"))?.description != language.tag {
            row.notes.append(
              "the language line has `\(written)` where the header has `\(language.name)`; the "
                + "header is used")
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

/// A codebook after reading.
public struct TrackCodebook: Sendable, Hashable {
  public var questionnaire: ReadQuestionnaire
  /// Result of every row.
  public var rows: TrackCodebookReport

  public init(questionnaire: ReadQuestionnaire, rows: TrackCodebookReport) {
    self.questionnaire = questionnaire
    self.rows = rows
  }
}
