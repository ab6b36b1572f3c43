// Generated from otolith/auth/v1/errors.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// Error reasons of this service, in addition to those of otolith/common/v1/errors.proto. A value's
  /// name is sent as text, in `google.rpc.ErrorInfo.reason` (domain `otolith`) or in a field
  /// violation. New reasons may be added: treat an unknown reason by its status code.
  public enum ErrorReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// `username` or `password` is shorter than the minimum length.
    case tooShort
    /// `username`, `password`, `note` or `reason` exceeds the maximum length.
    case tooLong
    /// `username` has a character other than letters A–Z, digits, `.`, `_` and `-`.
    case forbiddenCharacter
    /// `username` has no letter and no digit.
    case noLetterOrDigit
    /// `password` is on the list of common passwords.
    case tooCommon
    /// `password` contains the username, the address, or the local part of the address if that has at
    /// least four characters. Case is ignored.
    case containsUsername
    /// `password` is a repetition or a sequence.
    case trivialPattern
    /// `email` is not an e-mail address.
    case notAnAddress
    /// `code`, `invitation_code` or `recovery_code` has the wrong form. Codes that prove an address
    /// have 15 letters and digits, invitation codes ten, and codes that open an account 24.
    case notACode
    /// `consent_version` is too long; or `note`, `reason` or another text contains U+0000; or the
    /// field excludes another field that is set.
    case invalid
    /// `uses_max` or `valid_days` is outside its range.
    case outOfRange
    /// `state` is not a value of JoinRequestState, or an entry of `audiences` is not a service of
    /// Otolith.
    case unknown
    /// `group_id` is set together with a rejection.
    case withoutApproval
    /// The study has no consent text in `consent_language`. Show the text in a language that it has.
    case consentLanguageUnknown
    /// The study has no group `group_id`; also a reason in ErrorInfo.
    case groupUnknown
    /// ALREADY_EXISTS: another account has the username. Choose a different one.
    case usernameTaken
    /// ALREADY_EXISTS: `request_id` was used for other contents. Use a new one.
    case requestIdReused
    /// RESOURCE_EXHAUSTED with RetryInfo: five accounts wait for confirmation of this address. Confirm
    /// one, or wait: accounts older than an hour do not count.
    case waitingAccountsLimit
    /// PERMISSION_DENIED: the code is wrong, replaced or expired, or the username is unknown. Request
    /// another code (ResendConfirmation). A used code stays valid until it expires, so that a call can
    /// be repeated after a lost response.
    case codeRejected
    /// NOT_FOUND: no study leader has this username.
    case studyLeaderUnknown
    /// UNAUTHENTICATED: the password is wrong, the username is unknown, or the account has only an
    /// address and waits for its confirmation code.
    case credentialsRejected
    /// FAILED_PRECONDITION: the account, which has a username, waits for its confirmation code
    /// (ConfirmAccount).
    case accountNotConfirmed
    /// UNAUTHENTICATED: the refresh token is invalid or no longer valid. Sign in.
    case refreshTokenRejected
    /// RESOURCE_EXHAUSTED: the refresh token was exchanged 64 times within its grace period. Use one
    /// of the responses.
    case refreshRepeatedLimit
    /// UNAUTHENTICATED: the session of the access token was signed out, or its account no longer
    /// exists. Sign in.
    case sessionEnded
    /// FAILED_PRECONDITION: the session started by `request_id` has ended or is older than an hour.
    /// Use a new `request_id` for a new participant.
    case signInEnded
    /// RESOURCE_EXHAUSTED with RetryInfo: `request_id` was sent 64 times without a refresh. Use one of
    /// the responses, or wait.
    case signInRepeatedLimit
    /// RESOURCE_EXHAUSTED with RetryInfo: too many wrong passwords or codes. Wait before trying again;
    /// even a correct password is not checked earlier.
    case tooManyAttempts
    /// NOT_FOUND: the study does not exist.
    case studyUnknown
    /// UNAVAILABLE with RetryInfo: this service has not received the study or its password yet, and
    /// the catalogue cannot be reached. Send the same request again.
    case studyNotYetKnown
    /// FAILED_PRECONDITION: the study has not started.
    case studyNotStarted
    /// FAILED_PRECONDITION: the study has ended.
    case studyEnded
    /// FAILED_PRECONDITION: the study is paused and does not accept new participants meanwhile.
    case studyPaused
    /// FAILED_PRECONDITION: the consent text has changed in this language. Show the current text and
    /// ask for consent again.
    case consentOutdated
    /// PERMISSION_DENIED: joining the study requires its password, and none was given. Does not count
    /// as an attempt.
    case studyPasswordRequired
    /// PERMISSION_DENIED: the study's password is wrong.
    case studyPasswordRejected
    /// PERMISSION_DENIED: joining the study requires an invitation.
    case invitationRequired
    /// PERMISSION_DENIED: the invitation code is wrong, used up, expired or revoked.
    case invitationRejected
    /// RESOURCE_EXHAUSTED: the participant takes part in 50 studies (leave one), or has had 500
    /// enrolments in total. For the latter, neither leaving nor waiting helps: only erased enrolments
    /// (RequestErasure for a study) no longer count.
    case enrolmentsLimit
    /// RESOURCE_EXHAUSTED: the participant has 10 pending requests (withdraw one with LeaveStudy, or
    /// wait for a decision), or made 5 requests to this study (waiting does not help; ask the team for
    /// an invitation). With RetryInfo: 200 requests to this study were made within a day from the
    /// caller's network address.
    case joinRequestsLimit
    /// RESOURCE_EXHAUSTED with RetryInfo: the study has 1,000 pending join requests.
    case studyJoinRequestsLimit
    /// NOT_FOUND: the study has no such join request.
    case joinRequestUnknown
    /// FAILED_PRECONDITION: the join request was decided otherwise, withdrawn, or has expired.
    case joinRequestClosed
    /// NOT_FOUND: the study has no current member with this id.
    case memberUnknown
    /// NOT_FOUND: the study has no such invitation.
    case invitationUnknown
    /// ALREADY_EXISTS: `invitation_id` was used for another invitation. Use a new one.
    case invitationIdReused
    /// RESOURCE_EXHAUSTED: the study has 1,000 usable invitations. Revoke some.
    case invitationsLimit
    /// `code` or `recovery_code` has a typing error: its check character does not match. Does not
    /// count as an attempt.
    case codeMistyped
    /// FAILED_PRECONDITION: the caller's account is anonymous and has no password.
    case accountAnonymous
    /// NOT_FOUND: no account has this name or address. Returned to administrators only.
    case accountUnknown
    /// FAILED_PRECONDITION: the account has no address that mail can be sent to.
    case addressMissing
    /// PERMISSION_DENIED: the caller's password is wrong.
    case passwordWrong
    /// RESOURCE_EXHAUSTED with RetryInfo: 10,000 mail requests are queued. Send the same request again
    /// later.
    case mailRequestsLimit
    /// FAILED_PRECONDITION: no administrator able to sign in would remain. Restore or create another
    /// one first.
    case lastAdministrator
    /// FAILED_PRECONDITION: only participants can be test participants.
    case notAParticipant
    /// NOT_FOUND: the erasure does not exist.
    case erasureUnknown
    /// ALREADY_EXISTS: `erasure_id` was used for another erasure. Use a new one.
    case erasureIdReused
    /// FAILED_PRECONDITION with RetryInfo: the participant's data of the study is being erased. Join
    /// again when the erasure is complete.
    case erasureInProgress
    /// FAILED_PRECONDITION: the account leads studies or administers; only participants' accounts can
    /// be erased. End its roles first (AccountAdministrationService.EndStaffRoles).
    case staffNotErasable
    /// NOT_FOUND: no participant has this id.
    case participantUnknown
    /// NOT_FOUND: the caller has no session with this id.
    case sessionUnknown
    /// PERMISSION_DENIED: the password was not verified within the last five minutes (`auth_time` of
    /// the access token). Call ProvePassword, then repeat this call with the returned token.
    case freshProofRequired
    /// `update_mask` names a field that this method cannot change.
    case fieldNotWritable
    /// `update_mask` names an unknown field, or `*` together with other paths.
    case fieldUnknown
    /// A profile field is set without consent to storing it.
    case consentRequired
    /// ABORTED: the account has changed since it was read. Read it again and decide anew.
    case etagMismatch
    /// FAILED_PRECONDITION: the account would have neither username nor address and could not sign in.
    case nameRequired
    /// FAILED_PRECONDITION: another account was confirmed with the address. Returned only to callers
    /// who have proved that they own it.
    case emailTaken
    /// FAILED_PRECONDITION: the account has a password. Use another account, or change this one.
    case accountNotAnonymous
    /// FAILED_PRECONDITION: the study prescribes another mode for its answers
    /// (`StudyRetention.on_erasure`). Request the other mode.
    case erasureModeRefused
    /// NOT_FOUND: the caller, or the study, has no message with this id.
    case messageUnknown
    /// FAILED_PRECONDITION: the message does not allow a reply.
    case messageNotAnswerable
    /// ALREADY_EXISTS: `message_id` was used for another message. Use a new one.
    case messageIdReused
    /// RESOURCE_EXHAUSTED with RetryInfo: the daily limit of messages is reached.
    case messagesLimit
    /// FAILED_PRECONDITION: the message does not allow a reply, but replies to a personal or group
    /// message, which would disclose its writer to the team. Send it without `answer_to`, or set
    /// `answerable`.
    case answerTellsWriter
    /// NOT_FOUND: the caller gave no such consent.
    case consentUnknown
    /// NOT_FOUND: the newsletter does not exist.
    case newsletterUnknown
    /// ALREADY_EXISTS: `newsletter_id` was used for another newsletter. Use a new one.
    case newsletterIdReused
    /// FAILED_PRECONDITION: the operator has not configured an unsubscribe page.
    case newsletterUnavailable
    /// INVALID_ARGUMENT: the object is not `installation`, `projects/{project_id}` or
    /// `studies/{study_id}`.
    case objectInvalid
    /// INVALID_ARGUMENT: no role has a verb of this name. ListRoles returns all verbs.
    case verbUnknown
    /// INVALID_ARGUMENT: the role does not exist, or accounts do not have it on studies. ListRoles
    /// returns all roles.
    case roleInvalid
    /// FAILED_PRECONDITION: the account does not belong to staff of studies. Register one
    /// (AdministrationService.RegisterStudyLeader).
    case notStaff
    /// PERMISSION_DENIED: the caller lacks verbs of the role on the study. The message names them.
    case verbsNotHeld
    /// RESOURCE_EXHAUSTED: the account has the maximum number of roles, or the ids of their studies do
    /// not fit into an access token. Revoke one first.
    case tooManyRoles
    /// FAILED_PRECONDITION: the study would have no leader who can sign in. Appoint another one first.
    case lastLeader
    /// PERMISSION_DENIED: the account has a second factor, and no code was given. Repeat the call with a
    /// one-time code or a recovery code.
    case oneTimeCodeRequired
    /// PERMISSION_DENIED: the one-time code or recovery code is wrong, expired or used. Each code works
    /// once: wait for the next one.
    case oneTimeCodeRejected
    /// FAILED_PRECONDITION: the account has a second factor.
    case secondFactorExists
    /// FAILED_PRECONDITION: the account has no second factor, or no secret waits for confirmation. Call
    /// BeginSecondFactor.
    case secondFactorMissing
    /// ALREADY_EXISTS: `scheme_id` was used for another scheme. Use a new one.
    case schemeIdReused
    /// ALREADY_EXISTS: the study has a running scheme, or one with allocations.
    case allocationExists
    /// FAILED_PRECONDITION: current members belong to an arm, or a usable invitation leads to one. Change
    /// their groups and revoke the invitations first.
    case armsInUse
    /// NOT_FOUND: the study has no scheme, or not the named one.
    case allocationUnknown
    /// FAILED_PRECONDITION: the scheme has ended.
    case allocationEnded
    /// FAILED_PRECONDITION: the member has an allocation, which is final: neither another allocation nor
    /// a change of the group is possible.
    case memberAllocated
    /// FAILED_PRECONDITION: the group is an arm of the study's scheme. Members get it only by allocation.
    case armReserved
    /// INVALID_ARGUMENT: the strata lack a factor or have one twice, or a factor or level is not one of
    /// the scheme's.
    case stratumUnknown
    /// FAILED_PRECONDITION: test participants are not allocated.
    case testParticipantExcluded
    /// FAILED_PRECONDITION: the uploaded list has no unused entry for the stratum.
    case allocationListExhausted
    /// FAILED_PRECONDITION: the study no longer has a group that is an arm of the scheme. Publish the
    /// study with the group.
    case armRemoved
    /// FAILED_PRECONDITION: the member has no allocation.
    case memberNotAllocated
    /// NOT_FOUND: the study has no such request to unblind.
    case unblindingUnknown
    /// ALREADY_EXISTS: `unblinding_id` was used for another request. Use a new one.
    case unblindingIdReused
    /// FAILED_PRECONDITION: the request was decided otherwise, or has expired.
    case unblindingClosed
    /// PERMISSION_DENIED: the person who requested it may not decide.
    case secondPersonRequired
    /// RESOURCE_EXHAUSTED: the study has 100 pending requests to unblind.
    case unblindingsLimit
    /// FAILED_PRECONDITION: the operator has not configured a provider. Sign in with a password.
    case providerNotConfigured
    /// UNAVAILABLE with RetryInfo: the provider does not answer, or not as OpenID Connect prescribes.
    /// Begin again later, or sign in with the password of a local account.
    case providerUnavailable
    /// RESOURCE_EXHAUSTED with RetryInfo: 10,000 sign-ins wait for their completion.
    case providerSignInsLimit
    /// PERMISSION_DENIED: the state is unknown, used or older than 10 minutes, or another browser began
    /// the sign-in. Begin again.
    case providerStateRejected
    /// PERMISSION_DENIED: the provider rejected the code, or its ID token is invalid. Begin again; if
    /// this repeats, the operator finds the cause in the log of otolith-auth.
    case providerSignInRejected
    /// PERMISSION_DENIED: no account of staff belongs to the person, and none may be created. Ask an
    /// administrator for an invitation to the address that the provider knows.
    case providerAccountUnknown
    /// PERMISSION_DENIED: the claims of the provider give the person no role, and the account has no
    /// other role of staff.
    case providerRolesMissing
    /// PERMISSION_DENIED: the account has a second factor, and the provider does not report one. Sign in
    /// with the password and a one-time code.
    case providerSecondFactorRequired
    /// FAILED_PRECONDITION: the invitation assigns the participant to a group with a consent text of its
    /// own. Show the text of GetStudy with `group_id`, which is in the metadata of the error, and ask again.
    case consentOfGroup
    /// FAILED_PRECONDITION: the study asks for a signature (`Study.consent_signature`).
    case consentSignatureRequired
    /// The consent text has no such part.
    case consentPartUnknown
    /// The signature has a name or a drawing of another form than required.
    case consentSignatureInvalid
    /// FAILED_PRECONDITION: a group of a blinded scheme has a consent text of its own, which would disclose
    /// the arm.
    case armHasConsentText
    /// FAILED_PRECONDITION: the study does not use subject labels (`Study.subject_labels`).
    case subjectLabelsNotUsed
    /// FAILED_PRECONDITION: the only name of the account is an address that its owner has not proved. Send
    /// another confirmation code, or register an account with a username.
    case usernameMissing
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .tooShort, .tooLong, .forbiddenCharacter, .noLetterOrDigit, .tooCommon, .containsUsername, .trivialPattern, .notAnAddress, .notACode, .invalid, .outOfRange, .unknown, .withoutApproval, .consentLanguageUnknown, .groupUnknown, .usernameTaken, .requestIdReused, .waitingAccountsLimit, .codeRejected, .studyLeaderUnknown, .credentialsRejected, .accountNotConfirmed, .refreshTokenRejected, .refreshRepeatedLimit, .sessionEnded, .signInEnded, .signInRepeatedLimit, .tooManyAttempts, .studyUnknown, .studyNotYetKnown, .studyNotStarted, .studyEnded, .studyPaused, .consentOutdated, .studyPasswordRequired, .studyPasswordRejected, .invitationRequired, .invitationRejected, .enrolmentsLimit, .joinRequestsLimit, .studyJoinRequestsLimit, .joinRequestUnknown, .joinRequestClosed, .memberUnknown, .invitationUnknown, .invitationIdReused, .invitationsLimit, .codeMistyped, .accountAnonymous, .accountUnknown, .addressMissing, .passwordWrong, .mailRequestsLimit, .lastAdministrator, .notAParticipant, .erasureUnknown, .erasureIdReused, .erasureInProgress, .staffNotErasable, .participantUnknown, .sessionUnknown, .freshProofRequired, .fieldNotWritable, .fieldUnknown, .consentRequired, .etagMismatch, .nameRequired, .emailTaken, .accountNotAnonymous, .erasureModeRefused, .messageUnknown, .messageNotAnswerable, .messageIdReused, .messagesLimit, .answerTellsWriter, .consentUnknown, .newsletterUnknown, .newsletterIdReused, .newsletterUnavailable, .objectInvalid, .verbUnknown, .roleInvalid, .notStaff, .verbsNotHeld, .tooManyRoles, .lastLeader, .oneTimeCodeRequired, .oneTimeCodeRejected, .secondFactorExists, .secondFactorMissing, .schemeIdReused, .allocationExists, .armsInUse, .allocationUnknown, .allocationEnded, .memberAllocated, .armReserved, .stratumUnknown, .testParticipantExcluded, .allocationListExhausted, .armRemoved, .memberNotAllocated, .unblindingUnknown, .unblindingIdReused, .unblindingClosed, .secondPersonRequired, .unblindingsLimit, .providerNotConfigured, .providerUnavailable, .providerSignInsLimit, .providerStateRejected, .providerSignInRejected, .providerAccountUnknown, .providerRolesMissing, .providerSecondFactorRequired, .consentOfGroup, .consentSignatureRequired, .consentPartUnknown, .consentSignatureInvalid, .armHasConsentText, .subjectLabelsNotUsed, .usernameMissing] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .tooShort
        case 2: .tooLong
        case 3: .forbiddenCharacter
        case 4: .noLetterOrDigit
        case 5: .tooCommon
        case 6: .containsUsername
        case 7: .trivialPattern
        case 8: .notAnAddress
        case 9: .notACode
        case 10: .invalid
        case 11: .outOfRange
        case 12: .unknown
        case 13: .withoutApproval
        case 14: .consentLanguageUnknown
        case 15: .groupUnknown
        case 16: .usernameTaken
        case 17: .requestIdReused
        case 18: .waitingAccountsLimit
        case 19: .codeRejected
        case 20: .studyLeaderUnknown
        case 21: .credentialsRejected
        case 22: .accountNotConfirmed
        case 23: .refreshTokenRejected
        case 24: .refreshRepeatedLimit
        case 25: .sessionEnded
        case 26: .signInEnded
        case 27: .signInRepeatedLimit
        case 28: .tooManyAttempts
        case 29: .studyUnknown
        case 30: .studyNotYetKnown
        case 31: .studyNotStarted
        case 32: .studyEnded
        case 33: .studyPaused
        case 34: .consentOutdated
        case 35: .studyPasswordRequired
        case 36: .studyPasswordRejected
        case 37: .invitationRequired
        case 38: .invitationRejected
        case 39: .enrolmentsLimit
        case 40: .joinRequestsLimit
        case 41: .studyJoinRequestsLimit
        case 42: .joinRequestUnknown
        case 43: .joinRequestClosed
        case 44: .memberUnknown
        case 45: .invitationUnknown
        case 46: .invitationIdReused
        case 47: .invitationsLimit
        case 48: .codeMistyped
        case 49: .accountAnonymous
        case 50: .accountUnknown
        case 51: .addressMissing
        case 52: .passwordWrong
        case 53: .mailRequestsLimit
        case 54: .lastAdministrator
        case 55: .notAParticipant
        case 56: .erasureUnknown
        case 57: .erasureIdReused
        case 58: .erasureInProgress
        case 59: .staffNotErasable
        case 60: .participantUnknown
        case 61: .sessionUnknown
        case 62: .freshProofRequired
        case 63: .fieldNotWritable
        case 64: .fieldUnknown
        case 65: .consentRequired
        case 66: .etagMismatch
        case 67: .nameRequired
        case 68: .emailTaken
        case 69: .accountNotAnonymous
        case 79: .erasureModeRefused
        case 70: .messageUnknown
        case 71: .messageNotAnswerable
        case 72: .messageIdReused
        case 73: .messagesLimit
        case 78: .answerTellsWriter
        case 74: .consentUnknown
        case 75: .newsletterUnknown
        case 76: .newsletterIdReused
        case 77: .newsletterUnavailable
        case 80: .objectInvalid
        case 81: .verbUnknown
        case 82: .roleInvalid
        case 83: .notStaff
        case 84: .verbsNotHeld
        case 85: .tooManyRoles
        case 86: .lastLeader
        case 87: .oneTimeCodeRequired
        case 88: .oneTimeCodeRejected
        case 89: .secondFactorExists
        case 90: .secondFactorMissing
        case 91: .schemeIdReused
        case 92: .allocationExists
        case 93: .armsInUse
        case 94: .allocationUnknown
        case 95: .allocationEnded
        case 96: .memberAllocated
        case 97: .armReserved
        case 98: .stratumUnknown
        case 99: .testParticipantExcluded
        case 100: .allocationListExhausted
        case 101: .armRemoved
        case 102: .memberNotAllocated
        case 103: .unblindingUnknown
        case 104: .unblindingIdReused
        case 105: .unblindingClosed
        case 106: .secondPersonRequired
        case 107: .unblindingsLimit
        case 120: .providerNotConfigured
        case 121: .providerUnavailable
        case 122: .providerSignInsLimit
        case 123: .providerStateRejected
        case 124: .providerSignInRejected
        case 125: .providerAccountUnknown
        case 126: .providerRolesMissing
        case 127: .providerSecondFactorRequired
        case 140: .consentOfGroup
        case 141: .consentSignatureRequired
        case 142: .consentPartUnknown
        case 143: .consentSignatureInvalid
        case 144: .armHasConsentText
        case 150: .subjectLabelsNotUsed
        case 151: .usernameMissing
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .tooShort: 1
        case .tooLong: 2
        case .forbiddenCharacter: 3
        case .noLetterOrDigit: 4
        case .tooCommon: 5
        case .containsUsername: 6
        case .trivialPattern: 7
        case .notAnAddress: 8
        case .notACode: 9
        case .invalid: 10
        case .outOfRange: 11
        case .unknown: 12
        case .withoutApproval: 13
        case .consentLanguageUnknown: 14
        case .groupUnknown: 15
        case .usernameTaken: 16
        case .requestIdReused: 17
        case .waitingAccountsLimit: 18
        case .codeRejected: 19
        case .studyLeaderUnknown: 20
        case .credentialsRejected: 21
        case .accountNotConfirmed: 22
        case .refreshTokenRejected: 23
        case .refreshRepeatedLimit: 24
        case .sessionEnded: 25
        case .signInEnded: 26
        case .signInRepeatedLimit: 27
        case .tooManyAttempts: 28
        case .studyUnknown: 29
        case .studyNotYetKnown: 30
        case .studyNotStarted: 31
        case .studyEnded: 32
        case .studyPaused: 33
        case .consentOutdated: 34
        case .studyPasswordRequired: 35
        case .studyPasswordRejected: 36
        case .invitationRequired: 37
        case .invitationRejected: 38
        case .enrolmentsLimit: 39
        case .joinRequestsLimit: 40
        case .studyJoinRequestsLimit: 41
        case .joinRequestUnknown: 42
        case .joinRequestClosed: 43
        case .memberUnknown: 44
        case .invitationUnknown: 45
        case .invitationIdReused: 46
        case .invitationsLimit: 47
        case .codeMistyped: 48
        case .accountAnonymous: 49
        case .accountUnknown: 50
        case .addressMissing: 51
        case .passwordWrong: 52
        case .mailRequestsLimit: 53
        case .lastAdministrator: 54
        case .notAParticipant: 55
        case .erasureUnknown: 56
        case .erasureIdReused: 57
        case .erasureInProgress: 58
        case .staffNotErasable: 59
        case .participantUnknown: 60
        case .sessionUnknown: 61
        case .freshProofRequired: 62
        case .fieldNotWritable: 63
        case .fieldUnknown: 64
        case .consentRequired: 65
        case .etagMismatch: 66
        case .nameRequired: 67
        case .emailTaken: 68
        case .accountNotAnonymous: 69
        case .erasureModeRefused: 79
        case .messageUnknown: 70
        case .messageNotAnswerable: 71
        case .messageIdReused: 72
        case .messagesLimit: 73
        case .answerTellsWriter: 78
        case .consentUnknown: 74
        case .newsletterUnknown: 75
        case .newsletterIdReused: 76
        case .newsletterUnavailable: 77
        case .objectInvalid: 80
        case .verbUnknown: 81
        case .roleInvalid: 82
        case .notStaff: 83
        case .verbsNotHeld: 84
        case .tooManyRoles: 85
        case .lastLeader: 86
        case .oneTimeCodeRequired: 87
        case .oneTimeCodeRejected: 88
        case .secondFactorExists: 89
        case .secondFactorMissing: 90
        case .schemeIdReused: 91
        case .allocationExists: 92
        case .armsInUse: 93
        case .allocationUnknown: 94
        case .allocationEnded: 95
        case .memberAllocated: 96
        case .armReserved: 97
        case .stratumUnknown: 98
        case .testParticipantExcluded: 99
        case .allocationListExhausted: 100
        case .armRemoved: 101
        case .memberNotAllocated: 102
        case .unblindingUnknown: 103
        case .unblindingIdReused: 104
        case .unblindingClosed: 105
        case .secondPersonRequired: 106
        case .unblindingsLimit: 107
        case .providerNotConfigured: 120
        case .providerUnavailable: 121
        case .providerSignInsLimit: 122
        case .providerStateRejected: 123
        case .providerSignInRejected: 124
        case .providerAccountUnknown: 125
        case .providerRolesMissing: 126
        case .providerSecondFactorRequired: 127
        case .consentOfGroup: 140
        case .consentSignatureRequired: 141
        case .consentPartUnknown: 142
        case .consentSignatureInvalid: 143
        case .armHasConsentText: 144
        case .subjectLabelsNotUsed: 150
        case .usernameMissing: 151
        case .unrecognized(let number): number
      }
    }
  }

  /// The descriptor of `otolith/auth/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/auth/v1/errors.proto",
    dependencies: [],
    base64: "ChxvdG9saXRoL2F1dGgvdjEvZXJyb3JzLnByb3RvEg9vdG9saXRoLmF1dGgudjEq0xYKC0Vycm9yUmVhc29uEhwKGEVSUk9SX1JFQVNPTl9VTlNQRUNJRklFRBAAEg0KCVRPT19TSE9SVBABEgwKCFRPT19MT05HEAISFwoTRk9SQklEREVOX0NIQVJBQ1RFUhADEhYKEk5PX0xFVFRFUl9PUl9ESUdJVBAEEg4KClRPT19DT01NT04QBRIVChFDT05UQUlOU19VU0VSTkFNRRAGEhMKD1RSSVZJQUxfUEFUVEVSThAHEhIKDk5PVF9BTl9BRERSRVNTEAgSDgoKTk9UX0FfQ09ERRAJEgsKB0lOVkFMSUQQChIQCgxPVVRfT0ZfUkFOR0UQCxILCgdVTktOT1dOEAwSFAoQV0lUSE9VVF9BUFBST1ZBTBANEhwKGENPTlNFTlRfTEFOR1VBR0VfVU5LTk9XThAOEhEKDUdST1VQX1VOS05PV04QDxISCg5VU0VSTkFNRV9UQUtFThAQEhUKEVJFUVVFU1RfSURfUkVVU0VEEBESGgoWV0FJVElOR19BQ0NPVU5UU19MSU1JVBASEhEKDUNPREVfUkVKRUNURUQQExIYChRTVFVEWV9MRUFERVJfVU5LTk9XThAUEhgKFENSRURFTlRJQUxTX1JFSkVDVEVEEBUSGQoVQUNDT1VOVF9OT1RfQ09ORklSTUVEEBYSGgoWUkVGUkVTSF9UT0tFTl9SRUpFQ1RFRBAXEhoKFlJFRlJFU0hfUkVQRUFURURfTElNSVQQGBIRCg1TRVNTSU9OX0VOREVEEBkSEQoNU0lHTl9JTl9FTkRFRBAaEhoKFlNJR05fSU5fUkVQRUFURURfTElNSVQQGxIVChFUT09fTUFOWV9BVFRFTVBUUxAcEhEKDVNUVURZX1VOS05PV04QHRIXChNTVFVEWV9OT1RfWUVUX0tOT1dOEB4SFQoRU1RVRFlfTk9UX1NUQVJURUQQHxIPCgtTVFVEWV9FTkRFRBAgEhAKDFNUVURZX1BBVVNFRBAhEhQKEENPTlNFTlRfT1VUREFURUQQIhIbChdTVFVEWV9QQVNTV09SRF9SRVFVSVJFRBAjEhsKF1NUVURZX1BBU1NXT1JEX1JFSkVDVEVEECQSFwoTSU5WSVRBVElPTl9SRVFVSVJFRBAlEhcKE0lOVklUQVRJT05fUkVKRUNURUQQJhIUChBFTlJPTE1FTlRTX0xJTUlUECcSFwoTSk9JTl9SRVFVRVNUU19MSU1JVBAoEh0KGVNUVURZX0pPSU5fUkVRVUVTVFNfTElNSVQQKRIYChRKT0lOX1JFUVVFU1RfVU5LTk9XThAqEhcKE0pPSU5fUkVRVUVTVF9DTE9TRUQQKxISCg5NRU1CRVJfVU5LTk9XThAsEhYKEklOVklUQVRJT05fVU5LTk9XThAtEhgKFElOVklUQVRJT05fSURfUkVVU0VEEC4SFQoRSU5WSVRBVElPTlNfTElNSVQQLxIRCg1DT0RFX01JU1RZUEVEEDASFQoRQUNDT1VOVF9BTk9OWU1PVVMQMRITCg9BQ0NPVU5UX1VOS05PV04QMhITCg9BRERSRVNTX01JU1NJTkcQMxISCg5QQVNTV09SRF9XUk9ORxA0EhcKE01BSUxfUkVRVUVTVFNfTElNSVQQNRIWChJMQVNUX0FETUlOSVNUUkFUT1IQNhIVChFOT1RfQV9QQVJUSUNJUEFOVBA3EhMKD0VSQVNVUkVfVU5LTk9XThA4EhUKEUVSQVNVUkVfSURfUkVVU0VEEDkSFwoTRVJBU1VSRV9JTl9QUk9HUkVTUxA6EhYKElNUQUZGX05PVF9FUkFTQUJMRRA7EhcKE1BBUlRJQ0lQQU5UX1VOS05PV04QPBITCg9TRVNTSU9OX1VOS05PV04QPRIYChRGUkVTSF9QUk9PRl9SRVFVSVJFRBA+EhYKEkZJRUxEX05PVF9XUklUQUJMRRA/EhEKDUZJRUxEX1VOS05PV04QQBIUChBDT05TRU5UX1JFUVVJUkVEEEESEQoNRVRBR19NSVNNQVRDSBBCEhEKDU5BTUVfUkVRVUlSRUQQQxIPCgtFTUFJTF9UQUtFThBEEhkKFUFDQ09VTlRfTk9UX0FOT05ZTU9VUxBFEhgKFEVSQVNVUkVfTU9ERV9SRUZVU0VEEE8SEwoPTUVTU0FHRV9VTktOT1dOEEYSGgoWTUVTU0FHRV9OT1RfQU5TV0VSQUJMRRBHEhUKEU1FU1NBR0VfSURfUkVVU0VEEEgSEgoOTUVTU0FHRVNfTElNSVQQSRIXChNBTlNXRVJfVEVMTFNfV1JJVEVSEE4SEwoPQ09OU0VOVF9VTktOT1dOEEoSFgoSTkVXU0xFVFRFUl9VTktOT1dOEEsSGAoUTkVXU0xFVFRFUl9JRF9SRVVTRUQQTBIaChZORVdTTEVUVEVSX1VOQVZBSUxBQkxFEE0SEgoOT0JKRUNUX0lOVkFMSUQQUBIQCgxWRVJCX1VOS05PV04QURIQCgxST0xFX0lOVkFMSUQQUhINCglOT1RfU1RBRkYQUxISCg5WRVJCU19OT1RfSEVMRBBUEhIKDlRPT19NQU5ZX1JPTEVTEFUSDwoLTEFTVF9MRUFERVIQVhIaChZPTkVfVElNRV9DT0RFX1JFUVVJUkVEEFcSGgoWT05FX1RJTUVfQ09ERV9SRUpFQ1RFRBBYEhgKFFNFQ09ORF9GQUNUT1JfRVhJU1RTEFkSGQoVU0VDT05EX0ZBQ1RPUl9NSVNTSU5HEFoSFAoQU0NIRU1FX0lEX1JFVVNFRBBbEhUKEUFMTE9DQVRJT05fRVhJU1RTEFwSDwoLQVJNU19JTl9VU0UQXRIWChJBTExPQ0FUSU9OX1VOS05PV04QXhIUChBBTExPQ0FUSU9OX0VOREVEEF8SFAoQTUVNQkVSX0FMTE9DQVRFRBBgEhAKDEFSTV9SRVNFUlZFRBBhEhMKD1NUUkFUVU1fVU5LTk9XThBiEh0KGVRFU1RfUEFSVElDSVBBTlRfRVhDTFVERUQQYxIdChlBTExPQ0FUSU9OX0xJU1RfRVhIQVVTVEVEEGQSDwoLQVJNX1JFTU9WRUQQZRIYChRNRU1CRVJfTk9UX0FMTE9DQVRFRBBmEhYKElVOQkxJTkRJTkdfVU5LTk9XThBnEhgKFFVOQkxJTkRJTkdfSURfUkVVU0VEEGgSFQoRVU5CTElORElOR19DTE9TRUQQaRIaChZTRUNPTkRfUEVSU09OX1JFUVVJUkVEEGoSFQoRVU5CTElORElOR1NfTElNSVQQaxIbChdQUk9WSURFUl9OT1RfQ09ORklHVVJFRBB4EhgKFFBST1ZJREVSX1VOQVZBSUxBQkxFEHkSGwoXUFJPVklERVJfU0lHTl9JTlNfTElNSVQQehIbChdQUk9WSURFUl9TVEFURV9SRUpFQ1RFRBB7Eh0KGVBST1ZJREVSX1NJR05fSU5fUkVKRUNURUQQfBIcChhQUk9WSURFUl9BQ0NPVU5UX1VOS05PV04QfRIaChZQUk9WSURFUl9ST0xFU19NSVNTSU5HEH4SIwofUFJPVklERVJfU0VDT05EX0ZBQ1RPUl9SRVFVSVJFRBB/EhUKEENPTlNFTlRfT0ZfR1JPVVAQjAESHwoaQ09OU0VOVF9TSUdOQVRVUkVfUkVRVUlSRUQQjQESGQoUQ09OU0VOVF9QQVJUX1VOS05PV04QjgESHgoZQ09OU0VOVF9TSUdOQVRVUkVfSU5WQUxJRBCPARIZChRBUk1fSEFTX0NPTlNFTlRfVEVYVBCQARIcChdTVUJKRUNUX0xBQkVMU19OT1RfVVNFRBCWARIVChBVU0VSTkFNRV9NSVNTSU5HEJcBQj0KD290b2xpdGguYXV0aC52MVABWhZvdG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYxSqJyCkwKAQwSAwEAEhpCIEVycm9yIHJlYXNvbnMgb2YgYWNjb3VudHMsIHNlc3Npb25zLCBlbnJvbG1lbnRzIGFuZCBtZW1iZXJzaGlwcy4KCpsCCgIFABIFDQDyAgEajQIgRXJyb3IgcmVhc29ucyBvZiB0aGlzIHNlcnZpY2UsIGluIGFkZGl0aW9uIHRvIHRob3NlIG9mIG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90by4gQSB2YWx1ZSdzCiBuYW1lIGlzIHNlbnQgYXMgdGV4dCwgaW4gYGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApIG9yIGluIGEgZmllbGQKIHZpb2xhdGlvbi4gTmV3IHJlYXNvbnMgbWF5IGJlIGFkZGVkOiB0cmVhdCBhbiB1bmtub3duIHJlYXNvbiBieSBpdHMgc3RhdHVzIGNvZGUuCgoeCgQFAAIAEgMPAh8aESBOZXZlciByZXR1cm5lZC4KCsABCgQFAAIBEgMVAhAaPiBgdXNlcm5hbWVgIG9yIGBwYXNzd29yZGAgaXMgc2hvcnRlciB0aGFuIHRoZSBtaW5pbXVtIGxlbmd0aC4KMnMgUmVhc29ucyBvZiBpbnZhbGlkIGZpZWxkczogSU5WQUxJRF9BUkdVTUVOVCwgb25lIHZpb2xhdGlvbiBwZXIgZmllbGQgd2l0aCB0aGUgZmllbGQncyBwYXRoLgogQ29ycmVjdCB0aGUgcmVxdWVzdC4KClUKBAUAAgISAxcCDxpIIGB1c2VybmFtZWAsIGBwYXNzd29yZGAsIGBub3RlYCBvciBgcmVhc29uYCBleGNlZWRzIHRoZSBtYXhpbXVtIGxlbmd0aC4KCl0KBAUAAgMSAxkCGhpQIGB1c2VybmFtZWAgaGFzIGEgY2hhcmFjdGVyIG90aGVyIHRoYW4gbGV0dGVycyBB4oCTWiwgZGlnaXRzLCBgLmAsIGBfYCBhbmQgYC1gLgoKNQoEBQACBBIDGwIZGiggYHVzZXJuYW1lYCBoYXMgbm8gbGV0dGVyIGFuZCBubyBkaWdpdC4KCj0KBAUAAgUSAx0CERowIGBwYXNzd29yZGAgaXMgb24gdGhlIGxpc3Qgb2YgY29tbW9uIHBhc3N3b3Jkcy4KCpcBCgQFAAIGEgMgAhgaiQEgYHBhc3N3b3JkYCBjb250YWlucyB0aGUgdXNlcm5hbWUsIHRoZSBhZGRyZXNzLCBvciB0aGUgbG9jYWwgcGFydCBvZiB0aGUgYWRkcmVzcyBpZiB0aGF0IGhhcyBhdAogbGVhc3QgZm91ciBjaGFyYWN0ZXJzLiBDYXNlIGlzIGlnbm9yZWQuCgo4CgQFAAIHEgMiAhYaKyBgcGFzc3dvcmRgIGlzIGEgcmVwZXRpdGlvbiBvciBhIHNlcXVlbmNlLgoKMAoEBQACCBIDJAIVGiMgYGVtYWlsYCBpcyBub3QgYW4gZS1tYWlsIGFkZHJlc3MuCgrCAQoEBQACCRIDJwIRGrQBIGBjb2RlYCwgYGludml0YXRpb25fY29kZWAgb3IgYHJlY292ZXJ5X2NvZGVgIGhhcyB0aGUgd3JvbmcgZm9ybS4gQ29kZXMgdGhhdCBwcm92ZSBhbiBhZGRyZXNzCiBoYXZlIDE1IGxldHRlcnMgYW5kIGRpZ2l0cywgaW52aXRhdGlvbiBjb2RlcyB0ZW4sIGFuZCBjb2RlcyB0aGF0IG9wZW4gYW4gYWNjb3VudCAyNC4KCpUBCgQFAAIKEgMqAg8ahwEgYGNvbnNlbnRfdmVyc2lvbmAgaXMgdG9vIGxvbmc7IG9yIGBub3RlYCwgYHJlYXNvbmAgb3IgYW5vdGhlciB0ZXh0IGNvbnRhaW5zIFUrMDAwMDsgb3IgdGhlCiBmaWVsZCBleGNsdWRlcyBhbm90aGVyIGZpZWxkIHRoYXQgaXMgc2V0LgoKPwoEBQACCxIDLAIUGjIgYHVzZXNfbWF4YCBvciBgdmFsaWRfZGF5c2AgaXMgb3V0c2lkZSBpdHMgcmFuZ2UuCgpzCgQFAAIMEgMvAg8aZiBgc3RhdGVgIGlzIG5vdCBhIHZhbHVlIG9mIEpvaW5SZXF1ZXN0U3RhdGUsIG9yIGFuIGVudHJ5IG9mIGBhdWRpZW5jZXNgIGlzIG5vdCBhIHNlcnZpY2Ugb2YKIE90b2xpdGguCgo7CgQFAAINEgMxAhgaLiBgZ3JvdXBfaWRgIGlzIHNldCB0b2dldGhlciB3aXRoIGEgcmVqZWN0aW9uLgoKbAoEBQACDhIDMwIgGl8gVGhlIHN0dWR5IGhhcyBubyBjb25zZW50IHRleHQgaW4gYGNvbnNlbnRfbGFuZ3VhZ2VgLiBTaG93IHRoZSB0ZXh0IGluIGEgbGFuZ3VhZ2UgdGhhdCBpdCBoYXMuCgpNCgQFAAIPEgM1AhUaQCBUaGUgc3R1ZHkgaGFzIG5vIGdyb3VwIGBncm91cF9pZGA7IGFsc28gYSByZWFzb24gaW4gRXJyb3JJbmZvLgoKcgoEBQACEBIDOgIWGksgQUxSRUFEWV9FWElTVFM6IGFub3RoZXIgYWNjb3VudCBoYXMgdGhlIHVzZXJuYW1lLiBDaG9vc2UgYSBkaWZmZXJlbnQgb25lLgoyGCBBY2NvdW50cyBhbmQgc2Vzc2lvbnMuCgpXCgQFAAIREgM8AhkaSiBBTFJFQURZX0VYSVNUUzogYHJlcXVlc3RfaWRgIHdhcyB1c2VkIGZvciBvdGhlciBjb250ZW50cy4gVXNlIGEgbmV3IG9uZS4KCqgBCgQFAAISEgM/Ah4amgEgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiBmaXZlIGFjY291bnRzIHdhaXQgZm9yIGNvbmZpcm1hdGlvbiBvZiB0aGlzIGFkZHJlc3MuIENvbmZpcm0KIG9uZSwgb3Igd2FpdDogYWNjb3VudHMgb2xkZXIgdGhhbiBhbiBob3VyIGRvIG5vdCBjb3VudC4KCvMBCgQFAAITEgNDAhUa5QEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBjb2RlIGlzIHdyb25nLCByZXBsYWNlZCBvciBleHBpcmVkLCBvciB0aGUgdXNlcm5hbWUgaXMgdW5rbm93bi4gUmVxdWVzdAogYW5vdGhlciBjb2RlIChSZXNlbmRDb25maXJtYXRpb24pLiBBIHVzZWQgY29kZSBzdGF5cyB2YWxpZCB1bnRpbCBpdCBleHBpcmVzLCBzbyB0aGF0IGEgY2FsbCBjYW4KIGJlIHJlcGVhdGVkIGFmdGVyIGEgbG9zdCByZXNwb25zZS4KCjwKBAUAAhQSA0UCHBovIE5PVF9GT1VORDogbm8gc3R1ZHkgbGVhZGVyIGhhcyB0aGlzIHVzZXJuYW1lLgoKmQEKBAUAAhUSA0gCHBqLASBVTkFVVEhFTlRJQ0FURUQ6IHRoZSBwYXNzd29yZCBpcyB3cm9uZywgdGhlIHVzZXJuYW1lIGlzIHVua25vd24sIG9yIHRoZSBhY2NvdW50IGhhcyBvbmx5IGFuCiBhZGRyZXNzIGFuZCB3YWl0cyBmb3IgaXRzIGNvbmZpcm1hdGlvbiBjb2RlLgoKeQoEBQACFhIDSwIdGmwgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQsIHdoaWNoIGhhcyBhIHVzZXJuYW1lLCB3YWl0cyBmb3IgaXRzIGNvbmZpcm1hdGlvbiBjb2RlCiAoQ29uZmlybUFjY291bnQpLgoKWQoEBQACFxIDTQIeGkwgVU5BVVRIRU5USUNBVEVEOiB0aGUgcmVmcmVzaCB0b2tlbiBpcyBpbnZhbGlkIG9yIG5vIGxvbmdlciB2YWxpZC4gU2lnbiBpbi4KCn8KBAUAAhgSA1ACHhpyIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHJlZnJlc2ggdG9rZW4gd2FzIGV4Y2hhbmdlZCA2NCB0aW1lcyB3aXRoaW4gaXRzIGdyYWNlIHBlcmlvZC4gVXNlIG9uZQogb2YgdGhlIHJlc3BvbnNlcy4KCnoKBAUAAhkSA1MCFRptIFVOQVVUSEVOVElDQVRFRDogdGhlIHNlc3Npb24gb2YgdGhlIGFjY2VzcyB0b2tlbiB3YXMgc2lnbmVkIG91dCwgb3IgaXRzIGFjY291bnQgbm8gbG9uZ2VyCiBleGlzdHMuIFNpZ24gaW4uCgqbAQoEBQACGhIDVgIVGo0BIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzZXNzaW9uIHN0YXJ0ZWQgYnkgYHJlcXVlc3RfaWRgIGhhcyBlbmRlZCBvciBpcyBvbGRlciB0aGFuIGFuIGhvdXIuCiBVc2UgYSBuZXcgYHJlcXVlc3RfaWRgIGZvciBhIG5ldyBwYXJ0aWNpcGFudC4KCocBCgQFAAIbEgNZAh4aeiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IGByZXF1ZXN0X2lkYCB3YXMgc2VudCA2NCB0aW1lcyB3aXRob3V0IGEgcmVmcmVzaC4gVXNlIG9uZSBvZgogdGhlIHJlc3BvbnNlcywgb3Igd2FpdC4KCqABCgQFAAIcEgNcAhkakgEgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0b28gbWFueSB3cm9uZyBwYXNzd29yZHMgb3IgY29kZXMuIFdhaXQgYmVmb3JlIHRyeWluZyBhZ2FpbjsKIGV2ZW4gYSBjb3JyZWN0IHBhc3N3b3JkIGlzIG5vdCBjaGVja2VkIGVhcmxpZXIuCgpHCgQFAAIdEgNhAhUaJiBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBkb2VzIG5vdCBleGlzdC4KMhIgSm9pbmluZyBzdHVkaWVzLgoKqwEKBAUAAh4SA2QCGxqdASBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mbzogdGhpcyBzZXJ2aWNlIGhhcyBub3QgcmVjZWl2ZWQgdGhlIHN0dWR5IG9yIGl0cyBwYXNzd29yZCB5ZXQsIGFuZAogdGhlIGNhdGFsb2d1ZSBjYW5ub3QgYmUgcmVhY2hlZC4gU2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLgoKPgoEBQACHxIDZgIZGjEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IGhhcyBub3Qgc3RhcnRlZC4KCjgKBAUAAiASA2gCExorIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBoYXMgZW5kZWQuCgpnCgQFAAIhEgNqAhQaWiBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgaXMgcGF1c2VkIGFuZCBkb2VzIG5vdCBhY2NlcHQgbmV3IHBhcnRpY2lwYW50cyBtZWFud2hpbGUuCgqEAQoEBQACIhIDbQIYGncgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGNvbnNlbnQgdGV4dCBoYXMgY2hhbmdlZCBpbiB0aGlzIGxhbmd1YWdlLiBTaG93IHRoZSBjdXJyZW50IHRleHQgYW5kCiBhc2sgZm9yIGNvbnNlbnQgYWdhaW4uCgp9CgQFAAIjEgNwAh8acCBQRVJNSVNTSU9OX0RFTklFRDogam9pbmluZyB0aGUgc3R1ZHkgcmVxdWlyZXMgaXRzIHBhc3N3b3JkLCBhbmQgbm9uZSB3YXMgZ2l2ZW4uIERvZXMgbm90IGNvdW50CiBhcyBhbiBhdHRlbXB0LgoKQAoEBQACJBIDcgIfGjMgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBzdHVkeSdzIHBhc3N3b3JkIGlzIHdyb25nLgoKSwoEBQACJRIDdAIbGj4gUEVSTUlTU0lPTl9ERU5JRUQ6IGpvaW5pbmcgdGhlIHN0dWR5IHJlcXVpcmVzIGFuIGludml0YXRpb24uCgpcCgQFAAImEgN2AhsaTyBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGludml0YXRpb24gY29kZSBpcyB3cm9uZywgdXNlZCB1cCwgZXhwaXJlZCBvciByZXZva2VkLgoK9wEKBAUAAicSA3oCGBrpASBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBwYXJ0aWNpcGFudCB0YWtlcyBwYXJ0IGluIDUwIHN0dWRpZXMgKGxlYXZlIG9uZSksIG9yIGhhcyBoYWQgNTAwCiBlbnJvbG1lbnRzIGluIHRvdGFsLiBGb3IgdGhlIGxhdHRlciwgbmVpdGhlciBsZWF2aW5nIG5vciB3YWl0aW5nIGhlbHBzOiBvbmx5IGVyYXNlZCBlbnJvbG1lbnRzCiAoUmVxdWVzdEVyYXN1cmUgZm9yIGEgc3R1ZHkpIG5vIGxvbmdlciBjb3VudC4KCsUCCgQFAAIoEgN/AhsatwIgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcGFydGljaXBhbnQgaGFzIDEwIHBlbmRpbmcgcmVxdWVzdHMgKHdpdGhkcmF3IG9uZSB3aXRoIExlYXZlU3R1ZHksIG9yCiB3YWl0IGZvciBhIGRlY2lzaW9uKSwgb3IgbWFkZSA1IHJlcXVlc3RzIHRvIHRoaXMgc3R1ZHkgKHdhaXRpbmcgZG9lcyBub3QgaGVscDsgYXNrIHRoZSB0ZWFtIGZvcgogYW4gaW52aXRhdGlvbikuIFdpdGggUmV0cnlJbmZvOiAyMDAgcmVxdWVzdHMgdG8gdGhpcyBzdHVkeSB3ZXJlIG1hZGUgd2l0aGluIGEgZGF5IGZyb20gdGhlCiBjYWxsZXIncyBuZXR3b3JrIGFkZHJlc3MuCgpdCgQFAAIpEgSBAQIhGk8gUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0aGUgc3R1ZHkgaGFzIDEsMDAwIHBlbmRpbmcgam9pbiByZXF1ZXN0cy4KClAKBAUAAioSBIYBAhwaMCBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBoYXMgbm8gc3VjaCBqb2luIHJlcXVlc3QuCjIQIFN0dWR5IGxlYWRlcnMuCgpnCgQFAAIrEgSIAQIbGlkgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGpvaW4gcmVxdWVzdCB3YXMgZGVjaWRlZCBvdGhlcndpc2UsIHdpdGhkcmF3biwgb3IgaGFzIGV4cGlyZWQuCgpICgQFAAIsEgSKAQIWGjogTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgaGFzIG5vIGN1cnJlbnQgbWVtYmVyIHdpdGggdGhpcyBpZC4KCjwKBAUAAi0SBIwBAhoaLiBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBoYXMgbm8gc3VjaCBpbnZpdGF0aW9uLgoKXwoEBQACLhIEjgECHBpRIEFMUkVBRFlfRVhJU1RTOiBgaW52aXRhdGlvbl9pZGAgd2FzIHVzZWQgZm9yIGFub3RoZXIgaW52aXRhdGlvbi4gVXNlIGEgbmV3IG9uZS4KClgKBAUAAi8SBJABAhkaSiBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBzdHVkeSBoYXMgMSwwMDAgdXNhYmxlIGludml0YXRpb25zLiBSZXZva2Ugc29tZS4KCpUBCgQFAAIwEgSWAQIVGnIgYGNvZGVgIG9yIGByZWNvdmVyeV9jb2RlYCBoYXMgYSB0eXBpbmcgZXJyb3I6IGl0cyBjaGVjayBjaGFyYWN0ZXIgZG9lcyBub3QgbWF0Y2guIERvZXMgbm90CiBjb3VudCBhcyBhbiBhdHRlbXB0LgoyEyBBY2NvdW50IHJlY292ZXJ5LgoKWwoEBQACMRIEmAECGRpNIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBjYWxsZXIncyBhY2NvdW50IGlzIGFub255bW91cyBhbmQgaGFzIG5vIHBhc3N3b3JkLgoKYAoEBQACMhIEmgECFxpSIE5PVF9GT1VORDogbm8gYWNjb3VudCBoYXMgdGhpcyBuYW1lIG9yIGFkZHJlc3MuIFJldHVybmVkIHRvIGFkbWluaXN0cmF0b3JzIG9ubHkuCgpZCgQFAAIzEgScAQIXGksgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQgaGFzIG5vIGFkZHJlc3MgdGhhdCBtYWlsIGNhbiBiZSBzZW50IHRvLgoKQgoEBQACNBIEngECFho0IFBFUk1JU1NJT05fREVOSUVEOiB0aGUgY2FsbGVyJ3MgcGFzc3dvcmQgaXMgd3JvbmcuCgp3CgQFAAI1EgShAQIbGmkgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiAxMCwwMDAgbWFpbCByZXF1ZXN0cyBhcmUgcXVldWVkLiBTZW5kIHRoZSBzYW1lIHJlcXVlc3QgYWdhaW4KIGxhdGVyLgoKjAEKBAUAAjYSBKcBAhoaayBGQUlMRURfUFJFQ09ORElUSU9OOiBubyBhZG1pbmlzdHJhdG9yIGFibGUgdG8gc2lnbiBpbiB3b3VsZCByZW1haW4uIFJlc3RvcmUgb3IgY3JlYXRlIGFub3RoZXIKIG9uZSBmaXJzdC4KMhEgQWRtaW5pc3RyYXRpb24uCgpQCgQFAAI3EgSpAQIZGkIgRkFJTEVEX1BSRUNPTkRJVElPTjogb25seSBwYXJ0aWNpcGFudHMgY2FuIGJlIHRlc3QgcGFydGljaXBhbnRzLgoKQwoEBQACOBIErgECFxooIE5PVF9GT1VORDogdGhlIGVyYXN1cmUgZG9lcyBub3QgZXhpc3QuCjILIEVyYXN1cmVzLgoKWQoEBQACORIEsAECGRpLIEFMUkVBRFlfRVhJU1RTOiBgZXJhc3VyZV9pZGAgd2FzIHVzZWQgZm9yIGFub3RoZXIgZXJhc3VyZS4gVXNlIGEgbmV3IG9uZS4KCpMBCgQFAAI6EgSzAQIbGoQBIEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCBSZXRyeUluZm86IHRoZSBwYXJ0aWNpcGFudCdzIGRhdGEgb2YgdGhlIHN0dWR5IGlzIGJlaW5nIGVyYXNlZC4gSm9pbgogYWdhaW4gd2hlbiB0aGUgZXJhc3VyZSBpcyBjb21wbGV0ZS4KCr0BCgQFAAI7EgS2AQIaGq4BIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBhY2NvdW50IGxlYWRzIHN0dWRpZXMgb3IgYWRtaW5pc3RlcnM7IG9ubHkgcGFydGljaXBhbnRzJyBhY2NvdW50cyBjYW4KIGJlIGVyYXNlZC4gRW5kIGl0cyByb2xlcyBmaXJzdCAoQWNjb3VudEFkbWluaXN0cmF0aW9uU2VydmljZS5FbmRTdGFmZlJvbGVzKS4KCjYKBAUAAjwSBLgBAhsaKCBOT1RfRk9VTkQ6IG5vIHBhcnRpY2lwYW50IGhhcyB0aGlzIGlkLgoKTwoEBQACPRIEvQECFxo0IE5PVF9GT1VORDogdGhlIGNhbGxlciBoYXMgbm8gc2Vzc2lvbiB3aXRoIHRoaXMgaWQuCjILIFNlc3Npb25zLgoKxQEKBAUAAj4SBMABAhwatgEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBwYXNzd29yZCB3YXMgbm90IHZlcmlmaWVkIHdpdGhpbiB0aGUgbGFzdCBmaXZlIG1pbnV0ZXMgKGBhdXRoX3RpbWVgIG9mCiB0aGUgYWNjZXNzIHRva2VuKS4gQ2FsbCBQcm92ZVBhc3N3b3JkLCB0aGVuIHJlcGVhdCB0aGlzIGNhbGwgd2l0aCB0aGUgcmV0dXJuZWQgdG9rZW4uCgpzCgQFAAI/EgTFAQIaGj0gYHVwZGF0ZV9tYXNrYCBuYW1lcyBhIGZpZWxkIHRoYXQgdGhpcyBtZXRob2QgY2Fubm90IGNoYW5nZS4KMiYgQ2hhbmdlcyBvZiB0aGUgY2FsbGVyJ3Mgb3duIGFjY291bnQuCgpXCgQFAAJAEgTHAQIVGkkgYHVwZGF0ZV9tYXNrYCBuYW1lcyBhbiB1bmtub3duIGZpZWxkLCBvciBgKmAgdG9nZXRoZXIgd2l0aCBvdGhlciBwYXRocy4KCkUKBAUAAkESBMkBAhgaNyBBIHByb2ZpbGUgZmllbGQgaXMgc2V0IHdpdGhvdXQgY29uc2VudCB0byBzdG9yaW5nIGl0LgoKYgoEBQACQhIEywECFRpUIEFCT1JURUQ6IHRoZSBhY2NvdW50IGhhcyBjaGFuZ2VkIHNpbmNlIGl0IHdhcyByZWFkLiBSZWFkIGl0IGFnYWluIGFuZCBkZWNpZGUgYW5ldy4KCm8KBAUAAkMSBM0BAhUaYSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCB3b3VsZCBoYXZlIG5laXRoZXIgdXNlcm5hbWUgbm9yIGFkZHJlc3MgYW5kIGNvdWxkIG5vdCBzaWduIGluLgoKkQEKBAUAAkQSBNABAhMaggEgRkFJTEVEX1BSRUNPTkRJVElPTjogYW5vdGhlciBhY2NvdW50IHdhcyBjb25maXJtZWQgd2l0aCB0aGUgYWRkcmVzcy4gUmV0dXJuZWQgb25seSB0byBjYWxsZXJzCiB3aG8gaGF2ZSBwcm92ZWQgdGhhdCB0aGV5IG93biBpdC4KCmkKBAUAAkUSBNIBAh0aWyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCBoYXMgYSBwYXNzd29yZC4gVXNlIGFub3RoZXIgYWNjb3VudCwgb3IgY2hhbmdlIHRoaXMgb25lLgoKoQEKBAUAAkYSBNgBAhwagAEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IHByZXNjcmliZXMgYW5vdGhlciBtb2RlIGZvciBpdHMgYW5zd2VycwogKGBTdHVkeVJldGVudGlvbi5vbl9lcmFzdXJlYCkuIFJlcXVlc3QgdGhlIG90aGVyIG1vZGUuCjIQIEVyYXN1cmUgbW9kZXMuCgpeCgQFAAJHEgTdAQIXGkMgTk9UX0ZPVU5EOiB0aGUgY2FsbGVyLCBvciB0aGUgc3R1ZHksIGhhcyBubyBtZXNzYWdlIHdpdGggdGhpcyBpZC4KMgsgTWVzc2FnZXMuCgpICgQFAAJIEgTfAQIeGjogRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIG1lc3NhZ2UgZG9lcyBub3QgYWxsb3cgYSByZXBseS4KClkKBAUAAkkSBOEBAhkaSyBBTFJFQURZX0VYSVNUUzogYG1lc3NhZ2VfaWRgIHdhcyB1c2VkIGZvciBhbm90aGVyIG1lc3NhZ2UuIFVzZSBhIG5ldyBvbmUuCgpaCgQFAAJKEgTjAQIWGkwgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0aGUgZGFpbHkgbGltaXQgb2YgbWVzc2FnZXMgaXMgcmVhY2hlZC4KCtYBCgQFAAJLEgTnAQIbGscBIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBtZXNzYWdlIGRvZXMgbm90IGFsbG93IGEgcmVwbHksIGJ1dCByZXBsaWVzIHRvIGEgcGVyc29uYWwgb3IgZ3JvdXAKIG1lc3NhZ2UsIHdoaWNoIHdvdWxkIGRpc2Nsb3NlIGl0cyB3cml0ZXIgdG8gdGhlIHRlYW0uIFNlbmQgaXQgd2l0aG91dCBgYW5zd2VyX3RvYCwgb3Igc2V0CiBgYW5zd2VyYWJsZWAuCgpICgQFAAJMEgTsAQIXGi0gTk9UX0ZPVU5EOiB0aGUgY2FsbGVyIGdhdmUgbm8gc3VjaCBjb25zZW50LgoyCyBDb25zZW50cy4KCkkKBAUAAk0SBPEBAhoaKyBOT1RfRk9VTkQ6IHRoZSBuZXdzbGV0dGVyIGRvZXMgbm90IGV4aXN0LgoyDiBOZXdzbGV0dGVycy4KCl8KBAUAAk4SBPMBAhwaUSBBTFJFQURZX0VYSVNUUzogYG5ld3NsZXR0ZXJfaWRgIHdhcyB1c2VkIGZvciBhbm90aGVyIG5ld3NsZXR0ZXIuIFVzZSBhIG5ldyBvbmUuCgpZCgQFAAJPEgT1AQIeGksgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIG9wZXJhdG9yIGhhcyBub3QgY29uZmlndXJlZCBhbiB1bnN1YnNjcmliZSBwYWdlLgoKgAEKBAUAAlASBPsBAhYaZyBJTlZBTElEX0FSR1VNRU5UOiB0aGUgb2JqZWN0IGlzIG5vdCBgaW5zdGFsbGF0aW9uYCwgYHByb2plY3RzL3twcm9qZWN0X2lkfWAgb3IKIGBzdHVkaWVzL3tzdHVkeV9pZH1gLgoyCSBBY2Nlc3MuCgpfCgQFAAJREgT9AQIUGlEgSU5WQUxJRF9BUkdVTUVOVDogbm8gcm9sZSBoYXMgYSB2ZXJiIG9mIHRoaXMgbmFtZS4gTGlzdFJvbGVzIHJldHVybnMgYWxsIHZlcmJzLgoKfwoEBQACUhIEgAICFBpxIElOVkFMSURfQVJHVU1FTlQ6IHRoZSByb2xlIGRvZXMgbm90IGV4aXN0LCBvciBhY2NvdW50cyBkbyBub3QgaGF2ZSBpdCBvbiBzdHVkaWVzLiBMaXN0Um9sZXMKIHJldHVybnMgYWxsIHJvbGVzLgoKkQEKBAUAAlMSBIMCAhEaggEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQgZG9lcyBub3QgYmVsb25nIHRvIHN0YWZmIG9mIHN0dWRpZXMuIFJlZ2lzdGVyIG9uZQogKEFkbWluaXN0cmF0aW9uU2VydmljZS5SZWdpc3RlclN0dWR5TGVhZGVyKS4KCmsKBAUAAlQSBIUCAhYaXSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGNhbGxlciBsYWNrcyB2ZXJicyBvZiB0aGUgcm9sZSBvbiB0aGUgc3R1ZHkuIFRoZSBtZXNzYWdlIG5hbWVzIHRoZW0uCgqhAQoEBQACVRIEiAICFhqSASBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBhY2NvdW50IGhhcyB0aGUgbWF4aW11bSBudW1iZXIgb2Ygcm9sZXMsIG9yIHRoZSBpZHMgb2YgdGhlaXIgc3R1ZGllcyBkbwogbm90IGZpdCBpbnRvIGFuIGFjY2VzcyB0b2tlbi4gUmV2b2tlIG9uZSBmaXJzdC4KCm8KBAUAAlYSBIoCAhMaYSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgd291bGQgaGF2ZSBubyBsZWFkZXIgd2hvIGNhbiBzaWduIGluLiBBcHBvaW50IGFub3RoZXIgb25lIGZpcnN0LgoKqAEKBAUAAlcSBJACAh4ahgEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBhY2NvdW50IGhhcyBhIHNlY29uZCBmYWN0b3IsIGFuZCBubyBjb2RlIHdhcyBnaXZlbi4gUmVwZWF0IHRoZSBjYWxsIHdpdGggYQogb25lLXRpbWUgY29kZSBvciBhIHJlY292ZXJ5IGNvZGUuCjIRIFNlY29uZCBmYWN0b3JzLgoKjwEKBAUAAlgSBJMCAh4agAEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBvbmUtdGltZSBjb2RlIG9yIHJlY292ZXJ5IGNvZGUgaXMgd3JvbmcsIGV4cGlyZWQgb3IgdXNlZC4gRWFjaCBjb2RlIHdvcmtzCiBvbmNlOiB3YWl0IGZvciB0aGUgbmV4dCBvbmUuCgpFCgQFAAJZEgSVAgIcGjcgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQgaGFzIGEgc2Vjb25kIGZhY3Rvci4KCoQBCgQFAAJaEgSYAgIdGnYgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQgaGFzIG5vIHNlY29uZCBmYWN0b3IsIG9yIG5vIHNlY3JldCB3YWl0cyBmb3IgY29uZmlybWF0aW9uLiBDYWxsCiBCZWdpblNlY29uZEZhY3Rvci4KCmYKBAUAAlsSBJ0CAhgaSSBBTFJFQURZX0VYSVNUUzogYHNjaGVtZV9pZGAgd2FzIHVzZWQgZm9yIGFub3RoZXIgc2NoZW1lLiBVc2UgYSBuZXcgb25lLgoyDSBBbGxvY2F0aW9uLgoKWAoEBQACXBIEnwICGRpKIEFMUkVBRFlfRVhJU1RTOiB0aGUgc3R1ZHkgaGFzIGEgcnVubmluZyBzY2hlbWUsIG9yIG9uZSB3aXRoIGFsbG9jYXRpb25zLgoKowEKBAUAAl0SBKICAhMalAEgRkFJTEVEX1BSRUNPTkRJVElPTjogY3VycmVudCBtZW1iZXJzIGJlbG9uZyB0byBhbiBhcm0sIG9yIGEgdXNhYmxlIGludml0YXRpb24gbGVhZHMgdG8gb25lLiBDaGFuZ2UKIHRoZWlyIGdyb3VwcyBhbmQgcmV2b2tlIHRoZSBpbnZpdGF0aW9ucyBmaXJzdC4KCkkKBAUAAl4SBKQCAhoaOyBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBoYXMgbm8gc2NoZW1lLCBvciBub3QgdGhlIG5hbWVkIG9uZS4KCjoKBAUAAl8SBKYCAhgaLCBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc2NoZW1lIGhhcyBlbmRlZC4KCpYBCgQFAAJgEgSpAgIYGocBIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBtZW1iZXIgaGFzIGFuIGFsbG9jYXRpb24sIHdoaWNoIGlzIGZpbmFsOiBuZWl0aGVyIGFub3RoZXIgYWxsb2NhdGlvbiBub3IKIGEgY2hhbmdlIG9mIHRoZSBncm91cCBpcyBwb3NzaWJsZS4KCnIKBAUAAmESBKsCAhQaZCBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgZ3JvdXAgaXMgYW4gYXJtIG9mIHRoZSBzdHVkeSdzIHNjaGVtZS4gTWVtYmVycyBnZXQgaXQgb25seSBieSBhbGxvY2F0aW9uLgoKfwoEBQACYhIErgICFxpxIElOVkFMSURfQVJHVU1FTlQ6IHRoZSBzdHJhdGEgbGFjayBhIGZhY3RvciBvciBoYXZlIG9uZSB0d2ljZSwgb3IgYSBmYWN0b3Igb3IgbGV2ZWwgaXMgbm90IG9uZSBvZgogdGhlIHNjaGVtZSdzLgoKSQoEBQACYxIEsAICIRo7IEZBSUxFRF9QUkVDT05ESVRJT046IHRlc3QgcGFydGljaXBhbnRzIGFyZSBub3QgYWxsb2NhdGVkLgoKWwoEBQACZBIEsgICIhpNIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSB1cGxvYWRlZCBsaXN0IGhhcyBubyB1bnVzZWQgZW50cnkgZm9yIHRoZSBzdHJhdHVtLgoKhQEKBAUAAmUSBLUCAhQadyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgbm8gbG9uZ2VyIGhhcyBhIGdyb3VwIHRoYXQgaXMgYW4gYXJtIG9mIHRoZSBzY2hlbWUuIFB1Ymxpc2ggdGhlCiBzdHVkeSB3aXRoIHRoZSBncm91cC4KCkIKBAUAAmYSBLcCAh0aNCBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgbWVtYmVyIGhhcyBubyBhbGxvY2F0aW9uLgoKRAoEBQACZxIEuQICGxo2IE5PVF9GT1VORDogdGhlIHN0dWR5IGhhcyBubyBzdWNoIHJlcXVlc3QgdG8gdW5ibGluZC4KClwKBAUAAmgSBLsCAh0aTiBBTFJFQURZX0VYSVNUUzogYHVuYmxpbmRpbmdfaWRgIHdhcyB1c2VkIGZvciBhbm90aGVyIHJlcXVlc3QuIFVzZSBhIG5ldyBvbmUuCgpXCgQFAAJpEgS9AgIaGkkgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHJlcXVlc3Qgd2FzIGRlY2lkZWQgb3RoZXJ3aXNlLCBvciBoYXMgZXhwaXJlZC4KCk4KBAUAAmoSBL8CAh8aQCBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHBlcnNvbiB3aG8gcmVxdWVzdGVkIGl0IG1heSBub3QgZGVjaWRlLgoKUgoEBQACaxIEwQICGhpEIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHN0dWR5IGhhcyAxMDAgcGVuZGluZyByZXF1ZXN0cyB0byB1bmJsaW5kLgoKjwEKBAUAAmwSBMYCAiAaWyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgb3BlcmF0b3IgaGFzIG5vdCBjb25maWd1cmVkIGEgcHJvdmlkZXIuIFNpZ24gaW4gd2l0aCBhIHBhc3N3b3JkLgoyJCBTaWduLWluIHdpdGggYW4gZXh0ZXJuYWwgcHJvdmlkZXIuCgq0AQoEBQACbRIEyQICHRqlASBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mbzogdGhlIHByb3ZpZGVyIGRvZXMgbm90IGFuc3dlciwgb3Igbm90IGFzIE9wZW5JRCBDb25uZWN0IHByZXNjcmliZXMuCiBCZWdpbiBhZ2FpbiBsYXRlciwgb3Igc2lnbiBpbiB3aXRoIHRoZSBwYXNzd29yZCBvZiBhIGxvY2FsIGFjY291bnQuCgpdCgQFAAJuEgTLAgIgGk8gUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiAxMCwwMDAgc2lnbi1pbnMgd2FpdCBmb3IgdGhlaXIgY29tcGxldGlvbi4KCosBCgQFAAJvEgTOAgIgGn0gUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBzdGF0ZSBpcyB1bmtub3duLCB1c2VkIG9yIG9sZGVyIHRoYW4gMTAgbWludXRlcywgb3IgYW5vdGhlciBicm93c2VyIGJlZ2FuCiB0aGUgc2lnbi1pbi4gQmVnaW4gYWdhaW4uCgq3AQoEBQACcBIE0QICIhqoASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHByb3ZpZGVyIHJlamVjdGVkIHRoZSBjb2RlLCBvciBpdHMgSUQgdG9rZW4gaXMgaW52YWxpZC4gQmVnaW4gYWdhaW47IGlmCiB0aGlzIHJlcGVhdHMsIHRoZSBvcGVyYXRvciBmaW5kcyB0aGUgY2F1c2UgaW4gdGhlIGxvZyBvZiBvdG9saXRoLWF1dGguCgq3AQoEBQACcRIE1AICIRqoASBQRVJNSVNTSU9OX0RFTklFRDogbm8gYWNjb3VudCBvZiBzdGFmZiBiZWxvbmdzIHRvIHRoZSBwZXJzb24sIGFuZCBub25lIG1heSBiZSBjcmVhdGVkLiBBc2sgYW4KIGFkbWluaXN0cmF0b3IgZm9yIGFuIGludml0YXRpb24gdG8gdGhlIGFkZHJlc3MgdGhhdCB0aGUgcHJvdmlkZXIga25vd3MuCgqDAQoEBQACchIE1wICHxp1IFBFUk1JU1NJT05fREVOSUVEOiB0aGUgY2xhaW1zIG9mIHRoZSBwcm92aWRlciBnaXZlIHRoZSBwZXJzb24gbm8gcm9sZSwgYW5kIHRoZSBhY2NvdW50IGhhcyBubwogb3RoZXIgcm9sZSBvZiBzdGFmZi4KCpoBCgQFAAJzEgTaAgIoGosBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgYWNjb3VudCBoYXMgYSBzZWNvbmQgZmFjdG9yLCBhbmQgdGhlIHByb3ZpZGVyIGRvZXMgbm90IHJlcG9ydCBvbmUuIFNpZ24gaW4KIHdpdGggdGhlIHBhc3N3b3JkIGFuZCBhIG9uZS10aW1lIGNvZGUuCgr+AQoEBQACdBIE4AICGRrKASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgaW52aXRhdGlvbiBhc3NpZ25zIHRoZSBwYXJ0aWNpcGFudCB0byBhIGdyb3VwIHdpdGggYSBjb25zZW50IHRleHQgb2YgaXRzCiBvd24uIFNob3cgdGhlIHRleHQgb2YgR2V0U3R1ZHkgd2l0aCBgZ3JvdXBfaWRgLCB3aGljaCBpcyBpbiB0aGUgbWV0YWRhdGEgb2YgdGhlIGVycm9yLCBhbmQgYXNrIGFnYWluLgoyIyBQYXJ0cyBhbmQgc2lnbmF0dXJlcyBvZiBjb25zZW50cy4KCmAKBAUAAnUSBOICAiMaUiBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgYXNrcyBmb3IgYSBzaWduYXR1cmUgKGBTdHVkeS5jb25zZW50X3NpZ25hdHVyZWApLgoKMgoEBQACdhIE5AICHRokIFRoZSBjb25zZW50IHRleHQgaGFzIG5vIHN1Y2ggcGFydC4KClQKBAUAAncSBOYCAiIaRiBUaGUgc2lnbmF0dXJlIGhhcyBhIG5hbWUgb3IgYSBkcmF3aW5nIG9mIGFub3RoZXIgZm9ybSB0aGFuIHJlcXVpcmVkLgoKfgoEBQACeBIE6QICHRpwIEZBSUxFRF9QUkVDT05ESVRJT046IGEgZ3JvdXAgb2YgYSBibGluZGVkIHNjaGVtZSBoYXMgYSBjb25zZW50IHRleHQgb2YgaXRzIG93biwgd2hpY2ggd291bGQgZGlzY2xvc2UKIHRoZSBhcm0uCgqDAQoEBQACeRIE7gICIBpWIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBkb2VzIG5vdCB1c2Ugc3ViamVjdCBsYWJlbHMgKGBTdHVkeS5zdWJqZWN0X2xhYmVsc2ApLgoyHSBNZW1iZXJzIGFuZCB0aGVpciBhY2NvdW50cy4KCrgBCgQFAAJ6EgTxAgIZGqkBIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBvbmx5IG5hbWUgb2YgdGhlIGFjY291bnQgaXMgYW4gYWRkcmVzcyB0aGF0IGl0cyBvd25lciBoYXMgbm90IHByb3ZlZC4gU2VuZAogYW5vdGhlciBjb25maXJtYXRpb24gY29kZSwgb3IgcmVnaXN0ZXIgYW4gYWNjb3VudCB3aXRoIGEgdXNlcm5hbWUuCmIGcHJvdG8z")
}
