import IngestionDomain
import Logging
import Messages
import RPC
import Stubs

/// Asks `otolith-catalogue` for what the bus has not brought yet, with the caller's own token.
struct CatalogueClient: Sendable {
  private let client: CatalogueV1.CatalogueServiceClient?
  private let timeout: Duration
  private let logger: Logger

  /// - Parameter channel: nil when the operator named no address: it is never reachable.
  init(channel: (any ClientChannel)?, timeout: Duration = .seconds(2), logger: Logger) {
    client = channel.map { CatalogueV1.CatalogueServiceClient($0) }
    self.timeout = timeout
    self.logger = logger
  }

  /// Whether there is somebody to ask.
  var hasAddress: Bool { client != nil }

  func study(_ studyID: String, token: String?) async -> OwnerAnswer<CatalogueV1.Study> {
    await answer(of: "study \(studyID)") { client in
      let answer = try await client.getStudy(
        CatalogueV1.GetStudyRequest(studyID: studyID), options: options(token: token))
      // What is kept serves everybody: never what one participant sees of a study with groups.
      return answer.allGroups ? answer.study : nil
    }
  }

  func version(
    _ key: QuestionnaireVersion, token: String?
  ) async -> OwnerAnswer<CatalogueV1.Questionnaire> {
    // 0 would mean the newest.
    guard key.version > 0 else { return .notFound }
    return await answer(of: "\(key.questionnaireID) version \(key.version)") { client in
      try await client.getQuestionnaireVersion(
        CatalogueV1.GetQuestionnaireVersionRequest(
          questionnaireID: key.questionnaireID, version: key.version),
        options: options(token: token, timeout: timeout * Self.definitionFactor))
    }
  }

  /// How much longer a definition may take than a small answer: it may have 32 MiB.
  private static let definitionFactor = 5

  private func options(token: String?, timeout: Duration? = nil) -> CallOptions {
    var options = token.map { CallOptions.bearer($0) } ?? CallOptions()
    options.timeout = timeout ?? self.timeout
    return options
  }

  private func answer<Value>(
    of what: String,
    _ call: (CatalogueV1.CatalogueServiceClient) async throws -> Value?
  ) async -> OwnerAnswer<Value> {
    guard let client else { return .unreachable }
    do {
      return try await call(client).map { .found($0) } ?? .unreachable
    } catch let error as RPCError where error.code == .notFound {
      return .notFound
    } catch {
      logger.warning(
        "the catalogue could not be asked", metadata: ["what": "\(what)", "reason": "\(error)"])
      return .unreachable
    }
  }
}
