import AuthDomain
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
      daysAfterEnd: UInt32(daysAfterEnd ?? 0), daysAfterLeaving: UInt32(daysAfterLeaving ?? 0),
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
