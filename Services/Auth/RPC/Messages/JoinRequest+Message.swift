import AuthDomain
import Fields
import Messages

extension JoinRequest {
  var message: AuthV1.JoinRequest {
    AuthV1.JoinRequest(
      joinRequestID: joinRequestID.text, studyID: studyID,
      state: AuthV1.JoinRequestState(state),
      requestTime: GoogleProtobuf.Timestamp(requestedAt),
      decideTime: decidedAt.map { GoogleProtobuf.Timestamp($0) },
      expireTime: state == .pending ? GoogleProtobuf.Timestamp(expiresAt) : nil, reason: reason,
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
