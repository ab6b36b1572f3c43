package import FoundationEssentials

/// Limits of messages.
package enum MessageRules {
  /// Characters.
  package static let textLengthMax = 4000
  /// Seconds within which messages are counted.
  package static let interval: TimeInterval = 86_400
  /// Of one participant to one study within ``interval``.
  package static let ofParticipantMax = 20
  /// From one study within ``interval``, to whomever.
  package static let ofTeamMax = 500
}
