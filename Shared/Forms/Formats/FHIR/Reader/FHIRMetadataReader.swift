internal import Questionnaires

/// Reads the metadata of a questionnaire.
struct FHIRMetadataReader {
  let context: FHIRImport
  let resource: FHIRObject

  func read(into definition: inout QuestionnaireDefinition) {
    definition.languages = resource.extensions(FHIRAddress.own(.promisedLanguage))
      .compactMap { $0.choice("value")?.value.string }
    readProvenance(into: &definition.provenance)
    readOrigin(into: &definition)
    for sensor in resource.extensions(FHIRAddress.own(.sensor)) {
      definition.sensors.append(
        SensorRequestDefinition(
          kind: sensor.text(of: "kind").flatMap(SensorRequestDefinition.Kind.init(rawValue:)),
          count: sensor.count(of: "count") ?? 0))
    }
    definition.scores = resource.extensions(FHIRAddress.own(.score)).map(score)
    definition.annotations += FHIRAnnotations.read(resource)
  }

  private func readProvenance(into provenance: inout ProvenanceDefinition) {
    if let copyright = resource.peek("copyright")?.string, !resource.has("_copyright"),
      copyright.unicodeScalars.count <= CatalogueLimits.default.remarkCharactersMax
    {
      provenance.licence = resource.string("copyright") ?? ""
    }
    provenance.authors = resource.extensions(FHIRAddress.author)
      .compactMap { $0.choice("value")?.value["name"]?.string }
    for artifact in resource.extensions(FHIRAddress.relatedArtifact) {
      guard let value = artifact.choice("value")?.value else { continue }
      let url = value["url"]?.string ?? ""
      switch value["type"]?.string {
      case "citation"?:
        if provenance.citation.isEmpty { provenance.citation = value["citation"]?.string ?? "" }
        if url.hasPrefix(FHIRAddress.resolver) {
          provenance.doi = String(url.dropFirst(FHIRAddress.resolver.count))
        }
      case "derived-from"?:
        if provenance.source.isEmpty { provenance.source = value["display"]?.string ?? url }
      default:
        context.report.lose("", "a related artifact", "left out")
      }
    }
    provenance.hasDemonstrationWording = resource.flag(
      of: FHIRAddress.own(.demonstrationWording))
    if let sharing = resource.text(of: FHIRAddress.own(.sharing)) {
      provenance.sharing = ProvenanceDefinition.Sharing(rawValue: sharing) ?? .project
    }
  }

  /// Reads `derivedFrom` with a URL of Otolith and a version; others are kept.
  private func readOrigin(into definition: inout QuestionnaireDefinition) {
    guard let addresses = resource.peek("derivedFrom")?.array, addresses.count == 1,
      let text = addresses[0].string, text.hasPrefix(FHIRAddress.questionnaires)
    else { return }
    let canonical = FHIRCanonical(text)
    guard let version = canonical.version.flatMap({ UInt32($0) }) else { return }
    _ = resource.take("derivedFrom")
    let project = resource.objects("_derivedFrom").first?.text(
      of: FHIRAddress.own(.originProject))
    definition.origin = OriginDefinition(
      projectID: project ?? "",
      questionnaireID: String(canonical.url.dropFirst(FHIRAddress.questionnaires.count)),
      version: version)
  }

  private func score(_ object: FHIRObject) -> ScoreDefinition {
    ScoreDefinition(
      id: object.text(of: "id") ?? "", title: context.text(.title, of: object),
      method: object.text(of: "method").flatMap(ScoreDefinition.Method.init(rawValue:)),
      items: object.extensions("item").map(item),
      minimumAnswered: object.count(of: "minimum-answered") ?? 0,
      factor: object.number(of: "factor") ?? 1, offset: object.number(of: "offset") ?? 0,
      bands: object.extensions("band").map { band in
        ScoreBand(
          minimum: band.number(of: "minimum") ?? 0, code: band.text(of: "code") ?? "",
          label: context.text(.label, of: band))
      })
  }

  private func item(_ object: FHIRObject) -> ScoreItem {
    let subject: ScoreItem.Subject =
      object.text(of: "score").map { .score($0) }
      ?? object.text(of: "calculation").map { .calculation($0) }
      ?? .question(object.text(of: "question") ?? "")
    return ScoreItem(
      subject, weight: object.number(of: "weight") ?? 1, isReversed: object.flag(of: "reversed"))
  }
}
