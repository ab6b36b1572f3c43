internal import Questionnaires

/// Writes one questionnaire as a resource.
struct FHIRResourceWriter {
  /// Id of the contained resource with inheritable kinds.
  static let sharedID = "otolith-shared"

  private let questionnaire: QuestionnaireDefinition
  private let language: String
  private(set) var report: ConversionReport

  init(_ questionnaire: QuestionnaireDefinition, report: ConversionReport) {
    self.questionnaire = questionnaire
    language = questionnaire.defaultLanguage
    self.report = report
  }

  mutating func write() -> JSONValue {
    report.count(questionnaire)
    var node = FHIRNode()
    let kept = questionnaire.annotations
    node.set("resourceType", "Questionnaire")
    node.set("id", text: kept[FHIRAddress.Key.id] ?? questionnaire.id)
    node.set("language", text: language)
    node.set("url", text: kept[FHIRAddress.Key.url] ?? FHIRDefaults.url(questionnaire.id))
    node.set("version", text: kept[FHIRAddress.Key.version])
    node.set("name", text: kept[FHIRAddress.Key.name] ?? FHIRDefaults.name(questionnaire.id))
    node.set("title", questionnaire.title, language: language)
    node.set("status", text: kept[FHIRAddress.Key.status] ?? FHIRDefaults.status)
    node.set("description", questionnaire.description, language: language)
    var items = FHIRItemWriter(questionnaire, report: report)
    let written = items.write()
    writeShared(items, into: &node)
    report = items.report
    writeMetadata(into: &node, items.questions, items.expressions)
    if !written.isEmpty { node.set("item", .array(written)) }
    FHIRAnnotations.write(kept, into: &node)
    node.add(rest: kept[FHIRAddress.Key.rest])
    return node.json(Self.order)
  }

  private static let order = [
    "resourceType", "id", "meta", "implicitRules", "language", "text", "contained", "extension",
    "url", "identifier", "version", "versionAlgorithmString", "versionAlgorithmCoding", "name",
    "title", "derivedFrom", "status", "experimental", "subjectType", "date", "publisher", "contact",
    "description", "useContext", "jurisdiction", "purpose", "copyright", "copyrightLabel",
    "approvalDate", "lastReviewDate", "effectivePeriod", "code", "item",
  ]

  // MARK: What others inherit

  /// Each inheritable kind of a group or the questionnaire is an item of a contained Questionnaire.
  /// Inheriting items repeat it, so other readers can ignore the contained one.
  private func writeShared(_ writer: FHIRItemWriter, into node: inout FHIRNode) {
    var items: [JSONValue] = []
    if let kind = questionnaire.sharedKind {
      items.append(writer.item(FHIRResourceReader.sharedLink, kind))
    }
    for element in questionnaire.elements {
      // All rows of a matrix share it.
      guard let group = element.group, group.style != .matrix, let kind = group.sharedKind else {
        continue
      }
      items.append(writer.item(element.linkID, kind))
    }
    guard !items.isEmpty else { return }
    node.set(
      "contained",
      [
        [
          "resourceType": "Questionnaire", "id": .string(Self.sharedID), "status": "active",
          "item": .array(items),
        ]
      ])
    node.extend(.sharedKinds, "Reference", ["reference": .string("#" + Self.sharedID)])
  }

  // MARK: Metadata

  private mutating func writeMetadata(
    into node: inout FHIRNode, _ questions: FHIRQuestions, _ expressions: FHIRExpressionWriter
  ) {
    for language in questionnaire.languages {
      node.extend(.promisedLanguage, "Code", .string(language))
    }
    writeProvenance(into: &node)
    if let origin = questionnaire.origin {
      let address = FHIRCanonical(
        url: FHIRDefaults.url(origin.questionnaireID), version: String(origin.version))
      node.set("derivedFrom", [.string(address.description)])
      if !origin.projectID.isEmpty {
        node.set(
          "_derivedFrom",
          [
            [
              "extension": [
                FHIRNode.extending(
                  FHIRAddress.own(.originProject), "String", .string(origin.projectID))
              ]
            ]
          ])
      }
    }
    for sensor in questionnaire.sensors {
      var parts: [JSONValue] = []
      if let kind = sensor.kind {
        parts.append(FHIRNode.extending("kind", "Code", .string(kind.rawValue)))
      }
      parts.append(FHIRNode.extending("count", "Integer", .number(Int(sensor.count))))
      node.extensions.append(FHIRNode.extending(FHIRAddress.own(.sensor), parts))
      report.lose("", "a sensor measurement", "other systems take no measurement")
    }
    for score in questionnaire.scores {
      node.extensions.append(self.score(score, questions))
      report.lose("", "the score `\(score.id)`", "other systems compute none")
    }
    var computations = FHIRComputationWriter(questionnaire, questions, expressions)
    computations.write(into: &node)
    for loss in computations.losses { report.lose("", loss.what, loss.advice) }
    let outdated = questionnaire.texts.count { $0.text.translations.contains(where: \.isOutdated) }
    if outdated > 0 {
      report.lose(
        "", "marks of \(outdated) outdated translations", "other systems do not show them")
    }
  }

  private mutating func writeProvenance(into node: inout FHIRNode) {
    let provenance = questionnaire.provenance
    node.set("copyright", text: provenance.licence)
    for author in provenance.authors where !author.isEmpty {
      node.extend(FHIRAddress.author, "ContactDetail", ["name": .string(author)])
    }
    var citation: [JSONValue.Member] = []
    if !provenance.citation.isEmpty {
      citation.append(JSONValue.Member("citation", .string(provenance.citation)))
    }
    if !provenance.doi.isEmpty {
      citation.append(JSONValue.Member("url", .string(FHIRAddress.resolver + provenance.doi)))
    }
    if !citation.isEmpty {
      node.extend(
        FHIRAddress.relatedArtifact, "RelatedArtifact",
        .object([JSONValue.Member("type", "citation")] + citation))
    }
    if !provenance.source.isEmpty {
      node.extend(
        FHIRAddress.relatedArtifact, "RelatedArtifact",
        ["type": "derived-from", "display": .string(provenance.source)])
    }
    if provenance.hasDemonstrationWording {
      node.extend(.demonstrationWording, "Boolean", true)
      report.lose(
        "", "the mark of demonstration wording", "other systems assume the validated wording")
    }
    if provenance.sharing != .project {
      node.extend(.sharing, "Code", .string(provenance.sharing.rawValue))
    }
  }

  private func score(_ score: ScoreDefinition, _ questions: FHIRQuestions) -> JSONValue {
    var node = FHIRNode()
    node.extend("id", "String", .string(score.id))
    node.extend(.title, score.title, language: language)
    if let method = score.method { node.extend("method", "Code", .string(method.rawValue)) }
    if score.minimumAnswered > 0 {
      node.extend("minimum-answered", "Integer", .number(Int(score.minimumAnswered)))
    }
    number("factor", score.factor, standard: 1, into: &node)
    number("offset", score.offset, standard: 0, into: &node)
    for item in score.items {
      var part = FHIRNode()
      switch item.subject {
      case .question(let id):
        part.extend("question", "String", .string(questions.byElement[id]?.linkID ?? id))
      case .score(let id): part.extend("score", "String", .string(id))
      case .calculation(let id): part.extend("calculation", "String", .string(id))
      }
      number("weight", item.weight, standard: 1, into: &part)
      if item.isReversed { part.extend("reversed", "Boolean", true) }
      node.extensions.append(FHIRNode.extending("item", part.extensions))
    }
    for band in score.bands {
      var part = FHIRNode()
      number("minimum", band.minimum, standard: nil, into: &part)
      part.extend("code", "String", .string(band.code))
      part.extend(.label, band.label, language: language)
      node.extensions.append(FHIRNode.extending("band", part.extensions))
    }
    return FHIRNode.extending(FHIRAddress.own(.score), node.extensions)
  }

  private func number(
    _ name: String, _ number: Double, standard: Double?, into node: inout FHIRNode
  ) {
    guard number.isFinite, number != standard else { return }
    node.extend(name, "Decimal", .number(number))
  }
}
