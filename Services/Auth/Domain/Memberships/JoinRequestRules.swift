import Fields
import FoundationEssentials

/// A stored request to join a study.
struct JoinRequest: Sendable {
  var joinRequestID: UUID
  var participantID: UUID
  var studyID: String
  var state: JoinRequestRules.State
  /// The participant's note to the leader; empty after the decision.
  var note: String
  var consentVersion: String
  var consentLanguage: String
  var requestedAt: Date
  var expiresAt: Date
  /// Time of the decision; nil while pending.
  var decidedAt: Date?
  /// The leader's reason for the participant.
  var reason: String

  /// Name of the request in the audit log.
  var auditObject: String { "\(studyID) \(joinRequestID.text)" }
}

/// Limits of requests to join studies.
enum JoinRequestRules {
  /// Seconds after which a request without a decision expires.
  static let lifetime: TimeInterval = 30 * 86_400
  /// Maximum number of open requests per participant.
  static let pendingOfParticipantMax = 10
  /// Maximum number of open requests per study, so that leaders can read the list.
  static let pendingOfStudyMax = 1000
  /// Maximum number of requests a participant may ever make to one study, so that leaders are not
  /// asked again after several rejections.
  static let toStudyEverMax = 5
  /// Maximum number of requests per day from one network address to one study, per process; a
  /// lecture hall may share an address. Prevents blocking a study by filling its list from fresh
  /// accounts.
  static let ofPeerMax = 200
  /// Maximum length of a note or reason in Unicode scalars.
  static let textLengthMax = 500

  enum State: String, Sendable, Hashable, CaseIterable {
    case pending
    case approved
    case rejected
    /// Withdrawn by the participant.
    case withdrawn
    case expired
  }

  enum Refusal: Error, Sendable, Hashable {
    case tooManyOfParticipant
    case tooManyOfStudy
    /// - Parameter wait: seconds until there is room.
    case tooManyOfPeer(max: Int, wait: TimeInterval)
  }

  /// Checks whether another request may be made.
  ///
  /// - Parameters:
  ///   - ofParticipant: number of the participant's open requests.
  ///   - toStudy: number of requests the participant ever made to this study.
  ///   - ofStudy: number of the study's open requests.
  static func admit(
    ofParticipant: Int, toStudy: Int, ofStudy: Int
  ) throws(Refusal) {
    guard ofParticipant < pendingOfParticipantMax, toStudy < toStudyEverMax else {
      throw .tooManyOfParticipant
    }
    guard ofStudy < pendingOfStudyMax else { throw .tooManyOfStudy }
  }

  enum Decision: Sendable, Hashable {
    case decide
    /// The same decision was made before.
    case alreadyDecided
  }

  /// The request was decided differently, withdrawn, or has expired.
  struct Closed: Error, Sendable, Hashable {
  }

  static func decide(
    _ state: State, approve: Bool, expiresAt: Date, at now: Date
  ) throws(Closed) -> Decision {
    switch state {
    case .pending:
      guard now < expiresAt else { throw Closed() }
      return .decide
    case .approved where approve, .rejected where !approve: return .alreadyDecided
    default: throw Closed()
    }
  }
}
