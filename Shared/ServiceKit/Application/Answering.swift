import Postgres
import RPCCore

/// Runs what a call needs of the database, under the call's deadline, and turns what goes wrong there
/// into a status that says what to do. Every call of ours may be sent again, so most of them say when.
/// Mistakes of this program stay what they are.
///
/// - Parameter attempts: how often a transaction that the database broke off is tried, at least 1.
/// - Throws: `RPCError`; `CancellationError`; `PostgresError` for what is nobody's fault but ours.
public func answering<Answer>(
  attempts: Int = 1, _ body: () async throws -> Answer
) async throws -> Answer {
  let deadline = CallPropagation.parent?.deadline
  return try await PostgresDeadline.$current.withValue(deadline) {
    var attempt = 1
    while true {
      do {
        return try await body()
      } catch let error as PostgresError {
        if case .server = error.kind, error.isRetryable, attempt < attempts {
          attempt += 1
          continue
        }
        if error.kind == .cancelled { throw CancellationError() }
        if error.kind == .timedOut, let deadline, deadline <= .now {
          throw RPCError(.deadlineExceeded, "the deadline passed while the database was at work")
        }
        throw RPCError(error) ?? error
      } catch let error as TokenRejection {
        // A stream has outlived its token.
        throw error.rpcError
      }
    }
  }
}
