internal import CatalogueDomain
import Fields
internal import FoundationEssentials
package import Messages
internal import QuestionnaireWire
package import Questionnaires

// Definitions, drafts, projects and audit entries are kept as messages. All that the tables' owner itself
// reads and writes of those stands here.

extension DecodingLimits {
  package static let stored = DecodingLimits(
    sizeMax: StoredFormLimits.sizeMax, depthMax: StoredFormLimits.depthMax,
    elementsMax: StoredFormLimits.elementsMax)
}

extension QuestionnaireDefinition {
  /// - Throws: `DecodingError`.
  package init(stored bytes: [UInt8]) throws {
    self.init(try CatalogueV1.Questionnaire(serialized: bytes, limits: .stored))
  }
}

extension StudyDefinition {
  /// - Throws: `DecodingError`.
  package init(stored bytes: [UInt8]) throws {
    self.init(try CatalogueV1.Study(serialized: bytes, limits: .stored))
  }
}

extension NewVersion {
  /// As it is told to others.
  ///
  /// - Throws: `DecodingError`.
  package func message() throws -> CatalogueV1.Questionnaire {
    try CatalogueV1.Questionnaire(serialized: bytes, limits: .stored).withManikinWords
  }
}

enum StoredForms {
  /// What lists and searches show of a version.
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

  /// - Returns: 1–3, as in the column `sharing`.
  static func number(_ sharing: ProvenanceDefinition.Sharing) -> Int16 {
    let message: CatalogueV1.Sharing =
      switch sharing {
      case .project: .project
      case .structure: .structure
      case .anyone: .anyone
      }
    return Int16(message.rawValue)
  }

  /// An audit entry without its hash.
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

  /// What an entry says of its place in the chain.
  ///
  /// - Throws: `DecodingError`.
  static func place(ofEntry bytes: [UInt8]) throws -> (number: UInt64, previousHash: String) {
    let entry = try CatalogueV1.AuditEntry(serialized: bytes, limits: .stored)
    return (entry.number, entry.previousHash)
  }

  /// Whom an entry names: who did it, and whose role it is about.
  ///
  /// - Throws: `DecodingError`.
  static func people(ofEntry bytes: [UInt8]) throws -> [UUID] {
    let entry = try CatalogueV1.AuditEntry(serialized: bytes, limits: .stored)
    return [UUID(text: entry.actor), AuditRecord.person(ofRole: entry.resource)]
      .compactMap(\.self)
  }

  /// When an entry was written.
  ///
  /// - Throws: `DecodingError`.
  static func time(ofEntry bytes: [UInt8]) throws -> Date? {
    try CatalogueV1.AuditEntry(serialized: bytes, limits: .stored).createTime?.date
  }

  private static func packed(_ state: AuditedState) -> GoogleProtobuf.`Any` {
    switch state {
    case .version(let id, let version, let contentHash, let isRetired):
      packed(
        CatalogueV1.PublishedVersion(
          id: id, version: version, contentHash: contentHash, retired: isRetired))
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
