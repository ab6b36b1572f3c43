import FoundationEssentials
import Questionnaires

/// An alert as staff sees it.
struct RaisedAlert: Sendable, Hashable {
  /// A delivery by one channel.
  struct Delivery: Sendable, Hashable {
    var channelID: String
    var isEscalation: Bool
    var state: AlertDeliveryState
    var attempts: Int
    var failure: AlertFailure?
    var httpStatus: Int
    /// Time of the next attempt; nil if none is due.
    var tryAt: Date?
    var deliveredAt: Date?
  }

  var id: UUID
  var participantID: UUID
  /// Pseudonym of the participant; nil if not known to this service.
  var pseudonym: String?
  var triggerID: String
  var text: TranslatedText
  var firedAt: Date
  var raisedAt: Date
  var escalateAt: Date?
  var escalatedAt: Date?
  var acknowledgedAt: Date?
  /// Name of the account in the audit log.
  var acknowledgedBy: UUID?
  var note: String
  var isWithdrawn: Bool
  var deliveries: [Delivery] = []
}

/// Which alerts of a study to read.
struct AlertQuestion: Sendable {
  enum State: Sendable {
    case all
    case open
    case failed
  }

  var studyID: String
  var state = State.all
  /// Participant; nil for all.
  var participantID: UUID?
  /// The only triggers whose alerts the caller may see; nil for all.
  var triggerIDs: [String]?
  /// A single alert; nil for all.
  var alertID: UUID?
}
