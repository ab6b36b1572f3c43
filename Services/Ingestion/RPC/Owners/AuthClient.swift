import FoundationEssentials
import IngestionDomain
import Logging
import Messages
import RPC
import Stubs

/// Asks `otolith-auth` for the caller's enrolments where the bus has not told of them yet, with the
/// caller's own token.
struct AuthClient: Sendable {
  private let client: AuthV1.EnrolmentServiceClient?
  private let timeout: Duration
  private let logger: Logger
  /// By token: a participant who joins or leaves gets a new one.
  private let inquiries = Inquiries<String, [String: Instant?]>()

  /// - Parameter channel: nil when the operator named no address: nobody is asked.
  init(channel: (any ClientChannel)?, timeout: Duration = .seconds(2), logger: Logger) {
    client = channel.map { AuthV1.EnrolmentServiceClient($0) }
    self.timeout = timeout
    self.logger = logger
  }

  /// Whether there is somebody to ask.
  var hasAddress: Bool { client != nil }

  /// The studies that the caller ever joined, and when the caller left them; nil: is in them now.
  func enrolments(token: String) async -> OwnerAnswer<[String: Instant?]> {
    await inquiries.ask(token) {
      guard let client else { return .unreachable }
      var options = CallOptions.bearer(token)
      options.timeout = timeout
      do {
        let answer = try await client.listEnrolments(
          AuthV1.ListEnrolmentsRequest(), options: options)
        return .found(
          Dictionary(
            answer.enrolments.map { ($0.studyID, $0.leftAt.map { Instant($0.date) }) },
            uniquingKeysWith: { first, _ in first }))
      } catch {
        logger.warning("auth could not be asked", metadata: ["reason": "\(error)"])
        return .unreachable
      }
    }
  }
}
