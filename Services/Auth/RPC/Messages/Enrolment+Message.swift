import Fields
import Messages
import ServiceKit

extension Enrolment {
  var message: AuthV1.Enrolment {
    AuthV1.Enrolment(
      studyID: studyID, joinTime: GoogleProtobuf.Timestamp(joinedAt),
      leaveTime: leftAt.map { GoogleProtobuf.Timestamp($0) }, consentVersion: consentVersion,
      consentLanguage: consentLanguage, groupID: groupID,
      consentOutdated: isConsentOutdated,
      consentWithdrawTime: consentWithdrawnAt.map { GoogleProtobuf.Timestamp($0) },
      consentEndTime: consentEndsAt.map { GoogleProtobuf.Timestamp($0) })
  }

  /// The member as study leaders see it.
  var member: AuthV1.Member {
    AuthV1.Member(
      memberID: memberID.text, joinTime: GoogleProtobuf.Timestamp(dayOf: joinedAt),
      groupID: groupID)
  }
}
