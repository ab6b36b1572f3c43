import Postgres
import RPC

/// How often a transaction that the database broke off is tried.
private let attemptsMax = 3

/// Turns what the books throw into statuses.
///
/// Every call of this service may be repeated. So a transaction that another one got in the way of
/// is tried again at once, and a database that is away, or whose last word was lost, is a reason
/// for the caller to try again.
///
/// - Throws: `RPCError`; `CancellationError`; what is nobody's fault but ours.
func answering<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
  var attempt = 1
  while true {
    do {
      return try await body()
    } catch let error as PlanningError {
      throw RPCError(error)
    } catch let error as PostgresError {
      switch error.kind {
      case .server where error.isRetryable:
        guard attempt < attemptsMax else { throw RPCError.tryAgain("the database is busy") }
        attempt += 1
      case .connectionLost, .poolExhausted, .timedOut, .closed:
        throw RPCError.tryAgain("the database cannot be reached")
      case .cancelled:
        throw CancellationError()
      case .server, .decoding, .parameter:
        throw error
      }
    }
  }
}
