public import Messages
public import Questionnaires

extension QuestionnaireDefinition {
  /// Reads the author's fields and leaves out those that the service computes.
  public init(_ message: CatalogueV1.Questionnaire) {
    self.init(
      id: message.questionnaireID, title: TranslatedText(message.title),
      description: TranslatedText(message.description),
      introduction: TranslatedText(message.introduction), closing: TranslatedText(message.closing),
      defaultLanguage: message.defaultLanguage, languages: message.languages,
      sharedKind: message.sharedAnswer?.sharedKind,
      elements: message.elements.map(ElementDefinition.init),
      sensors: message.sensors.map(SensorRequestDefinition.init),
      scores: message.scores.map(ScoreDefinition.init),
      calculations: message.calculations.map(CalculationDefinition.init),
      constraints: message.constraints.map(ConstraintDefinition.init),
      provenance: ProvenanceDefinition(
        source: message.source, licence: message.licence, authors: message.authors,
        doi: message.doi, citation: message.citation,
        hasDemonstrationWording: message.demonstrationWording,
        sharing: ProvenanceDefinition.Sharing(message.sharing)),
      origin: message.origin.map(OriginDefinition.init),
      annotations: message.annotations.map(Annotation.init))
  }
}

extension CatalogueV1.Questionnaire {
  /// Leaves version, content hash and time empty; the service sets them.
  public init(_ definition: QuestionnaireDefinition) {
    let provenance = definition.provenance
    self.init(
      questionnaireID: definition.id, title: CatalogueV1.LocalizedText(definition.title),
      description: CatalogueV1.LocalizedText(definition.description),
      introduction: CatalogueV1.LocalizedText(definition.introduction),
      closing: CatalogueV1.LocalizedText(definition.closing),
      defaultLanguage: definition.defaultLanguage,
      elements: definition.elements.map(CatalogueV1.Element.init),
      sensors: definition.sensors.map(CatalogueV1.SensorRequest.init),
      demonstrationWording: provenance.hasDemonstrationWording, source: provenance.source,
      licence: provenance.licence, authors: provenance.authors, doi: provenance.doi,
      citation: provenance.citation, sharing: CatalogueV1.Sharing(provenance.sharing),
      languages: definition.languages,
      sharedAnswer: definition.sharedKind.map(CatalogueV1.Question.init(sharedKind:)),
      scores: definition.scores.map(CatalogueV1.Score.init),
      origin: definition.origin.map(CatalogueV1.Origin.init),
      annotations: definition.annotations.map(CatalogueV1.Annotation.init),
      calculations: definition.calculations.map(CatalogueV1.Calculation.init),
      constraints: definition.constraints.map(CatalogueV1.Constraint.init))
  }
}

extension SensorRequestDefinition {
  init(_ message: CatalogueV1.SensorRequest) {
    let kind: Kind? =
      switch message.kind {
      case .position: .position
      case .noiseLevel: .noiseLevel
      case .unspecified, .unrecognized: nil
      }
    self.init(kind: kind, count: message.count)
  }
}

extension CatalogueV1.SensorRequest {
  init(_ definition: SensorRequestDefinition) {
    let kind: CatalogueV1.SensorKind =
      switch definition.kind {
      case .position: .position
      case .noiseLevel: .noiseLevel
      case nil: .unspecified
      }
    self.init(kind: kind, count: definition.count)
  }
}

extension ProvenanceDefinition.Sharing {
  init(_ message: CatalogueV1.Sharing) {
    switch message {
    case .structure: self = .structure
    case .anyone: self = .anyone
    // Unknown values fall back to the narrowest sharing.
    case .unspecified, .project, .unrecognized: self = .project
    }
  }
}

extension CatalogueV1.Sharing {
  init(_ sharing: ProvenanceDefinition.Sharing) {
    switch sharing {
    case .project: self = .project
    case .structure: self = .structure
    case .anyone: self = .anyone
    }
  }
}

extension OriginDefinition {
  init(_ message: CatalogueV1.Origin) {
    self.init(
      projectID: message.projectID, questionnaireID: message.questionnaireID,
      version: message.version)
  }
}

extension CatalogueV1.Origin {
  init(_ definition: OriginDefinition) {
    self.init(
      projectID: definition.projectID, questionnaireID: definition.questionnaireID,
      version: definition.version)
  }
}

extension Annotation {
  init(_ message: CatalogueV1.Annotation) { self.init(key: message.key, value: message.value) }
}

extension CatalogueV1.Annotation {
  init(_ annotation: Annotation) { self.init(key: annotation.key, value: annotation.value) }
}
