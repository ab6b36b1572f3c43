package import FoundationEssentials

/// Limits of requests to join studies.
package enum JoinRequestRules {
  /// Seconds after which a request without a decision expires.
  package static let lifetime: TimeInterval = 30 * 86_400
  /// Requests of one participant that wait at a time.
  package static let pendingOfParticipantMax = 10
  /// Requests that may wait for the leaders of one study, so that they can read the list.
  package static let pendingOfStudyMax = 1000
  /// Requests that one participant may ever make to one study: after some rejections leaders are not
  /// asked again.
  package static let toStudyEverMax = 5
  /// From one address of the network to one study within a day, by each process: a lecture hall shares one. So
  /// that nobody closes a study to others by filling the list with accounts made for it.
  package static let ofPeerMax = 200
  /// Unicode scalars of a note and of a reason.
  package static let textLengthMax = 500

  package enum State: String, Sendable, Hashable, CaseIterable {
    case pending
    case approved
    case rejected
    /// By the participant.
    case withdrawn
    case expired
  }

  package enum Refusal: Error, Sendable, Hashable {
    case tooManyOfParticipant
    case tooManyOfStudy
    /// - Parameter wait: seconds until there is room.
    case tooManyOfPeer(max: Int, wait: TimeInterval)
  }

  /// Whether another request may be made.
  ///
  /// - Parameters:
  ///   - ofParticipant: that wait now.
  ///   - toStudy: of the participant to this study, ever.
  ///   - ofStudy: that wait now, of all participants.
  package static func admit(
    ofParticipant: Int, toStudy: Int, ofStudy: Int
  ) throws(Refusal) {
    guard ofParticipant < pendingOfParticipantMax, toStudy < toStudyEverMax else {
      throw .tooManyOfParticipant
    }
    guard ofStudy < pendingOfStudyMax else { throw .tooManyOfStudy }
  }

  package enum Decision: Sendable, Hashable {
    case decide
    /// Exactly this was decided before.
    case alreadyDecided
  }

  /// It was decided otherwise, withdrawn, or has expired.
  package struct Closed: Error, Sendable, Hashable {
    package init() {}
  }

  package static func decide(
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
