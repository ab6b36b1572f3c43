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

  /// The reason for removing a member. A code instead of free text, because it stays in the audit log
  /// permanently.
  public enum MemberRemovalReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected (REQUIRED).
    case unspecified
    /// The participant does not meet the study's criteria.
    case notEligible
    /// The participant asked for it.
    case requested
    /// The participant takes part with another account.
    case duplicate
    /// The device belongs to the team.
    case test
    /// Another reason.
    case other
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .notEligible, .requested, .duplicate, .test, .other] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .notEligible
        case 2: .requested
        case 3: .duplicate
        case 4: .test
        case 5: .other
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .notEligible: 1
        case .requested: 2
        case .duplicate: 3
        case .test: 4
        case .other: 5
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
    /// Username of the account to confirm; its address if it has no username. May be empty: the code alone
    /// names the account, as in a link that a mail contains.
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
    /// One-time code of the account's second factor, or one of its recovery codes (SecondFactorService).
    /// Spaces and hyphens are ignored. Empty at first: ask for it after ONE_TIME_CODE_REQUIRED. Ignored
    /// for accounts without a second factor.
    public var oneTimeCode: String

    public init(
      username: String = "",
      password: String = "",
      audiences: [String] = [],
      label: String = "",
      oneTimeCode: String = ""
    ) {
      self.username = username
      self.password = password
      self.audiences = audiences
      self.label = label
      self.oneTimeCode = oneTimeCode
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
    /// Whether a role of the account requires a second factor, which the account lacks. Access tokens of
    /// the session are then valid at otolith-auth only and carry no role, until ConfirmSecondFactor.
    public var secondFactorMissing: Bool

    public init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      refreshToken: String = "",
      refreshTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      participantID: String = "",
      outdatedConsents: [AuthV1.OutdatedConsent] = [],
      secondFactorMissing: Bool = false
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
      self.refreshToken = refreshToken
      self.refreshTokenExpireTime = refreshTokenExpireTime
      self.participantID = participantID
      self.outdatedConsents = outdatedConsents
      self.secondFactorMissing = secondFactorMissing
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
    /// Whether a role of the account requires a second factor, which the account lacks. Access tokens of
    /// the session are then valid at otolith-auth only and carry no role, until ConfirmSecondFactor.
    public var secondFactorMissing: Bool

    public init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      refreshToken: String = "",
      refreshTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      participantID: String = "",
      outdatedConsents: [AuthV1.OutdatedConsent] = [],
      secondFactorMissing: Bool = false
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
      self.refreshToken = refreshToken
      self.refreshTokenExpireTime = refreshTokenExpireTime
      self.participantID = participantID
      self.outdatedConsents = outdatedConsents
      self.secondFactorMissing = secondFactorMissing
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
    /// Same as in `SignInRequest`.
    public var oneTimeCode: String

    public init(password: String = "", oneTimeCode: String = "") {
      self.password = password
      self.oneTimeCode = oneTimeCode
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
    /// Optional parts of the consent (`Study.consent_parts`) that the participant accepts; the others are
    /// not accepted.
    public var consentPartIDs: [String]
    /// Signature, if the study asks for one (`Study.consent_signature`); ignored otherwise.
    public var consentSignature: AuthV1.ConsentSignature?

    public init(
      studyID: String = "",
      password: String = "",
      consentVersion: String = "",
      consentLanguage: String = "",
      invitationCode: String = "",
      note: String = "",
      consentPartIDs: [String] = [],
      consentSignature: AuthV1.ConsentSignature? = nil
    ) {
      self.studyID = studyID
      self.password = password
      self.consentVersion = consentVersion
      self.consentLanguage = consentLanguage
      self.invitationCode = invitationCode
      self.note = note
      self.consentPartIDs = consentPartIDs
      self.consentSignature = consentSignature
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
    /// Accepted optional parts of the consent.
    public var consentPartIDs: [String]
    /// Label by which the study's own records know the participant; empty if none.
    public var subjectLabel: String

    public init(
      studyID: String = "",
      joinTime: GoogleProtobuf.Timestamp? = nil,
      leaveTime: GoogleProtobuf.Timestamp? = nil,
      consentVersion: String = "",
      consentLanguage: String = "",
      groupID: String = "",
      consentOutdated: Bool = false,
      consentWithdrawTime: GoogleProtobuf.Timestamp? = nil,
      consentEndTime: GoogleProtobuf.Timestamp? = nil,
      consentPartIDs: [String] = [],
      subjectLabel: String = ""
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
      self.consentPartIDs = consentPartIDs
      self.subjectLabel = subjectLabel
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
    /// Beginning of a member's id or, for callers with the right `label.read`, of a subject label, at most
    /// 64 characters, compared without regard to case; empty: all members.
    public var search: String
    /// Group of the members; empty: any.
    public var groupID: String

    public init(
      studyID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = "",
      search: String = "",
      groupID: String = ""
    ) {
      self.studyID = studyID
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.search = search
      self.groupID = groupID
    }
  }

  /// A page of members.
  public struct ListMembersResponse: Message {
    /// Members in the order of joining.
    public var members: [AuthV1.Member]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String
    /// Whether a blinded scheme (AllocationService) conceals the groups from the caller.
    public var groupsConcealed: Bool

    public init(
      members: [AuthV1.Member] = [],
      nextPageToken: String = "",
      groupsConcealed: Bool = false
    ) {
      self.members = members
      self.nextPageToken = nextPageToken
      self.groupsConcealed = groupsConcealed
    }
  }

  /// A member of a study, as shown to its leaders.
  public struct Member: Message {
    /// Id of this enrolment. A participant who joins again has another id.
    public var memberID: String
    /// Day (UTC) on which the enrolment started, as its midnight.
    public var joinTime: GoogleProtobuf.Timestamp?
    /// Study group of the member; empty if none, or if groups are concealed from the caller.
    public var groupID: String
    /// Whether the member has an allocation (AllocationService).
    public var allocated: Bool
    /// Label by which the study's own records know the member (`Study.subject_labels`); empty if none, or
    /// if the caller lacks the right `label.read`.
    public var subjectLabel: String
    /// `Study.consent_version` of the text consented to most recently. Empty if groups are concealed from the
    /// caller and a group of the study has a text of its own, or had one.
    public var consentVersion: String
    /// BCP 47 language in which that text was shown.
    public var consentLanguage: String
    /// Week of the last sign-in or refresh, as midnight UTC of its Monday; absent if no session is left.
    /// Not the day: it would connect members with pseudonyms of exports.
    public var lastUseTime: GoogleProtobuf.Timestamp?
    /// Whether the member is a test participant.
    public var testParticipant: Bool

    public init(
      memberID: String = "",
      joinTime: GoogleProtobuf.Timestamp? = nil,
      groupID: String = "",
      allocated: Bool = false,
      subjectLabel: String = "",
      consentVersion: String = "",
      consentLanguage: String = "",
      lastUseTime: GoogleProtobuf.Timestamp? = nil,
      testParticipant: Bool = false
    ) {
      self.memberID = memberID
      self.joinTime = joinTime
      self.groupID = groupID
      self.allocated = allocated
      self.subjectLabel = subjectLabel
      self.consentVersion = consentVersion
      self.consentLanguage = consentLanguage
      self.lastUseTime = lastUseTime
      self.testParticipant = testParticipant
    }
  }

  /// The member to remove.
  public struct RemoveMemberRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// `Member.member_id`.
    public var memberID: String
    /// Reason; required.
    public var reason: AuthV1.MemberRemovalReason

    public init(
      studyID: String = "",
      memberID: String = "",
      reason: AuthV1.MemberRemovalReason = AuthV1.MemberRemovalReason(rawValue: 0)
    ) {
      self.studyID = studyID
      self.memberID = memberID
      self.reason = reason
    }
  }

  /// Empty: the member takes no part any more.
  public struct RemoveMemberResponse: Message {
    public init() {}
  }

  /// A member and a label.
  public struct SetSubjectLabelRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// `Member.member_id`.
    public var memberID: String
    /// 1–64 letters, digits, `.`, `_`, `-`, `/`; empty: none.
    public var subjectLabel: String

    public init(studyID: String = "", memberID: String = "", subjectLabel: String = "") {
      self.studyID = studyID
      self.memberID = memberID
      self.subjectLabel = subjectLabel
    }
  }

  /// The member after the change.
  public struct SetSubjectLabelResponse: Message {
    /// The current state.
    public var member: AuthV1.Member?

    public init(member: AuthV1.Member? = nil) {
      self.member = member
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
    /// Label of the participant who joins with the code, by which the study's own records know the
    /// participant: 1–64 letters, digits, `.`, `_`, `-`, `/`; empty for none. Needs the right
    /// `label.assign`, a study with `Study.subject_labels`, and `uses_max` 1.
    public var subjectLabel: String
    /// Whether participants who join with the code become test participants: for devices of the team.
    /// Rejects participants who were ever enrolled, since the mark applies to the whole account.
    public var testParticipants: Bool

    public init(
      invitationID: String = "",
      studyID: String = "",
      groupID: String = "",
      usesMax: UInt32 = 0,
      validDays: UInt32 = 0,
      subjectLabel: String = "",
      testParticipants: Bool = false
    ) {
      self.invitationID = invitationID
      self.studyID = studyID
      self.groupID = groupID
      self.usesMax = usesMax
      self.validDays = validDays
      self.subjectLabel = subjectLabel
      self.testParticipants = testParticipants
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
    /// Label of the participant who joins with the code. Empty once the code is used, revoked or expired,
    /// or if the caller lacks the right `label.read`.
    public var subjectLabel: String
    /// Whether participants who join with the code become test participants.
    public var testParticipants: Bool

    public init(
      invitationID: String = "",
      studyID: String = "",
      groupID: String = "",
      code: String = "",
      uses: UInt32 = 0,
      usesMax: UInt32 = 0,
      createTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      revokeTime: GoogleProtobuf.Timestamp? = nil,
      subjectLabel: String = "",
      testParticipants: Bool = false
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
      self.subjectLabel = subjectLabel
      self.testParticipants = testParticipants
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
    base64: "ChpvdG9saXRoL2F1dGgvdjEvYXV0aC5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGh1vdG9saXRoL2F1dGgvdjEvY29uc2VudC5wcm90bxodb3RvbGl0aC9hdXRoL3YxL2VyYXN1cmUucHJvdG8aHW90b2xpdGgvYXV0aC92MS9wcm9maWxlLnByb3RvIsYBChZSZWdpc3RlckFjY291bnRSZXF1ZXN0Eh0KCnJlcXVlc3RfaWQYASABKAlSCXJlcXVlc3RJZBIaCgh1c2VybmFtZRgCIAEoCVIIdXNlcm5hbWUSGgoIcGFzc3dvcmQYAyABKAlSCHBhc3N3b3JkEhQKBWVtYWlsGAQgASgJUgVlbWFpbBIjCg1lbWFpbF9jb25zZW50GAUgASgIUgxlbWFpbENvbnNlbnQSGgoIbGFuZ3VhZ2UYBiABKAlSCGxhbmd1YWdlIqwBChdSZWdpc3RlckFjY291bnRSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3RvbGl0aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZRIzChVjb25maXJtYXRpb25fcmVxdWlyZWQYAiABKAhSFGNvbmZpcm1hdGlvblJlcXVpcmVkEiMKDXJlY292ZXJ5X2NvZGUYAyABKAlSDHJlY292ZXJ5Q29kZSJjChVDb25maXJtQWNjb3VudFJlcXVlc3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJuYW1lEhIKBGNvZGUYAiABKAlSBGNvZGUSGgoIcGFzc3dvcmQYAyABKAlSCHBhc3N3b3JkIoEBChZDb25maXJtQWNjb3VudFJlc3BvbnNlEkIKDWVtYWlsX291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuRW1haWxPdXRjb21lUgxlbWFpbE91dGNvbWUSIwoNcmVjb3ZlcnlfY29kZRgCIAEoCVIMcmVjb3ZlcnlDb2RlIjcKGVJlc2VuZENvbmZpcm1hdGlvblJlcXVlc3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJuYW1lIhwKGlJlc2VuZENvbmZpcm1hdGlvblJlc3BvbnNlIhMKEUdldEFjY291bnRSZXF1ZXN0ItkDCgdBY2NvdW50EiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEhoKCHVzZXJuYW1lGAIgASgJUgh1c2VybmFtZRIUCgVlbWFpbBgDIAEoCVIFZW1haWwSGgoIbGFuZ3VhZ2UYBCABKAlSCGxhbmd1YWdlEhwKCWFub255bW91cxgFIAEoCFIJYW5vbnltb3VzEjsKC2NyZWF0ZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRISCgRldGFnGAcgASgJUgRldGFnEh4KCm5ld3NsZXR0ZXIYCCABKAhSCm5ld3NsZXR0ZXISMgoHcHJvZmlsZRgJIAEoCzIYLm90b2xpdGguYXV0aC52MS5Qcm9maWxlUgdwcm9maWxlEiMKDXBlbmRpbmdfZW1haWwYCiABKAlSDHBlbmRpbmdFbWFpbBJGChFlbWFpbF9mYWlsZWRfdGltZRgLIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSD2VtYWlsRmFpbGVkVGltZRIpChB0ZXN0X3BhcnRpY2lwYW50GA8gASgIUg90ZXN0UGFydGljaXBhbnQinwEKDVNpZ25JblJlcXVlc3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJuYW1lEhoKCHBhc3N3b3JkGAIgASgJUghwYXNzd29yZBIcCglhdWRpZW5jZXMYAyADKAlSCWF1ZGllbmNlcxIUCgVsYWJlbBgEIAEoCVIFbGFiZWwSIgoNb25lX3RpbWVfY29kZRgFIAEoCVILb25lVGltZUNvZGUirgMKDlNpZ25JblJlc3BvbnNlEiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lEiMKDXJlZnJlc2hfdG9rZW4YAyABKAlSDHJlZnJlc2hUb2tlbhJVChlyZWZyZXNoX3Rva2VuX2V4cGlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIWcmVmcmVzaFRva2VuRXhwaXJlVGltZRIlCg5wYXJ0aWNpcGFudF9pZBgFIAEoCVINcGFydGljaXBhbnRJZBJNChFvdXRkYXRlZF9jb25zZW50cxgGIAMoCzIgLm90b2xpdGguYXV0aC52MS5PdXRkYXRlZENvbnNlbnRSEG91dGRhdGVkQ29uc2VudHMSMgoVc2Vjb25kX2ZhY3Rvcl9taXNzaW5nGAcgASgIUhNzZWNvbmRGYWN0b3JNaXNzaW5nIm0KGFNpZ25JbkFub255bW91c2x5UmVxdWVzdBIdCgpyZXF1ZXN0X2lkGAEgASgJUglyZXF1ZXN0SWQSHAoJYXVkaWVuY2VzGAIgAygJUglhdWRpZW5jZXMSFAoFbGFiZWwYAyABKAlSBWxhYmVsIoUDChlTaWduSW5Bbm9ueW1vdXNseVJlc3BvbnNlEiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lEiMKDXJlZnJlc2hfdG9rZW4YAyABKAlSDHJlZnJlc2hUb2tlbhJVChlyZWZyZXNoX3Rva2VuX2V4cGlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIWcmVmcmVzaFRva2VuRXhwaXJlVGltZRIlCg5wYXJ0aWNpcGFudF9pZBgFIAEoCVINcGFydGljaXBhbnRJZBJNChFvdXRkYXRlZF9jb25zZW50cxgGIAMoCzIgLm90b2xpdGguYXV0aC52MS5PdXRkYXRlZENvbnNlbnRSEG91dGRhdGVkQ29uc2VudHMiNQoOUmVmcmVzaFJlcXVlc3QSIwoNcmVmcmVzaF90b2tlbhgBIAEoCVIMcmVmcmVzaFRva2VuIq8DCg9SZWZyZXNoUmVzcG9uc2USIQoMYWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGlyZVRpbWUSIwoNcmVmcmVzaF90b2tlbhgDIAEoCVIMcmVmcmVzaFRva2VuElUKGXJlZnJlc2hfdG9rZW5fZXhwaXJlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhZyZWZyZXNoVG9rZW5FeHBpcmVUaW1lEiUKDnBhcnRpY2lwYW50X2lkGAUgASgJUg1wYXJ0aWNpcGFudElkEk0KEW91dGRhdGVkX2NvbnNlbnRzGAYgAygLMiAub3RvbGl0aC5hdXRoLnYxLk91dGRhdGVkQ29uc2VudFIQb3V0ZGF0ZWRDb25zZW50cxIyChVzZWNvbmRfZmFjdG9yX21pc3NpbmcYByABKAhSE3NlY29uZEZhY3Rvck1pc3NpbmciNQoOU2lnbk91dFJlcXVlc3QSIwoNcmVmcmVzaF90b2tlbhgBIAEoCVIMcmVmcmVzaFRva2VuIhEKD1NpZ25PdXRSZXNwb25zZSKSAgoHU2Vzc2lvbhIdCgpzZXNzaW9uX2lkGAEgASgJUglzZXNzaW9uSWQSFAoFbGFiZWwYAiABKAlSBWxhYmVsEjsKC2NyZWF0ZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI+Cg1sYXN0X3VzZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILbGFzdFVzZVRpbWUSOwoLZXhwaXJlX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEhgKB2N1cnJlbnQYBiABKAhSB2N1cnJlbnQiUQoTTGlzdFNlc3Npb25zUmVxdWVzdBIbCglwYWdlX3NpemUYASABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAiABKAlSCXBhZ2VUb2tlbiJ0ChRMaXN0U2Vzc2lvbnNSZXNwb25zZRI0CghzZXNzaW9ucxgBIAMoCzIYLm90b2xpdGguYXV0aC52MS5TZXNzaW9uUghzZXNzaW9ucxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iMgoRRW5kU2Vzc2lvblJlcXVlc3QSHQoKc2Vzc2lvbl9pZBgBIAEoCVIJc2Vzc2lvbklkIhQKEkVuZFNlc3Npb25SZXNwb25zZSI6ChVFbmRBbGxTZXNzaW9uc1JlcXVlc3QSIQoMa2VlcF9jdXJyZW50GAEgASgIUgtrZWVwQ3VycmVudCIYChZFbmRBbGxTZXNzaW9uc1Jlc3BvbnNlIlYKFFByb3ZlUGFzc3dvcmRSZXF1ZXN0EhoKCHBhc3N3b3JkGAEgASgJUghwYXNzd29yZBIiCg1vbmVfdGltZV9jb2RlGAIgASgJUgtvbmVUaW1lQ29kZSKPAQoVUHJvdmVQYXNzd29yZFJlc3BvbnNlEiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lIlYKFUNoYW5nZVBhc3N3b3JkUmVxdWVzdBIaCghwYXNzd29yZBgBIAEoCVIIcGFzc3dvcmQSIQoMbmV3X3Bhc3N3b3JkGAIgASgJUgtuZXdQYXNzd29yZCIYChZDaGFuZ2VQYXNzd29yZFJlc3BvbnNlItQCChBKb2luU3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhoKCHBhc3N3b3JkGAIgASgJUghwYXNzd29yZBInCg9jb25zZW50X3ZlcnNpb24YAyABKAlSDmNvbnNlbnRWZXJzaW9uEikKEGNvbnNlbnRfbGFuZ3VhZ2UYBCABKAlSD2NvbnNlbnRMYW5ndWFnZRInCg9pbnZpdGF0aW9uX2NvZGUYBSABKAlSDmludml0YXRpb25Db2RlEhIKBG5vdGUYBiABKAlSBG5vdGUSKAoQY29uc2VudF9wYXJ0X2lkcxgKIAMoCVIOY29uc2VudFBhcnRJZHMSTgoRY29uc2VudF9zaWduYXR1cmUYCyABKAsyIS5vdG9saXRoLmF1dGgudjEuQ29uc2VudFNpZ25hdHVyZVIQY29uc2VudFNpZ25hdHVyZSK/AgoRSm9pblN0dWR5UmVzcG9uc2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUSIQoMYWNjZXNzX3Rva2VuGAIgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGlyZVRpbWUSOAoJZW5yb2xtZW50GAQgASgLMhoub3RvbGl0aC5hdXRoLnYxLkVucm9sbWVudFIJZW5yb2xtZW50Ej8KDGpvaW5fcmVxdWVzdBgFIAEoCzIcLm90b2xpdGguYXV0aC52MS5Kb2luUmVxdWVzdFILam9pblJlcXVlc3QiLgoRTGVhdmVTdHVkeVJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQijAEKEkxlYXZlU3R1ZHlSZXNwb25zZRIhCgxhY2Nlc3NfdG9rZW4YASABKAlSC2FjY2Vzc1Rva2VuElMKGGFjY2Vzc190b2tlbl9leHBpcmVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFWFjY2Vzc1Rva2VuRXhwaXJlVGltZSJTChVMaXN0RW5yb2xtZW50c1JlcXVlc3QSGwoJcGFnZV9zaXplGAEgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAIgASgJUglwYWdlVG9rZW4ikQEKFkxpc3RFbnJvbG1lbnRzUmVzcG9uc2USOgoKZW5yb2xtZW50cxgBIAMoCzIaLm90b2xpdGguYXV0aC52MS5FbnJvbG1lbnRSCmVucm9sbWVudHMSJgoPbmV4dF9wYWdlX3Rva2VuGAMgASgJUg1uZXh0UGFnZVRva2VuSgQIAhADUg1qb2luX3JlcXVlc3RzIpEBChpMaXN0T3duSm9pblJlcXVlc3RzUmVxdWVzdBI3CgVzdGF0ZRgBIAEoDjIhLm90b2xpdGguYXV0aC52MS5Kb2luUmVxdWVzdFN0YXRlUgVzdGF0ZRIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbiKIAQobTGlzdE93bkpvaW5SZXF1ZXN0c1Jlc3BvbnNlEkEKDWpvaW5fcmVxdWVzdHMYASADKAsyHC5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RSDGpvaW5SZXF1ZXN0cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4imQQKCUVucm9sbWVudBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI3Cglqb2luX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghqb2luVGltZRI5CgpsZWF2ZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJbGVhdmVUaW1lEicKD2NvbnNlbnRfdmVyc2lvbhgEIAEoCVIOY29uc2VudFZlcnNpb24SKQoQY29uc2VudF9sYW5ndWFnZRgFIAEoCVIPY29uc2VudExhbmd1YWdlEhkKCGdyb3VwX2lkGAYgASgJUgdncm91cElkEikKEGNvbnNlbnRfb3V0ZGF0ZWQYByABKAhSD2NvbnNlbnRPdXRkYXRlZBJOChVjb25zZW50X3dpdGhkcmF3X3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhNjb25zZW50V2l0aGRyYXdUaW1lEkQKEGNvbnNlbnRfZW5kX3RpbWUYCSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUg5jb25zZW50RW5kVGltZRIoChBjb25zZW50X3BhcnRfaWRzGAogAygJUg5jb25zZW50UGFydElkcxIjCg1zdWJqZWN0X2xhYmVsGAsgASgJUgxzdWJqZWN0TGFiZWwi7gIKC0pvaW5SZXF1ZXN0EiYKD2pvaW5fcmVxdWVzdF9pZBgBIAEoCVINam9pblJlcXVlc3RJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBI3CgVzdGF0ZRgDIAEoDjIhLm90b2xpdGguYXV0aC52MS5Kb2luUmVxdWVzdFN0YXRlUgVzdGF0ZRI9CgxyZXF1ZXN0X3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtyZXF1ZXN0VGltZRI7CgtkZWNpZGVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmRlY2lkZVRpbWUSOwoLZXhwaXJlX3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEhYKBnJlYXNvbhgHIAEoCVIGcmVhc29uEhIKBG5vdGUYCCABKAlSBG5vdGUiNQoYR2V0U3R1ZHlSZXRlbnRpb25SZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkIjIKFUdldFJlY3J1aXRtZW50UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZCKtAgoLUmVjcnVpdG1lbnQSMwoEZGF5cxgBIAMoCzIfLm90b2xpdGguYXV0aC52MS5SZWNydWl0bWVudERheVIEZGF5cxIiCgxwYXJ0aWNpcGFudHMYAiABKARSDHBhcnRpY2lwYW50cxIaCghlbnJvbGxlZBgDIAEoBFIIZW5yb2xsZWQSHAoJd2l0aGRyYXduGAQgASgEUgl3aXRoZHJhd24SKQoQcmVxdWVzdHNfcGVuZGluZxgFIAEoBFIPcmVxdWVzdHNQZW5kaW5nEiUKDnJlcXVlc3RzX2VuZGVkGAYgASgEUg1yZXF1ZXN0c0VuZGVkEjkKCmNvdW50X3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgljb3VudFRpbWUibgoOUmVjcnVpdG1lbnREYXkSEgoEZGF0ZRgBIAEoCVIEZGF0ZRIWCgZqb2luZWQYAiABKARSBmpvaW5lZBISCgRsZWZ0GAMgASgEUgRsZWZ0EhwKCXdpdGhkcmF3bhgEIAEoBFIJd2l0aGRyYXduIt4BChNTdHVkeVJldGVudGlvblN0YXRlEj4KCXJldGVudGlvbhgBIAEoCzIgLm90b2xpdGguYXV0aC52MS5BbnN3ZXJSZXRlbnRpb25SCXJldGVudGlvbhIjCg1wZW5kaW5nX2NvdW50GAIgASgNUgxwZW5kaW5nQ291bnQSJQoOY29tcGxldGVfY291bnQYAyABKA1SDWNvbXBsZXRlQ291bnQSOwoIcmVjZWlwdHMYBCADKAsyHy5vdG9saXRoLmF1dGgudjEuRXJhc3VyZVJlY2VpcHRSCHJlY2VpcHRzIqkBChdMaXN0Sm9pblJlcXVlc3RzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI3CgVzdGF0ZRgCIAEoDjIhLm90b2xpdGguYXV0aC52MS5Kb2luUmVxdWVzdFN0YXRlUgVzdGF0ZRIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbiKFAQoYTGlzdEpvaW5SZXF1ZXN0c1Jlc3BvbnNlEkEKDWpvaW5fcmVxdWVzdHMYASADKAsyHC5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RSDGpvaW5SZXF1ZXN0cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iqgEKGERlY2lkZUpvaW5SZXF1ZXN0UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBImCg9qb2luX3JlcXVlc3RfaWQYAiABKAlSDWpvaW5SZXF1ZXN0SWQSGAoHYXBwcm92ZRgDIAEoCFIHYXBwcm92ZRIWCgZyZWFzb24YBCABKAlSBnJlYXNvbhIZCghncm91cF9pZBgFIAEoCVIHZ3JvdXBJZCKVAQoZRGVjaWRlSm9pblJlcXVlc3RSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3RvbGl0aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZRI/Cgxqb2luX3JlcXVlc3QYAiABKAsyHC5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RSC2pvaW5SZXF1ZXN0Ip4BChJMaXN0TWVtYmVyc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4SFgoGc2VhcmNoGAQgASgJUgZzZWFyY2gSGQoIZ3JvdXBfaWQYBSABKAlSB2dyb3VwSWQimwEKE0xpc3RNZW1iZXJzUmVzcG9uc2USMQoHbWVtYmVycxgBIAMoCzIXLm90b2xpdGguYXV0aC52MS5NZW1iZXJSB21lbWJlcnMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuEikKEGdyb3Vwc19jb25jZWFsZWQYAyABKAhSD2dyb3Vwc0NvbmNlYWxlZCL7AgoGTWVtYmVyEhsKCW1lbWJlcl9pZBgBIAEoCVIIbWVtYmVySWQSNwoJam9pbl90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIam9pblRpbWUSGQoIZ3JvdXBfaWQYAyABKAlSB2dyb3VwSWQSHAoJYWxsb2NhdGVkGAQgASgIUglhbGxvY2F0ZWQSIwoNc3ViamVjdF9sYWJlbBgFIAEoCVIMc3ViamVjdExhYmVsEicKD2NvbnNlbnRfdmVyc2lvbhgGIAEoCVIOY29uc2VudFZlcnNpb24SKQoQY29uc2VudF9sYW5ndWFnZRgHIAEoCVIPY29uc2VudExhbmd1YWdlEj4KDWxhc3RfdXNlX3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtsYXN0VXNlVGltZRIpChB0ZXN0X3BhcnRpY2lwYW50GAkgASgIUg90ZXN0UGFydGljaXBhbnQiiwEKE1JlbW92ZU1lbWJlclJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJbWVtYmVyX2lkGAIgASgJUghtZW1iZXJJZBI8CgZyZWFzb24YAyABKA4yJC5vdG9saXRoLmF1dGgudjEuTWVtYmVyUmVtb3ZhbFJlYXNvblIGcmVhc29uIhYKFFJlbW92ZU1lbWJlclJlc3BvbnNlInUKFlNldFN1YmplY3RMYWJlbFJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJbWVtYmVyX2lkGAIgASgJUghtZW1iZXJJZBIjCg1zdWJqZWN0X2xhYmVsGAMgASgJUgxzdWJqZWN0TGFiZWwiSgoXU2V0U3ViamVjdExhYmVsUmVzcG9uc2USLwoGbWVtYmVyGAEgASgLMhcub3RvbGl0aC5hdXRoLnYxLk1lbWJlclIGbWVtYmVyImoKFVNldE1lbWJlckdyb3VwUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIbCgltZW1iZXJfaWQYAiABKAlSCG1lbWJlcklkEhkKCGdyb3VwX2lkGAMgASgJUgdncm91cElkIkkKFlNldE1lbWJlckdyb3VwUmVzcG9uc2USLwoGbWVtYmVyGAEgASgLMhcub3RvbGl0aC5hdXRoLnYxLk1lbWJlclIGbWVtYmVyIoACChdDcmVhdGVJbnZpdGF0aW9uUmVxdWVzdBIjCg1pbnZpdGF0aW9uX2lkGAEgASgJUgxpbnZpdGF0aW9uSWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSGQoIZ3JvdXBfaWQYAyABKAlSB2dyb3VwSWQSGQoIdXNlc19tYXgYBCABKA1SB3VzZXNNYXgSHQoKdmFsaWRfZGF5cxgFIAEoDVIJdmFsaWREYXlzEiMKDXN1YmplY3RfbGFiZWwYBiABKAlSDHN1YmplY3RMYWJlbBIrChF0ZXN0X3BhcnRpY2lwYW50cxgHIAEoCFIQdGVzdFBhcnRpY2lwYW50cyKzAwoKSW52aXRhdGlvbhIjCg1pbnZpdGF0aW9uX2lkGAEgASgJUgxpbnZpdGF0aW9uSWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSGQoIZ3JvdXBfaWQYAyABKAlSB2dyb3VwSWQSEgoEY29kZRgEIAEoCVIEY29kZRISCgR1c2VzGAUgASgNUgR1c2VzEhkKCHVzZXNfbWF4GAYgASgNUgd1c2VzTWF4EjsKC2NyZWF0ZV90aW1lGAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI7CgtleHBpcmVfdGltZRgIIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSOwoLcmV2b2tlX3RpbWUYCSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpyZXZva2VUaW1lEiMKDXN1YmplY3RfbGFiZWwYCiABKAlSDHN1YmplY3RMYWJlbBIrChF0ZXN0X3BhcnRpY2lwYW50cxgLIAEoCFIQdGVzdFBhcnRpY2lwYW50cyJvChZMaXN0SW52aXRhdGlvbnNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgDIAEoCVIJcGFnZVRva2VuIoABChdMaXN0SW52aXRhdGlvbnNSZXNwb25zZRI9CgtpbnZpdGF0aW9ucxgBIAMoCzIbLm90b2xpdGguYXV0aC52MS5JbnZpdGF0aW9uUgtpbnZpdGF0aW9ucxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iWQoXUmV2b2tlSW52aXRhdGlvblJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSIwoNaW52aXRhdGlvbl9pZBgCIAEoCVIMaW52aXRhdGlvbklkIlcKGFJldm9rZUludml0YXRpb25SZXNwb25zZRI7CgppbnZpdGF0aW9uGAEgASgLMhsub3RvbGl0aC5hdXRoLnYxLkludml0YXRpb25SCmludml0YXRpb24itgEKGlJlZ2lzdGVyU3R1ZHlMZWFkZXJSZXF1ZXN0Eh0KCnJlcXVlc3RfaWQYASABKAlSCXJlcXVlc3RJZBIaCgh1c2VybmFtZRgCIAEoCVIIdXNlcm5hbWUSGwoJc3R1ZHlfaWRzGAQgAygJUghzdHVkeUlkcxIUCgVlbWFpbBgFIAEoCVIFZW1haWwSGgoIbGFuZ3VhZ2UYBiABKAlSCGxhbmd1YWdlSgQIAxAEUghwYXNzd29yZCK8AQobUmVnaXN0ZXJTdHVkeUxlYWRlclJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lEicKD2ludml0YXRpb25fY29kZRgCIAEoCVIOaW52aXRhdGlvbkNvZGUSOwoLZXhwaXJlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lIosBChxSZWdpc3RlckFkbWluaXN0cmF0b3JSZXF1ZXN0Eh0KCnJlcXVlc3RfaWQYASABKAlSCXJlcXVlc3RJZBIaCgh1c2VybmFtZRgCIAEoCVIIdXNlcm5hbWUSFAoFZW1haWwYAyABKAlSBWVtYWlsEhoKCGxhbmd1YWdlGAQgASgJUghsYW5ndWFnZSK+AQodUmVnaXN0ZXJBZG1pbmlzdHJhdG9yUmVzcG9uc2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUSJwoPaW52aXRhdGlvbl9jb2RlGAIgASgJUg5pbnZpdGF0aW9uQ29kZRI7CgtleHBpcmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUihQEKFlJlZ2lzdGVyR2F0ZXdheVJlcXVlc3QSHQoKcmVxdWVzdF9pZBgBIAEoCVIJcmVxdWVzdElkEhoKCHVzZXJuYW1lGAIgASgJUgh1c2VybmFtZRIUCgVlbWFpbBgDIAEoCVIFZW1haWwSGgoIbGFuZ3VhZ2UYBCABKAlSCGxhbmd1YWdlIrgBChdSZWdpc3RlckdhdGV3YXlSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3RvbGl0aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZRInCg9pbnZpdGF0aW9uX2NvZGUYAiABKAlSDmludml0YXRpb25Db2RlEjsKC2V4cGlyZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSJPChRTZXRMZWRTdHVkaWVzUmVxdWVzdBIaCgh1c2VybmFtZRgBIAEoCVIIdXNlcm5hbWUSGwoJc3R1ZHlfaWRzGAIgAygJUghzdHVkeUlkcyIXChVTZXRMZWRTdHVkaWVzUmVzcG9uc2UiGAoWTGlzdFNpZ25pbmdLZXlzUmVxdWVzdCI2ChdMaXN0U2lnbmluZ0tleXNSZXNwb25zZRIbCglqd2tzX2pzb24YASABKAlSCGp3a3NKc29uKmoKDFdyaXRlT3V0Y29tZRIdChlXUklURV9PVVRDT01FX1VOU1BFQ0lGSUVEEAASGQoVV1JJVEVfT1VUQ09NRV9DUkVBVEVEEAESIAocV1JJVEVfT1VUQ09NRV9BTFJFQURZX0VYSVNUUxACKooBCgxFbWFpbE91dGNvbWUSHQoZRU1BSUxfT1VUQ09NRV9VTlNQRUNJRklFRBAAEhYKEkVNQUlMX09VVENPTUVfS0VQVBABEhgKFEVNQUlMX09VVENPTUVfRVJBU0VEEAISKQolRU1BSUxfT1VUQ09NRV9LRVBUX0JZX0FOT1RIRVJfQUNDT1VOVBADKtoBChBKb2luUmVxdWVzdFN0YXRlEiIKHkpPSU5fUkVRVUVTVF9TVEFURV9VTlNQRUNJRklFRBAAEh4KGkpPSU5fUkVRVUVTVF9TVEFURV9QRU5ESU5HEAESHwobSk9JTl9SRVFVRVNUX1NUQVRFX0FQUFJPVkVEEAISHwobSk9JTl9SRVFVRVNUX1NUQVRFX1JFSkVDVEVEEAMSIAocSk9JTl9SRVFVRVNUX1NUQVRFX1dJVEhEUkFXThAEEh4KGkpPSU5fUkVRVUVTVF9TVEFURV9FWFBJUkVEEAUq7wEKE01lbWJlclJlbW92YWxSZWFzb24SJQohTUVNQkVSX1JFTU9WQUxfUkVBU09OX1VOU1BFQ0lGSUVEEAASJgoiTUVNQkVSX1JFTU9WQUxfUkVBU09OX05PVF9FTElHSUJMRRABEiMKH01FTUJFUl9SRU1PVkFMX1JFQVNPTl9SRVFVRVNURUQQAhIjCh9NRU1CRVJfUkVNT1ZBTF9SRUFTT05fRFVQTElDQVRFEAMSHgoaTUVNQkVSX1JFTU9WQUxfUkVBU09OX1RFU1QQBBIfChtNRU1CRVJfUkVNT1ZBTF9SRUFTT05fT1RIRVIQBTKLBAoOQWNjb3VudFNlcnZpY2USaQoPUmVnaXN0ZXJBY2NvdW50Eicub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyQWNjb3VudFJlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuUmVnaXN0ZXJBY2NvdW50UmVzcG9uc2UiA5ACAhJmCg5Db25maXJtQWNjb3VudBImLm90b2xpdGguYXV0aC52MS5Db25maXJtQWNjb3VudFJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuQ29uZmlybUFjY291bnRSZXNwb25zZSIDkAICEm0KElJlc2VuZENvbmZpcm1hdGlvbhIqLm90b2xpdGguYXV0aC52MS5SZXNlbmRDb25maXJtYXRpb25SZXF1ZXN0Gisub3RvbGl0aC5hdXRoLnYxLlJlc2VuZENvbmZpcm1hdGlvblJlc3BvbnNlEk8KCkdldEFjY291bnQSIi5vdG9saXRoLmF1dGgudjEuR2V0QWNjb3VudFJlcXVlc3QaGC5vdG9saXRoLmF1dGgudjEuQWNjb3VudCIDkAIBEmYKDkNoYW5nZVBhc3N3b3JkEiYub3RvbGl0aC5hdXRoLnYxLkNoYW5nZVBhc3N3b3JkUmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5DaGFuZ2VQYXNzd29yZFJlc3BvbnNlIgOQAgIy8wUKDlNlc3Npb25TZXJ2aWNlEkkKBlNpZ25JbhIeLm90b2xpdGguYXV0aC52MS5TaWduSW5SZXF1ZXN0Gh8ub3RvbGl0aC5hdXRoLnYxLlNpZ25JblJlc3BvbnNlEm8KEVNpZ25JbkFub255bW91c2x5Eikub3RvbGl0aC5hdXRoLnYxLlNpZ25JbkFub255bW91c2x5UmVxdWVzdBoqLm90b2xpdGguYXV0aC52MS5TaWduSW5Bbm9ueW1vdXNseVJlc3BvbnNlIgOQAgISTAoHUmVmcmVzaBIfLm90b2xpdGguYXV0aC52MS5SZWZyZXNoUmVxdWVzdBogLm90b2xpdGguYXV0aC52MS5SZWZyZXNoUmVzcG9uc2USUQoHU2lnbk91dBIfLm90b2xpdGguYXV0aC52MS5TaWduT3V0UmVxdWVzdBogLm90b2xpdGguYXV0aC52MS5TaWduT3V0UmVzcG9uc2UiA5ACAhJgCgxMaXN0U2Vzc2lvbnMSJC5vdG9saXRoLmF1dGgudjEuTGlzdFNlc3Npb25zUmVxdWVzdBolLm90b2xpdGguYXV0aC52MS5MaXN0U2Vzc2lvbnNSZXNwb25zZSIDkAIBEloKCkVuZFNlc3Npb24SIi5vdG9saXRoLmF1dGgudjEuRW5kU2Vzc2lvblJlcXVlc3QaIy5vdG9saXRoLmF1dGgudjEuRW5kU2Vzc2lvblJlc3BvbnNlIgOQAgISZgoORW5kQWxsU2Vzc2lvbnMSJi5vdG9saXRoLmF1dGgudjEuRW5kQWxsU2Vzc2lvbnNSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLkVuZEFsbFNlc3Npb25zUmVzcG9uc2UiA5ACAhJeCg1Qcm92ZVBhc3N3b3JkEiUub3RvbGl0aC5hdXRoLnYxLlByb3ZlUGFzc3dvcmRSZXF1ZXN0GiYub3RvbGl0aC5hdXRoLnYxLlByb3ZlUGFzc3dvcmRSZXNwb25zZTKmAwoQRW5yb2xtZW50U2VydmljZRJXCglKb2luU3R1ZHkSIS5vdG9saXRoLmF1dGgudjEuSm9pblN0dWR5UmVxdWVzdBoiLm90b2xpdGguYXV0aC52MS5Kb2luU3R1ZHlSZXNwb25zZSIDkAICEloKCkxlYXZlU3R1ZHkSIi5vdG9saXRoLmF1dGgudjEuTGVhdmVTdHVkeVJlcXVlc3QaIy5vdG9saXRoLmF1dGgudjEuTGVhdmVTdHVkeVJlc3BvbnNlIgOQAgISZgoOTGlzdEVucm9sbWVudHMSJi5vdG9saXRoLmF1dGgudjEuTGlzdEVucm9sbWVudHNSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLkxpc3RFbnJvbG1lbnRzUmVzcG9uc2UiA5ACARJ1ChNMaXN0T3duSm9pblJlcXVlc3RzEisub3RvbGl0aC5hdXRoLnYxLkxpc3RPd25Kb2luUmVxdWVzdHNSZXF1ZXN0Giwub3RvbGl0aC5hdXRoLnYxLkxpc3RPd25Kb2luUmVxdWVzdHNSZXNwb25zZSIDkAIBMukKChFNZW1iZXJzaGlwU2VydmljZRJsChBMaXN0Sm9pblJlcXVlc3RzEigub3RvbGl0aC5hdXRoLnYxLkxpc3RKb2luUmVxdWVzdHNSZXF1ZXN0Gikub3RvbGl0aC5hdXRoLnYxLkxpc3RKb2luUmVxdWVzdHNSZXNwb25zZSIDkAIBEm8KEURlY2lkZUpvaW5SZXF1ZXN0Eikub3RvbGl0aC5hdXRoLnYxLkRlY2lkZUpvaW5SZXF1ZXN0UmVxdWVzdBoqLm90b2xpdGguYXV0aC52MS5EZWNpZGVKb2luUmVxdWVzdFJlc3BvbnNlIgOQAgISXQoLTGlzdE1lbWJlcnMSIy5vdG9saXRoLmF1dGgudjEuTGlzdE1lbWJlcnNSZXF1ZXN0GiQub3RvbGl0aC5hdXRoLnYxLkxpc3RNZW1iZXJzUmVzcG9uc2UiA5ACARJyChJMaXN0TWVtYmVyQ29uc2VudHMSKi5vdG9saXRoLmF1dGgudjEuTGlzdE1lbWJlckNvbnNlbnRzUmVxdWVzdBorLm90b2xpdGguYXV0aC52MS5MaXN0TWVtYmVyQ29uc2VudHNSZXNwb25zZSIDkAIBEmwKEEdldE1lbWJlckNvbnNlbnQSKC5vdG9saXRoLmF1dGgudjEuR2V0TWVtYmVyQ29uc2VudFJlcXVlc3QaKS5vdG9saXRoLmF1dGgudjEuR2V0TWVtYmVyQ29uc2VudFJlc3BvbnNlIgOQAgISZgoOU2V0TWVtYmVyR3JvdXASJi5vdG9saXRoLmF1dGgudjEuU2V0TWVtYmVyR3JvdXBSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLlNldE1lbWJlckdyb3VwUmVzcG9uc2UiA5ACAhJgCgxSZW1vdmVNZW1iZXISJC5vdG9saXRoLmF1dGgudjEuUmVtb3ZlTWVtYmVyUmVxdWVzdBolLm90b2xpdGguYXV0aC52MS5SZW1vdmVNZW1iZXJSZXNwb25zZSIDkAICEmkKD1NldFN1YmplY3RMYWJlbBInLm90b2xpdGguYXV0aC52MS5TZXRTdWJqZWN0TGFiZWxSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLlNldFN1YmplY3RMYWJlbFJlc3BvbnNlIgOQAgISXgoQQ3JlYXRlSW52aXRhdGlvbhIoLm90b2xpdGguYXV0aC52MS5DcmVhdGVJbnZpdGF0aW9uUmVxdWVzdBobLm90b2xpdGguYXV0aC52MS5JbnZpdGF0aW9uIgOQAgISaQoPTGlzdEludml0YXRpb25zEicub3RvbGl0aC5hdXRoLnYxLkxpc3RJbnZpdGF0aW9uc1JlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuTGlzdEludml0YXRpb25zUmVzcG9uc2UiA5ACARJpChFHZXRTdHVkeVJldGVudGlvbhIpLm90b2xpdGguYXV0aC52MS5HZXRTdHVkeVJldGVudGlvblJlcXVlc3QaJC5vdG9saXRoLmF1dGgudjEuU3R1ZHlSZXRlbnRpb25TdGF0ZSIDkAIBElsKDkdldFJlY3J1aXRtZW50EiYub3RvbGl0aC5hdXRoLnYxLkdldFJlY3J1aXRtZW50UmVxdWVzdBocLm90b2xpdGguYXV0aC52MS5SZWNydWl0bWVudCIDkAIBEmwKEFJldm9rZUludml0YXRpb24SKC5vdG9saXRoLmF1dGgudjEuUmV2b2tlSW52aXRhdGlvblJlcXVlc3QaKS5vdG9saXRoLmF1dGgudjEuUmV2b2tlSW52aXRhdGlvblJlc3BvbnNlIgOQAgIy2wMKFUFkbWluaXN0cmF0aW9uU2VydmljZRJ1ChNSZWdpc3RlclN0dWR5TGVhZGVyEisub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyU3R1ZHlMZWFkZXJSZXF1ZXN0Giwub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyU3R1ZHlMZWFkZXJSZXNwb25zZSIDkAICEnsKFVJlZ2lzdGVyQWRtaW5pc3RyYXRvchItLm90b2xpdGguYXV0aC52MS5SZWdpc3RlckFkbWluaXN0cmF0b3JSZXF1ZXN0Gi4ub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyQWRtaW5pc3RyYXRvclJlc3BvbnNlIgOQAgISaQoPUmVnaXN0ZXJHYXRld2F5Eicub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyR2F0ZXdheVJlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuUmVnaXN0ZXJHYXRld2F5UmVzcG9uc2UiA5ACAhJjCg1TZXRMZWRTdHVkaWVzEiUub3RvbGl0aC5hdXRoLnYxLlNldExlZFN0dWRpZXNSZXF1ZXN0GiYub3RvbGl0aC5hdXRoLnYxLlNldExlZFN0dWRpZXNSZXNwb25zZSIDkAICMncKCktleVNlcnZpY2USaQoPTGlzdFNpZ25pbmdLZXlzEicub3RvbGl0aC5hdXRoLnYxLkxpc3RTaWduaW5nS2V5c1JlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuTGlzdFNpZ25pbmdLZXlzUmVzcG9uc2UiA5ACAUI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUq6xAIK9AIKAQwSAwUAEhrpAiBBY2NvdW50cywgc2Vzc2lvbnMsIGVucm9sbWVudCBhbmQgY29uc2VudC4gSWRlbnRpdHkgKHVzZXJuYW1lLCBlLW1haWwgYWRkcmVzcykgZXhpc3RzIG9ubHkgaW4KIHRoaXMgc2VydmljZTsgZXZlcnkgb3RoZXIgc2VydmljZSBzZWVzIG9ubHkgdGhlIHJhbmRvbSBgcGFydGljaXBhbnRfaWRgLgoKIFRpbWVzdGFtcHMgaW4gcmVzcG9uc2VzIGhhdmUgbWljcm9zZWNvbmQgcHJlY2lzaW9uLiBBbnkgbWV0aG9kIG1heSBhbHNvIHJldHVybiB0aGUgZXJyb3JzIGNvbW1vbgogdG8gYWxsIG1ldGhvZHMgKG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90bykuIFRoZSByZWFzb25zIGFyZSBleHBsYWluZWQgaW4gZXJyb3JzLnByb3RvLgoKRgoCBgASBBQASAEaOiBDcmVhdGVzIGFuZCBjb25maXJtcyBhY2NvdW50cy4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLgoK3AYKBAYAAgASBB8CIQMazQYgQ3JlYXRlcyBhbiBhY2NvdW50IHRoYXQgY2FuIHNpZ24gaW4gb25jZSBpdCBpcyBjb25maXJtZWQgKFRZVCDCpzQpLiBXaXRoIGFuIGUtbWFpbCBhZGRyZXNzLCBhCiBjb25maXJtYXRpb24gY29kZSBpcyBtYWlsZWQ7IHdpdGhvdXQgb25lLCB0aGUgYWNjb3VudCBpcyBhY3RpdmUgYXQgb25jZS4gSWYgdGhlIGFkZHJlc3MgaXMgdGhlCiBvbmx5IG5hbWUgYW5kIGFscmVhZHkgYmVsb25ncyB0byBhbiBhY2NvdW50LCB0aGUgcmVzcG9uc2UgaXMgdGhlIHNhbWUgYW5kIHRoZSBtYWlsIHNheXMgc28uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIChldmVyeSBpbnZhbGlkIGZpZWxkIGlzIG5hbWVkKTsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24KIFVTRVJOQU1FX1RBS0VOOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBSRVFVRVNUX0lEX1JFVVNFRCBpZiBgcmVxdWVzdF9pZGAgd2FzIHVzZWQgZm9yIG90aGVyCiBjb250ZW50czsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFdBSVRJTkdfQUNDT1VOVFNfTElNSVQgYW5kIFJldHJ5SW5mbyBpZiBmaXZlIGFjY291bnRzCiByZWdpc3RlcmVkIHdpdGhpbiB0aGUgbGFzdCBob3VyIHdhaXQgZm9yIGNvbmZpcm1hdGlvbiBvZiB0aGlzIGFkZHJlc3MgKGFjY291bnRzIHdpdGggZXhwaXJlZAogY29kZXMgZG8gbm90IGNvdW50KTsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBBQ0NPVU5UX0VSQVNFRCBpZiB0aGUgYWNjb3VudCBjcmVhdGVkIGJ5CiB0aGlzIGByZXF1ZXN0X2lkYCB3YXMgZXJhc2VkIGluIHRoZSBsYXN0IDkwIGRheXM6IHVzZSBhIG5ldyBgcmVxdWVzdF9pZGAgZm9yIGEgbmV3IGFjY291bnQuCgq/BgoEBgACARIELAIuAxqwBiBBY3RpdmF0ZXMgYW4gYWNjb3VudC4gRGVsZXRlcyB0aGUgZS1tYWlsIGFkZHJlc3MgdW5sZXNzIHRoZSBwYXJ0aWNpcGFudCBjb25zZW50ZWQgdG8ga2VlcGluZwogaXQ7IHRoZSBsYXN0IG1haWwgdG8gYSBkZWxldGVkIGFkZHJlc3MgY29udGFpbnMgYSByZWNvdmVyeSBjb2RlLiBSZXBlYXRpbmcgdGhlIGNhbGwgaXMgc2FmZToKIHVudGlsIHRoZSBjb2RlIGV4cGlyZXMgKDI0IGhvdXJzIGFmdGVyIG1haWxpbmcpLCB0aGUgcmVzcG9uc2UgaXMgdGhlIHNhbWUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIGZvciBhIG1pc3NpbmcgYHBhc3N3b3JkYCBpZiB0aGUgY29kZSBhbG9uZSBuYW1lcyBhbiBhY2NvdW50IHdob3NlCiBuYW1lIGlzIGl0cyBhZGRyZXNzOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBDT0RFX1JFSkVDVEVEIGZvciBhIHdyb25nLCByZXBsYWNlZCBvcgogZXhwaXJlZCBjb2RlLCBhbiB1bmtub3duIHVzZXJuYW1lIG9yIGEgd3JvbmcgcGFzc3dvcmQgKGRlbGliZXJhdGVseSBpbmRpc3Rpbmd1aXNoYWJsZSk7CiBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIEVNQUlMX1RBS0VOIGlmIGFub3RoZXIgYWNjb3VudCB3aXRoIHRoaXMgYWRkcmVzcyBhcyBpdHMgbmFtZQogd2FzIGNvbmZpcm1lZCBmaXJzdDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm8gaW5zdGVhZCBvZgogQ09ERV9SRUpFQ1RFRCBhZnRlciBzZXZlcmFsIHdyb25nIGNvZGVzIChhIGNvcnJlY3QgY29kZSBpcyBhY2NlcHRlZCBhdCBhbnkgdGltZSkuCgryAwoEBgACAhIDNwJZGuQDIE1haWxzIGEgbmV3IGNvZGUgdG8gYW4gYWNjb3VudCB0aGF0IHdhaXRzIGZvciBjb25maXJtYXRpb24sIHVubGVzcyBvbmUgd2FzIG1haWxlZCBqdXN0IG5vdzsgdGhlCiBwcmV2aW91cyBjb2RlIGJlY29tZXMgaW52YWxpZC4gVGhlIHJlc3BvbnNlIGlzIHRoZSBzYW1lIHdoZXRoZXIgb3Igbm90IHN1Y2ggYW4gYWNjb3VudCBleGlzdHMuCgogTm90IGlkZW1wb3RlbnQ6IHRoZSBzZWNvbmQgY2FsbCBtYXkgbWFpbCBhbm90aGVyIGNvZGUsIHdoaWNoIHJlcGxhY2VzIHRoZSBmaXJzdC4gUmVwZWF0aW5nIHRoZQogY2FsbCBhZnRlciBhIGxvc3QgcmVzcG9uc2UgaXMgaGFybWxlc3M6IHRoZSBjb2RlIG9mIHRoZSBuZXdlc3QgbWFpbCBpcyB2YWxpZC4KCiBFcnJvcnM6IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBNQUlMX1JFUVVFU1RTX0xJTUlUIGFuZCBSZXRyeUluZm8gd2hpbGUgMTAsMDAwIG1haWwKIHJlcXVlc3RzIGFyZSBxdWV1ZWQuCgqWAQoEBgACAxIEOwI9AxqHASBSZXR1cm5zIHRoZSBjYWxsZXIncyBvd24gYWNjb3VudC4gTmVlZHMgYSB0b2tlbi4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVEIGlmIHRoZSBhY2NvdW50IG5vIGxvbmdlciBleGlzdHMuCgrhAwoEBgACBBIERQJHAxrSAyBSZXBsYWNlcyB0aGUgY2FsbGVyJ3MgcGFzc3dvcmQuIEVuZHMgYWxsIG90aGVyIHNlc3Npb25zLCBpbnZhbGlkYXRlcyBtYWlsZWQgcmVzZXQgY29kZXMsIGFuZAogbm90aWZpZXMgdGhlIGFjY291bnQncyBlLW1haWwgYWRkcmVzcyBpZiBpdCBpcyBrZXB0LiBOZWVkcyBhIHRva2VuLiBSZXBlYXRpbmcgdGhlIGNhbGwgYWZ0ZXIgYQogbG9zdCByZXNwb25zZSByZXR1cm5zIHRoZSBzYW1lIHJlc3BvbnNlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gUEFTU1dPUkRfV1JPTkc7IEZBSUxFRF9QUkVDT05ESVRJT04KIHdpdGggcmVhc29uIEFDQ09VTlRfQU5PTllNT1VTOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfQVRURU1QVFMgYW5kIFJldHJ5SW5mbzsKIFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVELgoKLgoCBAASBEsAXQEaIiBEZXNjcmliZXMgdGhlIGFjY291bnQgdG8gY3JlYXRlLgoKbQoEBAACABIDTQIYGmAgVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuIEtlZXAgaXQgdW50aWwgYSByZXNwb25zZSBhcnJpdmVzOyByZXBlYXRpbmcgdGhlIHNhbWUgcmVxdWVzdCBpcyBzYWZlLgoK9gEKBAQAAgESA1ECFhroASAz4oCTNjQgY2hhcmFjdGVycyBvZiBsZXR0ZXJzLCBkaWdpdHMsIGAuYCwgYF9gLCBgLWA7IGNvbXBhcmVkIGNhc2UtaW5zZW5zaXRpdmVseS4gTWF5IGJlIGVtcHR5IGlmCiB0aGUgYWRkcmVzcyBpcyBrZXB0OyB0aGUgYWRkcmVzcyBpcyB0aGVuIHVzZWQgdG8gc2lnbiBpbi4gV2hpdGUgc3BhY2UgYXJvdW5kIGEgdXNlcm5hbWUgb3IgYW4KIGFkZHJlc3MgaXMgaWdub3JlZCBpbiBldmVyeSByZXF1ZXN0LgoKiAEKBAQAAgISA1QCFhp7IDjigJMxMjggY2hhcmFjdGVycywgbm90IG9uIHRoZSBsaXN0IG9mIGNvbW1vbiBwYXNzd29yZHMsIG5vdCBjb250YWluaW5nIHRoZSB1c2VybmFtZSBvciB0aGUKIGFkZHJlc3MgKENPTlRBSU5TX1VTRVJOQU1FKS4KCrsBCgQEAAIDEgNXAhMarQEgT3B0aW9uYWwuIElmIHNldCwgdGhlIGFjY291bnQgd2FpdHMgZm9yIGNvbmZpcm1hdGlvbi4gQVNDSUkgYmVmb3JlIHRoZSBgQGA7IGFuIGludGVybmF0aW9uYWxpc2VkCiBkb21haW4gZXF1YWxzIGl0cyBBLWxhYmVsIChgeG4tLeKApmAsIFJGQyA1ODkxKSwgYXMgd2hpY2ggaXQgaXMgcmV0dXJuZWQuCgpfCgQEAAIEEgNZAhkaUiBXaGV0aGVyIHRoZSBhZGRyZXNzIG1heSBiZSBrZXB0IGFmdGVyIGNvbmZpcm1hdGlvbi4gUmVxdWlyZWQgd2l0aG91dCBhIHVzZXJuYW1lLgoKjgEKBAQAAgUSA1wCFhqAASBCQ1AgNDcgbGFuZ3VhZ2UgZm9yIG1haWxzLCBhbHNvIGFzIGEgZGV2aWNlJ3MgbG9jYWxlIChgZGVfREVgKTsgZW1wdHkgbWVhbnMgRW5nbGlzaC4gTm90CiBjb21wYXJlZCB3aGVuIGEgcmVxdWVzdCBpcyByZXBlYXRlZC4KCjAKAgUAEgRgAGcBGiQgV2hldGhlciBhIHdyaXRlIGNoYW5nZWQgc29tZXRoaW5nLgoKHgoEBQACABIDYgIgGhEgTmV2ZXIgcmV0dXJuZWQuCgopCgQFAAIBEgNkAhwaHCBUaGlzIGNhbGwgbWFkZSB0aGUgY2hhbmdlLgoKPwoEBQACAhIDZgIjGjIgVGhlIHNhbWUgd3JpdGUgd2FzIG1hZGUgYmVmb3JlOyBub3RoaW5nIGNoYW5nZWQuCgoiCgIEARIEagB1ARoWIFRoZSBjcmVhdGVkIGFjY291bnQuCgo1CgQEAQIAEgNsAhsaKCBXaGV0aGVyIHRoaXMgY2FsbCBjcmVhdGVkIHRoZSBhY2NvdW50LgoKcgoEBAECARIDbwIhGmUgV2hldGhlciB0aGUgYWNjb3VudCBtdXN0IGJlIGNvbmZpcm1lZCB3aXRoIHRoZSBtYWlsZWQgY29kZSAoQ29uZmlybUFjY291bnQpIGJlZm9yZSBpdCBjYW4gc2lnbgogaW4uCgrOAgoEBAECAhIDdAIbGsACIFJlY292ZXJ5IGNvZGUgb2YgYW4gYWNjb3VudCB3aXRob3V0IGFuIGFkZHJlc3M6IHRoZSBvbmx5IHdheSBiYWNrIGFmdGVyIGEgZm9yZ290dGVuIHBhc3N3b3JkCiAoUmVjb3ZlckFjY291bnQpLiBTaG93IGl0IG9uY2UgYW5kIGFzayB0aGUgcGFydGljaXBhbnQgdG8gd3JpdGUgaXQgZG93bi4gUmVwZWF0aW5nIHRoZSByZXF1ZXN0CiByZXR1cm5zIGFub3RoZXIgY29kZSwgYmVjYXVzZSB0aGUgZmlyc3QgcmVzcG9uc2UgbWF5IGhhdmUgYmVlbiBsb3N0OyBhbGwgb2YgdGhlbSBhcmUgdmFsaWQuCiBFbXB0eSBmb3IgYWNjb3VudHMgd2l0aCBhbiBhZGRyZXNzLgoKKgoCBAISBXgAgQEBGh0gQSBtYWlsZWQgY29uZmlybWF0aW9uIGNvZGUuCgqqAQoEBAICABIDewIWGpwBIFVzZXJuYW1lIG9mIHRoZSBhY2NvdW50IHRvIGNvbmZpcm07IGl0cyBhZGRyZXNzIGlmIGl0IGhhcyBubyB1c2VybmFtZS4gTWF5IGJlIGVtcHR5OiB0aGUgY29kZSBhbG9uZQogbmFtZXMgdGhlIGFjY291bnQsIGFzIGluIGEgbGluayB0aGF0IGEgbWFpbCBjb250YWlucy4KCj0KBAQCAgESA30CEhowIFRoZSBtYWlsZWQgY29kZTsgY2FzZSBhbmQgaHlwaGVucyBhcmUgaWdub3JlZC4KCs4BCgQEAgICEgSAAQIWGr8BIElmIHRoZSBhZGRyZXNzIGlzIHRoZSBhY2NvdW50J3MgbmFtZTogdGhlIHBhc3N3b3JkIGdpdmVuIGF0IHJlZ2lzdHJhdGlvbiwgc28gdGhhdCBhbiBhY2NvdW50CiByZWdpc3RlcmVkIHdpdGggYW5vdGhlciBwZXJzb24ncyBhZGRyZXNzIGNhbm5vdCBiZSBjb25maXJtZWQgYnkgdGhhdCBwZXJzb24uIElnbm9yZWQgb3RoZXJ3aXNlLgoKngEKAgUBEgaFAQCPAQEajwEgVGhlIHJlc3VsdCBmb3IgdGhlIGUtbWFpbCBhZGRyZXNzIHRoYXQgdGhlIGNvZGUgd2FzIG1haWxlZCB0by4gSXQgaXMgcmVwb3J0ZWQgb25seSB0byB0aGUgaG9sZGVyCiBvZiB0aGUgY29kZSwgd2hvIHJlYWRzIHRoYXQgYWRkcmVzcydzIG1haWwuCgofCgQFAQIAEgSHAQIgGhEgTmV2ZXIgcmV0dXJuZWQuCgpOCgQFAQIBEgSJAQIZGkAgVGhlIGFkZHJlc3Mgc3RheXMgd2l0aCB0aGUgYWNjb3VudCBhbmQgY2FuIGJlIHVzZWQgdG8gc2lnbiBpbi4KClAKBAUBAgISBIsBAhsaQiBUaGUgYWRkcmVzcyB3YXMgZGVsZXRlZCBiZWNhdXNlIGtlZXBpbmcgaXQgd2FzIG5vdCBjb25zZW50ZWQgdG8uCgrNAQoEBQECAxIEjgECLBq+ASBLZWVwaW5nIHRoZSBhZGRyZXNzIHdhcyBjb25zZW50ZWQgdG8sIGJ1dCBhbm90aGVyIGFjY291bnQgdGhhdCB3YXMgY29uZmlybWVkIGVhcmxpZXIgaGFzIGl0OiBhbgogYWRkcmVzcyBiZWxvbmdzIHRvIG9uZSBhY2NvdW50LiBUaGlzIGFjY291bnQgaGFzIG5vIGFkZHJlc3MgYW5kIHNpZ25zIGluIHdpdGggaXRzIHVzZXJuYW1lLgoKPQoCBAMSBpIBAJgBARovIFRoZSBjb25maXJtZWQgYWNjb3VudCwgd2hpY2ggY2FuIHNpZ24gaW4gbm93LgoKLgoEBAMCABIElAECIRogIFJlc3VsdCBmb3IgdGhlIGUtbWFpbCBhZGRyZXNzLgoKvQEKBAQDAgESBJcBAhsargEgUmVjb3ZlcnkgY29kZSBvZiBhbiBhY2NvdW50IHdob3NlIGFkZHJlc3Mgd2FzIG5vdCBrZXB0IChSZWNvdmVyQWNjb3VudCkuIEl0IGlzIGFsc28gc2VudCBpbiB0aGUKIGxhc3QgbWFpbCB0byB0aGUgYWRkcmVzczsgdGhlcmVmb3JlIGl0IGlzIGVtcHR5IGlmIHRoZSByZXF1ZXN0IGlzIHJlcGVhdGVkLgoKJgoCBAQSBpsBAJ8BARoYIEFza3MgZm9yIGFub3RoZXIgY29kZS4KCqYBCgQEBAIAEgSeAQIWGpcBIFVzZXJuYW1lIG9mIHRoZSBhY2NvdW50IHRoYXQgd2FpdHMgZm9yIGNvbmZpcm1hdGlvbiwgb3IgaXRzIGFkZHJlc3MgaWYgaXQgaGFzIG5vIHVzZXJuYW1lLiBUZXh0CiB0aGF0IGlzIG5laXRoZXIgaXMgaGFuZGxlZCBsaWtlIGFuIHVua25vd24gdXNlcm5hbWUuCgpCCgIEBRIEogEAJRo2IEVtcHR5LCBzbyB0aGF0IGl0IHJldmVhbHMgbm90aGluZyBhYm91dCB0aGUgYWNjb3VudC4KCjkKAgQGEgSlAQAcGi0gRW1wdHk6IHRoZSBhY2NvdW50IGlzIHRha2VuIGZyb20gdGhlIHRva2VuLgoKLgoCBAcSBqgBAMQBARogIFRoZSBzdG9yZWQgZGF0YSBvZiBhbiBhY2NvdW50LgoKSAoEBAcCABIEqgECHBo6IFJhbmRvbSBVVUlELCBieSB3aGljaCBhbGwgc2VydmljZXMga25vdyB0aGUgcGFydGljaXBhbnQuCgpaCgQEBwIBEgSsAQIWGkwgRW1wdHkgZm9yIGFub255bW91cyBhY2NvdW50cyBhbmQgZm9yIGFjY291bnRzIHdob3NlIG5hbWUgaXMgdGhlaXIgYWRkcmVzcy4KCkIKBAQHAgISBK4BAhMaNCBFbXB0eSB1bmxlc3Mga2VlcGluZyB0aGUgYWRkcmVzcyB3YXMgY29uc2VudGVkIHRvLgoKKQoEBAcCAxIEsAECFhobIEJDUCA0NyBsYW5ndWFnZSBvZiBtYWlscy4KCm0KBAQHAgQSBLIBAhUaXyBXaGV0aGVyIHRoZSBhY2NvdW50IHdhcyBjcmVhdGVkIGJ5IFNpZ25JbkFub255bW91c2x5OiB3aXRob3V0IHVzZXJuYW1lLCBwYXNzd29yZCBhbmQgYWRkcmVzcy4KCiUKBAQHAgUSBLQBAiwaFyBUaW1lIG9mIHJlZ2lzdHJhdGlvbi4KClcKBAQHAgYSBLYBAhIaSSBWZXJzaW9uIHRhZyBvZiB0aGUgZmllbGRzIHRoYXQgT3duQWNjb3VudFNlcnZpY2UuVXBkYXRlQWNjb3VudCBjaGFuZ2VzLgoKQQoEBAcCBxIEuAECFhozIFdoZXRoZXIgdGhlIGFjY291bnQgc3Vic2NyaWJlcyB0byB0aGUgbmV3c2xldHRlci4KCjoKBAQHAggSBLoBAhYaLCBQcm9maWxlIGRhdGEgZ2l2ZW4gYnkgdGhlIGFjY291bnQncyBvd25lci4KCkkKBAQHAgkSBLwBAhwaOyBBZGRyZXNzIHRoYXQgd2FpdHMgZm9yIENvbmZpcm1FbWFpbENoYW5nZTsgZW1wdHkgaWYgbm9uZS4KCuABCgQEBwIKEgTAAQIzGtEBIFRpbWUgc2luY2Ugd2hpY2ggbWFpbHMgdG8gdGhlIGFkZHJlc3MgaGF2ZSBiZWVuIHJldHVybmVkOyBhYnNlbnQgaWYgbm9uZSB3YXMgcmV0dXJuZWQuCiBOZXdzbGV0dGVycyBhcmUgbm90IHNlbnQgdG8gYSBmYWlsaW5nIGFkZHJlc3M7IHJlcXVlc3RlZCBtYWlscyBzdWNoIGFzIHJlc2V0cyBhcmUuIENsZWFyZWQgYnkgYQogY2hhbmdlIG9mIHRoZSBhZGRyZXNzLgoKhwEKBAQHAgsSBMMBAh0aeSBXaGV0aGVyIGFuIGFkbWluaXN0cmF0b3IgbWFya2VkIHRoZSBhY2NvdW50IGFzIGEgdGVzdCBwYXJ0aWNpcGFudC4gRXhwb3J0cyBsZWF2ZSBvdXQgdGhlCiBhbnN3ZXJzIG9mIHRlc3QgcGFydGljaXBhbnRzLgoKTAoCBgESBscBAJsCARo+IFNpZ25zIGluIGFuZCBrZWVwcyBzZXNzaW9ucyBhbGl2ZS4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLgoKxQcKBAYBAgASBNUBAjUatgcgU3RhcnRzIGEgc2Vzc2lvbiBvZiBhbiBhY2NvdW50LgoKIE5vdCBpZGVtcG90ZW50OiBlYWNoIGNhbGwgc3RhcnRzIGEgc2VwYXJhdGUgc2Vzc2lvbi4gUmVwZWF0aW5nIHRoZSBjYWxsIGFmdGVyIGEgbG9zdCByZXNwb25zZQogaXMgaGFybWxlc3M6IGFuIHVudXNlZCBzZXNzaW9uIGVuZHMgYWZ0ZXIgOTAgZGF5cywgb3IgZWFybGllciBhcyB0aGUgb2xkZXN0IG9mIG1vcmUgdGhhbiAyMC4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBDUkVERU5USUFMU19SRUpFQ1RFRCBmb3IgYSB3cm9uZyBwYXNzd29yZCwgYW4gdW5rbm93bgogdXNlcm5hbWUsIG9yIGFuIHVuY29uZmlybWVkIGFjY291bnQgd2l0aG91dCBhIHVzZXJuYW1lIChpbmRpc3Rpbmd1aXNoYWJsZSwgc28gdGhhdCB0aGUgcmVzcG9uc2UKIGRvZXMgbm90IHJldmVhbCB3aGV0aGVyIGFub3RoZXIgYWNjb3VudCBoYXMgdGhlIGFkZHJlc3MpOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBBQ0NPVU5UX05PVF9DT05GSVJNRUQgZm9yIGFuIHVuY29uZmlybWVkIGFjY291bnQgd2l0aCBhIHVzZXJuYW1lIChvbmx5IHdpdGggdGhlIGNvcnJlY3QKIHBhc3N3b3JkKTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gQUNDT1VOVF9TVVNQRU5ERUQgKG9ubHkgd2l0aCB0aGUgY29ycmVjdCBwYXNzd29yZCk7CiBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBPTkVfVElNRV9DT0RFX1JFUVVJUkVEIG9yIE9ORV9USU1FX0NPREVfUkVKRUNURUQgZm9yIGFuIGFjY291bnQgd2l0aAogYSBzZWNvbmQgZmFjdG9yIChvbmx5IHdpdGggdGhlIGNvcnJlY3QgcGFzc3dvcmQ7IGJvdGggY291bnQgYXMgZmFpbHVyZXMpOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aAogcmVhc29uIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm8gYWZ0ZXIgcmVwZWF0ZWQgZmFpbHVyZXMuCgrIBwoEBgECARIG4gEC5AEDGrcHIENyZWF0ZXMgYSBwYXJ0aWNpcGFudCB3aXRob3V0IGFjY291bnQgZGF0YS4gVGhlIHJlZnJlc2ggdG9rZW4gaXMgdGhlIG9ubHkga2V5IHRvIHRoaXMKIHBhcnRpY2lwYW50LiBSZXBlYXRpbmcgdGhlIHNhbWUgYHJlcXVlc3RfaWRgIHdpdGhpbiB0aGUgZmlyc3QgaG91ciBvZiB0aGUgc2Vzc2lvbiByZXR1cm5zIHRoZQogc2FtZSBwYXJ0aWNpcGFudCwgZWFjaCB0aW1lIHdpdGggYSBkaWZmZXJlbnQgcmVmcmVzaCB0b2tlbjsgYWxsIG9mIHRoZW0gYXJlIHZhbGlkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gUkVRVUVTVF9JRF9SRVVTRUQgaWYgYHJlcXVlc3RfaWRgIHdhcyB1c2VkCiB3aXRoIG90aGVyIGF1ZGllbmNlcyBvciBmb3IgYW5vdGhlciBhY2NvdW50OyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIFNJR05fSU5fRU5ERUQgaWYKIHRoZSBzZXNzaW9uIGl0IHN0YXJ0ZWQgd2FzIHNpZ25lZCBvdXQsIGhhcyBlbmRlZCwgb3IgaXMgb2xkZXIgdGhhbiBhbiBob3VyOiB1c2UgYSBuZXcKIGByZXF1ZXN0X2lkYCBmb3IgYSBuZXcgcGFydGljaXBhbnQ7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBTSUdOX0lOX1JFUEVBVEVEX0xJTUlUIGFuZAogUmV0cnlJbmZvIGFmdGVyIDY0IHJlcGV0aXRpb25zIHdpdGhvdXQgYSByZWZyZXNoIChvbmUgbW9yZSBpcyBhbGxvd2VkIGVhY2ggbWludXRlKTsKIFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIEFDQ09VTlRfU1VTUEVOREVEOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIEFDQ09VTlRfRVJBU0VECiBpZiB0aGUgcGFydGljaXBhbnQgY3JlYXRlZCBieSB0aGlzIGByZXF1ZXN0X2lkYCB3YXMgZXJhc2VkIGluIHRoZSBsYXN0IDkwIGRheXM6IHVzZSBhIG5ldwogYHJlcXVlc3RfaWRgIGZvciBhIG5ldyBwYXJ0aWNpcGFudC4KCvQHCgQGAQICEgTzAQI4GuUHIEV4Y2hhbmdlcyBhIHJlZnJlc2ggdG9rZW4gZm9yIGEgbmV3IHBhaXIgb2YgdG9rZW5zLiBBIHRva2VuIGlzIHZhbGlkIGZvciBvbmUgZXhjaGFuZ2UuCiBSZXBlYXRpbmcgdGhlIGV4Y2hhbmdlIHdpdGhpbiAzMCBzZWNvbmRzICgyNCBob3VycyBmb3IgYW4gYW5vbnltb3VzIHBhcnRpY2lwYW50KSByZXR1cm5zIHRva2VucwogYWdhaW4sIHVwIHRvIDY0IHRpbWVzLCB1bmxlc3MgdGhlIG5ld2VyIHRva2VuIGhhcyBiZWVuIHVzZWQuIEFmdGVyIHRoYXQsIHRoZSB0b2tlbiBjb3VudHMgYXMKIHN0b2xlbjogdGhlIHNlc3Npb24gYW5kIGFsbCBpdHMgdG9rZW5zIGVuZC4KCiBOb3QgaWRlbXBvdGVudDogcmVwZWF0aW5nIGl0IGFmdGVyIHRoYXQgcGVyaW9kIGVuZHMgdGhlIHNlc3Npb24uCgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gUkVGUkVTSF9UT0tFTl9SRUpFQ1RFRDogc2lnbiBpbiBhZ2FpbjsgUkVTT1VSQ0VfRVhIQVVTVEVECiB3aXRoIHJlYXNvbiBSRUZSRVNIX1JFUEVBVEVEX0xJTUlUOiB1c2Ugb25lIG9mIHRoZSBlYXJsaWVyIHJlc3BvbnNlcywgdGhpcyB0b2tlbiBhbGxvd3Mgbm8KIG1vcmU7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIEFDQ09VTlRfU1VTUEVOREVEOiBrZWVwIHRoZSB0b2tlbiwgaXQgYmVjb21lcyB2YWxpZCBhZ2Fpbgogd2hlbiB0aGUgYWNjb3VudCBpcyByZXN0b3JlZDsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBBQ0NPVU5UX0VSQVNFRDogdGhlIHBhcnRpY2lwYW50CiB3YXMgZXJhc2VkIGR1cmluZyB0aGUgc2Vzc2lvbi4gRGVsZXRlIHRoZSB0b2tlbiBhbmQgYWxsIHVuc2VudCBzaGVldHM6IG5vIHNlcnZpY2UgYWNjZXB0cyB0aGVtLgogQUNDT1VOVF9FUkFTRUQgaXMgcmV0dXJuZWQgZm9yIGFzIGxvbmcgYXMgYW4gdW51c2VkIHJlZnJlc2ggdG9rZW4gbGl2ZXMgKDkwIGRheXMgYnkgZGVmYXVsdCksCiBSRUZSRVNIX1RPS0VOX1JFSkVDVEVEIGFmdGVyd2FyZHMuCgp3CgQGAQIDEgb2AQL4AQMaZyBSZXZva2VzIHRoZSByZWZyZXNoIHRva2VuIGFuZCBhbGwgb3RoZXIgdG9rZW5zIG9mIGl0cyBzZXNzaW9uLiBVbmtub3duIHRva2VucyBhcmUgYWNjZXB0ZWQKIHNpbGVudGx5LgoKtgEKBAYBAgQSBvwBAv4BAxqlASBMaXN0cyB0aGUgY2FsbGVyJ3MgYWN0aXZlIHNlc3Npb25zLCBuZXdlc3Qgc2lnbi1pbiBmaXJzdC4gTmVlZHMgYSB0b2tlbi4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVEIGlmIHRoZSBjYWxsZXIncyBvd24gc2Vzc2lvbiBoYXMgZW5kZWQuCgqjAwoEBgECBRIGhQIChwIDGpIDIEVuZHMgb25lIG9mIHRoZSBjYWxsZXIncyBzZXNzaW9ucy4gSXRzIHJlZnJlc2ggdG9rZW5zIGFyZSByZWplY3RlZCBhdCBvbmNlOyBpdHMgYWNjZXNzIHRva2VucwogcmVtYWluIHZhbGlkIHVudGlsIHRoZXkgZXhwaXJlLCAxMCBtaW51dGVzIGF0IG1vc3QuIE5lZWRzIGEgdG9rZW4uIEVuZGluZyBhIHNlc3Npb24gdGhhdCBoYXMKIGFscmVhZHkgZW5kZWQgc3VjY2VlZHMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU0VTU0lPTl9VTktOT1dOLCBhbHNvIGZvciBhIHNlc3Npb24gb2YgYW5vdGhlcgogYWNjb3VudDsgVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQgaWYgdGhlIGNhbGxlcidzIG93biBzZXNzaW9uIGhhcyBlbmRlZC4KCskBCgQGAQIGEgaMAgKOAgMauAEgRW5kcyBhbGwgb2YgdGhlIGNhbGxlcidzIHNlc3Npb25zLCBlYWNoIGFzIEVuZFNlc3Npb24gZG9lcy4gTmVlZHMgYSB0b2tlbi4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVEIGlmIHRoZSBjYWxsZXIncyBvd24gc2Vzc2lvbiB3YXMgZW5kZWQgYnkKIGFub3RoZXIgY2FsbC4KCqsFCgQGAQIHEgSaAgJKGpwFIFZlcmlmaWVzIHRoZSBwYXNzd29yZCBhZ2FpbiBmb3IgbWV0aG9kcyB0aGF0IHJlcXVpcmUgYSByZWNlbnQgcHJvb2YuIFRoZSBgYXV0aF90aW1lYCBvZiB0aGUKIHJldHVybmVkIGFjY2VzcyB0b2tlbiBpcyB0aGUgY3VycmVudCB0aW1lLiBUaGUgc2Vzc2lvbiBhbmQgaXRzIHJlZnJlc2ggdG9rZW4gY29udGludWUuIE5lZWRzIGEKIHRva2VuLgoKIE5vdCBpZGVtcG90ZW50OiBlYWNoIGNhbGwgcmV0dXJucyBhIGRpZmZlcmVudCB0b2tlbiwgYW5kIGEgb25lLXRpbWUgY29kZSBpcyB1c2VkIHVwLiBSZXBlYXRpbmcKIGl0IGlzIGhhcm1sZXNzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gUEFTU1dPUkRfV1JPTkcsIG9yIE9ORV9USU1FX0NPREVfUkVRVUlSRUQKIG9yIE9ORV9USU1FX0NPREVfUkVKRUNURUQgZm9yIGFuIGFjY291bnQgd2l0aCBhIHNlY29uZCBmYWN0b3IgKG9ubHkgd2l0aCB0aGUgY29ycmVjdCBwYXNzd29yZCk7CiBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIEFDQ09VTlRfQU5PTllNT1VTOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24KIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm87IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVELgoKNwoCBAgSBp4CAKwCARopIENyZWRlbnRpYWxzIGFuZCBvcHRpb25zIG9mIHRoZSBzZXNzaW9uLgoKPgoEBAgCABIEoAICFhowIFVzZXJuYW1lLCBvciB0aGUgZS1tYWlsIGFkZHJlc3MgaWYgaXQgaXMga2VwdC4KCksKBAQIAgESBKICAhYaPSBUaGUgcGFzc3dvcmQgZ2l2ZW4gYXQgcmVnaXN0cmF0aW9uIChSRkMgODI2NSBPcGFxdWVTdHJpbmcpLgoKZgoEBAgCAhIEpAICIBpYIFNlcnZpY2VzIHRoYXQgdGhlIGFjY2VzcyB0b2tlbiBpcyBmb3IsIGUuZy4gYG90b2xpdGgtaW5nZXN0aW9uYDsgZW1wdHkgbWVhbnMgYWxsIGZvdXIuCgqdAQoEBAgCAxIEpwICExqOASBOYW1lIG9mIHRoZSBzZXNzaW9uIGluIExpc3RTZXNzaW9ucywgZS5nLiB0aGUgbmFtZSBvZiB0aGUgZGV2aWNlOyBjdXQgdG8gNjQgY2hhcmFjdGVycywgd2l0aAogc3BhY2VzIGZvciBjb250cm9sIGNoYXJhY3RlcnMuIEVtcHR5OiBubyBuYW1lLgoK+wEKBAQIAgQSBKsCAhsa7AEgT25lLXRpbWUgY29kZSBvZiB0aGUgYWNjb3VudCdzIHNlY29uZCBmYWN0b3IsIG9yIG9uZSBvZiBpdHMgcmVjb3ZlcnkgY29kZXMgKFNlY29uZEZhY3RvclNlcnZpY2UpLgogU3BhY2VzIGFuZCBoeXBoZW5zIGFyZSBpZ25vcmVkLiBFbXB0eSBhdCBmaXJzdDogYXNrIGZvciBpdCBhZnRlciBPTkVfVElNRV9DT0RFX1JFUVVJUkVELiBJZ25vcmVkCiBmb3IgYWNjb3VudHMgd2l0aG91dCBhIHNlY29uZCBmYWN0b3IuCgogCgIECRIGrwIAwgIBGhIgVGhlIG5ldyBzZXNzaW9uLgoKXQoEBAkCABIEsQICGhpPIEpXVCAoUkZDIDkwNjggdHlwZSBgYXQrand0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5IGZvcndhcmQgaXQuCgpOCgQECQIBEgSzAgI5GkAgRXhwaXJ5IG9mIHRoZSBhY2Nlc3MgdG9rZW4sIGJ5IGRlZmF1bHQgMTAgbWludXRlcyBhZnRlciBpc3N1ZS4KCkcKBAQJAgISBLUCAhsaOSBPcGFxdWUgdG9rZW4gb2YgMjU2IHJhbmRvbSBiaXRzLiBSZXBsYWNlZCBhdCBldmVyeSB1c2UuCgryAQoEBAkCAxIEuQICOhrjASBFeHBpcnkgb2YgdGhlIHNlc3Npb24gdW5sZXNzIGl0IGlzIHJlZnJlc2hlZDogYnkgZGVmYXVsdCBhZnRlciA5MCBkYXlzIHdpdGhvdXQgdXNlLCBhbmQgZm9yIGFuCiBhY2NvdW50IGF0IHRoZSBsYXRlc3Qgb25lIHllYXIgYWZ0ZXIgdGhlIHNpZ24taW4uIEFic2VudCBmb3IgYW4gYW5vbnltb3VzIHBhcnRpY2lwYW50IG9mIGEKIHN0dWR5LCB3aG9zZSBzZXNzaW9uIGRvZXMgbm90IGV4cGlyZS4KCkwKBAQJAgQSBLsCAhwaPiBSYW5kb20gVVVJRCB0aGF0IGlkZW50aWZpZXMgdGhlIHBhcnRpY2lwYW50IGluIGFsbCBzZXJ2aWNlcy4KCsQBCgQECQIFEgS+AgIxGrUBIEN1cnJlbnQgZW5yb2xtZW50cyB3aG9zZSBzdHVkeSBoYXMgYSBuZXdlciBjb25zZW50IHRleHQsIG9yZGVyZWQgYnkgc3R1ZHkgaWQuIFNob3cgdGhlc2UgdGV4dHMKIGFuZCBjYWxsIEpvaW5TdHVkeSB3aXRoIHRoZW0uIFBhcnRpY2lwYXRpb24gY29udGludWVzIHVudGlsIHRoZSBgZW5kX3RpbWVgIG9mIGVhY2guCgrRAQoEBAkCBhIEwQICIRrCASBXaGV0aGVyIGEgcm9sZSBvZiB0aGUgYWNjb3VudCByZXF1aXJlcyBhIHNlY29uZCBmYWN0b3IsIHdoaWNoIHRoZSBhY2NvdW50IGxhY2tzLiBBY2Nlc3MgdG9rZW5zIG9mCiB0aGUgc2Vzc2lvbiBhcmUgdGhlbiB2YWxpZCBhdCBvdG9saXRoLWF1dGggb25seSBhbmQgY2Fycnkgbm8gcm9sZSwgdW50aWwgQ29uZmlybVNlY29uZEZhY3Rvci4KCjQKAgQKEgbFAgDMAgEaJiBEZXNjcmliZXMgdGhlIHBhcnRpY2lwYW50IHRvIGNyZWF0ZS4KCigKBAQKAgASBMcCAhgaGiBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4KCisKBAQKAgESBMkCAiAaHSBTYW1lIGFzIGluIGBTaWduSW5SZXF1ZXN0YC4KCmAKBAQKAgISBMsCAhMaUiBTYW1lIGFzIGluIGBTaWduSW5SZXF1ZXN0YC4gSWYgdGhlIHJlcXVlc3QgaXMgcmVwZWF0ZWQsIHRoZSBmaXJzdCBsYWJlbCBpcyBrZXB0LgoKcAoCBAsSBs8CAN8CARpiIFRoZSBzZXNzaW9uIG9mIHRoZSBuZXcgcGFydGljaXBhbnQsIG9yIG9mIHRoZSBwYXJ0aWNpcGFudCB0aGF0IHRoaXMgYHJlcXVlc3RfaWRgIGNyZWF0ZWQgYmVmb3JlLgoKXQoEBAsCABIE0QICGhpPIEpXVCAoUkZDIDkwNjggdHlwZSBgYXQrand0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5IGZvcndhcmQgaXQuCgpOCgQECwIBEgTTAgI5GkAgRXhwaXJ5IG9mIHRoZSBhY2Nlc3MgdG9rZW4sIGJ5IGRlZmF1bHQgMTAgbWludXRlcyBhZnRlciBpc3N1ZS4KCkcKBAQLAgISBNUCAhsaOSBPcGFxdWUgdG9rZW4gb2YgMjU2IHJhbmRvbSBiaXRzLiBSZXBsYWNlZCBhdCBldmVyeSB1c2UuCgryAQoEBAsCAxIE2QICOhrjASBFeHBpcnkgb2YgdGhlIHNlc3Npb24gdW5sZXNzIGl0IGlzIHJlZnJlc2hlZDogYnkgZGVmYXVsdCBhZnRlciA5MCBkYXlzIHdpdGhvdXQgdXNlLCBhbmQgZm9yIGFuCiBhY2NvdW50IGF0IHRoZSBsYXRlc3Qgb25lIHllYXIgYWZ0ZXIgdGhlIHNpZ24taW4uIEFic2VudCBmb3IgYW4gYW5vbnltb3VzIHBhcnRpY2lwYW50IG9mIGEKIHN0dWR5LCB3aG9zZSBzZXNzaW9uIGRvZXMgbm90IGV4cGlyZS4KCkwKBAQLAgQSBNsCAhwaPiBSYW5kb20gVVVJRCB0aGF0IGlkZW50aWZpZXMgdGhlIHBhcnRpY2lwYW50IGluIGFsbCBzZXJ2aWNlcy4KCsQBCgQECwIFEgTeAgIxGrUBIEN1cnJlbnQgZW5yb2xtZW50cyB3aG9zZSBzdHVkeSBoYXMgYSBuZXdlciBjb25zZW50IHRleHQsIG9yZGVyZWQgYnkgc3R1ZHkgaWQuIFNob3cgdGhlc2UgdGV4dHMKIGFuZCBjYWxsIEpvaW5TdHVkeSB3aXRoIHRoZW0uIFBhcnRpY2lwYXRpb24gY29udGludWVzIHVudGlsIHRoZSBgZW5kX3RpbWVgIG9mIGVhY2guCgomCgIEDBIG4gIA5QIBGhggVGhlIHRva2VuIHRvIGV4Y2hhbmdlLgoKOAoEBAwCABIE5AICGxoqIFRoZSBuZXdlc3QgcmVmcmVzaCB0b2tlbiBvZiB0aGUgc2Vzc2lvbi4KCi4KAgQNEgboAgD7AgEaICBUaGUgbmV3IHRva2VucyBvZiB0aGUgc2Vzc2lvbi4KCl0KBAQNAgASBOoCAhoaTyBKV1QgKFJGQyA5MDY4IHR5cGUgYGF0K2p3dGAsIEVkRFNBKTsgb3BhcXVlIHRvIGdhdGV3YXlzIHRoYXQgb25seSBmb3J3YXJkIGl0LgoKTgoEBA0CARIE7AICORpAIEV4cGlyeSBvZiB0aGUgYWNjZXNzIHRva2VuLCBieSBkZWZhdWx0IDEwIG1pbnV0ZXMgYWZ0ZXIgaXNzdWUuCgpHCgQEDQICEgTuAgIbGjkgT3BhcXVlIHRva2VuIG9mIDI1NiByYW5kb20gYml0cy4gUmVwbGFjZWQgYXQgZXZlcnkgdXNlLgoK8gEKBAQNAgMSBPICAjoa4wEgRXhwaXJ5IG9mIHRoZSBzZXNzaW9uIHVubGVzcyBpdCBpcyByZWZyZXNoZWQ6IGJ5IGRlZmF1bHQgYWZ0ZXIgOTAgZGF5cyB3aXRob3V0IHVzZSwgYW5kIGZvciBhbgogYWNjb3VudCBhdCB0aGUgbGF0ZXN0IG9uZSB5ZWFyIGFmdGVyIHRoZSBzaWduLWluLiBBYnNlbnQgZm9yIGFuIGFub255bW91cyBwYXJ0aWNpcGFudCBvZiBhCiBzdHVkeSwgd2hvc2Ugc2Vzc2lvbiBkb2VzIG5vdCBleHBpcmUuCgpMCgQEDQIEEgT0AgIcGj4gUmFuZG9tIFVVSUQgdGhhdCBpZGVudGlmaWVzIHRoZSBwYXJ0aWNpcGFudCBpbiBhbGwgc2VydmljZXMuCgrEAQoEBA0CBRIE9wICMRq1ASBDdXJyZW50IGVucm9sbWVudHMgd2hvc2Ugc3R1ZHkgaGFzIGEgbmV3ZXIgY29uc2VudCB0ZXh0LCBvcmRlcmVkIGJ5IHN0dWR5IGlkLiBTaG93IHRoZXNlIHRleHRzCiBhbmQgY2FsbCBKb2luU3R1ZHkgd2l0aCB0aGVtLiBQYXJ0aWNpcGF0aW9uIGNvbnRpbnVlcyB1bnRpbCB0aGUgYGVuZF90aW1lYCBvZiBlYWNoLgoK0QEKBAQNAgYSBPoCAiEawgEgV2hldGhlciBhIHJvbGUgb2YgdGhlIGFjY291bnQgcmVxdWlyZXMgYSBzZWNvbmQgZmFjdG9yLCB3aGljaCB0aGUgYWNjb3VudCBsYWNrcy4gQWNjZXNzIHRva2VucyBvZgogdGhlIHNlc3Npb24gYXJlIHRoZW4gdmFsaWQgYXQgb3RvbGl0aC1hdXRoIG9ubHkgYW5kIGNhcnJ5IG5vIHJvbGUsIHVudGlsIENvbmZpcm1TZWNvbmRGYWN0b3IuCgojCgIEDhIG/gIAgQMBGhUgVGhlIHNlc3Npb24gdG8gZW5kLgoKMQoEBA4CABIEgAMCGxojIEFueSByZWZyZXNoIHRva2VuIG9mIHRoZSBzZXNzaW9uLgoKOgoCBA8SBIQDABoaLiBFbXB0eTogdGhlIHNlc3Npb24gaGFzIGVuZGVkLCBpZiBpdCBleGlzdGVkLgoKOwoCBBASBocDAJUDARotIE9uZSBzaWduLWluIGFuZCB0aGUgdG9rZW5zIGRlcml2ZWQgZnJvbSBpdC4KChwKBAQQAgASBIkDAhgaDiBSYW5kb20gVVVJRC4KCjkKBAQQAgESBIsDAhMaKyBOYW1lIGdpdmVuIGF0IHRoZSBzaWduLWluOyBlbXB0eSBpZiBub25lLgoKJAoEBBACAhIEjQMCLBoWIFRpbWUgb2YgdGhlIHNpZ24taW4uCgp6CgQEEAIDEgSQAwIuGmwgRGF5IG9mIHRoZSBsYXN0IHNpZ24taW4gb3IgcmVmcmVzaCwgYXMgbWlkbmlnaHQgVVRDLiBUaGUgZXhhY3QgdGltZSBhbmQgbmV0d29yayBhZGRyZXNzZXMgYXJlCiBub3Qgc3RvcmVkLgoKWwoEBBACBBIEkgMCLBpNIEV4cGlyeSBvZiB0aGUgc2Vzc2lvbiB1bmxlc3MgaXQgaXMgcmVmcmVzaGVkOyBhYnNlbnQgaWYgaXQgZG9lcyBub3QgZXhwaXJlLgoKQwoEBBACBRIElAMCExo1IFdoZXRoZXIgdGhlIGNhbGxlcidzIHRva2VuIGJlbG9uZ3MgdG8gdGhpcyBzZXNzaW9uLgoKOAoCBBESBpgDAJ0DARoqIFNlbGVjdHMgYSBwYWdlIG9mIHRoZSBjYWxsZXIncyBzZXNzaW9ucy4KCiQKBAQRAgASBJoDAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKUQoEBBECARIEnAMCGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgowCgIEEhIGoAMApQMBGiIgQSBwYWdlIG9mIHRoZSBjYWxsZXIncyBzZXNzaW9ucy4KCi8KBAQSAgASBKIDAiAaISBTZXNzaW9ucywgbmV3ZXN0IHNpZ24taW4gZmlyc3QuCgo/CgQEEgIBEgSkAwIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCiMKAgQTEgaoAwCrAwEaFSBUaGUgc2Vzc2lvbiB0byBlbmQuCgonCgQEEwIAEgSqAwIYGhkgVVVJRCBmcm9tIExpc3RTZXNzaW9ucy4KCisKAgQUEgSuAwAdGh8gRW1wdHk6IHRoZSBzZXNzaW9uIGhhcyBlbmRlZC4KCiwKAgQVEgaxAwC0AwEaHiBTZWxlY3RzIHRoZSBzZXNzaW9ucyB0byBlbmQuCgpECgQEFQIAEgSzAwIYGjYgV2hldGhlciB0aGUgc2Vzc2lvbiBvZiB0aGUgY2FsbGVyJ3MgdG9rZW4gY29udGludWVzLgoKLQoCBBYSBLcDACEaISBFbXB0eTogdGhlIHNlc3Npb25zIGhhdmUgZW5kZWQuCgonCgIEFxIGugMAvwMBGhkgVGhlIHBhc3N3b3JkIHRvIHZlcmlmeS4KCjYKBAQXAgASBLwDAhYaKCBUaGUgYWNjb3VudCdzIHBhc3N3b3JkLCBhcyBhdCBzaWduLWluLgoKKwoEBBcCARIEvgMCGxodIFNhbWUgYXMgaW4gYFNpZ25JblJlcXVlc3RgLgoKMAoCBBgSBsIDAMcDARoiIFRoZSB0b2tlbiB0aGF0IHByb3ZlcyB0aGUgY2hlY2suCgpYCgQEGAIAEgTEAwIaGkogUmVwbGFjZW1lbnQgZm9yIHRoZSBjYWxsZXIncyB0b2tlbjsgaXRzIGBhdXRoX3RpbWVgIGlzIHRoZSBjdXJyZW50IHRpbWUuCgpOCgQEGAIBEgTGAwI5GkAgRXhwaXJ5IG9mIHRoZSBhY2Nlc3MgdG9rZW4sIGJ5IGRlZmF1bHQgMTAgbWludXRlcyBhZnRlciBpc3N1ZS4KCjIKAgQZEgbKAwDPAwEaJCBBIGNoYW5nZSBvZiB0aGUgY2FsbGVyJ3MgcGFzc3dvcmQuCgolCgQEGQIAEgTMAwIWGhcgVGhlIGN1cnJlbnQgcGFzc3dvcmQuCgpCCgQEGQIBEgTOAwIaGjQgVGhlIG5ldyBwYXNzd29yZDsgdGhlIHJ1bGVzIG9mIHJlZ2lzdHJhdGlvbiBhcHBseS4KCjMKAgQaEgTSAwAhGicgRW1wdHk6IHRoZSBuZXcgcGFzc3dvcmQgaXMgaW4gZWZmZWN0LgoKTwoCBgISBtUDAIYEARpBIE1hbmFnZXMgdGhlIHBhcnRpY2lwYW50J3MgZW5yb2xtZW50cyBpbiBzdHVkaWVzLiBOZWVkcyBhIHRva2VuLgoKtg4KBAYCAgASBu8DAvEDAxqlDiBSZWNvcmRzIGNvbnNlbnQgdG8gdGhlIG5hbWVkIHZlcnNpb24gb2YgdGhlIGNvbnNlbnQgdGV4dCwgZW5yb2xzIHRoZSBwYXJ0aWNpcGFudCwgYW5kIHJldHVybnMKIGFuIGFjY2VzcyB0b2tlbiB0aGF0IGNhcnJpZXMgdGhlIGVucm9sbWVudC4gSm9pbmluZyB0d2ljZSBpcyBzYWZlLgoKIElmIHRoZSBzdHVkeSByZXF1aXJlcyBhcHByb3ZhbCBhbmQgbm8gaW52aXRhdGlvbiBpcyBnaXZlbiwgdGhlIHJlc3BvbnNlIGhhcyBhIGBqb2luX3JlcXVlc3RgCiB0aGF0IHdhaXRzIGZvciBhIGxlYWRlciBpbnN0ZWFkIG9mIGFuIGVucm9sbWVudC4KCiBJZiBhIG1lbWJlciBqb2lucyBhZ2FpbiB3aXRoIGEgY29uc2VudCB2ZXJzaW9uIGFjY2VwdGVkIGJlZm9yZSwgdGhlIHJlc3BvbnNlIGlzCiBgV1JJVEVfT1VUQ09NRV9BTFJFQURZX0VYSVNUU2AgYW5kIHRoZSBzdG9yZWQgY29uc2VudCBkb2VzIG5vdCBjaGFuZ2UsIGV2ZW4gaWYgdGhlIHRleHQgaXMKIG91dGRhdGVkIGJ5IG5vdyBvciBgY29uc2VudF9sYW5ndWFnZWAgZGlmZmVycy4gV2l0aCB0aGUgc3R1ZHkncyBjdXJyZW50IHZlcnNpb24sIGEgbWVtYmVyCiBjb25zZW50cyBhbmV3LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRoIHJlYXNvbiBDT05TRU5UX0xBTkdVQUdFX1VOS05PV04gKHRoZSBzdHVkeSBoYXMgbm8gY29uc2VudAogdGV4dCBpbiBgY29uc2VudF9sYW5ndWFnZWApLCBDT05TRU5UX1BBUlRfVU5LTk9XTiBvciBDT05TRU5UX1NJR05BVFVSRV9JTlZBTElEOyBOT1RfRk9VTkQgd2l0aAogcmVhc29uIFNUVURZX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gU1RVRFlfRU5ERUQsIFNUVURZX05PVF9TVEFSVEVELCBTVFVEWV9QQVVTRUQsCiBDT05TRU5UX09VVERBVEVEICh0aGUgdGV4dCBoYXMgY2hhbmdlZCBpbiB0aGlzIGxhbmd1YWdlIHNpbmNlIHRoYXQgdmVyc2lvbiksIENPTlNFTlRfT0ZfR1JPVVAgKHRoZQogaW52aXRhdGlvbiBpcyBmb3IgYSBncm91cCB3aXRoIGEgdGV4dCBvZiBpdHMgb3duKSBvciBDT05TRU5UX1NJR05BVFVSRV9SRVFVSVJFRDsgUEVSTUlTU0lPTl9ERU5JRUQKIHdpdGggcmVhc29uIFNUVURZX1BBU1NXT1JEX1JFUVVJUkVEIChubyBwYXNzd29yZCB3YXMgZ2l2ZW47IGRvZXMgbm90IGNvdW50IGFzIGFuIGF0dGVtcHQpLAogU1RVRFlfUEFTU1dPUkRfUkVKRUNURUQsIElOVklUQVRJT05fUkVKRUNURUQgKHdyb25nLCBleHBpcmVkLCB1c2VkIHVwIG9yIHJldm9rZWQpLAogSU5WSVRBVElPTl9SRVFVSVJFRCAoYW4gdW5saXN0ZWQgc3R1ZHkgd2l0aCBvcGVuIGFjY2VzcykKIG9yIE5PVF9QQVJUSUNJUEFOVCAoc3R1ZHkgbGVhZGVycyBjYW5ub3QgdGFrZSBwYXJ0KTsgVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQ7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfQVRURU1QVFMsIEVOUk9MTUVOVFNfTElNSVQsIEpPSU5fUkVRVUVTVFNfTElNSVQgKDEwCiBwZW5kaW5nIG9uZXMgcGVyIHBhcnRpY2lwYW50OyA1IGluIHRvdGFsIHBlciBwYXJ0aWNpcGFudCBhbmQgc3R1ZHk7IHdpdGggUmV0cnlJbmZvOiAyMDAgYSBkYXkKIHRvIHRoZSBzdHVkeSBmcm9tIG9uZSBuZXR3b3JrIGFkZHJlc3MpIG9yIFNUVURZX0pPSU5fUkVRVUVTVFNfTElNSVQgKDEsMDAwIHBlbmRpbmcgb25lcyBwZXIKIHN0dWR5KTsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvIHdoaWxlIHRoaXMgc2VydmljZSBoYXMgbm90CiByZWNlaXZlZCB0aGUgc3R1ZHkgb3IgaXRzIHBhc3N3b3JkIHlldC4KCsMBCgQGAgIBEgb2AwL4AwMasgEgRW5kcyB0aGUgZW5yb2xtZW50IGFuZCB3aXRoZHJhd3MgYSBwZW5kaW5nIGpvaW4gcmVxdWVzdC4gUmV0dXJucyBhbiBhY2Nlc3MgdG9rZW4gd2l0aG91dCB0aGUKIHN0dWR5LiBMZWF2aW5nIHR3aWNlIGlzIHNhZmUuCgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRC4KCpcBCgQGAgICEgb9AwL/AwMahgEgTGlzdHMgdGhlIGNhbGxlcidzIGN1cnJlbnQgYW5kIGVuZGVkIGVucm9sbWVudHMgaW4gdGhlIG9yZGVyIG9mIGpvaW5pbmcuIEEgcGFydGljaXBhbnQgaGFzIGF0CiBtb3N0IDUwMC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgpuCgQGAgIDEgaDBAKFBAMaXiBMaXN0cyB0aGUgY2FsbGVyJ3Mgam9pbiByZXF1ZXN0cyBhbmQgdGhlaXIgc3RhdGVzLCBvbGRlc3QgZmlyc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKQAoCBBsSBokEAJ0EARoyIFRoZSBzdHVkeSB0byBqb2luIGFuZCB0aGUgYWNjZXB0ZWQgY29uc2VudCB0ZXh0LgoKIgoEBBsCABIEiwQCFhoUIFRoZSBzdHVkeSB0byBqb2luLgoKTAoEBBsCARIEjQQCFho+IFBhc3N3b3JkIG9mIGEgc3R1ZHkgd2l0aCBwYXNzd29yZCBhY2Nlc3M7IGlnbm9yZWQgb3RoZXJ3aXNlLgoKUAoEBBsCAhIEjwQCHRpCIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG9mIHRoZSB0ZXh0IHRoYXQgd2FzIHNob3duIGFuZCBhY2NlcHRlZC4KCmoKBAQbAgMSBJEEAh4aXCBCQ1AgNDcgbGFuZ3VhZ2UgaW4gd2hpY2ggdGhlIHRleHQgd2FzIHNob3duOyBvbmUgb2YgdGhlIGxhbmd1YWdlcyBvZiBgU3R1ZHkuY29uc2VudF90ZXh0YC4KCqABCgQEGwIEEgSUBAIdGpEBIENvZGUgb2YgYW4gaW52aXRhdGlvbjsgY2FzZSBhbmQgaHlwaGVucyBhcmUgaWdub3JlZC4gSXQgcmVwbGFjZXMgYSBwYXNzd29yZCBvciBhIGxlYWRlcidzCiBhcHByb3ZhbCwgYW5kIG1heSBhc3NpZ24gdGhlIHBhcnRpY2lwYW50IHRvIGEgZ3JvdXAuCgqSAQoEBBsCBRIElwQCEhqDASBOb3RlIHRvIHRoZSBsZWFkZXIgd2hvIGRlY2lkZXMgb24gdGhlIGpvaW4gcmVxdWVzdCwgZS5nLiB3aG8gaXMgYXNraW5nIGFuZCB3aHkuIEF0IG1vc3QgNTAwCiBjaGFyYWN0ZXJzOyBrZXB0IHVudGlsIHRoZSBkZWNpc2lvbi4KCoEBCgQEGwIGEgSaBAIoGnMgT3B0aW9uYWwgcGFydHMgb2YgdGhlIGNvbnNlbnQgKGBTdHVkeS5jb25zZW50X3BhcnRzYCkgdGhhdCB0aGUgcGFydGljaXBhbnQgYWNjZXB0czsgdGhlIG90aGVycyBhcmUKIG5vdCBhY2NlcHRlZC4KCmQKBAQbAgcSBJwEAioaViBTaWduYXR1cmUsIGlmIHRoZSBzdHVkeSBhc2tzIGZvciBvbmUgKGBTdHVkeS5jb25zZW50X3NpZ25hdHVyZWApOyBpZ25vcmVkIG90aGVyd2lzZS4KCksKAgQcEgagBACuBAEaPSBUaGUgZW5yb2xtZW50LCBvciB0aGUgam9pbiByZXF1ZXN0IHRoYXQgd2FpdHMgZm9yIGEgbGVhZGVyLgoKVQoEBBwCABIEogQCGxpHIFdoZXRoZXIgdGhlIGNhbGwgY2hhbmdlZCBhbiBlbnJvbG1lbnQsIGl0cyBjb25zZW50IG9yIGEgam9pbiByZXF1ZXN0LgoKhwIKBAQcAgESBKYEAhoa+AEgUmVwbGFjZW1lbnQgZm9yIHRoZSBjYWxsZXIncyB0b2tlbiwgcmV0dXJuZWQgaWYgaXRzIGNsYWltcyBjaGFuZ2VkIG9yIGl0IGlzIG9sZGVyIHRoYW4gdGhlCiBlbnJvbG1lbnQuIEVtcHR5IG90aGVyd2lzZToga2VlcCB1c2luZyB0aGUgY3VycmVudCB0b2tlbi4gSXQgaGFzIHRoZSBzYW1lIGV4cGlyeSBhbmQgYXVkaWVuY2VzCiBhbmQgbm8gYWRkaXRpb25hbCByb2xlOyBvbmx5IFJlZnJlc2ggZXh0ZW5kcyB0aGUgbGlmZXRpbWUuCgpBCgQEHAICEgSoBAI5GjMgRXhwaXJ5IG9mIGBhY2Nlc3NfdG9rZW5gOyBhYnNlbnQgd2l0aG91dCBhIHRva2VuLgoKRgoEBBwCAxIEqgQCGho4IFRoZSBlbnJvbG1lbnQ7IGFic2VudCB3aGlsZSBhIGpvaW4gcmVxdWVzdCBpcyBwZW5kaW5nLgoKogEKBAQcAgQSBK0EAh8akwEgVGhlIGpvaW4gcmVxdWVzdCwgc2V0IGluc3RlYWQgb2YgYGVucm9sbWVudGAgYW5kIHdpdGhvdXQgYW4gYWNjZXNzIHRva2VuLiBUaGUgYWNjZXNzIHRva2VuIG9mCiB0aGUgbmV4dCByZWZyZXNoIGFmdGVyIGFwcHJvdmFsIGNhcnJpZXMgdGhlIHN0dWR5LgoKIwoCBB0SBrEEALQEARoVIFRoZSBzdHVkeSB0byBsZWF2ZS4KCmgKBAQdAgASBLMEAhYaWiBJZCBvZiB0aGUgc3R1ZHkuIEFuIHVua25vd24gc3R1ZHksIG9yIG9uZSBuZXZlciBqb2luZWQsIGlzIGhhbmRsZWQgbGlrZSBvbmUgbGVmdCBiZWZvcmUuCgpICgIEHhIGtwQAvAQBGjogVGhlIHBhcnRpY2lwYW50IGlzIG5vdCBlbnJvbGxlZCBpbiB0aGUgc3R1ZHkgKGFueSBtb3JlKS4KClcKBAQeAgASBLkEAhoaSSBTYW1lIGFzIGluIGBKb2luU3R1ZHlSZXNwb25zZWA6IGVtcHR5IGlmIHRoZXJlIHdhcyBubyBlbnJvbG1lbnQgdG8gZW5kLgoKQQoEBB4CARIEuwQCORozIEV4cGlyeSBvZiBgYWNjZXNzX3Rva2VuYDsgYWJzZW50IHdpdGhvdXQgYSB0b2tlbi4KCjoKAgQfEga/BADEBAEaLCBTZWxlY3RzIGEgcGFnZSBvZiB0aGUgY2FsbGVyJ3MgZW5yb2xtZW50cy4KCiQKBAQfAgASBMEEAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKUQoEBB8CARIEwwQCGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgolCgIEIBIGxwQAzgQBGhcgQSBwYWdlIG9mIGVucm9sbWVudHMuCgozCgQEIAIAEgTJBAIkGiUgRW5yb2xtZW50cyBpbiB0aGUgb3JkZXIgb2Ygam9pbmluZy4KCj8KBAQgAgESBM0EAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKPQoCBCESBtEEANgEARovIFNlbGVjdHMgYSBwYWdlIG9mIHRoZSBjYWxsZXIncyBqb2luIHJlcXVlc3RzLgoKPAoEBCECABIE0wQCHRouIFN0YXRlIHRvIGZpbHRlciBieTsgVU5TUEVDSUZJRUQ6IGFsbCBzdGF0ZXMuCgokCgQEIQIBEgTVBAIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KClEKBAQhAgISBNcEAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKKAoCBCISBtsEAOAEARoaIEEgcGFnZSBvZiBqb2luIHJlcXVlc3RzLgoKLAoEBCICABIE3QQCKRoeIEpvaW4gcmVxdWVzdHMsIG9sZGVzdCBmaXJzdC4KCj8KBAQiAgESBN8EAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKfAoCBCMSBuQEAP0EARpuIEFuIHVuaW50ZXJydXB0ZWQgcGVyaW9kIG9mIHBhcnRpY2lwYXRpb24gaW4gYSBzdHVkeS4gSm9pbmluZyBhZ2FpbiBhZnRlciBsZWF2aW5nIGNyZWF0ZXMgYW5vdGhlcgogZW5yb2xtZW50LgoKGgoEBCMCABIE5gQCFhoMIFRoZSBzdHVkeS4KCicKBAQjAgESBOgEAioaGSBTdGFydCBvZiB0aGUgZW5yb2xtZW50LgoKPAoEBCMCAhIE6gQCKxouIEVuZCBvZiB0aGUgZW5yb2xtZW50OyBhYnNlbnQgd2hpbGUgZW5yb2xsZWQuCgpPCgQEIwIDEgTsBAIdGkEgYFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIHRleHQgY29uc2VudGVkIHRvIG1vc3QgcmVjZW50bHkuCgo9CgQEIwIEEgTuBAIeGi8gQkNQIDQ3IGxhbmd1YWdlIGluIHdoaWNoIHRoYXQgdGV4dCB3YXMgc2hvd24uCgo+CgQEIwIFEgTwBAIWGjAgU3R1ZHkgZ3JvdXAgb2YgdGhlIHBhcnRpY2lwYW50OyBlbXB0eSBpZiBub25lLgoKZQoEBCMCBhIE8gQCHBpXIFdoZXRoZXIgdGhlIHN0dWR5IGhhcyBhIG5ld2VyIGNvbnNlbnQgdGV4dCBpbiB0aGlzIGxhbmd1YWdlLiBUaGUgZW5yb2xtZW50IGNvbnRpbnVlcy4KCoEBCgQEIwIHEgT1BAI2GnMgVGltZSBvZiB0aGUgY29uc2VudCdzIHdpdGhkcmF3YWwgKFdpdGhkcmF3Q29uc2VudCkuIEFic2VudCBpZiBpdCB3YXMgbm90IHdpdGhkcmF3biwgZXZlbiBpZgogYGxlYXZlX3RpbWVgIGlzIHNldC4KCqUBCgQEIwIIEgT4BAIxGpYBIFRpbWUgYXQgd2hpY2ggdGhlIGVhcmxpZXIgY29uc2VudCBlbmRzIG9yIGhhcyBlbmRlZCwgaW4gd2hvbGUgc2Vjb25kcy4gU2V0IG9ubHkgd2l0aAogYGNvbnNlbnRfb3V0ZGF0ZWRgOyBhYnNlbnQgaWYgdGhlIGVhcmxpZXIgY29uc2VudCBzdGF5cyB2YWxpZC4KCjcKBAQjAgkSBPoEAigaKSBBY2NlcHRlZCBvcHRpb25hbCBwYXJ0cyBvZiB0aGUgY29uc2VudC4KClsKBAQjAgoSBPwEAhwaTSBMYWJlbCBieSB3aGljaCB0aGUgc3R1ZHkncyBvd24gcmVjb3JkcyBrbm93IHRoZSBwYXJ0aWNpcGFudDsgZW1wdHkgaWYgbm9uZS4KCiwKAgUCEgaABQCNBQEaHiBUaGUgc3RhdGUgb2YgYSBqb2luIHJlcXVlc3QuCgpDCgQFAgIAEgSCBQIlGjUgRGVmYXVsdCBvZiBhIGZpbHRlcjogc2VlIHRoZSBmaWVsZC4gTmV2ZXIgcmV0dXJuZWQuCgowCgQFAgIBEgSEBQIhGiIgV2FpdGluZyBmb3IgYSBsZWFkZXIncyBkZWNpc2lvbi4KCj4KBAUCAgISBIYFAiIaMCBBcHByb3ZlZCBieSBhIGxlYWRlcjsgdGhlIGVucm9sbWVudCBoYXMgYmVndW4uCgolCgQFAgIDEgSIBQIiGhcgUmVqZWN0ZWQgYnkgYSBsZWFkZXIuCgotCgQFAgIEEgSKBQIjGh8gV2l0aGRyYXduIGJ5IHRoZSBwYXJ0aWNpcGFudC4KCjQKBAUCAgUSBIwFAiEaJiBFeHBpcmVkOiBub3QgZGVjaWRlZCB3aXRoaW4gMzAgZGF5cy4KCmsKAgQkEgaQBQChBQEaXSBBIHBhcnRpY2lwYW50J3MgcmVxdWVzdCB0byB0YWtlIHBhcnQgaW4gYSBzdHVkeS4gTGVhZGVycyBzZWUgdGltZXMgYXMgZGF5cyAobWlkbmlnaHQsIFVUQykuCgpYCgQEJAIAEgSSBQIdGkogSWQgbWFkZSBieSB0aGUgc2VydmVyOyBpZGVudGlmaWVzIHRoZSBwYXJ0aWNpcGFudCBmb3IgdGhpcyByZXF1ZXN0IG9ubHkuCgokCgQEJAIBEgSUBQIWGhYgVGhlIHJlcXVlc3RlZCBzdHVkeS4KCiIKBAQkAgISBJYFAh0aFCBUaGUgY3VycmVudCBzdGF0ZS4KCiQKBAQkAgMSBJgFAi0aFiBUaW1lIG9mIHRoZSByZXF1ZXN0LgoKUQoEBCQCBBIEmgUCLBpDIFRpbWUgb2YgdGhlIGRlY2lzaW9uLCB3aXRoZHJhd2FsIG9yIGV4cGlyeTsgYWJzZW50IHdoaWxlIHBlbmRpbmcuCgoqCgQEJAIFEgScBQIsGhwgRXhwaXJ5OyBzZXQgd2hpbGUgcGVuZGluZy4KClAKBAQkAgYSBJ4FAhQaQiBUaGUgbGVhZGVyJ3MgbWVzc2FnZSB0byB0aGUgcGFydGljaXBhbnQ7IGF0IG1vc3QgNTAwIGNoYXJhY3RlcnMuCgpJCgQEJAIHEgSgBQISGjsgVGhlIHBhcnRpY2lwYW50J3Mgbm90ZSB0byB0aGUgbGVhZGVyOyBlbXB0eSBvbmNlIGRlY2lkZWQuCgqXAgoCBgMSBqYFAIgGARqIAiBNYW5hZ2VzIHRoZSBtZW1iZXJzIG9mIGEgc3R1ZHksIGZvciBpdHMgbGVhZGVycyBhbmQgZm9yIG90aGVyIHN0YWZmIHdpdGggdGhlIG1ldGhvZCdzIHJpZ2h0IGluIHRoZQogc3R1ZHk7IG90aGVyd2lzZSBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLiBNZW1iZXJzIGFyZSBpZGVudGlmaWVkIGJ5IGlkcyB0aGF0CiBleGlzdCBvbmx5IGluIHRoaXMgc2VydmljZSwgbmVpdGhlciBpbiB0b2tlbnMgbm9yIGluIGV4cG9ydHMuCgpdCgQGAwIAEgaqBQKsBQMaTSBMaXN0cyBqb2luIHJlcXVlc3RzIG9mIHRoZSBzdHVkeSwgb2xkZXN0IGZpcnN0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCqkECgQGAwIBEga0BQK2BQMamAQgQXBwcm92ZXMgb3IgcmVqZWN0cyBhIGpvaW4gcmVxdWVzdC4gVGhlIHBhcnRpY2lwYW50IGlzIG5vdGlmaWVkIGJ5IG1haWwgaWYgYW4gYWRkcmVzcyBpcyBrZXB0LAogYW5kIHNlZXMgdGhlIGRlY2lzaW9uIGluIExpc3RPd25Kb2luUmVxdWVzdHMuIFJlcGVhdGluZyB0aGUgc2FtZSBkZWNpc2lvbiBpcyBzYWZlLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIEpPSU5fUkVRVUVTVF9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBKT0lOX1JFUVVFU1RfQ0xPU0VEIChkZWNpZGVkIG90aGVyd2lzZSwgd2l0aGRyYXduIG9yIGV4cGlyZWQpLCBTVFVEWV9FTkRFRCwgU1RVRFlfUEFVU0VEIG9yCiBBUk1fUkVTRVJWRUQgKGZvciBhbiBhcHByb3ZhbCk7IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gR1JPVVBfVU5LTk9XTjsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uCiBFTlJPTE1FTlRTX0xJTUlUIGlmIHRoZSBwYXJ0aWNpcGFudCB0YWtlcyBwYXJ0IGluIHRvbyBtYW55IHN0dWRpZXMuCgrLAQoEBgMCAhIGugUCvAUDGroBIExpc3RzIGN1cnJlbnQgbWVtYmVycyBpbiB0aGUgb3JkZXIgb2Ygam9pbmluZy4gV2l0aCBzZXZlcmFsIGZpbHRlcnMsIGEgbWVtYmVyIG11c3QgbWF0Y2ggYWxsLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gR1JPVVBTX0NPTkNFQUxFRCBmb3IgYGdyb3VwX2lkYC4KCugBCgQGAwIDEgbBBQLDBQMa1wEgTGlzdHMgdGhlIGNvbnNlbnRzIG9mIGN1cnJlbnQgYW5kIGZvcm1lciBtZW1iZXJzIGluIHRoZSBvcmRlciBvZiBqb2luaW5nOiB3aG8gY29uc2VudGVkIHRvIHdoYXQsCiB3aGVuIGFuZCBpbiB3aGljaCBsYW5ndWFnZSwgYW5kIHdob3NlIGNvbnNlbnQgaGFzIGxhcHNlZC4gV2l0aG91dCB0ZXh0cyBhbmQgc2lnbmF0dXJlcy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgqLAwoEBgMCBBIGyQUCywUDGvoCIFJldHVybnMgYSBtZW1iZXIncyBsYXRlc3QgY29uc2VudCB3aXRoIHRleHQsIHNpZ25hdHVyZSBhbmQgY29weS4gQSBzaWduYXR1cmUgbWF5IG5hbWUgdGhlIHBlcnNvbjoKIGVhY2ggY2FsbCBpcyByZWNvcmRlZCBpbiB0aGUgYXVkaXQgbG9nLiBUaGUgZGF5IG9mIHRoZSBjb25zZW50IHJlcGxhY2VzIGl0cyB0aW1lLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIE1FTUJFUl9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBHUk9VUFNfQ09OQ0VBTEVECiAoZ3JvdXBzIGFyZSBjb25jZWFsZWQgZnJvbSB0aGUgY2FsbGVyLCBhbmQgYSBncm91cCBvZiB0aGUgc3R1ZHkgaGFzIGEgdGV4dCBvZiBpdHMgb3duLCBvciBoYWQgb25lKS4KCowDCgQGAwIFEgbSBQLUBQMa+wIgQXNzaWducyBhIG1lbWJlciB0byBhIGdyb3VwIG9yIHJlbW92ZXMgdGhlIGFzc2lnbm1lbnQuIEFjY2VzcyB0b2tlbnMgc2hvdyB0aGUgY2hhbmdlIGZyb20gdGhlaXIKIG5leHQgcmVuZXdhbCBvbi4gUmVwZWF0aW5nIHRoZSBjYWxsIGlzIHNhZmUuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gTUVNQkVSX1VOS05PV04gb3IgU1RVRFlfVU5LTk9XTjsgSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbgogR1JPVVBfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBNRU1CRVJfQUxMT0NBVEVEIG9yIEFSTV9SRVNFUlZFRDsgVU5BVkFJTEFCTEUgd2l0aAogcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCssCCgQGAwIGEgbaBQLcBQMaugIgUmVtb3ZlcyBhIG1lbWJlcjogdGhlIGVucm9sbWVudCBlbmRzIGFzIGlmIHRoZSBtZW1iZXIgaGFkIGxlZnQuIEFuc3dlcnMgc3RheTsgYW4gZXJhc3VyZSBpcyBhCiBzZXBhcmF0ZSByZXF1ZXN0LiBUaGUgbWVtYmVyIG1heSBqb2luIGFnYWluIHdoZXJlIHRoZSBzdHVkeSdzIGFjY2VzcyBhbGxvd3MgaXQuIFJlcGVhdGluZyB0aGUgY2FsbAogaXMgc2FmZS4gUmVjb3JkZWQgaW4gdGhlIGF1ZGl0IGxvZyB3aXRoIHRoZSByZWFzb24uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gTUVNQkVSX1VOS05PV04uCgrBAgoEBgMCBxIG4gUC5AUDGrACIFNldHMsIGNvcnJlY3RzIG9yIHJlbW92ZXMgYSBtZW1iZXIncyBzdWJqZWN0IGxhYmVsLiBSZXBlYXRpbmcgdGhlIGNhbGwgaXMgc2FmZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBNRU1CRVJfVU5LTk9XTiBvciBTVFVEWV9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OCiB3aXRoIHJlYXNvbiBTVUJKRUNUX0xBQkVMU19OT1RfVVNFRCwgZXhjZXB0IGZvciBhIHJlbW92YWw7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uCiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm8uCgrxAwoEBgMCCBIG7AUC7gUDGuADIENyZWF0ZXMgYSBjb2RlIHRvIGpvaW4gdGhlIHN0dWR5IHdpdGguIFJlcGVhdGluZyB0aGUgc2FtZSBgaW52aXRhdGlvbl9pZGAgcmV0dXJucyB0aGUgc2FtZQogY29kZS4KCiBFcnJvcnM6IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIElOVklUQVRJT05fSURfUkVVU0VEOyBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdpdGggcmVhc29uCiBHUk9VUF9VTktOT1dOOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU1RVRFlfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBBUk1fUkVTRVJWRUQsCiBTVUJKRUNUX0xBQkVMU19OT1RfVVNFRCBvciBTVFVEWV9FTkRFRDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIElOVklUQVRJT05TX0xJTUlUICgxLDAwMCB1c2FibGUgaW52aXRhdGlvbnMgcGVyIHN0dWR5KTsKIFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCogBCgQGAwIJEgbyBQL0BQMaeCBMaXN0cyBpbnZpdGF0aW9ucyBvZiB0aGUgc3R1ZHksIG5ld2VzdCBmaXJzdCwgaW5jbHVkaW5nIHVzZWQtdXAsIHJldm9rZWQgYW5kIGV4cGlyZWQgb25lcy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgq8AQoEBgMCChIG+QUC+wUDGqsBIFJldHVybnMgaG93IGxvbmcgdGhlIHN0dWR5IGtlZXBzIGFuc3dlcnMgKGBTdHVkeS5yZXRlbnRpb25gKSwgYW5kIGNvdW50cyBvZiB0aGUgZXJhc3VyZXMgdGhpcwogaGFzIGNhdXNlZCBzbyBmYXIuIFBhcnRpY2lwYW50cyBhcmUgbm90IG5hbWVkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCo0BCgQGAwILEgb/BQKBBgMafSBSZXR1cm5zIGhvdyBtYW55IHBhcnRpY2lwYW50cyBqb2luZWQgYW5kIGxlZnQgdGhlIHN0dWR5IG9uIGVhY2ggZGF5LCB3aXRob3V0IHRlc3QgcGFydGljaXBhbnRzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCp0BCgQGAwIMEgaFBgKHBgMajAEgUmV2b2tlcyBhbiBpbnZpdGF0aW9uOiBpdHMgY29kZSBjYW4gbm8gbG9uZ2VyIGJlIHVzZWQgdG8gam9pbi4gUmV2b2tpbmcgdHdpY2UgaXMgc2FmZS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBJTlZJVEFUSU9OX1VOS05PV04uCgoeCgIEJRIGiwYAjgYBGhAgTmFtZXMgYSBzdHVkeS4KCkAKBAQlAgASBI0GAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCh4KAgQmEgaRBgCUBgEaECBOYW1lcyBhIHN0dWR5LgoKQAoEBCYCABIEkwYCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKaQoCBCcSBpcGAKYGARpbIEVucm9sbWVudHMgb2YgYSBzdHVkeS4gVGVzdCBwYXJ0aWNpcGFudHMsIGFuZCBhY2NvdW50cyB0aGF0IHdlcmUgZXJhc2VkLCBhcmUgbm90IGNvdW50ZWQuCgpVCgQEJwIAEgSZBgIjGkcgRGF5cyB3aXRoIGEgY2hhbmdlIGluIFVUQywgZWFybGllc3QgZmlyc3Q7IGF0IG1vc3QgdGhlIGxhdGVzdCAyMCwwMDAuCgpiCgQEJwIBEgSbBgIaGlQgTnVtYmVyIG9mIHBhcnRpY2lwYW50cyB3aG8gYXJlIG9yIHdlcmUgZW5yb2xsZWQuIE9uZSB3aG8gam9pbmVkIGFnYWluIGNvdW50cyBvbmNlLgoKPAoEBCcCAhIEnQYCFhouIE51bWJlciBvZiBwYXJ0aWNpcGFudHMgd2hvIGFyZSBlbnJvbGxlZCBub3cuCgpdCgQEJwIDEgSfBgIXGk8gTnVtYmVyIG9mIHBhcnRpY2lwYW50cyB3aG8gYXJlIG5vIGxvbmdlciBlbnJvbGxlZCBhbmQgd2l0aGRyZXcgdGhlaXIgY29uc2VudC4KCkQKBAQnAgQSBKEGAh4aNiBOdW1iZXIgb2YgcmVxdWVzdHMgdG8gam9pbiB0aGF0IHdhaXQgZm9yIGEgZGVjaXNpb24uCgpVCgQEJwIFEgSjBgIcGkcgTnVtYmVyIG9mIHJlcXVlc3RzIHRvIGpvaW4gdGhhdCB3ZXJlIHJlamVjdGVkLCB3aXRoZHJhd24sIG9yIGV4cGlyZWQuCgojCgQEJwIGEgSlBgIrGhUgVGltZSBvZiB0aGUgY291bnRzLgoKMQoCBCgSBqkGALIGARojIENoYW5nZXMgb2YgZW5yb2xtZW50cyBvbiBvbmUgZGF5LgoKKQoEBCgCABIEqwYCEhobIERheSBpbiBVVEMsIGBZWVlZLU1NLUREYC4KCmIKBAQoAgESBK0GAhQaVCBOdW1iZXIgb2YgZW5yb2xtZW50cyB0aGF0IGJlZ2FuLCBpbmNsdWRpbmcgdGhvc2Ugb2YgcGFydGljaXBhbnRzIHdobyBqb2luZWQgYWdhaW4uCgpACgQEKAICEgSvBgISGjIgTnVtYmVyIG9mIGVucm9sbWVudHMgdGhhdCBlbmRlZCwgZm9yIGFueSByZWFzb24uCgphCgQEKAIDEgSxBgIXGlMgTnVtYmVyIG9mIHRob3NlIHRoYXQgZW5kZWQgd2l0aCBhIHdpdGhkcmF3YWwgb2YgdGhlIGNvbnNlbnQgb24gdGhpcyBkYXkgb3IgbGF0ZXIuCgqVAQoCBCkSBrYGAL8GARqGASBUaGUgZXJhc3VyZXMgY2F1c2VkIGJ5IGEgc3R1ZHkncyByZXRlbnRpb24gcnVsZXMuIE9uZSBlcmFzdXJlIGlzIHN0YXJ0ZWQgZm9yIGVhY2ggcGFydGljaXBhbnQncwogZGF0YSBvZiB0aGUgc3R1ZHksIGEgZmV3IGF0IGEgdGltZS4KCk4KBAQpAgASBLgGAiAaQCBUaGUgcmV0ZW50aW9uIHJ1bGVzOyBhYnNlbnQgaWYgYW5zd2VycyBhcmUga2VwdCB3aXRob3V0IGxpbWl0LgoKLwoEBCkCARIEugYCGxohIE51bWJlciBvZiBlcmFzdXJlcyBpbiBwcm9ncmVzcy4KClAKBAQpAgISBLwGAhwaQiBOdW1iZXIgb2YgZXJhc3VyZXMgZm9yIHdoaWNoIGV2ZXJ5IHNlcnZpY2UgcmV0dXJuZWQgaXRzIHJlY2VpcHQuCgpXCgQEKQIDEgS+BgInGkkgU3VtcyBvZiB0aGUgc2VydmljZXMnIHJlY2VpcHRzLCBlYWNoIHdpdGggdGhlIHRpbWUgb2YgaXRzIGxhc3QgcmVjZWlwdC4KCjMKAgQqEgbCBgDLBgEaJSBTZWxlY3RzIGpvaW4gcmVxdWVzdHMgb2Ygb25lIHN0dWR5LgoKQAoEBCoCABIExAYCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKPgoEBCoCARIExgYCHRowIFN0YXRlIHRvIGZpbHRlciBieTsgVU5TUEVDSUZJRUQ6IHBlbmRpbmcgb25lcy4KCiQKBAQqAgISBMgGAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKUQoEBCoCAxIEygYCGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgooCgIEKxIGzgYA0wYBGhogQSBwYWdlIG9mIGpvaW4gcmVxdWVzdHMuCgosCgQEKwIAEgTQBgIpGh4gSm9pbiByZXF1ZXN0cywgb2xkZXN0IGZpcnN0LgoKPwoEBCsCARIE0gYCHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgokCgIELBIG1gYA4gYBGhYgQSBsZWFkZXIncyBkZWNpc2lvbi4KCkAKBAQsAgASBNgGAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCi4KBAQsAgESBNoGAh0aICBgSm9pblJlcXVlc3Quam9pbl9yZXF1ZXN0X2lkYC4KCkIKBAQsAgISBNwGAhMaNCBXaGV0aGVyIHRoZSByZXF1ZXN0IGlzIGFwcHJvdmVkOyBmYWxzZSByZWplY3RzIGl0LgoKSQoEBCwCAxIE3gYCFBo7IE1lc3NhZ2Ugc2hvd24gdG8gdGhlIHBhcnRpY2lwYW50OyBhdCBtb3N0IDUwMCBjaGFyYWN0ZXJzLgoKfQoEBCwCBBIE4QYCFhpvIEdyb3VwIG9mIGFuIGFwcHJvdmVkIG1lbWJlcjsgZW1wdHkgZm9yIG5vbmUuIE11c3QgYmUgZW1wdHkgd2l0aCBhIHJlamVjdGlvbi4gTmVlZHMgdGhlIHJpZ2h0CiBgZ3JvdXAuYXNzaWduYC4KCikKAgQtEgblBgDqBgEaGyBUaGUgZGVjaWRlZCBqb2luIHJlcXVlc3QuCgotCgQELQIAEgTnBgIbGh8gV2hldGhlciB0aGlzIGNhbGwgZGVjaWRlZCBpdC4KCiIKBAQtAgESBOkGAh8aFCBUaGUgY3VycmVudCBzdGF0ZS4KCi0KAgQuEgbtBgD5BgEaHyBTZWxlY3RzIG1lbWJlcnMgb2Ygb25lIHN0dWR5LgoKQAoEBC4CABIE7wYCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKJAoEBC4CARIE8QYCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpRCgQELgICEgTzBgIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCrkBCgQELgIDEgT2BgIUGqoBIEJlZ2lubmluZyBvZiBhIG1lbWJlcidzIGlkIG9yLCBmb3IgY2FsbGVycyB3aXRoIHRoZSByaWdodCBgbGFiZWwucmVhZGAsIG9mIGEgc3ViamVjdCBsYWJlbCwgYXQgbW9zdAogNjQgY2hhcmFjdGVycywgY29tcGFyZWQgd2l0aG91dCByZWdhcmQgdG8gY2FzZTsgZW1wdHk6IGFsbCBtZW1iZXJzLgoKMQoEBC4CBBIE+AYCFhojIEdyb3VwIG9mIHRoZSBtZW1iZXJzOyBlbXB0eTogYW55LgoKIgoCBC8SBvwGAIMHARoUIEEgcGFnZSBvZiBtZW1iZXJzLgoKMAoEBC8CABIE/gYCHhoiIE1lbWJlcnMgaW4gdGhlIG9yZGVyIG9mIGpvaW5pbmcuCgo/CgQELwIBEgSABwIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCmEKBAQvAgISBIIHAhwaUyBXaGV0aGVyIGEgYmxpbmRlZCBzY2hlbWUgKEFsbG9jYXRpb25TZXJ2aWNlKSBjb25jZWFscyB0aGUgZ3JvdXBzIGZyb20gdGhlIGNhbGxlci4KCj0KAgQwEgaGBwCcBwEaLyBBIG1lbWJlciBvZiBhIHN0dWR5LCBhcyBzaG93biB0byBpdHMgbGVhZGVycy4KClMKBAQwAgASBIgHAhcaRSBJZCBvZiB0aGlzIGVucm9sbWVudC4gQSBwYXJ0aWNpcGFudCB3aG8gam9pbnMgYWdhaW4gaGFzIGFub3RoZXIgaWQuCgpKCgQEMAIBEgSKBwIqGjwgRGF5IChVVEMpIG9uIHdoaWNoIHRoZSBlbnJvbG1lbnQgc3RhcnRlZCwgYXMgaXRzIG1pZG5pZ2h0LgoKZQoEBDACAhIEjAcCFhpXIFN0dWR5IGdyb3VwIG9mIHRoZSBtZW1iZXI7IGVtcHR5IGlmIG5vbmUsIG9yIGlmIGdyb3VwcyBhcmUgY29uY2VhbGVkIGZyb20gdGhlIGNhbGxlci4KCkkKBAQwAgMSBI4HAhUaOyBXaGV0aGVyIHRoZSBtZW1iZXIgaGFzIGFuIGFsbG9jYXRpb24gKEFsbG9jYXRpb25TZXJ2aWNlKS4KCqABCgQEMAIEEgSRBwIbGpEBIExhYmVsIGJ5IHdoaWNoIHRoZSBzdHVkeSdzIG93biByZWNvcmRzIGtub3cgdGhlIG1lbWJlciAoYFN0dWR5LnN1YmplY3RfbGFiZWxzYCk7IGVtcHR5IGlmIG5vbmUsIG9yCiBpZiB0aGUgY2FsbGVyIGxhY2tzIHRoZSByaWdodCBgbGFiZWwucmVhZGAuCgq7AQoEBDACBRIElAcCHRqsASBgU3R1ZHkuY29uc2VudF92ZXJzaW9uYCBvZiB0aGUgdGV4dCBjb25zZW50ZWQgdG8gbW9zdCByZWNlbnRseS4gRW1wdHkgaWYgZ3JvdXBzIGFyZSBjb25jZWFsZWQgZnJvbSB0aGUKIGNhbGxlciBhbmQgYSBncm91cCBvZiB0aGUgc3R1ZHkgaGFzIGEgdGV4dCBvZiBpdHMgb3duLCBvciBoYWQgb25lLgoKPQoEBDACBhIElgcCHhovIEJDUCA0NyBsYW5ndWFnZSBpbiB3aGljaCB0aGF0IHRleHQgd2FzIHNob3duLgoKtQEKBAQwAgcSBJkHAi4apgEgV2VlayBvZiB0aGUgbGFzdCBzaWduLWluIG9yIHJlZnJlc2gsIGFzIG1pZG5pZ2h0IFVUQyBvZiBpdHMgTW9uZGF5OyBhYnNlbnQgaWYgbm8gc2Vzc2lvbiBpcyBsZWZ0LgogTm90IHRoZSBkYXk6IGl0IHdvdWxkIGNvbm5lY3QgbWVtYmVycyB3aXRoIHBzZXVkb255bXMgb2YgZXhwb3J0cy4KCjkKBAQwAggSBJsHAhwaKyBXaGV0aGVyIHRoZSBtZW1iZXIgaXMgYSB0ZXN0IHBhcnRpY2lwYW50LgoKfgoCBQMSBqAHAK0HARpwIFRoZSByZWFzb24gZm9yIHJlbW92aW5nIGEgbWVtYmVyLiBBIGNvZGUgaW5zdGVhZCBvZiBmcmVlIHRleHQsIGJlY2F1c2UgaXQgc3RheXMgaW4gdGhlIGF1ZGl0IGxvZwogcGVybWFuZW50bHkuCgokCgQFAwIAEgSiBwIoGhYgUmVqZWN0ZWQgKFJFUVVJUkVEKS4KCkMKBAUDAgESBKQHAikaNSBUaGUgcGFydGljaXBhbnQgZG9lcyBub3QgbWVldCB0aGUgc3R1ZHkncyBjcml0ZXJpYS4KCi0KBAUDAgISBKYHAiYaHyBUaGUgcGFydGljaXBhbnQgYXNrZWQgZm9yIGl0LgoKQAoEBQMCAxIEqAcCJhoyIFRoZSBwYXJ0aWNpcGFudCB0YWtlcyBwYXJ0IHdpdGggYW5vdGhlciBhY2NvdW50LgoKLwoEBQMCBBIEqgcCIRohIFRoZSBkZXZpY2UgYmVsb25ncyB0byB0aGUgdGVhbS4KCh8KBAUDAgUSBKwHAiIaESBBbm90aGVyIHJlYXNvbi4KCiUKAgQxEgawBwC3BwEaFyBUaGUgbWVtYmVyIHRvIHJlbW92ZS4KCkAKBAQxAgASBLIHAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCiMKBAQxAgESBLQHAhcaFSBgTWVtYmVyLm1lbWJlcl9pZGAuCgohCgQEMQICEgS2BwIhGhMgUmVhc29uOyByZXF1aXJlZC4KCjcKAgQyEgS6BwAfGisgRW1wdHk6IHRoZSBtZW1iZXIgdGFrZXMgbm8gcGFydCBhbnkgbW9yZS4KCiUKAgQzEga9BwDEBwEaFyBBIG1lbWJlciBhbmQgYSBsYWJlbC4KCkAKBAQzAgASBL8HAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCiMKBAQzAgESBMEHAhcaFSBgTWVtYmVyLm1lbWJlcl9pZGAuCgpICgQEMwICEgTDBwIbGjogMeKAkzY0IGxldHRlcnMsIGRpZ2l0cywgYC5gLCBgX2AsIGAtYCwgYC9gOyBlbXB0eTogbm9uZS4KCiwKAgQ0EgbHBwDKBwEaHiBUaGUgbWVtYmVyIGFmdGVyIHRoZSBjaGFuZ2UuCgoiCgQENAIAEgTJBwIUGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgolCgIENRIGzQcA1AcBGhcgQSBtZW1iZXIgYW5kIGEgZ3JvdXAuCgpACgQENQIAEgTPBwIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgojCgQENQIBEgTRBwIXGhUgYE1lbWJlci5tZW1iZXJfaWRgLgoKNwoEBDUCAhIE0wcCFhopIFRoZSBtZW1iZXIncyBuZXcgZ3JvdXA7IGVtcHR5IGZvciBub25lLgoKLAoCBDYSBtcHANoHARoeIFRoZSBtZW1iZXIgYWZ0ZXIgdGhlIGNoYW5nZS4KCiIKBAQ2AgASBNkHAhQaFCBUaGUgY3VycmVudCBzdGF0ZS4KCjMKAgQ3EgbdBwDvBwEaJSBEZXNjcmliZXMgdGhlIGludml0YXRpb24gdG8gY3JlYXRlLgoKKAoEBDcCABIE3wcCGxoaIFVVSUQgbWFkZSBieSB0aGUgY2xpZW50LgoKQAoEBDcCARIE4QcCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKbQoEBDcCAhIE4wcCFhpfIEdyb3VwIG9mIHBhcnRpY2lwYW50cyB3aG8gam9pbiB3aXRoIHRoZSBjb2RlOyBlbXB0eSBmb3Igbm9uZS4gTmVlZHMgdGhlIHJpZ2h0IGBncm91cC5hc3NpZ25gLgoKYgoEBDcCAxIE5QcCFhpUIE1heGltdW0gbnVtYmVyIG9mIHBhcnRpY2lwYW50cyB3aG8gY2FuIGpvaW4gd2l0aCB0aGUgY29kZTogMeKAkzEwMCwwMDA7IDAgbWVhbnMgMS4KCkYKBAQ3AgQSBOcHAhgaOCBEYXlzIGZvciB3aGljaCB0aGUgY29kZSBpcyB2YWxpZDogMeKAkzM2NTsgMCBtZWFucyAzMC4KCo4CCgQENwIFEgTrBwIbGv8BIExhYmVsIG9mIHRoZSBwYXJ0aWNpcGFudCB3aG8gam9pbnMgd2l0aCB0aGUgY29kZSwgYnkgd2hpY2ggdGhlIHN0dWR5J3Mgb3duIHJlY29yZHMga25vdyB0aGUKIHBhcnRpY2lwYW50OiAx4oCTNjQgbGV0dGVycywgZGlnaXRzLCBgLmAsIGBfYCwgYC1gLCBgL2A7IGVtcHR5IGZvciBub25lLiBOZWVkcyB0aGUgcmlnaHQKIGBsYWJlbC5hc3NpZ25gLCBhIHN0dWR5IHdpdGggYFN0dWR5LnN1YmplY3RfbGFiZWxzYCwgYW5kIGB1c2VzX21heGAgMS4KCsoBCgQENwIGEgTuBwIdGrsBIFdoZXRoZXIgcGFydGljaXBhbnRzIHdobyBqb2luIHdpdGggdGhlIGNvZGUgYmVjb21lIHRlc3QgcGFydGljaXBhbnRzOiBmb3IgZGV2aWNlcyBvZiB0aGUgdGVhbS4KIFJlamVjdHMgcGFydGljaXBhbnRzIHdobyB3ZXJlIGV2ZXIgZW5yb2xsZWQsIHNpbmNlIHRoZSBtYXJrIGFwcGxpZXMgdG8gdGhlIHdob2xlIGFjY291bnQuCgosCgIEOBIG8gcAiggBGh4gQSBjb2RlIHRvIGpvaW4gYSBzdHVkeSB3aXRoLgoKKAoEBDgCABIE9AcCGxoaIFVVSUQgbWFkZSBieSB0aGUgY2xpZW50LgoKIgoEBDgCARIE9gcCFhoUIFRoZSBzdHVkeSB0byBqb2luLgoKTQoEBDgCAhIE+AcCFho/IEdyb3VwIG9mIHBhcnRpY2lwYW50cyB3aG8gam9pbiB3aXRoIHRoZSBjb2RlOyBlbXB0eSBmb3Igbm9uZS4KCjYKBAQ4AgMSBPoHAhIaKCBUd28gZ3JvdXBzIG9mIGZpdmUgbGV0dGVycyBhbmQgZGlnaXRzLgoKRQoEBDgCBBIE/AcCEho3IE51bWJlciBvZiBwYXJ0aWNpcGFudHMgd2hvIGhhdmUgam9pbmVkIHdpdGggdGhlIGNvZGUuCgpKCgQEOAIFEgT+BwIWGjwgTWF4aW11bSBudW1iZXIgb2YgcGFydGljaXBhbnRzIHdobyBjYW4gam9pbiB3aXRoIHRoZSBjb2RlLgoKIQoEBDgCBhIEgAgCLBoTIFRpbWUgb2YgY3JlYXRpb24uCgo/CgQEOAIHEgSCCAIsGjEgVGltZSBmcm9tIHdoaWNoIHRoZSBjb2RlIGlzIG5vIGxvbmdlciBhY2NlcHRlZC4KCjoKBAQ4AggSBIQIAiwaLCBUaW1lIG9mIHJldm9jYXRpb247IGFic2VudCBpZiBub3QgcmV2b2tlZC4KCqMBCgQEOAIJEgSHCAIcGpQBIExhYmVsIG9mIHRoZSBwYXJ0aWNpcGFudCB3aG8gam9pbnMgd2l0aCB0aGUgY29kZS4gRW1wdHkgb25jZSB0aGUgY29kZSBpcyB1c2VkLCByZXZva2VkIG9yIGV4cGlyZWQsCiBvciBpZiB0aGUgY2FsbGVyIGxhY2tzIHRoZSByaWdodCBgbGFiZWwucmVhZGAuCgpVCgQEOAIKEgSJCAIeGkcgV2hldGhlciBwYXJ0aWNpcGFudHMgd2hvIGpvaW4gd2l0aCB0aGUgY29kZSBiZWNvbWUgdGVzdCBwYXJ0aWNpcGFudHMuCgoxCgIEORIGjQgAlAgBGiMgU2VsZWN0cyBpbnZpdGF0aW9ucyBvZiBvbmUgc3R1ZHkuCgpACgQEOQIAEgSPCAIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgokCgQEOQIBEgSRCAIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KClEKBAQ5AgISBJMIAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKJgoCBDoSBpcIAJwIARoYIEEgcGFnZSBvZiBpbnZpdGF0aW9ucy4KCioKBAQ6AgASBJkIAiYaHCBJbnZpdGF0aW9ucywgbmV3ZXN0IGZpcnN0LgoKPwoEBDoCARIEmwgCHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgopCgIEOxIGnwgApAgBGhsgVGhlIGludml0YXRpb24gdG8gcmV2b2tlLgoKQAoEBDsCABIEoQgCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKKwoEBDsCARIEowgCGxodIGBJbnZpdGF0aW9uLmludml0YXRpb25faWRgLgoKJwoCBDwSBqcIAKoIARoZIFRoZSByZXZva2VkIGludml0YXRpb24uCgpKCgQEPAIAEgSpCAIcGjwgVGhlIGN1cnJlbnQgc3RhdGU7IHJldm9rZWQgYnkgdGhpcyBjYWxsIG9yIGFuIGVhcmxpZXIgb25lLgoKVgoCBgQSBq0IAM8IARpIIENyZWF0ZXMgYW5kIG1hbmFnZXMgc3RhZmYgYWNjb3VudHMuIE5lZWRzIGEgdG9rZW4gb2YgYW4gYWRtaW5pc3RyYXRvci4KCpgECgQGBAIAEga1CAK3CAMahwQgQ3JlYXRlcyBhbiBhY2NvdW50IHRoYXQgbGVhZHMgdGhlIG5hbWVkIHN0dWRpZXMgYW5kIGludml0ZXMgaXRzIG93bmVyOiBieSBtYWlsIGlmIGFuIGFkZHJlc3MgaXMKIGdpdmVuLCBvdGhlcndpc2UgYnkgYSBjb2RlIHRoYXQgdGhlIGFkbWluaXN0cmF0b3IgaGFuZHMgb3Zlci4gVGhlIG93bmVyIGNob29zZXMgdGhlIHBhc3N3b3JkCiAoUmVjb3ZlcnlTZXJ2aWNlLlJlc2V0UGFzc3dvcmQpLiBBbiBpbnZpdGF0aW9uIG5vdCBhY2NlcHRlZCB3aXRoaW4gc2V2ZW4gZGF5cyBleHBpcmVzIHRvZ2V0aGVyCiB3aXRoIGl0cyBhY2NvdW50OyBTZW5kQWNjZXNzQ29kZSBzZW5kcyBhbm90aGVyIG9uZS4gUmVwZWF0aW5nIHRoZSBzYW1lIGByZXF1ZXN0X2lkYCBpcyBzYWZlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gVVNFUk5BTUVfVEFLRU4sIG9yIFJFUVVFU1RfSURfUkVVU0VEIGlmCiBgcmVxdWVzdF9pZGAgd2FzIHVzZWQgZm9yIG90aGVyIGNvbnRlbnRzLgoKlAEKBAYEAgESBrsIAr0IAxqDASBDcmVhdGVzIHRoZSBhY2NvdW50IG9mIGFub3RoZXIgYWRtaW5pc3RyYXRvciBhbmQgaW52aXRlcyBpdHMgb3duZXIgYXMgUmVnaXN0ZXJTdHVkeUxlYWRlciBkb2VzLgoKIEVycm9yczogYXMgUmVnaXN0ZXJTdHVkeUxlYWRlci4KCtUCCgQGBAICEgbECALGCAMaxAIgQ3JlYXRlcyB0aGUgYWNjb3VudCBvZiBhIGdhdGV3YXkgdGhhdCBkZWxpdmVycyBub3RpZmljYXRpb25zIHRvIHBhcnRpY2lwYW50cyBvZiBhbGwgc3R1ZGllcwogKG90b2xpdGgucGxhbm5pbmcudjEuRGVsaXZlcnlTZXJ2aWNlLldhdGNoUHJvbXB0cyksIGFuZCBpbnZpdGVzIGl0cyBvcGVyYXRvciBhcwogUmVnaXN0ZXJTdHVkeUxlYWRlciBkb2VzLiBUaGUgYWNjb3VudCBoYXMgbm8gb3RoZXIgcmlnaHRzLgogQWNjb3VudEFkbWluaXN0cmF0aW9uU2VydmljZS5FbmRTdGFmZlJvbGVzIHJlbW92ZXMgaXQuCgogRXJyb3JzOiBhcyBSZWdpc3RlclN0dWR5TGVhZGVyLgoKyQIKBAYEAgMSBswIAs4IAxq4AiBSZXBsYWNlcyB0aGUgc2V0IG9mIHN0dWRpZXMgdGhhdCBhbiBleGlzdGluZyBzdHVkeSBsZWFkZXIgbGVhZHMuIEV2ZXJ5IHNlcnZpY2UgcmVqZWN0cyBhY2Nlc3MKIHRva2VucyBmcm9tIGJlZm9yZSB0aGUgY2hhbmdlIHdpdGhpbiBhIG1pbnV0ZSAoVE9LRU5fRVhQSVJFRCk7IHRoZSBuZXh0IHJlbmV3YWwgaGFzIHRoZSBjaGFuZ2UuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU1RVRFlfTEVBREVSX1VOS05PV047IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoCiByZWFzb24gVE9PX01BTllfUk9MRVMuCgowCgIEPRIG0ggA4AgBGiIgRGVzY3JpYmVzIHRoZSBhY2NvdW50IHRvIGNyZWF0ZS4KCigKBAQ9AgASBNQIAhgaGiBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4KCjQKBAQ9AgESBNYIAhYaJiBTYW1lIGFzIGluIGBSZWdpc3RlckFjY291bnRSZXF1ZXN0YC4KCk0KBAQ9AgISBNoIAiAaPyBJZHMgb2YgdXAgdG8gNTAgc3R1ZGllczsgdGhpcyBzZXJ2aWNlIG5lZWQgbm90IGtub3cgdGhlbSB5ZXQuCgp3CgQEPQIDEgTdCAITGmkgQWRkcmVzcyB0aGUgaW52aXRhdGlvbiBpcyBtYWlsZWQgdG87IGtlcHQgZm9yIHBhc3N3b3JkIHJlc2V0cy4gRW1wdHk6IHRoZSByZXNwb25zZSBoYXMgYSBjb2RlCiBpbnN0ZWFkLgoKPwoEBD0CBBIE3wgCFhoxIEJDUCA0NyBsYW5ndWFnZSBmb3IgbWFpbHM7IGVtcHR5IG1lYW5zIEVuZ2xpc2guCgokCgIEPhIG4wgA7AgBGhYgVGhlIGNyZWF0ZWQgYWNjb3VudC4KCjYKBAQ+AgASBOUIAhsaKCBXaGV0aGVyIHRoaXMgY2FsbCBjcmVhdGVkIHRoZSBhY2NvdW50LgoK4wEKBAQ+AgESBOkIAh0a1AEgQ29kZSB0byBoYW5kIG92ZXIgdG8gdGhlIG93bmVyOyBzZXQgZm9yIGFuIGFjY291bnQgd2l0aG91dCBhbiBhZGRyZXNzIHVudGlsIHRoZSBvd25lciBhY2NlcHRzLgogUmVwZWF0aW5nIHRoZSByZXF1ZXN0IHJldHVybnMgYW5vdGhlciBjb2RlLCBiZWNhdXNlIHRoZSBmaXJzdCByZXNwb25zZSBtYXkgaGF2ZSBiZWVuIGxvc3Q7IGFsbAogb2YgdGhlbSBhcmUgdmFsaWQuCgpDCgQEPgICEgTrCAIsGjUgRXhwaXJ5IG9mIGBpbnZpdGF0aW9uX2NvZGVgOyBhYnNlbnQgd2l0aG91dCBhIGNvZGUuCgowCgIEPxIG7wgA+QgBGiIgRGVzY3JpYmVzIHRoZSBhY2NvdW50IHRvIGNyZWF0ZS4KCigKBAQ/AgASBPEIAhgaGiBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4KCjQKBAQ/AgESBPMIAhYaJiBTYW1lIGFzIGluIGBSZWdpc3RlckFjY291bnRSZXF1ZXN0YC4KCncKBAQ/AgISBPYIAhMaaSBBZGRyZXNzIHRoZSBpbnZpdGF0aW9uIGlzIG1haWxlZCB0bzsga2VwdCBmb3IgcGFzc3dvcmQgcmVzZXRzLiBFbXB0eTogdGhlIHJlc3BvbnNlIGhhcyBhIGNvZGUKIGluc3RlYWQuCgo/CgQEPwIDEgT4CAIWGjEgQkNQIDQ3IGxhbmd1YWdlIGZvciBtYWlsczsgZW1wdHkgbWVhbnMgRW5nbGlzaC4KCiQKAgRAEgb8CACDCQEaFiBUaGUgY3JlYXRlZCBhY2NvdW50LgoKNgoEBEACABIE/ggCGxooIFdoZXRoZXIgdGhpcyBjYWxsIGNyZWF0ZWQgdGhlIGFjY291bnQuCgo5CgQEQAIBEgSACQIdGisgU2FtZSBhcyBpbiBgUmVnaXN0ZXJTdHVkeUxlYWRlclJlc3BvbnNlYC4KCkMKBARAAgISBIIJAiwaNSBFeHBpcnkgb2YgYGludml0YXRpb25fY29kZWA7IGFic2VudCB3aXRob3V0IGEgY29kZS4KCjAKAgRBEgaGCQCQCQEaIiBEZXNjcmliZXMgdGhlIGFjY291bnQgdG8gY3JlYXRlLgoKKAoEBEECABIEiAkCGBoaIFVVSUQgbWFkZSBieSB0aGUgY2xpZW50LgoKNAoEBEECARIEigkCFhomIFNhbWUgYXMgaW4gYFJlZ2lzdGVyQWNjb3VudFJlcXVlc3RgLgoKdwoEBEECAhIEjQkCExppIEFkZHJlc3MgdGhlIGludml0YXRpb24gaXMgbWFpbGVkIHRvOyBrZXB0IGZvciBwYXNzd29yZCByZXNldHMuIEVtcHR5OiB0aGUgcmVzcG9uc2UgaGFzIGEgY29kZQogaW5zdGVhZC4KCj8KBARBAgMSBI8JAhYaMSBCQ1AgNDcgbGFuZ3VhZ2UgZm9yIG1haWxzOyBlbXB0eSBtZWFucyBFbmdsaXNoLgoKJAoCBEISBpMJAJoJARoWIFRoZSBjcmVhdGVkIGFjY291bnQuCgo2CgQEQgIAEgSVCQIbGiggV2hldGhlciB0aGlzIGNhbGwgY3JlYXRlZCB0aGUgYWNjb3VudC4KCjkKBARCAgESBJcJAh0aKyBTYW1lIGFzIGluIGBSZWdpc3RlclN0dWR5TGVhZGVyUmVzcG9uc2VgLgoKQwoEBEICAhIEmQkCLBo1IEV4cGlyeSBvZiBgaW52aXRhdGlvbl9jb2RlYDsgYWJzZW50IHdpdGhvdXQgYSBjb2RlLgoKMwoCBEMSBp0JAKIJARolIFRoZSBuZXcgc2V0IG9mIHN0dWRpZXMgb2YgYSBsZWFkZXIuCgorCgQEQwIAEgSfCQIWGh0gVXNlcm5hbWUgb2YgYSBzdHVkeSBsZWFkZXIuCgpTCgQEQwIBEgShCQIgGkUgSWRzIG9mIHVwIHRvIDUwIHN0dWRpZXMsIHJlcGxhY2luZyB0aGUgcHJldmlvdXMgb25lczsgbWF5IGJlIGVtcHR5LgoKLgoCBEQSBKUJACAaIiBFbXB0eTogdGhlIHN0dWRpZXMgYXJlIHJlcGxhY2VkLgoKXgoCBgUSBqgJAK8JARpQIFB1Ymxpc2hlcyB0aGUgcHVibGljIGtleXMgdGhhdCB2ZXJpZnkgYWNjZXNzIHRva2Vucy4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLgoK6AEKBAYFAgASBqwJAq4JAxrXASBSZXR1cm5zIGFsbCBrZXlzIHRoYXQgY3VycmVudGx5IHZhbGlkIGFjY2VzcyB0b2tlbnMgbWF5IGJlIHNpZ25lZCB3aXRoLiBXaXRob3V0IHBhZ2VzOiB0aGVyZQogYXJlIGF0IG1vc3QgYSBmZXcgKGVhY2ggaXMgcHVibGlzaGVkIGZvciA0MCBkYXlzIGFuZCByZXBsYWNlZCBhZnRlciAzMCksIGFuZCBhIEpXSyBTZXQgaXMgb25lCiBkb2N1bWVudCAoUkZDIDc1MTcgwqc1KS4KCiAKAgRFEgSyCQAhGhQgQXNrcyBmb3IgYWxsIGtleXMuCgoZCgIERhIGtQkAuAkBGgsgQWxsIGtleXMuCgpRCgQERgIAEgS3CQIXGkMgSlNPTiBXZWIgS2V5IFNldCAoUkZDIDc1MTcsIFJGQyA4MDM3KSwgcmVhZHkgZm9yIGFueSBKV1QgbGlicmFyeS4KYgZwcm90bzM=")
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
    self.oneTimeCode = Codec.string(c.pointee.one_time_code)
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
    if !self.oneTimeCode.isEmpty { c.pointee.one_time_code = arena.string(self.oneTimeCode) }
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
    self.secondFactorMissing = c.pointee.second_factor_missing != 0
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
    c.pointee.second_factor_missing = self.secondFactorMissing ? 1 : 0
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
    self.secondFactorMissing = c.pointee.second_factor_missing != 0
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
    c.pointee.second_factor_missing = self.secondFactorMissing ? 1 : 0
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
    self.oneTimeCode = Codec.string(c.pointee.one_time_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ProvePasswordRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ProvePasswordRequest.self)
    otolith__auth__v1__prove_password_request__init(c)
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    if !self.oneTimeCode.isEmpty { c.pointee.one_time_code = arena.string(self.oneTimeCode) }
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
    self.consentPartIDs = Codec.array(c.pointee.consent_part_ids, c.pointee.n_consent_part_ids) { Codec.string($0) }
    self.consentSignature = c.pointee.consent_signature.map { AuthV1.ConsentSignature($0) }
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
    if !self.consentPartIDs.isEmpty {
      c.pointee.n_consent_part_ids = self.consentPartIDs.count
      c.pointee.consent_part_ids = arena.array(self.consentPartIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if let value = self.consentSignature { c.pointee.consent_signature = value.cStruct(in: arena) }
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
    self.consentPartIDs = Codec.array(c.pointee.consent_part_ids, c.pointee.n_consent_part_ids) { Codec.string($0) }
    self.subjectLabel = Codec.string(c.pointee.subject_label)
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
    if !self.consentPartIDs.isEmpty {
      c.pointee.n_consent_part_ids = self.consentPartIDs.count
      c.pointee.consent_part_ids = arena.array(self.consentPartIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.subjectLabel.isEmpty { c.pointee.subject_label = arena.string(self.subjectLabel) }
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
    self.search = Codec.string(c.pointee.search)
    self.groupID = Codec.string(c.pointee.group_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListMembersRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListMembersRequest.self)
    otolith__auth__v1__list_members_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.search.isEmpty { c.pointee.search = arena.string(self.search) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
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
    self.groupsConcealed = c.pointee.groups_concealed != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListMembersResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListMembersResponse.self)
    otolith__auth__v1__list_members_response__init(c)
    if !self.members.isEmpty {
      c.pointee.n_members = self.members.count
      c.pointee.members = arena.array(self.members) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__Member>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    c.pointee.groups_concealed = self.groupsConcealed ? 1 : 0
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
    self.allocated = c.pointee.allocated != 0
    self.subjectLabel = Codec.string(c.pointee.subject_label)
    self.consentVersion = Codec.string(c.pointee.consent_version)
    self.consentLanguage = Codec.string(c.pointee.consent_language)
    self.lastUseTime = c.pointee.last_use_time.map { GoogleProtobuf.Timestamp($0) }
    self.testParticipant = c.pointee.test_participant != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Member> {
    let c = arena.allocate(Otolith__Auth__V1__Member.self)
    otolith__auth__v1__member__init(c)
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if let value = self.joinTime { c.pointee.join_time = value.cStruct(in: arena) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    c.pointee.allocated = self.allocated ? 1 : 0
    if !self.subjectLabel.isEmpty { c.pointee.subject_label = arena.string(self.subjectLabel) }
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    if !self.consentLanguage.isEmpty { c.pointee.consent_language = arena.string(self.consentLanguage) }
    if let value = self.lastUseTime { c.pointee.last_use_time = value.cStruct(in: arena) }
    c.pointee.test_participant = self.testParticipant ? 1 : 0
    return c
  }
}

extension AuthV1.RemoveMemberRequest {
  public static var fullName: String { "otolith.auth.v1.RemoveMemberRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__remove_member_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RemoveMemberRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.memberID = Codec.string(c.pointee.member_id)
    self.reason = AuthV1.MemberRemovalReason(rawValue: Int32(truncatingIfNeeded: c.pointee.reason.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RemoveMemberRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RemoveMemberRequest.self)
    otolith__auth__v1__remove_member_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    c.pointee.reason = Otolith__Auth__V1__MemberRemovalReason(rawValue: .init(truncatingIfNeeded: self.reason.rawValue))
    return c
  }
}

extension AuthV1.RemoveMemberResponse {
  public static var fullName: String { "otolith.auth.v1.RemoveMemberResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__remove_member_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RemoveMemberResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RemoveMemberResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RemoveMemberResponse.self)
    otolith__auth__v1__remove_member_response__init(c)
    return c
  }
}

extension AuthV1.SetSubjectLabelRequest {
  public static var fullName: String { "otolith.auth.v1.SetSubjectLabelRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__set_subject_label_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SetSubjectLabelRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.memberID = Codec.string(c.pointee.member_id)
    self.subjectLabel = Codec.string(c.pointee.subject_label)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SetSubjectLabelRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SetSubjectLabelRequest.self)
    otolith__auth__v1__set_subject_label_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if !self.subjectLabel.isEmpty { c.pointee.subject_label = arena.string(self.subjectLabel) }
    return c
  }
}

extension AuthV1.SetSubjectLabelResponse {
  public static var fullName: String { "otolith.auth.v1.SetSubjectLabelResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__set_subject_label_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SetSubjectLabelResponse>) {
    self.member = c.pointee.member.map { AuthV1.Member($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SetSubjectLabelResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SetSubjectLabelResponse.self)
    otolith__auth__v1__set_subject_label_response__init(c)
    if let value = self.member { c.pointee.member = value.cStruct(in: arena) }
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
    self.subjectLabel = Codec.string(c.pointee.subject_label)
    self.testParticipants = c.pointee.test_participants != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__CreateInvitationRequest> {
    let c = arena.allocate(Otolith__Auth__V1__CreateInvitationRequest.self)
    otolith__auth__v1__create_invitation_request__init(c)
    if !self.invitationID.isEmpty { c.pointee.invitation_id = arena.string(self.invitationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    c.pointee.uses_max = self.usesMax
    c.pointee.valid_days = self.validDays
    if !self.subjectLabel.isEmpty { c.pointee.subject_label = arena.string(self.subjectLabel) }
    c.pointee.test_participants = self.testParticipants ? 1 : 0
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
    self.subjectLabel = Codec.string(c.pointee.subject_label)
    self.testParticipants = c.pointee.test_participants != 0
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
    if !self.subjectLabel.isEmpty { c.pointee.subject_label = arena.string(self.subjectLabel) }
    c.pointee.test_participants = self.testParticipants ? 1 : 0
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
