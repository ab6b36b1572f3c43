import FoundationEssentials

/// Why an account was not created, confirmed or changed.
enum AccountError: Error, Sendable, Hashable {
  case usernameTaken
  /// Another request with different contents used the id.
  case requestIDReused
  /// `AccountRules.waitingPerAddressMax` accounts of the last hour await confirmation under the
  /// address.
  case tooManyWaiting
  /// The code is wrong, used or expired, or the account does not exist.
  case codeRejected
  /// The code alone names an account whose confirmation needs the password.
  case passwordMissing
  case studyLeaderUnknown
  /// The account changed after it was read.
  case changedMeanwhile
  /// Another account has already confirmed the address.
  case emailTaken
  /// The account has a password.
  case notAnonymous
}

/// Why account recovery was refused, in addition to `AccountError.codeRejected`.
enum RecoveryError: Error, Sendable, Hashable {
  /// The password is too similar to the account's name, or otherwise unfit.
  case passwordRejected(PasswordRejection)
  /// The caller's current password is wrong.
  case passwordWrong
  /// The caller's account has no password.
  case accountAnonymous
  /// Reported to administrators only.
  case accountUnknown
  /// The participant's account has no address.
  case addressMissing
  /// `MailRequest.waitingMax` requests are queued.
  case tooManyMailRequests
}

/// Why an administrator's request about an account was not carried out.
enum ManagedAccountError: Error, Sendable, Hashable {
  case unknown
  /// The change would leave no administrator who can sign in.
  case lastAdministrator
  /// Study leaders and administrators cannot be test participants.
  case notAParticipant
  /// The caller's role has ended since the access token was issued.
  case notAdministrator
  /// The account's only name is an address that its owner has not proved.
  case usernameMissing
  case notConfirmed
  /// The account has no password.
  case anonymous
}

/// Why a participant may not join a study, in addition to `EnrolmentRules` and `JoinRequestRules`.
enum JoinError: Error, Sendable, Hashable {
  case passwordRequired
  case passwordRejected
  /// The invitation is wrong, revoked, expired or used up.
  case invitationRejected
}

/// Why a consent cannot be read back.
enum ConsentError: Error, Sendable, Hashable {
  /// The caller never gave this consent.
  case unknown
}

/// Why the first administrator was not created. Used by the command line only.
enum AdministratorError: Error, Sendable, Hashable {
  /// The name belongs to an account without the administrator role.
  case usernameTaken
  /// The administrator exists with another password; nothing was changed.
  case hasOtherPassword
}

/// Why a message was not sent or marked.
enum MessageError: Error, Sendable, Hashable {
  /// The message does not exist or belongs to another participant.
  case unknown
  case notAnswerable
  /// An unanswerable reply to a message that reveals its writer.
  case tellsWriter
  /// Another request with different contents used the id.
  case idReused
  case notEnrolled(studyID: String)
  /// - Parameters:
  ///   - writer: the writer whose limit is reached.
  ///   - wait: seconds until the next message is accepted.
  case tooMany(of: MessageRules.Writer, max: Int, wait: TimeInterval)
}

/// Too many recent attempts at a secret.
struct TooManyAttempts: Error, Sendable, Hashable {
  /// Seconds until the next attempt is accepted.
  let wait: Double
}

/// Why a newsletter was not sent or not found.
enum NewsletterError: Error, Sendable, Hashable {
  case unknown
  /// Another request with different contents used the id.
  case idReused
  /// No unsubscribe page is configured.
  case unavailable
}

/// Why an erasure was rejected, or its progress is not shown.
enum ErasureError: Error, Sendable, Hashable {
  case unknown
  /// Another erasure used the id.
  case erasureIDReused
  /// The participant can join the study again after the erasure.
  case inProgress
  /// The account has staff roles, which have to end first.
  case staff
  case participantUnknown
  /// The study prescribes this outcome for its answers.
  case modeRefused(StudyRetention.Outcome)
}

/// Why a sign-in or a refresh was refused.
enum SessionError: Error, Sendable, Hashable {
  case credentialsRejected
  case accountNotConfirmed
  case refreshTokenRejected
  /// The session's participant has been erased.
  case accountErased
  /// The token was exchanged this many times already.
  case refreshedTooOften(Int)
  /// The access token is valid, but its session has ended.
  case ended
  /// The caller has no session with this id.
  case unknown
  /// The password has to be proven again.
  case freshProofRequired
  /// Another request with different contents used the id.
  case requestIDReused
  /// The session that the request id began has ended or cannot be repeated any more.
  case signInEnded
  /// The sign-in was repeated more than this many times.
  case signInRepeatedTooOften(Int)
  /// The account is suspended; reported only after a correct password.
  case suspended
}

/// Why a study or one of its parts was not found.
enum StudyError: Error, Sendable, Hashable {
  case unknown
  /// The study is not known here, and the catalogue cannot be reached.
  case notYetKnown
  /// The study's password has not arrived by the bus yet.
  case passwordNotYetKnown
  case groupUnknown
}

/// Why a leader's request was not carried out.
enum MembershipError: Error, Sendable, Hashable {
  /// The caller no longer leads this study.
  case notStudyLeader(String)
  case joinRequestUnknown
  case memberUnknown
  case invitationUnknown
  /// Another invitation used the id.
  case invitationIDReused
  /// The study has `InvitationRules.usableMax` usable invitations.
  case tooManyInvitations
  /// The group is an arm of a running scheme.
  case armReserved
  /// A blinded scheme conceals the groups of this study from the caller.
  case groupsConcealed(String)
  /// The study does not use labels, or the member did not accept the part of the consent about them.
  case subjectLabelsNotUsed
}

/// Why a scheme was not started or not found.
enum AllocationError: Error, Sendable, Hashable {
  case unknown
  /// Another request with different contents used the id.
  case schemeIDReused
  /// The study has a running scheme, or one with allocations.
  case exists
  /// Members or invitations use an arm.
  case armsInUse
  /// An arm of a blinded scheme has a consent text of its own.
  case armHasConsentText
  /// Another request with different contents used the id.
  case requestIDReused
  /// A lost key sealed the seed.
  case unreadable
}
