internal import Questionnaires

/// Reads an XLSForm, from an `.xlsx` file or from CSV whose first column names the sheet; see the
/// README for what becomes of what.
public struct XLSFormReader: QuestionnaireReader {
  public init() {}

  public func read(
    _ bytes: [UInt8], file: String, options: ReadOptions
  ) throws(SourceError) -> [ReadQuestionnaire] {
    let found = try SheetReader(file: file, limits: options.limits, survey: options.sheet)
      .sheets(bytes)
    let sheets = found.sheets
    let findings = SourceFindingCollector(file: file, limits: options.limits)
    func table(_ name: String) -> SheetTable {
      sheets.first { $0.name == name }.map { SheetTable($0) } ?? SheetTable()
    }
    let (survey, choices, settings) = (table("survey"), table("choices"), table("settings"))
    check(survey, [survey, choices, settings], findings)
    try findings.throwErrors()
    let settingsRow = settings.rows.first
    let (defaultLanguage, tags) = languages(
      [survey, choices], settingsRow?["default_language"] ?? "", options, findings)
    let context = FormContext(
      findings: findings, report: ConversionReport(limits: options.limits),
      defaultLanguage: defaultLanguage, tags: tags)
    var reader = SurveyReader(
      survey, lists: ChoiceLists(choices, context), context: context)
    reader.read(depthMax: options.limits.depthMax)
    var definition = self.definition(settings, file, options, context)
    definition.elements = reader.elements
    definition.scores = reader.scores
    definition.annotations = context.annotations
    TextMarkup { TextMarkup.parts(of: $0, from: "${", to: "}", where: { !$0.isEmpty }) }
      .report(definition.elements, into: &context.report)
    try findings.throwErrors()
    context.report.count(definition)
    for sheet in found.others {
      context.report.lose(
        "", "the sheet `\(sheet)`", "forms have `survey`, `choices` and `settings`; left out")
    }
    var map = reader.map
    map.note(FindingPath(), at: survey.start)
    return [ReadQuestionnaire(definition: definition, map: map, report: context.report)]
  }

  private func check(
    _ survey: SheetTable, _ tables: [SheetTable], _ findings: SourceFindingCollector
  ) {
    if survey.headers.isEmpty {
      findings.add(
        "SURVEY_MISSING", at: nil, place: "survey",
        "there is no sheet `survey` with rows; name the sheet with the questions so")
    } else if !survey.headers.contains(where: { $0.name == "type" }) {
      findings.add(
        "COLUMN_MISSING", at: survey.start, place: "survey",
        "the sheet has no column `type`; its first row is the header")
    }
    for table in tables {
      for (name, position) in table.duplicates {
        findings.add(
          "COLUMN_DUPLICATE", at: position, place: name,
          "the column stands twice; remove one of them")
      }
    }
  }

  /// The default language, and the tags of all as the columns name them.
  private func languages(
    _ tables: [SheetTable], _ setting: String, _ options: ReadOptions,
    _ findings: SourceFindingCollector
  ) -> (String, [String: String]) {
    var tags: [String: String] = [:]
    var order: [String] = []
    var isUnnamed = false
    for table in tables {
      for header in table.headers where ColumnHeader.translatable.contains(header.name) {
        guard let name = header.language else {
          isUnnamed = isUnnamed || header.name == "label"
          continue
        }
        guard tags[name] == nil else { continue }
        guard let tag = LanguageNames.tag(name) else {
          findings.add(
            "LANGUAGE_UNKNOWN", at: table.start, place: header.text,
            "say which language it is, by its code in parentheses: `\(header.name)::\(name) (xx)`")
          continue
        }
        tags[name] = tag
        order.append(tag)
      }
    }
    let wanted = [options.defaultLanguage, setting].compactMap { LanguageNames.tag($0) }
    let english = isUnnamed || order.contains("en") ? "en" : order.first ?? "en"
    return (wanted.first ?? english, tags)
  }

  private func definition(
    _ settings: SheetTable, _ file: String, _ options: ReadOptions, _ context: FormContext
  ) -> QuestionnaireDefinition {
    let row = settings.rows.first
    let formID = row?["form_id"] ?? ""
    let fallback = options.questionnaireID.isEmpty ? FileName.id(file) : options.questionnaireID
    let id =
      options.questionnaireID.isEmpty ? Self.id(formID.isEmpty ? fallback : formID) : fallback
    if !formID.isEmpty, formID != id {
      context.annotations.append(Annotation(key: XLSFormAnnotation.formID, value: formID))
    }
    // A title is one text as it stands.
    let title = row?.cells[ColumnHeader(name: "form_title")]?.text ?? ""
    let named = !options.title.isEmpty ? options.title : title.isEmpty ? id : title
    for header in settings.headers
    where !["form_title", "form_id", "default_language"].contains(header.name) {
      guard let cell = row?.cells[header] else { continue }
      if let key = XLSFormAnnotation.setting(header.text) {
        context.annotations.append(Annotation(key: key, value: cell.text))
      } else {
        context.report.lose(
          "settings", "column `\(header.text)`", "it has no meaning here; left out")
      }
    }
    return QuestionnaireDefinition(
      id: id,
      title: TranslatedText([Translation(language: context.defaultLanguage, text: named)]),
      defaultLanguage: context.defaultLanguage, elements: [],
      provenance: ProvenanceDefinition(licence: options.licence))
  }

  /// Lower-case letters, digits and hyphens.
  private static func id(_ text: String) -> String {
    let characters = text.lowercased().unicodeScalars.map { scalar in
      IdentifierSyntax.isID(String(scalar)) ? Character(scalar) : "-"
    }
    let id = String(characters).split(separator: "-").joined(separator: "-")
    return id.isEmpty ? "form" : String(id.prefix(IdentifierSyntax.charactersMax))
  }
}
