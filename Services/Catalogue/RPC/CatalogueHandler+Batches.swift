internal import CatalogueDomain
public import Messages
public import RPC
internal import ServiceKit

/// Answers about several things at once.
extension CatalogueHandler {
  static let batchMax = 100
  /// Bytes of all versions of one answer, as stored.
  static let batchBytesMax = 64 << 20
  static let deviceStudiesMax = 20

  public func batchGetQuestionnaireVersions(
    _ request: CatalogueV1.BatchGetQuestionnaireVersionsRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.BatchGetQuestionnaireVersionsResponse {
    let reader = CatalogueReader(try context.claims)
    let mask = try QuestionnaireMask.reading(request.readMask)
    let keys = request.versions.map {
      QuestionnaireVersionKey(id: $0.questionnaireID, version: $0.version)
    }
    guard (1...Self.batchMax).contains(keys.count), Set(keys).count == keys.count else {
      throw RPCError.badField(
        "versions", "BATCH_INVALID", "name 1–\(Self.batchMax) versions, each once")
    }
    return try await answering {
      let found = try await reading.versions(keys, for: reader, bytesMax: Self.batchBytesMax)
      var response = CatalogueV1.BatchGetQuestionnaireVersionsResponse()
      for (position, readable) in found.enumerated() {
        guard let readable else {
          response.missing.append(UInt32(position))
          continue
        }
        response.questionnaires.append(mask.selecting(readable.questionnaire))
      }
      let etag = EntityTag.contents(of: response)
      guard request.etag != etag else { return .init(etag: etag, notModified: true) }
      response.etag = etag
      return response
    }
  }

  public func getDeviceCatalogue(
    _ request: CatalogueV1.GetDeviceCatalogueRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetDeviceCatalogueResponse {
    let claims = try context.claims
    let ids = request.studyIDs.isEmpty ? claims.enrolledStudies.sorted() : request.studyIDs
    try Self.requirePart(in: request.studyIDs, claims)
    let question = DeviceCatalogue.Question(
      studyIDs: ids, sights: ids.map { StudySight(claims, of: $0) }, language: request.language)
    if device.isUnchanged(question, etag: request.etag) {
      return CatalogueV1.GetDeviceCatalogueResponse(etag: request.etag, notModified: true)
    }
    let language = try requestedLanguage(request.language)
    guard ids.count <= Self.deviceStudiesMax, Set(ids).count == ids.count else {
      throw RPCError.badField(
        "study_ids", "TOO_MANY_STUDIES", "name at most \(Self.deviceStudiesMax) studies, each once")
    }
    let reply = try await answering {
      try await device.answer(question, in: language, knownTag: request.etag)
    }
    context.encodedResponse = reply.encoded
    return reply.response
  }
}
