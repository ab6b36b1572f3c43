import FoundationEssentials
import Postgres
import Questionnaires

/// The contents of a project.
struct ProjectContents: Sendable {
  var definition: ProjectDefinition
  /// Stored form.
  var bytes: [UInt8]

  /// - Throws: ``CatalogueError/findings(_:)``.
  func check() throws {
    let findings = ProjectChecker().check(definition).errors
    guard findings.isEmpty else { throw CatalogueError.findings(findings) }
  }
}

extension ChangeStore {
  /// Records a new or changed project in the feed.
  func record(project: String, at time: Date) -> PostgresStatement<Void> {
    record([NewChange(kind: .project, id: project, isShared: false)], in: project, at: time)
  }
}
