package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// Tells other services of prompts that they are to bring.
package protocol PromptEvents: Sendable {
  /// That participants are to be told by e-mail; in the transaction that takes the prompts, and last in it.
  ///
  /// - Throws: `PostgresError`.
  func publishMails(
    _ prompts: [DuePrompt], at now: Date, on connection: PostgresConnection
  ) async throws

  /// To be called after the commit: spares whoever passes events on a poll.
  func wake()
}
