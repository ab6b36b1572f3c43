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
      consentEndTime: consentEndsAt.map { GoogleProtobuf.Timestamp($0) },
      consentPartIDs: consentPartIDs, subjectLabel: subjectLabel)
  }
}

extension Member {
  /// The member as the study's staff sees it.
  ///
  /// - Parameter concealed: whether groups are concealed from the caller.
  func message(concealed: Bool) -> AuthV1.Member {
    AuthV1.Member(
      memberID: enrolment.memberID.text,
      joinTime: GoogleProtobuf.Timestamp(dayOf: enrolment.joinedAt),
      groupID: concealed ? "" : enrolment.groupID, allocated: enrolment.isAllocated,
      subjectLabel: enrolment.subjectLabel,
      consentVersion: concealed && consentTellsGroup ? "" : enrolment.consentVersion,
      consentLanguage: enrolment.consentLanguage,
      lastUseTime: lastUsedIn.map { GoogleProtobuf.Timestamp($0) },
      testParticipant: enrolment.isTestParticipant)
  }
}
