import FoundationEssentials
import Questionnaires

/// Everything an import writes, with all computed values.
struct ImportOutcome: Sendable {
  let newVersions: [NewVersion]
  /// The new revision; nil if the study does not change.
  let newRevision: NewRevision?
  /// The previous hash of the access password.
  let storedPasswordHash: String?
  /// The previous revision of the study; 0 if none.
  let previousRevision: UInt32
  /// Project of the study and of all new resources.
  let projectID: String
  /// Why the study changes; may be empty.
  let changeReason: String
  let imported: ImportStudy.Imported

  /// - Parameter earlier: definition of the current revision.
  init(
    _ publication: Publication, current: StudyStore.Current?, earlier: StudyDefinition?,
    newest: [String: QuestionnaireStore.Newest]
  ) {
    let request = publication.request
    let plan = ImportPlan(
      study: request.study,
      questionnaires: request.questionnaires.map {
        ($0.definition.id, $0.definition.contentHash.bytes)
      },
      newest: newest.mapValues {
        ImportPlan.Newest(version: $0.version, contentHash: $0.contentHash.bytes)
      })
    newVersions = zip(plan.publications, request.questionnaires).filter { $0.0.isNew }
      .map { planned, contents in
        contents.version(
          planned.version, contentHash: ContentHash(bytes: planned.contentHash),
          previous: newest[planned.questionnaireID]?.version ?? 0, at: publication.time)
      }
    storedPasswordHash = current?.accessPasswordHash
    previousRevision = current?.revision ?? 0
    projectID = current?.projectID ?? publication.projectID
    changeReason = request.changeReason
    let contentHash = plan.study.contentHash
    let isChanged =
      current.map { $0.contentHash != contentHash } ?? true || publication.password.isChanged
    let revision = previousRevision + (isChanged ? 1 : 0)
    newRevision =
      isChanged
      ? Self.newRevision(revision, of: plan.study, contentHash: contentHash, publication) : nil
    imported = ImportStudy.Imported(
      revision: revision, isChanged: isChanged, questionnaires: plan.publications,
      projectID: projectID,
      effects: earlier.map { StudyEffects(earlier: $0, current: plan.study) })
  }

  private static func newRevision(
    _ revision: UInt32, of study: StudyDefinition, contentHash: ContentHash,
    _ publication: Publication
  ) -> NewRevision {
    let request = publication.request
    let consentVersion = study.consentVersion
    let stamp = RevisionStamp(
      revision: revision, isPaused: study.isPaused, endsAt: study.endsAt,
      versions: study.questionnaires.map(\.version),
      consentVersion: consentVersion, groupConsentVersions: study.groupConsentVersions)
    return NewRevision(
      definition: study, revision: revision, contentHash: contentHash,
      consentVersion: consentVersion,
      languages: request.textLanguages(with: publication.referenced.values),
      bytes: request.studyForm.encoded(stamp))
  }

  /// Records for the audit trail of the study's project.
  var auditRecords: [AuditRecord] {
    let records = newVersions.map(\.auditRecord)
    guard let study = newRevision else { return records }
    return records + [
      AuditRecord(
        "study.published", "studies/\(study.id)",
        old: previousRevision == 0 ? nil : .version(id: study.id, version: previousRevision),
        new: .version(
          id: study.id, version: study.revision, contentHash: study.contentHash.hexadecimal,
          reason: changeReason))
    ]
  }

  /// Versions and password precede the study, so that consumers know them first. The password is
  /// part of every revision, so that log compaction keeps the current one.
  func events(password: AccessPassword) -> [PublicationEvent] {
    var events = newVersions.map(PublicationEvent.version)
    guard let study = newRevision else { return events }
    if password.hash != nil || storedPasswordHash != nil {
      events.append(
        .password(study: study.id, revision: study.revision, hash: password.hash))
    }
    events.append(.revision(study))
    return events
  }
}

/// An import without findings.
struct Publication: Sendable {
  var request: StudyImport
  /// Published versions that the study uses but the import does not contain.
  var referenced: [QuestionnaireVersionKey: ReferencedVersion]
  var password: AccessPassword
  /// Project of a new study.
  var projectID: String
  var time: Date
}
