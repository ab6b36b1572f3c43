public import Logging
public import Messages
public import RPCClient
import RPCCore
public import Stubs

/// Asks `otolith-catalogue` for what the bus has not brought yet, in the service's own
/// name: whether something exists must not depend on who asks for it.
public struct CatalogueClient: Sendable {
  /// How long it may take for a small answer.
  public let timeout: Duration
  private let client: CatalogueV1.CatalogueServiceClient?
  private let credential: ServiceCredential?
  private let logger: Logger

  /// - Parameters:
  ///   - channel: nil when the operator named no address: it is never reachable.
  ///   - credential: nil: it is asked without a token.
  public init(
    channel: (any ClientChannel)?, credential: ServiceCredential?,
    timeout: Duration = .seconds(2), logger: Logger
  ) {
    self.credential = credential
    client = channel.map { CatalogueV1.CatalogueServiceClient($0) }
    self.timeout = timeout
    self.logger = logger
  }

  /// Whether there is somebody to ask.
  public var hasAddress: Bool { client != nil }

  /// A study with all that belongs to it, in all its languages.
  public func study(_ studyID: String) async -> OwnerAnswer<CatalogueV1.Study> {
    await answer(of: "study \(studyID)", timeout: timeout) { client, options in
      let answer = try await client.getStudy(
        CatalogueV1.GetStudyRequest(studyID: studyID, allLanguages: true), options: options)
      // What is kept serves everybody: never what one participant sees of a study with groups.
      guard answer.allGroups, let study = answer.study, study.studyID == studyID else { return nil }
      // Nor what a catalogue tells that does not know of `all_languages` yet.
      guard study.title?.text.isEmpty ?? true else { return nil }
      return study
    }
  }

  /// What a call answers: `.notFound` for that status, `.unreachable` for any other error.
  ///
  /// - Parameters:
  ///   - what: for the log.
  ///   - call: nil where the answer is of no use.
  public func answer<Value>(
    of what: String, timeout: Duration,
    _ call: (CatalogueV1.CatalogueServiceClient, CallOptions) async throws -> Value?
  ) async -> OwnerAnswer<Value> {
    guard let client else { return .unreachable }
    do {
      let answer = try await credential.ask("otolith-catalogue", timeout: timeout) { options in
        try await call(client, options)
      }
      return answer.map { .found($0) } ?? .unreachable
    } catch let error as RPCError where error.code == .notFound {
      return .notFound
    } catch {
      logger.warning(
        "the catalogue could not be asked", metadata: ["what": "\(what)", "reason": "\(error)"])
      return .unreachable
    }
  }
}
