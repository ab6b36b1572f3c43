public import Messages
public import Questionnaires

extension FileReference {
  init(_ message: CatalogueV1.FileReference) {
    self.init(
      location: message.location, mediaType: message.mediaType, sha256: message.sha256,
      byteCount: message.byteCount)
  }
}

extension CatalogueV1.FileReference {
  init(_ file: FileReference) {
    self.init(
      location: file.location, mediaType: file.mediaType, sha256: file.sha256,
      byteCount: file.byteCount)
  }
}

extension ProvenanceDefinition {
  init(_ message: CatalogueV1.Provenance?) {
    let message = message ?? CatalogueV1.Provenance()
    self.init(
      source: message.source, licence: message.licence, authors: message.authors, doi: message.doi,
      citation: message.citation, hasDemonstrationWording: message.demonstrationWording,
      sharing: Sharing(message.sharing))
  }
}

extension CatalogueV1.Provenance {
  init(_ provenance: ProvenanceDefinition) {
    self.init(
      source: provenance.source, licence: provenance.licence, authors: provenance.authors,
      doi: provenance.doi, citation: provenance.citation,
      demonstrationWording: provenance.hasDemonstrationWording,
      sharing: CatalogueV1.Sharing(provenance.sharing))
  }
}

extension SoundCollectionDefinition {
  /// Reads the author's fields and leaves out those that the service computes.
  public init(_ message: CatalogueV1.SoundCollection) {
    self.init(
      id: message.collectionID, title: TranslatedText(message.title),
      description: TranslatedText(message.description), defaultLanguage: message.defaultLanguage,
      languages: message.languages,
      categories: message.categories.map {
        SoundCategoryDefinition(
          id: $0.categoryID, title: TranslatedText($0.title),
          image: $0.image.map(FileReference.init))
      },
      sounds: message.sounds.map {
        SoundDefinition(
          id: $0.soundID, categoryID: $0.categoryID, title: TranslatedText($0.title),
          lengthMilliseconds: $0.lengthMs, file: $0.file.map(FileReference.init),
          image: $0.image.map(FileReference.init), frequencyHertz: $0.frequencyHertz?.value)
      },
      loopMinutes: message.loopMinutes, ratingQuestionnaireID: message.ratingQuestionnaireID,
      ratingTimeoutSeconds: message.ratingTimeoutSeconds,
      provenance: ProvenanceDefinition(message.provenance))
  }
}

extension CatalogueV1.SoundCollection {
  /// Leaves version and content hash empty; the service sets them.
  public init(_ definition: SoundCollectionDefinition) {
    self.init(
      collectionID: definition.id, title: CatalogueV1.LocalizedText(definition.title),
      description: CatalogueV1.LocalizedText(definition.description),
      defaultLanguage: definition.defaultLanguage, languages: definition.languages,
      categories: definition.categories.map {
        CatalogueV1.SoundCategory(
          categoryID: $0.id, title: CatalogueV1.LocalizedText($0.title),
          image: $0.image.map(CatalogueV1.FileReference.init))
      },
      sounds: definition.sounds.map {
        CatalogueV1.Sound(
          soundID: $0.id, categoryID: $0.categoryID, title: CatalogueV1.LocalizedText($0.title),
          lengthMs: $0.lengthMilliseconds, file: $0.file.map(CatalogueV1.FileReference.init),
          image: $0.image.map(CatalogueV1.FileReference.init),
          frequencyHertz: $0.frequencyHertz.map { GoogleProtobuf.DoubleValue($0) })
      },
      loopMinutes: definition.loopMinutes,
      ratingQuestionnaireID: definition.ratingQuestionnaireID,
      ratingTimeoutSeconds: definition.ratingTimeoutSeconds,
      provenance: CatalogueV1.Provenance(definition.provenance))
  }
}

extension VocabularyDefinition {
  /// Reads the author's fields and leaves out those that the service computes.
  public init(_ message: CatalogueV1.Vocabulary) {
    self.init(
      id: message.vocabularyID, title: TranslatedText(message.title),
      defaultLanguage: message.defaultLanguage, languages: message.languages, unit: message.unit,
      terms: message.terms.map {
        VocabularyTerm(code: $0.code, label: TranslatedText($0.label), number: $0.number?.value)
      },
      isOpen: message.extensible, provenance: ProvenanceDefinition(message.provenance))
  }
}

extension CatalogueV1.Vocabulary {
  /// Leaves version and content hash empty; the service sets them.
  public init(_ definition: VocabularyDefinition) {
    self.init(
      vocabularyID: definition.id, title: CatalogueV1.LocalizedText(definition.title),
      defaultLanguage: definition.defaultLanguage, languages: definition.languages,
      unit: definition.unit,
      terms: definition.terms.map {
        CatalogueV1.Term(
          code: $0.code, label: CatalogueV1.LocalizedText($0.label),
          number: $0.number.map { GoogleProtobuf.DoubleValue($0) })
      },
      extensible: definition.isOpen, provenance: CatalogueV1.Provenance(definition.provenance))
  }
}

extension ItemDefinition {
  public init(_ message: CatalogueV1.Item) {
    self.init(
      id: message.itemID, defaultLanguage: message.defaultLanguage,
      question: QuestionDefinition(message.question ?? CatalogueV1.Question()))
  }
}

extension CatalogueV1.Item {
  public init(_ definition: ItemDefinition) {
    self.init(
      itemID: definition.id, defaultLanguage: definition.defaultLanguage,
      question: CatalogueV1.Question(definition.question))
  }
}

extension ProjectDefinition {
  public init(_ message: CatalogueV1.Project) {
    self.init(
      id: message.projectID, title: TranslatedText(message.title),
      description: TranslatedText(message.description), defaultLanguage: message.defaultLanguage)
  }
}

extension CatalogueV1.Project {
  public init(_ definition: ProjectDefinition) {
    self.init(
      projectID: definition.id, title: CatalogueV1.LocalizedText(definition.title),
      description: CatalogueV1.LocalizedText(definition.description),
      defaultLanguage: definition.defaultLanguage)
  }
}
