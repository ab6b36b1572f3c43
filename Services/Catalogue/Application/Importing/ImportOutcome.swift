internal import CatalogueDomain
internal import CatalogueStore
internal import FoundationEssentials
internal import Questionnaires

/// What an import writes, complete with everything that the service counts and computes.
struct ImportOutcome: Sendable {
  let newVersions: [NewVersion]
  /// Nil when the study stays as it is.
  let newRevision: NewRevision?
  /// The access password's hash that was stored before.
  let storedPasswordHash: String?
  /// The study's revision before; 0: none.
  let previousRevision: UInt32
  /// The project of the study and of what is new.
  let projectID: String
  let imported: ImportStudy.Imported

  init(
    _ publication: Publication, current: StudyStore.Current?,
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
    let contentHash = plan.study.contentHash
    let isChanged =
      current.map { $0.contentHash != contentHash } ?? true || publication.password.isChanged
    let revision = previousRevision + (isChanged ? 1 : 0)
    newRevision =
      isChanged
      ? Self.newRevision(revision, of: plan.study, contentHash: contentHash, publication) : nil
    imported = ImportStudy.Imported(
      revision: revision, isChanged: isChanged, questionnaires: plan.publications)
  }

  private static func newRevision(
    _ revision: UInt32, of study: StudyDefinition, contentHash: ContentHash,
    _ publication: Publication
  ) -> NewRevision {
    let request = publication.request
    let consentVersion = study.consentVersion
    let stamp = RevisionStamp(
      revision: revision, versions: study.questionnaires.map(\.version),
      consentVersion: consentVersion)
    return NewRevision(
      definition: study, revision: revision, contentHash: contentHash,
      consentVersion: consentVersion,
      languages: request.textLanguages(with: publication.referenced.values),
      bytes: request.studyForm.encoded(stamp))
  }

  /// What the audit trail of the study's project says.
  var auditRecords: [AuditRecord] {
    let records = newVersions.map(\.auditRecord)
    guard let study = newRevision else { return records }
    return records + [
      AuditRecord(
        "study.published", "studies/\(study.id)",
        old: previousRevision == 0 ? nil : .version(id: study.id, version: previousRevision),
        new: .version(
          id: study.id, version: study.revision, contentHash: study.contentHash.hexadecimal))
    ]
  }

  /// Versions first: who hears of the study may already know what it uses. The password likewise: told
  /// with every revision, so that the log's compaction leaves the present one.
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

/// An import that has no findings.
struct Publication: Sendable {
  var request: StudyImport
  /// Published versions that the study uses and the import does not bring along.
  var referenced: [QuestionnaireVersionKey: ReferencedVersion]
  var password: AccessPassword
  /// Of a new study.
  var projectID: String
  var time: Date
}
