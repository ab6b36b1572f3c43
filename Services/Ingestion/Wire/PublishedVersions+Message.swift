import Messages
import QuestionnaireWire
import Questionnaires

extension PublishedLibraryEntry {
  init(_ message: CatalogueV1.Vocabulary) {
    self.init(
      key: LibraryVersion(.vocabulary, message.vocabularyID, version: message.version),
      bytes: message.serialized())
  }

  init(_ message: CatalogueV1.SoundCollection) {
    self.init(
      key: LibraryVersion(.soundCollection, message.collectionID, version: message.version),
      bytes: message.serialized())
  }

  /// - Throws: `DecodingError`.
  func vocabulary() throws -> VocabularyDefinition {
    VocabularyDefinition(try CatalogueV1.Vocabulary(serialized: bytes, limits: .storedEntry))
  }

  /// - Throws: `DecodingError`.
  func soundCollection() throws -> SoundCollectionDefinition {
    SoundCollectionDefinition(
      try CatalogueV1.SoundCollection(serialized: bytes, limits: .storedEntry))
  }
}

extension DecodingLimits {
  /// Sized for entries and definitions checked by the catalogue: thousands of terms and elements in
  /// all their languages.
  fileprivate static let storedEntry = DecodingLimits(
    sizeMax: 64 << 20, depthMax: 64, elementsMax: 2_000_000)
}

extension PublishedQuestionnaire {
  init(_ message: CatalogueV1.Questionnaire) {
    self.init(
      key: QuestionnaireVersion(
        questionnaireID: message.questionnaireID, version: message.version),
      contentHash: message.contentHash, bytes: message.serialized())
  }

  /// The definition with a copy of each repeating group for each repetition, as sheets answer it.
  ///
  /// - Throws: `DecodingError`.
  func definition() throws -> QuestionnaireDefinition {
    QuestionnaireDefinition(
      try CatalogueV1.Questionnaire(serialized: bytes, limits: .storedEntry)
    ).unrolled
  }
}

extension PublishedStudy {
  init(_ message: CatalogueV1.Study) {
    self.init(
      studyID: message.studyID, revision: message.revision, startsAt: message.startTime?.date,
      endsAt: message.endTime?.date, isPaused: message.paused, hasGroups: !message.groups.isEmpty,
      uses: message.questionnaires.map { use in
        Use(
          questionnaireID: use.questionnaireID, version: use.version,
          isOneTime: use.recurrence == .oneTime, isDeactivated: use.deactivated,
          isBlocking: use.blocking, repeatIntervalHours: use.repeatIntervalHours,
          groupIDs: use.groupIDs, isRevisable: use.revisable,
          mayCloseIncomplete: use.mayCloseIncomplete, draftDays: use.draftDays)
      },
      nextLists: message.nextLists.isEmpty
        ? nil : CatalogueV1.Study(nextLists: message.nextLists).serialized(),
      followedQuestionnaires: message.nextLists.map(\.afterQuestionnaireID),
      recordTypes: message.recordTypes.map(RecordTypeUse.init),
      soundCollectionIDs: message.soundCollectionIDs,
      triggers: message.triggers.isEmpty
        ? nil : CatalogueV1.Study(triggers: message.triggers).serialized(),
      results: message.comparisons.isEmpty && message.feedbackTexts.isEmpty
        && message.rewards == nil
        ? nil
        : CatalogueV1.Study(
          comparisons: message.comparisons, feedbackTexts: message.feedbackTexts,
          rewards: message.rewards
        ).serialized(),
      hasExactDevices: message.exactDevices)
  }
}

extension StudyDefinition {
  /// Creates a study that contains only its next lists.
  ///
  /// - Parameter bytes: ``PublishedStudy/nextLists``.
  /// - Throws: `DecodingError`.
  init(nextLists bytes: [UInt8]) throws {
    self.init(try CatalogueV1.Study(serialized: bytes))
  }

  /// Creates a study that contains only its comparisons, feedback texts and rewards.
  ///
  /// - Parameter bytes: ``PublishedStudy/results``.
  /// - Throws: `DecodingError`.
  init(results bytes: [UInt8]) throws {
    self.init(try CatalogueV1.Study(serialized: bytes))
  }

  /// Creates a study that contains only its triggers.
  ///
  /// - Parameter bytes: ``PublishedStudy/triggers``.
  /// - Throws: `DecodingError`.
  init(triggers bytes: [UInt8]) throws {
    self.init(try CatalogueV1.Study(serialized: bytes))
  }
}

extension IngestionV1.SheetClosing {
  init(_ closing: SheetClosing) {
    self =
      switch closing {
      case .complete: .complete
      case .incomplete: .incomplete
      case .autosaved: .autosaved
      case .expired: .expired
      }
  }
}

extension RecordFilter {
  /// Maximum number of types in a request.
  static var typeCountMax: Int { RecordType.allCases.count }

  /// Adds a type; returns false if unspecified or unknown to this release.
  mutating func insert(_ message: CatalogueV1.RecordType) -> Bool {
    guard let type = RecordType(message) else { return false }
    types.insert(type)
    return true
  }
}
