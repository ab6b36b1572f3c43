package import Questionnaires

/// A questionnaire version that is about to be published: complete, with number, hash and time.
package struct NewVersion: Sendable {
  package var definition: QuestionnaireDefinition
  package var version: UInt32
  package var contentHash: ContentHash
  /// The version before; 0: none.
  package var previous: UInt32
  /// Of all texts.
  package var languages: Set<String>
  /// In its stored form.
  package var bytes: [UInt8]

  package init(
    definition: QuestionnaireDefinition, version: UInt32, contentHash: ContentHash,
    previous: UInt32, languages: Set<String>, bytes: [UInt8]
  ) {
    self.definition = definition
    self.version = version
    self.contentHash = contentHash
    self.previous = previous
    self.languages = languages
    self.bytes = bytes
  }

  package var id: String { definition.id }

  /// Whether callers without a role in the project hear of it.
  package var isShared: Bool { definition.provenance.sharing != .project }

  /// What the audit trail says of it.
  package var auditRecord: AuditRecord {
    AuditRecord(
      "questionnaire.published", "questionnaires/\(id)",
      old: previous == 0 ? nil : .version(id: id, version: previous),
      new: .version(id: id, version: version, contentHash: contentHash.hexadecimal))
  }
}
