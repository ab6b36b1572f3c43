public import FoundationEssentials
public import Identity
public import Logging
public import Messages
public import RPCClient
import RPCCore
public import Stubs

/// Queries `otolith-catalogue` for data that the bus has not delivered yet. It uses the service's
/// identity, so the answer does not depend on the caller.
public struct CatalogueClient: Sendable {
  /// Time limit for a small answer.
  public let timeout: Duration
  private let client: CatalogueV1.CatalogueServiceClient?
  private let credential: ServiceCredential?
  private let logger: Logger

  /// - Parameters:
  ///   - channel: nil if no address is configured; the catalogue is then unreachable.
  ///   - credential: nil to call without a token.
  public init(
    channel: (any ClientChannel)?, credential: ServiceCredential?,
    timeout: Duration = .seconds(2), logger: Logger
  ) {
    self.credential = credential
    client = channel.map { CatalogueV1.CatalogueServiceClient($0) }
    self.timeout = timeout
    self.logger = logger
  }

  /// Whether an address is configured.
  public var hasAddress: Bool { client != nil }

  /// Returns a study with everything that belongs to it, in all languages.
  public func study(_ studyID: String) async -> OwnerAnswer<CatalogueV1.Study> {
    await publishedStudy(studyID).processed { $0.study }
  }

  /// Returns the same with the time at which the study's revision was published.
  public func publishedStudy(
    _ studyID: String
  ) async -> OwnerAnswer<(study: CatalogueV1.Study, publishedAt: Date?)> {
    await answer(of: "study \(studyID)", timeout: timeout) { client, options in
      let answer = try await client.getStudy(
        CatalogueV1.GetStudyRequest(studyID: studyID, allLanguages: true), options: options)
      // The result is shared, so it must not be limited to a single participant's group.
      guard answer.allGroups, let study = answer.study, study.studyID == studyID else { return nil }
      return (study, answer.publishTime?.date)
    }
  }

  /// Makes a call: `.notFound` for that status, `.unreachable` for any other error.
  ///
  /// - Parameters:
  ///   - what: description for the log.
  ///   - call: returns nil if the answer is unusable.
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
        "the request to the catalogue failed", metadata: ["what": "\(what)", "reason": "\(error)"])
      return .unreachable
    }
  }
}
