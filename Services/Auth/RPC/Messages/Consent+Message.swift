import AuthDomain
import Messages

extension GivenConsent {
  var message: AuthV1.Consent {
    AuthV1.Consent(
      studyID: studyID, consentVersion: version, consentLanguage: language,
      giveTime: GoogleProtobuf.Timestamp(givenAt), textSha256: textHash ?? "",
      text: text ?? "")
  }
}

extension OutdatedConsent {
  var message: AuthV1.OutdatedConsent {
    AuthV1.OutdatedConsent(
      studyID: studyID, consentVersion: currentVersion,
      endTime: endsAt.map { GoogleProtobuf.Timestamp($0) })
  }
}
