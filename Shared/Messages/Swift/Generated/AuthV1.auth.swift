// Generated from otolith/auth/v1/auth.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// Whether a write changed something.
  public enum WriteOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// This call made the change.
    case created
    /// The same write was made before; nothing changed.
    case alreadyExists
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .created, .alreadyExists] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .created
        case 2: .alreadyExists
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .created: 1
        case .alreadyExists: 2
        case .unrecognized(let number): number
      }
    }
  }

  /// The result for the e-mail address that the code was mailed to. It is reported only to the holder
  /// of the code, who reads that address's mail.
  public enum EmailOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// The address stays with the account and can be used to sign in.
    case kept
    /// The address was deleted because keeping it was not consented to.
    case erased
    /// Keeping the address was consented to, but another account that was confirmed earlier has it: an
    /// address belongs to one account. This account has no address and signs in with its username.
    case keptByAnotherAccount
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .kept, .erased, .keptByAnotherAccount] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .kept
        case 2: .erased
        case 3: .keptByAnotherAccount
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .kept: 1
        case .erased: 2
        case .keptByAnotherAccount: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// The state of a join request.
  public enum JoinRequestState: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Default of a filter: see the field. Never returned.
    case unspecified
    /// Waiting for a leader's decision.
    case pending
    /// Approved by a leader; the enrolment has begun.
    case approved
    /// Rejected by a leader.
    case rejected
    /// Withdrawn by the participant.
    case withdrawn
    /// Expired: not decided within 30 days.
    case expired
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .pending, .approved, .rejected, .withdrawn, .expired] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .pending
        case 2: .approved
        case 3: .rejected
        case 4: .withdrawn
        case 5: .expired
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .pending: 1
        case .approved: 2
        case .rejected: 3
        case .withdrawn: 4
        case .expired: 5
        case .unrecognized(let number): number
      }
    }
  }

  /// Describes the account to create.
  public struct RegisterAccountRequest: Message {
    /// UUID made by the client. Keep it until a response arrives; repeating the same request is safe.
    public var requestID: String
    /// 3–64 characters of letters, digits, `.`, `_`, `-`; compared case-insensitively. May be empty if
    /// the address is kept; the address is then used to sign in. White space around a username or an
    /// address is ignored in every request.
    public var username: String
    /// 8–128 characters, not on the list of common passwords, not containing the username or the
    /// address (CONTAINS_USERNAME).
    public var password: String
    /// Optional. If set, the account waits for confirmation. ASCII before the `@`; an internationalised
    /// domain equals its A-label (`xn--…`, RFC 5891), as which it is returned.
    public var email: String
    /// Whether the address may be kept after confirmation. Required without a username.
    public var emailConsent: Bool
    /// BCP 47 language for mails, also as a device's locale (`de_DE`); empty means English. Not
    /// compared when a request is repeated.
    public var language: String

    public init(
      requestID: String = "",
      username: String = "",
      password: String = "",
      email: String = "",
      emailConsent: Bool = false,
      language: String = ""
    ) {
      self.requestID = requestID
      self.username = username
      self.password = password
      self.email = email
      self.emailConsent = emailConsent
      self.language = language
    }
  }

  /// The created account.
  public struct RegisterAccountResponse: Message {
    /// Whether this call created the account.
    public var outcome: AuthV1.WriteOutcome
    /// Whether the account must be confirmed with the mailed code (ConfirmAccount) before it can sign
    /// in.
    public var confirmationRequired: Bool
    /// Recovery code of an account without an address: the only way back after a forgotten password
    /// (RecoverAccount). Show it once and ask the participant to write it down. Repeating the request
    /// returns another code, because the first response may have been lost; all of them are valid.
    /// Empty for accounts with an address.
    public var recoveryCode: String

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      confirmationRequired: Bool = false,
      recoveryCode: String = ""
    ) {
      self.outcome = outcome
      self.confirmationRequired = confirmationRequired
      self.recoveryCode = recoveryCode
    }
  }

  /// A mailed confirmation code.
  public struct ConfirmAccountRequest: Message {
    /// Username of the account to confirm; its address if it has no username.
    public var username: String
    /// The mailed code; case and hyphens are ignored.
    public var code: String
    /// If the address is the account's name: the password given at registration, so that an account
    /// registered with another person's address cannot be confirmed by that person. Ignored otherwise.
    public var password: String

    public init(username: String = "", code: String = "", password: String = "") {
      self.username = username
      self.code = code
      self.password = password
    }
  }

  /// The confirmed account, which can sign in now.
  public struct ConfirmAccountResponse: Message {
    /// Result for the e-mail address.
    public var emailOutcome: AuthV1.EmailOutcome
    /// Recovery code of an account whose address was not kept (RecoverAccount). It is also sent in the
    /// last mail to the address; therefore it is empty if the request is repeated.
    public var recoveryCode: String

    public init(
      emailOutcome: AuthV1.EmailOutcome = AuthV1.EmailOutcome(rawValue: 0),
      recoveryCode: String = ""
    ) {
      self.emailOutcome = emailOutcome
      self.recoveryCode = recoveryCode
    }
  }

  /// Asks for another code.
  public struct ResendConfirmationRequest: Message {
    /// Username of the account that waits for confirmation, or its address if it has no username. Text
    /// that is neither is handled like an unknown username.
    public var username: String

    public init(username: String = "") {
      self.username = username
    }
  }

  /// Empty, so that it reveals nothing about the account.
  public struct ResendConfirmationResponse: Message {
    public init() {}
  }

  /// Empty: the account is taken from the token.
  public struct GetAccountRequest: Message {
    public init() {}
  }

  /// The stored data of an account.
  public struct Account: Message {
    /// Random UUID, by which all services know the participant.
    public var participantID: String
    /// Empty for anonymous accounts and for accounts whose name is their address.
    public var username: String
    /// Empty unless keeping the address was consented to.
    public var email: String
    /// BCP 47 language of mails.
    public var language: String
    /// Whether the account was created by SignInAnonymously: without username, password and address.
    public var anonymous: Bool
    /// Time of registration.
    public var createTime: GoogleProtobuf.Timestamp?
    /// Version tag of the fields that OwnAccountService.UpdateAccount changes.
    public var etag: String
    /// Whether the account subscribes to the newsletter.
    public var newsletter: Bool
    /// Profile data given by the account's owner.
    public var profile: AuthV1.Profile?
    /// Address that waits for ConfirmEmailChange; empty if none.
    public var pendingEmail: String
    /// Time since which mails to the address have been returned; absent if none was returned.
    /// Newsletters are not sent to a failing address; requested mails such as resets are. Cleared by a
    /// change of the address.
    public var emailFailedTime: GoogleProtobuf.Timestamp?
    /// Whether an administrator marked the account as a test participant. Exports leave out the
    /// answers of test participants.
    public var testParticipant: Bool

    public init(
      participantID: String = "",
      username: String = "",
      email: String = "",
      language: String = "",
      anonymous: Bool = false,
      createTime: GoogleProtobuf.Timestamp? = nil,
      etag: String = "",
      newsletter: Bool = false,
      profile: AuthV1.Profile? = nil,
      pendingEmail: String = "",
      emailFailedTime: GoogleProtobuf.Timestamp? = nil,
      testParticipant: Bool = false
    ) {
      self.participantID = participantID
      self.username = username
      self.email = email
      self.language = language
      self.anonymous = anonymous
      self.createTime = createTime
      self.etag = etag
      self.newsletter = newsletter
      self.profile = profile
      self.pendingEmail = pendingEmail
      self.emailFailedTime = emailFailedTime
      self.testParticipant = testParticipant
    }
  }

  /// Credentials and options of the session.
  public struct SignInRequest: Message {
    /// Username, or the e-mail address if it is kept.
    public var username: String
    /// The password given at registration (RFC 8265 OpaqueString).
    public var password: String
    /// Services that the access token is for, e.g. `otolith-ingestion`; empty means all four.
    public var audiences: [String]
    /// Name of the session in ListSessions, e.g. the name of the device; cut to 64 characters, with
    /// spaces for control characters. Empty: no name.
    public var label: String

    public init(
      username: String = "",
      password: String = "",
      audiences: [String] = [],
      label: String = ""
    ) {
      self.username = username
      self.password = password
      self.audiences = audiences
      self.label = label
    }
  }

  /// The new session.
  public struct SignInResponse: Message {
    /// JWT (RFC 9068 type `at+jwt`, EdDSA); opaque to gateways that only forward it.
    public var accessToken: String
    /// Expiry of the access token, by default 10 minutes after issue.
    public var accessTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Opaque token of 256 random bits. Replaced at every use.
    public var refreshToken: String
    /// Expiry of the session unless it is refreshed: by default after 90 days without use, and for an
    /// account at the latest one year after the sign-in. Absent for an anonymous participant of a
    /// study, whose session does not expire.
    public var refreshTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Random UUID that identifies the participant in all services.
    public var participantID: String
    /// Current enrolments whose study has a newer consent text, ordered by study id. Show these texts
    /// and call JoinStudy with them. Participation continues until the `end_time` of each.
    public var outdatedConsents: [AuthV1.OutdatedConsent]

    public init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      refreshToken: String = "",
      refreshTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      participantID: String = "",
      outdatedConsents: [AuthV1.OutdatedConsent] = []
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
      self.refreshToken = refreshToken
      self.refreshTokenExpireTime = refreshTokenExpireTime
      self.participantID = participantID
      self.outdatedConsents = outdatedConsents
    }
  }

  /// Describes the participant to create.
  public struct SignInAnonymouslyRequest: Message {
    /// UUID made by the client.
    public var requestID: String
    /// Same as in `SignInRequest`.
    public var audiences: [String]
    /// Same as in `SignInRequest`. If the request is repeated, the first label is kept.
    public var label: String

    public init(requestID: String = "", audiences: [String] = [], label: String = "") {
      self.requestID = requestID
      self.audiences = audiences
      self.label = label
    }
  }

  /// The session of the new participant, or of the participant that this `request_id` created before.
  public struct SignInAnonymouslyResponse: Message {
    /// JWT (RFC 9068 type `at+jwt`, EdDSA); opaque to gateways that only forward it.
    public var accessToken: String
    /// Expiry of the access token, by default 10 minutes after issue.
    public var accessTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Opaque token of 256 random bits. Replaced at every use.
    public var refreshToken: String
    /// Expiry of the session unless it is refreshed: by default after 90 days without use, and for an
    /// account at the latest one year after the sign-in. Absent for an anonymous participant of a
    /// study, whose session does not expire.
    public var refreshTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Random UUID that identifies the participant in all services.
    public var participantID: String
    /// Current enrolments whose study has a newer consent text, ordered by study id. Show these texts
    /// and call JoinStudy with them. Participation continues until the `end_time` of each.
    public var outdatedConsents: [AuthV1.OutdatedConsent]

    public init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      refreshToken: String = "",
      refreshTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      participantID: String = "",
      outdatedConsents: [AuthV1.OutdatedConsent] = []
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
      self.refreshToken = refreshToken
      self.refreshTokenExpireTime = refreshTokenExpireTime
      self.participantID = participantID
      self.outdatedConsents = outdatedConsents
    }
  }

  /// The token to exchange.
  public struct RefreshRequest: Message {
    /// The newest refresh token of the session.
    public var refreshToken: String

    public init(refreshToken: String = "") {
      self.refreshToken = refreshToken
    }
  }

  /// The new tokens of the session.
  public struct RefreshResponse: Message {
    /// JWT (RFC 9068 type `at+jwt`, EdDSA); opaque to gateways that only forward it.
    public var accessToken: String
    /// Expiry of the access token, by default 10 minutes after issue.
    public var accessTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Opaque token of 256 random bits. Replaced at every use.
    public var refreshToken: String
    /// Expiry of the session unless it is refreshed: by default after 90 days without use, and for an
    /// account at the latest one year after the sign-in. Absent for an anonymous participant of a
    /// study, whose session does not expire.
    public var refreshTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Random UUID that identifies the participant in all services.
    public var participantID: String
    /// Current enrolments whose study has a newer consent text, ordered by study id. Show these texts
    /// and call JoinStudy with them. Participation continues until the `end_time` of each.
    public var outdatedConsents: [AuthV1.OutdatedConsent]

    public init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      refreshToken: String = "",
      refreshTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      participantID: String = "",
      outdatedConsents: [AuthV1.OutdatedConsent] = []
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
      self.refreshToken = refreshToken
      self.refreshTokenExpireTime = refreshTokenExpireTime
      self.participantID = participantID
      self.outdatedConsents = outdatedConsents
    }
  }

  /// The session to end.
  public struct SignOutRequest: Message {
    /// Any refresh token of the session.
    public var refreshToken: String

    public init(refreshToken: String = "") {
      self.refreshToken = refreshToken
    }
  }

  /// Empty: the session has ended, if it existed.
  public struct SignOutResponse: Message {
    public init() {}
  }

  /// One sign-in and the tokens derived from it.
  public struct Session: Message {
    /// Random UUID.
    public var sessionID: String
    /// Name given at the sign-in; empty if none.
    public var label: String
    /// Time of the sign-in.
    public var createTime: GoogleProtobuf.Timestamp?
    /// Day of the last sign-in or refresh, as midnight UTC. The exact time and network addresses are
    /// not stored.
    public var lastUseTime: GoogleProtobuf.Timestamp?
    /// Expiry of the session unless it is refreshed; absent if it does not expire.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// Whether the caller's token belongs to this session.
    public var current: Bool

    public init(
      sessionID: String = "",
      label: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      lastUseTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      current: Bool = false
    ) {
      self.sessionID = sessionID
      self.label = label
      self.createTime = createTime
      self.lastUseTime = lastUseTime
      self.expireTime = expireTime
      self.current = current
    }
  }

  /// Selects a page of the caller's sessions.
  public struct ListSessionsRequest: Message {
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(pageSize: UInt32 = 0, pageToken: String = "") {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of the caller's sessions.
  public struct ListSessionsResponse: Message {
    /// Sessions, newest sign-in first.
    public var sessions: [AuthV1.Session]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(sessions: [AuthV1.Session] = [], nextPageToken: String = "") {
      self.sessions = sessions
      self.nextPageToken = nextPageToken
    }
  }

  /// The session to end.
  public struct EndSessionRequest: Message {
    /// UUID from ListSessions.
    public var sessionID: String

    public init(sessionID: String = "") {
      self.sessionID = sessionID
    }
  }

  /// Empty: the session has ended.
  public struct EndSessionResponse: Message {
    public init() {}
  }

  /// Selects the sessions to end.
  public struct EndAllSessionsRequest: Message {
    /// Whether the session of the caller's token continues.
    public var keepCurrent: Bool

    public init(keepCurrent: Bool = false) {
      self.keepCurrent = keepCurrent
    }
  }

  /// Empty: the sessions have ended.
  public struct EndAllSessionsResponse: Message {
    public init() {}
  }

  /// The password to verify.
  public struct ProvePasswordRequest: Message {
    /// The account's password, as at sign-in.
    public var password: String

    public init(password: String = "") {
      self.password = password
    }
  }

  /// The token that proves the check.
  public struct ProvePasswordResponse: Message {
    /// Replacement for the caller's token; its `auth_time` is the current time.
    public var accessToken: String
    /// Expiry of the access token, by default 10 minutes after issue.
    public var accessTokenExpireTime: GoogleProtobuf.Timestamp?

    public init(accessToken: String = "", accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
    }
  }

  /// A change of the caller's password.
  public struct ChangePasswordRequest: Message {
    /// The current password.
    public var password: String
    /// The new password; the rules of registration apply.
    public var newPassword: String

    public init(password: String = "", newPassword: String = "") {
      self.password = password
      self.newPassword = newPassword
    }
  }

  /// Empty: the new password is in effect.
  public struct ChangePasswordResponse: Message {
    public init() {}
  }

  /// The study to join and the accepted consent text.
  public struct JoinStudyRequest: Message {
    /// The study to join.
    public var studyID: String
    /// Password of a study with password access; ignored otherwise.
    public var password: String
    /// `Study.consent_version` of the text that was shown and accepted.
    public var consentVersion: String
    /// BCP 47 language in which the text was shown; one of the languages of `Study.consent_text`.
    public var consentLanguage: String
    /// Code of an invitation; case and hyphens are ignored. It replaces a password or a leader's
    /// approval, and may assign the participant to a group.
    public var invitationCode: String
    /// Note to the leader who decides on the join request, e.g. who is asking and why. At most 500
    /// characters; kept until the decision.
    public var note: String

    public init(
      studyID: String = "",
      password: String = "",
      consentVersion: String = "",
      consentLanguage: String = "",
      invitationCode: String = "",
      note: String = ""
    ) {
      self.studyID = studyID
      self.password = password
      self.consentVersion = consentVersion
      self.consentLanguage = consentLanguage
      self.invitationCode = invitationCode
      self.note = note
    }
  }

  /// The enrolment, or the join request that waits for a leader.
  public struct JoinStudyResponse: Message {
    /// Whether the call changed an enrolment, its consent or a join request.
    public var outcome: AuthV1.WriteOutcome
    /// Replacement for the caller's token, returned if its claims changed or it is older than the
    /// enrolment. Empty otherwise: keep using the current token. It has the same expiry and audiences
    /// and no additional role; only Refresh extends the lifetime.
    public var accessToken: String
    /// Expiry of `access_token`; absent without a token.
    public var accessTokenExpireTime: GoogleProtobuf.Timestamp?
    /// The enrolment; absent while a join request is pending.
    public var enrolment: AuthV1.Enrolment?
    /// The join request, set instead of `enrolment` and without an access token. The access token of
    /// the next refresh after approval carries the study.
    public var joinRequest: AuthV1.JoinRequest?

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      enrolment: AuthV1.Enrolment? = nil,
      joinRequest: AuthV1.JoinRequest? = nil
    ) {
      self.outcome = outcome
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
      self.enrolment = enrolment
      self.joinRequest = joinRequest
    }
  }

  /// The study to leave.
  public struct LeaveStudyRequest: Message {
    /// Id of the study. An unknown study, or one never joined, is handled like one left before.
    public var studyID: String

    public init(studyID: String = "") {
      self.studyID = studyID
    }
  }

  /// The participant is not enrolled in the study (any more).
  public struct LeaveStudyResponse: Message {
    /// Same as in `JoinStudyResponse`: empty if there was no enrolment to end.
    public var accessToken: String
    /// Expiry of `access_token`; absent without a token.
    public var accessTokenExpireTime: GoogleProtobuf.Timestamp?

    public init(accessToken: String = "", accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
    }
  }

  /// Selects a page of the caller's enrolments.
  public struct ListEnrolmentsRequest: Message {
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(pageSize: UInt32 = 0, pageToken: String = "") {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of enrolments.
  public struct ListEnrolmentsResponse: Message {
    /// Enrolments in the order of joining.
    public var enrolments: [AuthV1.Enrolment]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(enrolments: [AuthV1.Enrolment] = [], nextPageToken: String = "") {
      self.enrolments = enrolments
      self.nextPageToken = nextPageToken
    }
  }

  /// Selects a page of the caller's join requests.
  public struct ListOwnJoinRequestsRequest: Message {
    /// State to filter by; UNSPECIFIED: all states.
    public var state: AuthV1.JoinRequestState
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(
      state: AuthV1.JoinRequestState = AuthV1.JoinRequestState(rawValue: 0),
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.state = state
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of join requests.
  public struct ListOwnJoinRequestsResponse: Message {
    /// Join requests, oldest first.
    public var joinRequests: [AuthV1.JoinRequest]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(joinRequests: [AuthV1.JoinRequest] = [], nextPageToken: String = "") {
      self.joinRequests = joinRequests
      self.nextPageToken = nextPageToken
    }
  }

  /// An uninterrupted period of participation in a study. Joining again after leaving creates another
  /// enrolment.
  public struct Enrolment: Message {
    /// The study.
    public var studyID: String
    /// Start of the enrolment.
    public var joinTime: GoogleProtobuf.Timestamp?
    /// End of the enrolment; absent while enrolled.
    public var leaveTime: GoogleProtobuf.Timestamp?
    /// `Study.consent_version` of the text consented to most recently.
    public var consentVersion: String
    /// BCP 47 language in which that text was shown.
    public var consentLanguage: String
    /// Study group of the participant; empty if none.
    public var groupID: String
    /// Whether the study has a newer consent text in this language. The enrolment continues.
    public var consentOutdated: Bool
    /// Time of the consent's withdrawal (WithdrawConsent). Absent if it was not withdrawn, even if
    /// `leave_time` is set.
    public var consentWithdrawTime: GoogleProtobuf.Timestamp?
    /// Time at which the earlier consent ends or has ended, in whole seconds. Set only with
    /// `consent_outdated`; absent if the earlier consent stays valid.
    public var consentEndTime: GoogleProtobuf.Timestamp?

    public init(
      studyID: String = "",
      joinTime: GoogleProtobuf.Timestamp? = nil,
      leaveTime: GoogleProtobuf.Timestamp? = nil,
      consentVersion: String = "",
      consentLanguage: String = "",
      groupID: String = "",
      consentOutdated: Bool = false,
      consentWithdrawTime: GoogleProtobuf.Timestamp? = nil,
      consentEndTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.studyID = studyID
      self.joinTime = joinTime
      self.leaveTime = leaveTime
      self.consentVersion = consentVersion
      self.consentLanguage = consentLanguage
      self.groupID = groupID
      self.consentOutdated = consentOutdated
      self.consentWithdrawTime = consentWithdrawTime
      self.consentEndTime = consentEndTime
    }
  }

  /// A participant's request to take part in a study. Leaders see times as days (midnight, UTC).
  public struct JoinRequest: Message {
    /// Id made by the server; identifies the participant for this request only.
    public var joinRequestID: String
    /// The requested study.
    public var studyID: String
    /// The current state.
    public var state: AuthV1.JoinRequestState
    /// Time of the request.
    public var requestTime: GoogleProtobuf.Timestamp?
    /// Time of the decision, withdrawal or expiry; absent while pending.
    public var decideTime: GoogleProtobuf.Timestamp?
    /// Expiry; set while pending.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// The leader's message to the participant; at most 500 characters.
    public var reason: String
    /// The participant's note to the leader; empty once decided.
    public var note: String

    public init(
      joinRequestID: String = "",
      studyID: String = "",
      state: AuthV1.JoinRequestState = AuthV1.JoinRequestState(rawValue: 0),
      requestTime: GoogleProtobuf.Timestamp? = nil,
      decideTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      reason: String = "",
      note: String = ""
    ) {
      self.joinRequestID = joinRequestID
      self.studyID = studyID
      self.state = state
      self.requestTime = requestTime
      self.decideTime = decideTime
      self.expireTime = expireTime
      self.reason = reason
      self.note = note
    }
  }

  /// Names a study.
  public struct GetStudyRetentionRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String

    public init(studyID: String = "") {
      self.studyID = studyID
    }
  }

  /// Names a study.
  public struct GetRecruitmentRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String

    public init(studyID: String = "") {
      self.studyID = studyID
    }
  }

  /// Enrolments of a study. Test participants, and accounts that were erased, are not counted.
  public struct Recruitment: Message {
    /// Days with a change in UTC, earliest first; at most the latest 20,000.
    public var days: [AuthV1.RecruitmentDay]
    /// Number of participants who are or were enrolled. One who joined again counts once.
    public var participants: UInt64
    /// Number of participants who are enrolled now.
    public var enrolled: UInt64
    /// Number of participants who are no longer enrolled and withdrew their consent.
    public var withdrawn: UInt64
    /// Number of requests to join that wait for a decision.
    public var requestsPending: UInt64
    /// Number of requests to join that were rejected, withdrawn, or expired.
    public var requestsEnded: UInt64
    /// Time of the counts.
    public var countTime: GoogleProtobuf.Timestamp?

    public init(
      days: [AuthV1.RecruitmentDay] = [],
      participants: UInt64 = 0,
      enrolled: UInt64 = 0,
      withdrawn: UInt64 = 0,
      requestsPending: UInt64 = 0,
      requestsEnded: UInt64 = 0,
      countTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.days = days
      self.participants = participants
      self.enrolled = enrolled
      self.withdrawn = withdrawn
      self.requestsPending = requestsPending
      self.requestsEnded = requestsEnded
      self.countTime = countTime
    }
  }

  /// Changes of enrolments on one day.
  public struct RecruitmentDay: Message {
    /// Day in UTC, `YYYY-MM-DD`.
    public var date: String
    /// Number of enrolments that began, including those of participants who joined again.
    public var joined: UInt64
    /// Number of enrolments that ended, for any reason.
    public var left: UInt64
    /// Number of those that ended with a withdrawal of the consent on this day or later.
    public var withdrawn: UInt64

    public init(date: String = "", joined: UInt64 = 0, left: UInt64 = 0, withdrawn: UInt64 = 0) {
      self.date = date
      self.joined = joined
      self.left = left
      self.withdrawn = withdrawn
    }
  }

  /// The erasures caused by a study's retention rules. One erasure is started for each participant's
  /// data of the study, a few at a time.
  public struct StudyRetentionState: Message {
    /// The retention rules; absent if answers are kept without limit.
    public var retention: AuthV1.AnswerRetention?
    /// Number of erasures in progress.
    public var pendingCount: UInt32
    /// Number of erasures for which every service returned its receipt.
    public var completeCount: UInt32
    /// Sums of the services' receipts, each with the time of its last receipt.
    public var receipts: [AuthV1.ErasureReceipt]

    public init(
      retention: AuthV1.AnswerRetention? = nil,
      pendingCount: UInt32 = 0,
      completeCount: UInt32 = 0,
      receipts: [AuthV1.ErasureReceipt] = []
    ) {
      self.retention = retention
      self.pendingCount = pendingCount
      self.completeCount = completeCount
      self.receipts = receipts
    }
  }

  /// Selects join requests of one study.
  public struct ListJoinRequestsRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// State to filter by; UNSPECIFIED: pending ones.
    public var state: AuthV1.JoinRequestState
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(
      studyID: String = "",
      state: AuthV1.JoinRequestState = AuthV1.JoinRequestState(rawValue: 0),
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.state = state
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of join requests.
  public struct ListJoinRequestsResponse: Message {
    /// Join requests, oldest first.
    public var joinRequests: [AuthV1.JoinRequest]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(joinRequests: [AuthV1.JoinRequest] = [], nextPageToken: String = "") {
      self.joinRequests = joinRequests
      self.nextPageToken = nextPageToken
    }
  }

  /// A leader's decision.
  public struct DecideJoinRequestRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// `JoinRequest.join_request_id`.
    public var joinRequestID: String
    /// Whether the request is approved; false rejects it.
    public var approve: Bool
    /// Message shown to the participant; at most 500 characters.
    public var reason: String
    /// Group of an approved member; empty for none. Must be empty with a rejection. Needs the right
    /// `group.assign`.
    public var groupID: String

    public init(
      studyID: String = "",
      joinRequestID: String = "",
      approve: Bool = false,
      reason: String = "",
      groupID: String = ""
    ) {
      self.studyID = studyID
      self.joinRequestID = joinRequestID
      self.approve = approve
      self.reason = reason
      self.groupID = groupID
    }
  }

  /// The decided join request.
  public struct DecideJoinRequestResponse: Message {
    /// Whether this call decided it.
    public var outcome: AuthV1.WriteOutcome
    /// The current state.
    public var joinRequest: AuthV1.JoinRequest?

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      joinRequest: AuthV1.JoinRequest? = nil
    ) {
      self.outcome = outcome
      self.joinRequest = joinRequest
    }
  }

  /// Selects members of one study.
  public struct ListMembersRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(studyID: String = "", pageSize: UInt32 = 0, pageToken: String = "") {
      self.studyID = studyID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of members.
  public struct ListMembersResponse: Message {
    /// Members in the order of joining.
    public var members: [AuthV1.Member]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(members: [AuthV1.Member] = [], nextPageToken: String = "") {
      self.members = members
      self.nextPageToken = nextPageToken
    }
  }

  /// A member of a study, as shown to its leaders.
  public struct Member: Message {
    /// Id of this enrolment. A participant who joins again has another id.
    public var memberID: String
    /// Day (UTC) on which the enrolment started, as its midnight.
    public var joinTime: GoogleProtobuf.Timestamp?
    /// Study group of the member; empty if none.
    public var groupID: String

    public init(memberID: String = "", joinTime: GoogleProtobuf.Timestamp? = nil, groupID: String = "") {
      self.memberID = memberID
      self.joinTime = joinTime
      self.groupID = groupID
    }
  }

  /// A member and a group.
  public struct SetMemberGroupRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// `Member.member_id`.
    public var memberID: String
    /// The member's new group; empty for none.
    public var groupID: String

    public init(studyID: String = "", memberID: String = "", groupID: String = "") {
      self.studyID = studyID
      self.memberID = memberID
      self.groupID = groupID
    }
  }

  /// The member after the change.
  public struct SetMemberGroupResponse: Message {
    /// The current state.
    public var member: AuthV1.Member?

    public init(member: AuthV1.Member? = nil) {
      self.member = member
    }
  }

  /// Describes the invitation to create.
  public struct CreateInvitationRequest: Message {
    /// UUID made by the client.
    public var invitationID: String
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Group of participants who join with the code; empty for none. Needs the right `group.assign`.
    public var groupID: String
    /// Maximum number of participants who can join with the code: 1–100,000; 0 means 1.
    public var usesMax: UInt32
    /// Days for which the code is valid: 1–365; 0 means 30.
    public var validDays: UInt32

    public init(
      invitationID: String = "",
      studyID: String = "",
      groupID: String = "",
      usesMax: UInt32 = 0,
      validDays: UInt32 = 0
    ) {
      self.invitationID = invitationID
      self.studyID = studyID
      self.groupID = groupID
      self.usesMax = usesMax
      self.validDays = validDays
    }
  }

  /// A code to join a study with.
  public struct Invitation: Message {
    /// UUID made by the client.
    public var invitationID: String
    /// The study to join.
    public var studyID: String
    /// Group of participants who join with the code; empty for none.
    public var groupID: String
    /// Two groups of five letters and digits.
    public var code: String
    /// Number of participants who have joined with the code.
    public var uses: UInt32
    /// Maximum number of participants who can join with the code.
    public var usesMax: UInt32
    /// Time of creation.
    public var createTime: GoogleProtobuf.Timestamp?
    /// Time from which the code is no longer accepted.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// Time of revocation; absent if not revoked.
    public var revokeTime: GoogleProtobuf.Timestamp?

    public init(
      invitationID: String = "",
      studyID: String = "",
      groupID: String = "",
      code: String = "",
      uses: UInt32 = 0,
      usesMax: UInt32 = 0,
      createTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      revokeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.invitationID = invitationID
      self.studyID = studyID
      self.groupID = groupID
      self.code = code
      self.uses = uses
      self.usesMax = usesMax
      self.createTime = createTime
      self.expireTime = expireTime
      self.revokeTime = revokeTime
    }
  }

  /// Selects invitations of one study.
  public struct ListInvitationsRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(studyID: String = "", pageSize: UInt32 = 0, pageToken: String = "") {
      self.studyID = studyID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of invitations.
  public struct ListInvitationsResponse: Message {
    /// Invitations, newest first.
    public var invitations: [AuthV1.Invitation]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(invitations: [AuthV1.Invitation] = [], nextPageToken: String = "") {
      self.invitations = invitations
      self.nextPageToken = nextPageToken
    }
  }

  /// The invitation to revoke.
  public struct RevokeInvitationRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// `Invitation.invitation_id`.
    public var invitationID: String

    public init(studyID: String = "", invitationID: String = "") {
      self.studyID = studyID
      self.invitationID = invitationID
    }
  }

  /// The revoked invitation.
  public struct RevokeInvitationResponse: Message {
    /// The current state; revoked by this call or an earlier one.
    public var invitation: AuthV1.Invitation?

    public init(invitation: AuthV1.Invitation? = nil) {
      self.invitation = invitation
    }
  }

  /// Describes the account to create.
  public struct RegisterStudyLeaderRequest: Message {
    /// UUID made by the client.
    public var requestID: String
    /// Same as in `RegisterAccountRequest`.
    public var username: String
    /// Ids of up to 50 studies; this service need not know them yet.
    public var studyIDs: [String]
    /// Address the invitation is mailed to; kept for password resets. Empty: the response has a code
    /// instead.
    public var email: String
    /// BCP 47 language for mails; empty means English.
    public var language: String

    public init(
      requestID: String = "",
      username: String = "",
      studyIDs: [String] = [],
      email: String = "",
      language: String = ""
    ) {
      self.requestID = requestID
      self.username = username
      self.studyIDs = studyIDs
      self.email = email
      self.language = language
    }
  }

  /// The created account.
  public struct RegisterStudyLeaderResponse: Message {
    /// Whether this call created the account.
    public var outcome: AuthV1.WriteOutcome
    /// Code to hand over to the owner; set for an account without an address until the owner accepts.
    /// Repeating the request returns another code, because the first response may have been lost; all
    /// of them are valid.
    public var invitationCode: String
    /// Expiry of `invitation_code`; absent without a code.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      invitationCode: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.outcome = outcome
      self.invitationCode = invitationCode
      self.expireTime = expireTime
    }
  }

  /// Describes the account to create.
  public struct RegisterAdministratorRequest: Message {
    /// UUID made by the client.
    public var requestID: String
    /// Same as in `RegisterAccountRequest`.
    public var username: String
    /// Address the invitation is mailed to; kept for password resets. Empty: the response has a code
    /// instead.
    public var email: String
    /// BCP 47 language for mails; empty means English.
    public var language: String

    public init(
      requestID: String = "",
      username: String = "",
      email: String = "",
      language: String = ""
    ) {
      self.requestID = requestID
      self.username = username
      self.email = email
      self.language = language
    }
  }

  /// The created account.
  public struct RegisterAdministratorResponse: Message {
    /// Whether this call created the account.
    public var outcome: AuthV1.WriteOutcome
    /// Same as in `RegisterStudyLeaderResponse`.
    public var invitationCode: String
    /// Expiry of `invitation_code`; absent without a code.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      invitationCode: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.outcome = outcome
      self.invitationCode = invitationCode
      self.expireTime = expireTime
    }
  }

  /// Describes the account to create.
  public struct RegisterGatewayRequest: Message {
    /// UUID made by the client.
    public var requestID: String
    /// Same as in `RegisterAccountRequest`.
    public var username: String
    /// Address the invitation is mailed to; kept for password resets. Empty: the response has a code
    /// instead.
    public var email: String
    /// BCP 47 language for mails; empty means English.
    public var language: String

    public init(
      requestID: String = "",
      username: String = "",
      email: String = "",
      language: String = ""
    ) {
      self.requestID = requestID
      self.username = username
      self.email = email
      self.language = language
    }
  }

  /// The created account.
  public struct RegisterGatewayResponse: Message {
    /// Whether this call created the account.
    public var outcome: AuthV1.WriteOutcome
    /// Same as in `RegisterStudyLeaderResponse`.
    public var invitationCode: String
    /// Expiry of `invitation_code`; absent without a code.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      invitationCode: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.outcome = outcome
      self.invitationCode = invitationCode
      self.expireTime = expireTime
    }
  }

  /// The new set of studies of a leader.
  public struct SetLedStudiesRequest: Message {
    /// Username of a study leader.
    public var username: String
    /// Ids of up to 50 studies, replacing the previous ones; may be empty.
    public var studyIDs: [String]

    public init(username: String = "", studyIDs: [String] = []) {
      self.username = username
      self.studyIDs = studyIDs
    }
  }

  /// Empty: the studies are replaced.
  public struct SetLedStudiesResponse: Message {
    public init() {}
  }

  /// Asks for all keys.
  public struct ListSigningKeysRequest: Message {
    public init() {}
  }

  /// All keys.
  public struct ListSigningKeysResponse: Message {
    /// JSON Web Key Set (RFC 7517, RFC 8037), ready for any JWT library.
    public var jwksJSON: String

    public init(jwksJSON: String = "") {
      self.jwksJSON = jwksJSON
    }
  }

  /// The descriptor of `otolith/auth/v1/auth.proto`.
  public static let authFile = ProtoFile(
    name: "otolith/auth/v1/auth.proto",
    dependencies: [GoogleProtobuf.timestampFile, AuthV1.consentFile, AuthV1.erasureFile, AuthV1.profileFile],
    base64: """
      ChpvdG9saXRoL2F1dGgvdjEvYXV0aC5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1w\
      LnByb3RvGh1vdG9saXRoL2F1dGgvdjEvY29uc2VudC5wcm90bxodb3RvbGl0aC9hdXRoL3YxL2VyYXN1cmUucHJvdG8aHW90\
      b2xpdGgvYXV0aC92MS9wcm9maWxlLnByb3RvIsYBChZSZWdpc3RlckFjY291bnRSZXF1ZXN0Eh0KCnJlcXVlc3RfaWQYASAB\
      KAlSCXJlcXVlc3RJZBIaCgh1c2VybmFtZRgCIAEoCVIIdXNlcm5hbWUSGgoIcGFzc3dvcmQYAyABKAlSCHBhc3N3b3JkEhQK\
      BWVtYWlsGAQgASgJUgVlbWFpbBIjCg1lbWFpbF9jb25zZW50GAUgASgIUgxlbWFpbENvbnNlbnQSGgoIbGFuZ3VhZ2UYBiAB\
      KAlSCGxhbmd1YWdlIqwBChdSZWdpc3RlckFjY291bnRSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3RvbGl0aC5hdXRo\
      LnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZRIzChVjb25maXJtYXRpb25fcmVxdWlyZWQYAiABKAhSFGNvbmZpcm1hdGlvblJl\
      cXVpcmVkEiMKDXJlY292ZXJ5X2NvZGUYAyABKAlSDHJlY292ZXJ5Q29kZSJjChVDb25maXJtQWNjb3VudFJlcXVlc3QSGgoI\
      dXNlcm5hbWUYASABKAlSCHVzZXJuYW1lEhIKBGNvZGUYAiABKAlSBGNvZGUSGgoIcGFzc3dvcmQYAyABKAlSCHBhc3N3b3Jk\
      IoEBChZDb25maXJtQWNjb3VudFJlc3BvbnNlEkIKDWVtYWlsX291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuRW1h\
      aWxPdXRjb21lUgxlbWFpbE91dGNvbWUSIwoNcmVjb3ZlcnlfY29kZRgCIAEoCVIMcmVjb3ZlcnlDb2RlIjcKGVJlc2VuZENv\
      bmZpcm1hdGlvblJlcXVlc3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJuYW1lIhwKGlJlc2VuZENvbmZpcm1hdGlvblJlc3Bv\
      bnNlIhMKEUdldEFjY291bnRSZXF1ZXN0ItkDCgdBY2NvdW50EiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFu\
      dElkEhoKCHVzZXJuYW1lGAIgASgJUgh1c2VybmFtZRIUCgVlbWFpbBgDIAEoCVIFZW1haWwSGgoIbGFuZ3VhZ2UYBCABKAlS\
      CGxhbmd1YWdlEhwKCWFub255bW91cxgFIAEoCFIJYW5vbnltb3VzEjsKC2NyZWF0ZV90aW1lGAYgASgLMhouZ29vZ2xlLnBy\
      b3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRISCgRldGFnGAcgASgJUgRldGFnEh4KCm5ld3NsZXR0ZXIYCCABKAhSCm5l\
      d3NsZXR0ZXISMgoHcHJvZmlsZRgJIAEoCzIYLm90b2xpdGguYXV0aC52MS5Qcm9maWxlUgdwcm9maWxlEiMKDXBlbmRpbmdf\
      ZW1haWwYCiABKAlSDHBlbmRpbmdFbWFpbBJGChFlbWFpbF9mYWlsZWRfdGltZRgLIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5U\
      aW1lc3RhbXBSD2VtYWlsRmFpbGVkVGltZRIpChB0ZXN0X3BhcnRpY2lwYW50GA8gASgIUg90ZXN0UGFydGljaXBhbnQiewoN\
      U2lnbkluUmVxdWVzdBIaCgh1c2VybmFtZRgBIAEoCVIIdXNlcm5hbWUSGgoIcGFzc3dvcmQYAiABKAlSCHBhc3N3b3JkEhwK\
      CWF1ZGllbmNlcxgDIAMoCVIJYXVkaWVuY2VzEhQKBWxhYmVsGAQgASgJUgVsYWJlbCL6AgoOU2lnbkluUmVzcG9uc2USIQoM\
      YWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29n\
      bGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGlyZVRpbWUSIwoNcmVmcmVzaF90b2tlbhgDIAEoCVIMcmVm\
      cmVzaFRva2VuElUKGXJlZnJlc2hfdG9rZW5fZXhwaXJlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1w\
      UhZyZWZyZXNoVG9rZW5FeHBpcmVUaW1lEiUKDnBhcnRpY2lwYW50X2lkGAUgASgJUg1wYXJ0aWNpcGFudElkEk0KEW91dGRh\
      dGVkX2NvbnNlbnRzGAYgAygLMiAub3RvbGl0aC5hdXRoLnYxLk91dGRhdGVkQ29uc2VudFIQb3V0ZGF0ZWRDb25zZW50cyJt\
      ChhTaWduSW5Bbm9ueW1vdXNseVJlcXVlc3QSHQoKcmVxdWVzdF9pZBgBIAEoCVIJcmVxdWVzdElkEhwKCWF1ZGllbmNlcxgC\
      IAMoCVIJYXVkaWVuY2VzEhQKBWxhYmVsGAMgASgJUgVsYWJlbCKFAwoZU2lnbkluQW5vbnltb3VzbHlSZXNwb25zZRIhCgxh\
      Y2Nlc3NfdG9rZW4YASABKAlSC2FjY2Vzc1Rva2VuElMKGGFjY2Vzc190b2tlbl9leHBpcmVfdGltZRgCIAEoCzIaLmdvb2ds\
      ZS5wcm90b2J1Zi5UaW1lc3RhbXBSFWFjY2Vzc1Rva2VuRXhwaXJlVGltZRIjCg1yZWZyZXNoX3Rva2VuGAMgASgJUgxyZWZy\
      ZXNoVG9rZW4SVQoZcmVmcmVzaF90b2tlbl9leHBpcmVfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBS\
      FnJlZnJlc2hUb2tlbkV4cGlyZVRpbWUSJQoOcGFydGljaXBhbnRfaWQYBSABKAlSDXBhcnRpY2lwYW50SWQSTQoRb3V0ZGF0\
      ZWRfY29uc2VudHMYBiADKAsyIC5vdG9saXRoLmF1dGgudjEuT3V0ZGF0ZWRDb25zZW50UhBvdXRkYXRlZENvbnNlbnRzIjUK\
      DlJlZnJlc2hSZXF1ZXN0EiMKDXJlZnJlc2hfdG9rZW4YASABKAlSDHJlZnJlc2hUb2tlbiL7AgoPUmVmcmVzaFJlc3BvbnNl\
      EiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhou\
      Z29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lEiMKDXJlZnJlc2hfdG9rZW4YAyABKAlS\
      DHJlZnJlc2hUb2tlbhJVChlyZWZyZXNoX3Rva2VuX2V4cGlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVz\
      dGFtcFIWcmVmcmVzaFRva2VuRXhwaXJlVGltZRIlCg5wYXJ0aWNpcGFudF9pZBgFIAEoCVINcGFydGljaXBhbnRJZBJNChFv\
      dXRkYXRlZF9jb25zZW50cxgGIAMoCzIgLm90b2xpdGguYXV0aC52MS5PdXRkYXRlZENvbnNlbnRSEG91dGRhdGVkQ29uc2Vu\
      dHMiNQoOU2lnbk91dFJlcXVlc3QSIwoNcmVmcmVzaF90b2tlbhgBIAEoCVIMcmVmcmVzaFRva2VuIhEKD1NpZ25PdXRSZXNw\
      b25zZSKSAgoHU2Vzc2lvbhIdCgpzZXNzaW9uX2lkGAEgASgJUglzZXNzaW9uSWQSFAoFbGFiZWwYAiABKAlSBWxhYmVsEjsK\
      C2NyZWF0ZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI+Cg1sYXN0X3VzZV90\
      aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILbGFzdFVzZVRpbWUSOwoLZXhwaXJlX3RpbWUYBSABKAsy\
      Gi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEhgKB2N1cnJlbnQYBiABKAhSB2N1cnJlbnQiUQoTTGlz\
      dFNlc3Npb25zUmVxdWVzdBIbCglwYWdlX3NpemUYASABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAiABKAlSCXBhZ2VU\
      b2tlbiJ0ChRMaXN0U2Vzc2lvbnNSZXNwb25zZRI0CghzZXNzaW9ucxgBIAMoCzIYLm90b2xpdGguYXV0aC52MS5TZXNzaW9u\
      UghzZXNzaW9ucxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iMgoRRW5kU2Vzc2lvblJlcXVlc3QS\
      HQoKc2Vzc2lvbl9pZBgBIAEoCVIJc2Vzc2lvbklkIhQKEkVuZFNlc3Npb25SZXNwb25zZSI6ChVFbmRBbGxTZXNzaW9uc1Jl\
      cXVlc3QSIQoMa2VlcF9jdXJyZW50GAEgASgIUgtrZWVwQ3VycmVudCIYChZFbmRBbGxTZXNzaW9uc1Jlc3BvbnNlIjIKFFBy\
      b3ZlUGFzc3dvcmRSZXF1ZXN0EhoKCHBhc3N3b3JkGAEgASgJUghwYXNzd29yZCKPAQoVUHJvdmVQYXNzd29yZFJlc3BvbnNl\
      EiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhou\
      Z29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lIlYKFUNoYW5nZVBhc3N3b3JkUmVxdWVz\
      dBIaCghwYXNzd29yZBgBIAEoCVIIcGFzc3dvcmQSIQoMbmV3X3Bhc3N3b3JkGAIgASgJUgtuZXdQYXNzd29yZCIYChZDaGFu\
      Z2VQYXNzd29yZFJlc3BvbnNlItoBChBKb2luU3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhoKCHBh\
      c3N3b3JkGAIgASgJUghwYXNzd29yZBInCg9jb25zZW50X3ZlcnNpb24YAyABKAlSDmNvbnNlbnRWZXJzaW9uEikKEGNvbnNl\
      bnRfbGFuZ3VhZ2UYBCABKAlSD2NvbnNlbnRMYW5ndWFnZRInCg9pbnZpdGF0aW9uX2NvZGUYBSABKAlSDmludml0YXRpb25D\
      b2RlEhIKBG5vdGUYBiABKAlSBG5vdGUivwIKEUpvaW5TdHVkeVJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9saXRo\
      LmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lEiEKDGFjY2Vzc190b2tlbhgCIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNj\
      ZXNzX3Rva2VuX2V4cGlyZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBp\
      cmVUaW1lEjgKCWVucm9sbWVudBgEIAEoCzIaLm90b2xpdGguYXV0aC52MS5FbnJvbG1lbnRSCWVucm9sbWVudBI/Cgxqb2lu\
      X3JlcXVlc3QYBSABKAsyHC5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RSC2pvaW5SZXF1ZXN0Ii4KEUxlYXZlU3R1ZHlS\
      ZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkIowBChJMZWF2ZVN0dWR5UmVzcG9uc2USIQoMYWNjZXNzX3Rva2Vu\
      GAEgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYu\
      VGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGlyZVRpbWUiUwoVTGlzdEVucm9sbWVudHNSZXF1ZXN0EhsKCXBhZ2Vfc2l6ZRgB\
      IAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgCIAEoCVIJcGFnZVRva2VuIpEBChZMaXN0RW5yb2xtZW50c1Jlc3BvbnNl\
      EjoKCmVucm9sbWVudHMYASADKAsyGi5vdG9saXRoLmF1dGgudjEuRW5yb2xtZW50UgplbnJvbG1lbnRzEiYKD25leHRfcGFn\
      ZV90b2tlbhgDIAEoCVINbmV4dFBhZ2VUb2tlbkoECAIQA1INam9pbl9yZXF1ZXN0cyKRAQoaTGlzdE93bkpvaW5SZXF1ZXN0\
      c1JlcXVlc3QSNwoFc3RhdGUYASABKA4yIS5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RTdGF0ZVIFc3RhdGUSGwoJcGFn\
      ZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4iiAEKG0xpc3RPd25Kb2luUmVx\
      dWVzdHNSZXNwb25zZRJBCg1qb2luX3JlcXVlc3RzGAEgAygLMhwub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0Ugxqb2lu\
      UmVxdWVzdHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIsoDCglFbnJvbG1lbnQSGQoIc3R1ZHlf\
      aWQYASABKAlSB3N0dWR5SWQSNwoJam9pbl90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIam9pblRp\
      bWUSOQoKbGVhdmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWxlYXZlVGltZRInCg9jb25zZW50\
      X3ZlcnNpb24YBCABKAlSDmNvbnNlbnRWZXJzaW9uEikKEGNvbnNlbnRfbGFuZ3VhZ2UYBSABKAlSD2NvbnNlbnRMYW5ndWFn\
      ZRIZCghncm91cF9pZBgGIAEoCVIHZ3JvdXBJZBIpChBjb25zZW50X291dGRhdGVkGAcgASgIUg9jb25zZW50T3V0ZGF0ZWQS\
      TgoVY29uc2VudF93aXRoZHJhd190aW1lGAggASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFITY29uc2VudFdpdGhk\
      cmF3VGltZRJEChBjb25zZW50X2VuZF90aW1lGAkgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIOY29uc2VudEVu\
      ZFRpbWUi7gIKC0pvaW5SZXF1ZXN0EiYKD2pvaW5fcmVxdWVzdF9pZBgBIAEoCVINam9pblJlcXVlc3RJZBIZCghzdHVkeV9p\
      ZBgCIAEoCVIHc3R1ZHlJZBI3CgVzdGF0ZRgDIAEoDjIhLm90b2xpdGguYXV0aC52MS5Kb2luUmVxdWVzdFN0YXRlUgVzdGF0\
      ZRI9CgxyZXF1ZXN0X3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtyZXF1ZXN0VGltZRI7CgtkZWNp\
      ZGVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmRlY2lkZVRpbWUSOwoLZXhwaXJlX3RpbWUYBiAB\
      KAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEhYKBnJlYXNvbhgHIAEoCVIGcmVhc29uEhIKBG5v\
      dGUYCCABKAlSBG5vdGUiNQoYR2V0U3R1ZHlSZXRlbnRpb25SZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkIjIK\
      FUdldFJlY3J1aXRtZW50UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZCKtAgoLUmVjcnVpdG1lbnQSMwoEZGF5\
      cxgBIAMoCzIfLm90b2xpdGguYXV0aC52MS5SZWNydWl0bWVudERheVIEZGF5cxIiCgxwYXJ0aWNpcGFudHMYAiABKARSDHBh\
      cnRpY2lwYW50cxIaCghlbnJvbGxlZBgDIAEoBFIIZW5yb2xsZWQSHAoJd2l0aGRyYXduGAQgASgEUgl3aXRoZHJhd24SKQoQ\
      cmVxdWVzdHNfcGVuZGluZxgFIAEoBFIPcmVxdWVzdHNQZW5kaW5nEiUKDnJlcXVlc3RzX2VuZGVkGAYgASgEUg1yZXF1ZXN0\
      c0VuZGVkEjkKCmNvdW50X3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgljb3VudFRpbWUibgoOUmVj\
      cnVpdG1lbnREYXkSEgoEZGF0ZRgBIAEoCVIEZGF0ZRIWCgZqb2luZWQYAiABKARSBmpvaW5lZBISCgRsZWZ0GAMgASgEUgRs\
      ZWZ0EhwKCXdpdGhkcmF3bhgEIAEoBFIJd2l0aGRyYXduIt4BChNTdHVkeVJldGVudGlvblN0YXRlEj4KCXJldGVudGlvbhgB\
      IAEoCzIgLm90b2xpdGguYXV0aC52MS5BbnN3ZXJSZXRlbnRpb25SCXJldGVudGlvbhIjCg1wZW5kaW5nX2NvdW50GAIgASgN\
      UgxwZW5kaW5nQ291bnQSJQoOY29tcGxldGVfY291bnQYAyABKA1SDWNvbXBsZXRlQ291bnQSOwoIcmVjZWlwdHMYBCADKAsy\
      Hy5vdG9saXRoLmF1dGgudjEuRXJhc3VyZVJlY2VpcHRSCHJlY2VpcHRzIqkBChdMaXN0Sm9pblJlcXVlc3RzUmVxdWVzdBIZ\
      CghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI3CgVzdGF0ZRgCIAEoDjIhLm90b2xpdGguYXV0aC52MS5Kb2luUmVxdWVzdFN0\
      YXRlUgVzdGF0ZRIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbiKF\
      AQoYTGlzdEpvaW5SZXF1ZXN0c1Jlc3BvbnNlEkEKDWpvaW5fcmVxdWVzdHMYASADKAsyHC5vdG9saXRoLmF1dGgudjEuSm9p\
      blJlcXVlc3RSDGpvaW5SZXF1ZXN0cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iqgEKGERlY2lk\
      ZUpvaW5SZXF1ZXN0UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBImCg9qb2luX3JlcXVlc3RfaWQYAiABKAlS\
      DWpvaW5SZXF1ZXN0SWQSGAoHYXBwcm92ZRgDIAEoCFIHYXBwcm92ZRIWCgZyZWFzb24YBCABKAlSBnJlYXNvbhIZCghncm91\
      cF9pZBgFIAEoCVIHZ3JvdXBJZCKVAQoZRGVjaWRlSm9pblJlcXVlc3RSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3Rv\
      bGl0aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZRI/Cgxqb2luX3JlcXVlc3QYAiABKAsyHC5vdG9saXRoLmF1dGgu\
      djEuSm9pblJlcXVlc3RSC2pvaW5SZXF1ZXN0ImsKEkxpc3RNZW1iZXJzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1\
      ZHlJZBIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbiJwChNMaXN0\
      TWVtYmVyc1Jlc3BvbnNlEjEKB21lbWJlcnMYASADKAsyFy5vdG9saXRoLmF1dGgudjEuTWVtYmVyUgdtZW1iZXJzEiYKD25l\
      eHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiJ5CgZNZW1iZXISGwoJbWVtYmVyX2lkGAEgASgJUghtZW1iZXJJ\
      ZBI3Cglqb2luX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghqb2luVGltZRIZCghncm91cF9pZBgD\
      IAEoCVIHZ3JvdXBJZCJqChVTZXRNZW1iZXJHcm91cFJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJbWVt\
      YmVyX2lkGAIgASgJUghtZW1iZXJJZBIZCghncm91cF9pZBgDIAEoCVIHZ3JvdXBJZCJJChZTZXRNZW1iZXJHcm91cFJlc3Bv\
      bnNlEi8KBm1lbWJlchgBIAEoCzIXLm90b2xpdGguYXV0aC52MS5NZW1iZXJSBm1lbWJlciKuAQoXQ3JlYXRlSW52aXRhdGlv\
      blJlcXVlc3QSIwoNaW52aXRhdGlvbl9pZBgBIAEoCVIMaW52aXRhdGlvbklkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlk\
      EhkKCGdyb3VwX2lkGAMgASgJUgdncm91cElkEhkKCHVzZXNfbWF4GAQgASgNUgd1c2VzTWF4Eh0KCnZhbGlkX2RheXMYBSAB\
      KA1SCXZhbGlkRGF5cyLhAgoKSW52aXRhdGlvbhIjCg1pbnZpdGF0aW9uX2lkGAEgASgJUgxpbnZpdGF0aW9uSWQSGQoIc3R1\
      ZHlfaWQYAiABKAlSB3N0dWR5SWQSGQoIZ3JvdXBfaWQYAyABKAlSB2dyb3VwSWQSEgoEY29kZRgEIAEoCVIEY29kZRISCgR1\
      c2VzGAUgASgNUgR1c2VzEhkKCHVzZXNfbWF4GAYgASgNUgd1c2VzTWF4EjsKC2NyZWF0ZV90aW1lGAcgASgLMhouZ29vZ2xl\
      LnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI7CgtleHBpcmVfdGltZRgIIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5U\
      aW1lc3RhbXBSCmV4cGlyZVRpbWUSOwoLcmV2b2tlX3RpbWUYCSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpy\
      ZXZva2VUaW1lIm8KFkxpc3RJbnZpdGF0aW9uc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJcGFnZV9z\
      aXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4igAEKF0xpc3RJbnZpdGF0aW9uc1Jl\
      c3BvbnNlEj0KC2ludml0YXRpb25zGAEgAygLMhsub3RvbGl0aC5hdXRoLnYxLkludml0YXRpb25SC2ludml0YXRpb25zEiYK\
      D25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiJZChdSZXZva2VJbnZpdGF0aW9uUmVxdWVzdBIZCghzdHVk\
      eV9pZBgBIAEoCVIHc3R1ZHlJZBIjCg1pbnZpdGF0aW9uX2lkGAIgASgJUgxpbnZpdGF0aW9uSWQiVwoYUmV2b2tlSW52aXRh\
      dGlvblJlc3BvbnNlEjsKCmludml0YXRpb24YASABKAsyGy5vdG9saXRoLmF1dGgudjEuSW52aXRhdGlvblIKaW52aXRhdGlv\
      biK2AQoaUmVnaXN0ZXJTdHVkeUxlYWRlclJlcXVlc3QSHQoKcmVxdWVzdF9pZBgBIAEoCVIJcmVxdWVzdElkEhoKCHVzZXJu\
      YW1lGAIgASgJUgh1c2VybmFtZRIbCglzdHVkeV9pZHMYBCADKAlSCHN0dWR5SWRzEhQKBWVtYWlsGAUgASgJUgVlbWFpbBIa\
      CghsYW5ndWFnZRgGIAEoCVIIbGFuZ3VhZ2VKBAgDEARSCHBhc3N3b3JkIrwBChtSZWdpc3RlclN0dWR5TGVhZGVyUmVzcG9u\
      c2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUSJwoPaW52aXRhdGlv\
      bl9jb2RlGAIgASgJUg5pbnZpdGF0aW9uQ29kZRI7CgtleHBpcmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1l\
      c3RhbXBSCmV4cGlyZVRpbWUiiwEKHFJlZ2lzdGVyQWRtaW5pc3RyYXRvclJlcXVlc3QSHQoKcmVxdWVzdF9pZBgBIAEoCVIJ\
      cmVxdWVzdElkEhoKCHVzZXJuYW1lGAIgASgJUgh1c2VybmFtZRIUCgVlbWFpbBgDIAEoCVIFZW1haWwSGgoIbGFuZ3VhZ2UY\
      BCABKAlSCGxhbmd1YWdlIr4BCh1SZWdpc3RlckFkbWluaXN0cmF0b3JSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3Rv\
      bGl0aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZRInCg9pbnZpdGF0aW9uX2NvZGUYAiABKAlSDmludml0YXRpb25D\
      b2RlEjsKC2V4cGlyZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSKFAQoWUmVn\
      aXN0ZXJHYXRld2F5UmVxdWVzdBIdCgpyZXF1ZXN0X2lkGAEgASgJUglyZXF1ZXN0SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVz\
      ZXJuYW1lEhQKBWVtYWlsGAMgASgJUgVlbWFpbBIaCghsYW5ndWFnZRgEIAEoCVIIbGFuZ3VhZ2UiuAEKF1JlZ2lzdGVyR2F0\
      ZXdheVJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lEicK\
      D2ludml0YXRpb25fY29kZRgCIAEoCVIOaW52aXRhdGlvbkNvZGUSOwoLZXhwaXJlX3RpbWUYAyABKAsyGi5nb29nbGUucHJv\
      dG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lIk8KFFNldExlZFN0dWRpZXNSZXF1ZXN0EhoKCHVzZXJuYW1lGAEgASgJUgh1\
      c2VybmFtZRIbCglzdHVkeV9pZHMYAiADKAlSCHN0dWR5SWRzIhcKFVNldExlZFN0dWRpZXNSZXNwb25zZSIYChZMaXN0U2ln\
      bmluZ0tleXNSZXF1ZXN0IjYKF0xpc3RTaWduaW5nS2V5c1Jlc3BvbnNlEhsKCWp3a3NfanNvbhgBIAEoCVIIandrc0pzb24q\
      agoMV3JpdGVPdXRjb21lEh0KGVdSSVRFX09VVENPTUVfVU5TUEVDSUZJRUQQABIZChVXUklURV9PVVRDT01FX0NSRUFURUQQ\
      ARIgChxXUklURV9PVVRDT01FX0FMUkVBRFlfRVhJU1RTEAIqigEKDEVtYWlsT3V0Y29tZRIdChlFTUFJTF9PVVRDT01FX1VO\
      U1BFQ0lGSUVEEAASFgoSRU1BSUxfT1VUQ09NRV9LRVBUEAESGAoURU1BSUxfT1VUQ09NRV9FUkFTRUQQAhIpCiVFTUFJTF9P\
      VVRDT01FX0tFUFRfQllfQU5PVEhFUl9BQ0NPVU5UEAMq2gEKEEpvaW5SZXF1ZXN0U3RhdGUSIgoeSk9JTl9SRVFVRVNUX1NU\
      QVRFX1VOU1BFQ0lGSUVEEAASHgoaSk9JTl9SRVFVRVNUX1NUQVRFX1BFTkRJTkcQARIfChtKT0lOX1JFUVVFU1RfU1RBVEVf\
      QVBQUk9WRUQQAhIfChtKT0lOX1JFUVVFU1RfU1RBVEVfUkVKRUNURUQQAxIgChxKT0lOX1JFUVVFU1RfU1RBVEVfV0lUSERS\
      QVdOEAQSHgoaSk9JTl9SRVFVRVNUX1NUQVRFX0VYUElSRUQQBTKLBAoOQWNjb3VudFNlcnZpY2USaQoPUmVnaXN0ZXJBY2Nv\
      dW50Eicub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyQWNjb3VudFJlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuUmVnaXN0ZXJB\
      Y2NvdW50UmVzcG9uc2UiA5ACAhJmCg5Db25maXJtQWNjb3VudBImLm90b2xpdGguYXV0aC52MS5Db25maXJtQWNjb3VudFJl\
      cXVlc3QaJy5vdG9saXRoLmF1dGgudjEuQ29uZmlybUFjY291bnRSZXNwb25zZSIDkAICEm0KElJlc2VuZENvbmZpcm1hdGlv\
      bhIqLm90b2xpdGguYXV0aC52MS5SZXNlbmRDb25maXJtYXRpb25SZXF1ZXN0Gisub3RvbGl0aC5hdXRoLnYxLlJlc2VuZENv\
      bmZpcm1hdGlvblJlc3BvbnNlEk8KCkdldEFjY291bnQSIi5vdG9saXRoLmF1dGgudjEuR2V0QWNjb3VudFJlcXVlc3QaGC5v\
      dG9saXRoLmF1dGgudjEuQWNjb3VudCIDkAIBEmYKDkNoYW5nZVBhc3N3b3JkEiYub3RvbGl0aC5hdXRoLnYxLkNoYW5nZVBh\
      c3N3b3JkUmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5DaGFuZ2VQYXNzd29yZFJlc3BvbnNlIgOQAgIy8wUKDlNlc3Npb25T\
      ZXJ2aWNlEkkKBlNpZ25JbhIeLm90b2xpdGguYXV0aC52MS5TaWduSW5SZXF1ZXN0Gh8ub3RvbGl0aC5hdXRoLnYxLlNpZ25J\
      blJlc3BvbnNlEm8KEVNpZ25JbkFub255bW91c2x5Eikub3RvbGl0aC5hdXRoLnYxLlNpZ25JbkFub255bW91c2x5UmVxdWVz\
      dBoqLm90b2xpdGguYXV0aC52MS5TaWduSW5Bbm9ueW1vdXNseVJlc3BvbnNlIgOQAgISTAoHUmVmcmVzaBIfLm90b2xpdGgu\
      YXV0aC52MS5SZWZyZXNoUmVxdWVzdBogLm90b2xpdGguYXV0aC52MS5SZWZyZXNoUmVzcG9uc2USUQoHU2lnbk91dBIfLm90\
      b2xpdGguYXV0aC52MS5TaWduT3V0UmVxdWVzdBogLm90b2xpdGguYXV0aC52MS5TaWduT3V0UmVzcG9uc2UiA5ACAhJgCgxM\
      aXN0U2Vzc2lvbnMSJC5vdG9saXRoLmF1dGgudjEuTGlzdFNlc3Npb25zUmVxdWVzdBolLm90b2xpdGguYXV0aC52MS5MaXN0\
      U2Vzc2lvbnNSZXNwb25zZSIDkAIBEloKCkVuZFNlc3Npb24SIi5vdG9saXRoLmF1dGgudjEuRW5kU2Vzc2lvblJlcXVlc3Qa\
      Iy5vdG9saXRoLmF1dGgudjEuRW5kU2Vzc2lvblJlc3BvbnNlIgOQAgISZgoORW5kQWxsU2Vzc2lvbnMSJi5vdG9saXRoLmF1\
      dGgudjEuRW5kQWxsU2Vzc2lvbnNSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLkVuZEFsbFNlc3Npb25zUmVzcG9uc2UiA5AC\
      AhJeCg1Qcm92ZVBhc3N3b3JkEiUub3RvbGl0aC5hdXRoLnYxLlByb3ZlUGFzc3dvcmRSZXF1ZXN0GiYub3RvbGl0aC5hdXRo\
      LnYxLlByb3ZlUGFzc3dvcmRSZXNwb25zZTKmAwoQRW5yb2xtZW50U2VydmljZRJXCglKb2luU3R1ZHkSIS5vdG9saXRoLmF1\
      dGgudjEuSm9pblN0dWR5UmVxdWVzdBoiLm90b2xpdGguYXV0aC52MS5Kb2luU3R1ZHlSZXNwb25zZSIDkAICEloKCkxlYXZl\
      U3R1ZHkSIi5vdG9saXRoLmF1dGgudjEuTGVhdmVTdHVkeVJlcXVlc3QaIy5vdG9saXRoLmF1dGgudjEuTGVhdmVTdHVkeVJl\
      c3BvbnNlIgOQAgISZgoOTGlzdEVucm9sbWVudHMSJi5vdG9saXRoLmF1dGgudjEuTGlzdEVucm9sbWVudHNSZXF1ZXN0Gicu\
      b3RvbGl0aC5hdXRoLnYxLkxpc3RFbnJvbG1lbnRzUmVzcG9uc2UiA5ACARJ1ChNMaXN0T3duSm9pblJlcXVlc3RzEisub3Rv\
      bGl0aC5hdXRoLnYxLkxpc3RPd25Kb2luUmVxdWVzdHNSZXF1ZXN0Giwub3RvbGl0aC5hdXRoLnYxLkxpc3RPd25Kb2luUmVx\
      dWVzdHNSZXNwb25zZSIDkAIBMroHChFNZW1iZXJzaGlwU2VydmljZRJsChBMaXN0Sm9pblJlcXVlc3RzEigub3RvbGl0aC5h\
      dXRoLnYxLkxpc3RKb2luUmVxdWVzdHNSZXF1ZXN0Gikub3RvbGl0aC5hdXRoLnYxLkxpc3RKb2luUmVxdWVzdHNSZXNwb25z\
      ZSIDkAIBEm8KEURlY2lkZUpvaW5SZXF1ZXN0Eikub3RvbGl0aC5hdXRoLnYxLkRlY2lkZUpvaW5SZXF1ZXN0UmVxdWVzdBoq\
      Lm90b2xpdGguYXV0aC52MS5EZWNpZGVKb2luUmVxdWVzdFJlc3BvbnNlIgOQAgISXQoLTGlzdE1lbWJlcnMSIy5vdG9saXRo\
      LmF1dGgudjEuTGlzdE1lbWJlcnNSZXF1ZXN0GiQub3RvbGl0aC5hdXRoLnYxLkxpc3RNZW1iZXJzUmVzcG9uc2UiA5ACARJm\
      Cg5TZXRNZW1iZXJHcm91cBImLm90b2xpdGguYXV0aC52MS5TZXRNZW1iZXJHcm91cFJlcXVlc3QaJy5vdG9saXRoLmF1dGgu\
      djEuU2V0TWVtYmVyR3JvdXBSZXNwb25zZSIDkAICEl4KEENyZWF0ZUludml0YXRpb24SKC5vdG9saXRoLmF1dGgudjEuQ3Jl\
      YXRlSW52aXRhdGlvblJlcXVlc3QaGy5vdG9saXRoLmF1dGgudjEuSW52aXRhdGlvbiIDkAICEmkKD0xpc3RJbnZpdGF0aW9u\
      cxInLm90b2xpdGguYXV0aC52MS5MaXN0SW52aXRhdGlvbnNSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLkxpc3RJbnZpdGF0\
      aW9uc1Jlc3BvbnNlIgOQAgESaQoRR2V0U3R1ZHlSZXRlbnRpb24SKS5vdG9saXRoLmF1dGgudjEuR2V0U3R1ZHlSZXRlbnRp\
      b25SZXF1ZXN0GiQub3RvbGl0aC5hdXRoLnYxLlN0dWR5UmV0ZW50aW9uU3RhdGUiA5ACARJbCg5HZXRSZWNydWl0bWVudBIm\
      Lm90b2xpdGguYXV0aC52MS5HZXRSZWNydWl0bWVudFJlcXVlc3QaHC5vdG9saXRoLmF1dGgudjEuUmVjcnVpdG1lbnQiA5AC\
      ARJsChBSZXZva2VJbnZpdGF0aW9uEigub3RvbGl0aC5hdXRoLnYxLlJldm9rZUludml0YXRpb25SZXF1ZXN0Gikub3RvbGl0\
      aC5hdXRoLnYxLlJldm9rZUludml0YXRpb25SZXNwb25zZSIDkAICMtsDChVBZG1pbmlzdHJhdGlvblNlcnZpY2USdQoTUmVn\
      aXN0ZXJTdHVkeUxlYWRlchIrLm90b2xpdGguYXV0aC52MS5SZWdpc3RlclN0dWR5TGVhZGVyUmVxdWVzdBosLm90b2xpdGgu\
      YXV0aC52MS5SZWdpc3RlclN0dWR5TGVhZGVyUmVzcG9uc2UiA5ACAhJ7ChVSZWdpc3RlckFkbWluaXN0cmF0b3ISLS5vdG9s\
      aXRoLmF1dGgudjEuUmVnaXN0ZXJBZG1pbmlzdHJhdG9yUmVxdWVzdBouLm90b2xpdGguYXV0aC52MS5SZWdpc3RlckFkbWlu\
      aXN0cmF0b3JSZXNwb25zZSIDkAICEmkKD1JlZ2lzdGVyR2F0ZXdheRInLm90b2xpdGguYXV0aC52MS5SZWdpc3RlckdhdGV3\
      YXlSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyR2F0ZXdheVJlc3BvbnNlIgOQAgISYwoNU2V0TGVkU3R1ZGll\
      cxIlLm90b2xpdGguYXV0aC52MS5TZXRMZWRTdHVkaWVzUmVxdWVzdBomLm90b2xpdGguYXV0aC52MS5TZXRMZWRTdHVkaWVz\
      UmVzcG9uc2UiA5ACAjJ3CgpLZXlTZXJ2aWNlEmkKD0xpc3RTaWduaW5nS2V5cxInLm90b2xpdGguYXV0aC52MS5MaXN0U2ln\
      bmluZ0tleXNSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLkxpc3RTaWduaW5nS2V5c1Jlc3BvbnNlIgOQAgFCPQoPb3RvbGl0\
      aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFKspQCCvQCCgEMEgMFABIa6QIg\
      QWNjb3VudHMsIHNlc3Npb25zLCBlbnJvbG1lbnQgYW5kIGNvbnNlbnQuIElkZW50aXR5ICh1c2VybmFtZSwgZS1tYWlsIGFk\
      ZHJlc3MpIGV4aXN0cyBvbmx5IGluCiB0aGlzIHNlcnZpY2U7IGV2ZXJ5IG90aGVyIHNlcnZpY2Ugc2VlcyBvbmx5IHRoZSBy\
      YW5kb20gYHBhcnRpY2lwYW50X2lkYC4KCiBUaW1lc3RhbXBzIGluIHJlc3BvbnNlcyBoYXZlIG1pY3Jvc2Vjb25kIHByZWNp\
      c2lvbi4gQW55IG1ldGhvZCBtYXkgYWxzbyByZXR1cm4gdGhlIGVycm9ycyBjb21tb24KIHRvIGFsbCBtZXRob2RzIChvdG9s\
      aXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pLiBUaGUgcmVhc29ucyBhcmUgZXhwbGFpbmVkIGluIGVycm9ycy5wcm90by4K\
      CkYKAgYAEgQUAEcBGjogQ3JlYXRlcyBhbmQgY29uZmlybXMgYWNjb3VudHMuIENhbGxhYmxlIHdpdGhvdXQgYSB0b2tlbi4K\
      CtwGCgQGAAIAEgQfAiEDGs0GIENyZWF0ZXMgYW4gYWNjb3VudCB0aGF0IGNhbiBzaWduIGluIG9uY2UgaXQgaXMgY29uZmly\
      bWVkIChUWVQgwqc0KS4gV2l0aCBhbiBlLW1haWwgYWRkcmVzcywgYQogY29uZmlybWF0aW9uIGNvZGUgaXMgbWFpbGVkOyB3\
      aXRob3V0IG9uZSwgdGhlIGFjY291bnQgaXMgYWN0aXZlIGF0IG9uY2UuIElmIHRoZSBhZGRyZXNzIGlzIHRoZQogb25seSBu\
      YW1lIGFuZCBhbHJlYWR5IGJlbG9uZ3MgdG8gYW4gYWNjb3VudCwgdGhlIHJlc3BvbnNlIGlzIHRoZSBzYW1lIGFuZCB0aGUg\
      bWFpbCBzYXlzIHNvLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCAoZXZlcnkgaW52YWxpZCBmaWVsZCBpcyBuYW1lZCk7\
      IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uCiBVU0VSTkFNRV9UQUtFTjsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24g\
      UkVRVUVTVF9JRF9SRVVTRUQgaWYgYHJlcXVlc3RfaWRgIHdhcyB1c2VkIGZvciBvdGhlcgogY29udGVudHM7IFJFU09VUkNF\
      X0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBXQUlUSU5HX0FDQ09VTlRTX0xJTUlUIGFuZCBSZXRyeUluZm8gaWYgZml2ZSBhY2Nv\
      dW50cwogcmVnaXN0ZXJlZCB3aXRoaW4gdGhlIGxhc3QgaG91ciB3YWl0IGZvciBjb25maXJtYXRpb24gb2YgdGhpcyBhZGRy\
      ZXNzIChhY2NvdW50cyB3aXRoIGV4cGlyZWQKIGNvZGVzIGRvIG5vdCBjb3VudCk7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0\
      aCByZWFzb24gQUNDT1VOVF9FUkFTRUQgaWYgdGhlIGFjY291bnQgY3JlYXRlZCBieQogdGhpcyBgcmVxdWVzdF9pZGAgd2Fz\
      IGVyYXNlZCBpbiB0aGUgbGFzdCA5MCBkYXlzOiB1c2UgYSBuZXcgYHJlcXVlc3RfaWRgIGZvciBhIG5ldyBhY2NvdW50LgoK\
      4gUKBAYAAgESBCsCLQMa0wUgQWN0aXZhdGVzIGFuIGFjY291bnQuIERlbGV0ZXMgdGhlIGUtbWFpbCBhZGRyZXNzIHVubGVz\
      cyB0aGUgcGFydGljaXBhbnQgY29uc2VudGVkIHRvIGtlZXBpbmcKIGl0OyB0aGUgbGFzdCBtYWlsIHRvIGEgZGVsZXRlZCBh\
      ZGRyZXNzIGNvbnRhaW5zIGEgcmVjb3ZlcnkgY29kZS4gUmVwZWF0aW5nIHRoZSBjYWxsIGlzIHNhZmU6CiB1bnRpbCB0aGUg\
      Y29kZSBleHBpcmVzICgyNCBob3VycyBhZnRlciBtYWlsaW5nKSwgdGhlIHJlc3BvbnNlIGlzIHRoZSBzYW1lLgoKIEVycm9y\
      czogSU5WQUxJRF9BUkdVTUVOVDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gQ09ERV9SRUpFQ1RFRCBmb3IgYSB3\
      cm9uZywgcmVwbGFjZWQgb3IKIGV4cGlyZWQgY29kZSwgYW4gdW5rbm93biB1c2VybmFtZSBvciBhIHdyb25nIHBhc3N3b3Jk\
      IChkZWxpYmVyYXRlbHkgaW5kaXN0aW5ndWlzaGFibGUpOwogRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBFTUFJ\
      TF9UQUtFTiBpZiBhbm90aGVyIGFjY291bnQgd2l0aCB0aGlzIGFkZHJlc3MgYXMgaXRzIG5hbWUKIHdhcyBjb25maXJtZWQg\
      Zmlyc3Q7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvIGlu\
      c3RlYWQgb2YKIENPREVfUkVKRUNURUQgYWZ0ZXIgc2V2ZXJhbCB3cm9uZyBjb2RlcyAoYSBjb3JyZWN0IGNvZGUgaXMgYWNj\
      ZXB0ZWQgYXQgYW55IHRpbWUpLgoK8gMKBAYAAgISAzYCWRrkAyBNYWlscyBhIG5ldyBjb2RlIHRvIGFuIGFjY291bnQgdGhh\
      dCB3YWl0cyBmb3IgY29uZmlybWF0aW9uLCB1bmxlc3Mgb25lIHdhcyBtYWlsZWQganVzdCBub3c7IHRoZQogcHJldmlvdXMg\
      Y29kZSBiZWNvbWVzIGludmFsaWQuIFRoZSByZXNwb25zZSBpcyB0aGUgc2FtZSB3aGV0aGVyIG9yIG5vdCBzdWNoIGFuIGFj\
      Y291bnQgZXhpc3RzLgoKIE5vdCBpZGVtcG90ZW50OiB0aGUgc2Vjb25kIGNhbGwgbWF5IG1haWwgYW5vdGhlciBjb2RlLCB3\
      aGljaCByZXBsYWNlcyB0aGUgZmlyc3QuIFJlcGVhdGluZyB0aGUKIGNhbGwgYWZ0ZXIgYSBsb3N0IHJlc3BvbnNlIGlzIGhh\
      cm1sZXNzOiB0aGUgY29kZSBvZiB0aGUgbmV3ZXN0IG1haWwgaXMgdmFsaWQuCgogRXJyb3JzOiBSRVNPVVJDRV9FWEhBVVNU\
      RUQgd2l0aCByZWFzb24gTUFJTF9SRVFVRVNUU19MSU1JVCBhbmQgUmV0cnlJbmZvIHdoaWxlIDEwLDAwMCBtYWlsCiByZXF1\
      ZXN0cyBhcmUgcXVldWVkLgoKlgEKBAYAAgMSBDoCPAMahwEgUmV0dXJucyB0aGUgY2FsbGVyJ3Mgb3duIGFjY291bnQuIE5l\
      ZWRzIGEgdG9rZW4uCgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRCBpZiB0aGUg\
      YWNjb3VudCBubyBsb25nZXIgZXhpc3RzLgoK4QMKBAYAAgQSBEQCRgMa0gMgUmVwbGFjZXMgdGhlIGNhbGxlcidzIHBhc3N3\
      b3JkLiBFbmRzIGFsbCBvdGhlciBzZXNzaW9ucywgaW52YWxpZGF0ZXMgbWFpbGVkIHJlc2V0IGNvZGVzLCBhbmQKIG5vdGlm\
      aWVzIHRoZSBhY2NvdW50J3MgZS1tYWlsIGFkZHJlc3MgaWYgaXQgaXMga2VwdC4gTmVlZHMgYSB0b2tlbi4gUmVwZWF0aW5n\
      IHRoZSBjYWxsIGFmdGVyIGEKIGxvc3QgcmVzcG9uc2UgcmV0dXJucyB0aGUgc2FtZSByZXNwb25zZS4KCiBFcnJvcnM6IElO\
      VkFMSURfQVJHVU1FTlQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIFBBU1NXT1JEX1dST05HOyBGQUlMRURfUFJF\
      Q09ORElUSU9OCiB3aXRoIHJlYXNvbiBBQ0NPVU5UX0FOT05ZTU9VUzsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29u\
      IFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm87CiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9F\
      TkRFRC4KCi4KAgQAEgRKAFwBGiIgRGVzY3JpYmVzIHRoZSBhY2NvdW50IHRvIGNyZWF0ZS4KCm0KBAQAAgASA0wCGBpgIFVV\
      SUQgbWFkZSBieSB0aGUgY2xpZW50LiBLZWVwIGl0IHVudGlsIGEgcmVzcG9uc2UgYXJyaXZlczsgcmVwZWF0aW5nIHRoZSBz\
      YW1lIHJlcXVlc3QgaXMgc2FmZS4KCvYBCgQEAAIBEgNQAhYa6AEgM+KAkzY0IGNoYXJhY3RlcnMgb2YgbGV0dGVycywgZGln\
      aXRzLCBgLmAsIGBfYCwgYC1gOyBjb21wYXJlZCBjYXNlLWluc2Vuc2l0aXZlbHkuIE1heSBiZSBlbXB0eSBpZgogdGhlIGFk\
      ZHJlc3MgaXMga2VwdDsgdGhlIGFkZHJlc3MgaXMgdGhlbiB1c2VkIHRvIHNpZ24gaW4uIFdoaXRlIHNwYWNlIGFyb3VuZCBh\
      IHVzZXJuYW1lIG9yIGFuCiBhZGRyZXNzIGlzIGlnbm9yZWQgaW4gZXZlcnkgcmVxdWVzdC4KCogBCgQEAAICEgNTAhYaeyA4\
      4oCTMTI4IGNoYXJhY3RlcnMsIG5vdCBvbiB0aGUgbGlzdCBvZiBjb21tb24gcGFzc3dvcmRzLCBub3QgY29udGFpbmluZyB0\
      aGUgdXNlcm5hbWUgb3IgdGhlCiBhZGRyZXNzIChDT05UQUlOU19VU0VSTkFNRSkuCgq7AQoEBAACAxIDVgITGq0BIE9wdGlv\
      bmFsLiBJZiBzZXQsIHRoZSBhY2NvdW50IHdhaXRzIGZvciBjb25maXJtYXRpb24uIEFTQ0lJIGJlZm9yZSB0aGUgYEBgOyBh\
      biBpbnRlcm5hdGlvbmFsaXNlZAogZG9tYWluIGVxdWFscyBpdHMgQS1sYWJlbCAoYHhuLS3igKZgLCBSRkMgNTg5MSksIGFz\
      IHdoaWNoIGl0IGlzIHJldHVybmVkLgoKXwoEBAACBBIDWAIZGlIgV2hldGhlciB0aGUgYWRkcmVzcyBtYXkgYmUga2VwdCBh\
      ZnRlciBjb25maXJtYXRpb24uIFJlcXVpcmVkIHdpdGhvdXQgYSB1c2VybmFtZS4KCo4BCgQEAAIFEgNbAhYagAEgQkNQIDQ3\
      IGxhbmd1YWdlIGZvciBtYWlscywgYWxzbyBhcyBhIGRldmljZSdzIGxvY2FsZSAoYGRlX0RFYCk7IGVtcHR5IG1lYW5zIEVu\
      Z2xpc2guIE5vdAogY29tcGFyZWQgd2hlbiBhIHJlcXVlc3QgaXMgcmVwZWF0ZWQuCgowCgIFABIEXwBmARokIFdoZXRoZXIg\
      YSB3cml0ZSBjaGFuZ2VkIHNvbWV0aGluZy4KCh4KBAUAAgASA2ECIBoRIE5ldmVyIHJldHVybmVkLgoKKQoEBQACARIDYwIc\
      GhwgVGhpcyBjYWxsIG1hZGUgdGhlIGNoYW5nZS4KCj8KBAUAAgISA2UCIxoyIFRoZSBzYW1lIHdyaXRlIHdhcyBtYWRlIGJl\
      Zm9yZTsgbm90aGluZyBjaGFuZ2VkLgoKIgoCBAESBGkAdAEaFiBUaGUgY3JlYXRlZCBhY2NvdW50LgoKNQoEBAECABIDawIb\
      GiggV2hldGhlciB0aGlzIGNhbGwgY3JlYXRlZCB0aGUgYWNjb3VudC4KCnIKBAQBAgESA24CIRplIFdoZXRoZXIgdGhlIGFj\
      Y291bnQgbXVzdCBiZSBjb25maXJtZWQgd2l0aCB0aGUgbWFpbGVkIGNvZGUgKENvbmZpcm1BY2NvdW50KSBiZWZvcmUgaXQg\
      Y2FuIHNpZ24KIGluLgoKzgIKBAQBAgISA3MCGxrAAiBSZWNvdmVyeSBjb2RlIG9mIGFuIGFjY291bnQgd2l0aG91dCBhbiBh\
      ZGRyZXNzOiB0aGUgb25seSB3YXkgYmFjayBhZnRlciBhIGZvcmdvdHRlbiBwYXNzd29yZAogKFJlY292ZXJBY2NvdW50KS4g\
      U2hvdyBpdCBvbmNlIGFuZCBhc2sgdGhlIHBhcnRpY2lwYW50IHRvIHdyaXRlIGl0IGRvd24uIFJlcGVhdGluZyB0aGUgcmVx\
      dWVzdAogcmV0dXJucyBhbm90aGVyIGNvZGUsIGJlY2F1c2UgdGhlIGZpcnN0IHJlc3BvbnNlIG1heSBoYXZlIGJlZW4gbG9z\
      dDsgYWxsIG9mIHRoZW0gYXJlIHZhbGlkLgogRW1wdHkgZm9yIGFjY291bnRzIHdpdGggYW4gYWRkcmVzcy4KCikKAgQCEgR3\
      AH8BGh0gQSBtYWlsZWQgY29uZmlybWF0aW9uIGNvZGUuCgpVCgQEAgIAEgN5AhYaSCBVc2VybmFtZSBvZiB0aGUgYWNjb3Vu\
      dCB0byBjb25maXJtOyBpdHMgYWRkcmVzcyBpZiBpdCBoYXMgbm8gdXNlcm5hbWUuCgo9CgQEAgIBEgN7AhIaMCBUaGUgbWFp\
      bGVkIGNvZGU7IGNhc2UgYW5kIGh5cGhlbnMgYXJlIGlnbm9yZWQuCgrNAQoEBAICAhIDfgIWGr8BIElmIHRoZSBhZGRyZXNz\
      IGlzIHRoZSBhY2NvdW50J3MgbmFtZTogdGhlIHBhc3N3b3JkIGdpdmVuIGF0IHJlZ2lzdHJhdGlvbiwgc28gdGhhdCBhbiBh\
      Y2NvdW50CiByZWdpc3RlcmVkIHdpdGggYW5vdGhlciBwZXJzb24ncyBhZGRyZXNzIGNhbm5vdCBiZSBjb25maXJtZWQgYnkg\
      dGhhdCBwZXJzb24uIElnbm9yZWQgb3RoZXJ3aXNlLgoKngEKAgUBEgaDAQCNAQEajwEgVGhlIHJlc3VsdCBmb3IgdGhlIGUt\
      bWFpbCBhZGRyZXNzIHRoYXQgdGhlIGNvZGUgd2FzIG1haWxlZCB0by4gSXQgaXMgcmVwb3J0ZWQgb25seSB0byB0aGUgaG9s\
      ZGVyCiBvZiB0aGUgY29kZSwgd2hvIHJlYWRzIHRoYXQgYWRkcmVzcydzIG1haWwuCgofCgQFAQIAEgSFAQIgGhEgTmV2ZXIg\
      cmV0dXJuZWQuCgpOCgQFAQIBEgSHAQIZGkAgVGhlIGFkZHJlc3Mgc3RheXMgd2l0aCB0aGUgYWNjb3VudCBhbmQgY2FuIGJl\
      IHVzZWQgdG8gc2lnbiBpbi4KClAKBAUBAgISBIkBAhsaQiBUaGUgYWRkcmVzcyB3YXMgZGVsZXRlZCBiZWNhdXNlIGtlZXBp\
      bmcgaXQgd2FzIG5vdCBjb25zZW50ZWQgdG8uCgrNAQoEBQECAxIEjAECLBq+ASBLZWVwaW5nIHRoZSBhZGRyZXNzIHdhcyBj\
      b25zZW50ZWQgdG8sIGJ1dCBhbm90aGVyIGFjY291bnQgdGhhdCB3YXMgY29uZmlybWVkIGVhcmxpZXIgaGFzIGl0OiBhbgog\
      YWRkcmVzcyBiZWxvbmdzIHRvIG9uZSBhY2NvdW50LiBUaGlzIGFjY291bnQgaGFzIG5vIGFkZHJlc3MgYW5kIHNpZ25zIGlu\
      IHdpdGggaXRzIHVzZXJuYW1lLgoKPQoCBAMSBpABAJYBARovIFRoZSBjb25maXJtZWQgYWNjb3VudCwgd2hpY2ggY2FuIHNp\
      Z24gaW4gbm93LgoKLgoEBAMCABIEkgECIRogIFJlc3VsdCBmb3IgdGhlIGUtbWFpbCBhZGRyZXNzLgoKvQEKBAQDAgESBJUB\
      AhsargEgUmVjb3ZlcnkgY29kZSBvZiBhbiBhY2NvdW50IHdob3NlIGFkZHJlc3Mgd2FzIG5vdCBrZXB0IChSZWNvdmVyQWNj\
      b3VudCkuIEl0IGlzIGFsc28gc2VudCBpbiB0aGUKIGxhc3QgbWFpbCB0byB0aGUgYWRkcmVzczsgdGhlcmVmb3JlIGl0IGlz\
      IGVtcHR5IGlmIHRoZSByZXF1ZXN0IGlzIHJlcGVhdGVkLgoKJgoCBAQSBpkBAJ0BARoYIEFza3MgZm9yIGFub3RoZXIgY29k\
      ZS4KCqYBCgQEBAIAEgScAQIWGpcBIFVzZXJuYW1lIG9mIHRoZSBhY2NvdW50IHRoYXQgd2FpdHMgZm9yIGNvbmZpcm1hdGlv\
      biwgb3IgaXRzIGFkZHJlc3MgaWYgaXQgaGFzIG5vIHVzZXJuYW1lLiBUZXh0CiB0aGF0IGlzIG5laXRoZXIgaXMgaGFuZGxl\
      ZCBsaWtlIGFuIHVua25vd24gdXNlcm5hbWUuCgpCCgIEBRIEoAEAJRo2IEVtcHR5LCBzbyB0aGF0IGl0IHJldmVhbHMgbm90\
      aGluZyBhYm91dCB0aGUgYWNjb3VudC4KCjkKAgQGEgSjAQAcGi0gRW1wdHk6IHRoZSBhY2NvdW50IGlzIHRha2VuIGZyb20g\
      dGhlIHRva2VuLgoKLgoCBAcSBqYBAMIBARogIFRoZSBzdG9yZWQgZGF0YSBvZiBhbiBhY2NvdW50LgoKSAoEBAcCABIEqAEC\
      HBo6IFJhbmRvbSBVVUlELCBieSB3aGljaCBhbGwgc2VydmljZXMga25vdyB0aGUgcGFydGljaXBhbnQuCgpaCgQEBwIBEgSq\
      AQIWGkwgRW1wdHkgZm9yIGFub255bW91cyBhY2NvdW50cyBhbmQgZm9yIGFjY291bnRzIHdob3NlIG5hbWUgaXMgdGhlaXIg\
      YWRkcmVzcy4KCkIKBAQHAgISBKwBAhMaNCBFbXB0eSB1bmxlc3Mga2VlcGluZyB0aGUgYWRkcmVzcyB3YXMgY29uc2VudGVk\
      IHRvLgoKKQoEBAcCAxIErgECFhobIEJDUCA0NyBsYW5ndWFnZSBvZiBtYWlscy4KCm0KBAQHAgQSBLABAhUaXyBXaGV0aGVy\
      IHRoZSBhY2NvdW50IHdhcyBjcmVhdGVkIGJ5IFNpZ25JbkFub255bW91c2x5OiB3aXRob3V0IHVzZXJuYW1lLCBwYXNzd29y\
      ZCBhbmQgYWRkcmVzcy4KCiUKBAQHAgUSBLIBAiwaFyBUaW1lIG9mIHJlZ2lzdHJhdGlvbi4KClcKBAQHAgYSBLQBAhIaSSBW\
      ZXJzaW9uIHRhZyBvZiB0aGUgZmllbGRzIHRoYXQgT3duQWNjb3VudFNlcnZpY2UuVXBkYXRlQWNjb3VudCBjaGFuZ2VzLgoK\
      QQoEBAcCBxIEtgECFhozIFdoZXRoZXIgdGhlIGFjY291bnQgc3Vic2NyaWJlcyB0byB0aGUgbmV3c2xldHRlci4KCjoKBAQH\
      AggSBLgBAhYaLCBQcm9maWxlIGRhdGEgZ2l2ZW4gYnkgdGhlIGFjY291bnQncyBvd25lci4KCkkKBAQHAgkSBLoBAhwaOyBB\
      ZGRyZXNzIHRoYXQgd2FpdHMgZm9yIENvbmZpcm1FbWFpbENoYW5nZTsgZW1wdHkgaWYgbm9uZS4KCuABCgQEBwIKEgS+AQIz\
      GtEBIFRpbWUgc2luY2Ugd2hpY2ggbWFpbHMgdG8gdGhlIGFkZHJlc3MgaGF2ZSBiZWVuIHJldHVybmVkOyBhYnNlbnQgaWYg\
      bm9uZSB3YXMgcmV0dXJuZWQuCiBOZXdzbGV0dGVycyBhcmUgbm90IHNlbnQgdG8gYSBmYWlsaW5nIGFkZHJlc3M7IHJlcXVl\
      c3RlZCBtYWlscyBzdWNoIGFzIHJlc2V0cyBhcmUuIENsZWFyZWQgYnkgYQogY2hhbmdlIG9mIHRoZSBhZGRyZXNzLgoKhwEK\
      BAQHAgsSBMEBAh0aeSBXaGV0aGVyIGFuIGFkbWluaXN0cmF0b3IgbWFya2VkIHRoZSBhY2NvdW50IGFzIGEgdGVzdCBwYXJ0\
      aWNpcGFudC4gRXhwb3J0cyBsZWF2ZSBvdXQgdGhlCiBhbnN3ZXJzIG9mIHRlc3QgcGFydGljaXBhbnRzLgoKTAoCBgESBsUB\
      AJUCARo+IFNpZ25zIGluIGFuZCBrZWVwcyBzZXNzaW9ucyBhbGl2ZS4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLgoKlgYK\
      BAYBAgASBNEBAjUahwYgU3RhcnRzIGEgc2Vzc2lvbiBvZiBhbiBhY2NvdW50LgoKIE5vdCBpZGVtcG90ZW50OiBlYWNoIGNh\
      bGwgc3RhcnRzIGEgc2VwYXJhdGUgc2Vzc2lvbi4gUmVwZWF0aW5nIHRoZSBjYWxsIGFmdGVyIGEgbG9zdCByZXNwb25zZQog\
      aXMgaGFybWxlc3M6IGFuIHVudXNlZCBzZXNzaW9uIGVuZHMgYWZ0ZXIgOTAgZGF5cywgb3IgZWFybGllciBhcyB0aGUgb2xk\
      ZXN0IG9mIG1vcmUgdGhhbiAyMC4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBDUkVERU5USUFMU19S\
      RUpFQ1RFRCBmb3IgYSB3cm9uZyBwYXNzd29yZCwgYW4gdW5rbm93bgogdXNlcm5hbWUsIG9yIGFuIHVuY29uZmlybWVkIGFj\
      Y291bnQgd2l0aG91dCBhIHVzZXJuYW1lIChpbmRpc3Rpbmd1aXNoYWJsZSwgc28gdGhhdCB0aGUgcmVzcG9uc2UKIGRvZXMg\
      bm90IHJldmVhbCB3aGV0aGVyIGFub3RoZXIgYWNjb3VudCBoYXMgdGhlIGFkZHJlc3MpOyBGQUlMRURfUFJFQ09ORElUSU9O\
      IHdpdGggcmVhc29uCiBBQ0NPVU5UX05PVF9DT05GSVJNRUQgZm9yIGFuIHVuY29uZmlybWVkIGFjY291bnQgd2l0aCBhIHVz\
      ZXJuYW1lIChvbmx5IHdpdGggdGhlIGNvcnJlY3QKIHBhc3N3b3JkKTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24g\
      QUNDT1VOVF9TVVNQRU5ERUQgKG9ubHkgd2l0aCB0aGUgY29ycmVjdCBwYXNzd29yZCk7CiBSRVNPVVJDRV9FWEhBVVNURUQg\
      d2l0aCByZWFzb24gVE9PX01BTllfQVRURU1QVFMgYW5kIFJldHJ5SW5mbyBhZnRlciByZXBlYXRlZCBmYWlsdXJlcy4KCsgH\
      CgQGAQIBEgbeAQLgAQMatwcgQ3JlYXRlcyBhIHBhcnRpY2lwYW50IHdpdGhvdXQgYWNjb3VudCBkYXRhLiBUaGUgcmVmcmVz\
      aCB0b2tlbiBpcyB0aGUgb25seSBrZXkgdG8gdGhpcwogcGFydGljaXBhbnQuIFJlcGVhdGluZyB0aGUgc2FtZSBgcmVxdWVz\
      dF9pZGAgd2l0aGluIHRoZSBmaXJzdCBob3VyIG9mIHRoZSBzZXNzaW9uIHJldHVybnMgdGhlCiBzYW1lIHBhcnRpY2lwYW50\
      LCBlYWNoIHRpbWUgd2l0aCBhIGRpZmZlcmVudCByZWZyZXNoIHRva2VuOyBhbGwgb2YgdGhlbSBhcmUgdmFsaWQuCgogRXJy\
      b3JzOiBJTlZBTElEX0FSR1VNRU5UOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBSRVFVRVNUX0lEX1JFVVNFRCBpZiBg\
      cmVxdWVzdF9pZGAgd2FzIHVzZWQKIHdpdGggb3RoZXIgYXVkaWVuY2VzIG9yIGZvciBhbm90aGVyIGFjY291bnQ7IEZBSUxF\
      RF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gU0lHTl9JTl9FTkRFRCBpZgogdGhlIHNlc3Npb24gaXQgc3RhcnRlZCB3YXMg\
      c2lnbmVkIG91dCwgaGFzIGVuZGVkLCBvciBpcyBvbGRlciB0aGFuIGFuIGhvdXI6IHVzZSBhIG5ldwogYHJlcXVlc3RfaWRg\
      IGZvciBhIG5ldyBwYXJ0aWNpcGFudDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFNJR05fSU5fUkVQRUFURURf\
      TElNSVQgYW5kCiBSZXRyeUluZm8gYWZ0ZXIgNjQgcmVwZXRpdGlvbnMgd2l0aG91dCBhIHJlZnJlc2ggKG9uZSBtb3JlIGlz\
      IGFsbG93ZWQgZWFjaCBtaW51dGUpOwogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gQUNDT1VOVF9TVVNQRU5ERUQ7\
      IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gQUNDT1VOVF9FUkFTRUQKIGlmIHRoZSBwYXJ0aWNpcGFudCBjcmVh\
      dGVkIGJ5IHRoaXMgYHJlcXVlc3RfaWRgIHdhcyBlcmFzZWQgaW4gdGhlIGxhc3QgOTAgZGF5czogdXNlIGEgbmV3CiBgcmVx\
      dWVzdF9pZGAgZm9yIGEgbmV3IHBhcnRpY2lwYW50LgoK9AcKBAYBAgISBO8BAjga5QcgRXhjaGFuZ2VzIGEgcmVmcmVzaCB0\
      b2tlbiBmb3IgYSBuZXcgcGFpciBvZiB0b2tlbnMuIEEgdG9rZW4gaXMgdmFsaWQgZm9yIG9uZSBleGNoYW5nZS4KIFJlcGVh\
      dGluZyB0aGUgZXhjaGFuZ2Ugd2l0aGluIDMwIHNlY29uZHMgKDI0IGhvdXJzIGZvciBhbiBhbm9ueW1vdXMgcGFydGljaXBh\
      bnQpIHJldHVybnMgdG9rZW5zCiBhZ2FpbiwgdXAgdG8gNjQgdGltZXMsIHVubGVzcyB0aGUgbmV3ZXIgdG9rZW4gaGFzIGJl\
      ZW4gdXNlZC4gQWZ0ZXIgdGhhdCwgdGhlIHRva2VuIGNvdW50cyBhcwogc3RvbGVuOiB0aGUgc2Vzc2lvbiBhbmQgYWxsIGl0\
      cyB0b2tlbnMgZW5kLgoKIE5vdCBpZGVtcG90ZW50OiByZXBlYXRpbmcgaXQgYWZ0ZXIgdGhhdCBwZXJpb2QgZW5kcyB0aGUg\
      c2Vzc2lvbi4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBSRUZSRVNIX1RPS0VOX1JFSkVDVEVEOiBz\
      aWduIGluIGFnYWluOyBSRVNPVVJDRV9FWEhBVVNURUQKIHdpdGggcmVhc29uIFJFRlJFU0hfUkVQRUFURURfTElNSVQ6IHVz\
      ZSBvbmUgb2YgdGhlIGVhcmxpZXIgcmVzcG9uc2VzLCB0aGlzIHRva2VuIGFsbG93cyBubwogbW9yZTsgUEVSTUlTU0lPTl9E\
      RU5JRUQgd2l0aCByZWFzb24gQUNDT1VOVF9TVVNQRU5ERUQ6IGtlZXAgdGhlIHRva2VuLCBpdCBiZWNvbWVzIHZhbGlkIGFn\
      YWluCiB3aGVuIHRoZSBhY2NvdW50IGlzIHJlc3RvcmVkOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIEFDQ09V\
      TlRfRVJBU0VEOiB0aGUgcGFydGljaXBhbnQKIHdhcyBlcmFzZWQgZHVyaW5nIHRoZSBzZXNzaW9uLiBEZWxldGUgdGhlIHRv\
      a2VuIGFuZCBhbGwgdW5zZW50IHNoZWV0czogbm8gc2VydmljZSBhY2NlcHRzIHRoZW0uCiBBQ0NPVU5UX0VSQVNFRCBpcyBy\
      ZXR1cm5lZCBmb3IgYXMgbG9uZyBhcyBhbiB1bnVzZWQgcmVmcmVzaCB0b2tlbiBsaXZlcyAoOTAgZGF5cyBieSBkZWZhdWx0\
      KSwKIFJFRlJFU0hfVE9LRU5fUkVKRUNURUQgYWZ0ZXJ3YXJkcy4KCncKBAYBAgMSBvIBAvQBAxpnIFJldm9rZXMgdGhlIHJl\
      ZnJlc2ggdG9rZW4gYW5kIGFsbCBvdGhlciB0b2tlbnMgb2YgaXRzIHNlc3Npb24uIFVua25vd24gdG9rZW5zIGFyZSBhY2Nl\
      cHRlZAogc2lsZW50bHkuCgq2AQoEBgECBBIG+AEC+gEDGqUBIExpc3RzIHRoZSBjYWxsZXIncyBhY3RpdmUgc2Vzc2lvbnMs\
      IG5ld2VzdCBzaWduLWluIGZpcnN0LiBOZWVkcyBhIHRva2VuLgoKIEVycm9yczogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVh\
      c29uIFNFU1NJT05fRU5ERUQgaWYgdGhlIGNhbGxlcidzIG93biBzZXNzaW9uIGhhcyBlbmRlZC4KCqMDCgQGAQIFEgaBAgKD\
      AgMakgMgRW5kcyBvbmUgb2YgdGhlIGNhbGxlcidzIHNlc3Npb25zLiBJdHMgcmVmcmVzaCB0b2tlbnMgYXJlIHJlamVjdGVk\
      IGF0IG9uY2U7IGl0cyBhY2Nlc3MgdG9rZW5zCiByZW1haW4gdmFsaWQgdW50aWwgdGhleSBleHBpcmUsIDEwIG1pbnV0ZXMg\
      YXQgbW9zdC4gTmVlZHMgYSB0b2tlbi4gRW5kaW5nIGEgc2Vzc2lvbiB0aGF0IGhhcwogYWxyZWFkeSBlbmRlZCBzdWNjZWVk\
      cy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTRVNTSU9OX1VOS05PV04sIGFs\
      c28gZm9yIGEgc2Vzc2lvbiBvZiBhbm90aGVyCiBhY2NvdW50OyBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lP\
      Tl9FTkRFRCBpZiB0aGUgY2FsbGVyJ3Mgb3duIHNlc3Npb24gaGFzIGVuZGVkLgoKyQEKBAYBAgYSBogCAooCAxq4ASBFbmRz\
      IGFsbCBvZiB0aGUgY2FsbGVyJ3Mgc2Vzc2lvbnMsIGVhY2ggYXMgRW5kU2Vzc2lvbiBkb2VzLiBOZWVkcyBhIHRva2VuLgoK\
      IEVycm9yczogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQgaWYgdGhlIGNhbGxlcidzIG93biBz\
      ZXNzaW9uIHdhcyBlbmRlZCBieQogYW5vdGhlciBjYWxsLgoKjwQKBAYBAgcSBJQCAkoagAQgVmVyaWZpZXMgdGhlIHBhc3N3\
      b3JkIGFnYWluIGZvciBtZXRob2RzIHRoYXQgcmVxdWlyZSBhIHJlY2VudCBwcm9vZi4gVGhlIGBhdXRoX3RpbWVgIG9mIHRo\
      ZQogcmV0dXJuZWQgYWNjZXNzIHRva2VuIGlzIHRoZSBjdXJyZW50IHRpbWUuIFRoZSBzZXNzaW9uIGFuZCBpdHMgcmVmcmVz\
      aCB0b2tlbiBjb250aW51ZS4gTmVlZHMgYQogdG9rZW4uCgogTm90IGlkZW1wb3RlbnQ6IGVhY2ggY2FsbCByZXR1cm5zIGEg\
      ZGlmZmVyZW50IHRva2VuLiBSZXBlYXRpbmcgaXQgaXMgaGFybWxlc3MuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQ\
      RVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBQQVNTV09SRF9XUk9ORzsgRkFJTEVEX1BSRUNPTkRJVElPTgogd2l0aCBy\
      ZWFzb24gQUNDT1VOVF9BTk9OWU1PVVM7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBU\
      UyBhbmQgUmV0cnlJbmZvOwogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQuCgo3CgIECBIGmAIA\
      ogIBGikgQ3JlZGVudGlhbHMgYW5kIG9wdGlvbnMgb2YgdGhlIHNlc3Npb24uCgo+CgQECAIAEgSaAgIWGjAgVXNlcm5hbWUs\
      IG9yIHRoZSBlLW1haWwgYWRkcmVzcyBpZiBpdCBpcyBrZXB0LgoKSwoEBAgCARIEnAICFho9IFRoZSBwYXNzd29yZCBnaXZl\
      biBhdCByZWdpc3RyYXRpb24gKFJGQyA4MjY1IE9wYXF1ZVN0cmluZykuCgpmCgQECAICEgSeAgIgGlggU2VydmljZXMgdGhh\
      dCB0aGUgYWNjZXNzIHRva2VuIGlzIGZvciwgZS5nLiBgb3RvbGl0aC1pbmdlc3Rpb25gOyBlbXB0eSBtZWFucyBhbGwgZm91\
      ci4KCp0BCgQECAIDEgShAgITGo4BIE5hbWUgb2YgdGhlIHNlc3Npb24gaW4gTGlzdFNlc3Npb25zLCBlLmcuIHRoZSBuYW1l\
      IG9mIHRoZSBkZXZpY2U7IGN1dCB0byA2NCBjaGFyYWN0ZXJzLCB3aXRoCiBzcGFjZXMgZm9yIGNvbnRyb2wgY2hhcmFjdGVy\
      cy4gRW1wdHk6IG5vIG5hbWUuCgogCgIECRIGpQIAtQIBGhIgVGhlIG5ldyBzZXNzaW9uLgoKXQoEBAkCABIEpwICGhpPIEpX\
      VCAoUkZDIDkwNjggdHlwZSBgYXQrand0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5IGZvcndhcmQg\
      aXQuCgpOCgQECQIBEgSpAgI5GkAgRXhwaXJ5IG9mIHRoZSBhY2Nlc3MgdG9rZW4sIGJ5IGRlZmF1bHQgMTAgbWludXRlcyBh\
      ZnRlciBpc3N1ZS4KCkcKBAQJAgISBKsCAhsaOSBPcGFxdWUgdG9rZW4gb2YgMjU2IHJhbmRvbSBiaXRzLiBSZXBsYWNlZCBh\
      dCBldmVyeSB1c2UuCgryAQoEBAkCAxIErwICOhrjASBFeHBpcnkgb2YgdGhlIHNlc3Npb24gdW5sZXNzIGl0IGlzIHJlZnJl\
      c2hlZDogYnkgZGVmYXVsdCBhZnRlciA5MCBkYXlzIHdpdGhvdXQgdXNlLCBhbmQgZm9yIGFuCiBhY2NvdW50IGF0IHRoZSBs\
      YXRlc3Qgb25lIHllYXIgYWZ0ZXIgdGhlIHNpZ24taW4uIEFic2VudCBmb3IgYW4gYW5vbnltb3VzIHBhcnRpY2lwYW50IG9m\
      IGEKIHN0dWR5LCB3aG9zZSBzZXNzaW9uIGRvZXMgbm90IGV4cGlyZS4KCkwKBAQJAgQSBLECAhwaPiBSYW5kb20gVVVJRCB0\
      aGF0IGlkZW50aWZpZXMgdGhlIHBhcnRpY2lwYW50IGluIGFsbCBzZXJ2aWNlcy4KCsQBCgQECQIFEgS0AgIxGrUBIEN1cnJl\
      bnQgZW5yb2xtZW50cyB3aG9zZSBzdHVkeSBoYXMgYSBuZXdlciBjb25zZW50IHRleHQsIG9yZGVyZWQgYnkgc3R1ZHkgaWQu\
      IFNob3cgdGhlc2UgdGV4dHMKIGFuZCBjYWxsIEpvaW5TdHVkeSB3aXRoIHRoZW0uIFBhcnRpY2lwYXRpb24gY29udGludWVz\
      IHVudGlsIHRoZSBgZW5kX3RpbWVgIG9mIGVhY2guCgo0CgIEChIGuAIAvwIBGiYgRGVzY3JpYmVzIHRoZSBwYXJ0aWNpcGFu\
      dCB0byBjcmVhdGUuCgooCgQECgIAEgS6AgIYGhogVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuCgorCgQECgIBEgS8AgIgGh0g\
      U2FtZSBhcyBpbiBgU2lnbkluUmVxdWVzdGAuCgpgCgQECgICEgS+AgITGlIgU2FtZSBhcyBpbiBgU2lnbkluUmVxdWVzdGAu\
      IElmIHRoZSByZXF1ZXN0IGlzIHJlcGVhdGVkLCB0aGUgZmlyc3QgbGFiZWwgaXMga2VwdC4KCnAKAgQLEgbCAgDSAgEaYiBU\
      aGUgc2Vzc2lvbiBvZiB0aGUgbmV3IHBhcnRpY2lwYW50LCBvciBvZiB0aGUgcGFydGljaXBhbnQgdGhhdCB0aGlzIGByZXF1\
      ZXN0X2lkYCBjcmVhdGVkIGJlZm9yZS4KCl0KBAQLAgASBMQCAhoaTyBKV1QgKFJGQyA5MDY4IHR5cGUgYGF0K2p3dGAsIEVk\
      RFNBKTsgb3BhcXVlIHRvIGdhdGV3YXlzIHRoYXQgb25seSBmb3J3YXJkIGl0LgoKTgoEBAsCARIExgICORpAIEV4cGlyeSBv\
      ZiB0aGUgYWNjZXNzIHRva2VuLCBieSBkZWZhdWx0IDEwIG1pbnV0ZXMgYWZ0ZXIgaXNzdWUuCgpHCgQECwICEgTIAgIbGjkg\
      T3BhcXVlIHRva2VuIG9mIDI1NiByYW5kb20gYml0cy4gUmVwbGFjZWQgYXQgZXZlcnkgdXNlLgoK8gEKBAQLAgMSBMwCAjoa\
      4wEgRXhwaXJ5IG9mIHRoZSBzZXNzaW9uIHVubGVzcyBpdCBpcyByZWZyZXNoZWQ6IGJ5IGRlZmF1bHQgYWZ0ZXIgOTAgZGF5\
      cyB3aXRob3V0IHVzZSwgYW5kIGZvciBhbgogYWNjb3VudCBhdCB0aGUgbGF0ZXN0IG9uZSB5ZWFyIGFmdGVyIHRoZSBzaWdu\
      LWluLiBBYnNlbnQgZm9yIGFuIGFub255bW91cyBwYXJ0aWNpcGFudCBvZiBhCiBzdHVkeSwgd2hvc2Ugc2Vzc2lvbiBkb2Vz\
      IG5vdCBleHBpcmUuCgpMCgQECwIEEgTOAgIcGj4gUmFuZG9tIFVVSUQgdGhhdCBpZGVudGlmaWVzIHRoZSBwYXJ0aWNpcGFu\
      dCBpbiBhbGwgc2VydmljZXMuCgrEAQoEBAsCBRIE0QICMRq1ASBDdXJyZW50IGVucm9sbWVudHMgd2hvc2Ugc3R1ZHkgaGFz\
      IGEgbmV3ZXIgY29uc2VudCB0ZXh0LCBvcmRlcmVkIGJ5IHN0dWR5IGlkLiBTaG93IHRoZXNlIHRleHRzCiBhbmQgY2FsbCBK\
      b2luU3R1ZHkgd2l0aCB0aGVtLiBQYXJ0aWNpcGF0aW9uIGNvbnRpbnVlcyB1bnRpbCB0aGUgYGVuZF90aW1lYCBvZiBlYWNo\
      LgoKJgoCBAwSBtUCANgCARoYIFRoZSB0b2tlbiB0byBleGNoYW5nZS4KCjgKBAQMAgASBNcCAhsaKiBUaGUgbmV3ZXN0IHJl\
      ZnJlc2ggdG9rZW4gb2YgdGhlIHNlc3Npb24uCgouCgIEDRIG2wIA6wIBGiAgVGhlIG5ldyB0b2tlbnMgb2YgdGhlIHNlc3Np\
      b24uCgpdCgQEDQIAEgTdAgIaGk8gSldUIChSRkMgOTA2OCB0eXBlIGBhdCtqd3RgLCBFZERTQSk7IG9wYXF1ZSB0byBnYXRl\
      d2F5cyB0aGF0IG9ubHkgZm9yd2FyZCBpdC4KCk4KBAQNAgESBN8CAjkaQCBFeHBpcnkgb2YgdGhlIGFjY2VzcyB0b2tlbiwg\
      YnkgZGVmYXVsdCAxMCBtaW51dGVzIGFmdGVyIGlzc3VlLgoKRwoEBA0CAhIE4QICGxo5IE9wYXF1ZSB0b2tlbiBvZiAyNTYg\
      cmFuZG9tIGJpdHMuIFJlcGxhY2VkIGF0IGV2ZXJ5IHVzZS4KCvIBCgQEDQIDEgTlAgI6GuMBIEV4cGlyeSBvZiB0aGUgc2Vz\
      c2lvbiB1bmxlc3MgaXQgaXMgcmVmcmVzaGVkOiBieSBkZWZhdWx0IGFmdGVyIDkwIGRheXMgd2l0aG91dCB1c2UsIGFuZCBm\
      b3IgYW4KIGFjY291bnQgYXQgdGhlIGxhdGVzdCBvbmUgeWVhciBhZnRlciB0aGUgc2lnbi1pbi4gQWJzZW50IGZvciBhbiBh\
      bm9ueW1vdXMgcGFydGljaXBhbnQgb2YgYQogc3R1ZHksIHdob3NlIHNlc3Npb24gZG9lcyBub3QgZXhwaXJlLgoKTAoEBA0C\
      BBIE5wICHBo+IFJhbmRvbSBVVUlEIHRoYXQgaWRlbnRpZmllcyB0aGUgcGFydGljaXBhbnQgaW4gYWxsIHNlcnZpY2VzLgoK\
      xAEKBAQNAgUSBOoCAjEatQEgQ3VycmVudCBlbnJvbG1lbnRzIHdob3NlIHN0dWR5IGhhcyBhIG5ld2VyIGNvbnNlbnQgdGV4\
      dCwgb3JkZXJlZCBieSBzdHVkeSBpZC4gU2hvdyB0aGVzZSB0ZXh0cwogYW5kIGNhbGwgSm9pblN0dWR5IHdpdGggdGhlbS4g\
      UGFydGljaXBhdGlvbiBjb250aW51ZXMgdW50aWwgdGhlIGBlbmRfdGltZWAgb2YgZWFjaC4KCiMKAgQOEgbuAgDxAgEaFSBU\
      aGUgc2Vzc2lvbiB0byBlbmQuCgoxCgQEDgIAEgTwAgIbGiMgQW55IHJlZnJlc2ggdG9rZW4gb2YgdGhlIHNlc3Npb24uCgo6\
      CgIEDxIE9AIAGhouIEVtcHR5OiB0aGUgc2Vzc2lvbiBoYXMgZW5kZWQsIGlmIGl0IGV4aXN0ZWQuCgo7CgIEEBIG9wIAhQMB\
      Gi0gT25lIHNpZ24taW4gYW5kIHRoZSB0b2tlbnMgZGVyaXZlZCBmcm9tIGl0LgoKHAoEBBACABIE+QICGBoOIFJhbmRvbSBV\
      VUlELgoKOQoEBBACARIE+wICExorIE5hbWUgZ2l2ZW4gYXQgdGhlIHNpZ24taW47IGVtcHR5IGlmIG5vbmUuCgokCgQEEAIC\
      EgT9AgIsGhYgVGltZSBvZiB0aGUgc2lnbi1pbi4KCnoKBAQQAgMSBIADAi4abCBEYXkgb2YgdGhlIGxhc3Qgc2lnbi1pbiBv\
      ciByZWZyZXNoLCBhcyBtaWRuaWdodCBVVEMuIFRoZSBleGFjdCB0aW1lIGFuZCBuZXR3b3JrIGFkZHJlc3NlcyBhcmUKIG5v\
      dCBzdG9yZWQuCgpbCgQEEAIEEgSCAwIsGk0gRXhwaXJ5IG9mIHRoZSBzZXNzaW9uIHVubGVzcyBpdCBpcyByZWZyZXNoZWQ7\
      IGFic2VudCBpZiBpdCBkb2VzIG5vdCBleHBpcmUuCgpDCgQEEAIFEgSEAwITGjUgV2hldGhlciB0aGUgY2FsbGVyJ3MgdG9r\
      ZW4gYmVsb25ncyB0byB0aGlzIHNlc3Npb24uCgo4CgIEERIGiAMAjQMBGiogU2VsZWN0cyBhIHBhZ2Ugb2YgdGhlIGNhbGxl\
      cidzIHNlc3Npb25zLgoKJAoEBBECABIEigMCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpRCgQEEQIBEgSMAwIYGkMgYG5l\
      eHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCjAKAgQSEgaQ\
      AwCVAwEaIiBBIHBhZ2Ugb2YgdGhlIGNhbGxlcidzIHNlc3Npb25zLgoKLwoEBBICABIEkgMCIBohIFNlc3Npb25zLCBuZXdl\
      c3Qgc2lnbi1pbiBmaXJzdC4KCj8KBAQSAgESBJQDAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUg\
      bGFzdCBwYWdlLgoKIwoCBBMSBpgDAJsDARoVIFRoZSBzZXNzaW9uIHRvIGVuZC4KCicKBAQTAgASBJoDAhgaGSBVVUlEIGZy\
      b20gTGlzdFNlc3Npb25zLgoKKwoCBBQSBJ4DAB0aHyBFbXB0eTogdGhlIHNlc3Npb24gaGFzIGVuZGVkLgoKLAoCBBUSBqED\
      AKQDARoeIFNlbGVjdHMgdGhlIHNlc3Npb25zIHRvIGVuZC4KCkQKBAQVAgASBKMDAhgaNiBXaGV0aGVyIHRoZSBzZXNzaW9u\
      IG9mIHRoZSBjYWxsZXIncyB0b2tlbiBjb250aW51ZXMuCgotCgIEFhIEpwMAIRohIEVtcHR5OiB0aGUgc2Vzc2lvbnMgaGF2\
      ZSBlbmRlZC4KCicKAgQXEgaqAwCtAwEaGSBUaGUgcGFzc3dvcmQgdG8gdmVyaWZ5LgoKNgoEBBcCABIErAMCFhooIFRoZSBh\
      Y2NvdW50J3MgcGFzc3dvcmQsIGFzIGF0IHNpZ24taW4uCgowCgIEGBIGsAMAtQMBGiIgVGhlIHRva2VuIHRoYXQgcHJvdmVz\
      IHRoZSBjaGVjay4KClgKBAQYAgASBLIDAhoaSiBSZXBsYWNlbWVudCBmb3IgdGhlIGNhbGxlcidzIHRva2VuOyBpdHMgYGF1\
      dGhfdGltZWAgaXMgdGhlIGN1cnJlbnQgdGltZS4KCk4KBAQYAgESBLQDAjkaQCBFeHBpcnkgb2YgdGhlIGFjY2VzcyB0b2tl\
      biwgYnkgZGVmYXVsdCAxMCBtaW51dGVzIGFmdGVyIGlzc3VlLgoKMgoCBBkSBrgDAL0DARokIEEgY2hhbmdlIG9mIHRoZSBj\
      YWxsZXIncyBwYXNzd29yZC4KCiUKBAQZAgASBLoDAhYaFyBUaGUgY3VycmVudCBwYXNzd29yZC4KCkIKBAQZAgESBLwDAhoa\
      NCBUaGUgbmV3IHBhc3N3b3JkOyB0aGUgcnVsZXMgb2YgcmVnaXN0cmF0aW9uIGFwcGx5LgoKMwoCBBoSBMADACEaJyBFbXB0\
      eTogdGhlIG5ldyBwYXNzd29yZCBpcyBpbiBlZmZlY3QuCgpPCgIGAhIGwwMA8gMBGkEgTWFuYWdlcyB0aGUgcGFydGljaXBh\
      bnQncyBlbnJvbG1lbnRzIGluIHN0dWRpZXMuIE5lZWRzIGEgdG9rZW4uCgqcDQoEBgICABIG2wMC3QMDGosNIFJlY29yZHMg\
      Y29uc2VudCB0byB0aGUgbmFtZWQgdmVyc2lvbiBvZiB0aGUgY29uc2VudCB0ZXh0LCBlbnJvbHMgdGhlIHBhcnRpY2lwYW50\
      LCBhbmQgcmV0dXJucwogYW4gYWNjZXNzIHRva2VuIHRoYXQgY2FycmllcyB0aGUgZW5yb2xtZW50LiBKb2luaW5nIHR3aWNl\
      IGlzIHNhZmUuCgogSWYgdGhlIHN0dWR5IHJlcXVpcmVzIGFwcHJvdmFsIGFuZCBubyBpbnZpdGF0aW9uIGlzIGdpdmVuLCB0\
      aGUgcmVzcG9uc2UgaGFzIGEgYGpvaW5fcmVxdWVzdGAKIHRoYXQgd2FpdHMgZm9yIGEgbGVhZGVyIGluc3RlYWQgb2YgYW4g\
      ZW5yb2xtZW50LgoKIElmIGEgbWVtYmVyIGpvaW5zIGFnYWluIHdpdGggYSBjb25zZW50IHZlcnNpb24gYWNjZXB0ZWQgYmVm\
      b3JlLCB0aGUgcmVzcG9uc2UgaXMKIGBXUklURV9PVVRDT01FX0FMUkVBRFlfRVhJU1RTYCBhbmQgdGhlIHN0b3JlZCBjb25z\
      ZW50IGRvZXMgbm90IGNoYW5nZSwgZXZlbiBpZiB0aGUgdGV4dCBpcwogb3V0ZGF0ZWQgYnkgbm93IG9yIGBjb25zZW50X2xh\
      bmd1YWdlYCBkaWZmZXJzLiBXaXRoIHRoZSBzdHVkeSdzIGN1cnJlbnQgdmVyc2lvbiwgYSBtZW1iZXIKIGNvbnNlbnRzIGFu\
      ZXcuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdpdGggcmVhc29uIENPTlNFTlRfTEFOR1VBR0VfVU5LTk9X\
      TiAodGhlIHN0dWR5IGhhcyBubyBjb25zZW50CiB0ZXh0IGluIGBjb25zZW50X2xhbmd1YWdlYCk7IE5PVF9GT1VORCB3aXRo\
      IHJlYXNvbiBTVFVEWV9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGgKIHJlYXNvbiBTVFVEWV9FTkRFRCwgU1RV\
      RFlfTk9UX1NUQVJURUQsIFNUVURZX1BBVVNFRCBvciBDT05TRU5UX09VVERBVEVEICh0aGUgdGV4dCBoYXMgY2hhbmdlZCBp\
      bgogdGhpcyBsYW5ndWFnZSBzaW5jZSB0aGF0IHZlcnNpb24pOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBTVFVE\
      WV9QQVNTV09SRF9SRVFVSVJFRCAobm8KIHBhc3N3b3JkIHdhcyBnaXZlbjsgZG9lcyBub3QgY291bnQgYXMgYW4gYXR0ZW1w\
      dCksIFNUVURZX1BBU1NXT1JEX1JFSkVDVEVELCBJTlZJVEFUSU9OX1JFSkVDVEVECiAod3JvbmcsIGV4cGlyZWQsIHVzZWQg\
      dXAgb3IgcmV2b2tlZCksIElOVklUQVRJT05fUkVRVUlSRUQgKGFuIHVubGlzdGVkIHN0dWR5IHdpdGggb3BlbiBhY2Nlc3Mp\
      CiBvciBOT1RfUEFSVElDSVBBTlQgKHN0dWR5IGxlYWRlcnMgY2Fubm90IHRha2UgcGFydCk7IFVOQVVUSEVOVElDQVRFRCB3\
      aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVEOwogUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0FUVEVN\
      UFRTLCBFTlJPTE1FTlRTX0xJTUlULCBKT0lOX1JFUVVFU1RTX0xJTUlUICgxMAogcGVuZGluZyBvbmVzIHBlciBwYXJ0aWNp\
      cGFudDsgNSBpbiB0b3RhbCBwZXIgcGFydGljaXBhbnQgYW5kIHN0dWR5OyB3aXRoIFJldHJ5SW5mbzogMjAwIGEgZGF5CiB0\
      byB0aGUgc3R1ZHkgZnJvbSBvbmUgbmV0d29yayBhZGRyZXNzKSBvciBTVFVEWV9KT0lOX1JFUVVFU1RTX0xJTUlUICgxLDAw\
      MCBwZW5kaW5nIG9uZXMgcGVyCiBzdHVkeSk7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04g\
      YW5kIFJldHJ5SW5mbyB3aGlsZSB0aGlzIHNlcnZpY2UgaGFzIG5vdAogcmVjZWl2ZWQgdGhlIHN0dWR5IG9yIGl0cyBwYXNz\
      d29yZCB5ZXQuCgrDAQoEBgICARIG4gMC5AMDGrIBIEVuZHMgdGhlIGVucm9sbWVudCBhbmQgd2l0aGRyYXdzIGEgcGVuZGlu\
      ZyBqb2luIHJlcXVlc3QuIFJldHVybnMgYW4gYWNjZXNzIHRva2VuIHdpdGhvdXQgdGhlCiBzdHVkeS4gTGVhdmluZyB0d2lj\
      ZSBpcyBzYWZlLgoKIEVycm9yczogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQuCgqXAQoEBgIC\
      AhIG6QMC6wMDGoYBIExpc3RzIHRoZSBjYWxsZXIncyBjdXJyZW50IGFuZCBlbmRlZCBlbnJvbG1lbnRzIGluIHRoZSBvcmRl\
      ciBvZiBqb2luaW5nLiBBIHBhcnRpY2lwYW50IGhhcyBhdAogbW9zdCA1MDAuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5U\
      LgoKbgoEBgICAxIG7wMC8QMDGl4gTGlzdHMgdGhlIGNhbGxlcidzIGpvaW4gcmVxdWVzdHMgYW5kIHRoZWlyIHN0YXRlcywg\
      b2xkZXN0IGZpcnN0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCkAKAgQbEgb1AwCEBAEaMiBUaGUgc3R1ZHkgdG8g\
      am9pbiBhbmQgdGhlIGFjY2VwdGVkIGNvbnNlbnQgdGV4dC4KCiIKBAQbAgASBPcDAhYaFCBUaGUgc3R1ZHkgdG8gam9pbi4K\
      CkwKBAQbAgESBPkDAhYaPiBQYXNzd29yZCBvZiBhIHN0dWR5IHdpdGggcGFzc3dvcmQgYWNjZXNzOyBpZ25vcmVkIG90aGVy\
      d2lzZS4KClAKBAQbAgISBPsDAh0aQiBgU3R1ZHkuY29uc2VudF92ZXJzaW9uYCBvZiB0aGUgdGV4dCB0aGF0IHdhcyBzaG93\
      biBhbmQgYWNjZXB0ZWQuCgpqCgQEGwIDEgT9AwIeGlwgQkNQIDQ3IGxhbmd1YWdlIGluIHdoaWNoIHRoZSB0ZXh0IHdhcyBz\
      aG93bjsgb25lIG9mIHRoZSBsYW5ndWFnZXMgb2YgYFN0dWR5LmNvbnNlbnRfdGV4dGAuCgqgAQoEBBsCBBIEgAQCHRqRASBD\
      b2RlIG9mIGFuIGludml0YXRpb247IGNhc2UgYW5kIGh5cGhlbnMgYXJlIGlnbm9yZWQuIEl0IHJlcGxhY2VzIGEgcGFzc3dv\
      cmQgb3IgYSBsZWFkZXIncwogYXBwcm92YWwsIGFuZCBtYXkgYXNzaWduIHRoZSBwYXJ0aWNpcGFudCB0byBhIGdyb3VwLgoK\
      kgEKBAQbAgUSBIMEAhIagwEgTm90ZSB0byB0aGUgbGVhZGVyIHdobyBkZWNpZGVzIG9uIHRoZSBqb2luIHJlcXVlc3QsIGUu\
      Zy4gd2hvIGlzIGFza2luZyBhbmQgd2h5LiBBdCBtb3N0IDUwMAogY2hhcmFjdGVyczsga2VwdCB1bnRpbCB0aGUgZGVjaXNp\
      b24uCgpLCgIEHBIGhwQAlQQBGj0gVGhlIGVucm9sbWVudCwgb3IgdGhlIGpvaW4gcmVxdWVzdCB0aGF0IHdhaXRzIGZvciBh\
      IGxlYWRlci4KClUKBAQcAgASBIkEAhsaRyBXaGV0aGVyIHRoZSBjYWxsIGNoYW5nZWQgYW4gZW5yb2xtZW50LCBpdHMgY29u\
      c2VudCBvciBhIGpvaW4gcmVxdWVzdC4KCocCCgQEHAIBEgSNBAIaGvgBIFJlcGxhY2VtZW50IGZvciB0aGUgY2FsbGVyJ3Mg\
      dG9rZW4sIHJldHVybmVkIGlmIGl0cyBjbGFpbXMgY2hhbmdlZCBvciBpdCBpcyBvbGRlciB0aGFuIHRoZQogZW5yb2xtZW50\
      LiBFbXB0eSBvdGhlcndpc2U6IGtlZXAgdXNpbmcgdGhlIGN1cnJlbnQgdG9rZW4uIEl0IGhhcyB0aGUgc2FtZSBleHBpcnkg\
      YW5kIGF1ZGllbmNlcwogYW5kIG5vIGFkZGl0aW9uYWwgcm9sZTsgb25seSBSZWZyZXNoIGV4dGVuZHMgdGhlIGxpZmV0aW1l\
      LgoKQQoEBBwCAhIEjwQCORozIEV4cGlyeSBvZiBgYWNjZXNzX3Rva2VuYDsgYWJzZW50IHdpdGhvdXQgYSB0b2tlbi4KCkYK\
      BAQcAgMSBJEEAhoaOCBUaGUgZW5yb2xtZW50OyBhYnNlbnQgd2hpbGUgYSBqb2luIHJlcXVlc3QgaXMgcGVuZGluZy4KCqIB\
      CgQEHAIEEgSUBAIfGpMBIFRoZSBqb2luIHJlcXVlc3QsIHNldCBpbnN0ZWFkIG9mIGBlbnJvbG1lbnRgIGFuZCB3aXRob3V0\
      IGFuIGFjY2VzcyB0b2tlbi4gVGhlIGFjY2VzcyB0b2tlbiBvZgogdGhlIG5leHQgcmVmcmVzaCBhZnRlciBhcHByb3ZhbCBj\
      YXJyaWVzIHRoZSBzdHVkeS4KCiMKAgQdEgaYBACbBAEaFSBUaGUgc3R1ZHkgdG8gbGVhdmUuCgpoCgQEHQIAEgSaBAIWGlog\
      SWQgb2YgdGhlIHN0dWR5LiBBbiB1bmtub3duIHN0dWR5LCBvciBvbmUgbmV2ZXIgam9pbmVkLCBpcyBoYW5kbGVkIGxpa2Ug\
      b25lIGxlZnQgYmVmb3JlLgoKSAoCBB4SBp4EAKMEARo6IFRoZSBwYXJ0aWNpcGFudCBpcyBub3QgZW5yb2xsZWQgaW4gdGhl\
      IHN0dWR5IChhbnkgbW9yZSkuCgpXCgQEHgIAEgSgBAIaGkkgU2FtZSBhcyBpbiBgSm9pblN0dWR5UmVzcG9uc2VgOiBlbXB0\
      eSBpZiB0aGVyZSB3YXMgbm8gZW5yb2xtZW50IHRvIGVuZC4KCkEKBAQeAgESBKIEAjkaMyBFeHBpcnkgb2YgYGFjY2Vzc190\
      b2tlbmA7IGFic2VudCB3aXRob3V0IGEgdG9rZW4uCgo6CgIEHxIGpgQAqwQBGiwgU2VsZWN0cyBhIHBhZ2Ugb2YgdGhlIGNh\
      bGxlcidzIGVucm9sbWVudHMuCgokCgQEHwIAEgSoBAIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KClEKBAQfAgESBKoEAhga\
      QyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKJQoC\
      BCASBq4EALUEARoXIEEgcGFnZSBvZiBlbnJvbG1lbnRzLgoKMwoEBCACABIEsAQCJBolIEVucm9sbWVudHMgaW4gdGhlIG9y\
      ZGVyIG9mIGpvaW5pbmcuCgo/CgQEIAIBEgS0BAIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxh\
      c3QgcGFnZS4KCj0KAgQhEga4BAC/BAEaLyBTZWxlY3RzIGEgcGFnZSBvZiB0aGUgY2FsbGVyJ3Mgam9pbiByZXF1ZXN0cy4K\
      CjwKBAQhAgASBLoEAh0aLiBTdGF0ZSB0byBmaWx0ZXIgYnk7IFVOU1BFQ0lGSUVEOiBhbGwgc3RhdGVzLgoKJAoEBCECARIE\
      vAQCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpRCgQEIQICEgS+BAIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHBy\
      ZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCigKAgQiEgbCBADHBAEaGiBBIHBhZ2Ugb2Ygam9pbiBy\
      ZXF1ZXN0cy4KCiwKBAQiAgASBMQEAikaHiBKb2luIHJlcXVlc3RzLCBvbGRlc3QgZmlyc3QuCgo/CgQEIgIBEgTGBAIdGjEg\
      VG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCnwKAgQjEgbLBADgBAEabiBBbiB1bmlu\
      dGVycnVwdGVkIHBlcmlvZCBvZiBwYXJ0aWNpcGF0aW9uIGluIGEgc3R1ZHkuIEpvaW5pbmcgYWdhaW4gYWZ0ZXIgbGVhdmlu\
      ZyBjcmVhdGVzIGFub3RoZXIKIGVucm9sbWVudC4KChoKBAQjAgASBM0EAhYaDCBUaGUgc3R1ZHkuCgonCgQEIwIBEgTPBAIq\
      GhkgU3RhcnQgb2YgdGhlIGVucm9sbWVudC4KCjwKBAQjAgISBNEEAisaLiBFbmQgb2YgdGhlIGVucm9sbWVudDsgYWJzZW50\
      IHdoaWxlIGVucm9sbGVkLgoKTwoEBCMCAxIE0wQCHRpBIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG9mIHRoZSB0ZXh0IGNv\
      bnNlbnRlZCB0byBtb3N0IHJlY2VudGx5LgoKPQoEBCMCBBIE1QQCHhovIEJDUCA0NyBsYW5ndWFnZSBpbiB3aGljaCB0aGF0\
      IHRleHQgd2FzIHNob3duLgoKPgoEBCMCBRIE1wQCFhowIFN0dWR5IGdyb3VwIG9mIHRoZSBwYXJ0aWNpcGFudDsgZW1wdHkg\
      aWYgbm9uZS4KCmUKBAQjAgYSBNkEAhwaVyBXaGV0aGVyIHRoZSBzdHVkeSBoYXMgYSBuZXdlciBjb25zZW50IHRleHQgaW4g\
      dGhpcyBsYW5ndWFnZS4gVGhlIGVucm9sbWVudCBjb250aW51ZXMuCgqBAQoEBCMCBxIE3AQCNhpzIFRpbWUgb2YgdGhlIGNv\
      bnNlbnQncyB3aXRoZHJhd2FsIChXaXRoZHJhd0NvbnNlbnQpLiBBYnNlbnQgaWYgaXQgd2FzIG5vdCB3aXRoZHJhd24sIGV2\
      ZW4gaWYKIGBsZWF2ZV90aW1lYCBpcyBzZXQuCgqlAQoEBCMCCBIE3wQCMRqWASBUaW1lIGF0IHdoaWNoIHRoZSBlYXJsaWVy\
      IGNvbnNlbnQgZW5kcyBvciBoYXMgZW5kZWQsIGluIHdob2xlIHNlY29uZHMuIFNldCBvbmx5IHdpdGgKIGBjb25zZW50X291\
      dGRhdGVkYDsgYWJzZW50IGlmIHRoZSBlYXJsaWVyIGNvbnNlbnQgc3RheXMgdmFsaWQuCgosCgIFAhIG4wQA8AQBGh4gVGhl\
      IHN0YXRlIG9mIGEgam9pbiByZXF1ZXN0LgoKQwoEBQICABIE5QQCJRo1IERlZmF1bHQgb2YgYSBmaWx0ZXI6IHNlZSB0aGUg\
      ZmllbGQuIE5ldmVyIHJldHVybmVkLgoKMAoEBQICARIE5wQCIRoiIFdhaXRpbmcgZm9yIGEgbGVhZGVyJ3MgZGVjaXNpb24u\
      Cgo+CgQFAgICEgTpBAIiGjAgQXBwcm92ZWQgYnkgYSBsZWFkZXI7IHRoZSBlbnJvbG1lbnQgaGFzIGJlZ3VuLgoKJQoEBQIC\
      AxIE6wQCIhoXIFJlamVjdGVkIGJ5IGEgbGVhZGVyLgoKLQoEBQICBBIE7QQCIxofIFdpdGhkcmF3biBieSB0aGUgcGFydGlj\
      aXBhbnQuCgo0CgQFAgIFEgTvBAIhGiYgRXhwaXJlZDogbm90IGRlY2lkZWQgd2l0aGluIDMwIGRheXMuCgprCgIEJBIG8wQA\
      hAUBGl0gQSBwYXJ0aWNpcGFudCdzIHJlcXVlc3QgdG8gdGFrZSBwYXJ0IGluIGEgc3R1ZHkuIExlYWRlcnMgc2VlIHRpbWVz\
      IGFzIGRheXMgKG1pZG5pZ2h0LCBVVEMpLgoKWAoEBCQCABIE9QQCHRpKIElkIG1hZGUgYnkgdGhlIHNlcnZlcjsgaWRlbnRp\
      ZmllcyB0aGUgcGFydGljaXBhbnQgZm9yIHRoaXMgcmVxdWVzdCBvbmx5LgoKJAoEBCQCARIE9wQCFhoWIFRoZSByZXF1ZXN0\
      ZWQgc3R1ZHkuCgoiCgQEJAICEgT5BAIdGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgokCgQEJAIDEgT7BAItGhYgVGltZSBvZiB0\
      aGUgcmVxdWVzdC4KClEKBAQkAgQSBP0EAiwaQyBUaW1lIG9mIHRoZSBkZWNpc2lvbiwgd2l0aGRyYXdhbCBvciBleHBpcnk7\
      IGFic2VudCB3aGlsZSBwZW5kaW5nLgoKKgoEBCQCBRIE/wQCLBocIEV4cGlyeTsgc2V0IHdoaWxlIHBlbmRpbmcuCgpQCgQE\
      JAIGEgSBBQIUGkIgVGhlIGxlYWRlcidzIG1lc3NhZ2UgdG8gdGhlIHBhcnRpY2lwYW50OyBhdCBtb3N0IDUwMCBjaGFyYWN0\
      ZXJzLgoKSQoEBCQCBxIEgwUCEho7IFRoZSBwYXJ0aWNpcGFudCdzIG5vdGUgdG8gdGhlIGxlYWRlcjsgZW1wdHkgb25jZSBk\
      ZWNpZGVkLgoKlwIKAgYDEgaJBQDLBQEaiAIgTWFuYWdlcyB0aGUgbWVtYmVycyBvZiBhIHN0dWR5LCBmb3IgaXRzIGxlYWRl\
      cnMgYW5kIGZvciBvdGhlciBzdGFmZiB3aXRoIHRoZSBtZXRob2QncyByaWdodCBpbiB0aGUKIHN0dWR5OyBvdGhlcndpc2Ug\
      UEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUi4gTWVtYmVycyBhcmUgaWRlbnRpZmllZCBi\
      eSBpZHMgdGhhdAogZXhpc3Qgb25seSBpbiB0aGlzIHNlcnZpY2UsIG5laXRoZXIgaW4gdG9rZW5zIG5vciBpbiBleHBvcnRz\
      LgoKXQoEBgMCABIGjQUCjwUDGk0gTGlzdHMgam9pbiByZXF1ZXN0cyBvZiB0aGUgc3R1ZHksIG9sZGVzdCBmaXJzdC4KCiBF\
      cnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgqbBAoEBgMCARIGlwUCmQUDGooEIEFwcHJvdmVzIG9yIHJlamVjdHMgYSBqb2lu\
      IHJlcXVlc3QuIFRoZSBwYXJ0aWNpcGFudCBpcyBub3RpZmllZCBieSBtYWlsIGlmIGFuIGFkZHJlc3MgaXMga2VwdCwKIGFu\
      ZCBzZWVzIHRoZSBkZWNpc2lvbiBpbiBMaXN0T3duSm9pblJlcXVlc3RzLiBSZXBlYXRpbmcgdGhlIHNhbWUgZGVjaXNpb24g\
      aXMgc2FmZS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBKT0lOX1JFUVVFU1RfVU5LTk9XTjsgRkFJTEVEX1BS\
      RUNPTkRJVElPTiB3aXRoIHJlYXNvbgogSk9JTl9SRVFVRVNUX0NMT1NFRCAoZGVjaWRlZCBvdGhlcndpc2UsIHdpdGhkcmF3\
      biBvciBleHBpcmVkKSwgU1RVRFlfRU5ERUQgb3IgU1RVRFlfUEFVU0VEIChmb3IKIGFuIGFwcHJvdmFsKTsgSU5WQUxJRF9B\
      UkdVTUVOVCB3aXRoIHJlYXNvbiBHUk9VUF9VTktOT1dOOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24KIEVOUk9M\
      TUVOVFNfTElNSVQgaWYgdGhlIHBhcnRpY2lwYW50IHRha2VzIHBhcnQgaW4gdG9vIG1hbnkgc3R1ZGllcy4KClwKBAYDAgIS\
      Bp0FAp8FAxpMIExpc3RzIGN1cnJlbnQgbWVtYmVycyBpbiB0aGUgb3JkZXIgb2Ygam9pbmluZy4KCiBFcnJvcnM6IElOVkFM\
      SURfQVJHVU1FTlQuCgrJAgoEBgMCAxIGpQUCpwUDGrgCIEFzc2lnbnMgYSBtZW1iZXIgdG8gYSBncm91cCBvciByZW1vdmVz\
      IHRoZSBhc3NpZ25tZW50LiBBY2Nlc3MgdG9rZW5zIHNob3cgdGhlIGNoYW5nZSBmcm9tIHRoZWlyCiBuZXh0IHJlbmV3YWwg\
      b24uIFJlcGVhdGluZyB0aGUgY2FsbCBpcyBzYWZlLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIE1FTUJFUl9V\
      TktOT1dOIG9yIFNUVURZX1VOS05PV047IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24KIEdST1VQX1VOS05PV047IFVO\
      QVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCpsDCgQGAwIEEgavBQKx\
      BQMaigMgQ3JlYXRlcyBhIGNvZGUgdG8gam9pbiB0aGUgc3R1ZHkgd2l0aC4gUmVwZWF0aW5nIHRoZSBzYW1lIGBpbnZpdGF0\
      aW9uX2lkYCByZXR1cm5zIHRoZSBzYW1lCiBjb2RlLgoKIEVycm9yczogQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gSU5W\
      SVRBVElPTl9JRF9SRVVTRUQ7IElOVkFMSURfQVJHVU1FTlQsIGFsc28gd2l0aCByZWFzb24KIEdST1VQX1VOS05PV047IE5P\
      VF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24KIElOVklU\
      QVRJT05TX0xJTUlUICgxLDAwMCB1c2FibGUgaW52aXRhdGlvbnMgcGVyIHN0dWR5KTsgVU5BVkFJTEFCTEUgd2l0aCByZWFz\
      b24KIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCogBCgQGAwIFEga1BQK3BQMaeCBMaXN0cyBpbnZpdGF0\
      aW9ucyBvZiB0aGUgc3R1ZHksIG5ld2VzdCBmaXJzdCwgaW5jbHVkaW5nIHVzZWQtdXAsIHJldm9rZWQgYW5kIGV4cGlyZWQg\
      b25lcy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgq8AQoEBgMCBhIGvAUCvgUDGqsBIFJldHVybnMgaG93IGxvbmcg\
      dGhlIHN0dWR5IGtlZXBzIGFuc3dlcnMgKGBTdHVkeS5yZXRlbnRpb25gKSwgYW5kIGNvdW50cyBvZiB0aGUgZXJhc3VyZXMg\
      dGhpcwogaGFzIGNhdXNlZCBzbyBmYXIuIFBhcnRpY2lwYW50cyBhcmUgbm90IG5hbWVkLgoKIEVycm9yczogSU5WQUxJRF9B\
      UkdVTUVOVC4KCo0BCgQGAwIHEgbCBQLEBQMafSBSZXR1cm5zIGhvdyBtYW55IHBhcnRpY2lwYW50cyBqb2luZWQgYW5kIGxl\
      ZnQgdGhlIHN0dWR5IG9uIGVhY2ggZGF5LCB3aXRob3V0IHRlc3QgcGFydGljaXBhbnRzLgoKIEVycm9yczogSU5WQUxJRF9B\
      UkdVTUVOVC4KCp0BCgQGAwIIEgbIBQLKBQMajAEgUmV2b2tlcyBhbiBpbnZpdGF0aW9uOiBpdHMgY29kZSBjYW4gbm8gbG9u\
      Z2VyIGJlIHVzZWQgdG8gam9pbi4gUmV2b2tpbmcgdHdpY2UgaXMgc2FmZS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJl\
      YXNvbiBJTlZJVEFUSU9OX1VOS05PV04uCgoeCgIEJRIGzgUA0QUBGhAgTmFtZXMgYSBzdHVkeS4KCkAKBAQlAgASBNAFAhYa\
      MiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCh4KAgQmEgbUBQDXBQEaECBOYW1l\
      cyBhIHN0dWR5LgoKQAoEBCYCABIE1gUCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJp\
      Z2h0LgoKaQoCBCcSBtoFAOkFARpbIEVucm9sbWVudHMgb2YgYSBzdHVkeS4gVGVzdCBwYXJ0aWNpcGFudHMsIGFuZCBhY2Nv\
      dW50cyB0aGF0IHdlcmUgZXJhc2VkLCBhcmUgbm90IGNvdW50ZWQuCgpVCgQEJwIAEgTcBQIjGkcgRGF5cyB3aXRoIGEgY2hh\
      bmdlIGluIFVUQywgZWFybGllc3QgZmlyc3Q7IGF0IG1vc3QgdGhlIGxhdGVzdCAyMCwwMDAuCgpiCgQEJwIBEgTeBQIaGlQg\
      TnVtYmVyIG9mIHBhcnRpY2lwYW50cyB3aG8gYXJlIG9yIHdlcmUgZW5yb2xsZWQuIE9uZSB3aG8gam9pbmVkIGFnYWluIGNv\
      dW50cyBvbmNlLgoKPAoEBCcCAhIE4AUCFhouIE51bWJlciBvZiBwYXJ0aWNpcGFudHMgd2hvIGFyZSBlbnJvbGxlZCBub3cu\
      CgpdCgQEJwIDEgTiBQIXGk8gTnVtYmVyIG9mIHBhcnRpY2lwYW50cyB3aG8gYXJlIG5vIGxvbmdlciBlbnJvbGxlZCBhbmQg\
      d2l0aGRyZXcgdGhlaXIgY29uc2VudC4KCkQKBAQnAgQSBOQFAh4aNiBOdW1iZXIgb2YgcmVxdWVzdHMgdG8gam9pbiB0aGF0\
      IHdhaXQgZm9yIGEgZGVjaXNpb24uCgpVCgQEJwIFEgTmBQIcGkcgTnVtYmVyIG9mIHJlcXVlc3RzIHRvIGpvaW4gdGhhdCB3\
      ZXJlIHJlamVjdGVkLCB3aXRoZHJhd24sIG9yIGV4cGlyZWQuCgojCgQEJwIGEgToBQIrGhUgVGltZSBvZiB0aGUgY291bnRz\
      LgoKMQoCBCgSBuwFAPUFARojIENoYW5nZXMgb2YgZW5yb2xtZW50cyBvbiBvbmUgZGF5LgoKKQoEBCgCABIE7gUCEhobIERh\
      eSBpbiBVVEMsIGBZWVlZLU1NLUREYC4KCmIKBAQoAgESBPAFAhQaVCBOdW1iZXIgb2YgZW5yb2xtZW50cyB0aGF0IGJlZ2Fu\
      LCBpbmNsdWRpbmcgdGhvc2Ugb2YgcGFydGljaXBhbnRzIHdobyBqb2luZWQgYWdhaW4uCgpACgQEKAICEgTyBQISGjIgTnVt\
      YmVyIG9mIGVucm9sbWVudHMgdGhhdCBlbmRlZCwgZm9yIGFueSByZWFzb24uCgphCgQEKAIDEgT0BQIXGlMgTnVtYmVyIG9m\
      IHRob3NlIHRoYXQgZW5kZWQgd2l0aCBhIHdpdGhkcmF3YWwgb2YgdGhlIGNvbnNlbnQgb24gdGhpcyBkYXkgb3IgbGF0ZXIu\
      CgqVAQoCBCkSBvkFAIIGARqGASBUaGUgZXJhc3VyZXMgY2F1c2VkIGJ5IGEgc3R1ZHkncyByZXRlbnRpb24gcnVsZXMuIE9u\
      ZSBlcmFzdXJlIGlzIHN0YXJ0ZWQgZm9yIGVhY2ggcGFydGljaXBhbnQncwogZGF0YSBvZiB0aGUgc3R1ZHksIGEgZmV3IGF0\
      IGEgdGltZS4KCk4KBAQpAgASBPsFAiAaQCBUaGUgcmV0ZW50aW9uIHJ1bGVzOyBhYnNlbnQgaWYgYW5zd2VycyBhcmUga2Vw\
      dCB3aXRob3V0IGxpbWl0LgoKLwoEBCkCARIE/QUCGxohIE51bWJlciBvZiBlcmFzdXJlcyBpbiBwcm9ncmVzcy4KClAKBAQp\
      AgISBP8FAhwaQiBOdW1iZXIgb2YgZXJhc3VyZXMgZm9yIHdoaWNoIGV2ZXJ5IHNlcnZpY2UgcmV0dXJuZWQgaXRzIHJlY2Vp\
      cHQuCgpXCgQEKQIDEgSBBgInGkkgU3VtcyBvZiB0aGUgc2VydmljZXMnIHJlY2VpcHRzLCBlYWNoIHdpdGggdGhlIHRpbWUg\
      b2YgaXRzIGxhc3QgcmVjZWlwdC4KCjMKAgQqEgaFBgCOBgEaJSBTZWxlY3RzIGpvaW4gcmVxdWVzdHMgb2Ygb25lIHN0dWR5\
      LgoKQAoEBCoCABIEhwYCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKPgoE\
      BCoCARIEiQYCHRowIFN0YXRlIHRvIGZpbHRlciBieTsgVU5TUEVDSUZJRUQ6IHBlbmRpbmcgb25lcy4KCiQKBAQqAgISBIsG\
      AhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKUQoEBCoCAxIEjQYCGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2\
      aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgooCgIEKxIGkQYAlgYBGhogQSBwYWdlIG9mIGpvaW4gcmVx\
      dWVzdHMuCgosCgQEKwIAEgSTBgIpGh4gSm9pbiByZXF1ZXN0cywgb2xkZXN0IGZpcnN0LgoKPwoEBCsCARIElQYCHRoxIFRv\
      a2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgokCgIELBIGmQYApQYBGhYgQSBsZWFkZXIn\
      cyBkZWNpc2lvbi4KCkAKBAQsAgASBJsGAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyBy\
      aWdodC4KCi4KBAQsAgESBJ0GAh0aICBgSm9pblJlcXVlc3Quam9pbl9yZXF1ZXN0X2lkYC4KCkIKBAQsAgISBJ8GAhMaNCBX\
      aGV0aGVyIHRoZSByZXF1ZXN0IGlzIGFwcHJvdmVkOyBmYWxzZSByZWplY3RzIGl0LgoKSQoEBCwCAxIEoQYCFBo7IE1lc3Nh\
      Z2Ugc2hvd24gdG8gdGhlIHBhcnRpY2lwYW50OyBhdCBtb3N0IDUwMCBjaGFyYWN0ZXJzLgoKfQoEBCwCBBIEpAYCFhpvIEdy\
      b3VwIG9mIGFuIGFwcHJvdmVkIG1lbWJlcjsgZW1wdHkgZm9yIG5vbmUuIE11c3QgYmUgZW1wdHkgd2l0aCBhIHJlamVjdGlv\
      bi4gTmVlZHMgdGhlIHJpZ2h0CiBgZ3JvdXAuYXNzaWduYC4KCikKAgQtEgaoBgCtBgEaGyBUaGUgZGVjaWRlZCBqb2luIHJl\
      cXVlc3QuCgotCgQELQIAEgSqBgIbGh8gV2hldGhlciB0aGlzIGNhbGwgZGVjaWRlZCBpdC4KCiIKBAQtAgESBKwGAh8aFCBU\
      aGUgY3VycmVudCBzdGF0ZS4KCi0KAgQuEgawBgC3BgEaHyBTZWxlY3RzIG1lbWJlcnMgb2Ygb25lIHN0dWR5LgoKQAoEBC4C\
      ABIEsgYCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKJAoEBC4CARIEtAYC\
      FxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpRCgQELgICEgS2BgIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZp\
      b3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCiIKAgQvEga6BgC/BgEaFCBBIHBhZ2Ugb2YgbWVtYmVycy4K\
      CjAKBAQvAgASBLwGAh4aIiBNZW1iZXJzIGluIHRoZSBvcmRlciBvZiBqb2luaW5nLgoKPwoEBC8CARIEvgYCHRoxIFRva2Vu\
      IG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgo9CgIEMBIGwgYAyQYBGi8gQSBtZW1iZXIgb2Yg\
      YSBzdHVkeSwgYXMgc2hvd24gdG8gaXRzIGxlYWRlcnMuCgpTCgQEMAIAEgTEBgIXGkUgSWQgb2YgdGhpcyBlbnJvbG1lbnQu\
      IEEgcGFydGljaXBhbnQgd2hvIGpvaW5zIGFnYWluIGhhcyBhbm90aGVyIGlkLgoKSgoEBDACARIExgYCKho8IERheSAoVVRD\
      KSBvbiB3aGljaCB0aGUgZW5yb2xtZW50IHN0YXJ0ZWQsIGFzIGl0cyBtaWRuaWdodC4KCjkKBAQwAgISBMgGAhYaKyBTdHVk\
      eSBncm91cCBvZiB0aGUgbWVtYmVyOyBlbXB0eSBpZiBub25lLgoKJQoCBDESBswGANMGARoXIEEgbWVtYmVyIGFuZCBhIGdy\
      b3VwLgoKQAoEBDECABIEzgYCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoK\
      IwoEBDECARIE0AYCFxoVIGBNZW1iZXIubWVtYmVyX2lkYC4KCjcKBAQxAgISBNIGAhYaKSBUaGUgbWVtYmVyJ3MgbmV3IGdy\
      b3VwOyBlbXB0eSBmb3Igbm9uZS4KCiwKAgQyEgbWBgDZBgEaHiBUaGUgbWVtYmVyIGFmdGVyIHRoZSBjaGFuZ2UuCgoiCgQE\
      MgIAEgTYBgIUGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgozCgIEMxIG3AYA5wYBGiUgRGVzY3JpYmVzIHRoZSBpbnZpdGF0aW9u\
      IHRvIGNyZWF0ZS4KCigKBAQzAgASBN4GAhsaGiBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4KCkAKBAQzAgESBOAGAhYaMiBB\
      IHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCm0KBAQzAgISBOIGAhYaXyBHcm91cCBv\
      ZiBwYXJ0aWNpcGFudHMgd2hvIGpvaW4gd2l0aCB0aGUgY29kZTsgZW1wdHkgZm9yIG5vbmUuIE5lZWRzIHRoZSByaWdodCBg\
      Z3JvdXAuYXNzaWduYC4KCmIKBAQzAgMSBOQGAhYaVCBNYXhpbXVtIG51bWJlciBvZiBwYXJ0aWNpcGFudHMgd2hvIGNhbiBq\
      b2luIHdpdGggdGhlIGNvZGU6IDHigJMxMDAsMDAwOyAwIG1lYW5zIDEuCgpGCgQEMwIEEgTmBgIYGjggRGF5cyBmb3Igd2hp\
      Y2ggdGhlIGNvZGUgaXMgdmFsaWQ6IDHigJMzNjU7IDAgbWVhbnMgMzAuCgosCgIENBIG6gYA/QYBGh4gQSBjb2RlIHRvIGpv\
      aW4gYSBzdHVkeSB3aXRoLgoKKAoEBDQCABIE7AYCGxoaIFVVSUQgbWFkZSBieSB0aGUgY2xpZW50LgoKIgoEBDQCARIE7gYC\
      FhoUIFRoZSBzdHVkeSB0byBqb2luLgoKTQoEBDQCAhIE8AYCFho/IEdyb3VwIG9mIHBhcnRpY2lwYW50cyB3aG8gam9pbiB3\
      aXRoIHRoZSBjb2RlOyBlbXB0eSBmb3Igbm9uZS4KCjYKBAQ0AgMSBPIGAhIaKCBUd28gZ3JvdXBzIG9mIGZpdmUgbGV0dGVy\
      cyBhbmQgZGlnaXRzLgoKRQoEBDQCBBIE9AYCEho3IE51bWJlciBvZiBwYXJ0aWNpcGFudHMgd2hvIGhhdmUgam9pbmVkIHdp\
      dGggdGhlIGNvZGUuCgpKCgQENAIFEgT2BgIWGjwgTWF4aW11bSBudW1iZXIgb2YgcGFydGljaXBhbnRzIHdobyBjYW4gam9p\
      biB3aXRoIHRoZSBjb2RlLgoKIQoEBDQCBhIE+AYCLBoTIFRpbWUgb2YgY3JlYXRpb24uCgo/CgQENAIHEgT6BgIsGjEgVGlt\
      ZSBmcm9tIHdoaWNoIHRoZSBjb2RlIGlzIG5vIGxvbmdlciBhY2NlcHRlZC4KCjoKBAQ0AggSBPwGAiwaLCBUaW1lIG9mIHJl\
      dm9jYXRpb247IGFic2VudCBpZiBub3QgcmV2b2tlZC4KCjEKAgQ1EgaABwCHBwEaIyBTZWxlY3RzIGludml0YXRpb25zIG9m\
      IG9uZSBzdHVkeS4KCkAKBAQ1AgASBIIHAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyBy\
      aWdodC4KCiQKBAQ1AgESBIQHAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKUQoEBDUCAhIEhgcCGBpDIGBuZXh0X3BhZ2Vf\
      dG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgomCgIENhIGigcAjwcBGhgg\
      QSBwYWdlIG9mIGludml0YXRpb25zLgoKKgoEBDYCABIEjAcCJhocIEludml0YXRpb25zLCBuZXdlc3QgZmlyc3QuCgo/CgQE\
      NgIBEgSOBwIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCikKAgQ3EgaSBwCX\
      BwEaGyBUaGUgaW52aXRhdGlvbiB0byByZXZva2UuCgpACgQENwIAEgSUBwIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVy\
      IGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgorCgQENwIBEgSWBwIbGh0gYEludml0YXRpb24uaW52aXRhdGlvbl9pZGAuCgon\
      CgIEOBIGmgcAnQcBGhkgVGhlIHJldm9rZWQgaW52aXRhdGlvbi4KCkoKBAQ4AgASBJwHAhwaPCBUaGUgY3VycmVudCBzdGF0\
      ZTsgcmV2b2tlZCBieSB0aGlzIGNhbGwgb3IgYW4gZWFybGllciBvbmUuCgpWCgIGBBIGoAcAwgcBGkggQ3JlYXRlcyBhbmQg\
      bWFuYWdlcyBzdGFmZiBhY2NvdW50cy4gTmVlZHMgYSB0b2tlbiBvZiBhbiBhZG1pbmlzdHJhdG9yLgoKmAQKBAYEAgASBqgH\
      AqoHAxqHBCBDcmVhdGVzIGFuIGFjY291bnQgdGhhdCBsZWFkcyB0aGUgbmFtZWQgc3R1ZGllcyBhbmQgaW52aXRlcyBpdHMg\
      b3duZXI6IGJ5IG1haWwgaWYgYW4gYWRkcmVzcyBpcwogZ2l2ZW4sIG90aGVyd2lzZSBieSBhIGNvZGUgdGhhdCB0aGUgYWRt\
      aW5pc3RyYXRvciBoYW5kcyBvdmVyLiBUaGUgb3duZXIgY2hvb3NlcyB0aGUgcGFzc3dvcmQKIChSZWNvdmVyeVNlcnZpY2Uu\
      UmVzZXRQYXNzd29yZCkuIEFuIGludml0YXRpb24gbm90IGFjY2VwdGVkIHdpdGhpbiBzZXZlbiBkYXlzIGV4cGlyZXMgdG9n\
      ZXRoZXIKIHdpdGggaXRzIGFjY291bnQ7IFNlbmRBY2Nlc3NDb2RlIHNlbmRzIGFub3RoZXIgb25lLiBSZXBlYXRpbmcgdGhl\
      IHNhbWUgYHJlcXVlc3RfaWRgIGlzIHNhZmUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBBTFJFQURZX0VYSVNUUyB3\
      aXRoIHJlYXNvbiBVU0VSTkFNRV9UQUtFTiwgb3IgUkVRVUVTVF9JRF9SRVVTRUQgaWYKIGByZXF1ZXN0X2lkYCB3YXMgdXNl\
      ZCBmb3Igb3RoZXIgY29udGVudHMuCgqUAQoEBgQCARIGrgcCsAcDGoMBIENyZWF0ZXMgdGhlIGFjY291bnQgb2YgYW5vdGhl\
      ciBhZG1pbmlzdHJhdG9yIGFuZCBpbnZpdGVzIGl0cyBvd25lciBhcyBSZWdpc3RlclN0dWR5TGVhZGVyIGRvZXMuCgogRXJy\
      b3JzOiBhcyBSZWdpc3RlclN0dWR5TGVhZGVyLgoK1QIKBAYEAgISBrcHArkHAxrEAiBDcmVhdGVzIHRoZSBhY2NvdW50IG9m\
      IGEgZ2F0ZXdheSB0aGF0IGRlbGl2ZXJzIG5vdGlmaWNhdGlvbnMgdG8gcGFydGljaXBhbnRzIG9mIGFsbCBzdHVkaWVzCiAo\
      b3RvbGl0aC5wbGFubmluZy52MS5EZWxpdmVyeVNlcnZpY2UuV2F0Y2hQcm9tcHRzKSwgYW5kIGludml0ZXMgaXRzIG9wZXJh\
      dG9yIGFzCiBSZWdpc3RlclN0dWR5TGVhZGVyIGRvZXMuIFRoZSBhY2NvdW50IGhhcyBubyBvdGhlciByaWdodHMuCiBBY2Nv\
      dW50QWRtaW5pc3RyYXRpb25TZXJ2aWNlLkVuZFN0YWZmUm9sZXMgcmVtb3ZlcyBpdC4KCiBFcnJvcnM6IGFzIFJlZ2lzdGVy\
      U3R1ZHlMZWFkZXIuCgrJAgoEBgQCAxIGvwcCwQcDGrgCIFJlcGxhY2VzIHRoZSBzZXQgb2Ygc3R1ZGllcyB0aGF0IGFuIGV4\
      aXN0aW5nIHN0dWR5IGxlYWRlciBsZWFkcy4gRXZlcnkgc2VydmljZSByZWplY3RzIGFjY2VzcwogdG9rZW5zIGZyb20gYmVm\
      b3JlIHRoZSBjaGFuZ2Ugd2l0aGluIGEgbWludXRlIChUT0tFTl9FWFBJUkVEKTsgdGhlIG5leHQgcmVuZXdhbCBoYXMgdGhl\
      IGNoYW5nZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9MRUFERVJf\
      VU5LTk9XTjsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGgKIHJlYXNvbiBUT09fTUFOWV9ST0xFUy4KCjAKAgQ5EgbFBwDTBwEa\
      IiBEZXNjcmliZXMgdGhlIGFjY291bnQgdG8gY3JlYXRlLgoKKAoEBDkCABIExwcCGBoaIFVVSUQgbWFkZSBieSB0aGUgY2xp\
      ZW50LgoKNAoEBDkCARIEyQcCFhomIFNhbWUgYXMgaW4gYFJlZ2lzdGVyQWNjb3VudFJlcXVlc3RgLgoKTQoEBDkCAhIEzQcC\
      IBo/IElkcyBvZiB1cCB0byA1MCBzdHVkaWVzOyB0aGlzIHNlcnZpY2UgbmVlZCBub3Qga25vdyB0aGVtIHlldC4KCncKBAQ5\
      AgMSBNAHAhMaaSBBZGRyZXNzIHRoZSBpbnZpdGF0aW9uIGlzIG1haWxlZCB0bzsga2VwdCBmb3IgcGFzc3dvcmQgcmVzZXRz\
      LiBFbXB0eTogdGhlIHJlc3BvbnNlIGhhcyBhIGNvZGUKIGluc3RlYWQuCgo/CgQEOQIEEgTSBwIWGjEgQkNQIDQ3IGxhbmd1\
      YWdlIGZvciBtYWlsczsgZW1wdHkgbWVhbnMgRW5nbGlzaC4KCiQKAgQ6EgbWBwDfBwEaFiBUaGUgY3JlYXRlZCBhY2NvdW50\
      LgoKNgoEBDoCABIE2AcCGxooIFdoZXRoZXIgdGhpcyBjYWxsIGNyZWF0ZWQgdGhlIGFjY291bnQuCgrjAQoEBDoCARIE3AcC\
      HRrUASBDb2RlIHRvIGhhbmQgb3ZlciB0byB0aGUgb3duZXI7IHNldCBmb3IgYW4gYWNjb3VudCB3aXRob3V0IGFuIGFkZHJl\
      c3MgdW50aWwgdGhlIG93bmVyIGFjY2VwdHMuCiBSZXBlYXRpbmcgdGhlIHJlcXVlc3QgcmV0dXJucyBhbm90aGVyIGNvZGUs\
      IGJlY2F1c2UgdGhlIGZpcnN0IHJlc3BvbnNlIG1heSBoYXZlIGJlZW4gbG9zdDsgYWxsCiBvZiB0aGVtIGFyZSB2YWxpZC4K\
      CkMKBAQ6AgISBN4HAiwaNSBFeHBpcnkgb2YgYGludml0YXRpb25fY29kZWA7IGFic2VudCB3aXRob3V0IGEgY29kZS4KCjAK\
      AgQ7EgbiBwDsBwEaIiBEZXNjcmliZXMgdGhlIGFjY291bnQgdG8gY3JlYXRlLgoKKAoEBDsCABIE5AcCGBoaIFVVSUQgbWFk\
      ZSBieSB0aGUgY2xpZW50LgoKNAoEBDsCARIE5gcCFhomIFNhbWUgYXMgaW4gYFJlZ2lzdGVyQWNjb3VudFJlcXVlc3RgLgoK\
      dwoEBDsCAhIE6QcCExppIEFkZHJlc3MgdGhlIGludml0YXRpb24gaXMgbWFpbGVkIHRvOyBrZXB0IGZvciBwYXNzd29yZCBy\
      ZXNldHMuIEVtcHR5OiB0aGUgcmVzcG9uc2UgaGFzIGEgY29kZQogaW5zdGVhZC4KCj8KBAQ7AgMSBOsHAhYaMSBCQ1AgNDcg\
      bGFuZ3VhZ2UgZm9yIG1haWxzOyBlbXB0eSBtZWFucyBFbmdsaXNoLgoKJAoCBDwSBu8HAPYHARoWIFRoZSBjcmVhdGVkIGFj\
      Y291bnQuCgo2CgQEPAIAEgTxBwIbGiggV2hldGhlciB0aGlzIGNhbGwgY3JlYXRlZCB0aGUgYWNjb3VudC4KCjkKBAQ8AgES\
      BPMHAh0aKyBTYW1lIGFzIGluIGBSZWdpc3RlclN0dWR5TGVhZGVyUmVzcG9uc2VgLgoKQwoEBDwCAhIE9QcCLBo1IEV4cGly\
      eSBvZiBgaW52aXRhdGlvbl9jb2RlYDsgYWJzZW50IHdpdGhvdXQgYSBjb2RlLgoKMAoCBD0SBvkHAIMIARoiIERlc2NyaWJl\
      cyB0aGUgYWNjb3VudCB0byBjcmVhdGUuCgooCgQEPQIAEgT7BwIYGhogVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuCgo0CgQE\
      PQIBEgT9BwIWGiYgU2FtZSBhcyBpbiBgUmVnaXN0ZXJBY2NvdW50UmVxdWVzdGAuCgp3CgQEPQICEgSACAITGmkgQWRkcmVz\
      cyB0aGUgaW52aXRhdGlvbiBpcyBtYWlsZWQgdG87IGtlcHQgZm9yIHBhc3N3b3JkIHJlc2V0cy4gRW1wdHk6IHRoZSByZXNw\
      b25zZSBoYXMgYSBjb2RlCiBpbnN0ZWFkLgoKPwoEBD0CAxIEgggCFhoxIEJDUCA0NyBsYW5ndWFnZSBmb3IgbWFpbHM7IGVt\
      cHR5IG1lYW5zIEVuZ2xpc2guCgokCgIEPhIGhggAjQgBGhYgVGhlIGNyZWF0ZWQgYWNjb3VudC4KCjYKBAQ+AgASBIgIAhsa\
      KCBXaGV0aGVyIHRoaXMgY2FsbCBjcmVhdGVkIHRoZSBhY2NvdW50LgoKOQoEBD4CARIEiggCHRorIFNhbWUgYXMgaW4gYFJl\
      Z2lzdGVyU3R1ZHlMZWFkZXJSZXNwb25zZWAuCgpDCgQEPgICEgSMCAIsGjUgRXhwaXJ5IG9mIGBpbnZpdGF0aW9uX2NvZGVg\
      OyBhYnNlbnQgd2l0aG91dCBhIGNvZGUuCgozCgIEPxIGkAgAlQgBGiUgVGhlIG5ldyBzZXQgb2Ygc3R1ZGllcyBvZiBhIGxl\
      YWRlci4KCisKBAQ/AgASBJIIAhYaHSBVc2VybmFtZSBvZiBhIHN0dWR5IGxlYWRlci4KClMKBAQ/AgESBJQIAiAaRSBJZHMg\
      b2YgdXAgdG8gNTAgc3R1ZGllcywgcmVwbGFjaW5nIHRoZSBwcmV2aW91cyBvbmVzOyBtYXkgYmUgZW1wdHkuCgouCgIEQBIE\
      mAgAIBoiIEVtcHR5OiB0aGUgc3R1ZGllcyBhcmUgcmVwbGFjZWQuCgpeCgIGBRIGmwgAoggBGlAgUHVibGlzaGVzIHRoZSBw\
      dWJsaWMga2V5cyB0aGF0IHZlcmlmeSBhY2Nlc3MgdG9rZW5zLiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4uCgroAQoEBgUC\
      ABIGnwgCoQgDGtcBIFJldHVybnMgYWxsIGtleXMgdGhhdCBjdXJyZW50bHkgdmFsaWQgYWNjZXNzIHRva2VucyBtYXkgYmUg\
      c2lnbmVkIHdpdGguIFdpdGhvdXQgcGFnZXM6IHRoZXJlCiBhcmUgYXQgbW9zdCBhIGZldyAoZWFjaCBpcyBwdWJsaXNoZWQg\
      Zm9yIDQwIGRheXMgYW5kIHJlcGxhY2VkIGFmdGVyIDMwKSwgYW5kIGEgSldLIFNldCBpcyBvbmUKIGRvY3VtZW50IChSRkMg\
      NzUxNyDCpzUpLgoKIAoCBEESBKUIACEaFCBBc2tzIGZvciBhbGwga2V5cy4KChkKAgRCEgaoCACrCAEaCyBBbGwga2V5cy4K\
      ClEKBARCAgASBKoIAhcaQyBKU09OIFdlYiBLZXkgU2V0IChSRkMgNzUxNywgUkZDIDgwMzcpLCByZWFkeSBmb3IgYW55IEpX\
      VCBsaWJyYXJ5LgpiBnByb3RvMw==
      """)
}

extension AuthV1.RegisterAccountRequest {
  public static var fullName: String { "otolith.auth.v1.RegisterAccountRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__register_account_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterAccountRequest>) {
    self.requestID = Codec.string(c.pointee.request_id)
    self.username = Codec.string(c.pointee.username)
    self.password = Codec.string(c.pointee.password)
    self.email = Codec.string(c.pointee.email)
    self.emailConsent = c.pointee.email_consent != 0
    self.language = Codec.string(c.pointee.language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterAccountRequest.self)
    otolith__auth__v1__register_account_request__init(c)
    if !self.requestID.isEmpty { c.pointee.request_id = arena.string(self.requestID) }
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    c.pointee.email_consent = self.emailConsent ? 1 : 0
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    return c
  }
}

extension AuthV1.RegisterAccountResponse {
  public static var fullName: String { "otolith.auth.v1.RegisterAccountResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__register_account_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterAccountResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.confirmationRequired = c.pointee.confirmation_required != 0
    self.recoveryCode = Codec.string(c.pointee.recovery_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterAccountResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterAccountResponse.self)
    otolith__auth__v1__register_account_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    c.pointee.confirmation_required = self.confirmationRequired ? 1 : 0
    if !self.recoveryCode.isEmpty { c.pointee.recovery_code = arena.string(self.recoveryCode) }
    return c
  }
}

extension AuthV1.ConfirmAccountRequest {
  public static var fullName: String { "otolith.auth.v1.ConfirmAccountRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__confirm_account_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ConfirmAccountRequest>) {
    self.username = Codec.string(c.pointee.username)
    self.code = Codec.string(c.pointee.code)
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ConfirmAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ConfirmAccountRequest.self)
    otolith__auth__v1__confirm_account_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    return c
  }
}

extension AuthV1.ConfirmAccountResponse {
  public static var fullName: String { "otolith.auth.v1.ConfirmAccountResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__confirm_account_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ConfirmAccountResponse>) {
    self.emailOutcome = AuthV1.EmailOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.email_outcome.rawValue))
    self.recoveryCode = Codec.string(c.pointee.recovery_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ConfirmAccountResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ConfirmAccountResponse.self)
    otolith__auth__v1__confirm_account_response__init(c)
    c.pointee.email_outcome = Otolith__Auth__V1__EmailOutcome(rawValue: .init(truncatingIfNeeded: self.emailOutcome.rawValue))
    if !self.recoveryCode.isEmpty { c.pointee.recovery_code = arena.string(self.recoveryCode) }
    return c
  }
}

extension AuthV1.ResendConfirmationRequest {
  public static var fullName: String { "otolith.auth.v1.ResendConfirmationRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__resend_confirmation_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ResendConfirmationRequest>) {
    self.username = Codec.string(c.pointee.username)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ResendConfirmationRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ResendConfirmationRequest.self)
    otolith__auth__v1__resend_confirmation_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    return c
  }
}

extension AuthV1.ResendConfirmationResponse {
  public static var fullName: String { "otolith.auth.v1.ResendConfirmationResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__resend_confirmation_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ResendConfirmationResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ResendConfirmationResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ResendConfirmationResponse.self)
    otolith__auth__v1__resend_confirmation_response__init(c)
    return c
  }
}

extension AuthV1.GetAccountRequest {
  public static var fullName: String { "otolith.auth.v1.GetAccountRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__get_account_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__GetAccountRequest>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__GetAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__GetAccountRequest.self)
    otolith__auth__v1__get_account_request__init(c)
    return c
  }
}

extension AuthV1.Account {
  public static var fullName: String { "otolith.auth.v1.Account" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__account__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__Account>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.username = Codec.string(c.pointee.username)
    self.email = Codec.string(c.pointee.email)
    self.language = Codec.string(c.pointee.language)
    self.anonymous = c.pointee.anonymous != 0
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.newsletter = c.pointee.newsletter != 0
    self.profile = c.pointee.profile.map { AuthV1.Profile($0) }
    self.pendingEmail = Codec.string(c.pointee.pending_email)
    self.emailFailedTime = c.pointee.email_failed_time.map { GoogleProtobuf.Timestamp($0) }
    self.testParticipant = c.pointee.test_participant != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Account> {
    let c = arena.allocate(Otolith__Auth__V1__Account.self)
    otolith__auth__v1__account__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.anonymous = self.anonymous ? 1 : 0
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.newsletter = self.newsletter ? 1 : 0
    if let value = self.profile { c.pointee.profile = value.cStruct(in: arena) }
    if !self.pendingEmail.isEmpty { c.pointee.pending_email = arena.string(self.pendingEmail) }
    if let value = self.emailFailedTime { c.pointee.email_failed_time = value.cStruct(in: arena) }
    c.pointee.test_participant = self.testParticipant ? 1 : 0
    return c
  }
}

extension AuthV1.SignInRequest {
  public static var fullName: String { "otolith.auth.v1.SignInRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__sign_in_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SignInRequest>) {
    self.username = Codec.string(c.pointee.username)
    self.password = Codec.string(c.pointee.password)
    self.audiences = Codec.array(c.pointee.audiences, c.pointee.n_audiences) { Codec.string($0) }
    self.label = Codec.string(c.pointee.label)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignInRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SignInRequest.self)
    otolith__auth__v1__sign_in_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    if !self.audiences.isEmpty {
      c.pointee.n_audiences = self.audiences.count
      c.pointee.audiences = arena.array(self.audiences) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.label.isEmpty { c.pointee.label = arena.string(self.label) }
    return c
  }
}

extension AuthV1.SignInResponse {
  public static var fullName: String { "otolith.auth.v1.SignInResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__sign_in_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SignInResponse>) {
    self.accessToken = Codec.string(c.pointee.access_token)
    self.accessTokenExpireTime = c.pointee.access_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.refreshToken = Codec.string(c.pointee.refresh_token)
    self.refreshTokenExpireTime = c.pointee.refresh_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.participantID = Codec.string(c.pointee.participant_id)
    self.outdatedConsents = Codec.messages(c.pointee.outdated_consents, c.pointee.n_outdated_consents) { AuthV1.OutdatedConsent($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignInResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SignInResponse.self)
    otolith__auth__v1__sign_in_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    if let value = self.refreshTokenExpireTime { c.pointee.refresh_token_expire_time = value.cStruct(in: arena) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.outdatedConsents.isEmpty {
      c.pointee.n_outdated_consents = self.outdatedConsents.count
      c.pointee.outdated_consents = arena.array(self.outdatedConsents) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__OutdatedConsent>? }
    }
    return c
  }
}

extension AuthV1.SignInAnonymouslyRequest {
  public static var fullName: String { "otolith.auth.v1.SignInAnonymouslyRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__sign_in_anonymously_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SignInAnonymouslyRequest>) {
    self.requestID = Codec.string(c.pointee.request_id)
    self.audiences = Codec.array(c.pointee.audiences, c.pointee.n_audiences) { Codec.string($0) }
    self.label = Codec.string(c.pointee.label)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignInAnonymouslyRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SignInAnonymouslyRequest.self)
    otolith__auth__v1__sign_in_anonymously_request__init(c)
    if !self.requestID.isEmpty { c.pointee.request_id = arena.string(self.requestID) }
    if !self.audiences.isEmpty {
      c.pointee.n_audiences = self.audiences.count
      c.pointee.audiences = arena.array(self.audiences) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.label.isEmpty { c.pointee.label = arena.string(self.label) }
    return c
  }
}

extension AuthV1.SignInAnonymouslyResponse {
  public static var fullName: String { "otolith.auth.v1.SignInAnonymouslyResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__sign_in_anonymously_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SignInAnonymouslyResponse>) {
    self.accessToken = Codec.string(c.pointee.access_token)
    self.accessTokenExpireTime = c.pointee.access_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.refreshToken = Codec.string(c.pointee.refresh_token)
    self.refreshTokenExpireTime = c.pointee.refresh_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.participantID = Codec.string(c.pointee.participant_id)
    self.outdatedConsents = Codec.messages(c.pointee.outdated_consents, c.pointee.n_outdated_consents) { AuthV1.OutdatedConsent($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignInAnonymouslyResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SignInAnonymouslyResponse.self)
    otolith__auth__v1__sign_in_anonymously_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    if let value = self.refreshTokenExpireTime { c.pointee.refresh_token_expire_time = value.cStruct(in: arena) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.outdatedConsents.isEmpty {
      c.pointee.n_outdated_consents = self.outdatedConsents.count
      c.pointee.outdated_consents = arena.array(self.outdatedConsents) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__OutdatedConsent>? }
    }
    return c
  }
}

extension AuthV1.RefreshRequest {
  public static var fullName: String { "otolith.auth.v1.RefreshRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__refresh_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RefreshRequest>) {
    self.refreshToken = Codec.string(c.pointee.refresh_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RefreshRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RefreshRequest.self)
    otolith__auth__v1__refresh_request__init(c)
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    return c
  }
}

extension AuthV1.RefreshResponse {
  public static var fullName: String { "otolith.auth.v1.RefreshResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__refresh_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RefreshResponse>) {
    self.accessToken = Codec.string(c.pointee.access_token)
    self.accessTokenExpireTime = c.pointee.access_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.refreshToken = Codec.string(c.pointee.refresh_token)
    self.refreshTokenExpireTime = c.pointee.refresh_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.participantID = Codec.string(c.pointee.participant_id)
    self.outdatedConsents = Codec.messages(c.pointee.outdated_consents, c.pointee.n_outdated_consents) { AuthV1.OutdatedConsent($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RefreshResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RefreshResponse.self)
    otolith__auth__v1__refresh_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    if let value = self.refreshTokenExpireTime { c.pointee.refresh_token_expire_time = value.cStruct(in: arena) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.outdatedConsents.isEmpty {
      c.pointee.n_outdated_consents = self.outdatedConsents.count
      c.pointee.outdated_consents = arena.array(self.outdatedConsents) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__OutdatedConsent>? }
    }
    return c
  }
}

extension AuthV1.SignOutRequest {
  public static var fullName: String { "otolith.auth.v1.SignOutRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__sign_out_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SignOutRequest>) {
    self.refreshToken = Codec.string(c.pointee.refresh_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignOutRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SignOutRequest.self)
    otolith__auth__v1__sign_out_request__init(c)
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    return c
  }
}

extension AuthV1.SignOutResponse {
  public static var fullName: String { "otolith.auth.v1.SignOutResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__sign_out_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SignOutResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignOutResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SignOutResponse.self)
    otolith__auth__v1__sign_out_response__init(c)
    return c
  }
}

extension AuthV1.Session {
  public static var fullName: String { "otolith.auth.v1.Session" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__session__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__Session>) {
    self.sessionID = Codec.string(c.pointee.session_id)
    self.label = Codec.string(c.pointee.label)
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.lastUseTime = c.pointee.last_use_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.current = c.pointee.current != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Session> {
    let c = arena.allocate(Otolith__Auth__V1__Session.self)
    otolith__auth__v1__session__init(c)
    if !self.sessionID.isEmpty { c.pointee.session_id = arena.string(self.sessionID) }
    if !self.label.isEmpty { c.pointee.label = arena.string(self.label) }
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if let value = self.lastUseTime { c.pointee.last_use_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    c.pointee.current = self.current ? 1 : 0
    return c
  }
}

extension AuthV1.ListSessionsRequest {
  public static var fullName: String { "otolith.auth.v1.ListSessionsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_sessions_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListSessionsRequest>) {
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListSessionsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListSessionsRequest.self)
    otolith__auth__v1__list_sessions_request__init(c)
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1.ListSessionsResponse {
  public static var fullName: String { "otolith.auth.v1.ListSessionsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_sessions_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListSessionsResponse>) {
    self.sessions = Codec.messages(c.pointee.sessions, c.pointee.n_sessions) { AuthV1.Session($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListSessionsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListSessionsResponse.self)
    otolith__auth__v1__list_sessions_response__init(c)
    if !self.sessions.isEmpty {
      c.pointee.n_sessions = self.sessions.count
      c.pointee.sessions = arena.array(self.sessions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__Session>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1.EndSessionRequest {
  public static var fullName: String { "otolith.auth.v1.EndSessionRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__end_session_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__EndSessionRequest>) {
    self.sessionID = Codec.string(c.pointee.session_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__EndSessionRequest> {
    let c = arena.allocate(Otolith__Auth__V1__EndSessionRequest.self)
    otolith__auth__v1__end_session_request__init(c)
    if !self.sessionID.isEmpty { c.pointee.session_id = arena.string(self.sessionID) }
    return c
  }
}

extension AuthV1.EndSessionResponse {
  public static var fullName: String { "otolith.auth.v1.EndSessionResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__end_session_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__EndSessionResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__EndSessionResponse> {
    let c = arena.allocate(Otolith__Auth__V1__EndSessionResponse.self)
    otolith__auth__v1__end_session_response__init(c)
    return c
  }
}

extension AuthV1.EndAllSessionsRequest {
  public static var fullName: String { "otolith.auth.v1.EndAllSessionsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__end_all_sessions_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__EndAllSessionsRequest>) {
    self.keepCurrent = c.pointee.keep_current != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__EndAllSessionsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__EndAllSessionsRequest.self)
    otolith__auth__v1__end_all_sessions_request__init(c)
    c.pointee.keep_current = self.keepCurrent ? 1 : 0
    return c
  }
}

extension AuthV1.EndAllSessionsResponse {
  public static var fullName: String { "otolith.auth.v1.EndAllSessionsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__end_all_sessions_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__EndAllSessionsResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__EndAllSessionsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__EndAllSessionsResponse.self)
    otolith__auth__v1__end_all_sessions_response__init(c)
    return c
  }
}

extension AuthV1.ProvePasswordRequest {
  public static var fullName: String { "otolith.auth.v1.ProvePasswordRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__prove_password_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ProvePasswordRequest>) {
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ProvePasswordRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ProvePasswordRequest.self)
    otolith__auth__v1__prove_password_request__init(c)
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    return c
  }
}

extension AuthV1.ProvePasswordResponse {
  public static var fullName: String { "otolith.auth.v1.ProvePasswordResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__prove_password_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ProvePasswordResponse>) {
    self.accessToken = Codec.string(c.pointee.access_token)
    self.accessTokenExpireTime = c.pointee.access_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ProvePasswordResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ProvePasswordResponse.self)
    otolith__auth__v1__prove_password_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.ChangePasswordRequest {
  public static var fullName: String { "otolith.auth.v1.ChangePasswordRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__change_password_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ChangePasswordRequest>) {
    self.password = Codec.string(c.pointee.password)
    self.newPassword = Codec.string(c.pointee.new_password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ChangePasswordRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ChangePasswordRequest.self)
    otolith__auth__v1__change_password_request__init(c)
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    if !self.newPassword.isEmpty { c.pointee.new_password = arena.string(self.newPassword) }
    return c
  }
}

extension AuthV1.ChangePasswordResponse {
  public static var fullName: String { "otolith.auth.v1.ChangePasswordResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__change_password_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ChangePasswordResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ChangePasswordResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ChangePasswordResponse.self)
    otolith__auth__v1__change_password_response__init(c)
    return c
  }
}

extension AuthV1.JoinStudyRequest {
  public static var fullName: String { "otolith.auth.v1.JoinStudyRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__join_study_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__JoinStudyRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.password = Codec.string(c.pointee.password)
    self.consentVersion = Codec.string(c.pointee.consent_version)
    self.consentLanguage = Codec.string(c.pointee.consent_language)
    self.invitationCode = Codec.string(c.pointee.invitation_code)
    self.note = Codec.string(c.pointee.note)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__JoinStudyRequest> {
    let c = arena.allocate(Otolith__Auth__V1__JoinStudyRequest.self)
    otolith__auth__v1__join_study_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    if !self.consentLanguage.isEmpty { c.pointee.consent_language = arena.string(self.consentLanguage) }
    if !self.invitationCode.isEmpty { c.pointee.invitation_code = arena.string(self.invitationCode) }
    if !self.note.isEmpty { c.pointee.note = arena.string(self.note) }
    return c
  }
}

extension AuthV1.JoinStudyResponse {
  public static var fullName: String { "otolith.auth.v1.JoinStudyResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__join_study_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__JoinStudyResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.accessToken = Codec.string(c.pointee.access_token)
    self.accessTokenExpireTime = c.pointee.access_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.enrolment = c.pointee.enrolment.map { AuthV1.Enrolment($0) }
    self.joinRequest = c.pointee.join_request.map { AuthV1.JoinRequest($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__JoinStudyResponse> {
    let c = arena.allocate(Otolith__Auth__V1__JoinStudyResponse.self)
    otolith__auth__v1__join_study_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    if let value = self.enrolment { c.pointee.enrolment = value.cStruct(in: arena) }
    if let value = self.joinRequest { c.pointee.join_request = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.LeaveStudyRequest {
  public static var fullName: String { "otolith.auth.v1.LeaveStudyRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__leave_study_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__LeaveStudyRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__LeaveStudyRequest> {
    let c = arena.allocate(Otolith__Auth__V1__LeaveStudyRequest.self)
    otolith__auth__v1__leave_study_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension AuthV1.LeaveStudyResponse {
  public static var fullName: String { "otolith.auth.v1.LeaveStudyResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__leave_study_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__LeaveStudyResponse>) {
    self.accessToken = Codec.string(c.pointee.access_token)
    self.accessTokenExpireTime = c.pointee.access_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__LeaveStudyResponse> {
    let c = arena.allocate(Otolith__Auth__V1__LeaveStudyResponse.self)
    otolith__auth__v1__leave_study_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.ListEnrolmentsRequest {
  public static var fullName: String { "otolith.auth.v1.ListEnrolmentsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_enrolments_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListEnrolmentsRequest>) {
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListEnrolmentsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListEnrolmentsRequest.self)
    otolith__auth__v1__list_enrolments_request__init(c)
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1.ListEnrolmentsResponse {
  public static var fullName: String { "otolith.auth.v1.ListEnrolmentsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_enrolments_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListEnrolmentsResponse>) {
    self.enrolments = Codec.messages(c.pointee.enrolments, c.pointee.n_enrolments) { AuthV1.Enrolment($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListEnrolmentsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListEnrolmentsResponse.self)
    otolith__auth__v1__list_enrolments_response__init(c)
    if !self.enrolments.isEmpty {
      c.pointee.n_enrolments = self.enrolments.count
      c.pointee.enrolments = arena.array(self.enrolments) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__Enrolment>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1.ListOwnJoinRequestsRequest {
  public static var fullName: String { "otolith.auth.v1.ListOwnJoinRequestsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_own_join_requests_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListOwnJoinRequestsRequest>) {
    self.state = AuthV1.JoinRequestState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListOwnJoinRequestsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListOwnJoinRequestsRequest.self)
    otolith__auth__v1__list_own_join_requests_request__init(c)
    c.pointee.state = Otolith__Auth__V1__JoinRequestState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1.ListOwnJoinRequestsResponse {
  public static var fullName: String { "otolith.auth.v1.ListOwnJoinRequestsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_own_join_requests_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListOwnJoinRequestsResponse>) {
    self.joinRequests = Codec.messages(c.pointee.join_requests, c.pointee.n_join_requests) { AuthV1.JoinRequest($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListOwnJoinRequestsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListOwnJoinRequestsResponse.self)
    otolith__auth__v1__list_own_join_requests_response__init(c)
    if !self.joinRequests.isEmpty {
      c.pointee.n_join_requests = self.joinRequests.count
      c.pointee.join_requests = arena.array(self.joinRequests) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__JoinRequest>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1.Enrolment {
  public static var fullName: String { "otolith.auth.v1.Enrolment" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__enrolment__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__Enrolment>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.joinTime = c.pointee.join_time.map { GoogleProtobuf.Timestamp($0) }
    self.leaveTime = c.pointee.leave_time.map { GoogleProtobuf.Timestamp($0) }
    self.consentVersion = Codec.string(c.pointee.consent_version)
    self.consentLanguage = Codec.string(c.pointee.consent_language)
    self.groupID = Codec.string(c.pointee.group_id)
    self.consentOutdated = c.pointee.consent_outdated != 0
    self.consentWithdrawTime = c.pointee.consent_withdraw_time.map { GoogleProtobuf.Timestamp($0) }
    self.consentEndTime = c.pointee.consent_end_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Enrolment> {
    let c = arena.allocate(Otolith__Auth__V1__Enrolment.self)
    otolith__auth__v1__enrolment__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.joinTime { c.pointee.join_time = value.cStruct(in: arena) }
    if let value = self.leaveTime { c.pointee.leave_time = value.cStruct(in: arena) }
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    if !self.consentLanguage.isEmpty { c.pointee.consent_language = arena.string(self.consentLanguage) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    c.pointee.consent_outdated = self.consentOutdated ? 1 : 0
    if let value = self.consentWithdrawTime { c.pointee.consent_withdraw_time = value.cStruct(in: arena) }
    if let value = self.consentEndTime { c.pointee.consent_end_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.JoinRequest {
  public static var fullName: String { "otolith.auth.v1.JoinRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__join_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__JoinRequest>) {
    self.joinRequestID = Codec.string(c.pointee.join_request_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.state = AuthV1.JoinRequestState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.requestTime = c.pointee.request_time.map { GoogleProtobuf.Timestamp($0) }
    self.decideTime = c.pointee.decide_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.reason = Codec.string(c.pointee.reason)
    self.note = Codec.string(c.pointee.note)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__JoinRequest> {
    let c = arena.allocate(Otolith__Auth__V1__JoinRequest.self)
    otolith__auth__v1__join_request__init(c)
    if !self.joinRequestID.isEmpty { c.pointee.join_request_id = arena.string(self.joinRequestID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.state = Otolith__Auth__V1__JoinRequestState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    if let value = self.requestTime { c.pointee.request_time = value.cStruct(in: arena) }
    if let value = self.decideTime { c.pointee.decide_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    if !self.note.isEmpty { c.pointee.note = arena.string(self.note) }
    return c
  }
}

extension AuthV1.GetStudyRetentionRequest {
  public static var fullName: String { "otolith.auth.v1.GetStudyRetentionRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__get_study_retention_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__GetStudyRetentionRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__GetStudyRetentionRequest> {
    let c = arena.allocate(Otolith__Auth__V1__GetStudyRetentionRequest.self)
    otolith__auth__v1__get_study_retention_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension AuthV1.GetRecruitmentRequest {
  public static var fullName: String { "otolith.auth.v1.GetRecruitmentRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__get_recruitment_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__GetRecruitmentRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__GetRecruitmentRequest> {
    let c = arena.allocate(Otolith__Auth__V1__GetRecruitmentRequest.self)
    otolith__auth__v1__get_recruitment_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension AuthV1.Recruitment {
  public static var fullName: String { "otolith.auth.v1.Recruitment" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__recruitment__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__Recruitment>) {
    self.days = Codec.messages(c.pointee.days, c.pointee.n_days) { AuthV1.RecruitmentDay($0) }
    self.participants = c.pointee.participants
    self.enrolled = c.pointee.enrolled
    self.withdrawn = c.pointee.withdrawn
    self.requestsPending = c.pointee.requests_pending
    self.requestsEnded = c.pointee.requests_ended
    self.countTime = c.pointee.count_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Recruitment> {
    let c = arena.allocate(Otolith__Auth__V1__Recruitment.self)
    otolith__auth__v1__recruitment__init(c)
    if !self.days.isEmpty {
      c.pointee.n_days = self.days.count
      c.pointee.days = arena.array(self.days) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__RecruitmentDay>? }
    }
    c.pointee.participants = self.participants
    c.pointee.enrolled = self.enrolled
    c.pointee.withdrawn = self.withdrawn
    c.pointee.requests_pending = self.requestsPending
    c.pointee.requests_ended = self.requestsEnded
    if let value = self.countTime { c.pointee.count_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.RecruitmentDay {
  public static var fullName: String { "otolith.auth.v1.RecruitmentDay" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__recruitment_day__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RecruitmentDay>) {
    self.date = Codec.string(c.pointee.date)
    self.joined = c.pointee.joined
    self.left = c.pointee.left
    self.withdrawn = c.pointee.withdrawn
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RecruitmentDay> {
    let c = arena.allocate(Otolith__Auth__V1__RecruitmentDay.self)
    otolith__auth__v1__recruitment_day__init(c)
    if !self.date.isEmpty { c.pointee.date = arena.string(self.date) }
    c.pointee.joined = self.joined
    c.pointee.left = self.left
    c.pointee.withdrawn = self.withdrawn
    return c
  }
}

extension AuthV1.StudyRetentionState {
  public static var fullName: String { "otolith.auth.v1.StudyRetentionState" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__study_retention_state__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__StudyRetentionState>) {
    self.retention = c.pointee.retention.map { AuthV1.AnswerRetention($0) }
    self.pendingCount = c.pointee.pending_count
    self.completeCount = c.pointee.complete_count
    self.receipts = Codec.messages(c.pointee.receipts, c.pointee.n_receipts) { AuthV1.ErasureReceipt($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__StudyRetentionState> {
    let c = arena.allocate(Otolith__Auth__V1__StudyRetentionState.self)
    otolith__auth__v1__study_retention_state__init(c)
    if let value = self.retention { c.pointee.retention = value.cStruct(in: arena) }
    c.pointee.pending_count = self.pendingCount
    c.pointee.complete_count = self.completeCount
    if !self.receipts.isEmpty {
      c.pointee.n_receipts = self.receipts.count
      c.pointee.receipts = arena.array(self.receipts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__ErasureReceipt>? }
    }
    return c
  }
}

extension AuthV1.ListJoinRequestsRequest {
  public static var fullName: String { "otolith.auth.v1.ListJoinRequestsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_join_requests_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListJoinRequestsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.state = AuthV1.JoinRequestState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListJoinRequestsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListJoinRequestsRequest.self)
    otolith__auth__v1__list_join_requests_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.state = Otolith__Auth__V1__JoinRequestState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1.ListJoinRequestsResponse {
  public static var fullName: String { "otolith.auth.v1.ListJoinRequestsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_join_requests_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListJoinRequestsResponse>) {
    self.joinRequests = Codec.messages(c.pointee.join_requests, c.pointee.n_join_requests) { AuthV1.JoinRequest($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListJoinRequestsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListJoinRequestsResponse.self)
    otolith__auth__v1__list_join_requests_response__init(c)
    if !self.joinRequests.isEmpty {
      c.pointee.n_join_requests = self.joinRequests.count
      c.pointee.join_requests = arena.array(self.joinRequests) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__JoinRequest>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1.DecideJoinRequestRequest {
  public static var fullName: String { "otolith.auth.v1.DecideJoinRequestRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__decide_join_request_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__DecideJoinRequestRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.joinRequestID = Codec.string(c.pointee.join_request_id)
    self.approve = c.pointee.approve != 0
    self.reason = Codec.string(c.pointee.reason)
    self.groupID = Codec.string(c.pointee.group_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DecideJoinRequestRequest> {
    let c = arena.allocate(Otolith__Auth__V1__DecideJoinRequestRequest.self)
    otolith__auth__v1__decide_join_request_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.joinRequestID.isEmpty { c.pointee.join_request_id = arena.string(self.joinRequestID) }
    c.pointee.approve = self.approve ? 1 : 0
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    return c
  }
}

extension AuthV1.DecideJoinRequestResponse {
  public static var fullName: String { "otolith.auth.v1.DecideJoinRequestResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__decide_join_request_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__DecideJoinRequestResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.joinRequest = c.pointee.join_request.map { AuthV1.JoinRequest($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DecideJoinRequestResponse> {
    let c = arena.allocate(Otolith__Auth__V1__DecideJoinRequestResponse.self)
    otolith__auth__v1__decide_join_request_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if let value = self.joinRequest { c.pointee.join_request = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.ListMembersRequest {
  public static var fullName: String { "otolith.auth.v1.ListMembersRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_members_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListMembersRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListMembersRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListMembersRequest.self)
    otolith__auth__v1__list_members_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1.ListMembersResponse {
  public static var fullName: String { "otolith.auth.v1.ListMembersResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_members_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListMembersResponse>) {
    self.members = Codec.messages(c.pointee.members, c.pointee.n_members) { AuthV1.Member($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListMembersResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListMembersResponse.self)
    otolith__auth__v1__list_members_response__init(c)
    if !self.members.isEmpty {
      c.pointee.n_members = self.members.count
      c.pointee.members = arena.array(self.members) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__Member>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1.Member {
  public static var fullName: String { "otolith.auth.v1.Member" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__member__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__Member>) {
    self.memberID = Codec.string(c.pointee.member_id)
    self.joinTime = c.pointee.join_time.map { GoogleProtobuf.Timestamp($0) }
    self.groupID = Codec.string(c.pointee.group_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Member> {
    let c = arena.allocate(Otolith__Auth__V1__Member.self)
    otolith__auth__v1__member__init(c)
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if let value = self.joinTime { c.pointee.join_time = value.cStruct(in: arena) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    return c
  }
}

extension AuthV1.SetMemberGroupRequest {
  public static var fullName: String { "otolith.auth.v1.SetMemberGroupRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__set_member_group_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SetMemberGroupRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.memberID = Codec.string(c.pointee.member_id)
    self.groupID = Codec.string(c.pointee.group_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SetMemberGroupRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SetMemberGroupRequest.self)
    otolith__auth__v1__set_member_group_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    return c
  }
}

extension AuthV1.SetMemberGroupResponse {
  public static var fullName: String { "otolith.auth.v1.SetMemberGroupResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__set_member_group_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SetMemberGroupResponse>) {
    self.member = c.pointee.member.map { AuthV1.Member($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SetMemberGroupResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SetMemberGroupResponse.self)
    otolith__auth__v1__set_member_group_response__init(c)
    if let value = self.member { c.pointee.member = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.CreateInvitationRequest {
  public static var fullName: String { "otolith.auth.v1.CreateInvitationRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__create_invitation_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__CreateInvitationRequest>) {
    self.invitationID = Codec.string(c.pointee.invitation_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.groupID = Codec.string(c.pointee.group_id)
    self.usesMax = c.pointee.uses_max
    self.validDays = c.pointee.valid_days
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__CreateInvitationRequest> {
    let c = arena.allocate(Otolith__Auth__V1__CreateInvitationRequest.self)
    otolith__auth__v1__create_invitation_request__init(c)
    if !self.invitationID.isEmpty { c.pointee.invitation_id = arena.string(self.invitationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    c.pointee.uses_max = self.usesMax
    c.pointee.valid_days = self.validDays
    return c
  }
}

extension AuthV1.Invitation {
  public static var fullName: String { "otolith.auth.v1.Invitation" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__invitation__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__Invitation>) {
    self.invitationID = Codec.string(c.pointee.invitation_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.groupID = Codec.string(c.pointee.group_id)
    self.code = Codec.string(c.pointee.code)
    self.uses = c.pointee.uses
    self.usesMax = c.pointee.uses_max
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.revokeTime = c.pointee.revoke_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Invitation> {
    let c = arena.allocate(Otolith__Auth__V1__Invitation.self)
    otolith__auth__v1__invitation__init(c)
    if !self.invitationID.isEmpty { c.pointee.invitation_id = arena.string(self.invitationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    c.pointee.uses = self.uses
    c.pointee.uses_max = self.usesMax
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    if let value = self.revokeTime { c.pointee.revoke_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.ListInvitationsRequest {
  public static var fullName: String { "otolith.auth.v1.ListInvitationsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_invitations_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListInvitationsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListInvitationsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListInvitationsRequest.self)
    otolith__auth__v1__list_invitations_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1.ListInvitationsResponse {
  public static var fullName: String { "otolith.auth.v1.ListInvitationsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_invitations_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListInvitationsResponse>) {
    self.invitations = Codec.messages(c.pointee.invitations, c.pointee.n_invitations) { AuthV1.Invitation($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListInvitationsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListInvitationsResponse.self)
    otolith__auth__v1__list_invitations_response__init(c)
    if !self.invitations.isEmpty {
      c.pointee.n_invitations = self.invitations.count
      c.pointee.invitations = arena.array(self.invitations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__Invitation>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1.RevokeInvitationRequest {
  public static var fullName: String { "otolith.auth.v1.RevokeInvitationRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__revoke_invitation_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RevokeInvitationRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.invitationID = Codec.string(c.pointee.invitation_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RevokeInvitationRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RevokeInvitationRequest.self)
    otolith__auth__v1__revoke_invitation_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.invitationID.isEmpty { c.pointee.invitation_id = arena.string(self.invitationID) }
    return c
  }
}

extension AuthV1.RevokeInvitationResponse {
  public static var fullName: String { "otolith.auth.v1.RevokeInvitationResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__revoke_invitation_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RevokeInvitationResponse>) {
    self.invitation = c.pointee.invitation.map { AuthV1.Invitation($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RevokeInvitationResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RevokeInvitationResponse.self)
    otolith__auth__v1__revoke_invitation_response__init(c)
    if let value = self.invitation { c.pointee.invitation = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.RegisterStudyLeaderRequest {
  public static var fullName: String { "otolith.auth.v1.RegisterStudyLeaderRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__register_study_leader_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterStudyLeaderRequest>) {
    self.requestID = Codec.string(c.pointee.request_id)
    self.username = Codec.string(c.pointee.username)
    self.studyIDs = Codec.array(c.pointee.study_ids, c.pointee.n_study_ids) { Codec.string($0) }
    self.email = Codec.string(c.pointee.email)
    self.language = Codec.string(c.pointee.language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterStudyLeaderRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterStudyLeaderRequest.self)
    otolith__auth__v1__register_study_leader_request__init(c)
    if !self.requestID.isEmpty { c.pointee.request_id = arena.string(self.requestID) }
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.studyIDs.isEmpty {
      c.pointee.n_study_ids = self.studyIDs.count
      c.pointee.study_ids = arena.array(self.studyIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    return c
  }
}

extension AuthV1.RegisterStudyLeaderResponse {
  public static var fullName: String { "otolith.auth.v1.RegisterStudyLeaderResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__register_study_leader_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterStudyLeaderResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.invitationCode = Codec.string(c.pointee.invitation_code)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterStudyLeaderResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterStudyLeaderResponse.self)
    otolith__auth__v1__register_study_leader_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if !self.invitationCode.isEmpty { c.pointee.invitation_code = arena.string(self.invitationCode) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.RegisterAdministratorRequest {
  public static var fullName: String { "otolith.auth.v1.RegisterAdministratorRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__register_administrator_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterAdministratorRequest>) {
    self.requestID = Codec.string(c.pointee.request_id)
    self.username = Codec.string(c.pointee.username)
    self.email = Codec.string(c.pointee.email)
    self.language = Codec.string(c.pointee.language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterAdministratorRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterAdministratorRequest.self)
    otolith__auth__v1__register_administrator_request__init(c)
    if !self.requestID.isEmpty { c.pointee.request_id = arena.string(self.requestID) }
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    return c
  }
}

extension AuthV1.RegisterAdministratorResponse {
  public static var fullName: String { "otolith.auth.v1.RegisterAdministratorResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__register_administrator_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterAdministratorResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.invitationCode = Codec.string(c.pointee.invitation_code)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterAdministratorResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterAdministratorResponse.self)
    otolith__auth__v1__register_administrator_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if !self.invitationCode.isEmpty { c.pointee.invitation_code = arena.string(self.invitationCode) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.RegisterGatewayRequest {
  public static var fullName: String { "otolith.auth.v1.RegisterGatewayRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__register_gateway_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterGatewayRequest>) {
    self.requestID = Codec.string(c.pointee.request_id)
    self.username = Codec.string(c.pointee.username)
    self.email = Codec.string(c.pointee.email)
    self.language = Codec.string(c.pointee.language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterGatewayRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterGatewayRequest.self)
    otolith__auth__v1__register_gateway_request__init(c)
    if !self.requestID.isEmpty { c.pointee.request_id = arena.string(self.requestID) }
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    return c
  }
}

extension AuthV1.RegisterGatewayResponse {
  public static var fullName: String { "otolith.auth.v1.RegisterGatewayResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__register_gateway_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterGatewayResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.invitationCode = Codec.string(c.pointee.invitation_code)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterGatewayResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterGatewayResponse.self)
    otolith__auth__v1__register_gateway_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if !self.invitationCode.isEmpty { c.pointee.invitation_code = arena.string(self.invitationCode) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.SetLedStudiesRequest {
  public static var fullName: String { "otolith.auth.v1.SetLedStudiesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__set_led_studies_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SetLedStudiesRequest>) {
    self.username = Codec.string(c.pointee.username)
    self.studyIDs = Codec.array(c.pointee.study_ids, c.pointee.n_study_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SetLedStudiesRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SetLedStudiesRequest.self)
    otolith__auth__v1__set_led_studies_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.studyIDs.isEmpty {
      c.pointee.n_study_ids = self.studyIDs.count
      c.pointee.study_ids = arena.array(self.studyIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension AuthV1.SetLedStudiesResponse {
  public static var fullName: String { "otolith.auth.v1.SetLedStudiesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__set_led_studies_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SetLedStudiesResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SetLedStudiesResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SetLedStudiesResponse.self)
    otolith__auth__v1__set_led_studies_response__init(c)
    return c
  }
}

extension AuthV1.ListSigningKeysRequest {
  public static var fullName: String { "otolith.auth.v1.ListSigningKeysRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_signing_keys_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListSigningKeysRequest>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListSigningKeysRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListSigningKeysRequest.self)
    otolith__auth__v1__list_signing_keys_request__init(c)
    return c
  }
}

extension AuthV1.ListSigningKeysResponse {
  public static var fullName: String { "otolith.auth.v1.ListSigningKeysResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_signing_keys_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListSigningKeysResponse>) {
    self.jwksJSON = Codec.string(c.pointee.jwks_json)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListSigningKeysResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListSigningKeysResponse.self)
    otolith__auth__v1__list_signing_keys_response__init(c)
    if !self.jwksJSON.isEmpty { c.pointee.jwks_json = arena.string(self.jwksJSON) }
    return c
  }
}
