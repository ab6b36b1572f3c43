extension QuestionnaireDefinition {
  /// The input of the content hash of a version: everything an author can write, in all languages,
  /// except marks for translators. Equivalent values (a maximum length of 0 and the default) are
  /// encoded the same. Format name `otolith-questionnaire/2`; see ``CanonicalEncoder`` for the
  /// encoding.
  public var canonicalBytes: [UInt8] {
    var encoder = CanonicalEncoder()
    encoder.record("format", "otolith-questionnaire/2")
    encoder.record("questionnaire_id", id)
    encoder.record("title", title)
    encoder.record("description", description)
    encoder.record("introduction", introduction)
    encoder.record("closing", closing)
    encoder.record("default_language", defaultLanguage)
    // Required languages are included because they bind the next version.
    encoder.list("languages", requiredLanguages.sorted()) { $0.record("language", $1) }
    if let sharedKind {
      encoder.record("shared_answer", "")
      encoder.record(sharedKind)
    }
    encoder.list("elements", elements) { $0.record($1) }
    encoder.list("sensors", sensors.sorted { $0.canonicalName < $1.canonicalName }) {
      $0.record("kind", $1.canonicalName)
      $0.record("count", $1.count)
    }
    encoder.list("scores", scores) { $0.record($1) }
    // Absent in older definitions, whose bytes must not change.
    if !calculations.isEmpty { encoder.list("calculations", calculations) { $0.record($1) } }
    if !constraints.isEmpty { encoder.list("constraints", constraints) { $0.record($1) } }
    encoder.record(provenance)
    if let origin {
      encoder.record("origin_project_id", origin.projectID)
      encoder.record("origin_questionnaire_id", origin.questionnaireID)
      encoder.record("origin_version", origin.version)
    }
    encoder.record(annotations)
    return encoder.bytes
  }
}

extension SensorRequestDefinition {
  fileprivate var canonicalName: String {
    switch kind {
    case nil: ""
    case .position: "position"
    case .noiseLevel: "noise_level"
    }
  }
}

extension CanonicalEncoder {
  fileprivate mutating func record(_ element: ElementDefinition) {
    record("element_id", element.id)
    record("parent_id", element.parentID)
    switch element.content {
    case nil: break
    case .headline(let text): record("headline", text)
    case .text(let text): record("text", text)
    case .pageBreak: record("page_break", "")
    case .question(let question): record(question)
    case .group(let group): record(group)
    }
    record("enable_when", element.shownIf)
    if element.isFixed { record("fixed_position", true) }
    record(element.annotations)
  }

  private mutating func record(_ group: GroupDefinition) {
    switch group.style {
    case nil: record("group", "")
    case .section: record("group", "section")
    case .composite(let isOptional):
      record("group", "composite")
      record("optional_answer", isOptional)
    case .matrix: record("group", "matrix")
    }
    record("title", group.title)
    if let kind = group.sharedKind {
      record("shared_answer", "")
      record(kind)
    }
    if group.hasRandomOrder { record("random_order", true) }
    // Absent in older definitions, whose bytes must not change.
    guard let repetition = group.repetition else { return }
    record("repeat", "")
    record("minimum", repetition.minimum)
    record("maximum", repetition.maximum)
    switch repetition.count {
    case nil: break
    case .question(let id)?: record("count_element_id", id)
    case .calculation(let id)?: record("count_calculation_id", id)
    case .score(let id)?: record("count_score_id", id)
    }
  }

  private mutating func record(_ question: QuestionDefinition) {
    record("question", question.text)
    record("description", question.description)
    record("optional_answer", question.isOptional)
    if question.requiredIf != nil { record("required_when", question.requiredIf) }
    record("item_id", question.itemID)
    switch question.initialAnswer {
    case nil: break
    case .codes(let codes): list("initial_codes", codes) { $0.record("code", $1) }
    case .number(let number): record("initial_number", number)
    case .text(let text): record("initial_text", text)
    }
    if question.isHiddenFromStatistics { record("hidden_from_statistics", true) }
    if question.hasRandomOptions { record("random_options", true) }
    if !question.offeredBy.isEmpty { record("offered_by", question.offeredBy) }
    if let poles = question.poles {
      record("lowest", poles.lowest)
      record("highest", poles.highest)
    }
    if let kind = question.kind { record(kind) }
  }

  fileprivate mutating func record(_ score: ScoreDefinition) {
    record("score_id", score.id)
    record("title", score.title)
    record("method", score.method?.rawValue ?? "")
    list("items", score.items) { encoder, item in
      switch item.subject {
      case .question(let id): encoder.record("element_id", id)
      case .score(let id): encoder.record("score_id", id)
      case .calculation(let id): encoder.record("calculation_id", id)
      }
      encoder.record("weight", item.weight)
      encoder.record("reversed", item.isReversed)
    }
    record("minimum_answered", score.effectiveMinimumAnswered)
    record("factor", score.factor)
    record("offset", score.offset)
    list("bands", score.bands) { encoder, band in
      encoder.record("minimum", band.minimum)
      encoder.record("code", band.code)
      encoder.record("label", band.label)
    }
  }

  mutating func record(_ provenance: ProvenanceDefinition) {
    record("demonstration_wording", provenance.hasDemonstrationWording)
    record("source", provenance.source)
    record("licence", provenance.licence)
    list("authors", provenance.authors) { $0.record("author", $1) }
    record("doi", provenance.doi)
    record("citation", provenance.citation)
    record("sharing", provenance.sharing.rawValue)
  }

  /// The order of annotations has no meaning.
  fileprivate mutating func record(_ annotations: [Annotation]) {
    list("annotations", annotations.sorted { $0.key < $1.key }) { encoder, annotation in
      encoder.record("key", annotation.key)
      encoder.record("value", annotation.value)
    }
  }
}
