import Calendar
import FoundationEssentials
import Postgres
import ServiceKit

extension Inquired {
  /// The time up to which the answer is final; unlimited if the request was sent for this call. See
  /// ``Calendar/Instant/settled(byAnswerOf:now:)``.
  func settledUntil(now: Instant) -> Instant {
    age.map { .settled(byAnswerOf: $0, now: now) } ?? .distantFuture
  }
}

extension Instant {
  /// Tolerance for differences between device clocks and the server's.
  private static var clockTolerance: Duration { .seconds(30) }

  /// Returns the finish time up to which an answer of the given age decides about sheets. A later
  /// sheet may depend on something created after the answer and must not be rejected because of it.
  ///
  /// - Parameter age: time since the request was sent.
  static func settled(byAnswerOf age: Duration, now: Instant) -> Instant {
    now.advanced(byMicroseconds: -Int64((age + clockTolerance) / .microseconds(1)))
  }
}

/// The owner of published versions, asked for those that the bus has not delivered yet.
protocol VersionOwner<Version>: Sendable {
  associatedtype Version: PublishedVersion

  /// Requests exactly this version.
  func version(_ key: Version.Key) async -> OwnerAnswer<Version>
}

/// Publishes settings that concern other services.
protocol SettingsEvents: Sendable {
  /// Publishes the change. Must be the last step of the transaction that stores the settings.
  ///
  /// - Returns: whether an event was published.
  /// - Throws: `PostgresError`.
  func publish(
    _ new: KeptSettings, insteadOf old: ParticipantSettings, of participantID: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Bool

  /// Wakes the outbox relay after the commit, instead of waiting for its next poll.
  func wake()
}

/// Publishes stored sheets to other services.
protocol SheetEvents: Sendable {
  /// Trace of the call being answered.
  var trace: CallTrace? { get }

  /// Builds the parts of the storing statement that publish new sheets; nil if nothing is published.
  ///
  /// - Throws: encoding errors.
  func announcement(of rows: [SheetRow]) throws -> SheetStore.Announcement?

  /// Takes note that the storing statement failed: if events could not be published, the next ones
  /// are published in another way.
  func failed(with error: any Error)

  /// Wakes the outbox relay after the commit, instead of waiting for its next poll.
  func wake()
}

/// The owner of studies, asked for those that the bus has not delivered yet.
protocol StudyOwner: Sendable {
  /// Whether the owner can be asked.
  var canBeAsked: Bool { get }

  func study(_ studyID: String) async -> OwnerAnswer<PublishedStudy>
}

/// The owner of enrolments, asked for what the bus has not delivered yet.
protocol MembershipOwner: Sendable {
  /// Whether the owner can be asked.
  var canBeAsked: Bool { get }

  /// Requests the studies that a participant ever joined or applied to join.
  ///
  /// - Parameter token: the participant's own token.
  func memberships(token: String) async -> OwnerAnswer<[String: Membership]>
}

/// Publishes events that can fire notifications.
protocol TriggerEvents: Sendable {
  /// Publishes the reports. Must be the last step of the transaction that stores their subject.
  ///
  /// - Throws: `PostgresError`.
  func publish(
    _ reports: [TriggerReport], at now: Date, on connection: PostgresConnection) async throws

  /// Wakes the outbox relay after the commit, instead of waiting for its next poll.
  func wake()
}

/// Publishes amendments to other services.
protocol AmendmentEvents: Sendable {
  /// Publishes the revisions. Must be the last step of the transaction that stores them.
  ///
  /// - Throws: `PostgresError`.
  func publish(
    _ revisions: [NewRevision], receivedAt: Date, on connection: PostgresConnection) async throws

  /// Wakes the outbox relay after the commit, instead of waiting for its next poll.
  func wake()
}
