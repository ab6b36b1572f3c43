public import Questionnaires

/// Reads the form JSON of the generic forms system: one form a file.
///
/// Fields become questions, composite fields groups of which all or nothing is filled in. A form
/// says nothing about its id, its title and its language unless its header does: the options say it,
/// else the file's name and English. Attributes that are not known are kept as annotations for the
/// way back; see the README beside this file for the table.
public struct FormsReader: QuestionnaireReader {
  private let limits: CatalogueLimits

  public init(limits: CatalogueLimits = .default) { self.limits = limits }

  public func read(
    _ bytes: [UInt8], file: String, options: ReadOptions = ReadOptions()
  ) throws(SourceError) -> [ReadQuestionnaire] {
    let root = try JSONParser.parse(bytes, file: file, limits: options.limits)
    let collector = SourceFindingCollector(file: file, limits: options.limits)
    guard let document = FormsObject(root, place: "", collector: collector) else {
      try collector.throwErrors()
      return []
    }
    guard let form = document.object("form") else {
      document.add(FormsRule.formMissing, Self.advice(for: root))
      try collector.throwErrors()
      return []
    }
    var reading = FormsReading(
      collector: collector, options: options, limits: limits,
      header: FormsHeader(form.value["header"]))
    var questionnaire = reading.questionnaire(form, file: file)
    let offers = document.objects("next").map { next in
      reading.readNext(next, of: document)
      reading.keep(FormsAnnotation.next, document.value["next"], in: &questionnaire.annotations)
      return FormsNextList.offers(next, language: questionnaire.defaultLanguage)
    }
    try collector.throwErrors()
    reading.report.count(questionnaire)
    return [
      ReadQuestionnaire(
        definition: questionnaire, map: reading.map, report: reading.report,
        next: offers.flatMap { offers in
          offers.isEmpty
            ? nil : NextListDefinition(afterQuestionnaireID: questionnaire.id, offers: offers)
        })
    ]
  }

  private static func advice(for root: JSONValue) -> String {
    if root["formreply"] != nil {
      return "this is a form that somebody filled in; give the form itself, `{\"form\": …}`"
    }
    if root["next"] != nil {
      return "this is a list of forms, not a form; give the forms, one by one"
    }
    if root["fields"] != nil {
      return "put the form into an object: `{\"form\": {\"fields\": […]}}`"
    }
    return "write the form as `{\"form\": {\"fields\": […]}}`"
  }
}
