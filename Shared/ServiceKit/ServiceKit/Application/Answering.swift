import Postgres
import RPCCore
import Tokens

/// Runs the database work of a call under the call's deadline and converts database errors to a
/// status that the client can act on. Other errors are passed on unchanged.
///
/// - Parameter attempts: maximum number of attempts of a transaction that the database aborted, at
///   least 1.
/// - Throws: `RPCError`; `CancellationError`; `PostgresError` for internal errors.
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
          throw RPCError(
            .deadlineExceeded, "the deadline was exceeded while waiting for the database")
        }
        throw RPCError(error) ?? error
      } catch let error as TokenRejection {
        // The token expired while the stream was open.
        throw error.rpcError
      }
    }
  }
}
