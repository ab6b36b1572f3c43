internal import CatalogueDomain
internal import FoundationEssentials
internal import Messages
internal import QuestionnaireWire
internal import Questionnaires
internal import RPC
internal import ServiceKit

/// What messages say of projects and roles, checked, and back.
extension ProjectHandler {
  static func roleRecord(
    _ participant: UUID, old: ProjectRole?, new: ProjectRole?
  ) -> AuditRecord {
    let id = participant.uuidString.lowercased()
    func member(_ role: ProjectRole?) -> CatalogueV1.ProjectMember? {
      role.map {
        CatalogueV1.ProjectMember(participantID: id, role: CatalogueV1.ProjectRole($0))
      }
    }
    return AuditRecord("role.set", "roles/\(id)", old: member(old), new: member(new))
  }

  /// Nil takes a role away.
  static func role(
    _ message: CatalogueV1.ProjectRole, _ checks: inout FieldChecks
  ) -> ProjectRole? {
    switch message {
    case .owner: return .owner
    case .leader: return .leader
    case .translator: return .translator
    case .reader: return .reader
    case .unspecified: return nil
    case .unrecognized:
      checks.reject("role", "ROLE_UNKNOWN", "give owner, leader, translator or reader")
      return nil
    }
  }

  static func applying(
    _ given: CatalogueV1.Project, _ mask: [String], to old: CatalogueV1.Project
  ) throws -> CatalogueV1.Project {
    if mask.isEmpty { return given }
    var project = old
    var checks = FieldChecks()
    for (position, path) in mask.enumerated() {
      switch path {
      case "title": project.title = given.title
      case "description": project.description = given.description
      case "default_language": project.defaultLanguage = given.defaultLanguage
      default:
        checks.reject(
          "update_mask[\(position)]", "FIELD_UNKNOWN",
          "give title, description or default_language")
      }
    }
    try checks.unwrap()
    return project
  }

  /// - Throws: INVALID_ARGUMENT with every finding.
  static func check(_ project: CatalogueV1.Project) throws {
    let findings = ProjectChecker().check(ProjectDefinition(project)).errors
    guard findings.isEmpty else { throw RPCError.findings(findings) }
  }
}

extension CatalogueV1.ProjectRole {
  init(_ role: ProjectRole) { self.init(rawValue: Int32(role.rawValue)) }
}

extension CatalogueV1.GetProjectResponse {
  init(_ stored: ProjectStore.Stored) {
    self.init(
      project: stored.project, etag: EntityTag.project(stored),
      role: stored.role.map { CatalogueV1.ProjectRole($0) } ?? .unspecified)
  }
}

extension CatalogueV1.Project {
  /// What is stored: canonical language tags.
  var cleaned: CatalogueV1.Project {
    var project = self
    project.title = title.map(\.withCanonicalLanguages)
    project.description = description.map(\.withCanonicalLanguages)
    project.defaultLanguage = LanguageTag(defaultLanguage)?.description ?? defaultLanguage
    return project
  }
}
