import AuthApplication
import Messages

extension IssuedTokens {
  var message: AuthV1.SignInResponse {
    AuthV1.SignInResponse(
      accessToken: access.token,
      accessTokenExpiresAt: GoogleProtobuf.Timestamp(access.expiresAt),
      refreshToken: refreshToken,
      refreshTokenExpiresAt: GoogleProtobuf.Timestamp(refreshTokenExpiresAt),
      participantID: participantID.uuidString.lowercased())
  }
}
