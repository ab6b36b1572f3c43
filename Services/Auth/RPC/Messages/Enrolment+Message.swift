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
      consentPartIDs: consentPartIDs)
  }

  /// The member as the study's staff sees it.
  ///
  /// - Parameter concealed: whether groups are concealed from the caller.
  func member(concealed: Bool) -> AuthV1.Member {
    AuthV1.Member(
      memberID: memberID.text, joinTime: GoogleProtobuf.Timestamp(dayOf: joinedAt),
      groupID: concealed ? "" : groupID, allocated: isAllocated)
  }
}
