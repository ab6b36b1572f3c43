package import CatalogueApplication
internal import CatalogueDomain
public import Messages
internal import Questionnaires
public import RPCServer
package import ServiceKit
public import Stubs

/// What participants and other services read.
public struct CatalogueHandler: CatalogueV1.CatalogueServiceProtocol {
  /// A page ends before this many bytes, so that it fits into what clients receive (4 MiB is
  /// usual), but has at least one study.
  static let pageBytesMax = 2 << 20

  private let studies: ReadStudies
  private let search: SearchQuestionnaires
  private let views: StudyViews
  let versions: ReadableVersions
  let device: DeviceAnswers
  private let clock: any WallClock

  package init(
    studies: ReadStudies, versions: ReadVersions, device: DeviceCatalogue,
    search: SearchQuestionnaires, clock: any WallClock
  ) {
    self.studies = studies
    self.search = search
    self.clock = clock
    let cache = VersionCache(read: versions)
    views = StudyViews(read: studies, versions: cache)
    self.versions = ReadableVersions(read: versions, cache: cache)
    self.device = DeviceAnswers(device: device, views: views)
  }

  public func access(to method: CatalogueV1.CatalogueServiceMethod) -> MethodAccess {
    switch method {
    // Whoever wonders whether to take part has no account yet.
    case .listStudies, .getStudy: .open
    // Others look up here what the bus has not brought them yet.
    case .getQuestionnaireVersion: .signedInOrService
    case .listStudyQuestionnaires, .batchGetQuestionnaireVersions, .getDeviceCatalogue,
      .searchQuestionnaires:
      .signedIn
    }
  }

  public func listStudies(
    _ request: CatalogueV1.ListStudiesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListStudiesResponse {
    var checks = FieldChecks()
    let language = checks.optionalLanguage(request.language, field: "language")
    let tokens = PageTokens("ListStudies", request) {
      ($0.pageSize, $0.pageToken, $0.etag) = (0, "", "")
    }
    let asked = PageRequest(
      size: request.pageSize, token: request.pageToken, of: tokens, isKey: IdentifierSyntax.isID,
      checks: &checks)
    checks.optionalID(request.projectID, field: "project_id")
    let mask = StudyMask(request.readMask, checks: &checks)
    try checks.unwrap()
    let claims = try await context.claimsIfAny
    let (size, last) = (asked.size, asked.last)
    let now = request.running ? clock.now() : nil
    return try await answering {
      // One more tells whether there is another page.
      let known = try await studies.heads(
        after: last, limit: size + 1, project: request.projectID, runningAt: now,
        for: claims?.participantID)
      let heads = known.map(\.head)
      let visibilities = known.reduce(into: [String: StudyVisibility]()) {
        $0[$1.head.id] = StudyVisibility(claims, of: $1.head.id, isInProject: $1.isInProject)
      }
      func visibility(_ study: String) -> StudyVisibility { visibilities[study] ?? .group(nil) }
      let etag = EntityTag.studies(
        heads.map { ($0, $0.viewKey(language), visibility($0.id)) },
        parts: [last, String(size)] + (mask.key.isEmpty ? [] : [mask.key]))
      guard request.etag != etag else {
        return CatalogueV1.ListStudiesResponse(etag: etag, notModified: true)
      }
      let found = try await views.studies(Array(heads.prefix(size)), in: .one(language))
      let page = found.prefix(Self.countOnPage(found.map(\.byteCount)))
      let isLast = heads.count <= size && page.count == found.count
      return CatalogueV1.ListStudiesResponse(
        studies: page.map { mask.selecting(visibility($0.study.studyID).narrowing($0.study)) },
        nextPageToken: isLast
          ? "" : page.last.map { asked.token(after: $0.study.studyID) } ?? "",
        etag: etag)
    }
  }

  public func getStudy(
    _ request: CatalogueV1.GetStudyRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetStudyResponse {
    var checks = FieldChecks()
    checks.id(request.studyID, field: "study_id")
    let texts: StudyTexts =
      request.allLanguages
      ? .every : .one(checks.optionalLanguage(request.language, field: "language"))
    let mask = StudyMask(request.readMask, checks: &checks)
    try checks.unwrap()
    let claims = try await context.claimsIfAny
    return try await answering {
      guard let asked = try await studies.head(request.studyID, for: claims?.participantID) else {
        throw CatalogueError.unknown(.study)
      }
      let head = asked.head
      let visibility = StudyVisibility(claims, of: head.id, isInProject: asked.isInProject)
      let etag = EntityTag.study(
        head, viewKey: texts.viewKey(of: head), mask: mask.key, visibility: visibility)
      guard request.etag != etag else {
        return CatalogueV1.GetStudyResponse(
          etag: etag, notModified: true, allGroups: visibility == .everything)
      }
      let view = try await views.studies([head], in: texts).first
      return CatalogueV1.GetStudyResponse(
        study: view.map { mask.selecting(visibility.narrowing($0.study)) }, etag: etag,
        allGroups: visibility == .everything)
    }
  }

  public func listStudyQuestionnaires(
    _ request: CatalogueV1.ListStudyQuestionnairesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListStudyQuestionnairesResponse {
    let claims = try context.claims
    var checks = FieldChecks()
    checks.id(request.studyID, field: "study_id")
    let language = checks.optionalLanguage(request.language, field: "language")
    let tokens = PageTokens("ListStudyQuestionnaires", request) {
      ($0.pageSize, $0.pageToken, $0.etag) = (0, "", "")
    }
    let page = PageRequest(
      size: request.pageSize, token: request.pageToken, of: tokens, isKey: IdentifierSyntax.isID,
      sizeDefault: PageRequest.sizeMax, checks: &checks)
    let mask = QuestionnaireMask.reading(request.readMask, checks: &checks)
    try checks.unwrap()
    let visibility = StudyVisibility(claims, of: request.studyID)
    return try await answering {
      try await requirePart(in: [request.studyID], claims)
      guard let head = try await studies.head(request.studyID)?.head else {
        throw CatalogueError.unknown(.study)
      }
      let etag = EntityTag.questionnaires(
        of: head, viewKey: head.viewKey(language), mask: mask.key, visibility: visibility,
        page: [page.last, String(page.size)])
      guard request.etag != etag else {
        return CatalogueV1.ListStudyQuestionnairesResponse(etag: etag, notModified: true)
      }
      let view = visibility.narrowing(try await views.questionnaires(of: head, in: language))
      let part = try view.page(page)
      return CatalogueV1.ListStudyQuestionnairesResponse(
        uses: part.view.uses, questionnaires: part.view.questionnaires.map(mask.selecting),
        etag: etag, nextPageToken: part.nextToken)
    }
  }

  public func getQuestionnaireVersion(
    _ request: CatalogueV1.GetQuestionnaireVersionRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.Questionnaire {
    let reader = CatalogueReader(try context.claims)
    var checks = FieldChecks()
    checks.id(request.questionnaireID, field: "questionnaire_id")
    let mask = QuestionnaireMask.reading(request.readMask, checks: &checks)
    try checks.unwrap()
    return try await answering {
      let name = CatalogueV1.QuestionnaireVersionName(
        questionnaireID: request.questionnaireID, version: request.version)
      return mask.selecting(try await versions.version(name, for: reader))
    }
  }

  public func searchQuestionnaires(
    _ request: CatalogueV1.SearchQuestionnairesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.SearchQuestionnairesResponse {
    let reader = CatalogueReader(try context.claims)
    let asked = try QuestionnaireSearch(request)
    return try await answering {
      try asked.answer(try await search(asked.query, for: reader), knownTag: request.etag)
    }
  }

  /// Participants and leaders of all of the studies may, and services.
  ///
  /// - Throws: ``CatalogueError/Unknown/study`` where there is no such study, which everybody may know;
  ///   `RPCError` PERMISSION_DENIED with reason NOT_ENROLLED; `PostgresError`.
  func requirePart(in ids: [String], _ claims: AccessClaims) async throws {
    if claims.roles.contains(.service) { return }
    for study in ids where !claims.takesPart(in: study) {
      guard try await studies.head(study) != nil else { throw CatalogueError.unknown(.study) }
      try claims.requireEnrolment(in: study)
    }
  }

  /// How many of the studies, at least one, fit on a page.
  static func countOnPage(_ byteCounts: [Int]) -> Int {
    var sum = 0
    let fitting = byteCounts.prefix { count in
      sum += count
      return sum <= pageBytesMax
    }
    return max(1, fitting.count)
  }
}
