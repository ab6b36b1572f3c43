import AuthDomain
import Messages

extension Enrolment {
  var message: AuthV1.Enrolment {
    AuthV1.Enrolment(
      studyID: studyID, joinedAt: GoogleProtobuf.Timestamp(joinedAt),
      leftAt: leftAt.map { GoogleProtobuf.Timestamp($0) }, consentVersion: consentVersion,
      consentLanguage: consentLanguage, groupID: groupID)
  }

  /// As leaders see it.
  var member: AuthV1.Member {
    AuthV1.Member(
      memberID: memberID.uuidString.lowercased(), joinedAt: GoogleProtobuf.Timestamp(joinedAt),
      groupID: groupID)
  }
}

extension JoinRequest {
  var message: AuthV1.JoinRequest {
    AuthV1.JoinRequest(
      joinRequestID: joinRequestID.uuidString.lowercased(), studyID: studyID,
      state: AuthV1.JoinRequestState(state),
      requestedAt: GoogleProtobuf.Timestamp(requestedAt),
      decidedAt: decidedAt.map { GoogleProtobuf.Timestamp($0) },
      expiresAt: state == .pending ? GoogleProtobuf.Timestamp(expiresAt) : nil, reason: reason,
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

extension Invitation {
  var message: AuthV1.Invitation {
    AuthV1.Invitation(
      invitationID: invitationID.uuidString.lowercased(), studyID: studyID, groupID: groupID,
      code: ConfirmationCode(code)?.formatted ?? code, uses: UInt32(clamping: uses),
      usesMax: UInt32(clamping: usesMax), createdAt: GoogleProtobuf.Timestamp(createdAt),
      expiresAt: GoogleProtobuf.Timestamp(expiresAt),
      revokedAt: revokedAt.map { GoogleProtobuf.Timestamp($0) })
  }
}
