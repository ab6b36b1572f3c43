import Messages

extension Enrolment {
  var message: AuthV1.Enrolment {
    AuthV1.Enrolment(
      studyID: studyID, joinedAt: GoogleProtobuf.Timestamp(joinedAt),
      leftAt: leftAt.map { GoogleProtobuf.Timestamp($0) }, consentVersion: consentVersion,
      consentLanguage: consentLanguage)
  }
}
