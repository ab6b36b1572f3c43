package import AuthDomain
package import Fields
import FoundationEssentials
package import ServiceKit

extension JoinStudy {
  /// Who wants to join what, and how; every field is valid.
  package struct Request: Sendable {
    /// What the caller's token says.
    package var caller: AccessClaims
    package var study: StudyID
    package var password: String
    package var consentVersion: String
    package var consentLanguage: LanguageTag
    package var invitation: InvitationCode?
    /// For the leader who decides.
    package var note: String
    /// From where; nil where that is not known.
    package var peer: Peer?

    package init(
      caller: AccessClaims, study: StudyID, password: String, consentVersion: String,
      consentLanguage: LanguageTag, invitation: InvitationCode?, note: String,
      peer: Peer? = nil
    ) {
      self.caller = caller
      self.study = study
      self.password = password
      self.consentVersion = consentVersion
      self.consentLanguage = consentLanguage
      self.invitation = invitation
      self.note = note
      self.peer = peer
    }

    var participantID: UUID { caller.participantID }

    func consent(at now: Date) -> Consent {
      Consent(
        participantID: participantID, studyID: study, version: consentVersion,
        language: consentLanguage, givenAt: now)
    }

    /// - Parameters:
    ///   - current: the participant's enrolment in the study, nil when there is none.
    ///   - counts: of the participant's enrolments: now, and with those that have ended.
    func decide(
      terms: StudyTerms, current: Enrolment?, counts: (current: Int, ever: Int), at now: Date
    ) throws(EnrolmentRules.Refusal) -> EnrolmentRules.Decision {
      try EnrolmentRules.decide(
        terms: terms, consentVersion: consentVersion, consentLanguage: consentLanguage,
        agreedVersion: current?.consentVersion, currentEnrolments: counts.current,
        enrolmentsEver: counts.ever, at: now)
    }
  }
}
