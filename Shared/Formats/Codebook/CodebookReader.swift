internal import Questionnaires

/// Reads questionnaires from *Track Your Health* codebooks: comma-separated values with free title
/// lines, a line with the languages, a header line, then one row per element.
///
/// The names in the header line decide what a column holds: `elementtype`, `questiontype`, `min`,
/// `max`, `step`, `required`, `variable`, `key_1`…, and per language `item_xx`, `xx_1`…; any number
/// of codes and languages. Where the line above disagrees with the header, the header is right.
public struct CodebookReader: QuestionnaireReader {
  private let codebookOptions: CodebookOptions

  public init(_ options: CodebookOptions = CodebookOptions()) { codebookOptions = options }

  public func read(
    _ bytes: [UInt8], file: String, options: ReadOptions
  ) throws(SourceError) -> [ReadQuestionnaire] {
    [try codebook(bytes, file: file, options: options).questionnaire]
  }

  /// - Parameter file: its name, for findings and as the source of the questionnaire.
  /// - Throws: ``SourceError`` with every row that cannot be read.
  public func codebook(
    _ bytes: [UInt8], file: String, options: ReadOptions
  ) throws(SourceError) -> Codebook {
    var table = try CSVReader.open(
      bytes, file: file, limits: options.limits, isHeader: CodebookHeader.isHeader)
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
        error.column.map { headerRecord.position($0) } ?? SourcePosition(line: headerRecord.line)
      throw SourceError(
        SourceFinding(
          file: file, position: position, place: "header", rule: error.rule, advice: error.advice))
    }
    return try read(preamble, header, headerRecord, records, file: file, options: options)
  }

  private func read(
    _ preamble: [CSVRecord], _ header: CodebookHeader, _ headerRecord: CSVRecord,
    _ records: [CSVRecord], file: String, options: ReadOptions
  ) throws(SourceError) -> Codebook {
    let language = try defaultLanguage(header, headerRecord, file: file, options: options)
    var rows = CodebookReport(languages: header.languages.map(\.tag))
    for column in header.unknown {
      rows.notes.append("the column `\(header.names[column])` means nothing here and is left out")
    }
    let title = readPreamble(preamble, header, into: &rows)
    rows.rows.append(CodebookReport.Row(row: preamble.count + 1, kind: .header))

    let variables = Set(
      records.map { CodebookElements.elementID($0.trimmed(header.variable)) })
    var elements = CodebookElements(
      header: header, options: codebookOptions, defaultLanguage: language, variables: variables)
    let findings = SourceFindingCollector(file: file, limits: options.limits)
    for (index, record) in records.enumerated() {
      let number = preamble.count + index + 2
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
          at: error.column.map { record.position($0) } ?? SourcePosition(line: record.line),
          place: "row \(number)", error.advice)
      }
    }
    try findings.throwErrors()
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let id = options.questionnaireID.isEmpty ? FileName.id(name) : options.questionnaireID
    let titleText = options.title.isEmpty ? title ?? id : options.title
    var map = elements.map
    map.note(FindingPath(), at: SourcePosition(line: 1, column: 1))
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
          file: file, position: SourcePosition(line: record.line), place: "header",
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
    for (index, record) in records.enumerated() {
      var row = CodebookReport.Row(row: index + 1, kind: .title)
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
