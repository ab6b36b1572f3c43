package import FoundationEssentials

/// Limits of messages.
///
/// What participants may send follows from a campaign of 10,000 participants: one in twenty writes on a usual
/// day, 500 in all; when something breaks, everybody may, once. A limit of all is a weapon, too, for whoever
/// fills it silences the others: with many accounts alone nobody can, since one address has its own limit.
package enum MessageRules {
  /// Characters.
  package static let textLengthMax = 4000
  /// Seconds within which messages are counted.
  package static let interval: TimeInterval = 86_400
  /// Of one participant to one study within ``interval``.
  package static let ofParticipantMax = 20
  /// From one address of the network to one study within ``interval``, by each process: a usual day of the
  /// largest campaign, were it all behind one gateway of a carrier or a clinic.
  package static let ofPeerMax = 500
  /// Of all participants to one study within ``interval``, and as many more as are written at the same moment.
  package static let ofParticipantsMax = 10_000
  /// From one study within ``interval``, to whomever.
  package static let ofTeamMax = 500

  /// Whose messages a limit counts.
  package enum Writer: Sendable, Hashable {
    case participant(UUID)
    /// One address of the network.
    case peer
    case participants
    case team

    /// Within ``MessageRules/interval``.
    package var max: Int {
      switch self {
      case .participant: ofParticipantMax
      case .peer: ofPeerMax
      case .participants: ofParticipantsMax
      case .team: ofTeamMax
      }
    }
  }
}
