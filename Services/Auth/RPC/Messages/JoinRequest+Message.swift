import Fields
import FoundationEssentials
import Messages
import ServiceKit

extension JoinRequest {
  /// - Parameter isForTeam: whether the message is for leaders, who see only the day of times.
  func message(isForTeam: Bool) -> AuthV1.JoinRequest {
    func time(_ date: Date) -> GoogleProtobuf.Timestamp {
      isForTeam ? GoogleProtobuf.Timestamp(dayOf: date) : GoogleProtobuf.Timestamp(date)
    }
    return AuthV1.JoinRequest(
      joinRequestID: joinRequestID.text, studyID: studyID,
      state: AuthV1.JoinRequestState(state),
      requestTime: time(requestedAt),
      decideTime: decidedAt.map(time),
      expireTime: state == .pending ? time(expiresAt) : nil, reason: reason,
      note: note)
  }
}

extension AuthV1.JoinRequestState {
  init(_ state: JoinRequestRules.State) {
    self =
      switch state {
      case .pending: .pending
      case .approved: .approved
      case .rejected: .rejected
      case .withdrawn: .withdrawn
      case .expired: .expired
      }
  }
}
