internal import Questionnaires

/// Reads an XLSForm from an `.xlsx` file or from CSV whose first column names the sheet. The README
/// documents the mapping.
public struct XLSFormReader: QuestionnaireReader {
  public init() {}

  public func read(
    _ bytes: [UInt8], file: String, options: ReadOptions
  ) throws(SourceError) -> [ReadQuestionnaire] {
    var found = XLSFormSheets.Found(sheets: [])
    var lime: LimeSurveyForm?
    if LimeSurveyTables.isSurvey(bytes, options.limits) {
      let tables = try LimeSurveyTables(bytes, file: file, limits: options.limits)
      let form = LimeSurveyForm(tables)
      found.sheets = [form.survey, form.choices, form.settings]
      lime = form
    } else {
      found = try XLSFormSheets(file: file, limits: options.limits, survey: options.sheet)
        .sheets(bytes)
    }
    var sheets = found.sheets
    let formr = sheets.first { $0.name == "survey" && FormrTable.isTable($0) }.map { items in
      FormrTable(items, sheets.first { $0.name == "choices" })
    }
    let formrSettings = sheets.first {
      formr != nil && $0.name == "settings" && FormrTable.isSettings($0)
    }
    if let formr {
      let others = sheets.filter { $0.name == "settings" && formrSettings == nil }
      sheets = [formr.survey, formr.choices] + others
    }
    let findings = SourceFindingCollector(file: file, limits: options.limits)
    func table(_ name: String) -> SheetTable {
      sheets.first { $0.name == name }.map { SheetTable($0) } ?? SheetTable()
    }
    var survey = table("survey")
    let (choices, settings) = (table("choices"), table("settings"))
    check(survey, findings)
    try findings.throwErrors()
    let settingsRow = settings.rows.first
    var report = ConversionReport(limits: options.limits)
    if formr != nil || lime != nil {
      let what = lime == nil ? "an item table of formr" : "a survey of LimeSurvey"
      report.note("\(what); it is read as the equivalent XLSForm")
    }
    for loss in formr?.losses ?? lime?.losses ?? [] {
      report.lose(loss.place, loss.what, loss.advice, at: loss.position, loss.effect)
    }
    if let formrSettings {
      report.lose(
        "", "the sheet `settings`", "settings of formr have no meaning here; left out",
        at: SheetTable(formrSettings).start)
    }
    loseRepeatedColumns([survey, choices, settings], &report)
    let (defaultLanguage, tags) = languages(
      [survey, choices], settingsRow?["default_language"] ?? "", options, &report)
    let context = FormContext(
      findings: findings, report: report, defaultLanguage: defaultLanguage, tags: tags)
    let notAsked = survey.removeRowsNotAsked()
    var reader = SurveyReader(
      survey, lists: lists(of: survey, choices, options, context), context: context)
    for (row, reason) in notAsked {
      reader.otherNames.insert(row["name"])
      context.report.lose(row["name"], row["type"], reason, at: row.position("type"))
    }
    reader.read(depthMax: options.limits.depthMax)
    var definition = self.definition(settings, file, options, context)
    fill(&definition, from: reader, lime, context)
    try findings.throwErrors()
    context.report.count(definition)
    lose(found.others, context)
    var map = reader.map
    map.note(FindingPath(), at: survey.start)
    return [ReadQuestionnaire(definition: definition, map: map, report: context.report)]
  }

  private func lose(_ sheets: [String], _ context: FormContext) {
    for sheet in sheets {
      context.report.lose(
        "", "the sheet `\(sheet)`", "forms have `survey`, `choices` and `settings`; left out",
        at: SourcePosition(line: 1, sheet: sheet))
    }
  }

  private func fill(
    _ definition: inout QuestionnaireDefinition, from reader: SurveyReader,
    _ lime: LimeSurveyForm?, _ context: FormContext
  ) {
    definition.elements = reader.elements
    definition.scores = reader.scores
    definition.calculations = reader.calculations
    definition.constraints = reader.constraints
    definition.annotations = context.annotations
    lime?.addTexts(to: &definition)
    definition.removeImpossibleInitialAnswers(&context.report, keptAs: XLSFormAnnotation.initial)
    TextMarkup { TextMarkup.parts(of: $0, from: "${", to: "}", where: { !$0.isEmpty }) }
      .apply(to: &definition.elements, &context.report)
  }

  /// The lists of the choices sheet and of files beside the form.
  private func lists(
    of survey: SheetTable, _ choices: SheetTable, _ options: ReadOptions, _ context: FormContext
  ) -> ChoiceLists {
    ChoiceLists(
      [choices] + choiceFiles(of: survey, options, context.findings), survey: survey, context)
  }

  private func choiceFiles(
    of survey: SheetTable, _ options: ReadOptions, _ findings: SourceFindingCollector
  ) -> [SheetTable] {
    survey.choiceFiles.compactMap { name, row in
      do throws(SourceError) {
        return SheetTable(
          try ChoiceFile(named: name, options), named: name,
          parameters: QuestionRow.parameters(row["parameters"]))
      } catch {
        for finding in error.findings {
          findings.add(finding.rule, at: row.position("type"), place: row["name"], finding.advice)
        }
        return nil
      }
    }
  }

  private func check(_ survey: SheetTable, _ findings: SourceFindingCollector) {
    if survey.headers.isEmpty {
      findings.add(
        "SURVEY_MISSING", at: nil, place: "survey",
        "there is no sheet `survey` with rows; name the sheet with the questions so")
    } else if !survey.headers.contains(where: { $0.name == "type" }) {
      findings.add(
        "COLUMN_MISSING", at: survey.start, place: "survey",
        "the sheet has no column `type`; its first row must be the header")
    }
  }

  /// Reports columns that repeat the meaning of an earlier one, as `id_string` after `form_id`.
  private func loseRepeatedColumns(_ tables: [SheetTable], _ report: inout ConversionReport) {
    for table in tables {
      for (name, position) in table.duplicates {
        report.lose(
          "header", "column `\(name)`",
          "another column has the same meaning and is read; this one is left out", at: position)
      }
    }
  }

  /// Returns the default language, and all tags by their names in columns.
  private func languages(
    _ tables: [SheetTable], _ setting: String, _ options: ReadOptions,
    _ report: inout ConversionReport
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
        let known = LanguageNames.tag(name)
        let tag = known ?? LanguageNames.privateTag(name, taken: tags.values)
        if known == nil {
          report.mend(
            "header", "language `\(name)`",
            "it has no known code and is read as `\(tag)`; name its code in parentheses, "
              + "`\(header.name)::\(name) (xx)`", at: table.position(of: header))
        }
        tags[name] = tag
        order.append(tag)
      }
    }
    let wanted = [options.defaultLanguage, setting].compactMap {
      LanguageNames.tag($0) ?? tags[$0]
    }
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
    // The title has no translations.
    let title = row?.cells[ColumnHeader(name: "form_title")]?.text ?? ""
    let named = !options.title.isEmpty ? options.title : title.isEmpty ? id : title
    for header in settings.headers
    where ![
      "form_title", "form_id", "default_language", XLSFormAnnotation.repeatedChoices,
    ].contains(header.name) {
      guard let cell = row?.cells[header] else { continue }
      if let key = XLSFormAnnotation.setting(header.text) {
        context.annotations.append(Annotation(key: key, value: cell.text))
      } else {
        context.report.lose(
          "settings", "column `\(header.text)`", "it has no meaning here; left out",
          at: cell.position)
      }
    }
    return QuestionnaireDefinition(
      id: id,
      title: TranslatedText([Translation(language: context.defaultLanguage, text: named)]),
      defaultLanguage: context.defaultLanguage, elements: [],
      provenance: ProvenanceDefinition(licence: options.licence))
  }

  /// Returns lower-case letters, digits and hyphens.
  private static func id(_ text: String) -> String {
    let characters = text.lowercased().unicodeScalars.map { scalar in
      IdentifierSyntax.isID(String(scalar)) ? Character(scalar) : "-"
    }
    let id = String(characters).split(separator: "-").joined(separator: "-")
    return id.isEmpty ? "form" : String(id.prefix(IdentifierSyntax.charactersMax))
  }
}
