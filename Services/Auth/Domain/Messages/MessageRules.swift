import FoundationEssentials

/// Limits of messages.
///
/// The participants' limits assume a study of 10,000 participants: on a usual day one in twenty
/// (500) writes a message; during an incident everybody may write once. The limit per network
/// address prevents one attacker from exhausting the study's limit with many accounts.
enum MessageRules {
  /// Maximum length in characters.
  static let textLengthMax = 4000
  /// Seconds within which messages are counted.
  static let interval: TimeInterval = 86_400
  /// Maximum messages of one participant to one study per ``interval``.
  static let ofParticipantMax = 20
  /// Maximum messages from one network address to one study per ``interval``, per process: a usual
  /// day of the largest study, if all share the address of a carrier or clinic.
  static let ofPeerMax = 500
  /// Maximum messages of all participants to one study per ``interval``; concurrent messages may
  /// exceed it.
  static let ofParticipantsMax = 10_000
  /// Maximum messages one study may send per ``interval``, to all recipients together.
  static let ofTeamMax = 500

  /// The writers that a limit applies to.
  enum Writer: Sendable, Hashable {
    case participant(UUID)
    /// One network address.
    case peer
    case participants
    case team

    /// Maximum number of messages per ``MessageRules/interval``.
    var max: Int {
      switch self {
      case .participant: ofParticipantMax
      case .peer: ofPeerMax
      case .participants: ofParticipantsMax
      case .team: ofTeamMax
      }
    }
  }
}
