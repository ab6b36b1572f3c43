import Fields
import FoundationEssentials
import Messages
import Questionnaires
import RPCServer
import ServiceKit
import Stubs

/// Calls for participants and other services.
struct CatalogueHandler: CatalogueV1.CatalogueServiceProtocol {
  /// Maximum size of a page in bytes, below the common client limit of 4 MiB. A page has at least
  /// one study.
  static let pageBytesMax = 2 << 20

  private let studies: ReadStudies
  private let search: SearchQuestionnaires
  private let views: StudyViews
  let versions: ReadableVersions
  let device: DeviceAnswers
  private let clock: any WallClock

  init(
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

  func listStudies(
    _ request: CatalogueV1.ListStudiesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListStudiesResponse {
    var checks = FieldChecks()
    let language = checks.optionalLanguage(request.language, field: "language")
    let asked: Paging<String> = checks.page(request, max: 100, isKnown: IdentifierSyntax.isID)
    checks.optionalID(request.projectID, field: "project_id")
    let mask = StudyMask(request.readMask, checks: &checks)
    try checks.unwrap()
    let claims = try await context.claimsIfAny
    let (size, last) = (asked.size, asked.last ?? "")
    let now = request.running ? clock.now() : nil
    return try await answering {
      // One more shows whether there is another page.
      let known = try await studies.heads(
        after: last, limit: size + 1, project: request.projectID, runningAt: now,
        for: claims?.participantID)
      let heads = known.map(\.head)
      let visibilities = known.reduce(into: [String: StudyVisibility]()) {
        $0[$1.head.id] = StudyVisibility(claims, of: $1.head.id, isInsider: $1.isInsider)
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

  func getStudy(
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
      let visibility = StudyVisibility(claims, of: head.id, isInsider: asked.isInsider)
      let etag = EntityTag.study(
        head, viewKey: texts.viewKey(of: head), mask: mask.key, visibility: visibility,
        joining: request.groupID)
      guard request.etag != etag else {
        return CatalogueV1.GetStudyResponse(
          etag: etag, notModified: true, allGroups: visibility == .everything)
      }
      let view = try await views.studies([head], in: texts).first
      return CatalogueV1.GetStudyResponse(
        study: view.map {
          mask.selecting(visibility.narrowing($0.study, joining: request.groupID))
        }, etag: etag, allGroups: visibility == .everything,
        publishTime: GoogleProtobuf.Timestamp(asked.publishedAt), projectID: asked.projectID)
    }
  }

  func listStudyQuestionnaires(
    _ request: CatalogueV1.ListStudyQuestionnairesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListStudyQuestionnairesResponse {
    let claims = try context.claims
    var checks = FieldChecks()
    checks.id(request.studyID, field: "study_id")
    let language = checks.optionalLanguage(request.language, field: "language")
    let page: Paging<String> = checks.page(
      request, standard: 100, max: 100, isKnown: IdentifierSyntax.isID)
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
        page: [page.last ?? "", String(page.size)])
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

  func getQuestionnaireVersion(
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

  func searchQuestionnaires(
    _ request: CatalogueV1.SearchQuestionnairesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.SearchQuestionnairesResponse {
    let reader = CatalogueReader(try context.claims)
    let asked = try QuestionnaireSearch(request)
    return try await answering {
      try asked.answer(try await search(asked.query, for: reader), knownTag: request.etag)
    }
  }

  /// Requires a service, or a participant or staff of all studies.
  ///
  /// - Throws: ``CatalogueError/Unknown/study`` for an unknown study, which is not a secret;
  ///   `RPCError` PERMISSION_DENIED with reason NOT_ENROLLED; `PostgresError`.
  func requirePart(in ids: [String], _ claims: AccessClaims) async throws {
    if claims.roles.contains(.service) { return }
    for study in ids where !claims.takesPart(in: study) {
      guard try await studies.head(study) != nil else { throw CatalogueError.unknown(.study) }
      try claims.requireEnrolment(in: study)
    }
  }

  /// Returns how many studies fit on a page, at least one.
  static func countOnPage(_ byteCounts: [Int]) -> Int {
    var sum = 0
    let fitting = byteCounts.prefix { count in
      sum += count
      return sum <= pageBytesMax
    }
    return max(1, fitting.count)
  }
}

/// Parses a required UUID.
///
/// - Throws: INVALID_ARGUMENT with reason REQUIRED or ID_INVALID.
func requiredUUID(_ text: String, field: String) throws -> UUID {
  var checks = FieldChecks()
  let id = checks.uuid(text, field: field)
  return try checks.unwrap(id)
}
