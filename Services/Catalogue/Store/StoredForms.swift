import Fields
import FoundationEssentials
import Messages
import QuestionnaireWire
import Questionnaires

// Definitions, drafts, projects and audit entries are stored as messages. This file contains
// everything that the store itself reads from or writes to them.

extension DecodingLimits {
  static let stored = DecodingLimits(
    sizeMax: StoredFormLimits.sizeMax, depthMax: StoredFormLimits.depthMax,
    elementsMax: StoredFormLimits.elementsMax)
}

extension QuestionnaireDefinition {
  /// - Throws: `DecodingError`.
  init(stored bytes: [UInt8]) throws {
    self.init(try CatalogueV1.Questionnaire(serialized: bytes, limits: .stored))
  }
}

extension StudyDefinition {
  /// - Throws: `DecodingError`.
  init(stored bytes: [UInt8]) throws {
    self.init(try CatalogueV1.Study(serialized: bytes, limits: .stored))
  }
}

extension NewVersion {
  /// Returns the published message.
  ///
  /// - Throws: `DecodingError`.
  func message() throws -> CatalogueV1.Questionnaire {
    try CatalogueV1.Questionnaire(serialized: bytes, limits: .stored).withManikinWords
  }
}

enum StoredForms {
  /// Encodes the summary of a version for lists and searches.
  static func summary(
    of definition: QuestionnaireDefinition, version: UInt32, contentHash: ContentHash,
    project: String, languages: [String]
  ) -> [UInt8] {
    let provenance = definition.provenance
    let heading = CatalogueV1.Questionnaire(
      QuestionnaireDefinition(
        id: definition.id, title: definition.title, description: definition.description,
        defaultLanguage: definition.defaultLanguage, elements: [], provenance: provenance))
    return CatalogueV1.QuestionnaireSummary(
      questionnaireID: definition.id, version: version, contentHash: contentHash.hexadecimal,
      projectID: project, title: heading.title, description: heading.description,
      languages: languages, licence: provenance.licence, sharing: heading.sharing,
      elementCount: UInt32(definition.elements.count),
      questionCount: UInt32(definition.questionCount),
      demonstrationWording: provenance.hasDemonstrationWording
    ).serialized()
  }

  /// - Returns: 1–3, the value of the column `sharing`.
  static func number(_ sharing: ProvenanceDefinition.Sharing) -> Int16 {
    let message: CatalogueV1.Sharing =
      switch sharing {
      case .project: .project
      case .structure: .structure
      case .anyone: .anyone
      }
    return Int16(message.rawValue)
  }

  /// Encodes an audit entry without its hash.
  static func entry(
    _ record: AuditRecord, number: Int, previousHash: ContentHash, by actor: UUID, at time: Date
  ) -> [UInt8] {
    CatalogueV1.AuditEntry(
      number: UInt64(number), createTime: GoogleProtobuf.Timestamp(time),
      actor: actor.text, action: record.action, resource: record.resource,
      old: record.old.map(packed), new: record.new.map(packed),
      previousHash: previousHash.hexadecimal
    ).serialized()
  }

  /// Returns the position of an entry in the chain.
  ///
  /// - Throws: `DecodingError`.
  static func place(ofEntry bytes: [UInt8]) throws -> (number: UInt64, previousHash: String) {
    let entry = try CatalogueV1.AuditEntry(serialized: bytes, limits: .stored)
    return (entry.number, entry.previousHash)
  }

  /// Returns the people in an entry: the actor, and the member of a role.
  ///
  /// - Throws: `DecodingError`.
  static func people(ofEntry bytes: [UInt8]) throws -> [UUID] {
    let entry = try CatalogueV1.AuditEntry(serialized: bytes, limits: .stored)
    return [UUID(text: entry.actor), AuditRecord.person(ofRole: entry.resource)]
      .compactMap(\.self)
  }

  /// Returns the time of an entry.
  ///
  /// - Throws: `DecodingError`.
  static func time(ofEntry bytes: [UInt8]) throws -> Date? {
    try CatalogueV1.AuditEntry(serialized: bytes, limits: .stored).createTime?.date
  }

  private static func packed(_ state: AuditedState) -> GoogleProtobuf.`Any` {
    switch state {
    case .version(let id, let version, let contentHash, let isRetired, let reason):
      packed(
        CatalogueV1.PublishedVersion(
          id: id, version: version, contentHash: contentHash, retired: isRetired,
          changeReason: reason))
    case .member(let participant, let role):
      packed(
        CatalogueV1.ProjectMember(
          participantID: participant.text,
          role: .init(rawValue: Int32(role.rawValue))))
    case .questionnaire(let bytes): packed(bytes, as: CatalogueV1.Questionnaire.fullName)
    case .project(let bytes): packed(bytes, as: CatalogueV1.Project.fullName)
    }
  }

  private static func packed<Contents: Message>(_ message: Contents) -> GoogleProtobuf.`Any` {
    packed(message.serialized(), as: Contents.fullName)
  }

  private static func packed(_ bytes: [UInt8], as name: String) -> GoogleProtobuf.`Any` {
    GoogleProtobuf.`Any`(typeURL: "type.googleapis.com/\(name)", value: bytes)
  }
}
