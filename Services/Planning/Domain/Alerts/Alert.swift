package import FoundationEssentials
package import Questionnaires

/// An alert to the staff of a study, raised by one occurrence of a trigger.
package struct Alert: Sendable, Hashable {
  package var id: UUID
  package var participantID: UUID
  package var studyID: String
  package var triggerID: String
  package var occurrenceID: UUID
  package var firedAt: Date
  package var raisedAt: Date
  /// Channels that are used at once, or from the escalation on.
  package var channels: Channels
  package var text: TranslatedText
  /// Time from which it escalates while it is open; nil if it never does.
  package var escalateAt: Date?

  package struct Channels: Sendable, Hashable {
    package var first: [String]
    package var escalation: [String]
  }

  /// - Parameter alert: definition of the trigger that raised it.
  package init(
    _ occurrence: KnownOccurrence, of participantID: UUID, as alert: TriggerDefinition.Alert,
    id: UUID = UUID(), at now: Date
  ) {
    self.id = id
    self.participantID = participantID
    studyID = occurrence.studyID
    triggerID = occurrence.triggerID
    occurrenceID = occurrence.fired.id
    firedAt = occurrence.fired.firedAt.date
    raisedAt = now
    channels = Channels(first: alert.channelIDs, escalation: alert.escalationChannelIDs)
    text = alert.text
    escalateAt =
      alert.acknowledgeMinutes == 0
      ? nil : now.addingTimeInterval(Double(alert.acknowledgeMinutes) * 60)
  }
}

/// State of a delivery. Raw values are stored.
package enum AlertDeliveryState: String, Sendable, Hashable, CaseIterable {
  case pending
  /// Handed over; the outcome is not known yet.
  case sent
  case delivered
  /// A dead letter.
  case failed
}

/// Why a delivery, or its latest attempt, failed. Raw values are stored.
package enum AlertFailure: String, Sendable, Hashable, CaseIterable {
  case channelUnknown = "channel_unknown"
  case unreachable
  case addressNotAllowed = "address_not_allowed"
  case redirected
  case refused
  case noRecipient = "no_recipient"
  case secretUnreadable = "secret_unreadable"

  /// Whether a later attempt may succeed without a change by staff or the operator.
  package var isTemporary: Bool { self == .unreachable || self == .refused }
}

/// Rules for the attempts of a delivery.
package enum AlertAttempts {
  /// Maximum number of attempts; the back-off of ``DeliveryRules`` spreads them over two hours.
  package static let countMax = 14
  /// Lease of an attempt, in seconds; longer than a request may take.
  package static let lease: TimeInterval = 60

  /// Returns when to try again; nil if the delivery becomes a dead letter.
  ///
  /// - Parameters:
  ///   - attempts: number of attempts so far.
  ///   - wanted: back-off requested by the receiver, at most ``RetryAfter/max``.
  package static func next(
    after failure: AlertFailure, attempts: Int, wanted: Duration?, now: Date
  ) -> Date? {
    guard failure.isTemporary, attempts < countMax else { return nil }
    return now.addingTimeInterval(DeliveryRules.pause(after: attempts, wanted: wanted))
  }
}
