import Fields
import FoundationEssentials
import Messages
import QuestionnaireWire
import Questionnaires
import RPCCore
import ServiceKit

// Conversion and checks of project and role messages.

extension FieldChecks {
  /// Returns nil for no role.
  mutating func role(_ message: CatalogueV1.ProjectRole) -> ProjectRole? {
    switch message {
    case .owner: return .owner
    case .leader: return .leader
    case .translator: return .translator
    case .reader: return .reader
    case .unspecified: return nil
    case .unrecognized:
      reject("role", .roleUnknown, "must be owner, leader, translator or reader")
      return nil
    }
  }
}

extension FieldChecks {
  /// Checks the mask of a project update: FIELD_NOT_WRITABLE, FIELD_UNKNOWN.
  mutating func projectMask(_ mask: GoogleProtobuf.FieldMask?) {
    wildcardAlone(mask)
    for (position, path) in mask.paths.enumerated() {
      switch path {
      case GoogleProtobuf.FieldMask.wildcard, "title", "description", "default_language": break
      case "project_id", "etag", "role":
        reject(
          "update_mask.paths[\(position)]", .fieldNotWritable,
          "`\(path)` is set by the service")
      default:
        reject(
          "update_mask.paths[\(position)]", .fieldUnknown,
          "must be title, description or default_language")
      }
    }
  }
}

extension ProjectContents {
  /// - Parameter message: cleaned message.
  init(_ message: CatalogueV1.Project) {
    self.init(definition: ProjectDefinition(message), bytes: message.serialized())
  }
}

extension CatalogueV1.Project {
  /// The project for storage: canonical language tags, without values that only responses contain.
  var cleaned: CatalogueV1.Project {
    var project = self
    project.title = title.map(\.withCanonicalLanguages)
    project.description = description.map(\.withCanonicalLanguages)
    project.defaultLanguage = LanguageTag(defaultLanguage)?.description ?? defaultLanguage
    project.etag = ""
    project.role = .unspecified
    return project
  }

  /// Returns `old` with the masked fields taken from this project; the whole project without a
  /// mask.
  func applied(
    _ mask: GoogleProtobuf.FieldMask?, to old: CatalogueV1.Project
  ) -> CatalogueV1.Project {
    var project = old
    for path in mask.paths {
      switch path {
      case GoogleProtobuf.FieldMask.wildcard: break
      case "title": project.title = title
      case "description": project.description = description
      case "default_language": project.defaultLanguage = defaultLanguage
      default: break
      }
    }
    return mask.namesEverything ? self : project
  }
}

extension CatalogueV1.ProjectRole {
  init(_ role: ProjectRole) { self.init(rawValue: Int32(role.rawValue)) }
}

extension CatalogueV1.ProjectMember {
  init(_ member: ProjectMember) {
    self.init(
      participantID: member.participantID.text,
      role: CatalogueV1.ProjectRole(member.role), grantTime: GoogleProtobuf.Timestamp(member.since))
  }
}

extension CatalogueV1.Project {
  /// - Throws: `DecodingError`.
  init(_ project: Project) throws {
    try self.init(serialized: project.definition, limits: .stored)
    etag = EntityTag.project(project)
    role = project.role.map { CatalogueV1.ProjectRole($0) } ?? .unspecified
  }
}

extension CatalogueV1.AuditEntry {
  /// - Throws: `DecodingError`.
  init(_ entry: AuditEntry) throws {
    try self.init(serialized: entry.bytes, limits: .stored)
    hash = entry.hash.hexadecimal
  }
}

extension CatalogueV1.AuditName {
  /// Returns all names in order.
  static func all(of participants: [UUID: UUID]) -> [CatalogueV1.AuditName] {
    participants.map { name, participant in
      CatalogueV1.AuditName(
        name: name.text, participantID: participant.text)
    }.sorted { $0.name < $1.name }
  }
}
