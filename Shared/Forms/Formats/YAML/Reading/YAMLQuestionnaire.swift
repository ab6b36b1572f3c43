internal import Questionnaires

extension YAMLValue {
  /// Reads a file with a questionnaire.
  func questionnaire() -> QuestionnaireDefinition? {
    let path = FindingPath()
    noted(path)
    return mapping("questionnaire") { mapping in
      let defaultLanguage =
        mapping.required("default-language")?.noted(path.field("default_language")).text() ?? ""
      let kinds = YAMLKind(
        optionSets: mapping.optional("option-sets")?.optionSets() ?? [:],
        defaultLanguage: defaultLanguage)
      var questionnaire = QuestionnaireDefinition(
        id: mapping.required("questionnaire")?.noted(path.field("questionnaire_id")).text() ?? "",
        title: mapping.translations("title", at: path.field("title"), required: true),
        description: mapping.translations("description", at: path.field("description")),
        introduction: mapping.translations("introduction", at: path.field("introduction")),
        closing: mapping.translations("closing", at: path.field("closing")),
        defaultLanguage: defaultLanguage,
        languages: mapping.languages(at: path), elements: [],
        sensors: mapping.optional("sensors")?.sensors() ?? [],
        scores: mapping.optional("scores")?.noted(path.field("scores")).scores() ?? [],
        calculations: mapping.optional("calculations")?.noted(path.field("calculations"))
          .calculations() ?? [],
        constraints: mapping.optional("constraints")?.noted(path.field("constraints"))
          .constraints() ?? [],
        provenance: mapping.provenance(at: path),
        origin: mapping.optional("origin")?.origin(at: path.field("origin")),
        annotations: mapping.annotations(at: path))
      questionnaire.sharedKind = kinds.shared(mapping, at: path.field("shared_answer"))
      var elements = YAMLElements(
        kinds: kinds, constraintCount: questionnaire.constraints.count)
      if let list = mapping.required("elements") {
        elements.read(list.noted(path.field("elements")))
      }
      elements.finish(&questionnaire)
      return questionnaire
    }
  }

  private func optionSets() -> [String: YAMLValue]? {
    mapping("option-sets") { mapping in
      Dictionary(
        mapping.everything().map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private func sensors() -> [SensorRequestDefinition] {
    var sensors: [SensorRequestDefinition] = []
    for value in list() ?? [] {
      let path = FindingPath().item("sensors", sensors.count)
      let sensor = value.noted(path).mapping("sensor") { mapping in
        SensorRequestDefinition(
          kind: mapping.required("sensor")?.noted(path.field("kind"))
            .word(of: SensorRequestDefinition.Kind.self),
          count: mapping.optional("count")?.noted(path.field("count")).unsigned() ?? 1)
      }
      if let sensor { sensors.append(sensor) }
    }
    return sensors
  }

  private func origin(at path: FindingPath) -> OriginDefinition? {
    noted(path)
    return mapping("origin") { mapping in
      OriginDefinition(
        projectID: mapping.required("project")?.text() ?? "",
        questionnaireID: mapping.required("questionnaire")?.text() ?? "",
        version: mapping.required("version")?.unsigned() ?? 0)
    }
  }
}

extension YAMLMapping {
  /// Reads the required languages.
  func languages(at path: FindingPath) -> [String] {
    optional("languages")?.noted(path.field("languages")).texts(at: path.field("languages")) ?? []
  }

  /// Reads licence, citation and sharing.
  ///
  /// - Parameter path: path of the message that contains the fields.
  func provenance(at path: FindingPath) -> ProvenanceDefinition {
    ProvenanceDefinition(
      source: text("source", at: path.field("source")),
      licence: text("licence", at: path.field("licence")),
      authors: optional("authors")?.texts(at: path.field("authors")) ?? [],
      doi: text("doi", at: path.field("doi")),
      citation: text("citation", at: path.field("citation")),
      hasDemonstrationWording: truth("demonstration-wording"),
      sharing: optional("sharing")?.word(of: ProvenanceDefinition.Sharing.self) ?? .project)
  }
}
