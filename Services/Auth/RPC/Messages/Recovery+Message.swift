import Messages

extension InviteStaff.Outcome {
  var studyLeaderResponse: AuthV1.RegisterStudyLeaderResponse {
    AuthV1.RegisterStudyLeaderResponse(
      outcome: outcome.message, invitationCode: code?.formatted ?? "",
      expireTime: expiresAt.map { GoogleProtobuf.Timestamp($0) })
  }

  var administratorResponse: AuthV1.RegisterAdministratorResponse {
    AuthV1.RegisterAdministratorResponse(
      outcome: outcome.message, invitationCode: code?.formatted ?? "",
      expireTime: expiresAt.map { GoogleProtobuf.Timestamp($0) })
  }

  var gatewayResponse: AuthV1.RegisterGatewayResponse {
    AuthV1.RegisterGatewayResponse(
      outcome: outcome.message, invitationCode: code?.formatted ?? "",
      expireTime: expiresAt.map { GoogleProtobuf.Timestamp($0) })
  }
}

extension AccessCodeOutcome {
  var message: AuthV1.SendAccessCodeResponse {
    switch self {
    case .confirmationMailed: AuthV1.SendAccessCodeResponse(outcome: .confirmationMailed)
    case .invitationMailed: AuthV1.SendAccessCodeResponse(outcome: .invitationMailed)
    case .resetMailed: AuthV1.SendAccessCodeResponse(outcome: .resetMailed)
    case .issued(let code, let expiresAt):
      AuthV1.SendAccessCodeResponse(
        outcome: .issued, accessCode: code.formatted,
        expireTime: GoogleProtobuf.Timestamp(expiresAt))
    }
  }
}
