public import Questionnaires

/// Reads the form JSON of the generic forms system: one form per file.
///
/// Fields become questions; composite fields become groups that are filled in completely or not at
/// all. Without a header, id, title and language come from the options, or else from the file's
/// name and English. Unknown attributes are kept as annotations for the conversion back. See the
/// table in the README beside this file.
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
      return "this is a completed form; pass the form itself, `{\"form\": …}`"
    }
    if root["next"] != nil {
      return "this is a list of forms; pass the forms one by one"
    }
    if root["fields"] != nil {
      return "put the form into an object: `{\"form\": {\"fields\": […]}}`"
    }
    return "write the form as `{\"form\": {\"fields\": […]}}`"
  }
}
