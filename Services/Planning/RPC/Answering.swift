import RPC
import ServiceKit

/// Turns what the books throw into statuses.
///
/// Every call of this service may be repeated, so a transaction that another one got in the way of is
/// tried again at once, three times in all.
///
/// - Throws: `RPCError`; `CancellationError`; what is nobody's fault but ours.
func answering<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
  try await ServiceKit.answering(attempts: 3) {
    do {
      return try await body()
    } catch let error as PlanningError {
      throw RPCError(error)
    }
  }
}
