import Questionnaires

/// A complete questionnaire version to be published, with number, hash and time.
struct NewVersion: Sendable {
  var definition: QuestionnaireDefinition
  var version: UInt32
  var contentHash: ContentHash
  /// The previous version; 0 if none.
  var previous: UInt32
  /// Languages of all texts.
  var languages: Set<String>
  /// Stored form.
  var bytes: [UInt8]

  var id: String { definition.id }

  /// Whether callers without a role in the project see it.
  var isShared: Bool { definition.provenance.sharing != .project }

  /// Record for the audit trail.
  var auditRecord: AuditRecord {
    AuditRecord(
      "questionnaire.published", "questionnaires/\(id)",
      old: previous == 0 ? nil : .version(id: id, version: previous),
      new: .version(id: id, version: version, contentHash: contentHash.hexadecimal))
  }
}

/// A study revision to be published.
struct NewRevision: Sendable {
  /// The definition with a version in every use.
  var definition: StudyDefinition
  var revision: UInt32
  var contentHash: ContentHash
  var consentVersion: String
  /// Languages of all texts of the study and its questionnaires.
  var languages: Set<String>
  /// Stored form.
  var bytes: [UInt8]

  var id: String { definition.id }
}
