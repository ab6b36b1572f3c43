import Fields
import Messages
import ServiceKit

extension GivenConsent {
  var message: AuthV1.Consent {
    AuthV1.Consent(
      studyID: studyID, consentVersion: version, consentLanguage: language,
      giveTime: GoogleProtobuf.Timestamp(givenAt), textSha256: textHash ?? "",
      text: text ?? "", retention: retention?.message)
  }
}

extension StudyRetention {
  var message: AuthV1.AnswerRetention {
    AuthV1.AnswerRetention(
      daysAfterEnd: UInt32(clamping: daysAfterEnd ?? 0),
      daysAfterLeaving: UInt32(clamping: daysAfterLeaving ?? 0),
      mode: outcome.message, onWithdrawal: onWithdrawal,
      onErasure: onErasure?.message ?? .unspecified)
  }
}

extension RetentionSummary {
  var message: AuthV1.StudyRetentionState {
    AuthV1.StudyRetentionState(
      retention: retention?.message, pendingCount: UInt32(clamping: pending),
      completeCount: UInt32(clamping: complete), receipts: counts.map(\.message))
  }
}

extension OutdatedConsent {
  var message: AuthV1.OutdatedConsent {
    AuthV1.OutdatedConsent(
      studyID: studyID, consentVersion: currentVersion,
      endTime: endsAt.map { GoogleProtobuf.Timestamp($0) })
  }
}

extension StudyRetention.Outcome {
  fileprivate var message: AuthV1.ErasureMode {
    ErasureOrder.Mode(rawValue: rawValue)?.message ?? .unspecified
  }
}

extension Invitation {
  var message: AuthV1.Invitation {
    AuthV1.Invitation(
      invitationID: invitationID.text, studyID: studyID, groupID: groupID,
      code: InvitationCode(code)?.formatted ?? code, uses: UInt32(clamping: uses),
      usesMax: UInt32(clamping: usesMax), createTime: GoogleProtobuf.Timestamp(createdAt),
      expireTime: GoogleProtobuf.Timestamp(expiresAt),
      revokeTime: revokedAt.map { GoogleProtobuf.Timestamp($0) })
  }
}

extension JoinStudy.Outcome {
  var message: AuthV1.JoinStudyResponse {
    var message = AuthV1.JoinStudyResponse(
      outcome: outcome.message, accessToken: accessToken?.token ?? "",
      accessTokenExpireTime: accessToken.map { GoogleProtobuf.Timestamp($0.expiresAt) })
    switch membership {
    case .enrolled(let enrolment): message.enrolment = enrolment.message
    case .requested(let request): message.joinRequest = request.message(isForTeam: false)
    }
    return message
  }
}
