internal import CatalogueDomain
internal import CatalogueStore
internal import Postgres
internal import ServiceKit

/// Decides who may import what.
struct ImportRights: Sendable {
  private let studies = StudyStore()
  private let access = ProjectAccess()

  /// Whether somebody may import the study: who leads it, leaders of its project, administrators. A
  /// study that is new needs the same of the project that it names; the default project takes those
  /// of leaders.
  ///
  /// Ids of studies are the whole catalogue's, so a project's leaders may not take just any for a new
  /// one, see ``StudyClaim``.
  ///
  /// - Throws: ``CatalogueError``; `PostgresError`.
  func require(
    toImport study: String, project: String, _ claims: AccessClaims,
    on executor: some PostgresExecutor
  ) async throws {
    if claims.roles.contains(.administrator) {
      let known = try await studies.current(study, on: executor)?.projectID
      if known == nil { try await access.require(.owner, in: project, claims, on: executor) }
      return
    }
    let leads = claims.roles.contains(.studyLeader) && claims.ledStudies.contains(study)
    let current = try await studies.current(study, on: executor)?.projectID
    if leads, current != nil || project == Project.defaultID { return }
    if try await access.mayPublish(claims, in: current ?? project, on: executor) {
      guard current != nil || leads || StudyClaim(project: project).covers(study) else {
        throw CatalogueError.forbidden(.studyIDOfAnotherProject(project))
      }
      return
    }
    // Nobody leads a study without a name; those with the right to import are told by the findings.
    guard !study.isEmpty else { throw CatalogueError.fieldMissing("study.study_id") }
    guard leads else { throw CatalogueError.forbidden(.notStudyLeader(study: study)) }
    throw CatalogueError.unknown(.project)
  }

  /// A questionnaire that another study brought in is that study's and its project's: its next version
  /// decides what everybody gets who asks for the newest one.
  func require(
    toPublish questionnaires: [String], with study: String,
    newest: [String: QuestionnaireStore.Newest], _ claims: AccessClaims,
    on executor: some PostgresExecutor
  ) async throws {
    if claims.roles.contains(.administrator) { return }
    var foreign: [String] = []
    for id in questionnaires {
      guard let known = newest[id] else { continue }
      if known.homeStudyID == study { continue }
      if let home = known.homeStudyID, claims.ledStudies.contains(home) { continue }
      if try await access.mayPublish(claims, in: known.projectID, on: executor) { continue }
      foreign.append(id)
    }
    guard foreign.isEmpty else {
      throw CatalogueError.forbidden(.questionnairesOfAnotherStudy(foreign))
    }
  }
}
