internal import CatalogueDomain
internal import CatalogueStore
internal import FoundationEssentials
internal import Postgres
package import Questionnaires

/// What a project is to say of itself.
package struct ProjectContents: Sendable {
  package var definition: ProjectDefinition
  /// In its stored form.
  package var bytes: [UInt8]

  package init(definition: ProjectDefinition, bytes: [UInt8]) {
    self.definition = definition
    self.bytes = bytes
  }

  /// - Throws: ``CatalogueError/findings(_:)``.
  func check() throws {
    let findings = ProjectChecker().check(definition).errors
    guard findings.isEmpty else { throw CatalogueError.findings(findings) }
  }
}

extension ChangeStore {
  /// The feed tells that a project is new or changed.
  func record(
    project: String, at time: Date, on connection: PostgresConnection
  ) async throws {
    try await record(
      [NewChange(kind: .project, id: project, isShared: false)], in: project, at: time,
      on: connection)
  }
}
