import IngestionDomain
import Logging
import Messages
import RPC
import ServiceKit
import Stubs

/// Asks `otolith-catalogue` for what the bus has not brought yet, in the service's own
/// name: whether something exists must not depend on who sends a sheet of it.
struct CatalogueClient: Sendable {
  private let client: CatalogueV1.CatalogueServiceClient?
  private let credential: ServiceCredential?
  private let timeout: Duration
  private let logger: Logger

  /// - Parameters:
  ///   - channel: nil when the operator named no address: it is never reachable.
  ///   - credential: nil: it is asked without a token.
  init(
    channel: (any ClientChannel)?, credential: ServiceCredential?,
    timeout: Duration = .seconds(2), logger: Logger
  ) {
    self.credential = credential
    client = channel.map { CatalogueV1.CatalogueServiceClient($0) }
    self.timeout = timeout
    self.logger = logger
  }

  /// Whether there is somebody to ask.
  var hasAddress: Bool { client != nil }

  func study(_ studyID: String) async -> OwnerAnswer<CatalogueV1.Study> {
    await answer(of: "study \(studyID)") { client in
      let answer = try await client.getStudy(
        CatalogueV1.GetStudyRequest(studyID: studyID), options: options(timeout))
      // What is kept serves everybody: never what one participant sees of a study with groups.
      return answer.allGroups ? answer.study : nil
    }
  }

  func version(_ key: QuestionnaireVersion) async -> OwnerAnswer<CatalogueV1.Questionnaire> {
    // 0 would mean the newest.
    guard key.version > 0 else { return .notFound }
    return await answer(of: "\(key.questionnaireID) version \(key.version)") { client in
      try await client.getQuestionnaireVersion(
        CatalogueV1.GetQuestionnaireVersionRequest(
          questionnaireID: key.questionnaireID, version: key.version),
        options: options(timeout * Self.definitionFactor))
    }
  }

  /// How much longer a definition may take than a small answer: it may have 32 MiB.
  private static let definitionFactor = 5

  private func options(_ timeout: Duration) async throws -> CallOptions {
    try await credential?.options(for: "otolith-catalogue", timeout: timeout)
      ?? CallOptions(timeout: timeout)
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
