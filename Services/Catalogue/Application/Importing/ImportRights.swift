import Postgres
import ServiceKit

/// Decides on the right to import.
struct ImportRights: Sendable {
  private let studies = StudyStore()
  private let library = LibraryStore()
  private let access = ProjectAccess()

  /// Requires the right to import a study: its leaders and other staff with `study.publish`, leaders of
  /// its project, and administrators.
  /// A new study requires the role leader in its project, so that its author can also read the
  /// trail, edit and retire there.
  ///
  /// Study ids are shared by all projects, so a project's leaders cannot choose arbitrary ids, see
  /// ``StudyClaim``.
  ///
  /// - Parameter project: project of a new study; nil for the default project, or for that of an
  ///   existing study.
  /// - Throws: ``CatalogueError``; `PostgresError`.
  func require(
    toImport study: String, project: String?, _ claims: AccessClaims,
    on executor: some PostgresExecutor
  ) async throws {
    let current = try await executor.answer(to: studies.project(of: study))
    try await requireRole(
      toImport: study, current: current, new: project ?? Project.defaultID, claims, on: executor)
    if let current, let project, current != project {
      throw CatalogueError.studyOfAnotherProject(current)
    }
  }

  /// - Parameters:
  ///   - current: project of an existing study.
  ///   - new: project of a new study.
  private func requireRole(
    toImport study: String, current: String?, new project: String, _ claims: AccessClaims,
    on executor: some PostgresExecutor
  ) async throws {
    if claims.roles.contains(.administrator) {
      if current == nil {
        try await access.require(.studyPublish, in: project, claims, on: executor)
      }
      return
    }
    let leads = claims.holds(.studyPublish, onStudy: study)
    if leads, current != nil { return }
    if try await access.mayPublish(claims, in: current ?? project, on: executor) {
      guard current != nil || leads || StudyClaim(project: project).covers(study) else {
        throw CatalogueError.forbidden(.studyIDOfAnotherProject(project))
      }
      return
    }
    // A study without an id has no leaders; callers with the right to import get a finding instead.
    guard !study.isEmpty else { throw CatalogueError.fieldMissing("study.study_id") }
    guard leads else { throw CatalogueError.forbidden(.notStudyLeader(study: study)) }
    throw CatalogueError.unknown(.project)
  }

  /// Requires the right to publish new versions. A questionnaire belongs to the study that first
  /// imported it and to its project, because its next version reaches all users of the newest one.
  func require(
    toPublish questionnaires: [String], with study: String,
    newest: [String: QuestionnaireStore.Newest], _ claims: AccessClaims,
    on executor: some PostgresExecutor
  ) async throws {
    if claims.roles.contains(.administrator) { return }
    var foreign: [String] = []
    for id in questionnaires {
      guard let known = newest[id] else { continue }
      let isOwn = try await isOwn(known.homeStudyID, known.projectID, of: study, claims, executor)
      if !isOwn { foreign.append(id) }
    }
    guard foreign.isEmpty else {
      throw CatalogueError.forbidden(.questionnairesOfAnotherStudy(foreign))
    }
  }

  /// Requires the right to publish new versions of library entries, under the same rule: devices of
  /// all studies that use an entry get its newest version.
  ///
  /// - Parameter project: project of the study.
  func require(
    toPublish entries: [LibraryEntry], with study: String, project: String,
    _ claims: AccessClaims, on executor: some PostgresExecutor
  ) async throws {
    var foreign: [String] = []
    for (kind, entries) in Dictionary(grouping: entries, by: \.kind) {
      let owners = try await executor.answer(to: library.owners(kind, entries.map(\.id)))
      for entry in entries {
        guard let owner = owners[entry.id] else { continue }
        guard owner.projectID == project else {
          throw CatalogueError.forbidden(.libraryEntryOfAnotherProject(entry.id))
        }
        if owner.contentHash == entry.contentHash || claims.roles.contains(.administrator) {
          continue
        }
        let isOwn = try await isOwn(owner.homeStudyID, project, of: study, claims, executor)
        if !isOwn { foreign.append(entry.id) }
      }
    }
    guard foreign.isEmpty else {
      throw CatalogueError.forbidden(.libraryEntriesOfAnotherStudy(foreign.sorted()))
    }
  }

  /// Whether the caller may replace a resource for all who use it.
  private func isOwn(
    _ home: String?, _ project: String, of study: String, _ claims: AccessClaims,
    _ executor: some PostgresExecutor
  ) async throws -> Bool {
    if let home, home == study || claims.holds(.studyPublish, onStudy: home) { return true }
    return try await access.mayPublish(claims, in: project, on: executor)
  }
}
