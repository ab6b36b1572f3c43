internal import Messages

/// Reads questionnaires from *Track Your Health* codebooks: comma-separated values with free title
/// lines, a line with the languages, a header line, then one row per element.
///
/// The names in the header line decide what a column holds: `elementtype`, `questiontype`, `min`,
/// `max`, `step`, `required`, `variable`, `key_1`…, and per language `item_xx`, `xx_1`…; any number
/// of codes and languages. Where the line above disagrees with the header, the header is right.
public struct CodebookReader: Sendable {
  private let limits: ContentLimits

  public init(limits: ContentLimits = .default) { self.limits = limits }

  /// - Parameter path: of the codebook.
  /// - Throws: ``ContentError`` with every row that cannot be read.
  public func codebook(at path: String, options: CodebookOptions) throws -> Codebook {
    let bytes = try ContentFile.bytes(at: path, bytesMax: limits.csvBytesMax)
    return try codebook(ContentFile.text(bytes, file: path), file: path, options: options)
  }

  /// - Parameter file: its name, for problems and as the source of the questionnaire.
  /// - Throws: ``ContentError`` with every row that cannot be read.
  public func codebook(
    _ text: String, file: String, options: CodebookOptions
  ) throws -> Codebook {
    try ContentFile.requireLength(text.utf8.count, of: file, bytesMax: limits.csvBytesMax)
    do {
      let records = try records(of: text)
      return try read(records, file: file, options: options)
    } catch let failure as CSVParser.Failure {
      throw ContentError([
        ContentProblem(file: file, line: failure.line, message: failure.message)
      ])
    }
  }

  /// Spreadsheets of some countries separate by semicolons; the delimiter is the one with which a
  /// header line is found.
  private func records(of text: String) throws -> [CSVParser.Record] {
    var failure: CSVParser.Failure?
    for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      var parser = CSVParser(text, delimiter: delimiter, limits: limits)
      var records: [CSVParser.Record] = []
      do {
        while let record = try parser.next() { records.append(record) }
      } catch let error as CSVParser.Failure {
        failure = failure ?? error
        continue
      }
      if records.contains(where: CodebookHeader.isHeader) { return records }
    }
    throw failure
      ?? CSVParser.Failure(line: 0, message: "has no header line with a column `elementtype`")
  }

  private func read(
    _ records: [CSVParser.Record], file: String, options: CodebookOptions
  ) throws -> Codebook {
    let headerIndex = records.firstIndex(where: CodebookHeader.isHeader) ?? 0
    let header = try CodebookHeader(records[headerIndex])
    let tags = header.languages.map(\.tag)
    let language = options.defaultLanguage ?? (tags.contains("en") ? "en" : tags[0])
    var report = CodebookReport(languages: tags)
    guard tags.contains(language) else {
      throw CSVParser.Failure(
        line: records[headerIndex].line,
        message: "the file has no language `\(language)`; it has \(tags.joined(separator: ", "))")
    }
    for (name, _) in header.unknown {
      report.notes.append("the column `\(name)` means nothing here and is left out")
    }
    let title = readPreamble(records[..<headerIndex], header, into: &report)
    report.rows.append(CodebookReport.Row(row: headerIndex + 1, kind: .header))

    let rows = records[(headerIndex + 1)...]
    let variables = rows.map {
      CodebookElements.elementID(
        CodebookRow(record: $0, header: header, defaultLanguage: language).variable)
    }
    var elements = CodebookElements(
      header: header, options: options, defaultLanguage: language, variables: Set(variables))
    var problems: [ContentProblem] = []
    for (index, record) in zip(rows.indices, rows) {
      if record.isBlank {
        report.rows.append(CodebookReport.Row(row: index + 1, kind: .blank))
        continue
      }
      do {
        if record.fields.dropFirst(header.columnCount).contains(where: { !$0.trimmed.isEmpty }) {
          throw CodebookRow.Failure("the row is longer than the header; is a comma not quoted?")
        }
        report.rows.append(try elements.read(record, number: index + 1))
      } catch let failure as CodebookRow.Failure {
        problems.append(
          ContentProblem(
            file: file, line: record.line, message: "row \(index + 1): \(failure.message)"))
      }
    }
    if !problems.isEmpty { throw ContentError(Array(problems.prefix(limits.problemsMax))) }
    let titleText = options.title ?? title ?? options.questionnaireID
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return Codebook(
      questionnaire: CatalogueV1.Questionnaire(
        questionnaireID: options.questionnaireID,
        title: CatalogueV1.LocalizedText(
          translations: [CatalogueV1.Translation(language: language, text: titleText)]),
        defaultLanguage: language, elements: elements.elements,
        source: "Track Your Health codebook \(name)", licence: options.licence),
      report: report)
  }

  /// Accounts for the lines above the header.
  ///
  /// - Returns: the first title line.
  private func readPreamble(
    _ records: ArraySlice<CSVParser.Record>, _ header: CodebookHeader,
    into report: inout CodebookReport
  ) -> String? {
    var title: String?
    for (index, record) in zip(records.indices, records) {
      var row = CodebookReport.Row(row: index + 1, kind: .title)
      // The language line has something above a column of items, which no title line has.
      let named = header.languages.filter { language in
        language.item < record.fields.count && !record.fields[language.item].trimmed.isEmpty
      }
      if record.isBlank {
        row.kind = .blank
      } else if !named.isEmpty {
        row.kind = .languages
        for language in named {
          let written = record.fields[language.item].trimmed
          if written.lowercased() != language.tag {
            row.notes.append(
              "the language line says `\(written)` where the header says `\(language.tag)`; the "
                + "header is right")
          }
        }
      } else if title == nil {
        title = record.fields.lazy.map(\.trimmed).first { !$0.isEmpty }
      }
      report.rows.append(row)
    }
    return title
  }
}
