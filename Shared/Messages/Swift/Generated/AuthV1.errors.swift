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
    /// ABORTED: the account or the client has changed since it was read. Read it again and decide anew.
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
    /// INVALID_ARGUMENT: no role has a verb of this name, or a defined role cannot have it. ListRoles returns
    /// all verbs.
    case verbUnknown
    /// INVALID_ARGUMENT: the role does not exist, or accounts do not have it on this study; or the name
    /// cannot be that of a defined role, or is used. ListRoles returns all roles.
    case roleInvalid
    /// FAILED_PRECONDITION: the account does not belong to staff of studies. Register one
    /// (AdministrationService.RegisterStudyLeader).
    case notStaff
    /// PERMISSION_DENIED: the caller lacks former or new verbs of the role on the study. The message names
    /// them.
    case verbsNotHeld
    /// RESOURCE_EXHAUSTED: the account has the maximum number of roles, or the ids of their studies do
    /// not fit into an access token. Revoke one first. Or the installation has the maximum number of defined
    /// roles.
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
    /// PERMISSION_DENIED: the installation accepts registered clients only, and neither the request nor the
    /// session has one. Update the app.
    case clientRequired
    /// PERMISSION_DENIED: the client was revoked, or its secret is missing or wrong. Also for an unknown
    /// client, if the installation accepts registered clients only.
    case clientRejected
    /// PERMISSION_DENIED: the app of the session is registered for other studies.
    case clientStudyRefused
    /// NOT_FOUND: there is no such client.
    case clientUnknown
    /// Only confidential clients have secrets, are gateways and introspect, and a gateway has no
    /// `study_ids`.
    case clientKindMismatch
    /// `audiences` names a service that the tokens of this client may not be for.
    case clientAudienceRefused
    /// RESOURCE_EXHAUSTED: the client has ten valid secrets. Wait until earlier ones expire, or end them.
    case clientSecretsLimit
    /// RESOURCE_EXHAUSTED: 1,000 clients are registered.
    case clientsLimit
    /// FAILED_PRECONDITION: the client was revoked, which is final. Register another one.
    case clientRevoked
    /// PERMISSION_DENIED: the client was not registered as a gateway, so it cannot sign in by itself.
    case clientNotGateway
    /// PERMISSION_DENIED: the session belongs to another client than the one in the request. Nothing
    /// changed.
    case clientMismatch
    /// ABORTED: the role was changed or deleted meanwhile, or exists already. Read it again (ListRoles) and
    /// repeat with its revision.
    case roleChanged
    /// FAILED_PRECONDITION: accounts have the role. The message names the studies; revoke it there first.
    case roleInUse
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .tooShort, .tooLong, .forbiddenCharacter, .noLetterOrDigit, .tooCommon, .containsUsername, .trivialPattern, .notAnAddress, .notACode, .invalid, .outOfRange, .unknown, .withoutApproval, .consentLanguageUnknown, .groupUnknown, .usernameTaken, .requestIdReused, .waitingAccountsLimit, .codeRejected, .studyLeaderUnknown, .credentialsRejected, .accountNotConfirmed, .refreshTokenRejected, .refreshRepeatedLimit, .sessionEnded, .signInEnded, .signInRepeatedLimit, .tooManyAttempts, .studyUnknown, .studyNotYetKnown, .studyNotStarted, .studyEnded, .studyPaused, .consentOutdated, .studyPasswordRequired, .studyPasswordRejected, .invitationRequired, .invitationRejected, .enrolmentsLimit, .joinRequestsLimit, .studyJoinRequestsLimit, .joinRequestUnknown, .joinRequestClosed, .memberUnknown, .invitationUnknown, .invitationIdReused, .invitationsLimit, .codeMistyped, .accountAnonymous, .accountUnknown, .addressMissing, .passwordWrong, .mailRequestsLimit, .lastAdministrator, .notAParticipant, .erasureUnknown, .erasureIdReused, .erasureInProgress, .staffNotErasable, .participantUnknown, .sessionUnknown, .freshProofRequired, .fieldNotWritable, .fieldUnknown, .consentRequired, .etagMismatch, .nameRequired, .emailTaken, .accountNotAnonymous, .erasureModeRefused, .messageUnknown, .messageNotAnswerable, .messageIdReused, .messagesLimit, .answerTellsWriter, .consentUnknown, .newsletterUnknown, .newsletterIdReused, .newsletterUnavailable, .objectInvalid, .verbUnknown, .roleInvalid, .notStaff, .verbsNotHeld, .tooManyRoles, .lastLeader, .oneTimeCodeRequired, .oneTimeCodeRejected, .secondFactorExists, .secondFactorMissing, .schemeIdReused, .allocationExists, .armsInUse, .allocationUnknown, .allocationEnded, .memberAllocated, .armReserved, .stratumUnknown, .testParticipantExcluded, .allocationListExhausted, .armRemoved, .memberNotAllocated, .unblindingUnknown, .unblindingIdReused, .unblindingClosed, .secondPersonRequired, .unblindingsLimit, .providerNotConfigured, .providerUnavailable, .providerSignInsLimit, .providerStateRejected, .providerSignInRejected, .providerAccountUnknown, .providerRolesMissing, .providerSecondFactorRequired, .consentOfGroup, .consentSignatureRequired, .consentPartUnknown, .consentSignatureInvalid, .armHasConsentText, .subjectLabelsNotUsed, .usernameMissing, .clientRequired, .clientRejected, .clientStudyRefused, .clientUnknown, .clientKindMismatch, .clientAudienceRefused, .clientSecretsLimit, .clientsLimit, .clientRevoked, .clientNotGateway, .clientMismatch, .roleChanged, .roleInUse] }

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
        case 160: .clientRequired
        case 161: .clientRejected
        case 162: .clientStudyRefused
        case 163: .clientUnknown
        case 164: .clientKindMismatch
        case 165: .clientAudienceRefused
        case 166: .clientSecretsLimit
        case 167: .clientsLimit
        case 168: .clientRevoked
        case 169: .clientNotGateway
        case 170: .clientMismatch
        case 171: .roleChanged
        case 172: .roleInUse
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
        case .clientRequired: 160
        case .clientRejected: 161
        case .clientStudyRefused: 162
        case .clientUnknown: 163
        case .clientKindMismatch: 164
        case .clientAudienceRefused: 165
        case .clientSecretsLimit: 166
        case .clientsLimit: 167
        case .clientRevoked: 168
        case .clientNotGateway: 169
        case .clientMismatch: 170
        case .roleChanged: 171
        case .roleInUse: 172
        case .unrecognized(let number): number
      }
    }
  }

  /// The descriptor of `otolith/auth/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/auth/v1/errors.proto",
    dependencies: [],
    base64: "ChxvdG9saXRoL2F1dGgvdjEvZXJyb3JzLnByb3RvEg9vdG9saXRoLmF1dGgudjEqgBkKC0Vycm9yUmVhc29uEhwKGEVSUk9SX1JFQVNPTl9VTlNQRUNJRklFRBAAEg0KCVRPT19TSE9SVBABEgwKCFRPT19MT05HEAISFwoTRk9SQklEREVOX0NIQVJBQ1RFUhADEhYKEk5PX0xFVFRFUl9PUl9ESUdJVBAEEg4KClRPT19DT01NT04QBRIVChFDT05UQUlOU19VU0VSTkFNRRAGEhMKD1RSSVZJQUxfUEFUVEVSThAHEhIKDk5PVF9BTl9BRERSRVNTEAgSDgoKTk9UX0FfQ09ERRAJEgsKB0lOVkFMSUQQChIQCgxPVVRfT0ZfUkFOR0UQCxILCgdVTktOT1dOEAwSFAoQV0lUSE9VVF9BUFBST1ZBTBANEhwKGENPTlNFTlRfTEFOR1VBR0VfVU5LTk9XThAOEhEKDUdST1VQX1VOS05PV04QDxISCg5VU0VSTkFNRV9UQUtFThAQEhUKEVJFUVVFU1RfSURfUkVVU0VEEBESGgoWV0FJVElOR19BQ0NPVU5UU19MSU1JVBASEhEKDUNPREVfUkVKRUNURUQQExIYChRTVFVEWV9MRUFERVJfVU5LTk9XThAUEhgKFENSRURFTlRJQUxTX1JFSkVDVEVEEBUSGQoVQUNDT1VOVF9OT1RfQ09ORklSTUVEEBYSGgoWUkVGUkVTSF9UT0tFTl9SRUpFQ1RFRBAXEhoKFlJFRlJFU0hfUkVQRUFURURfTElNSVQQGBIRCg1TRVNTSU9OX0VOREVEEBkSEQoNU0lHTl9JTl9FTkRFRBAaEhoKFlNJR05fSU5fUkVQRUFURURfTElNSVQQGxIVChFUT09fTUFOWV9BVFRFTVBUUxAcEhEKDVNUVURZX1VOS05PV04QHRIXChNTVFVEWV9OT1RfWUVUX0tOT1dOEB4SFQoRU1RVRFlfTk9UX1NUQVJURUQQHxIPCgtTVFVEWV9FTkRFRBAgEhAKDFNUVURZX1BBVVNFRBAhEhQKEENPTlNFTlRfT1VUREFURUQQIhIbChdTVFVEWV9QQVNTV09SRF9SRVFVSVJFRBAjEhsKF1NUVURZX1BBU1NXT1JEX1JFSkVDVEVEECQSFwoTSU5WSVRBVElPTl9SRVFVSVJFRBAlEhcKE0lOVklUQVRJT05fUkVKRUNURUQQJhIUChBFTlJPTE1FTlRTX0xJTUlUECcSFwoTSk9JTl9SRVFVRVNUU19MSU1JVBAoEh0KGVNUVURZX0pPSU5fUkVRVUVTVFNfTElNSVQQKRIYChRKT0lOX1JFUVVFU1RfVU5LTk9XThAqEhcKE0pPSU5fUkVRVUVTVF9DTE9TRUQQKxISCg5NRU1CRVJfVU5LTk9XThAsEhYKEklOVklUQVRJT05fVU5LTk9XThAtEhgKFElOVklUQVRJT05fSURfUkVVU0VEEC4SFQoRSU5WSVRBVElPTlNfTElNSVQQLxIRCg1DT0RFX01JU1RZUEVEEDASFQoRQUNDT1VOVF9BTk9OWU1PVVMQMRITCg9BQ0NPVU5UX1VOS05PV04QMhITCg9BRERSRVNTX01JU1NJTkcQMxISCg5QQVNTV09SRF9XUk9ORxA0EhcKE01BSUxfUkVRVUVTVFNfTElNSVQQNRIWChJMQVNUX0FETUlOSVNUUkFUT1IQNhIVChFOT1RfQV9QQVJUSUNJUEFOVBA3EhMKD0VSQVNVUkVfVU5LTk9XThA4EhUKEUVSQVNVUkVfSURfUkVVU0VEEDkSFwoTRVJBU1VSRV9JTl9QUk9HUkVTUxA6EhYKElNUQUZGX05PVF9FUkFTQUJMRRA7EhcKE1BBUlRJQ0lQQU5UX1VOS05PV04QPBITCg9TRVNTSU9OX1VOS05PV04QPRIYChRGUkVTSF9QUk9PRl9SRVFVSVJFRBA+EhYKEkZJRUxEX05PVF9XUklUQUJMRRA/EhEKDUZJRUxEX1VOS05PV04QQBIUChBDT05TRU5UX1JFUVVJUkVEEEESEQoNRVRBR19NSVNNQVRDSBBCEhEKDU5BTUVfUkVRVUlSRUQQQxIPCgtFTUFJTF9UQUtFThBEEhkKFUFDQ09VTlRfTk9UX0FOT05ZTU9VUxBFEhgKFEVSQVNVUkVfTU9ERV9SRUZVU0VEEE8SEwoPTUVTU0FHRV9VTktOT1dOEEYSGgoWTUVTU0FHRV9OT1RfQU5TV0VSQUJMRRBHEhUKEU1FU1NBR0VfSURfUkVVU0VEEEgSEgoOTUVTU0FHRVNfTElNSVQQSRIXChNBTlNXRVJfVEVMTFNfV1JJVEVSEE4SEwoPQ09OU0VOVF9VTktOT1dOEEoSFgoSTkVXU0xFVFRFUl9VTktOT1dOEEsSGAoUTkVXU0xFVFRFUl9JRF9SRVVTRUQQTBIaChZORVdTTEVUVEVSX1VOQVZBSUxBQkxFEE0SEgoOT0JKRUNUX0lOVkFMSUQQUBIQCgxWRVJCX1VOS05PV04QURIQCgxST0xFX0lOVkFMSUQQUhINCglOT1RfU1RBRkYQUxISCg5WRVJCU19OT1RfSEVMRBBUEhIKDlRPT19NQU5ZX1JPTEVTEFUSDwoLTEFTVF9MRUFERVIQVhIaChZPTkVfVElNRV9DT0RFX1JFUVVJUkVEEFcSGgoWT05FX1RJTUVfQ09ERV9SRUpFQ1RFRBBYEhgKFFNFQ09ORF9GQUNUT1JfRVhJU1RTEFkSGQoVU0VDT05EX0ZBQ1RPUl9NSVNTSU5HEFoSFAoQU0NIRU1FX0lEX1JFVVNFRBBbEhUKEUFMTE9DQVRJT05fRVhJU1RTEFwSDwoLQVJNU19JTl9VU0UQXRIWChJBTExPQ0FUSU9OX1VOS05PV04QXhIUChBBTExPQ0FUSU9OX0VOREVEEF8SFAoQTUVNQkVSX0FMTE9DQVRFRBBgEhAKDEFSTV9SRVNFUlZFRBBhEhMKD1NUUkFUVU1fVU5LTk9XThBiEh0KGVRFU1RfUEFSVElDSVBBTlRfRVhDTFVERUQQYxIdChlBTExPQ0FUSU9OX0xJU1RfRVhIQVVTVEVEEGQSDwoLQVJNX1JFTU9WRUQQZRIYChRNRU1CRVJfTk9UX0FMTE9DQVRFRBBmEhYKElVOQkxJTkRJTkdfVU5LTk9XThBnEhgKFFVOQkxJTkRJTkdfSURfUkVVU0VEEGgSFQoRVU5CTElORElOR19DTE9TRUQQaRIaChZTRUNPTkRfUEVSU09OX1JFUVVJUkVEEGoSFQoRVU5CTElORElOR1NfTElNSVQQaxIbChdQUk9WSURFUl9OT1RfQ09ORklHVVJFRBB4EhgKFFBST1ZJREVSX1VOQVZBSUxBQkxFEHkSGwoXUFJPVklERVJfU0lHTl9JTlNfTElNSVQQehIbChdQUk9WSURFUl9TVEFURV9SRUpFQ1RFRBB7Eh0KGVBST1ZJREVSX1NJR05fSU5fUkVKRUNURUQQfBIcChhQUk9WSURFUl9BQ0NPVU5UX1VOS05PV04QfRIaChZQUk9WSURFUl9ST0xFU19NSVNTSU5HEH4SIwofUFJPVklERVJfU0VDT05EX0ZBQ1RPUl9SRVFVSVJFRBB/EhUKEENPTlNFTlRfT0ZfR1JPVVAQjAESHwoaQ09OU0VOVF9TSUdOQVRVUkVfUkVRVUlSRUQQjQESGQoUQ09OU0VOVF9QQVJUX1VOS05PV04QjgESHgoZQ09OU0VOVF9TSUdOQVRVUkVfSU5WQUxJRBCPARIZChRBUk1fSEFTX0NPTlNFTlRfVEVYVBCQARIcChdTVUJKRUNUX0xBQkVMU19OT1RfVVNFRBCWARIVChBVU0VSTkFNRV9NSVNTSU5HEJcBEhQKD0NMSUVOVF9SRVFVSVJFRBCgARIUCg9DTElFTlRfUkVKRUNURUQQoQESGQoUQ0xJRU5UX1NUVURZX1JFRlVTRUQQogESEwoOQ0xJRU5UX1VOS05PV04QowESGQoUQ0xJRU5UX0tJTkRfTUlTTUFUQ0gQpAESHAoXQ0xJRU5UX0FVRElFTkNFX1JFRlVTRUQQpQESGQoUQ0xJRU5UX1NFQ1JFVFNfTElNSVQQpgESEgoNQ0xJRU5UU19MSU1JVBCnARITCg5DTElFTlRfUkVWT0tFRBCoARIXChJDTElFTlRfTk9UX0dBVEVXQVkQqQESFAoPQ0xJRU5UX01JU01BVENIEKoBEhEKDFJPTEVfQ0hBTkdFRBCrARIQCgtST0xFX0lOX1VTRRCsAUI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUrEfwpMCgEMEgMBABIaQiBFcnJvciByZWFzb25zIG9mIGFjY291bnRzLCBzZXNzaW9ucywgZW5yb2xtZW50cyBhbmQgbWVtYmVyc2hpcHMuCgqbAgoCBQASBQ0AmgMBGo0CIEVycm9yIHJlYXNvbnMgb2YgdGhpcyBzZXJ2aWNlLCBpbiBhZGRpdGlvbiB0byB0aG9zZSBvZiBvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8uIEEgdmFsdWUncwogbmFtZSBpcyBzZW50IGFzIHRleHQsIGluIGBnb29nbGUucnBjLkVycm9ySW5mby5yZWFzb25gIChkb21haW4gYG90b2xpdGhgKSBvciBpbiBhIGZpZWxkCiB2aW9sYXRpb24uIE5ldyByZWFzb25zIG1heSBiZSBhZGRlZDogdHJlYXQgYW4gdW5rbm93biByZWFzb24gYnkgaXRzIHN0YXR1cyBjb2RlLgoKHgoEBQACABIDDwIfGhEgTmV2ZXIgcmV0dXJuZWQuCgrAAQoEBQACARIDFQIQGj4gYHVzZXJuYW1lYCBvciBgcGFzc3dvcmRgIGlzIHNob3J0ZXIgdGhhbiB0aGUgbWluaW11bSBsZW5ndGguCjJzIFJlYXNvbnMgb2YgaW52YWxpZCBmaWVsZHM6IElOVkFMSURfQVJHVU1FTlQsIG9uZSB2aW9sYXRpb24gcGVyIGZpZWxkIHdpdGggdGhlIGZpZWxkJ3MgcGF0aC4KIENvcnJlY3QgdGhlIHJlcXVlc3QuCgpVCgQFAAICEgMXAg8aSCBgdXNlcm5hbWVgLCBgcGFzc3dvcmRgLCBgbm90ZWAgb3IgYHJlYXNvbmAgZXhjZWVkcyB0aGUgbWF4aW11bSBsZW5ndGguCgpdCgQFAAIDEgMZAhoaUCBgdXNlcm5hbWVgIGhhcyBhIGNoYXJhY3RlciBvdGhlciB0aGFuIGxldHRlcnMgQeKAk1osIGRpZ2l0cywgYC5gLCBgX2AgYW5kIGAtYC4KCjUKBAUAAgQSAxsCGRooIGB1c2VybmFtZWAgaGFzIG5vIGxldHRlciBhbmQgbm8gZGlnaXQuCgo9CgQFAAIFEgMdAhEaMCBgcGFzc3dvcmRgIGlzIG9uIHRoZSBsaXN0IG9mIGNvbW1vbiBwYXNzd29yZHMuCgqXAQoEBQACBhIDIAIYGokBIGBwYXNzd29yZGAgY29udGFpbnMgdGhlIHVzZXJuYW1lLCB0aGUgYWRkcmVzcywgb3IgdGhlIGxvY2FsIHBhcnQgb2YgdGhlIGFkZHJlc3MgaWYgdGhhdCBoYXMgYXQKIGxlYXN0IGZvdXIgY2hhcmFjdGVycy4gQ2FzZSBpcyBpZ25vcmVkLgoKOAoEBQACBxIDIgIWGisgYHBhc3N3b3JkYCBpcyBhIHJlcGV0aXRpb24gb3IgYSBzZXF1ZW5jZS4KCjAKBAUAAggSAyQCFRojIGBlbWFpbGAgaXMgbm90IGFuIGUtbWFpbCBhZGRyZXNzLgoKwgEKBAUAAgkSAycCERq0ASBgY29kZWAsIGBpbnZpdGF0aW9uX2NvZGVgIG9yIGByZWNvdmVyeV9jb2RlYCBoYXMgdGhlIHdyb25nIGZvcm0uIENvZGVzIHRoYXQgcHJvdmUgYW4gYWRkcmVzcwogaGF2ZSAxNSBsZXR0ZXJzIGFuZCBkaWdpdHMsIGludml0YXRpb24gY29kZXMgdGVuLCBhbmQgY29kZXMgdGhhdCBvcGVuIGFuIGFjY291bnQgMjQuCgqVAQoEBQACChIDKgIPGocBIGBjb25zZW50X3ZlcnNpb25gIGlzIHRvbyBsb25nOyBvciBgbm90ZWAsIGByZWFzb25gIG9yIGFub3RoZXIgdGV4dCBjb250YWlucyBVKzAwMDA7IG9yIHRoZQogZmllbGQgZXhjbHVkZXMgYW5vdGhlciBmaWVsZCB0aGF0IGlzIHNldC4KCj8KBAUAAgsSAywCFBoyIGB1c2VzX21heGAgb3IgYHZhbGlkX2RheXNgIGlzIG91dHNpZGUgaXRzIHJhbmdlLgoKcwoEBQACDBIDLwIPGmYgYHN0YXRlYCBpcyBub3QgYSB2YWx1ZSBvZiBKb2luUmVxdWVzdFN0YXRlLCBvciBhbiBlbnRyeSBvZiBgYXVkaWVuY2VzYCBpcyBub3QgYSBzZXJ2aWNlIG9mCiBPdG9saXRoLgoKOwoEBQACDRIDMQIYGi4gYGdyb3VwX2lkYCBpcyBzZXQgdG9nZXRoZXIgd2l0aCBhIHJlamVjdGlvbi4KCmwKBAUAAg4SAzMCIBpfIFRoZSBzdHVkeSBoYXMgbm8gY29uc2VudCB0ZXh0IGluIGBjb25zZW50X2xhbmd1YWdlYC4gU2hvdyB0aGUgdGV4dCBpbiBhIGxhbmd1YWdlIHRoYXQgaXQgaGFzLgoKTQoEBQACDxIDNQIVGkAgVGhlIHN0dWR5IGhhcyBubyBncm91cCBgZ3JvdXBfaWRgOyBhbHNvIGEgcmVhc29uIGluIEVycm9ySW5mby4KCnIKBAUAAhASAzoCFhpLIEFMUkVBRFlfRVhJU1RTOiBhbm90aGVyIGFjY291bnQgaGFzIHRoZSB1c2VybmFtZS4gQ2hvb3NlIGEgZGlmZmVyZW50IG9uZS4KMhggQWNjb3VudHMgYW5kIHNlc3Npb25zLgoKVwoEBQACERIDPAIZGkogQUxSRUFEWV9FWElTVFM6IGByZXF1ZXN0X2lkYCB3YXMgdXNlZCBmb3Igb3RoZXIgY29udGVudHMuIFVzZSBhIG5ldyBvbmUuCgqoAQoEBQACEhIDPwIeGpoBIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogZml2ZSBhY2NvdW50cyB3YWl0IGZvciBjb25maXJtYXRpb24gb2YgdGhpcyBhZGRyZXNzLiBDb25maXJtCiBvbmUsIG9yIHdhaXQ6IGFjY291bnRzIG9sZGVyIHRoYW4gYW4gaG91ciBkbyBub3QgY291bnQuCgrzAQoEBQACExIDQwIVGuUBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgY29kZSBpcyB3cm9uZywgcmVwbGFjZWQgb3IgZXhwaXJlZCwgb3IgdGhlIHVzZXJuYW1lIGlzIHVua25vd24uIFJlcXVlc3QKIGFub3RoZXIgY29kZSAoUmVzZW5kQ29uZmlybWF0aW9uKS4gQSB1c2VkIGNvZGUgc3RheXMgdmFsaWQgdW50aWwgaXQgZXhwaXJlcywgc28gdGhhdCBhIGNhbGwgY2FuCiBiZSByZXBlYXRlZCBhZnRlciBhIGxvc3QgcmVzcG9uc2UuCgo8CgQFAAIUEgNFAhwaLyBOT1RfRk9VTkQ6IG5vIHN0dWR5IGxlYWRlciBoYXMgdGhpcyB1c2VybmFtZS4KCpkBCgQFAAIVEgNIAhwaiwEgVU5BVVRIRU5USUNBVEVEOiB0aGUgcGFzc3dvcmQgaXMgd3JvbmcsIHRoZSB1c2VybmFtZSBpcyB1bmtub3duLCBvciB0aGUgYWNjb3VudCBoYXMgb25seSBhbgogYWRkcmVzcyBhbmQgd2FpdHMgZm9yIGl0cyBjb25maXJtYXRpb24gY29kZS4KCnkKBAUAAhYSA0sCHRpsIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBhY2NvdW50LCB3aGljaCBoYXMgYSB1c2VybmFtZSwgd2FpdHMgZm9yIGl0cyBjb25maXJtYXRpb24gY29kZQogKENvbmZpcm1BY2NvdW50KS4KClkKBAUAAhcSA00CHhpMIFVOQVVUSEVOVElDQVRFRDogdGhlIHJlZnJlc2ggdG9rZW4gaXMgaW52YWxpZCBvciBubyBsb25nZXIgdmFsaWQuIFNpZ24gaW4uCgp/CgQFAAIYEgNQAh4aciBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSByZWZyZXNoIHRva2VuIHdhcyBleGNoYW5nZWQgNjQgdGltZXMgd2l0aGluIGl0cyBncmFjZSBwZXJpb2QuIFVzZSBvbmUKIG9mIHRoZSByZXNwb25zZXMuCgp6CgQFAAIZEgNTAhUabSBVTkFVVEhFTlRJQ0FURUQ6IHRoZSBzZXNzaW9uIG9mIHRoZSBhY2Nlc3MgdG9rZW4gd2FzIHNpZ25lZCBvdXQsIG9yIGl0cyBhY2NvdW50IG5vIGxvbmdlcgogZXhpc3RzLiBTaWduIGluLgoKmwEKBAUAAhoSA1YCFRqNASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc2Vzc2lvbiBzdGFydGVkIGJ5IGByZXF1ZXN0X2lkYCBoYXMgZW5kZWQgb3IgaXMgb2xkZXIgdGhhbiBhbiBob3VyLgogVXNlIGEgbmV3IGByZXF1ZXN0X2lkYCBmb3IgYSBuZXcgcGFydGljaXBhbnQuCgqHAQoEBQACGxIDWQIeGnogUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiBgcmVxdWVzdF9pZGAgd2FzIHNlbnQgNjQgdGltZXMgd2l0aG91dCBhIHJlZnJlc2guIFVzZSBvbmUgb2YKIHRoZSByZXNwb25zZXMsIG9yIHdhaXQuCgqgAQoEBQACHBIDXAIZGpIBIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdG9vIG1hbnkgd3JvbmcgcGFzc3dvcmRzIG9yIGNvZGVzLiBXYWl0IGJlZm9yZSB0cnlpbmcgYWdhaW47CiBldmVuIGEgY29ycmVjdCBwYXNzd29yZCBpcyBub3QgY2hlY2tlZCBlYXJsaWVyLgoKRwoEBQACHRIDYQIVGiYgTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgZG9lcyBub3QgZXhpc3QuCjISIEpvaW5pbmcgc3R1ZGllcy4KCqsBCgQFAAIeEgNkAhsanQEgVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm86IHRoaXMgc2VydmljZSBoYXMgbm90IHJlY2VpdmVkIHRoZSBzdHVkeSBvciBpdHMgcGFzc3dvcmQgeWV0LCBhbmQKIHRoZSBjYXRhbG9ndWUgY2Fubm90IGJlIHJlYWNoZWQuIFNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2Fpbi4KCj4KBAUAAh8SA2YCGRoxIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBoYXMgbm90IHN0YXJ0ZWQuCgo4CgQFAAIgEgNoAhMaKyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgaGFzIGVuZGVkLgoKZwoEBQACIRIDagIUGlogRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IGlzIHBhdXNlZCBhbmQgZG9lcyBub3QgYWNjZXB0IG5ldyBwYXJ0aWNpcGFudHMgbWVhbndoaWxlLgoKhAEKBAUAAiISA20CGBp3IEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBjb25zZW50IHRleHQgaGFzIGNoYW5nZWQgaW4gdGhpcyBsYW5ndWFnZS4gU2hvdyB0aGUgY3VycmVudCB0ZXh0IGFuZAogYXNrIGZvciBjb25zZW50IGFnYWluLgoKfQoEBQACIxIDcAIfGnAgUEVSTUlTU0lPTl9ERU5JRUQ6IGpvaW5pbmcgdGhlIHN0dWR5IHJlcXVpcmVzIGl0cyBwYXNzd29yZCwgYW5kIG5vbmUgd2FzIGdpdmVuLiBEb2VzIG5vdCBjb3VudAogYXMgYW4gYXR0ZW1wdC4KCkAKBAUAAiQSA3ICHxozIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgc3R1ZHkncyBwYXNzd29yZCBpcyB3cm9uZy4KCksKBAUAAiUSA3QCGxo+IFBFUk1JU1NJT05fREVOSUVEOiBqb2luaW5nIHRoZSBzdHVkeSByZXF1aXJlcyBhbiBpbnZpdGF0aW9uLgoKXAoEBQACJhIDdgIbGk8gUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBpbnZpdGF0aW9uIGNvZGUgaXMgd3JvbmcsIHVzZWQgdXAsIGV4cGlyZWQgb3IgcmV2b2tlZC4KCvcBCgQFAAInEgN6Ahga6QEgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcGFydGljaXBhbnQgdGFrZXMgcGFydCBpbiA1MCBzdHVkaWVzIChsZWF2ZSBvbmUpLCBvciBoYXMgaGFkIDUwMAogZW5yb2xtZW50cyBpbiB0b3RhbC4gRm9yIHRoZSBsYXR0ZXIsIG5laXRoZXIgbGVhdmluZyBub3Igd2FpdGluZyBoZWxwczogb25seSBlcmFzZWQgZW5yb2xtZW50cwogKFJlcXVlc3RFcmFzdXJlIGZvciBhIHN0dWR5KSBubyBsb25nZXIgY291bnQuCgrFAgoEBQACKBIDfwIbGrcCIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHBhcnRpY2lwYW50IGhhcyAxMCBwZW5kaW5nIHJlcXVlc3RzICh3aXRoZHJhdyBvbmUgd2l0aCBMZWF2ZVN0dWR5LCBvcgogd2FpdCBmb3IgYSBkZWNpc2lvbiksIG9yIG1hZGUgNSByZXF1ZXN0cyB0byB0aGlzIHN0dWR5ICh3YWl0aW5nIGRvZXMgbm90IGhlbHA7IGFzayB0aGUgdGVhbSBmb3IKIGFuIGludml0YXRpb24pLiBXaXRoIFJldHJ5SW5mbzogMjAwIHJlcXVlc3RzIHRvIHRoaXMgc3R1ZHkgd2VyZSBtYWRlIHdpdGhpbiBhIGRheSBmcm9tIHRoZQogY2FsbGVyJ3MgbmV0d29yayBhZGRyZXNzLgoKXQoEBQACKRIEgQECIRpPIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdGhlIHN0dWR5IGhhcyAxLDAwMCBwZW5kaW5nIGpvaW4gcmVxdWVzdHMuCgpQCgQFAAIqEgSGAQIcGjAgTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgaGFzIG5vIHN1Y2ggam9pbiByZXF1ZXN0LgoyECBTdHVkeSBsZWFkZXJzLgoKZwoEBQACKxIEiAECGxpZIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBqb2luIHJlcXVlc3Qgd2FzIGRlY2lkZWQgb3RoZXJ3aXNlLCB3aXRoZHJhd24sIG9yIGhhcyBleHBpcmVkLgoKSAoEBQACLBIEigECFho6IE5PVF9GT1VORDogdGhlIHN0dWR5IGhhcyBubyBjdXJyZW50IG1lbWJlciB3aXRoIHRoaXMgaWQuCgo8CgQFAAItEgSMAQIaGi4gTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgaGFzIG5vIHN1Y2ggaW52aXRhdGlvbi4KCl8KBAUAAi4SBI4BAhwaUSBBTFJFQURZX0VYSVNUUzogYGludml0YXRpb25faWRgIHdhcyB1c2VkIGZvciBhbm90aGVyIGludml0YXRpb24uIFVzZSBhIG5ldyBvbmUuCgpYCgQFAAIvEgSQAQIZGkogUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgc3R1ZHkgaGFzIDEsMDAwIHVzYWJsZSBpbnZpdGF0aW9ucy4gUmV2b2tlIHNvbWUuCgqVAQoEBQACMBIElgECFRpyIGBjb2RlYCBvciBgcmVjb3ZlcnlfY29kZWAgaGFzIGEgdHlwaW5nIGVycm9yOiBpdHMgY2hlY2sgY2hhcmFjdGVyIGRvZXMgbm90IG1hdGNoLiBEb2VzIG5vdAogY291bnQgYXMgYW4gYXR0ZW1wdC4KMhMgQWNjb3VudCByZWNvdmVyeS4KClsKBAUAAjESBJgBAhkaTSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgY2FsbGVyJ3MgYWNjb3VudCBpcyBhbm9ueW1vdXMgYW5kIGhhcyBubyBwYXNzd29yZC4KCmAKBAUAAjISBJoBAhcaUiBOT1RfRk9VTkQ6IG5vIGFjY291bnQgaGFzIHRoaXMgbmFtZSBvciBhZGRyZXNzLiBSZXR1cm5lZCB0byBhZG1pbmlzdHJhdG9ycyBvbmx5LgoKWQoEBQACMxIEnAECFxpLIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBhY2NvdW50IGhhcyBubyBhZGRyZXNzIHRoYXQgbWFpbCBjYW4gYmUgc2VudCB0by4KCkIKBAUAAjQSBJ4BAhYaNCBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGNhbGxlcidzIHBhc3N3b3JkIGlzIHdyb25nLgoKdwoEBQACNRIEoQECGxppIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogMTAsMDAwIG1haWwgcmVxdWVzdHMgYXJlIHF1ZXVlZC4gU2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluCiBsYXRlci4KCowBCgQFAAI2EgSnAQIaGmsgRkFJTEVEX1BSRUNPTkRJVElPTjogbm8gYWRtaW5pc3RyYXRvciBhYmxlIHRvIHNpZ24gaW4gd291bGQgcmVtYWluLiBSZXN0b3JlIG9yIGNyZWF0ZSBhbm90aGVyCiBvbmUgZmlyc3QuCjIRIEFkbWluaXN0cmF0aW9uLgoKUAoEBQACNxIEqQECGRpCIEZBSUxFRF9QUkVDT05ESVRJT046IG9ubHkgcGFydGljaXBhbnRzIGNhbiBiZSB0ZXN0IHBhcnRpY2lwYW50cy4KCkMKBAUAAjgSBK4BAhcaKCBOT1RfRk9VTkQ6IHRoZSBlcmFzdXJlIGRvZXMgbm90IGV4aXN0LgoyCyBFcmFzdXJlcy4KClkKBAUAAjkSBLABAhkaSyBBTFJFQURZX0VYSVNUUzogYGVyYXN1cmVfaWRgIHdhcyB1c2VkIGZvciBhbm90aGVyIGVyYXN1cmUuIFVzZSBhIG5ldyBvbmUuCgqTAQoEBQACOhIEswECGxqEASBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggUmV0cnlJbmZvOiB0aGUgcGFydGljaXBhbnQncyBkYXRhIG9mIHRoZSBzdHVkeSBpcyBiZWluZyBlcmFzZWQuIEpvaW4KIGFnYWluIHdoZW4gdGhlIGVyYXN1cmUgaXMgY29tcGxldGUuCgq9AQoEBQACOxIEtgECGhquASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCBsZWFkcyBzdHVkaWVzIG9yIGFkbWluaXN0ZXJzOyBvbmx5IHBhcnRpY2lwYW50cycgYWNjb3VudHMgY2FuCiBiZSBlcmFzZWQuIEVuZCBpdHMgcm9sZXMgZmlyc3QgKEFjY291bnRBZG1pbmlzdHJhdGlvblNlcnZpY2UuRW5kU3RhZmZSb2xlcykuCgo2CgQFAAI8EgS4AQIbGiggTk9UX0ZPVU5EOiBubyBwYXJ0aWNpcGFudCBoYXMgdGhpcyBpZC4KCk8KBAUAAj0SBL0BAhcaNCBOT1RfRk9VTkQ6IHRoZSBjYWxsZXIgaGFzIG5vIHNlc3Npb24gd2l0aCB0aGlzIGlkLgoyCyBTZXNzaW9ucy4KCsUBCgQFAAI+EgTAAQIcGrYBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcGFzc3dvcmQgd2FzIG5vdCB2ZXJpZmllZCB3aXRoaW4gdGhlIGxhc3QgZml2ZSBtaW51dGVzIChgYXV0aF90aW1lYCBvZgogdGhlIGFjY2VzcyB0b2tlbikuIENhbGwgUHJvdmVQYXNzd29yZCwgdGhlbiByZXBlYXQgdGhpcyBjYWxsIHdpdGggdGhlIHJldHVybmVkIHRva2VuLgoKcwoEBQACPxIExQECGho9IGB1cGRhdGVfbWFza2AgbmFtZXMgYSBmaWVsZCB0aGF0IHRoaXMgbWV0aG9kIGNhbm5vdCBjaGFuZ2UuCjImIENoYW5nZXMgb2YgdGhlIGNhbGxlcidzIG93biBhY2NvdW50LgoKVwoEBQACQBIExwECFRpJIGB1cGRhdGVfbWFza2AgbmFtZXMgYW4gdW5rbm93biBmaWVsZCwgb3IgYCpgIHRvZ2V0aGVyIHdpdGggb3RoZXIgcGF0aHMuCgpFCgQFAAJBEgTJAQIYGjcgQSBwcm9maWxlIGZpZWxkIGlzIHNldCB3aXRob3V0IGNvbnNlbnQgdG8gc3RvcmluZyBpdC4KCnAKBAUAAkISBMsBAhUaYiBBQk9SVEVEOiB0aGUgYWNjb3VudCBvciB0aGUgY2xpZW50IGhhcyBjaGFuZ2VkIHNpbmNlIGl0IHdhcyByZWFkLiBSZWFkIGl0IGFnYWluIGFuZCBkZWNpZGUgYW5ldy4KCm8KBAUAAkMSBM0BAhUaYSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCB3b3VsZCBoYXZlIG5laXRoZXIgdXNlcm5hbWUgbm9yIGFkZHJlc3MgYW5kIGNvdWxkIG5vdCBzaWduIGluLgoKkQEKBAUAAkQSBNABAhMaggEgRkFJTEVEX1BSRUNPTkRJVElPTjogYW5vdGhlciBhY2NvdW50IHdhcyBjb25maXJtZWQgd2l0aCB0aGUgYWRkcmVzcy4gUmV0dXJuZWQgb25seSB0byBjYWxsZXJzCiB3aG8gaGF2ZSBwcm92ZWQgdGhhdCB0aGV5IG93biBpdC4KCmkKBAUAAkUSBNIBAh0aWyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCBoYXMgYSBwYXNzd29yZC4gVXNlIGFub3RoZXIgYWNjb3VudCwgb3IgY2hhbmdlIHRoaXMgb25lLgoKoQEKBAUAAkYSBNgBAhwagAEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IHByZXNjcmliZXMgYW5vdGhlciBtb2RlIGZvciBpdHMgYW5zd2VycwogKGBTdHVkeVJldGVudGlvbi5vbl9lcmFzdXJlYCkuIFJlcXVlc3QgdGhlIG90aGVyIG1vZGUuCjIQIEVyYXN1cmUgbW9kZXMuCgpeCgQFAAJHEgTdAQIXGkMgTk9UX0ZPVU5EOiB0aGUgY2FsbGVyLCBvciB0aGUgc3R1ZHksIGhhcyBubyBtZXNzYWdlIHdpdGggdGhpcyBpZC4KMgsgTWVzc2FnZXMuCgpICgQFAAJIEgTfAQIeGjogRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIG1lc3NhZ2UgZG9lcyBub3QgYWxsb3cgYSByZXBseS4KClkKBAUAAkkSBOEBAhkaSyBBTFJFQURZX0VYSVNUUzogYG1lc3NhZ2VfaWRgIHdhcyB1c2VkIGZvciBhbm90aGVyIG1lc3NhZ2UuIFVzZSBhIG5ldyBvbmUuCgpaCgQFAAJKEgTjAQIWGkwgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0aGUgZGFpbHkgbGltaXQgb2YgbWVzc2FnZXMgaXMgcmVhY2hlZC4KCtYBCgQFAAJLEgTnAQIbGscBIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBtZXNzYWdlIGRvZXMgbm90IGFsbG93IGEgcmVwbHksIGJ1dCByZXBsaWVzIHRvIGEgcGVyc29uYWwgb3IgZ3JvdXAKIG1lc3NhZ2UsIHdoaWNoIHdvdWxkIGRpc2Nsb3NlIGl0cyB3cml0ZXIgdG8gdGhlIHRlYW0uIFNlbmQgaXQgd2l0aG91dCBgYW5zd2VyX3RvYCwgb3Igc2V0CiBgYW5zd2VyYWJsZWAuCgpICgQFAAJMEgTsAQIXGi0gTk9UX0ZPVU5EOiB0aGUgY2FsbGVyIGdhdmUgbm8gc3VjaCBjb25zZW50LgoyCyBDb25zZW50cy4KCkkKBAUAAk0SBPEBAhoaKyBOT1RfRk9VTkQ6IHRoZSBuZXdzbGV0dGVyIGRvZXMgbm90IGV4aXN0LgoyDiBOZXdzbGV0dGVycy4KCl8KBAUAAk4SBPMBAhwaUSBBTFJFQURZX0VYSVNUUzogYG5ld3NsZXR0ZXJfaWRgIHdhcyB1c2VkIGZvciBhbm90aGVyIG5ld3NsZXR0ZXIuIFVzZSBhIG5ldyBvbmUuCgpZCgQFAAJPEgT1AQIeGksgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIG9wZXJhdG9yIGhhcyBub3QgY29uZmlndXJlZCBhbiB1bnN1YnNjcmliZSBwYWdlLgoKgAEKBAUAAlASBPsBAhYaZyBJTlZBTElEX0FSR1VNRU5UOiB0aGUgb2JqZWN0IGlzIG5vdCBgaW5zdGFsbGF0aW9uYCwgYHByb2plY3RzL3twcm9qZWN0X2lkfWAgb3IKIGBzdHVkaWVzL3tzdHVkeV9pZH1gLgoyCSBBY2Nlc3MuCgqCAQoEBQACURIE/gECFBp0IElOVkFMSURfQVJHVU1FTlQ6IG5vIHJvbGUgaGFzIGEgdmVyYiBvZiB0aGlzIG5hbWUsIG9yIGEgZGVmaW5lZCByb2xlIGNhbm5vdCBoYXZlIGl0LiBMaXN0Um9sZXMgcmV0dXJucwogYWxsIHZlcmJzLgoKvQEKBAUAAlISBIECAhQargEgSU5WQUxJRF9BUkdVTUVOVDogdGhlIHJvbGUgZG9lcyBub3QgZXhpc3QsIG9yIGFjY291bnRzIGRvIG5vdCBoYXZlIGl0IG9uIHRoaXMgc3R1ZHk7IG9yIHRoZSBuYW1lCiBjYW5ub3QgYmUgdGhhdCBvZiBhIGRlZmluZWQgcm9sZSwgb3IgaXMgdXNlZC4gTGlzdFJvbGVzIHJldHVybnMgYWxsIHJvbGVzLgoKkQEKBAUAAlMSBIQCAhEaggEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQgZG9lcyBub3QgYmVsb25nIHRvIHN0YWZmIG9mIHN0dWRpZXMuIFJlZ2lzdGVyIG9uZQogKEFkbWluaXN0cmF0aW9uU2VydmljZS5SZWdpc3RlclN0dWR5TGVhZGVyKS4KCnoKBAUAAlQSBIcCAhYabCBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGNhbGxlciBsYWNrcyBmb3JtZXIgb3IgbmV3IHZlcmJzIG9mIHRoZSByb2xlIG9uIHRoZSBzdHVkeS4gVGhlIG1lc3NhZ2UgbmFtZXMKIHRoZW0uCgrfAQoEBQACVRIEiwICFhrQASBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBhY2NvdW50IGhhcyB0aGUgbWF4aW11bSBudW1iZXIgb2Ygcm9sZXMsIG9yIHRoZSBpZHMgb2YgdGhlaXIgc3R1ZGllcyBkbwogbm90IGZpdCBpbnRvIGFuIGFjY2VzcyB0b2tlbi4gUmV2b2tlIG9uZSBmaXJzdC4gT3IgdGhlIGluc3RhbGxhdGlvbiBoYXMgdGhlIG1heGltdW0gbnVtYmVyIG9mIGRlZmluZWQKIHJvbGVzLgoKbwoEBQACVhIEjQICExphIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSB3b3VsZCBoYXZlIG5vIGxlYWRlciB3aG8gY2FuIHNpZ24gaW4uIEFwcG9pbnQgYW5vdGhlciBvbmUgZmlyc3QuCgqoAQoEBQACVxIEkwICHhqGASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGFjY291bnQgaGFzIGEgc2Vjb25kIGZhY3RvciwgYW5kIG5vIGNvZGUgd2FzIGdpdmVuLiBSZXBlYXQgdGhlIGNhbGwgd2l0aCBhCiBvbmUtdGltZSBjb2RlIG9yIGEgcmVjb3ZlcnkgY29kZS4KMhEgU2Vjb25kIGZhY3RvcnMuCgqPAQoEBQACWBIElgICHhqAASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIG9uZS10aW1lIGNvZGUgb3IgcmVjb3ZlcnkgY29kZSBpcyB3cm9uZywgZXhwaXJlZCBvciB1c2VkLiBFYWNoIGNvZGUgd29ya3MKIG9uY2U6IHdhaXQgZm9yIHRoZSBuZXh0IG9uZS4KCkUKBAUAAlkSBJgCAhwaNyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCBoYXMgYSBzZWNvbmQgZmFjdG9yLgoKhAEKBAUAAloSBJsCAh0adiBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCBoYXMgbm8gc2Vjb25kIGZhY3Rvciwgb3Igbm8gc2VjcmV0IHdhaXRzIGZvciBjb25maXJtYXRpb24uIENhbGwKIEJlZ2luU2Vjb25kRmFjdG9yLgoKZgoEBQACWxIEoAICGBpJIEFMUkVBRFlfRVhJU1RTOiBgc2NoZW1lX2lkYCB3YXMgdXNlZCBmb3IgYW5vdGhlciBzY2hlbWUuIFVzZSBhIG5ldyBvbmUuCjINIEFsbG9jYXRpb24uCgpYCgQFAAJcEgSiAgIZGkogQUxSRUFEWV9FWElTVFM6IHRoZSBzdHVkeSBoYXMgYSBydW5uaW5nIHNjaGVtZSwgb3Igb25lIHdpdGggYWxsb2NhdGlvbnMuCgqjAQoEBQACXRIEpQICExqUASBGQUlMRURfUFJFQ09ORElUSU9OOiBjdXJyZW50IG1lbWJlcnMgYmVsb25nIHRvIGFuIGFybSwgb3IgYSB1c2FibGUgaW52aXRhdGlvbiBsZWFkcyB0byBvbmUuIENoYW5nZQogdGhlaXIgZ3JvdXBzIGFuZCByZXZva2UgdGhlIGludml0YXRpb25zIGZpcnN0LgoKSQoEBQACXhIEpwICGho7IE5PVF9GT1VORDogdGhlIHN0dWR5IGhhcyBubyBzY2hlbWUsIG9yIG5vdCB0aGUgbmFtZWQgb25lLgoKOgoEBQACXxIEqQICGBosIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzY2hlbWUgaGFzIGVuZGVkLgoKlgEKBAUAAmASBKwCAhgahwEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIG1lbWJlciBoYXMgYW4gYWxsb2NhdGlvbiwgd2hpY2ggaXMgZmluYWw6IG5laXRoZXIgYW5vdGhlciBhbGxvY2F0aW9uIG5vcgogYSBjaGFuZ2Ugb2YgdGhlIGdyb3VwIGlzIHBvc3NpYmxlLgoKcgoEBQACYRIErgICFBpkIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBncm91cCBpcyBhbiBhcm0gb2YgdGhlIHN0dWR5J3Mgc2NoZW1lLiBNZW1iZXJzIGdldCBpdCBvbmx5IGJ5IGFsbG9jYXRpb24uCgp/CgQFAAJiEgSxAgIXGnEgSU5WQUxJRF9BUkdVTUVOVDogdGhlIHN0cmF0YSBsYWNrIGEgZmFjdG9yIG9yIGhhdmUgb25lIHR3aWNlLCBvciBhIGZhY3RvciBvciBsZXZlbCBpcyBub3Qgb25lIG9mCiB0aGUgc2NoZW1lJ3MuCgpJCgQFAAJjEgSzAgIhGjsgRkFJTEVEX1BSRUNPTkRJVElPTjogdGVzdCBwYXJ0aWNpcGFudHMgYXJlIG5vdCBhbGxvY2F0ZWQuCgpbCgQFAAJkEgS1AgIiGk0gRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHVwbG9hZGVkIGxpc3QgaGFzIG5vIHVudXNlZCBlbnRyeSBmb3IgdGhlIHN0cmF0dW0uCgqFAQoEBQACZRIEuAICFBp3IEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBubyBsb25nZXIgaGFzIGEgZ3JvdXAgdGhhdCBpcyBhbiBhcm0gb2YgdGhlIHNjaGVtZS4gUHVibGlzaCB0aGUKIHN0dWR5IHdpdGggdGhlIGdyb3VwLgoKQgoEBQACZhIEugICHRo0IEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBtZW1iZXIgaGFzIG5vIGFsbG9jYXRpb24uCgpECgQFAAJnEgS8AgIbGjYgTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgaGFzIG5vIHN1Y2ggcmVxdWVzdCB0byB1bmJsaW5kLgoKXAoEBQACaBIEvgICHRpOIEFMUkVBRFlfRVhJU1RTOiBgdW5ibGluZGluZ19pZGAgd2FzIHVzZWQgZm9yIGFub3RoZXIgcmVxdWVzdC4gVXNlIGEgbmV3IG9uZS4KClcKBAUAAmkSBMACAhoaSSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgcmVxdWVzdCB3YXMgZGVjaWRlZCBvdGhlcndpc2UsIG9yIGhhcyBleHBpcmVkLgoKTgoEBQACahIEwgICHxpAIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcGVyc29uIHdobyByZXF1ZXN0ZWQgaXQgbWF5IG5vdCBkZWNpZGUuCgpSCgQFAAJrEgTEAgIaGkQgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgc3R1ZHkgaGFzIDEwMCBwZW5kaW5nIHJlcXVlc3RzIHRvIHVuYmxpbmQuCgqPAQoEBQACbBIEyQICIBpbIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBvcGVyYXRvciBoYXMgbm90IGNvbmZpZ3VyZWQgYSBwcm92aWRlci4gU2lnbiBpbiB3aXRoIGEgcGFzc3dvcmQuCjIkIFNpZ24taW4gd2l0aCBhbiBleHRlcm5hbCBwcm92aWRlci4KCrQBCgQFAAJtEgTMAgIdGqUBIFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvOiB0aGUgcHJvdmlkZXIgZG9lcyBub3QgYW5zd2VyLCBvciBub3QgYXMgT3BlbklEIENvbm5lY3QgcHJlc2NyaWJlcy4KIEJlZ2luIGFnYWluIGxhdGVyLCBvciBzaWduIGluIHdpdGggdGhlIHBhc3N3b3JkIG9mIGEgbG9jYWwgYWNjb3VudC4KCl0KBAUAAm4SBM4CAiAaTyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IDEwLDAwMCBzaWduLWlucyB3YWl0IGZvciB0aGVpciBjb21wbGV0aW9uLgoKiwEKBAUAAm8SBNECAiAafSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHN0YXRlIGlzIHVua25vd24sIHVzZWQgb3Igb2xkZXIgdGhhbiAxMCBtaW51dGVzLCBvciBhbm90aGVyIGJyb3dzZXIgYmVnYW4KIHRoZSBzaWduLWluLiBCZWdpbiBhZ2Fpbi4KCrcBCgQFAAJwEgTUAgIiGqgBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcHJvdmlkZXIgcmVqZWN0ZWQgdGhlIGNvZGUsIG9yIGl0cyBJRCB0b2tlbiBpcyBpbnZhbGlkLiBCZWdpbiBhZ2FpbjsgaWYKIHRoaXMgcmVwZWF0cywgdGhlIG9wZXJhdG9yIGZpbmRzIHRoZSBjYXVzZSBpbiB0aGUgbG9nIG9mIG90b2xpdGgtYXV0aC4KCrcBCgQFAAJxEgTXAgIhGqgBIFBFUk1JU1NJT05fREVOSUVEOiBubyBhY2NvdW50IG9mIHN0YWZmIGJlbG9uZ3MgdG8gdGhlIHBlcnNvbiwgYW5kIG5vbmUgbWF5IGJlIGNyZWF0ZWQuIEFzayBhbgogYWRtaW5pc3RyYXRvciBmb3IgYW4gaW52aXRhdGlvbiB0byB0aGUgYWRkcmVzcyB0aGF0IHRoZSBwcm92aWRlciBrbm93cy4KCoMBCgQFAAJyEgTaAgIfGnUgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBjbGFpbXMgb2YgdGhlIHByb3ZpZGVyIGdpdmUgdGhlIHBlcnNvbiBubyByb2xlLCBhbmQgdGhlIGFjY291bnQgaGFzIG5vCiBvdGhlciByb2xlIG9mIHN0YWZmLgoKmgEKBAUAAnMSBN0CAigaiwEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBhY2NvdW50IGhhcyBhIHNlY29uZCBmYWN0b3IsIGFuZCB0aGUgcHJvdmlkZXIgZG9lcyBub3QgcmVwb3J0IG9uZS4gU2lnbiBpbgogd2l0aCB0aGUgcGFzc3dvcmQgYW5kIGEgb25lLXRpbWUgY29kZS4KCv4BCgQFAAJ0EgTjAgIZGsoBIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBpbnZpdGF0aW9uIGFzc2lnbnMgdGhlIHBhcnRpY2lwYW50IHRvIGEgZ3JvdXAgd2l0aCBhIGNvbnNlbnQgdGV4dCBvZiBpdHMKIG93bi4gU2hvdyB0aGUgdGV4dCBvZiBHZXRTdHVkeSB3aXRoIGBncm91cF9pZGAsIHdoaWNoIGlzIGluIHRoZSBtZXRhZGF0YSBvZiB0aGUgZXJyb3IsIGFuZCBhc2sgYWdhaW4uCjIjIFBhcnRzIGFuZCBzaWduYXR1cmVzIG9mIGNvbnNlbnRzLgoKYAoEBQACdRIE5QICIxpSIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBhc2tzIGZvciBhIHNpZ25hdHVyZSAoYFN0dWR5LmNvbnNlbnRfc2lnbmF0dXJlYCkuCgoyCgQFAAJ2EgTnAgIdGiQgVGhlIGNvbnNlbnQgdGV4dCBoYXMgbm8gc3VjaCBwYXJ0LgoKVAoEBQACdxIE6QICIhpGIFRoZSBzaWduYXR1cmUgaGFzIGEgbmFtZSBvciBhIGRyYXdpbmcgb2YgYW5vdGhlciBmb3JtIHRoYW4gcmVxdWlyZWQuCgp+CgQFAAJ4EgTsAgIdGnAgRkFJTEVEX1BSRUNPTkRJVElPTjogYSBncm91cCBvZiBhIGJsaW5kZWQgc2NoZW1lIGhhcyBhIGNvbnNlbnQgdGV4dCBvZiBpdHMgb3duLCB3aGljaCB3b3VsZCBkaXNjbG9zZQogdGhlIGFybS4KCoMBCgQFAAJ5EgTxAgIgGlYgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IGRvZXMgbm90IHVzZSBzdWJqZWN0IGxhYmVscyAoYFN0dWR5LnN1YmplY3RfbGFiZWxzYCkuCjIdIE1lbWJlcnMgYW5kIHRoZWlyIGFjY291bnRzLgoKuAEKBAUAAnoSBPQCAhkaqQEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIG9ubHkgbmFtZSBvZiB0aGUgYWNjb3VudCBpcyBhbiBhZGRyZXNzIHRoYXQgaXRzIG93bmVyIGhhcyBub3QgcHJvdmVkLiBTZW5kCiBhbm90aGVyIGNvbmZpcm1hdGlvbiBjb2RlLCBvciByZWdpc3RlciBhbiBhY2NvdW50IHdpdGggYSB1c2VybmFtZS4KCqMBCgQFAAJ7EgT6AgIYGogBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgaW5zdGFsbGF0aW9uIGFjY2VwdHMgcmVnaXN0ZXJlZCBjbGllbnRzIG9ubHksIGFuZCBuZWl0aGVyIHRoZSByZXF1ZXN0IG5vciB0aGUKIHNlc3Npb24gaGFzIG9uZS4gVXBkYXRlIHRoZSBhcHAuCjIKIENsaWVudHMuCgqwAQoEBQACfBIE/QICGBqhASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGNsaWVudCB3YXMgcmV2b2tlZCwgb3IgaXRzIHNlY3JldCBpcyBtaXNzaW5nIG9yIHdyb25nLiBBbHNvIGZvciBhbiB1bmtub3duCiBjbGllbnQsIGlmIHRoZSBpbnN0YWxsYXRpb24gYWNjZXB0cyByZWdpc3RlcmVkIGNsaWVudHMgb25seS4KCloKBAUAAn0SBP8CAh0aTCBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGFwcCBvZiB0aGUgc2Vzc2lvbiBpcyByZWdpc3RlcmVkIGZvciBvdGhlciBzdHVkaWVzLgoKMwoEBQACfhIEgQMCFxolIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gc3VjaCBjbGllbnQuCgp3CgQFAAJ/EgSEAwIdGmkgT25seSBjb25maWRlbnRpYWwgY2xpZW50cyBoYXZlIHNlY3JldHMsIGFyZSBnYXRld2F5cyBhbmQgaW50cm9zcGVjdCwgYW5kIGEgZ2F0ZXdheSBoYXMgbm8KIGBzdHVkeV9pZHNgLgoKWwoFBQACgAESBIYDAiAaTCBgYXVkaWVuY2VzYCBuYW1lcyBhIHNlcnZpY2UgdGhhdCB0aGUgdG9rZW5zIG9mIHRoaXMgY2xpZW50IG1heSBub3QgYmUgZm9yLgoKcwoFBQACgQESBIgDAh0aZCBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBjbGllbnQgaGFzIHRlbiB2YWxpZCBzZWNyZXRzLiBXYWl0IHVudGlsIGVhcmxpZXIgb25lcyBleHBpcmUsIG9yIGVuZCB0aGVtLgoKQgoFBQACggESBIoDAhYaMyBSRVNPVVJDRV9FWEhBVVNURUQ6IDEsMDAwIGNsaWVudHMgYXJlIHJlZ2lzdGVyZWQuCgpjCgUFAAKDARIEjAMCFxpUIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBjbGllbnQgd2FzIHJldm9rZWQsIHdoaWNoIGlzIGZpbmFsLiBSZWdpc3RlciBhbm90aGVyIG9uZS4KCm8KBQUAAoQBEgSOAwIbGmAgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBjbGllbnQgd2FzIG5vdCByZWdpc3RlcmVkIGFzIGEgZ2F0ZXdheSwgc28gaXQgY2Fubm90IHNpZ24gaW4gYnkgaXRzZWxmLgoKeAoFBQAChQESBJEDAhgaaSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHNlc3Npb24gYmVsb25ncyB0byBhbm90aGVyIGNsaWVudCB0aGFuIHRoZSBvbmUgaW4gdGhlIHJlcXVlc3QuIE5vdGhpbmcKIGNoYW5nZWQuCgqjAQoFBQAChgESBJcDAhUagQEgQUJPUlRFRDogdGhlIHJvbGUgd2FzIGNoYW5nZWQgb3IgZGVsZXRlZCBtZWFud2hpbGUsIG9yIGV4aXN0cyBhbHJlYWR5LiBSZWFkIGl0IGFnYWluIChMaXN0Um9sZXMpIGFuZAogcmVwZWF0IHdpdGggaXRzIHJldmlzaW9uLgoyECBEZWZpbmVkIHJvbGVzLgoKcwoFBQAChwESBJkDAhQaZCBGQUlMRURfUFJFQ09ORElUSU9OOiBhY2NvdW50cyBoYXZlIHRoZSByb2xlLiBUaGUgbWVzc2FnZSBuYW1lcyB0aGUgc3R1ZGllczsgcmV2b2tlIGl0IHRoZXJlIGZpcnN0LgpiBnByb3RvMw==")
}
