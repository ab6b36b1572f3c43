import Fields
import Messages
import Questionnaires
import RPCCore
import RPCServer
import ServiceKit

/// Calls that return several resources.
extension CatalogueHandler {
  static let batchMax = 100
  /// Maximum total size in bytes of the stored versions in one response.
  static let batchBytesMax = 64 << 20
  static let deviceStudiesMax = 20

  func batchGetQuestionnaireVersions(
    _ request: CatalogueV1.BatchGetQuestionnaireVersionsRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.BatchGetQuestionnaireVersionsResponse {
    let reader = CatalogueReader(try context.claims)
    var checks = FieldChecks()
    let keys = request.versions.map {
      QuestionnaireVersionKey(id: $0.questionnaireID, version: $0.version)
    }
    if keys.isEmpty {
      checks.reject("versions", .missing)
    } else if keys.count > Self.batchMax || Set(keys).count < keys.count {
      checks.reject("versions", .batchInvalid, "name 1–\(Self.batchMax) versions, each once")
    }
    let mask = QuestionnaireMask.reading(request.readMask, checks: &checks)
    try checks.unwrap()
    return try await answering {
      let found = try await versions.versions(keys, for: reader, bytesMax: Self.batchBytesMax)
      var response = CatalogueV1.BatchGetQuestionnaireVersionsResponse()
      for (position, readable) in found.enumerated() {
        guard let readable else {
          response.missing.append(UInt32(clamping: position))
          continue
        }
        response.questionnaires.append(mask.selecting(readable))
      }
      let etag = EntityTag.contents(of: response)
      guard request.etag != etag else { return .init(etag: etag, notModified: true) }
      response.etag = etag
      return response
    }
  }

  func getDeviceCatalogue(
    _ request: CatalogueV1.GetDeviceCatalogueRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetDeviceCatalogueResponse {
    let claims = try context.claims
    let ids = request.studyIDs.isEmpty ? claims.enrolledStudies.sorted() : request.studyIDs
    let isAllowed = claims.roles.contains(.service) || ids.allSatisfy { claims.takesPart(in: $0) }
    let question = DeviceCatalogue.Question(
      studyIDs: ids, visibilities: ids.map { StudyVisibility(claims, of: $0) },
      language: request.language)
    if isAllowed, device.isUnchanged(question, etag: request.etag) {
      return CatalogueV1.GetDeviceCatalogueResponse(etag: request.etag, notModified: true)
    }
    let language = try Self.checked(request, ids)
    let reply = try await answering {
      try await requirePart(in: request.studyIDs, claims)
      return try await device.answer(question, in: language, knownTag: request.etag)
    }
    context.encodedResponse = reply.encoded
    return reply.response
  }

  /// - Parameter ids: study ids of the request, or all of the token's if it names none.
  /// - Returns: the requested language.
  private static func checked(
    _ request: CatalogueV1.GetDeviceCatalogueRequest, _ ids: [String]
  ) throws -> LanguageTag? {
    var checks = FieldChecks()
    if ids.count > deviceStudiesMax {
      checks.reject(
        "study_ids", .tooManyStudies, "must have at most \(deviceStudiesMax) studies")
    } else {
      var seen: Set<String> = []
      for (position, id) in request.studyIDs.enumerated() {
        checks.id(id, field: "study_ids[\(position)]")
        if !seen.insert(id).inserted {
          checks.reject(
            "study_ids[\(position)]", .studyDuplicate,
            "\(id.quotedExcerpt) appears more than once")
        }
      }
    }
    let language = checks.optionalLanguage(request.language, field: "language")
    try checks.unwrap()
    return language
  }
}
