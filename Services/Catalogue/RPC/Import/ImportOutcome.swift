internal import Bus
internal import CatalogueDomain
internal import FoundationEssentials
internal import Messages

/// What an import writes, complete with everything that the service counts and computes.
struct ImportOutcome: Sendable {
  struct NewVersion: Sendable {
    var message: CatalogueV1.Questionnaire
    var hash: [UInt8]
  }

  let newVersions: [NewVersion]
  let study: CatalogueV1.Study
  let studyHash: ContentHash
  /// Of all texts of the study and the questionnaires it uses.
  let languages: Set<String>
  /// The access password's hash that was stored before.
  let storedPasswordHash: String?
  let response: CatalogueV1.ImportStudyResponse

  init(
    _ publication: Publication, current: StudyStore.Current?,
    newest: [String: QuestionnaireStore.Newest]
  ) {
    let definition = publication.definition
    let plan = ImportPlan(
      study: definition.study,
      questionnaires: definition.questionnaires.map { ($0.id, $0.contentHash.bytes) },
      newest: newest.mapValues {
        ImportPlan.Newest(version: $0.version, contentHash: $0.contentHash)
      })
    newVersions = zip(plan.publications, definition.questionnaireMessages)
      .filter { $0.0.isNew }
      .map { planned, message in
        var message = message
        message.version = planned.version
        message.contentHash = ContentHash.hexadecimal(planned.contentHash)
        message.publishedAt = GoogleProtobuf.Timestamp(publication.time)
        return NewVersion(message: message, hash: planned.contentHash)
      }
    studyHash = plan.study.contentHash
    storedPasswordHash = current?.accessPasswordHash
    let isChanged =
      current.map { $0.contentHash != plan.study.contentHash.bytes } ?? true
      || publication.password.isChanged
    let revision = (current?.revision ?? 0) + (isChanged ? 1 : 0)

    var study = definition.studyMessage
    for (index, use) in plan.study.questionnaires.enumerated() {
      study.questionnaires[index].version = use.version
    }
    study.revision = revision
    study.consentVersion = plan.study.consentVersion
    study.languages = (study.title?.translations ?? []).map(\.language).sorted()
    self.study = study

    languages = (definition.questionnaireMessages + publication.referenced.values)
      .reduce(into: study.textLanguages) { $0.formUnion($1.textLanguages) }

    response = CatalogueV1.ImportStudyResponse(
      studyRevision: revision, studyChanged: isChanged,
      questionnaires: plan.publications.map {
        CatalogueV1.ImportedQuestionnaire(
          questionnaireID: $0.questionnaireID, version: $0.version,
          contentHash: ContentHash.hexadecimal($0.contentHash), published: $0.isNew)
      })
  }

  /// Versions first: who hears of the study may already know what it uses.
  func events(password: AccessPassword, at time: Date, source: String) -> [Event] {
    var events = newVersions.map {
      CatalogueEvents.versionPublished($0.message, at: time, source: source)
    }
    if response.studyChanged {
      events.append(
        CatalogueEvents.studyPublished(
          study, accessPasswordHash: password.hash, at: time, source: source))
    }
    return events
  }
}
