import AuthApplication
import Messages

extension JoinStudy.Outcome {
  var message: AuthV1.JoinStudyResponse {
    var message = AuthV1.JoinStudyResponse(
      outcome: outcome.message, accessToken: accessToken?.token ?? "",
      accessTokenExpireTime: accessToken.map { GoogleProtobuf.Timestamp($0.expiresAt) })
    switch membership {
    case .enrolled(let enrolment): message.enrolment = enrolment.message
    case .requested(let request): message.joinRequest = request.message
    }
    return message
  }
}
