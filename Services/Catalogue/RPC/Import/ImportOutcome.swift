internal import Bus
internal import FoundationEssentials
internal import Messages
internal import Questionnaires

/// What an import writes, complete with everything that the service counts and computes.
struct ImportOutcome: Sendable {
  let newVersions: [NewVersion]
  let study: CatalogueV1.Study
  let studyHash: ContentHash
  /// Of all texts of the study and the questionnaires it uses.
  let languages: Set<String>
  /// The access password's hash that was stored before.
  let storedPasswordHash: String?
  /// The study's revision before; 0: none.
  let previousRevision: UInt32
  /// The project of the study and of what is new.
  let projectID: String
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
    newVersions = zip(
      plan.publications, zip(definition.questionnaireMessages, definition.questionnaires)
    )
    .filter { $0.0.isNew }
    .map { planned, contents in
      var message = contents.0
      message.version = planned.version
      message.contentHash = ContentHash.hexadecimal(planned.contentHash)
      message.publishedAt = GoogleProtobuf.Timestamp(publication.time)
      return NewVersion(
        message: message, definition: contents.1, hash: planned.contentHash,
        previous: newest[message.questionnaireID]?.version ?? 0)
    }
    studyHash = plan.study.contentHash
    storedPasswordHash = current?.accessPasswordHash
    previousRevision = current?.revision ?? 0
    projectID = current?.projectID ?? publication.projectID
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

  /// What the audit trail of the study's project says.
  var auditRecords: [AuditRecord] {
    let records = VersionPublisher.auditRecords(newVersions)
    guard response.studyChanged else { return records }
    let old =
      previousRevision == 0
      ? nil : CatalogueV1.PublishedVersion(id: study.studyID, version: previousRevision)
    return records + [
      AuditRecord(
        "study.published", "studies/\(study.studyID)", old: old,
        new: CatalogueV1.PublishedVersion(
          id: study.studyID, version: study.revision, contentHash: studyHash.hexadecimal))
    ]
  }

  /// Versions first: who hears of the study may already know what it uses. The password likewise: told
  /// with every revision, so that the log's compaction leaves the present one.
  func events(password: AccessPassword, at time: Date, source: String) -> [Event] {
    var events = newVersions.map {
      CatalogueEvents.versionPublished($0.message, at: time, source: source)
    }
    guard response.studyChanged else { return events }
    if password.hash != nil || storedPasswordHash != nil {
      events.append(
        CatalogueEvents.studyPasswordSet(
          study, accessPasswordHash: password.hash, at: time, source: source))
    }
    events.append(CatalogueEvents.studyPublished(study, at: time, source: source))
    return events
  }
}
