import FoundationEssentials
import Postgres
import ServiceKit

/// Publishes events about notifications to other services.
protocol PlanEvents: Sendable {
  /// Publishes new and cancelled notifications as the last step of the transaction that stores
  /// them; does nothing if both are empty.
  ///
  /// - Throws: `PostgresError`.
  func publish(
    planned: [PlannedNotification], cancelled: [PlannedNotification], of participantID: UUID,
    at now: Date, on connection: PostgresConnection
  ) async throws

  /// Publishes requests for e-mails, which auth sends, as the last step of the transaction that
  /// leases the notifications.
  ///
  /// - Throws: `PostgresError`.
  func publishMails(
    _ notifications: [DueNotification], at now: Date, on connection: PostgresConnection
  ) async throws

  /// Publishes requests for mails to staff, which auth sends, as the last step of the transaction
  /// that records them as sent.
  ///
  /// - Throws: `PostgresError`.
  func publishAlertMails(
    _ mails: [AlertMail], at now: Date, on connection: PostgresConnection
  ) async throws

  /// Wakes the publisher after the commit, so that it need not wait for its next poll.
  func wake()
}

/// Source of a study's pseudonyms: ingestion.
protocol PseudonymOwner: Sendable {
  func pseudonyms(of studyID: String) async -> OwnerAnswer<Pseudonyms>
}

/// Sends requests to webhooks.
protocol WebhookSender: Sendable {
  /// Sends once; the caller decides about retries. Never throws: every failure is an outcome.
  func send(_ request: WebhookRequest, to endpoint: WebPushEndpoint) async -> WebhookOutcome
}

/// Sends push messages to a platform.
protocol PushSender: Sendable {
  /// Sends once; the caller decides about retries. Never throws: every failure is an outcome.
  func send(_ message: PushMessage, to address: PushAddress, at now: Date) async -> PushOutcome
}
