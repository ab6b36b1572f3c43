import Fields
import Messages

/// The responses of four methods, each with a type of its own.
extension IssuedTokens {
  var signInResponse: AuthV1.SignInResponse {
    AuthV1.SignInResponse(
      accessToken: access.token,
      accessTokenExpireTime: GoogleProtobuf.Timestamp(access.expiresAt),
      refreshToken: refreshToken,
      refreshTokenExpireTime: refreshTokenExpiresAt.map { GoogleProtobuf.Timestamp($0) },
      participantID: participantID.text,
      outdatedConsents: outdatedConsents.map(\.message),
      secondFactorMissing: isSecondFactorMissing)
  }

  var completeProviderSignInResponse: AuthV1.CompleteProviderSignInResponse {
    AuthV1.CompleteProviderSignInResponse(
      accessToken: access.token,
      accessTokenExpireTime: GoogleProtobuf.Timestamp(access.expiresAt),
      refreshToken: refreshToken,
      refreshTokenExpireTime: refreshTokenExpiresAt.map { GoogleProtobuf.Timestamp($0) },
      participantID: participantID.text, secondFactorMissing: isSecondFactorMissing)
  }

  var signInAnonymouslyResponse: AuthV1.SignInAnonymouslyResponse {
    AuthV1.SignInAnonymouslyResponse(
      accessToken: access.token,
      accessTokenExpireTime: GoogleProtobuf.Timestamp(access.expiresAt),
      refreshToken: refreshToken,
      refreshTokenExpireTime: refreshTokenExpiresAt.map { GoogleProtobuf.Timestamp($0) },
      participantID: participantID.text,
      outdatedConsents: outdatedConsents.map(\.message))
  }

  var refreshResponse: AuthV1.RefreshResponse {
    AuthV1.RefreshResponse(
      accessToken: access.token,
      accessTokenExpireTime: GoogleProtobuf.Timestamp(access.expiresAt),
      refreshToken: refreshToken,
      refreshTokenExpireTime: refreshTokenExpiresAt.map { GoogleProtobuf.Timestamp($0) },
      participantID: participantID.text,
      outdatedConsents: outdatedConsents.map(\.message),
      secondFactorMissing: isSecondFactorMissing)
  }
}
