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
    /// The app that registers the account. Not compared when a request is repeated.
    public var client: AuthV1.ClientCredentials?

    public init(
      requestID: String = "",
      username: String = "",
      password: String = "",
      email: String = "",
      emailConsent: Bool = false,
      language: String = "",
      client: AuthV1.ClientCredentials? = nil
    ) {
      self.requestID = requestID
      self.username = username
      self.password = password
      self.email = email
      self.emailConsent = emailConsent
      self.language = language
      self.client = client
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
    /// Whether no mails are sent to the account about join requests and messages that wait for the teams
    /// of studies.
    public var teamMailsOff: Bool

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
      testParticipant: Bool = false,
      teamMailsOff: Bool = false
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
      self.teamMailsOff = teamMailsOff
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
    /// The app that signs in; the session keeps it.
    public var client: AuthV1.ClientCredentials?

    public init(
      username: String = "",
      password: String = "",
      audiences: [String] = [],
      label: String = "",
      oneTimeCode: String = "",
      client: AuthV1.ClientCredentials? = nil
    ) {
      self.username = username
      self.password = password
      self.audiences = audiences
      self.label = label
      self.oneTimeCode = oneTimeCode
      self.client = client
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
    /// Same as in `SignInRequest`.
    public var client: AuthV1.ClientCredentials?

    public init(
      requestID: String = "",
      audiences: [String] = [],
      label: String = "",
      client: AuthV1.ClientCredentials? = nil
    ) {
      self.requestID = requestID
      self.audiences = audiences
      self.label = label
      self.client = client
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
    /// The app of the session. Required for a session of a confidential client; optional for others. A
    /// session without a client gets this one.
    public var client: AuthV1.ClientCredentials?

    public init(refreshToken: String = "", client: AuthV1.ClientCredentials? = nil) {
      self.refreshToken = refreshToken
      self.client = client
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
    /// The app of the session; optional.
    public var client: AuthV1.ClientCredentials?

    public init(refreshToken: String = "", client: AuthV1.ClientCredentials? = nil) {
      self.refreshToken = refreshToken
      self.client = client
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
    /// Name of the app of the session (`Client.name`); empty if it has none.
    public var clientName: String

    public init(
      sessionID: String = "",
      label: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      lastUseTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      current: Bool = false,
      clientName: String = ""
    ) {
      self.sessionID = sessionID
      self.label = label
      self.createTime = createTime
      self.lastUseTime = lastUseTime
      self.expireTime = expireTime
      self.current = current
      self.clientName = clientName
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
    /// `iss` of access tokens.
    public var issuer: String

    public init(jwksJSON: String = "", issuer: String = "") {
      self.jwksJSON = jwksJSON
      self.issuer = issuer
    }
  }

  /// The descriptor of `otolith/auth/v1/auth.proto`.
  public static let authFile = ProtoFile(
    name: "otolith/auth/v1/auth.proto",
    dependencies: [GoogleProtobuf.timestampFile, AuthV1.clientsFile, AuthV1.consentFile, AuthV1.erasureFile, AuthV1.profileFile],
    base64: "ChpvdG9saXRoL2F1dGgvdjEvYXV0aC5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGh1vdG9saXRoL2F1dGgvdjEvY2xpZW50cy5wcm90bxodb3RvbGl0aC9hdXRoL3YxL2NvbnNlbnQucHJvdG8aHW90b2xpdGgvYXV0aC92MS9lcmFzdXJlLnByb3RvGh1vdG9saXRoL2F1dGgvdjEvcHJvZmlsZS5wcm90byKCAgoWUmVnaXN0ZXJBY2NvdW50UmVxdWVzdBIdCgpyZXF1ZXN0X2lkGAEgASgJUglyZXF1ZXN0SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhoKCHBhc3N3b3JkGAMgASgJUghwYXNzd29yZBIUCgVlbWFpbBgEIAEoCVIFZW1haWwSIwoNZW1haWxfY29uc2VudBgFIAEoCFIMZW1haWxDb25zZW50EhoKCGxhbmd1YWdlGAYgASgJUghsYW5ndWFnZRI6CgZjbGllbnQYByABKAsyIi5vdG9saXRoLmF1dGgudjEuQ2xpZW50Q3JlZGVudGlhbHNSBmNsaWVudCKsAQoXUmVnaXN0ZXJBY2NvdW50UmVzcG9uc2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUSMwoVY29uZmlybWF0aW9uX3JlcXVpcmVkGAIgASgIUhRjb25maXJtYXRpb25SZXF1aXJlZBIjCg1yZWNvdmVyeV9jb2RlGAMgASgJUgxyZWNvdmVyeUNvZGUiYwoVQ29uZmlybUFjY291bnRSZXF1ZXN0EhoKCHVzZXJuYW1lGAEgASgJUgh1c2VybmFtZRISCgRjb2RlGAIgASgJUgRjb2RlEhoKCHBhc3N3b3JkGAMgASgJUghwYXNzd29yZCKBAQoWQ29uZmlybUFjY291bnRSZXNwb25zZRJCCg1lbWFpbF9vdXRjb21lGAEgASgOMh0ub3RvbGl0aC5hdXRoLnYxLkVtYWlsT3V0Y29tZVIMZW1haWxPdXRjb21lEiMKDXJlY292ZXJ5X2NvZGUYAiABKAlSDHJlY292ZXJ5Q29kZSI3ChlSZXNlbmRDb25maXJtYXRpb25SZXF1ZXN0EhoKCHVzZXJuYW1lGAEgASgJUgh1c2VybmFtZSIcChpSZXNlbmRDb25maXJtYXRpb25SZXNwb25zZSITChFHZXRBY2NvdW50UmVxdWVzdCL/AwoHQWNjb3VudBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIaCgh1c2VybmFtZRgCIAEoCVIIdXNlcm5hbWUSFAoFZW1haWwYAyABKAlSBWVtYWlsEhoKCGxhbmd1YWdlGAQgASgJUghsYW5ndWFnZRIcCglhbm9ueW1vdXMYBSABKAhSCWFub255bW91cxI7CgtjcmVhdGVfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNyZWF0ZVRpbWUSEgoEZXRhZxgHIAEoCVIEZXRhZxIeCgpuZXdzbGV0dGVyGAggASgIUgpuZXdzbGV0dGVyEjIKB3Byb2ZpbGUYCSABKAsyGC5vdG9saXRoLmF1dGgudjEuUHJvZmlsZVIHcHJvZmlsZRIjCg1wZW5kaW5nX2VtYWlsGAogASgJUgxwZW5kaW5nRW1haWwSRgoRZW1haWxfZmFpbGVkX3RpbWUYCyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUg9lbWFpbEZhaWxlZFRpbWUSKQoQdGVzdF9wYXJ0aWNpcGFudBgPIAEoCFIPdGVzdFBhcnRpY2lwYW50EiQKDnRlYW1fbWFpbHNfb2ZmGBAgASgIUgx0ZWFtTWFpbHNPZmYi2wEKDVNpZ25JblJlcXVlc3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJuYW1lEhoKCHBhc3N3b3JkGAIgASgJUghwYXNzd29yZBIcCglhdWRpZW5jZXMYAyADKAlSCWF1ZGllbmNlcxIUCgVsYWJlbBgEIAEoCVIFbGFiZWwSIgoNb25lX3RpbWVfY29kZRgFIAEoCVILb25lVGltZUNvZGUSOgoGY2xpZW50GAYgASgLMiIub3RvbGl0aC5hdXRoLnYxLkNsaWVudENyZWRlbnRpYWxzUgZjbGllbnQirgMKDlNpZ25JblJlc3BvbnNlEiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lEiMKDXJlZnJlc2hfdG9rZW4YAyABKAlSDHJlZnJlc2hUb2tlbhJVChlyZWZyZXNoX3Rva2VuX2V4cGlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIWcmVmcmVzaFRva2VuRXhwaXJlVGltZRIlCg5wYXJ0aWNpcGFudF9pZBgFIAEoCVINcGFydGljaXBhbnRJZBJNChFvdXRkYXRlZF9jb25zZW50cxgGIAMoCzIgLm90b2xpdGguYXV0aC52MS5PdXRkYXRlZENvbnNlbnRSEG91dGRhdGVkQ29uc2VudHMSMgoVc2Vjb25kX2ZhY3Rvcl9taXNzaW5nGAcgASgIUhNzZWNvbmRGYWN0b3JNaXNzaW5nIqkBChhTaWduSW5Bbm9ueW1vdXNseVJlcXVlc3QSHQoKcmVxdWVzdF9pZBgBIAEoCVIJcmVxdWVzdElkEhwKCWF1ZGllbmNlcxgCIAMoCVIJYXVkaWVuY2VzEhQKBWxhYmVsGAMgASgJUgVsYWJlbBI6CgZjbGllbnQYBCABKAsyIi5vdG9saXRoLmF1dGgudjEuQ2xpZW50Q3JlZGVudGlhbHNSBmNsaWVudCKFAwoZU2lnbkluQW5vbnltb3VzbHlSZXNwb25zZRIhCgxhY2Nlc3NfdG9rZW4YASABKAlSC2FjY2Vzc1Rva2VuElMKGGFjY2Vzc190b2tlbl9leHBpcmVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFWFjY2Vzc1Rva2VuRXhwaXJlVGltZRIjCg1yZWZyZXNoX3Rva2VuGAMgASgJUgxyZWZyZXNoVG9rZW4SVQoZcmVmcmVzaF90b2tlbl9leHBpcmVfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFnJlZnJlc2hUb2tlbkV4cGlyZVRpbWUSJQoOcGFydGljaXBhbnRfaWQYBSABKAlSDXBhcnRpY2lwYW50SWQSTQoRb3V0ZGF0ZWRfY29uc2VudHMYBiADKAsyIC5vdG9saXRoLmF1dGgudjEuT3V0ZGF0ZWRDb25zZW50UhBvdXRkYXRlZENvbnNlbnRzInEKDlJlZnJlc2hSZXF1ZXN0EiMKDXJlZnJlc2hfdG9rZW4YASABKAlSDHJlZnJlc2hUb2tlbhI6CgZjbGllbnQYAiABKAsyIi5vdG9saXRoLmF1dGgudjEuQ2xpZW50Q3JlZGVudGlhbHNSBmNsaWVudCKvAwoPUmVmcmVzaFJlc3BvbnNlEiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lEiMKDXJlZnJlc2hfdG9rZW4YAyABKAlSDHJlZnJlc2hUb2tlbhJVChlyZWZyZXNoX3Rva2VuX2V4cGlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIWcmVmcmVzaFRva2VuRXhwaXJlVGltZRIlCg5wYXJ0aWNpcGFudF9pZBgFIAEoCVINcGFydGljaXBhbnRJZBJNChFvdXRkYXRlZF9jb25zZW50cxgGIAMoCzIgLm90b2xpdGguYXV0aC52MS5PdXRkYXRlZENvbnNlbnRSEG91dGRhdGVkQ29uc2VudHMSMgoVc2Vjb25kX2ZhY3Rvcl9taXNzaW5nGAcgASgIUhNzZWNvbmRGYWN0b3JNaXNzaW5nInEKDlNpZ25PdXRSZXF1ZXN0EiMKDXJlZnJlc2hfdG9rZW4YASABKAlSDHJlZnJlc2hUb2tlbhI6CgZjbGllbnQYAiABKAsyIi5vdG9saXRoLmF1dGgudjEuQ2xpZW50Q3JlZGVudGlhbHNSBmNsaWVudCIRCg9TaWduT3V0UmVzcG9uc2UiswIKB1Nlc3Npb24SHQoKc2Vzc2lvbl9pZBgBIAEoCVIJc2Vzc2lvbklkEhQKBWxhYmVsGAIgASgJUgVsYWJlbBI7CgtjcmVhdGVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNyZWF0ZVRpbWUSPgoNbGFzdF91c2VfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC2xhc3RVc2VUaW1lEjsKC2V4cGlyZV90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZRIYCgdjdXJyZW50GAYgASgIUgdjdXJyZW50Eh8KC2NsaWVudF9uYW1lGAcgASgJUgpjbGllbnROYW1lIlEKE0xpc3RTZXNzaW9uc1JlcXVlc3QSGwoJcGFnZV9zaXplGAEgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAIgASgJUglwYWdlVG9rZW4idAoUTGlzdFNlc3Npb25zUmVzcG9uc2USNAoIc2Vzc2lvbnMYASADKAsyGC5vdG9saXRoLmF1dGgudjEuU2Vzc2lvblIIc2Vzc2lvbnMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIjIKEUVuZFNlc3Npb25SZXF1ZXN0Eh0KCnNlc3Npb25faWQYASABKAlSCXNlc3Npb25JZCIUChJFbmRTZXNzaW9uUmVzcG9uc2UiOgoVRW5kQWxsU2Vzc2lvbnNSZXF1ZXN0EiEKDGtlZXBfY3VycmVudBgBIAEoCFILa2VlcEN1cnJlbnQiGAoWRW5kQWxsU2Vzc2lvbnNSZXNwb25zZSJWChRQcm92ZVBhc3N3b3JkUmVxdWVzdBIaCghwYXNzd29yZBgBIAEoCVIIcGFzc3dvcmQSIgoNb25lX3RpbWVfY29kZRgCIAEoCVILb25lVGltZUNvZGUijwEKFVByb3ZlUGFzc3dvcmRSZXNwb25zZRIhCgxhY2Nlc3NfdG9rZW4YASABKAlSC2FjY2Vzc1Rva2VuElMKGGFjY2Vzc190b2tlbl9leHBpcmVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFWFjY2Vzc1Rva2VuRXhwaXJlVGltZSJWChVDaGFuZ2VQYXNzd29yZFJlcXVlc3QSGgoIcGFzc3dvcmQYASABKAlSCHBhc3N3b3JkEiEKDG5ld19wYXNzd29yZBgCIAEoCVILbmV3UGFzc3dvcmQiGAoWQ2hhbmdlUGFzc3dvcmRSZXNwb25zZSLUAgoQSm9pblN0dWR5UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIaCghwYXNzd29yZBgCIAEoCVIIcGFzc3dvcmQSJwoPY29uc2VudF92ZXJzaW9uGAMgASgJUg5jb25zZW50VmVyc2lvbhIpChBjb25zZW50X2xhbmd1YWdlGAQgASgJUg9jb25zZW50TGFuZ3VhZ2USJwoPaW52aXRhdGlvbl9jb2RlGAUgASgJUg5pbnZpdGF0aW9uQ29kZRISCgRub3RlGAYgASgJUgRub3RlEigKEGNvbnNlbnRfcGFydF9pZHMYCiADKAlSDmNvbnNlbnRQYXJ0SWRzEk4KEWNvbnNlbnRfc2lnbmF0dXJlGAsgASgLMiEub3RvbGl0aC5hdXRoLnYxLkNvbnNlbnRTaWduYXR1cmVSEGNvbnNlbnRTaWduYXR1cmUivwIKEUpvaW5TdHVkeVJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lEiEKDGFjY2Vzc190b2tlbhgCIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lEjgKCWVucm9sbWVudBgEIAEoCzIaLm90b2xpdGguYXV0aC52MS5FbnJvbG1lbnRSCWVucm9sbWVudBI/Cgxqb2luX3JlcXVlc3QYBSABKAsyHC5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RSC2pvaW5SZXF1ZXN0Ii4KEUxlYXZlU3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkIowBChJMZWF2ZVN0dWR5UmVzcG9uc2USIQoMYWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGlyZVRpbWUiUwoVTGlzdEVucm9sbWVudHNSZXF1ZXN0EhsKCXBhZ2Vfc2l6ZRgBIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgCIAEoCVIJcGFnZVRva2VuIpEBChZMaXN0RW5yb2xtZW50c1Jlc3BvbnNlEjoKCmVucm9sbWVudHMYASADKAsyGi5vdG9saXRoLmF1dGgudjEuRW5yb2xtZW50UgplbnJvbG1lbnRzEiYKD25leHRfcGFnZV90b2tlbhgDIAEoCVINbmV4dFBhZ2VUb2tlbkoECAIQA1INam9pbl9yZXF1ZXN0cyKRAQoaTGlzdE93bkpvaW5SZXF1ZXN0c1JlcXVlc3QSNwoFc3RhdGUYASABKA4yIS5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RTdGF0ZVIFc3RhdGUSGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4iiAEKG0xpc3RPd25Kb2luUmVxdWVzdHNSZXNwb25zZRJBCg1qb2luX3JlcXVlc3RzGAEgAygLMhwub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0Ugxqb2luUmVxdWVzdHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIpkECglFbnJvbG1lbnQSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSNwoJam9pbl90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIam9pblRpbWUSOQoKbGVhdmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWxlYXZlVGltZRInCg9jb25zZW50X3ZlcnNpb24YBCABKAlSDmNvbnNlbnRWZXJzaW9uEikKEGNvbnNlbnRfbGFuZ3VhZ2UYBSABKAlSD2NvbnNlbnRMYW5ndWFnZRIZCghncm91cF9pZBgGIAEoCVIHZ3JvdXBJZBIpChBjb25zZW50X291dGRhdGVkGAcgASgIUg9jb25zZW50T3V0ZGF0ZWQSTgoVY29uc2VudF93aXRoZHJhd190aW1lGAggASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFITY29uc2VudFdpdGhkcmF3VGltZRJEChBjb25zZW50X2VuZF90aW1lGAkgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIOY29uc2VudEVuZFRpbWUSKAoQY29uc2VudF9wYXJ0X2lkcxgKIAMoCVIOY29uc2VudFBhcnRJZHMSIwoNc3ViamVjdF9sYWJlbBgLIAEoCVIMc3ViamVjdExhYmVsIu4CCgtKb2luUmVxdWVzdBImCg9qb2luX3JlcXVlc3RfaWQYASABKAlSDWpvaW5SZXF1ZXN0SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSNwoFc3RhdGUYAyABKA4yIS5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RTdGF0ZVIFc3RhdGUSPQoMcmVxdWVzdF90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILcmVxdWVzdFRpbWUSOwoLZGVjaWRlX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpkZWNpZGVUaW1lEjsKC2V4cGlyZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZRIWCgZyZWFzb24YByABKAlSBnJlYXNvbhISCgRub3RlGAggASgJUgRub3RlIjUKGEdldFN0dWR5UmV0ZW50aW9uUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZCIyChVHZXRSZWNydWl0bWVudFJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQirQIKC1JlY3J1aXRtZW50EjMKBGRheXMYASADKAsyHy5vdG9saXRoLmF1dGgudjEuUmVjcnVpdG1lbnREYXlSBGRheXMSIgoMcGFydGljaXBhbnRzGAIgASgEUgxwYXJ0aWNpcGFudHMSGgoIZW5yb2xsZWQYAyABKARSCGVucm9sbGVkEhwKCXdpdGhkcmF3bhgEIAEoBFIJd2l0aGRyYXduEikKEHJlcXVlc3RzX3BlbmRpbmcYBSABKARSD3JlcXVlc3RzUGVuZGluZxIlCg5yZXF1ZXN0c19lbmRlZBgGIAEoBFINcmVxdWVzdHNFbmRlZBI5Cgpjb3VudF90aW1lGAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJY291bnRUaW1lIm4KDlJlY3J1aXRtZW50RGF5EhIKBGRhdGUYASABKAlSBGRhdGUSFgoGam9pbmVkGAIgASgEUgZqb2luZWQSEgoEbGVmdBgDIAEoBFIEbGVmdBIcCgl3aXRoZHJhd24YBCABKARSCXdpdGhkcmF3biLeAQoTU3R1ZHlSZXRlbnRpb25TdGF0ZRI+CglyZXRlbnRpb24YASABKAsyIC5vdG9saXRoLmF1dGgudjEuQW5zd2VyUmV0ZW50aW9uUglyZXRlbnRpb24SIwoNcGVuZGluZ19jb3VudBgCIAEoDVIMcGVuZGluZ0NvdW50EiUKDmNvbXBsZXRlX2NvdW50GAMgASgNUg1jb21wbGV0ZUNvdW50EjsKCHJlY2VpcHRzGAQgAygLMh8ub3RvbGl0aC5hdXRoLnYxLkVyYXN1cmVSZWNlaXB0UghyZWNlaXB0cyKpAQoXTGlzdEpvaW5SZXF1ZXN0c1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSNwoFc3RhdGUYAiABKA4yIS5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RTdGF0ZVIFc3RhdGUSGwoJcGFnZV9zaXplGAMgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAQgASgJUglwYWdlVG9rZW4ihQEKGExpc3RKb2luUmVxdWVzdHNSZXNwb25zZRJBCg1qb2luX3JlcXVlc3RzGAEgAygLMhwub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0Ugxqb2luUmVxdWVzdHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIqoBChhEZWNpZGVKb2luUmVxdWVzdFJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSJgoPam9pbl9yZXF1ZXN0X2lkGAIgASgJUg1qb2luUmVxdWVzdElkEhgKB2FwcHJvdmUYAyABKAhSB2FwcHJvdmUSFgoGcmVhc29uGAQgASgJUgZyZWFzb24SGQoIZ3JvdXBfaWQYBSABKAlSB2dyb3VwSWQilQEKGURlY2lkZUpvaW5SZXF1ZXN0UmVzcG9uc2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUSPwoMam9pbl9yZXF1ZXN0GAIgASgLMhwub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0Ugtqb2luUmVxdWVzdCKeAQoSTGlzdE1lbWJlcnNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgDIAEoCVIJcGFnZVRva2VuEhYKBnNlYXJjaBgEIAEoCVIGc2VhcmNoEhkKCGdyb3VwX2lkGAUgASgJUgdncm91cElkIpsBChNMaXN0TWVtYmVyc1Jlc3BvbnNlEjEKB21lbWJlcnMYASADKAsyFy5vdG9saXRoLmF1dGgudjEuTWVtYmVyUgdtZW1iZXJzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbhIpChBncm91cHNfY29uY2VhbGVkGAMgASgIUg9ncm91cHNDb25jZWFsZWQi+wIKBk1lbWJlchIbCgltZW1iZXJfaWQYASABKAlSCG1lbWJlcklkEjcKCWpvaW5fdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGpvaW5UaW1lEhkKCGdyb3VwX2lkGAMgASgJUgdncm91cElkEhwKCWFsbG9jYXRlZBgEIAEoCFIJYWxsb2NhdGVkEiMKDXN1YmplY3RfbGFiZWwYBSABKAlSDHN1YmplY3RMYWJlbBInCg9jb25zZW50X3ZlcnNpb24YBiABKAlSDmNvbnNlbnRWZXJzaW9uEikKEGNvbnNlbnRfbGFuZ3VhZ2UYByABKAlSD2NvbnNlbnRMYW5ndWFnZRI+Cg1sYXN0X3VzZV90aW1lGAggASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILbGFzdFVzZVRpbWUSKQoQdGVzdF9wYXJ0aWNpcGFudBgJIAEoCFIPdGVzdFBhcnRpY2lwYW50IosBChNSZW1vdmVNZW1iZXJSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhsKCW1lbWJlcl9pZBgCIAEoCVIIbWVtYmVySWQSPAoGcmVhc29uGAMgASgOMiQub3RvbGl0aC5hdXRoLnYxLk1lbWJlclJlbW92YWxSZWFzb25SBnJlYXNvbiIWChRSZW1vdmVNZW1iZXJSZXNwb25zZSJ1ChZTZXRTdWJqZWN0TGFiZWxSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhsKCW1lbWJlcl9pZBgCIAEoCVIIbWVtYmVySWQSIwoNc3ViamVjdF9sYWJlbBgDIAEoCVIMc3ViamVjdExhYmVsIkoKF1NldFN1YmplY3RMYWJlbFJlc3BvbnNlEi8KBm1lbWJlchgBIAEoCzIXLm90b2xpdGguYXV0aC52MS5NZW1iZXJSBm1lbWJlciJqChVTZXRNZW1iZXJHcm91cFJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJbWVtYmVyX2lkGAIgASgJUghtZW1iZXJJZBIZCghncm91cF9pZBgDIAEoCVIHZ3JvdXBJZCJJChZTZXRNZW1iZXJHcm91cFJlc3BvbnNlEi8KBm1lbWJlchgBIAEoCzIXLm90b2xpdGguYXV0aC52MS5NZW1iZXJSBm1lbWJlciKAAgoXQ3JlYXRlSW52aXRhdGlvblJlcXVlc3QSIwoNaW52aXRhdGlvbl9pZBgBIAEoCVIMaW52aXRhdGlvbklkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEhkKCGdyb3VwX2lkGAMgASgJUgdncm91cElkEhkKCHVzZXNfbWF4GAQgASgNUgd1c2VzTWF4Eh0KCnZhbGlkX2RheXMYBSABKA1SCXZhbGlkRGF5cxIjCg1zdWJqZWN0X2xhYmVsGAYgASgJUgxzdWJqZWN0TGFiZWwSKwoRdGVzdF9wYXJ0aWNpcGFudHMYByABKAhSEHRlc3RQYXJ0aWNpcGFudHMiswMKCkludml0YXRpb24SIwoNaW52aXRhdGlvbl9pZBgBIAEoCVIMaW52aXRhdGlvbklkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEhkKCGdyb3VwX2lkGAMgASgJUgdncm91cElkEhIKBGNvZGUYBCABKAlSBGNvZGUSEgoEdXNlcxgFIAEoDVIEdXNlcxIZCgh1c2VzX21heBgGIAEoDVIHdXNlc01heBI7CgtjcmVhdGVfdGltZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNyZWF0ZVRpbWUSOwoLZXhwaXJlX3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEjsKC3Jldm9rZV90aW1lGAkgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKcmV2b2tlVGltZRIjCg1zdWJqZWN0X2xhYmVsGAogASgJUgxzdWJqZWN0TGFiZWwSKwoRdGVzdF9wYXJ0aWNpcGFudHMYCyABKAhSEHRlc3RQYXJ0aWNpcGFudHMibwoWTGlzdEludml0YXRpb25zUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbiKAAQoXTGlzdEludml0YXRpb25zUmVzcG9uc2USPQoLaW52aXRhdGlvbnMYASADKAsyGy5vdG9saXRoLmF1dGgudjEuSW52aXRhdGlvblILaW52aXRhdGlvbnMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIlkKF1Jldm9rZUludml0YXRpb25SZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiMKDWludml0YXRpb25faWQYAiABKAlSDGludml0YXRpb25JZCJXChhSZXZva2VJbnZpdGF0aW9uUmVzcG9uc2USOwoKaW52aXRhdGlvbhgBIAEoCzIbLm90b2xpdGguYXV0aC52MS5JbnZpdGF0aW9uUgppbnZpdGF0aW9uIrYBChpSZWdpc3RlclN0dWR5TGVhZGVyUmVxdWVzdBIdCgpyZXF1ZXN0X2lkGAEgASgJUglyZXF1ZXN0SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhsKCXN0dWR5X2lkcxgEIAMoCVIIc3R1ZHlJZHMSFAoFZW1haWwYBSABKAlSBWVtYWlsEhoKCGxhbmd1YWdlGAYgASgJUghsYW5ndWFnZUoECAMQBFIIcGFzc3dvcmQivAEKG1JlZ2lzdGVyU3R1ZHlMZWFkZXJSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3RvbGl0aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZRInCg9pbnZpdGF0aW9uX2NvZGUYAiABKAlSDmludml0YXRpb25Db2RlEjsKC2V4cGlyZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSKLAQocUmVnaXN0ZXJBZG1pbmlzdHJhdG9yUmVxdWVzdBIdCgpyZXF1ZXN0X2lkGAEgASgJUglyZXF1ZXN0SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhQKBWVtYWlsGAMgASgJUgVlbWFpbBIaCghsYW5ndWFnZRgEIAEoCVIIbGFuZ3VhZ2UivgEKHVJlZ2lzdGVyQWRtaW5pc3RyYXRvclJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lEicKD2ludml0YXRpb25fY29kZRgCIAEoCVIOaW52aXRhdGlvbkNvZGUSOwoLZXhwaXJlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lIoUBChZSZWdpc3RlckdhdGV3YXlSZXF1ZXN0Eh0KCnJlcXVlc3RfaWQYASABKAlSCXJlcXVlc3RJZBIaCgh1c2VybmFtZRgCIAEoCVIIdXNlcm5hbWUSFAoFZW1haWwYAyABKAlSBWVtYWlsEhoKCGxhbmd1YWdlGAQgASgJUghsYW5ndWFnZSK4AQoXUmVnaXN0ZXJHYXRld2F5UmVzcG9uc2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUSJwoPaW52aXRhdGlvbl9jb2RlGAIgASgJUg5pbnZpdGF0aW9uQ29kZRI7CgtleHBpcmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUiTwoUU2V0TGVkU3R1ZGllc1JlcXVlc3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJuYW1lEhsKCXN0dWR5X2lkcxgCIAMoCVIIc3R1ZHlJZHMiFwoVU2V0TGVkU3R1ZGllc1Jlc3BvbnNlIhgKFkxpc3RTaWduaW5nS2V5c1JlcXVlc3QiTgoXTGlzdFNpZ25pbmdLZXlzUmVzcG9uc2USGwoJandrc19qc29uGAEgASgJUghqd2tzSnNvbhIWCgZpc3N1ZXIYAiABKAlSBmlzc3VlcipqCgxXcml0ZU91dGNvbWUSHQoZV1JJVEVfT1VUQ09NRV9VTlNQRUNJRklFRBAAEhkKFVdSSVRFX09VVENPTUVfQ1JFQVRFRBABEiAKHFdSSVRFX09VVENPTUVfQUxSRUFEWV9FWElTVFMQAiqKAQoMRW1haWxPdXRjb21lEh0KGUVNQUlMX09VVENPTUVfVU5TUEVDSUZJRUQQABIWChJFTUFJTF9PVVRDT01FX0tFUFQQARIYChRFTUFJTF9PVVRDT01FX0VSQVNFRBACEikKJUVNQUlMX09VVENPTUVfS0VQVF9CWV9BTk9USEVSX0FDQ09VTlQQAyraAQoQSm9pblJlcXVlc3RTdGF0ZRIiCh5KT0lOX1JFUVVFU1RfU1RBVEVfVU5TUEVDSUZJRUQQABIeChpKT0lOX1JFUVVFU1RfU1RBVEVfUEVORElORxABEh8KG0pPSU5fUkVRVUVTVF9TVEFURV9BUFBST1ZFRBACEh8KG0pPSU5fUkVRVUVTVF9TVEFURV9SRUpFQ1RFRBADEiAKHEpPSU5fUkVRVUVTVF9TVEFURV9XSVRIRFJBV04QBBIeChpKT0lOX1JFUVVFU1RfU1RBVEVfRVhQSVJFRBAFKu8BChNNZW1iZXJSZW1vdmFsUmVhc29uEiUKIU1FTUJFUl9SRU1PVkFMX1JFQVNPTl9VTlNQRUNJRklFRBAAEiYKIk1FTUJFUl9SRU1PVkFMX1JFQVNPTl9OT1RfRUxJR0lCTEUQARIjCh9NRU1CRVJfUkVNT1ZBTF9SRUFTT05fUkVRVUVTVEVEEAISIwofTUVNQkVSX1JFTU9WQUxfUkVBU09OX0RVUExJQ0FURRADEh4KGk1FTUJFUl9SRU1PVkFMX1JFQVNPTl9URVNUEAQSHwobTUVNQkVSX1JFTU9WQUxfUkVBU09OX09USEVSEAUyiwQKDkFjY291bnRTZXJ2aWNlEmkKD1JlZ2lzdGVyQWNjb3VudBInLm90b2xpdGguYXV0aC52MS5SZWdpc3RlckFjY291bnRSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyQWNjb3VudFJlc3BvbnNlIgOQAgISZgoOQ29uZmlybUFjY291bnQSJi5vdG9saXRoLmF1dGgudjEuQ29uZmlybUFjY291bnRSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLkNvbmZpcm1BY2NvdW50UmVzcG9uc2UiA5ACAhJtChJSZXNlbmRDb25maXJtYXRpb24SKi5vdG9saXRoLmF1dGgudjEuUmVzZW5kQ29uZmlybWF0aW9uUmVxdWVzdBorLm90b2xpdGguYXV0aC52MS5SZXNlbmRDb25maXJtYXRpb25SZXNwb25zZRJPCgpHZXRBY2NvdW50EiIub3RvbGl0aC5hdXRoLnYxLkdldEFjY291bnRSZXF1ZXN0Ghgub3RvbGl0aC5hdXRoLnYxLkFjY291bnQiA5ACARJmCg5DaGFuZ2VQYXNzd29yZBImLm90b2xpdGguYXV0aC52MS5DaGFuZ2VQYXNzd29yZFJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuQ2hhbmdlUGFzc3dvcmRSZXNwb25zZSIDkAICMvMFCg5TZXNzaW9uU2VydmljZRJJCgZTaWduSW4SHi5vdG9saXRoLmF1dGgudjEuU2lnbkluUmVxdWVzdBofLm90b2xpdGguYXV0aC52MS5TaWduSW5SZXNwb25zZRJvChFTaWduSW5Bbm9ueW1vdXNseRIpLm90b2xpdGguYXV0aC52MS5TaWduSW5Bbm9ueW1vdXNseVJlcXVlc3QaKi5vdG9saXRoLmF1dGgudjEuU2lnbkluQW5vbnltb3VzbHlSZXNwb25zZSIDkAICEkwKB1JlZnJlc2gSHy5vdG9saXRoLmF1dGgudjEuUmVmcmVzaFJlcXVlc3QaIC5vdG9saXRoLmF1dGgudjEuUmVmcmVzaFJlc3BvbnNlElEKB1NpZ25PdXQSHy5vdG9saXRoLmF1dGgudjEuU2lnbk91dFJlcXVlc3QaIC5vdG9saXRoLmF1dGgudjEuU2lnbk91dFJlc3BvbnNlIgOQAgISYAoMTGlzdFNlc3Npb25zEiQub3RvbGl0aC5hdXRoLnYxLkxpc3RTZXNzaW9uc1JlcXVlc3QaJS5vdG9saXRoLmF1dGgudjEuTGlzdFNlc3Npb25zUmVzcG9uc2UiA5ACARJaCgpFbmRTZXNzaW9uEiIub3RvbGl0aC5hdXRoLnYxLkVuZFNlc3Npb25SZXF1ZXN0GiMub3RvbGl0aC5hdXRoLnYxLkVuZFNlc3Npb25SZXNwb25zZSIDkAICEmYKDkVuZEFsbFNlc3Npb25zEiYub3RvbGl0aC5hdXRoLnYxLkVuZEFsbFNlc3Npb25zUmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5FbmRBbGxTZXNzaW9uc1Jlc3BvbnNlIgOQAgISXgoNUHJvdmVQYXNzd29yZBIlLm90b2xpdGguYXV0aC52MS5Qcm92ZVBhc3N3b3JkUmVxdWVzdBomLm90b2xpdGguYXV0aC52MS5Qcm92ZVBhc3N3b3JkUmVzcG9uc2UypgMKEEVucm9sbWVudFNlcnZpY2USVwoJSm9pblN0dWR5EiEub3RvbGl0aC5hdXRoLnYxLkpvaW5TdHVkeVJlcXVlc3QaIi5vdG9saXRoLmF1dGgudjEuSm9pblN0dWR5UmVzcG9uc2UiA5ACAhJaCgpMZWF2ZVN0dWR5EiIub3RvbGl0aC5hdXRoLnYxLkxlYXZlU3R1ZHlSZXF1ZXN0GiMub3RvbGl0aC5hdXRoLnYxLkxlYXZlU3R1ZHlSZXNwb25zZSIDkAICEmYKDkxpc3RFbnJvbG1lbnRzEiYub3RvbGl0aC5hdXRoLnYxLkxpc3RFbnJvbG1lbnRzUmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5MaXN0RW5yb2xtZW50c1Jlc3BvbnNlIgOQAgESdQoTTGlzdE93bkpvaW5SZXF1ZXN0cxIrLm90b2xpdGguYXV0aC52MS5MaXN0T3duSm9pblJlcXVlc3RzUmVxdWVzdBosLm90b2xpdGguYXV0aC52MS5MaXN0T3duSm9pblJlcXVlc3RzUmVzcG9uc2UiA5ACATLpCgoRTWVtYmVyc2hpcFNlcnZpY2USbAoQTGlzdEpvaW5SZXF1ZXN0cxIoLm90b2xpdGguYXV0aC52MS5MaXN0Sm9pblJlcXVlc3RzUmVxdWVzdBopLm90b2xpdGguYXV0aC52MS5MaXN0Sm9pblJlcXVlc3RzUmVzcG9uc2UiA5ACARJvChFEZWNpZGVKb2luUmVxdWVzdBIpLm90b2xpdGguYXV0aC52MS5EZWNpZGVKb2luUmVxdWVzdFJlcXVlc3QaKi5vdG9saXRoLmF1dGgudjEuRGVjaWRlSm9pblJlcXVlc3RSZXNwb25zZSIDkAICEl0KC0xpc3RNZW1iZXJzEiMub3RvbGl0aC5hdXRoLnYxLkxpc3RNZW1iZXJzUmVxdWVzdBokLm90b2xpdGguYXV0aC52MS5MaXN0TWVtYmVyc1Jlc3BvbnNlIgOQAgEScgoSTGlzdE1lbWJlckNvbnNlbnRzEioub3RvbGl0aC5hdXRoLnYxLkxpc3RNZW1iZXJDb25zZW50c1JlcXVlc3QaKy5vdG9saXRoLmF1dGgudjEuTGlzdE1lbWJlckNvbnNlbnRzUmVzcG9uc2UiA5ACARJsChBHZXRNZW1iZXJDb25zZW50Eigub3RvbGl0aC5hdXRoLnYxLkdldE1lbWJlckNvbnNlbnRSZXF1ZXN0Gikub3RvbGl0aC5hdXRoLnYxLkdldE1lbWJlckNvbnNlbnRSZXNwb25zZSIDkAICEmYKDlNldE1lbWJlckdyb3VwEiYub3RvbGl0aC5hdXRoLnYxLlNldE1lbWJlckdyb3VwUmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5TZXRNZW1iZXJHcm91cFJlc3BvbnNlIgOQAgISYAoMUmVtb3ZlTWVtYmVyEiQub3RvbGl0aC5hdXRoLnYxLlJlbW92ZU1lbWJlclJlcXVlc3QaJS5vdG9saXRoLmF1dGgudjEuUmVtb3ZlTWVtYmVyUmVzcG9uc2UiA5ACAhJpCg9TZXRTdWJqZWN0TGFiZWwSJy5vdG9saXRoLmF1dGgudjEuU2V0U3ViamVjdExhYmVsUmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5TZXRTdWJqZWN0TGFiZWxSZXNwb25zZSIDkAICEl4KEENyZWF0ZUludml0YXRpb24SKC5vdG9saXRoLmF1dGgudjEuQ3JlYXRlSW52aXRhdGlvblJlcXVlc3QaGy5vdG9saXRoLmF1dGgudjEuSW52aXRhdGlvbiIDkAICEmkKD0xpc3RJbnZpdGF0aW9ucxInLm90b2xpdGguYXV0aC52MS5MaXN0SW52aXRhdGlvbnNSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLkxpc3RJbnZpdGF0aW9uc1Jlc3BvbnNlIgOQAgESaQoRR2V0U3R1ZHlSZXRlbnRpb24SKS5vdG9saXRoLmF1dGgudjEuR2V0U3R1ZHlSZXRlbnRpb25SZXF1ZXN0GiQub3RvbGl0aC5hdXRoLnYxLlN0dWR5UmV0ZW50aW9uU3RhdGUiA5ACARJbCg5HZXRSZWNydWl0bWVudBImLm90b2xpdGguYXV0aC52MS5HZXRSZWNydWl0bWVudFJlcXVlc3QaHC5vdG9saXRoLmF1dGgudjEuUmVjcnVpdG1lbnQiA5ACARJsChBSZXZva2VJbnZpdGF0aW9uEigub3RvbGl0aC5hdXRoLnYxLlJldm9rZUludml0YXRpb25SZXF1ZXN0Gikub3RvbGl0aC5hdXRoLnYxLlJldm9rZUludml0YXRpb25SZXNwb25zZSIDkAICMtsDChVBZG1pbmlzdHJhdGlvblNlcnZpY2USdQoTUmVnaXN0ZXJTdHVkeUxlYWRlchIrLm90b2xpdGguYXV0aC52MS5SZWdpc3RlclN0dWR5TGVhZGVyUmVxdWVzdBosLm90b2xpdGguYXV0aC52MS5SZWdpc3RlclN0dWR5TGVhZGVyUmVzcG9uc2UiA5ACAhJ7ChVSZWdpc3RlckFkbWluaXN0cmF0b3ISLS5vdG9saXRoLmF1dGgudjEuUmVnaXN0ZXJBZG1pbmlzdHJhdG9yUmVxdWVzdBouLm90b2xpdGguYXV0aC52MS5SZWdpc3RlckFkbWluaXN0cmF0b3JSZXNwb25zZSIDkAICEmkKD1JlZ2lzdGVyR2F0ZXdheRInLm90b2xpdGguYXV0aC52MS5SZWdpc3RlckdhdGV3YXlSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyR2F0ZXdheVJlc3BvbnNlIgOQAgISYwoNU2V0TGVkU3R1ZGllcxIlLm90b2xpdGguYXV0aC52MS5TZXRMZWRTdHVkaWVzUmVxdWVzdBomLm90b2xpdGguYXV0aC52MS5TZXRMZWRTdHVkaWVzUmVzcG9uc2UiA5ACAjJ3CgpLZXlTZXJ2aWNlEmkKD0xpc3RTaWduaW5nS2V5cxInLm90b2xpdGguYXV0aC52MS5MaXN0U2lnbmluZ0tleXNSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLkxpc3RTaWduaW5nS2V5c1Jlc3BvbnNlIgOQAgFCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFK+88CCvQCCgEMEgMFABIa6QIgQWNjb3VudHMsIHNlc3Npb25zLCBlbnJvbG1lbnQgYW5kIGNvbnNlbnQuIElkZW50aXR5ICh1c2VybmFtZSwgZS1tYWlsIGFkZHJlc3MpIGV4aXN0cyBvbmx5IGluCiB0aGlzIHNlcnZpY2U7IGV2ZXJ5IG90aGVyIHNlcnZpY2Ugc2VlcyBvbmx5IHRoZSByYW5kb20gYHBhcnRpY2lwYW50X2lkYC4KCiBUaW1lc3RhbXBzIGluIHJlc3BvbnNlcyBoYXZlIG1pY3Jvc2Vjb25kIHByZWNpc2lvbi4gQW55IG1ldGhvZCBtYXkgYWxzbyByZXR1cm4gdGhlIGVycm9ycyBjb21tb24KIHRvIGFsbCBtZXRob2RzIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pLiBUaGUgcmVhc29ucyBhcmUgZXhwbGFpbmVkIGluIGVycm9ycy5wcm90by4KCkYKAgYAEgQVAEoBGjogQ3JlYXRlcyBhbmQgY29uZmlybXMgYWNjb3VudHMuIENhbGxhYmxlIHdpdGhvdXQgYSB0b2tlbi4KCp8HCgQGAAIAEgQhAiMDGpAHIENyZWF0ZXMgYW4gYWNjb3VudCB0aGF0IGNhbiBzaWduIGluIG9uY2UgaXQgaXMgY29uZmlybWVkIChUWVQgwqc0KS4gV2l0aCBhbiBlLW1haWwgYWRkcmVzcywgYQogY29uZmlybWF0aW9uIGNvZGUgaXMgbWFpbGVkOyB3aXRob3V0IG9uZSwgdGhlIGFjY291bnQgaXMgYWN0aXZlIGF0IG9uY2UuIElmIHRoZSBhZGRyZXNzIGlzIHRoZQogb25seSBuYW1lIGFuZCBhbHJlYWR5IGJlbG9uZ3MgdG8gYW4gYWNjb3VudCwgdGhlIHJlc3BvbnNlIGlzIHRoZSBzYW1lIGFuZCB0aGUgbWFpbCBzYXlzIHNvLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCAoZXZlcnkgaW52YWxpZCBmaWVsZCBpcyBuYW1lZCk7IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uCiBVU0VSTkFNRV9UQUtFTjsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gUkVRVUVTVF9JRF9SRVVTRUQgaWYgYHJlcXVlc3RfaWRgIHdhcyB1c2VkIGZvciBvdGhlcgogY29udGVudHM7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBXQUlUSU5HX0FDQ09VTlRTX0xJTUlUIGFuZCBSZXRyeUluZm8gaWYgZml2ZSBhY2NvdW50cwogcmVnaXN0ZXJlZCB3aXRoaW4gdGhlIGxhc3QgaG91ciB3YWl0IGZvciBjb25maXJtYXRpb24gb2YgdGhpcyBhZGRyZXNzIChhY2NvdW50cyB3aXRoIGV4cGlyZWQKIGNvZGVzIGRvIG5vdCBjb3VudCk7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gQUNDT1VOVF9FUkFTRUQgaWYgdGhlIGFjY291bnQgY3JlYXRlZCBieQogdGhpcyBgcmVxdWVzdF9pZGAgd2FzIGVyYXNlZCBpbiB0aGUgbGFzdCA5MCBkYXlzOiB1c2UgYSBuZXcgYHJlcXVlc3RfaWRgIGZvciBhIG5ldyBhY2NvdW50OwogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gQ0xJRU5UX1JFUVVJUkVEIG9yIENMSUVOVF9SRUpFQ1RFRC4KCr8GCgQGAAIBEgQuAjADGrAGIEFjdGl2YXRlcyBhbiBhY2NvdW50LiBEZWxldGVzIHRoZSBlLW1haWwgYWRkcmVzcyB1bmxlc3MgdGhlIHBhcnRpY2lwYW50IGNvbnNlbnRlZCB0byBrZWVwaW5nCiBpdDsgdGhlIGxhc3QgbWFpbCB0byBhIGRlbGV0ZWQgYWRkcmVzcyBjb250YWlucyBhIHJlY292ZXJ5IGNvZGUuIFJlcGVhdGluZyB0aGUgY2FsbCBpcyBzYWZlOgogdW50aWwgdGhlIGNvZGUgZXhwaXJlcyAoMjQgaG91cnMgYWZ0ZXIgbWFpbGluZyksIHRoZSByZXNwb25zZSBpcyB0aGUgc2FtZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQsIGFsc28gZm9yIGEgbWlzc2luZyBgcGFzc3dvcmRgIGlmIHRoZSBjb2RlIGFsb25lIG5hbWVzIGFuIGFjY291bnQgd2hvc2UKIG5hbWUgaXMgaXRzIGFkZHJlc3M7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIENPREVfUkVKRUNURUQgZm9yIGEgd3JvbmcsIHJlcGxhY2VkIG9yCiBleHBpcmVkIGNvZGUsIGFuIHVua25vd24gdXNlcm5hbWUgb3IgYSB3cm9uZyBwYXNzd29yZCAoZGVsaWJlcmF0ZWx5IGluZGlzdGluZ3Vpc2hhYmxlKTsKIEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gRU1BSUxfVEFLRU4gaWYgYW5vdGhlciBhY2NvdW50IHdpdGggdGhpcyBhZGRyZXNzIGFzIGl0cyBuYW1lCiB3YXMgY29uZmlybWVkIGZpcnN0OyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfQVRURU1QVFMgYW5kIFJldHJ5SW5mbyBpbnN0ZWFkIG9mCiBDT0RFX1JFSkVDVEVEIGFmdGVyIHNldmVyYWwgd3JvbmcgY29kZXMgKGEgY29ycmVjdCBjb2RlIGlzIGFjY2VwdGVkIGF0IGFueSB0aW1lKS4KCvIDCgQGAAICEgM5Alka5AMgTWFpbHMgYSBuZXcgY29kZSB0byBhbiBhY2NvdW50IHRoYXQgd2FpdHMgZm9yIGNvbmZpcm1hdGlvbiwgdW5sZXNzIG9uZSB3YXMgbWFpbGVkIGp1c3Qgbm93OyB0aGUKIHByZXZpb3VzIGNvZGUgYmVjb21lcyBpbnZhbGlkLiBUaGUgcmVzcG9uc2UgaXMgdGhlIHNhbWUgd2hldGhlciBvciBub3Qgc3VjaCBhbiBhY2NvdW50IGV4aXN0cy4KCiBOb3QgaWRlbXBvdGVudDogdGhlIHNlY29uZCBjYWxsIG1heSBtYWlsIGFub3RoZXIgY29kZSwgd2hpY2ggcmVwbGFjZXMgdGhlIGZpcnN0LiBSZXBlYXRpbmcgdGhlCiBjYWxsIGFmdGVyIGEgbG9zdCByZXNwb25zZSBpcyBoYXJtbGVzczogdGhlIGNvZGUgb2YgdGhlIG5ld2VzdCBtYWlsIGlzIHZhbGlkLgoKIEVycm9yczogUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIE1BSUxfUkVRVUVTVFNfTElNSVQgYW5kIFJldHJ5SW5mbyB3aGlsZSAxMCwwMDAgbWFpbAogcmVxdWVzdHMgYXJlIHF1ZXVlZC4KCpYBCgQGAAIDEgQ9Aj8DGocBIFJldHVybnMgdGhlIGNhbGxlcidzIG93biBhY2NvdW50LiBOZWVkcyBhIHRva2VuLgoKIEVycm9yczogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQgaWYgdGhlIGFjY291bnQgbm8gbG9uZ2VyIGV4aXN0cy4KCuEDCgQGAAIEEgRHAkkDGtIDIFJlcGxhY2VzIHRoZSBjYWxsZXIncyBwYXNzd29yZC4gRW5kcyBhbGwgb3RoZXIgc2Vzc2lvbnMsIGludmFsaWRhdGVzIG1haWxlZCByZXNldCBjb2RlcywgYW5kCiBub3RpZmllcyB0aGUgYWNjb3VudCdzIGUtbWFpbCBhZGRyZXNzIGlmIGl0IGlzIGtlcHQuIE5lZWRzIGEgdG9rZW4uIFJlcGVhdGluZyB0aGUgY2FsbCBhZnRlciBhCiBsb3N0IHJlc3BvbnNlIHJldHVybnMgdGhlIHNhbWUgcmVzcG9uc2UuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBQQVNTV09SRF9XUk9ORzsgRkFJTEVEX1BSRUNPTkRJVElPTgogd2l0aCByZWFzb24gQUNDT1VOVF9BTk9OWU1PVVM7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvOwogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQuCgouCgIEABIETQBhARoiIERlc2NyaWJlcyB0aGUgYWNjb3VudCB0byBjcmVhdGUuCgptCgQEAAIAEgNPAhgaYCBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4gS2VlcCBpdCB1bnRpbCBhIHJlc3BvbnNlIGFycml2ZXM7IHJlcGVhdGluZyB0aGUgc2FtZSByZXF1ZXN0IGlzIHNhZmUuCgr2AQoEBAACARIDUwIWGugBIDPigJM2NCBjaGFyYWN0ZXJzIG9mIGxldHRlcnMsIGRpZ2l0cywgYC5gLCBgX2AsIGAtYDsgY29tcGFyZWQgY2FzZS1pbnNlbnNpdGl2ZWx5LiBNYXkgYmUgZW1wdHkgaWYKIHRoZSBhZGRyZXNzIGlzIGtlcHQ7IHRoZSBhZGRyZXNzIGlzIHRoZW4gdXNlZCB0byBzaWduIGluLiBXaGl0ZSBzcGFjZSBhcm91bmQgYSB1c2VybmFtZSBvciBhbgogYWRkcmVzcyBpcyBpZ25vcmVkIGluIGV2ZXJ5IHJlcXVlc3QuCgqIAQoEBAACAhIDVgIWGnsgOOKAkzEyOCBjaGFyYWN0ZXJzLCBub3Qgb24gdGhlIGxpc3Qgb2YgY29tbW9uIHBhc3N3b3Jkcywgbm90IGNvbnRhaW5pbmcgdGhlIHVzZXJuYW1lIG9yIHRoZQogYWRkcmVzcyAoQ09OVEFJTlNfVVNFUk5BTUUpLgoKuwEKBAQAAgMSA1kCExqtASBPcHRpb25hbC4gSWYgc2V0LCB0aGUgYWNjb3VudCB3YWl0cyBmb3IgY29uZmlybWF0aW9uLiBBU0NJSSBiZWZvcmUgdGhlIGBAYDsgYW4gaW50ZXJuYXRpb25hbGlzZWQKIGRvbWFpbiBlcXVhbHMgaXRzIEEtbGFiZWwgKGB4bi0t4oCmYCwgUkZDIDU4OTEpLCBhcyB3aGljaCBpdCBpcyByZXR1cm5lZC4KCl8KBAQAAgQSA1sCGRpSIFdoZXRoZXIgdGhlIGFkZHJlc3MgbWF5IGJlIGtlcHQgYWZ0ZXIgY29uZmlybWF0aW9uLiBSZXF1aXJlZCB3aXRob3V0IGEgdXNlcm5hbWUuCgqOAQoEBAACBRIDXgIWGoABIEJDUCA0NyBsYW5ndWFnZSBmb3IgbWFpbHMsIGFsc28gYXMgYSBkZXZpY2UncyBsb2NhbGUgKGBkZV9ERWApOyBlbXB0eSBtZWFucyBFbmdsaXNoLiBOb3QKIGNvbXBhcmVkIHdoZW4gYSByZXF1ZXN0IGlzIHJlcGVhdGVkLgoKWwoEBAACBhIDYAIfGk4gVGhlIGFwcCB0aGF0IHJlZ2lzdGVycyB0aGUgYWNjb3VudC4gTm90IGNvbXBhcmVkIHdoZW4gYSByZXF1ZXN0IGlzIHJlcGVhdGVkLgoKMAoCBQASBGQAawEaJCBXaGV0aGVyIGEgd3JpdGUgY2hhbmdlZCBzb21ldGhpbmcuCgoeCgQFAAIAEgNmAiAaESBOZXZlciByZXR1cm5lZC4KCikKBAUAAgESA2gCHBocIFRoaXMgY2FsbCBtYWRlIHRoZSBjaGFuZ2UuCgo/CgQFAAICEgNqAiMaMiBUaGUgc2FtZSB3cml0ZSB3YXMgbWFkZSBiZWZvcmU7IG5vdGhpbmcgY2hhbmdlZC4KCiIKAgQBEgRuAHkBGhYgVGhlIGNyZWF0ZWQgYWNjb3VudC4KCjUKBAQBAgASA3ACGxooIFdoZXRoZXIgdGhpcyBjYWxsIGNyZWF0ZWQgdGhlIGFjY291bnQuCgpyCgQEAQIBEgNzAiEaZSBXaGV0aGVyIHRoZSBhY2NvdW50IG11c3QgYmUgY29uZmlybWVkIHdpdGggdGhlIG1haWxlZCBjb2RlIChDb25maXJtQWNjb3VudCkgYmVmb3JlIGl0IGNhbiBzaWduCiBpbi4KCs4CCgQEAQICEgN4AhsawAIgUmVjb3ZlcnkgY29kZSBvZiBhbiBhY2NvdW50IHdpdGhvdXQgYW4gYWRkcmVzczogdGhlIG9ubHkgd2F5IGJhY2sgYWZ0ZXIgYSBmb3Jnb3R0ZW4gcGFzc3dvcmQKIChSZWNvdmVyQWNjb3VudCkuIFNob3cgaXQgb25jZSBhbmQgYXNrIHRoZSBwYXJ0aWNpcGFudCB0byB3cml0ZSBpdCBkb3duLiBSZXBlYXRpbmcgdGhlIHJlcXVlc3QKIHJldHVybnMgYW5vdGhlciBjb2RlLCBiZWNhdXNlIHRoZSBmaXJzdCByZXNwb25zZSBtYXkgaGF2ZSBiZWVuIGxvc3Q7IGFsbCBvZiB0aGVtIGFyZSB2YWxpZC4KIEVtcHR5IGZvciBhY2NvdW50cyB3aXRoIGFuIGFkZHJlc3MuCgoqCgIEAhIFfACFAQEaHSBBIG1haWxlZCBjb25maXJtYXRpb24gY29kZS4KCqoBCgQEAgIAEgN/AhYanAEgVXNlcm5hbWUgb2YgdGhlIGFjY291bnQgdG8gY29uZmlybTsgaXRzIGFkZHJlc3MgaWYgaXQgaGFzIG5vIHVzZXJuYW1lLiBNYXkgYmUgZW1wdHk6IHRoZSBjb2RlIGFsb25lCiBuYW1lcyB0aGUgYWNjb3VudCwgYXMgaW4gYSBsaW5rIHRoYXQgYSBtYWlsIGNvbnRhaW5zLgoKPgoEBAICARIEgQECEhowIFRoZSBtYWlsZWQgY29kZTsgY2FzZSBhbmQgaHlwaGVucyBhcmUgaWdub3JlZC4KCs4BCgQEAgICEgSEAQIWGr8BIElmIHRoZSBhZGRyZXNzIGlzIHRoZSBhY2NvdW50J3MgbmFtZTogdGhlIHBhc3N3b3JkIGdpdmVuIGF0IHJlZ2lzdHJhdGlvbiwgc28gdGhhdCBhbiBhY2NvdW50CiByZWdpc3RlcmVkIHdpdGggYW5vdGhlciBwZXJzb24ncyBhZGRyZXNzIGNhbm5vdCBiZSBjb25maXJtZWQgYnkgdGhhdCBwZXJzb24uIElnbm9yZWQgb3RoZXJ3aXNlLgoKngEKAgUBEgaJAQCTAQEajwEgVGhlIHJlc3VsdCBmb3IgdGhlIGUtbWFpbCBhZGRyZXNzIHRoYXQgdGhlIGNvZGUgd2FzIG1haWxlZCB0by4gSXQgaXMgcmVwb3J0ZWQgb25seSB0byB0aGUgaG9sZGVyCiBvZiB0aGUgY29kZSwgd2hvIHJlYWRzIHRoYXQgYWRkcmVzcydzIG1haWwuCgofCgQFAQIAEgSLAQIgGhEgTmV2ZXIgcmV0dXJuZWQuCgpOCgQFAQIBEgSNAQIZGkAgVGhlIGFkZHJlc3Mgc3RheXMgd2l0aCB0aGUgYWNjb3VudCBhbmQgY2FuIGJlIHVzZWQgdG8gc2lnbiBpbi4KClAKBAUBAgISBI8BAhsaQiBUaGUgYWRkcmVzcyB3YXMgZGVsZXRlZCBiZWNhdXNlIGtlZXBpbmcgaXQgd2FzIG5vdCBjb25zZW50ZWQgdG8uCgrNAQoEBQECAxIEkgECLBq+ASBLZWVwaW5nIHRoZSBhZGRyZXNzIHdhcyBjb25zZW50ZWQgdG8sIGJ1dCBhbm90aGVyIGFjY291bnQgdGhhdCB3YXMgY29uZmlybWVkIGVhcmxpZXIgaGFzIGl0OiBhbgogYWRkcmVzcyBiZWxvbmdzIHRvIG9uZSBhY2NvdW50LiBUaGlzIGFjY291bnQgaGFzIG5vIGFkZHJlc3MgYW5kIHNpZ25zIGluIHdpdGggaXRzIHVzZXJuYW1lLgoKPQoCBAMSBpYBAJwBARovIFRoZSBjb25maXJtZWQgYWNjb3VudCwgd2hpY2ggY2FuIHNpZ24gaW4gbm93LgoKLgoEBAMCABIEmAECIRogIFJlc3VsdCBmb3IgdGhlIGUtbWFpbCBhZGRyZXNzLgoKvQEKBAQDAgESBJsBAhsargEgUmVjb3ZlcnkgY29kZSBvZiBhbiBhY2NvdW50IHdob3NlIGFkZHJlc3Mgd2FzIG5vdCBrZXB0IChSZWNvdmVyQWNjb3VudCkuIEl0IGlzIGFsc28gc2VudCBpbiB0aGUKIGxhc3QgbWFpbCB0byB0aGUgYWRkcmVzczsgdGhlcmVmb3JlIGl0IGlzIGVtcHR5IGlmIHRoZSByZXF1ZXN0IGlzIHJlcGVhdGVkLgoKJgoCBAQSBp8BAKMBARoYIEFza3MgZm9yIGFub3RoZXIgY29kZS4KCqYBCgQEBAIAEgSiAQIWGpcBIFVzZXJuYW1lIG9mIHRoZSBhY2NvdW50IHRoYXQgd2FpdHMgZm9yIGNvbmZpcm1hdGlvbiwgb3IgaXRzIGFkZHJlc3MgaWYgaXQgaGFzIG5vIHVzZXJuYW1lLiBUZXh0CiB0aGF0IGlzIG5laXRoZXIgaXMgaGFuZGxlZCBsaWtlIGFuIHVua25vd24gdXNlcm5hbWUuCgpCCgIEBRIEpgEAJRo2IEVtcHR5LCBzbyB0aGF0IGl0IHJldmVhbHMgbm90aGluZyBhYm91dCB0aGUgYWNjb3VudC4KCjkKAgQGEgSpAQAcGi0gRW1wdHk6IHRoZSBhY2NvdW50IGlzIHRha2VuIGZyb20gdGhlIHRva2VuLgoKLgoCBAcSBqwBAMsBARogIFRoZSBzdG9yZWQgZGF0YSBvZiBhbiBhY2NvdW50LgoKSAoEBAcCABIErgECHBo6IFJhbmRvbSBVVUlELCBieSB3aGljaCBhbGwgc2VydmljZXMga25vdyB0aGUgcGFydGljaXBhbnQuCgpaCgQEBwIBEgSwAQIWGkwgRW1wdHkgZm9yIGFub255bW91cyBhY2NvdW50cyBhbmQgZm9yIGFjY291bnRzIHdob3NlIG5hbWUgaXMgdGhlaXIgYWRkcmVzcy4KCkIKBAQHAgISBLIBAhMaNCBFbXB0eSB1bmxlc3Mga2VlcGluZyB0aGUgYWRkcmVzcyB3YXMgY29uc2VudGVkIHRvLgoKKQoEBAcCAxIEtAECFhobIEJDUCA0NyBsYW5ndWFnZSBvZiBtYWlscy4KCm0KBAQHAgQSBLYBAhUaXyBXaGV0aGVyIHRoZSBhY2NvdW50IHdhcyBjcmVhdGVkIGJ5IFNpZ25JbkFub255bW91c2x5OiB3aXRob3V0IHVzZXJuYW1lLCBwYXNzd29yZCBhbmQgYWRkcmVzcy4KCiUKBAQHAgUSBLgBAiwaFyBUaW1lIG9mIHJlZ2lzdHJhdGlvbi4KClcKBAQHAgYSBLoBAhIaSSBWZXJzaW9uIHRhZyBvZiB0aGUgZmllbGRzIHRoYXQgT3duQWNjb3VudFNlcnZpY2UuVXBkYXRlQWNjb3VudCBjaGFuZ2VzLgoKQQoEBAcCBxIEvAECFhozIFdoZXRoZXIgdGhlIGFjY291bnQgc3Vic2NyaWJlcyB0byB0aGUgbmV3c2xldHRlci4KCjoKBAQHAggSBL4BAhYaLCBQcm9maWxlIGRhdGEgZ2l2ZW4gYnkgdGhlIGFjY291bnQncyBvd25lci4KCkkKBAQHAgkSBMABAhwaOyBBZGRyZXNzIHRoYXQgd2FpdHMgZm9yIENvbmZpcm1FbWFpbENoYW5nZTsgZW1wdHkgaWYgbm9uZS4KCuABCgQEBwIKEgTEAQIzGtEBIFRpbWUgc2luY2Ugd2hpY2ggbWFpbHMgdG8gdGhlIGFkZHJlc3MgaGF2ZSBiZWVuIHJldHVybmVkOyBhYnNlbnQgaWYgbm9uZSB3YXMgcmV0dXJuZWQuCiBOZXdzbGV0dGVycyBhcmUgbm90IHNlbnQgdG8gYSBmYWlsaW5nIGFkZHJlc3M7IHJlcXVlc3RlZCBtYWlscyBzdWNoIGFzIHJlc2V0cyBhcmUuIENsZWFyZWQgYnkgYQogY2hhbmdlIG9mIHRoZSBhZGRyZXNzLgoKhwEKBAQHAgsSBMcBAh0aeSBXaGV0aGVyIGFuIGFkbWluaXN0cmF0b3IgbWFya2VkIHRoZSBhY2NvdW50IGFzIGEgdGVzdCBwYXJ0aWNpcGFudC4gRXhwb3J0cyBsZWF2ZSBvdXQgdGhlCiBhbnN3ZXJzIG9mIHRlc3QgcGFydGljaXBhbnRzLgoKfgoEBAcCDBIEygECGxpwIFdoZXRoZXIgbm8gbWFpbHMgYXJlIHNlbnQgdG8gdGhlIGFjY291bnQgYWJvdXQgam9pbiByZXF1ZXN0cyBhbmQgbWVzc2FnZXMgdGhhdCB3YWl0IGZvciB0aGUgdGVhbXMKIG9mIHN0dWRpZXMuCgpMCgIGARIGzgEAqQIBGj4gU2lnbnMgaW4gYW5kIGtlZXBzIHNlc3Npb25zIGFsaXZlLiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4uCgq+CAoEBgECABIE3QECNRqvCCBTdGFydHMgYSBzZXNzaW9uIG9mIGFuIGFjY291bnQuCgogTm90IGlkZW1wb3RlbnQ6IGVhY2ggY2FsbCBzdGFydHMgYSBzZXBhcmF0ZSBzZXNzaW9uLiBSZXBlYXRpbmcgdGhlIGNhbGwgYWZ0ZXIgYSBsb3N0IHJlc3BvbnNlCiBpcyBoYXJtbGVzczogYW4gdW51c2VkIHNlc3Npb24gZW5kcyBhZnRlciA5MCBkYXlzLCBvciBlYXJsaWVyIGFzIHRoZSBvbGRlc3Qgb2YgbW9yZSB0aGFuIDIwLgoKIEVycm9yczogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIENSRURFTlRJQUxTX1JFSkVDVEVEIGZvciBhIHdyb25nIHBhc3N3b3JkLCBhbiB1bmtub3duCiB1c2VybmFtZSwgb3IgYW4gdW5jb25maXJtZWQgYWNjb3VudCB3aXRob3V0IGEgdXNlcm5hbWUgKGluZGlzdGluZ3Vpc2hhYmxlLCBzbyB0aGF0IHRoZSByZXNwb25zZQogZG9lcyBub3QgcmV2ZWFsIHdoZXRoZXIgYW5vdGhlciBhY2NvdW50IGhhcyB0aGUgYWRkcmVzcyk7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24KIEFDQ09VTlRfTk9UX0NPTkZJUk1FRCBmb3IgYW4gdW5jb25maXJtZWQgYWNjb3VudCB3aXRoIGEgdXNlcm5hbWUgKG9ubHkgd2l0aCB0aGUgY29ycmVjdAogcGFzc3dvcmQpOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1NVU1BFTkRFRCAob25seSB3aXRoIHRoZSBjb3JyZWN0IHBhc3N3b3JkKTsKIFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE9ORV9USU1FX0NPREVfUkVRVUlSRUQgb3IgT05FX1RJTUVfQ09ERV9SRUpFQ1RFRCBmb3IgYW4gYWNjb3VudCB3aXRoCiBhIHNlY29uZCBmYWN0b3IgKG9ubHkgd2l0aCB0aGUgY29ycmVjdCBwYXNzd29yZDsgYm90aCBjb3VudCBhcyBmYWlsdXJlcyk7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoCiByZWFzb24gVE9PX01BTllfQVRURU1QVFMgYW5kIFJldHJ5SW5mbyBhZnRlciByZXBlYXRlZCBmYWlsdXJlczsgSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbgogQ0xJRU5UX0FVRElFTkNFX1JFRlVTRUQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIENMSUVOVF9SRVFVSVJFRCBvciBDTElFTlRfUkVKRUNURUQuCgqeCAoEBgECARIG6wEC7QEDGo0IIENyZWF0ZXMgYSBwYXJ0aWNpcGFudCB3aXRob3V0IGFjY291bnQgZGF0YS4gVGhlIHJlZnJlc2ggdG9rZW4gaXMgdGhlIG9ubHkga2V5IHRvIHRoaXMKIHBhcnRpY2lwYW50LiBSZXBlYXRpbmcgdGhlIHNhbWUgYHJlcXVlc3RfaWRgIHdpdGhpbiB0aGUgZmlyc3QgaG91ciBvZiB0aGUgc2Vzc2lvbiByZXR1cm5zIHRoZQogc2FtZSBwYXJ0aWNpcGFudCwgZWFjaCB0aW1lIHdpdGggYSBkaWZmZXJlbnQgcmVmcmVzaCB0b2tlbjsgYWxsIG9mIHRoZW0gYXJlIHZhbGlkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gUkVRVUVTVF9JRF9SRVVTRUQgaWYgYHJlcXVlc3RfaWRgIHdhcyB1c2VkCiB3aXRoIG90aGVyIGF1ZGllbmNlcywgZm9yIGFub3RoZXIgYWNjb3VudCBvciBieSBhbm90aGVyIGNsaWVudDsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBTSUdOX0lOX0VOREVEIGlmCiB0aGUgc2Vzc2lvbiBpdCBzdGFydGVkIHdhcyBzaWduZWQgb3V0LCBoYXMgZW5kZWQsIG9yIGlzIG9sZGVyIHRoYW4gYW4gaG91cjogdXNlIGEgbmV3CiBgcmVxdWVzdF9pZGAgZm9yIGEgbmV3IHBhcnRpY2lwYW50OyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gU0lHTl9JTl9SRVBFQVRFRF9MSU1JVCBhbmQKIFJldHJ5SW5mbyBhZnRlciA2NCByZXBldGl0aW9ucyB3aXRob3V0IGEgcmVmcmVzaCAob25lIG1vcmUgaXMgYWxsb3dlZCBlYWNoIG1pbnV0ZSk7CiBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1NVU1BFTkRFRDsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBBQ0NPVU5UX0VSQVNFRAogaWYgdGhlIHBhcnRpY2lwYW50IGNyZWF0ZWQgYnkgdGhpcyBgcmVxdWVzdF9pZGAgd2FzIGVyYXNlZCBpbiB0aGUgbGFzdCA5MCBkYXlzOiB1c2UgYSBuZXcKIGByZXF1ZXN0X2lkYCBmb3IgYSBuZXcgcGFydGljaXBhbnQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIENMSUVOVF9SRVFVSVJFRCBvcgogQ0xJRU5UX1JFSkVDVEVELgoK4QkKBAYBAgISBP4BAjga0gkgRXhjaGFuZ2VzIGEgcmVmcmVzaCB0b2tlbiBmb3IgYSBuZXcgcGFpciBvZiB0b2tlbnMuIEEgdG9rZW4gaXMgdmFsaWQgZm9yIG9uZSBleGNoYW5nZS4KIFJlcGVhdGluZyB0aGUgZXhjaGFuZ2Ugd2l0aGluIDMwIHNlY29uZHMgKDI0IGhvdXJzIGZvciBhbiBhbm9ueW1vdXMgcGFydGljaXBhbnQpIHJldHVybnMgdG9rZW5zCiBhZ2FpbiwgdXAgdG8gNjQgdGltZXMsIHVubGVzcyB0aGUgbmV3ZXIgdG9rZW4gaGFzIGJlZW4gdXNlZC4gQWZ0ZXIgdGhhdCwgdGhlIHRva2VuIGNvdW50cyBhcwogc3RvbGVuOiB0aGUgc2Vzc2lvbiBhbmQgYWxsIGl0cyB0b2tlbnMgZW5kLgoKIE5vdCBpZGVtcG90ZW50OiByZXBlYXRpbmcgaXQgYWZ0ZXIgdGhhdCBwZXJpb2QgZW5kcyB0aGUgc2Vzc2lvbi4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBSRUZSRVNIX1RPS0VOX1JFSkVDVEVEOiBzaWduIGluIGFnYWluOyBSRVNPVVJDRV9FWEhBVVNURUQKIHdpdGggcmVhc29uIFJFRlJFU0hfUkVQRUFURURfTElNSVQ6IHVzZSBvbmUgb2YgdGhlIGVhcmxpZXIgcmVzcG9uc2VzLCB0aGlzIHRva2VuIGFsbG93cyBubwogbW9yZTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gQUNDT1VOVF9TVVNQRU5ERUQ6IGtlZXAgdGhlIHRva2VuLCBpdCBiZWNvbWVzIHZhbGlkIGFnYWluCiB3aGVuIHRoZSBhY2NvdW50IGlzIHJlc3RvcmVkOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIEFDQ09VTlRfRVJBU0VEOiB0aGUgcGFydGljaXBhbnQKIHdhcyBlcmFzZWQgZHVyaW5nIHRoZSBzZXNzaW9uLiBEZWxldGUgdGhlIHRva2VuIGFuZCBhbGwgdW5zZW50IHNoZWV0czogbm8gc2VydmljZSBhY2NlcHRzIHRoZW0uCiBBQ0NPVU5UX0VSQVNFRCBpcyByZXR1cm5lZCBmb3IgYXMgbG9uZyBhcyBhbiB1bnVzZWQgcmVmcmVzaCB0b2tlbiBsaXZlcyAoOTAgZGF5cyBieSBkZWZhdWx0KSwKIFJFRlJFU0hfVE9LRU5fUkVKRUNURUQgYWZ0ZXJ3YXJkcy4gUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gQ0xJRU5UX01JU01BVENIIGZvciBhbm90aGVyIGNsaWVudAogdGhhbiB0aGF0IG9mIHRoZSBzZXNzaW9uLCBDTElFTlRfUkVKRUNURUQsIG9yIENMSUVOVF9SRVFVSVJFRCBmb3IgYSBzZXNzaW9uIHdpdGhvdXQgYSBjbGllbnQ6IGtlZXAKIHRoZSB0b2tlbiwgd2hpY2ggd2FzIG5vdCBleGNoYW5nZWQsIGFuZCByZWZyZXNoIHdpdGggdGhlIHJpZ2h0IGNsaWVudC4KCoICCgQGAQIDEgaEAgKGAgMa8QEgUmV2b2tlcyB0aGUgcmVmcmVzaCB0b2tlbiBhbmQgYWxsIG90aGVyIHRva2VucyBvZiBpdHMgc2Vzc2lvbi4gVW5rbm93biB0b2tlbnMgYXJlIGFjY2VwdGVkCiBzaWxlbnRseS4KCiBFcnJvcnM6IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIENMSUVOVF9SRUpFQ1RFRCwgb3IgQ0xJRU5UX01JU01BVENIIGlmIHRoZSBzZXNzaW9uIGJlbG9uZ3MgdG8KIGFub3RoZXIgY2xpZW50IHRoYW4gdGhlIG5hbWVkIG9uZS4KCrYBCgQGAQIEEgaKAgKMAgMapQEgTGlzdHMgdGhlIGNhbGxlcidzIGFjdGl2ZSBzZXNzaW9ucywgbmV3ZXN0IHNpZ24taW4gZmlyc3QuIE5lZWRzIGEgdG9rZW4uCgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRCBpZiB0aGUgY2FsbGVyJ3Mgb3duIHNlc3Npb24gaGFzIGVuZGVkLgoKowMKBAYBAgUSBpMCApUCAxqSAyBFbmRzIG9uZSBvZiB0aGUgY2FsbGVyJ3Mgc2Vzc2lvbnMuIEl0cyByZWZyZXNoIHRva2VucyBhcmUgcmVqZWN0ZWQgYXQgb25jZTsgaXRzIGFjY2VzcyB0b2tlbnMKIHJlbWFpbiB2YWxpZCB1bnRpbCB0aGV5IGV4cGlyZSwgMTAgbWludXRlcyBhdCBtb3N0LiBOZWVkcyBhIHRva2VuLiBFbmRpbmcgYSBzZXNzaW9uIHRoYXQgaGFzCiBhbHJlYWR5IGVuZGVkIHN1Y2NlZWRzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNFU1NJT05fVU5LTk9XTiwgYWxzbyBmb3IgYSBzZXNzaW9uIG9mIGFub3RoZXIKIGFjY291bnQ7IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVEIGlmIHRoZSBjYWxsZXIncyBvd24gc2Vzc2lvbiBoYXMgZW5kZWQuCgrJAQoEBgECBhIGmgICnAIDGrgBIEVuZHMgYWxsIG9mIHRoZSBjYWxsZXIncyBzZXNzaW9ucywgZWFjaCBhcyBFbmRTZXNzaW9uIGRvZXMuIE5lZWRzIGEgdG9rZW4uCgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRCBpZiB0aGUgY2FsbGVyJ3Mgb3duIHNlc3Npb24gd2FzIGVuZGVkIGJ5CiBhbm90aGVyIGNhbGwuCgqrBQoEBgECBxIEqAICShqcBSBWZXJpZmllcyB0aGUgcGFzc3dvcmQgYWdhaW4gZm9yIG1ldGhvZHMgdGhhdCByZXF1aXJlIGEgcmVjZW50IHByb29mLiBUaGUgYGF1dGhfdGltZWAgb2YgdGhlCiByZXR1cm5lZCBhY2Nlc3MgdG9rZW4gaXMgdGhlIGN1cnJlbnQgdGltZS4gVGhlIHNlc3Npb24gYW5kIGl0cyByZWZyZXNoIHRva2VuIGNvbnRpbnVlLiBOZWVkcyBhCiB0b2tlbi4KCiBOb3QgaWRlbXBvdGVudDogZWFjaCBjYWxsIHJldHVybnMgYSBkaWZmZXJlbnQgdG9rZW4sIGFuZCBhIG9uZS10aW1lIGNvZGUgaXMgdXNlZCB1cC4gUmVwZWF0aW5nCiBpdCBpcyBoYXJtbGVzcy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIFBBU1NXT1JEX1dST05HLCBvciBPTkVfVElNRV9DT0RFX1JFUVVJUkVECiBvciBPTkVfVElNRV9DT0RFX1JFSkVDVEVEIGZvciBhbiBhY2NvdW50IHdpdGggYSBzZWNvbmQgZmFjdG9yIChvbmx5IHdpdGggdGhlIGNvcnJlY3QgcGFzc3dvcmQpOwogRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBBQ0NPVU5UX0FOT05ZTU9VUzsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uCiBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvOyBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRC4KCjcKAgQIEgasAgC8AgEaKSBDcmVkZW50aWFscyBhbmQgb3B0aW9ucyBvZiB0aGUgc2Vzc2lvbi4KCj4KBAQIAgASBK4CAhYaMCBVc2VybmFtZSwgb3IgdGhlIGUtbWFpbCBhZGRyZXNzIGlmIGl0IGlzIGtlcHQuCgpLCgQECAIBEgSwAgIWGj0gVGhlIHBhc3N3b3JkIGdpdmVuIGF0IHJlZ2lzdHJhdGlvbiAoUkZDIDgyNjUgT3BhcXVlU3RyaW5nKS4KCmYKBAQIAgISBLICAiAaWCBTZXJ2aWNlcyB0aGF0IHRoZSBhY2Nlc3MgdG9rZW4gaXMgZm9yLCBlLmcuIGBvdG9saXRoLWluZ2VzdGlvbmA7IGVtcHR5IG1lYW5zIGFsbCBmb3VyLgoKnQEKBAQIAgMSBLUCAhMajgEgTmFtZSBvZiB0aGUgc2Vzc2lvbiBpbiBMaXN0U2Vzc2lvbnMsIGUuZy4gdGhlIG5hbWUgb2YgdGhlIGRldmljZTsgY3V0IHRvIDY0IGNoYXJhY3RlcnMsIHdpdGgKIHNwYWNlcyBmb3IgY29udHJvbCBjaGFyYWN0ZXJzLiBFbXB0eTogbm8gbmFtZS4KCvsBCgQECAIEEgS5AgIbGuwBIE9uZS10aW1lIGNvZGUgb2YgdGhlIGFjY291bnQncyBzZWNvbmQgZmFjdG9yLCBvciBvbmUgb2YgaXRzIHJlY292ZXJ5IGNvZGVzIChTZWNvbmRGYWN0b3JTZXJ2aWNlKS4KIFNwYWNlcyBhbmQgaHlwaGVucyBhcmUgaWdub3JlZC4gRW1wdHkgYXQgZmlyc3Q6IGFzayBmb3IgaXQgYWZ0ZXIgT05FX1RJTUVfQ09ERV9SRVFVSVJFRC4gSWdub3JlZAogZm9yIGFjY291bnRzIHdpdGhvdXQgYSBzZWNvbmQgZmFjdG9yLgoKPAoEBAgCBRIEuwICHxouIFRoZSBhcHAgdGhhdCBzaWducyBpbjsgdGhlIHNlc3Npb24ga2VlcHMgaXQuCgogCgIECRIGvwIA0gIBGhIgVGhlIG5ldyBzZXNzaW9uLgoKXQoEBAkCABIEwQICGhpPIEpXVCAoUkZDIDkwNjggdHlwZSBgYXQrand0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5IGZvcndhcmQgaXQuCgpOCgQECQIBEgTDAgI5GkAgRXhwaXJ5IG9mIHRoZSBhY2Nlc3MgdG9rZW4sIGJ5IGRlZmF1bHQgMTAgbWludXRlcyBhZnRlciBpc3N1ZS4KCkcKBAQJAgISBMUCAhsaOSBPcGFxdWUgdG9rZW4gb2YgMjU2IHJhbmRvbSBiaXRzLiBSZXBsYWNlZCBhdCBldmVyeSB1c2UuCgryAQoEBAkCAxIEyQICOhrjASBFeHBpcnkgb2YgdGhlIHNlc3Npb24gdW5sZXNzIGl0IGlzIHJlZnJlc2hlZDogYnkgZGVmYXVsdCBhZnRlciA5MCBkYXlzIHdpdGhvdXQgdXNlLCBhbmQgZm9yIGFuCiBhY2NvdW50IGF0IHRoZSBsYXRlc3Qgb25lIHllYXIgYWZ0ZXIgdGhlIHNpZ24taW4uIEFic2VudCBmb3IgYW4gYW5vbnltb3VzIHBhcnRpY2lwYW50IG9mIGEKIHN0dWR5LCB3aG9zZSBzZXNzaW9uIGRvZXMgbm90IGV4cGlyZS4KCkwKBAQJAgQSBMsCAhwaPiBSYW5kb20gVVVJRCB0aGF0IGlkZW50aWZpZXMgdGhlIHBhcnRpY2lwYW50IGluIGFsbCBzZXJ2aWNlcy4KCsQBCgQECQIFEgTOAgIxGrUBIEN1cnJlbnQgZW5yb2xtZW50cyB3aG9zZSBzdHVkeSBoYXMgYSBuZXdlciBjb25zZW50IHRleHQsIG9yZGVyZWQgYnkgc3R1ZHkgaWQuIFNob3cgdGhlc2UgdGV4dHMKIGFuZCBjYWxsIEpvaW5TdHVkeSB3aXRoIHRoZW0uIFBhcnRpY2lwYXRpb24gY29udGludWVzIHVudGlsIHRoZSBgZW5kX3RpbWVgIG9mIGVhY2guCgrRAQoEBAkCBhIE0QICIRrCASBXaGV0aGVyIGEgcm9sZSBvZiB0aGUgYWNjb3VudCByZXF1aXJlcyBhIHNlY29uZCBmYWN0b3IsIHdoaWNoIHRoZSBhY2NvdW50IGxhY2tzLiBBY2Nlc3MgdG9rZW5zIG9mCiB0aGUgc2Vzc2lvbiBhcmUgdGhlbiB2YWxpZCBhdCBvdG9saXRoLWF1dGggb25seSBhbmQgY2Fycnkgbm8gcm9sZSwgdW50aWwgQ29uZmlybVNlY29uZEZhY3Rvci4KCjQKAgQKEgbVAgDeAgEaJiBEZXNjcmliZXMgdGhlIHBhcnRpY2lwYW50IHRvIGNyZWF0ZS4KCigKBAQKAgASBNcCAhgaGiBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4KCisKBAQKAgESBNkCAiAaHSBTYW1lIGFzIGluIGBTaWduSW5SZXF1ZXN0YC4KCmAKBAQKAgISBNsCAhMaUiBTYW1lIGFzIGluIGBTaWduSW5SZXF1ZXN0YC4gSWYgdGhlIHJlcXVlc3QgaXMgcmVwZWF0ZWQsIHRoZSBmaXJzdCBsYWJlbCBpcyBrZXB0LgoKKwoEBAoCAxIE3QICHxodIFNhbWUgYXMgaW4gYFNpZ25JblJlcXVlc3RgLgoKcAoCBAsSBuECAPECARpiIFRoZSBzZXNzaW9uIG9mIHRoZSBuZXcgcGFydGljaXBhbnQsIG9yIG9mIHRoZSBwYXJ0aWNpcGFudCB0aGF0IHRoaXMgYHJlcXVlc3RfaWRgIGNyZWF0ZWQgYmVmb3JlLgoKXQoEBAsCABIE4wICGhpPIEpXVCAoUkZDIDkwNjggdHlwZSBgYXQrand0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5IGZvcndhcmQgaXQuCgpOCgQECwIBEgTlAgI5GkAgRXhwaXJ5IG9mIHRoZSBhY2Nlc3MgdG9rZW4sIGJ5IGRlZmF1bHQgMTAgbWludXRlcyBhZnRlciBpc3N1ZS4KCkcKBAQLAgISBOcCAhsaOSBPcGFxdWUgdG9rZW4gb2YgMjU2IHJhbmRvbSBiaXRzLiBSZXBsYWNlZCBhdCBldmVyeSB1c2UuCgryAQoEBAsCAxIE6wICOhrjASBFeHBpcnkgb2YgdGhlIHNlc3Npb24gdW5sZXNzIGl0IGlzIHJlZnJlc2hlZDogYnkgZGVmYXVsdCBhZnRlciA5MCBkYXlzIHdpdGhvdXQgdXNlLCBhbmQgZm9yIGFuCiBhY2NvdW50IGF0IHRoZSBsYXRlc3Qgb25lIHllYXIgYWZ0ZXIgdGhlIHNpZ24taW4uIEFic2VudCBmb3IgYW4gYW5vbnltb3VzIHBhcnRpY2lwYW50IG9mIGEKIHN0dWR5LCB3aG9zZSBzZXNzaW9uIGRvZXMgbm90IGV4cGlyZS4KCkwKBAQLAgQSBO0CAhwaPiBSYW5kb20gVVVJRCB0aGF0IGlkZW50aWZpZXMgdGhlIHBhcnRpY2lwYW50IGluIGFsbCBzZXJ2aWNlcy4KCsQBCgQECwIFEgTwAgIxGrUBIEN1cnJlbnQgZW5yb2xtZW50cyB3aG9zZSBzdHVkeSBoYXMgYSBuZXdlciBjb25zZW50IHRleHQsIG9yZGVyZWQgYnkgc3R1ZHkgaWQuIFNob3cgdGhlc2UgdGV4dHMKIGFuZCBjYWxsIEpvaW5TdHVkeSB3aXRoIHRoZW0uIFBhcnRpY2lwYXRpb24gY29udGludWVzIHVudGlsIHRoZSBgZW5kX3RpbWVgIG9mIGVhY2guCgomCgIEDBIG9AIA+gIBGhggVGhlIHRva2VuIHRvIGV4Y2hhbmdlLgoKOAoEBAwCABIE9gICGxoqIFRoZSBuZXdlc3QgcmVmcmVzaCB0b2tlbiBvZiB0aGUgc2Vzc2lvbi4KCpkBCgQEDAIBEgT5AgIfGooBIFRoZSBhcHAgb2YgdGhlIHNlc3Npb24uIFJlcXVpcmVkIGZvciBhIHNlc3Npb24gb2YgYSBjb25maWRlbnRpYWwgY2xpZW50OyBvcHRpb25hbCBmb3Igb3RoZXJzLiBBCiBzZXNzaW9uIHdpdGhvdXQgYSBjbGllbnQgZ2V0cyB0aGlzIG9uZS4KCi4KAgQNEgb9AgCQAwEaICBUaGUgbmV3IHRva2VucyBvZiB0aGUgc2Vzc2lvbi4KCl0KBAQNAgASBP8CAhoaTyBKV1QgKFJGQyA5MDY4IHR5cGUgYGF0K2p3dGAsIEVkRFNBKTsgb3BhcXVlIHRvIGdhdGV3YXlzIHRoYXQgb25seSBmb3J3YXJkIGl0LgoKTgoEBA0CARIEgQMCORpAIEV4cGlyeSBvZiB0aGUgYWNjZXNzIHRva2VuLCBieSBkZWZhdWx0IDEwIG1pbnV0ZXMgYWZ0ZXIgaXNzdWUuCgpHCgQEDQICEgSDAwIbGjkgT3BhcXVlIHRva2VuIG9mIDI1NiByYW5kb20gYml0cy4gUmVwbGFjZWQgYXQgZXZlcnkgdXNlLgoK8gEKBAQNAgMSBIcDAjoa4wEgRXhwaXJ5IG9mIHRoZSBzZXNzaW9uIHVubGVzcyBpdCBpcyByZWZyZXNoZWQ6IGJ5IGRlZmF1bHQgYWZ0ZXIgOTAgZGF5cyB3aXRob3V0IHVzZSwgYW5kIGZvciBhbgogYWNjb3VudCBhdCB0aGUgbGF0ZXN0IG9uZSB5ZWFyIGFmdGVyIHRoZSBzaWduLWluLiBBYnNlbnQgZm9yIGFuIGFub255bW91cyBwYXJ0aWNpcGFudCBvZiBhCiBzdHVkeSwgd2hvc2Ugc2Vzc2lvbiBkb2VzIG5vdCBleHBpcmUuCgpMCgQEDQIEEgSJAwIcGj4gUmFuZG9tIFVVSUQgdGhhdCBpZGVudGlmaWVzIHRoZSBwYXJ0aWNpcGFudCBpbiBhbGwgc2VydmljZXMuCgrEAQoEBA0CBRIEjAMCMRq1ASBDdXJyZW50IGVucm9sbWVudHMgd2hvc2Ugc3R1ZHkgaGFzIGEgbmV3ZXIgY29uc2VudCB0ZXh0LCBvcmRlcmVkIGJ5IHN0dWR5IGlkLiBTaG93IHRoZXNlIHRleHRzCiBhbmQgY2FsbCBKb2luU3R1ZHkgd2l0aCB0aGVtLiBQYXJ0aWNpcGF0aW9uIGNvbnRpbnVlcyB1bnRpbCB0aGUgYGVuZF90aW1lYCBvZiBlYWNoLgoK0QEKBAQNAgYSBI8DAiEawgEgV2hldGhlciBhIHJvbGUgb2YgdGhlIGFjY291bnQgcmVxdWlyZXMgYSBzZWNvbmQgZmFjdG9yLCB3aGljaCB0aGUgYWNjb3VudCBsYWNrcy4gQWNjZXNzIHRva2VucyBvZgogdGhlIHNlc3Npb24gYXJlIHRoZW4gdmFsaWQgYXQgb3RvbGl0aC1hdXRoIG9ubHkgYW5kIGNhcnJ5IG5vIHJvbGUsIHVudGlsIENvbmZpcm1TZWNvbmRGYWN0b3IuCgojCgIEDhIGkwMAmAMBGhUgVGhlIHNlc3Npb24gdG8gZW5kLgoKMQoEBA4CABIElQMCGxojIEFueSByZWZyZXNoIHRva2VuIG9mIHRoZSBzZXNzaW9uLgoKMQoEBA4CARIElwMCHxojIFRoZSBhcHAgb2YgdGhlIHNlc3Npb247IG9wdGlvbmFsLgoKOgoCBA8SBJsDABoaLiBFbXB0eTogdGhlIHNlc3Npb24gaGFzIGVuZGVkLCBpZiBpdCBleGlzdGVkLgoKOwoCBBASBp4DAK4DARotIE9uZSBzaWduLWluIGFuZCB0aGUgdG9rZW5zIGRlcml2ZWQgZnJvbSBpdC4KChwKBAQQAgASBKADAhgaDiBSYW5kb20gVVVJRC4KCjkKBAQQAgESBKIDAhMaKyBOYW1lIGdpdmVuIGF0IHRoZSBzaWduLWluOyBlbXB0eSBpZiBub25lLgoKJAoEBBACAhIEpAMCLBoWIFRpbWUgb2YgdGhlIHNpZ24taW4uCgp6CgQEEAIDEgSnAwIuGmwgRGF5IG9mIHRoZSBsYXN0IHNpZ24taW4gb3IgcmVmcmVzaCwgYXMgbWlkbmlnaHQgVVRDLiBUaGUgZXhhY3QgdGltZSBhbmQgbmV0d29yayBhZGRyZXNzZXMgYXJlCiBub3Qgc3RvcmVkLgoKWwoEBBACBBIEqQMCLBpNIEV4cGlyeSBvZiB0aGUgc2Vzc2lvbiB1bmxlc3MgaXQgaXMgcmVmcmVzaGVkOyBhYnNlbnQgaWYgaXQgZG9lcyBub3QgZXhwaXJlLgoKQwoEBBACBRIEqwMCExo1IFdoZXRoZXIgdGhlIGNhbGxlcidzIHRva2VuIGJlbG9uZ3MgdG8gdGhpcyBzZXNzaW9uLgoKVQoEBBACBhIErQMCGRpHIE5hbWUgb2YgdGhlIGFwcCBvZiB0aGUgc2Vzc2lvbiAoYENsaWVudC5uYW1lYCk7IGVtcHR5IGlmIGl0IGhhcyBub25lLgoKOAoCBBESBrEDALYDARoqIFNlbGVjdHMgYSBwYWdlIG9mIHRoZSBjYWxsZXIncyBzZXNzaW9ucy4KCiQKBAQRAgASBLMDAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKUQoEBBECARIEtQMCGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgowCgIEEhIGuQMAvgMBGiIgQSBwYWdlIG9mIHRoZSBjYWxsZXIncyBzZXNzaW9ucy4KCi8KBAQSAgASBLsDAiAaISBTZXNzaW9ucywgbmV3ZXN0IHNpZ24taW4gZmlyc3QuCgo/CgQEEgIBEgS9AwIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCiMKAgQTEgbBAwDEAwEaFSBUaGUgc2Vzc2lvbiB0byBlbmQuCgonCgQEEwIAEgTDAwIYGhkgVVVJRCBmcm9tIExpc3RTZXNzaW9ucy4KCisKAgQUEgTHAwAdGh8gRW1wdHk6IHRoZSBzZXNzaW9uIGhhcyBlbmRlZC4KCiwKAgQVEgbKAwDNAwEaHiBTZWxlY3RzIHRoZSBzZXNzaW9ucyB0byBlbmQuCgpECgQEFQIAEgTMAwIYGjYgV2hldGhlciB0aGUgc2Vzc2lvbiBvZiB0aGUgY2FsbGVyJ3MgdG9rZW4gY29udGludWVzLgoKLQoCBBYSBNADACEaISBFbXB0eTogdGhlIHNlc3Npb25zIGhhdmUgZW5kZWQuCgonCgIEFxIG0wMA2AMBGhkgVGhlIHBhc3N3b3JkIHRvIHZlcmlmeS4KCjYKBAQXAgASBNUDAhYaKCBUaGUgYWNjb3VudCdzIHBhc3N3b3JkLCBhcyBhdCBzaWduLWluLgoKKwoEBBcCARIE1wMCGxodIFNhbWUgYXMgaW4gYFNpZ25JblJlcXVlc3RgLgoKMAoCBBgSBtsDAOADARoiIFRoZSB0b2tlbiB0aGF0IHByb3ZlcyB0aGUgY2hlY2suCgpYCgQEGAIAEgTdAwIaGkogUmVwbGFjZW1lbnQgZm9yIHRoZSBjYWxsZXIncyB0b2tlbjsgaXRzIGBhdXRoX3RpbWVgIGlzIHRoZSBjdXJyZW50IHRpbWUuCgpOCgQEGAIBEgTfAwI5GkAgRXhwaXJ5IG9mIHRoZSBhY2Nlc3MgdG9rZW4sIGJ5IGRlZmF1bHQgMTAgbWludXRlcyBhZnRlciBpc3N1ZS4KCjIKAgQZEgbjAwDoAwEaJCBBIGNoYW5nZSBvZiB0aGUgY2FsbGVyJ3MgcGFzc3dvcmQuCgolCgQEGQIAEgTlAwIWGhcgVGhlIGN1cnJlbnQgcGFzc3dvcmQuCgpCCgQEGQIBEgTnAwIaGjQgVGhlIG5ldyBwYXNzd29yZDsgdGhlIHJ1bGVzIG9mIHJlZ2lzdHJhdGlvbiBhcHBseS4KCjMKAgQaEgTrAwAhGicgRW1wdHk6IHRoZSBuZXcgcGFzc3dvcmQgaXMgaW4gZWZmZWN0LgoKTwoCBgISBu4DAJ8EARpBIE1hbmFnZXMgdGhlIHBhcnRpY2lwYW50J3MgZW5yb2xtZW50cyBpbiBzdHVkaWVzLiBOZWVkcyBhIHRva2VuLgoKzg4KBAYCAgASBogEAooEAxq9DiBSZWNvcmRzIGNvbnNlbnQgdG8gdGhlIG5hbWVkIHZlcnNpb24gb2YgdGhlIGNvbnNlbnQgdGV4dCwgZW5yb2xzIHRoZSBwYXJ0aWNpcGFudCwgYW5kIHJldHVybnMKIGFuIGFjY2VzcyB0b2tlbiB0aGF0IGNhcnJpZXMgdGhlIGVucm9sbWVudC4gSm9pbmluZyB0d2ljZSBpcyBzYWZlLgoKIElmIHRoZSBzdHVkeSByZXF1aXJlcyBhcHByb3ZhbCBhbmQgbm8gaW52aXRhdGlvbiBpcyBnaXZlbiwgdGhlIHJlc3BvbnNlIGhhcyBhIGBqb2luX3JlcXVlc3RgCiB0aGF0IHdhaXRzIGZvciBhIGxlYWRlciBpbnN0ZWFkIG9mIGFuIGVucm9sbWVudC4KCiBJZiBhIG1lbWJlciBqb2lucyBhZ2FpbiB3aXRoIGEgY29uc2VudCB2ZXJzaW9uIGFjY2VwdGVkIGJlZm9yZSwgdGhlIHJlc3BvbnNlIGlzCiBgV1JJVEVfT1VUQ09NRV9BTFJFQURZX0VYSVNUU2AgYW5kIHRoZSBzdG9yZWQgY29uc2VudCBkb2VzIG5vdCBjaGFuZ2UsIGV2ZW4gaWYgdGhlIHRleHQgaXMKIG91dGRhdGVkIGJ5IG5vdyBvciBgY29uc2VudF9sYW5ndWFnZWAgZGlmZmVycy4gV2l0aCB0aGUgc3R1ZHkncyBjdXJyZW50IHZlcnNpb24sIGEgbWVtYmVyCiBjb25zZW50cyBhbmV3LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRoIHJlYXNvbiBDT05TRU5UX0xBTkdVQUdFX1VOS05PV04gKHRoZSBzdHVkeSBoYXMgbm8gY29uc2VudAogdGV4dCBpbiBgY29uc2VudF9sYW5ndWFnZWApLCBDT05TRU5UX1BBUlRfVU5LTk9XTiBvciBDT05TRU5UX1NJR05BVFVSRV9JTlZBTElEOyBOT1RfRk9VTkQgd2l0aAogcmVhc29uIFNUVURZX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gU1RVRFlfRU5ERUQsIFNUVURZX05PVF9TVEFSVEVELCBTVFVEWV9QQVVTRUQsCiBDT05TRU5UX09VVERBVEVEICh0aGUgdGV4dCBoYXMgY2hhbmdlZCBpbiB0aGlzIGxhbmd1YWdlIHNpbmNlIHRoYXQgdmVyc2lvbiksIENPTlNFTlRfT0ZfR1JPVVAgKHRoZQogaW52aXRhdGlvbiBpcyBmb3IgYSBncm91cCB3aXRoIGEgdGV4dCBvZiBpdHMgb3duKSBvciBDT05TRU5UX1NJR05BVFVSRV9SRVFVSVJFRDsgUEVSTUlTU0lPTl9ERU5JRUQKIHdpdGggcmVhc29uIFNUVURZX1BBU1NXT1JEX1JFUVVJUkVEIChubyBwYXNzd29yZCB3YXMgZ2l2ZW47IGRvZXMgbm90IGNvdW50IGFzIGFuIGF0dGVtcHQpLAogU1RVRFlfUEFTU1dPUkRfUkVKRUNURUQsIElOVklUQVRJT05fUkVKRUNURUQgKHdyb25nLCBleHBpcmVkLCB1c2VkIHVwIG9yIHJldm9rZWQpLAogSU5WSVRBVElPTl9SRVFVSVJFRCAoYW4gdW5saXN0ZWQgc3R1ZHkgd2l0aCBvcGVuIGFjY2VzcykKIG9yIE5PVF9QQVJUSUNJUEFOVCAoc3R1ZHkgbGVhZGVycyBjYW5ub3QgdGFrZSBwYXJ0KSBvciBDTElFTlRfU1RVRFlfUkVGVVNFRDsgVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQ7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfQVRURU1QVFMsIEVOUk9MTUVOVFNfTElNSVQsIEpPSU5fUkVRVUVTVFNfTElNSVQgKDEwCiBwZW5kaW5nIG9uZXMgcGVyIHBhcnRpY2lwYW50OyA1IGluIHRvdGFsIHBlciBwYXJ0aWNpcGFudCBhbmQgc3R1ZHk7IHdpdGggUmV0cnlJbmZvOiAyMDAgYSBkYXkKIHRvIHRoZSBzdHVkeSBmcm9tIG9uZSBuZXR3b3JrIGFkZHJlc3MpIG9yIFNUVURZX0pPSU5fUkVRVUVTVFNfTElNSVQgKDEsMDAwIHBlbmRpbmcgb25lcyBwZXIKIHN0dWR5KTsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvIHdoaWxlIHRoaXMgc2VydmljZSBoYXMgbm90CiByZWNlaXZlZCB0aGUgc3R1ZHkgb3IgaXRzIHBhc3N3b3JkIHlldC4KCsMBCgQGAgIBEgaPBAKRBAMasgEgRW5kcyB0aGUgZW5yb2xtZW50IGFuZCB3aXRoZHJhd3MgYSBwZW5kaW5nIGpvaW4gcmVxdWVzdC4gUmV0dXJucyBhbiBhY2Nlc3MgdG9rZW4gd2l0aG91dCB0aGUKIHN0dWR5LiBMZWF2aW5nIHR3aWNlIGlzIHNhZmUuCgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRC4KCpcBCgQGAgICEgaWBAKYBAMahgEgTGlzdHMgdGhlIGNhbGxlcidzIGN1cnJlbnQgYW5kIGVuZGVkIGVucm9sbWVudHMgaW4gdGhlIG9yZGVyIG9mIGpvaW5pbmcuIEEgcGFydGljaXBhbnQgaGFzIGF0CiBtb3N0IDUwMC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgpuCgQGAgIDEgacBAKeBAMaXiBMaXN0cyB0aGUgY2FsbGVyJ3Mgam9pbiByZXF1ZXN0cyBhbmQgdGhlaXIgc3RhdGVzLCBvbGRlc3QgZmlyc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKQAoCBBsSBqIEALYEARoyIFRoZSBzdHVkeSB0byBqb2luIGFuZCB0aGUgYWNjZXB0ZWQgY29uc2VudCB0ZXh0LgoKIgoEBBsCABIEpAQCFhoUIFRoZSBzdHVkeSB0byBqb2luLgoKTAoEBBsCARIEpgQCFho+IFBhc3N3b3JkIG9mIGEgc3R1ZHkgd2l0aCBwYXNzd29yZCBhY2Nlc3M7IGlnbm9yZWQgb3RoZXJ3aXNlLgoKUAoEBBsCAhIEqAQCHRpCIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG9mIHRoZSB0ZXh0IHRoYXQgd2FzIHNob3duIGFuZCBhY2NlcHRlZC4KCmoKBAQbAgMSBKoEAh4aXCBCQ1AgNDcgbGFuZ3VhZ2UgaW4gd2hpY2ggdGhlIHRleHQgd2FzIHNob3duOyBvbmUgb2YgdGhlIGxhbmd1YWdlcyBvZiBgU3R1ZHkuY29uc2VudF90ZXh0YC4KCqABCgQEGwIEEgStBAIdGpEBIENvZGUgb2YgYW4gaW52aXRhdGlvbjsgY2FzZSBhbmQgaHlwaGVucyBhcmUgaWdub3JlZC4gSXQgcmVwbGFjZXMgYSBwYXNzd29yZCBvciBhIGxlYWRlcidzCiBhcHByb3ZhbCwgYW5kIG1heSBhc3NpZ24gdGhlIHBhcnRpY2lwYW50IHRvIGEgZ3JvdXAuCgqSAQoEBBsCBRIEsAQCEhqDASBOb3RlIHRvIHRoZSBsZWFkZXIgd2hvIGRlY2lkZXMgb24gdGhlIGpvaW4gcmVxdWVzdCwgZS5nLiB3aG8gaXMgYXNraW5nIGFuZCB3aHkuIEF0IG1vc3QgNTAwCiBjaGFyYWN0ZXJzOyBrZXB0IHVudGlsIHRoZSBkZWNpc2lvbi4KCoEBCgQEGwIGEgSzBAIoGnMgT3B0aW9uYWwgcGFydHMgb2YgdGhlIGNvbnNlbnQgKGBTdHVkeS5jb25zZW50X3BhcnRzYCkgdGhhdCB0aGUgcGFydGljaXBhbnQgYWNjZXB0czsgdGhlIG90aGVycyBhcmUKIG5vdCBhY2NlcHRlZC4KCmQKBAQbAgcSBLUEAioaViBTaWduYXR1cmUsIGlmIHRoZSBzdHVkeSBhc2tzIGZvciBvbmUgKGBTdHVkeS5jb25zZW50X3NpZ25hdHVyZWApOyBpZ25vcmVkIG90aGVyd2lzZS4KCksKAgQcEga5BADHBAEaPSBUaGUgZW5yb2xtZW50LCBvciB0aGUgam9pbiByZXF1ZXN0IHRoYXQgd2FpdHMgZm9yIGEgbGVhZGVyLgoKVQoEBBwCABIEuwQCGxpHIFdoZXRoZXIgdGhlIGNhbGwgY2hhbmdlZCBhbiBlbnJvbG1lbnQsIGl0cyBjb25zZW50IG9yIGEgam9pbiByZXF1ZXN0LgoKhwIKBAQcAgESBL8EAhoa+AEgUmVwbGFjZW1lbnQgZm9yIHRoZSBjYWxsZXIncyB0b2tlbiwgcmV0dXJuZWQgaWYgaXRzIGNsYWltcyBjaGFuZ2VkIG9yIGl0IGlzIG9sZGVyIHRoYW4gdGhlCiBlbnJvbG1lbnQuIEVtcHR5IG90aGVyd2lzZToga2VlcCB1c2luZyB0aGUgY3VycmVudCB0b2tlbi4gSXQgaGFzIHRoZSBzYW1lIGV4cGlyeSBhbmQgYXVkaWVuY2VzCiBhbmQgbm8gYWRkaXRpb25hbCByb2xlOyBvbmx5IFJlZnJlc2ggZXh0ZW5kcyB0aGUgbGlmZXRpbWUuCgpBCgQEHAICEgTBBAI5GjMgRXhwaXJ5IG9mIGBhY2Nlc3NfdG9rZW5gOyBhYnNlbnQgd2l0aG91dCBhIHRva2VuLgoKRgoEBBwCAxIEwwQCGho4IFRoZSBlbnJvbG1lbnQ7IGFic2VudCB3aGlsZSBhIGpvaW4gcmVxdWVzdCBpcyBwZW5kaW5nLgoKogEKBAQcAgQSBMYEAh8akwEgVGhlIGpvaW4gcmVxdWVzdCwgc2V0IGluc3RlYWQgb2YgYGVucm9sbWVudGAgYW5kIHdpdGhvdXQgYW4gYWNjZXNzIHRva2VuLiBUaGUgYWNjZXNzIHRva2VuIG9mCiB0aGUgbmV4dCByZWZyZXNoIGFmdGVyIGFwcHJvdmFsIGNhcnJpZXMgdGhlIHN0dWR5LgoKIwoCBB0SBsoEAM0EARoVIFRoZSBzdHVkeSB0byBsZWF2ZS4KCmgKBAQdAgASBMwEAhYaWiBJZCBvZiB0aGUgc3R1ZHkuIEFuIHVua25vd24gc3R1ZHksIG9yIG9uZSBuZXZlciBqb2luZWQsIGlzIGhhbmRsZWQgbGlrZSBvbmUgbGVmdCBiZWZvcmUuCgpICgIEHhIG0AQA1QQBGjogVGhlIHBhcnRpY2lwYW50IGlzIG5vdCBlbnJvbGxlZCBpbiB0aGUgc3R1ZHkgKGFueSBtb3JlKS4KClcKBAQeAgASBNIEAhoaSSBTYW1lIGFzIGluIGBKb2luU3R1ZHlSZXNwb25zZWA6IGVtcHR5IGlmIHRoZXJlIHdhcyBubyBlbnJvbG1lbnQgdG8gZW5kLgoKQQoEBB4CARIE1AQCORozIEV4cGlyeSBvZiBgYWNjZXNzX3Rva2VuYDsgYWJzZW50IHdpdGhvdXQgYSB0b2tlbi4KCjoKAgQfEgbYBADdBAEaLCBTZWxlY3RzIGEgcGFnZSBvZiB0aGUgY2FsbGVyJ3MgZW5yb2xtZW50cy4KCiQKBAQfAgASBNoEAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKUQoEBB8CARIE3AQCGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgolCgIEIBIG4AQA5wQBGhcgQSBwYWdlIG9mIGVucm9sbWVudHMuCgozCgQEIAIAEgTiBAIkGiUgRW5yb2xtZW50cyBpbiB0aGUgb3JkZXIgb2Ygam9pbmluZy4KCj8KBAQgAgESBOYEAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKPQoCBCESBuoEAPEEARovIFNlbGVjdHMgYSBwYWdlIG9mIHRoZSBjYWxsZXIncyBqb2luIHJlcXVlc3RzLgoKPAoEBCECABIE7AQCHRouIFN0YXRlIHRvIGZpbHRlciBieTsgVU5TUEVDSUZJRUQ6IGFsbCBzdGF0ZXMuCgokCgQEIQIBEgTuBAIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KClEKBAQhAgISBPAEAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKKAoCBCISBvQEAPkEARoaIEEgcGFnZSBvZiBqb2luIHJlcXVlc3RzLgoKLAoEBCICABIE9gQCKRoeIEpvaW4gcmVxdWVzdHMsIG9sZGVzdCBmaXJzdC4KCj8KBAQiAgESBPgEAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKfAoCBCMSBv0EAJYFARpuIEFuIHVuaW50ZXJydXB0ZWQgcGVyaW9kIG9mIHBhcnRpY2lwYXRpb24gaW4gYSBzdHVkeS4gSm9pbmluZyBhZ2FpbiBhZnRlciBsZWF2aW5nIGNyZWF0ZXMgYW5vdGhlcgogZW5yb2xtZW50LgoKGgoEBCMCABIE/wQCFhoMIFRoZSBzdHVkeS4KCicKBAQjAgESBIEFAioaGSBTdGFydCBvZiB0aGUgZW5yb2xtZW50LgoKPAoEBCMCAhIEgwUCKxouIEVuZCBvZiB0aGUgZW5yb2xtZW50OyBhYnNlbnQgd2hpbGUgZW5yb2xsZWQuCgpPCgQEIwIDEgSFBQIdGkEgYFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIHRleHQgY29uc2VudGVkIHRvIG1vc3QgcmVjZW50bHkuCgo9CgQEIwIEEgSHBQIeGi8gQkNQIDQ3IGxhbmd1YWdlIGluIHdoaWNoIHRoYXQgdGV4dCB3YXMgc2hvd24uCgo+CgQEIwIFEgSJBQIWGjAgU3R1ZHkgZ3JvdXAgb2YgdGhlIHBhcnRpY2lwYW50OyBlbXB0eSBpZiBub25lLgoKZQoEBCMCBhIEiwUCHBpXIFdoZXRoZXIgdGhlIHN0dWR5IGhhcyBhIG5ld2VyIGNvbnNlbnQgdGV4dCBpbiB0aGlzIGxhbmd1YWdlLiBUaGUgZW5yb2xtZW50IGNvbnRpbnVlcy4KCoEBCgQEIwIHEgSOBQI2GnMgVGltZSBvZiB0aGUgY29uc2VudCdzIHdpdGhkcmF3YWwgKFdpdGhkcmF3Q29uc2VudCkuIEFic2VudCBpZiBpdCB3YXMgbm90IHdpdGhkcmF3biwgZXZlbiBpZgogYGxlYXZlX3RpbWVgIGlzIHNldC4KCqUBCgQEIwIIEgSRBQIxGpYBIFRpbWUgYXQgd2hpY2ggdGhlIGVhcmxpZXIgY29uc2VudCBlbmRzIG9yIGhhcyBlbmRlZCwgaW4gd2hvbGUgc2Vjb25kcy4gU2V0IG9ubHkgd2l0aAogYGNvbnNlbnRfb3V0ZGF0ZWRgOyBhYnNlbnQgaWYgdGhlIGVhcmxpZXIgY29uc2VudCBzdGF5cyB2YWxpZC4KCjcKBAQjAgkSBJMFAigaKSBBY2NlcHRlZCBvcHRpb25hbCBwYXJ0cyBvZiB0aGUgY29uc2VudC4KClsKBAQjAgoSBJUFAhwaTSBMYWJlbCBieSB3aGljaCB0aGUgc3R1ZHkncyBvd24gcmVjb3JkcyBrbm93IHRoZSBwYXJ0aWNpcGFudDsgZW1wdHkgaWYgbm9uZS4KCiwKAgUCEgaZBQCmBQEaHiBUaGUgc3RhdGUgb2YgYSBqb2luIHJlcXVlc3QuCgpDCgQFAgIAEgSbBQIlGjUgRGVmYXVsdCBvZiBhIGZpbHRlcjogc2VlIHRoZSBmaWVsZC4gTmV2ZXIgcmV0dXJuZWQuCgowCgQFAgIBEgSdBQIhGiIgV2FpdGluZyBmb3IgYSBsZWFkZXIncyBkZWNpc2lvbi4KCj4KBAUCAgISBJ8FAiIaMCBBcHByb3ZlZCBieSBhIGxlYWRlcjsgdGhlIGVucm9sbWVudCBoYXMgYmVndW4uCgolCgQFAgIDEgShBQIiGhcgUmVqZWN0ZWQgYnkgYSBsZWFkZXIuCgotCgQFAgIEEgSjBQIjGh8gV2l0aGRyYXduIGJ5IHRoZSBwYXJ0aWNpcGFudC4KCjQKBAUCAgUSBKUFAiEaJiBFeHBpcmVkOiBub3QgZGVjaWRlZCB3aXRoaW4gMzAgZGF5cy4KCmsKAgQkEgapBQC6BQEaXSBBIHBhcnRpY2lwYW50J3MgcmVxdWVzdCB0byB0YWtlIHBhcnQgaW4gYSBzdHVkeS4gTGVhZGVycyBzZWUgdGltZXMgYXMgZGF5cyAobWlkbmlnaHQsIFVUQykuCgpYCgQEJAIAEgSrBQIdGkogSWQgbWFkZSBieSB0aGUgc2VydmVyOyBpZGVudGlmaWVzIHRoZSBwYXJ0aWNpcGFudCBmb3IgdGhpcyByZXF1ZXN0IG9ubHkuCgokCgQEJAIBEgStBQIWGhYgVGhlIHJlcXVlc3RlZCBzdHVkeS4KCiIKBAQkAgISBK8FAh0aFCBUaGUgY3VycmVudCBzdGF0ZS4KCiQKBAQkAgMSBLEFAi0aFiBUaW1lIG9mIHRoZSByZXF1ZXN0LgoKUQoEBCQCBBIEswUCLBpDIFRpbWUgb2YgdGhlIGRlY2lzaW9uLCB3aXRoZHJhd2FsIG9yIGV4cGlyeTsgYWJzZW50IHdoaWxlIHBlbmRpbmcuCgoqCgQEJAIFEgS1BQIsGhwgRXhwaXJ5OyBzZXQgd2hpbGUgcGVuZGluZy4KClAKBAQkAgYSBLcFAhQaQiBUaGUgbGVhZGVyJ3MgbWVzc2FnZSB0byB0aGUgcGFydGljaXBhbnQ7IGF0IG1vc3QgNTAwIGNoYXJhY3RlcnMuCgpJCgQEJAIHEgS5BQISGjsgVGhlIHBhcnRpY2lwYW50J3Mgbm90ZSB0byB0aGUgbGVhZGVyOyBlbXB0eSBvbmNlIGRlY2lkZWQuCgqXAgoCBgMSBr8FAKIGARqIAiBNYW5hZ2VzIHRoZSBtZW1iZXJzIG9mIGEgc3R1ZHksIGZvciBpdHMgbGVhZGVycyBhbmQgZm9yIG90aGVyIHN0YWZmIHdpdGggdGhlIG1ldGhvZCdzIHJpZ2h0IGluIHRoZQogc3R1ZHk7IG90aGVyd2lzZSBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLiBNZW1iZXJzIGFyZSBpZGVudGlmaWVkIGJ5IGlkcyB0aGF0CiBleGlzdCBvbmx5IGluIHRoaXMgc2VydmljZSwgbmVpdGhlciBpbiB0b2tlbnMgbm9yIGluIGV4cG9ydHMuCgriAQoEBgMCABIGxAUCxgUDGtEBIExpc3RzIGpvaW4gcmVxdWVzdHMgb2YgdGhlIHN0dWR5LCBvbGRlc3QgZmlyc3QuIFN0YWZmIHdpdGggdGhlIHJpZ2h0IGdldCBhIG1haWwgd2l0aCB0aGUgbnVtYmVyIG9mCiB0aG9zZSB0aGF0IHdhaXQsIGF0IG1vc3Qgb25lIGFuIGhvdXIgZm9yIGVhY2ggc3R1ZHkgKGBBY2NvdW50LnRlYW1fbWFpbHNfb2ZmYCkuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKqQQKBAYDAgESBs4FAtAFAxqYBCBBcHByb3ZlcyBvciByZWplY3RzIGEgam9pbiByZXF1ZXN0LiBUaGUgcGFydGljaXBhbnQgaXMgbm90aWZpZWQgYnkgbWFpbCBpZiBhbiBhZGRyZXNzIGlzIGtlcHQsCiBhbmQgc2VlcyB0aGUgZGVjaXNpb24gaW4gTGlzdE93bkpvaW5SZXF1ZXN0cy4gUmVwZWF0aW5nIHRoZSBzYW1lIGRlY2lzaW9uIGlzIHNhZmUuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gSk9JTl9SRVFVRVNUX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24KIEpPSU5fUkVRVUVTVF9DTE9TRUQgKGRlY2lkZWQgb3RoZXJ3aXNlLCB3aXRoZHJhd24gb3IgZXhwaXJlZCksIFNUVURZX0VOREVELCBTVFVEWV9QQVVTRUQgb3IKIEFSTV9SRVNFUlZFRCAoZm9yIGFuIGFwcHJvdmFsKTsgSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBHUk9VUF9VTktOT1dOOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24KIEVOUk9MTUVOVFNfTElNSVQgaWYgdGhlIHBhcnRpY2lwYW50IHRha2VzIHBhcnQgaW4gdG9vIG1hbnkgc3R1ZGllcy4KCssBCgQGAwICEgbUBQLWBQMaugEgTGlzdHMgY3VycmVudCBtZW1iZXJzIGluIHRoZSBvcmRlciBvZiBqb2luaW5nLiBXaXRoIHNldmVyYWwgZmlsdGVycywgYSBtZW1iZXIgbXVzdCBtYXRjaCBhbGwuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBHUk9VUFNfQ09OQ0VBTEVEIGZvciBgZ3JvdXBfaWRgLgoK6AEKBAYDAgMSBtsFAt0FAxrXASBMaXN0cyB0aGUgY29uc2VudHMgb2YgY3VycmVudCBhbmQgZm9ybWVyIG1lbWJlcnMgaW4gdGhlIG9yZGVyIG9mIGpvaW5pbmc6IHdobyBjb25zZW50ZWQgdG8gd2hhdCwKIHdoZW4gYW5kIGluIHdoaWNoIGxhbmd1YWdlLCBhbmQgd2hvc2UgY29uc2VudCBoYXMgbGFwc2VkLiBXaXRob3V0IHRleHRzIGFuZCBzaWduYXR1cmVzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCosDCgQGAwIEEgbjBQLlBQMa+gIgUmV0dXJucyBhIG1lbWJlcidzIGxhdGVzdCBjb25zZW50IHdpdGggdGV4dCwgc2lnbmF0dXJlIGFuZCBjb3B5LiBBIHNpZ25hdHVyZSBtYXkgbmFtZSB0aGUgcGVyc29uOgogZWFjaCBjYWxsIGlzIHJlY29yZGVkIGluIHRoZSBhdWRpdCBsb2cuIFRoZSBkYXkgb2YgdGhlIGNvbnNlbnQgcmVwbGFjZXMgaXRzIHRpbWUuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gTUVNQkVSX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIEdST1VQU19DT05DRUFMRUQKIChncm91cHMgYXJlIGNvbmNlYWxlZCBmcm9tIHRoZSBjYWxsZXIsIGFuZCBhIGdyb3VwIG9mIHRoZSBzdHVkeSBoYXMgYSB0ZXh0IG9mIGl0cyBvd24sIG9yIGhhZCBvbmUpLgoKjAMKBAYDAgUSBuwFAu4FAxr7AiBBc3NpZ25zIGEgbWVtYmVyIHRvIGEgZ3JvdXAgb3IgcmVtb3ZlcyB0aGUgYXNzaWdubWVudC4gQWNjZXNzIHRva2VucyBzaG93IHRoZSBjaGFuZ2UgZnJvbSB0aGVpcgogbmV4dCByZW5ld2FsIG9uLiBSZXBlYXRpbmcgdGhlIGNhbGwgaXMgc2FmZS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBNRU1CRVJfVU5LTk9XTiBvciBTVFVEWV9VTktOT1dOOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uCiBHUk9VUF9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIE1FTUJFUl9BTExPQ0FURUQgb3IgQVJNX1JFU0VSVkVEOyBVTkFWQUlMQUJMRSB3aXRoCiByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvLgoKywIKBAYDAgYSBvQFAvYFAxq6AiBSZW1vdmVzIGEgbWVtYmVyOiB0aGUgZW5yb2xtZW50IGVuZHMgYXMgaWYgdGhlIG1lbWJlciBoYWQgbGVmdC4gQW5zd2VycyBzdGF5OyBhbiBlcmFzdXJlIGlzIGEKIHNlcGFyYXRlIHJlcXVlc3QuIFRoZSBtZW1iZXIgbWF5IGpvaW4gYWdhaW4gd2hlcmUgdGhlIHN0dWR5J3MgYWNjZXNzIGFsbG93cyBpdC4gUmVwZWF0aW5nIHRoZSBjYWxsCiBpcyBzYWZlLiBSZWNvcmRlZCBpbiB0aGUgYXVkaXQgbG9nIHdpdGggdGhlIHJlYXNvbi4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBNRU1CRVJfVU5LTk9XTi4KCsECCgQGAwIHEgb8BQL+BQMasAIgU2V0cywgY29ycmVjdHMgb3IgcmVtb3ZlcyBhIG1lbWJlcidzIHN1YmplY3QgbGFiZWwuIFJlcGVhdGluZyB0aGUgY2FsbCBpcyBzYWZlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIE1FTUJFUl9VTktOT1dOIG9yIFNUVURZX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04KIHdpdGggcmVhc29uIFNVQkpFQ1RfTEFCRUxTX05PVF9VU0VELCBleGNlcHQgZm9yIGEgcmVtb3ZhbDsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24KIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCvEDCgQGAwIIEgaGBgKIBgMa4AMgQ3JlYXRlcyBhIGNvZGUgdG8gam9pbiB0aGUgc3R1ZHkgd2l0aC4gUmVwZWF0aW5nIHRoZSBzYW1lIGBpbnZpdGF0aW9uX2lkYCByZXR1cm5zIHRoZSBzYW1lCiBjb2RlLgoKIEVycm9yczogQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gSU5WSVRBVElPTl9JRF9SRVVTRUQ7IElOVkFMSURfQVJHVU1FTlQsIGFsc28gd2l0aCByZWFzb24KIEdST1VQX1VOS05PV047IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIEFSTV9SRVNFUlZFRCwKIFNVQkpFQ1RfTEFCRUxTX05PVF9VU0VEIG9yIFNUVURZX0VOREVEOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gSU5WSVRBVElPTlNfTElNSVQgKDEsMDAwIHVzYWJsZSBpbnZpdGF0aW9ucyBwZXIgc3R1ZHkpOwogVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvLgoKiAEKBAYDAgkSBowGAo4GAxp4IExpc3RzIGludml0YXRpb25zIG9mIHRoZSBzdHVkeSwgbmV3ZXN0IGZpcnN0LCBpbmNsdWRpbmcgdXNlZC11cCwgcmV2b2tlZCBhbmQgZXhwaXJlZCBvbmVzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCrwBCgQGAwIKEgaTBgKVBgMaqwEgUmV0dXJucyBob3cgbG9uZyB0aGUgc3R1ZHkga2VlcHMgYW5zd2VycyAoYFN0dWR5LnJldGVudGlvbmApLCBhbmQgY291bnRzIG9mIHRoZSBlcmFzdXJlcyB0aGlzCiBoYXMgY2F1c2VkIHNvIGZhci4gUGFydGljaXBhbnRzIGFyZSBub3QgbmFtZWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKjQEKBAYDAgsSBpkGApsGAxp9IFJldHVybnMgaG93IG1hbnkgcGFydGljaXBhbnRzIGpvaW5lZCBhbmQgbGVmdCB0aGUgc3R1ZHkgb24gZWFjaCBkYXksIHdpdGhvdXQgdGVzdCBwYXJ0aWNpcGFudHMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKnQEKBAYDAgwSBp8GAqEGAxqMASBSZXZva2VzIGFuIGludml0YXRpb246IGl0cyBjb2RlIGNhbiBubyBsb25nZXIgYmUgdXNlZCB0byBqb2luLiBSZXZva2luZyB0d2ljZSBpcyBzYWZlLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIElOVklUQVRJT05fVU5LTk9XTi4KCh4KAgQlEgalBgCoBgEaECBOYW1lcyBhIHN0dWR5LgoKQAoEBCUCABIEpwYCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKHgoCBCYSBqsGAK4GARoQIE5hbWVzIGEgc3R1ZHkuCgpACgQEJgIAEgStBgIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgppCgIEJxIGsQYAwAYBGlsgRW5yb2xtZW50cyBvZiBhIHN0dWR5LiBUZXN0IHBhcnRpY2lwYW50cywgYW5kIGFjY291bnRzIHRoYXQgd2VyZSBlcmFzZWQsIGFyZSBub3QgY291bnRlZC4KClUKBAQnAgASBLMGAiMaRyBEYXlzIHdpdGggYSBjaGFuZ2UgaW4gVVRDLCBlYXJsaWVzdCBmaXJzdDsgYXQgbW9zdCB0aGUgbGF0ZXN0IDIwLDAwMC4KCmIKBAQnAgESBLUGAhoaVCBOdW1iZXIgb2YgcGFydGljaXBhbnRzIHdobyBhcmUgb3Igd2VyZSBlbnJvbGxlZC4gT25lIHdobyBqb2luZWQgYWdhaW4gY291bnRzIG9uY2UuCgo8CgQEJwICEgS3BgIWGi4gTnVtYmVyIG9mIHBhcnRpY2lwYW50cyB3aG8gYXJlIGVucm9sbGVkIG5vdy4KCl0KBAQnAgMSBLkGAhcaTyBOdW1iZXIgb2YgcGFydGljaXBhbnRzIHdobyBhcmUgbm8gbG9uZ2VyIGVucm9sbGVkIGFuZCB3aXRoZHJldyB0aGVpciBjb25zZW50LgoKRAoEBCcCBBIEuwYCHho2IE51bWJlciBvZiByZXF1ZXN0cyB0byBqb2luIHRoYXQgd2FpdCBmb3IgYSBkZWNpc2lvbi4KClUKBAQnAgUSBL0GAhwaRyBOdW1iZXIgb2YgcmVxdWVzdHMgdG8gam9pbiB0aGF0IHdlcmUgcmVqZWN0ZWQsIHdpdGhkcmF3biwgb3IgZXhwaXJlZC4KCiMKBAQnAgYSBL8GAisaFSBUaW1lIG9mIHRoZSBjb3VudHMuCgoxCgIEKBIGwwYAzAYBGiMgQ2hhbmdlcyBvZiBlbnJvbG1lbnRzIG9uIG9uZSBkYXkuCgopCgQEKAIAEgTFBgISGhsgRGF5IGluIFVUQywgYFlZWVktTU0tRERgLgoKYgoEBCgCARIExwYCFBpUIE51bWJlciBvZiBlbnJvbG1lbnRzIHRoYXQgYmVnYW4sIGluY2x1ZGluZyB0aG9zZSBvZiBwYXJ0aWNpcGFudHMgd2hvIGpvaW5lZCBhZ2Fpbi4KCkAKBAQoAgISBMkGAhIaMiBOdW1iZXIgb2YgZW5yb2xtZW50cyB0aGF0IGVuZGVkLCBmb3IgYW55IHJlYXNvbi4KCmEKBAQoAgMSBMsGAhcaUyBOdW1iZXIgb2YgdGhvc2UgdGhhdCBlbmRlZCB3aXRoIGEgd2l0aGRyYXdhbCBvZiB0aGUgY29uc2VudCBvbiB0aGlzIGRheSBvciBsYXRlci4KCpUBCgIEKRIG0AYA2QYBGoYBIFRoZSBlcmFzdXJlcyBjYXVzZWQgYnkgYSBzdHVkeSdzIHJldGVudGlvbiBydWxlcy4gT25lIGVyYXN1cmUgaXMgc3RhcnRlZCBmb3IgZWFjaCBwYXJ0aWNpcGFudCdzCiBkYXRhIG9mIHRoZSBzdHVkeSwgYSBmZXcgYXQgYSB0aW1lLgoKTgoEBCkCABIE0gYCIBpAIFRoZSByZXRlbnRpb24gcnVsZXM7IGFic2VudCBpZiBhbnN3ZXJzIGFyZSBrZXB0IHdpdGhvdXQgbGltaXQuCgovCgQEKQIBEgTUBgIbGiEgTnVtYmVyIG9mIGVyYXN1cmVzIGluIHByb2dyZXNzLgoKUAoEBCkCAhIE1gYCHBpCIE51bWJlciBvZiBlcmFzdXJlcyBmb3Igd2hpY2ggZXZlcnkgc2VydmljZSByZXR1cm5lZCBpdHMgcmVjZWlwdC4KClcKBAQpAgMSBNgGAicaSSBTdW1zIG9mIHRoZSBzZXJ2aWNlcycgcmVjZWlwdHMsIGVhY2ggd2l0aCB0aGUgdGltZSBvZiBpdHMgbGFzdCByZWNlaXB0LgoKMwoCBCoSBtwGAOUGARolIFNlbGVjdHMgam9pbiByZXF1ZXN0cyBvZiBvbmUgc3R1ZHkuCgpACgQEKgIAEgTeBgIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgo+CgQEKgIBEgTgBgIdGjAgU3RhdGUgdG8gZmlsdGVyIGJ5OyBVTlNQRUNJRklFRDogcGVuZGluZyBvbmVzLgoKJAoEBCoCAhIE4gYCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpRCgQEKgIDEgTkBgIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCigKAgQrEgboBgDtBgEaGiBBIHBhZ2Ugb2Ygam9pbiByZXF1ZXN0cy4KCiwKBAQrAgASBOoGAikaHiBKb2luIHJlcXVlc3RzLCBvbGRlc3QgZmlyc3QuCgo/CgQEKwIBEgTsBgIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCiQKAgQsEgbwBgD8BgEaFiBBIGxlYWRlcidzIGRlY2lzaW9uLgoKQAoEBCwCABIE8gYCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKLgoEBCwCARIE9AYCHRogIGBKb2luUmVxdWVzdC5qb2luX3JlcXVlc3RfaWRgLgoKQgoEBCwCAhIE9gYCExo0IFdoZXRoZXIgdGhlIHJlcXVlc3QgaXMgYXBwcm92ZWQ7IGZhbHNlIHJlamVjdHMgaXQuCgpJCgQELAIDEgT4BgIUGjsgTWVzc2FnZSBzaG93biB0byB0aGUgcGFydGljaXBhbnQ7IGF0IG1vc3QgNTAwIGNoYXJhY3RlcnMuCgp9CgQELAIEEgT7BgIWGm8gR3JvdXAgb2YgYW4gYXBwcm92ZWQgbWVtYmVyOyBlbXB0eSBmb3Igbm9uZS4gTXVzdCBiZSBlbXB0eSB3aXRoIGEgcmVqZWN0aW9uLiBOZWVkcyB0aGUgcmlnaHQKIGBncm91cC5hc3NpZ25gLgoKKQoCBC0SBv8GAIQHARobIFRoZSBkZWNpZGVkIGpvaW4gcmVxdWVzdC4KCi0KBAQtAgASBIEHAhsaHyBXaGV0aGVyIHRoaXMgY2FsbCBkZWNpZGVkIGl0LgoKIgoEBC0CARIEgwcCHxoUIFRoZSBjdXJyZW50IHN0YXRlLgoKLQoCBC4SBocHAJMHARofIFNlbGVjdHMgbWVtYmVycyBvZiBvbmUgc3R1ZHkuCgpACgQELgIAEgSJBwIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgokCgQELgIBEgSLBwIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KClEKBAQuAgISBI0HAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKuQEKBAQuAgMSBJAHAhQaqgEgQmVnaW5uaW5nIG9mIGEgbWVtYmVyJ3MgaWQgb3IsIGZvciBjYWxsZXJzIHdpdGggdGhlIHJpZ2h0IGBsYWJlbC5yZWFkYCwgb2YgYSBzdWJqZWN0IGxhYmVsLCBhdCBtb3N0CiA2NCBjaGFyYWN0ZXJzLCBjb21wYXJlZCB3aXRob3V0IHJlZ2FyZCB0byBjYXNlOyBlbXB0eTogYWxsIG1lbWJlcnMuCgoxCgQELgIEEgSSBwIWGiMgR3JvdXAgb2YgdGhlIG1lbWJlcnM7IGVtcHR5OiBhbnkuCgoiCgIELxIGlgcAnQcBGhQgQSBwYWdlIG9mIG1lbWJlcnMuCgowCgQELwIAEgSYBwIeGiIgTWVtYmVycyBpbiB0aGUgb3JkZXIgb2Ygam9pbmluZy4KCj8KBAQvAgESBJoHAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKYQoEBC8CAhIEnAcCHBpTIFdoZXRoZXIgYSBibGluZGVkIHNjaGVtZSAoQWxsb2NhdGlvblNlcnZpY2UpIGNvbmNlYWxzIHRoZSBncm91cHMgZnJvbSB0aGUgY2FsbGVyLgoKPQoCBDASBqAHALYHARovIEEgbWVtYmVyIG9mIGEgc3R1ZHksIGFzIHNob3duIHRvIGl0cyBsZWFkZXJzLgoKUwoEBDACABIEogcCFxpFIElkIG9mIHRoaXMgZW5yb2xtZW50LiBBIHBhcnRpY2lwYW50IHdobyBqb2lucyBhZ2FpbiBoYXMgYW5vdGhlciBpZC4KCkoKBAQwAgESBKQHAioaPCBEYXkgKFVUQykgb24gd2hpY2ggdGhlIGVucm9sbWVudCBzdGFydGVkLCBhcyBpdHMgbWlkbmlnaHQuCgplCgQEMAICEgSmBwIWGlcgU3R1ZHkgZ3JvdXAgb2YgdGhlIG1lbWJlcjsgZW1wdHkgaWYgbm9uZSwgb3IgaWYgZ3JvdXBzIGFyZSBjb25jZWFsZWQgZnJvbSB0aGUgY2FsbGVyLgoKSQoEBDACAxIEqAcCFRo7IFdoZXRoZXIgdGhlIG1lbWJlciBoYXMgYW4gYWxsb2NhdGlvbiAoQWxsb2NhdGlvblNlcnZpY2UpLgoKoAEKBAQwAgQSBKsHAhsakQEgTGFiZWwgYnkgd2hpY2ggdGhlIHN0dWR5J3Mgb3duIHJlY29yZHMga25vdyB0aGUgbWVtYmVyIChgU3R1ZHkuc3ViamVjdF9sYWJlbHNgKTsgZW1wdHkgaWYgbm9uZSwgb3IKIGlmIHRoZSBjYWxsZXIgbGFja3MgdGhlIHJpZ2h0IGBsYWJlbC5yZWFkYC4KCrsBCgQEMAIFEgSuBwIdGqwBIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG9mIHRoZSB0ZXh0IGNvbnNlbnRlZCB0byBtb3N0IHJlY2VudGx5LiBFbXB0eSBpZiBncm91cHMgYXJlIGNvbmNlYWxlZCBmcm9tIHRoZQogY2FsbGVyIGFuZCBhIGdyb3VwIG9mIHRoZSBzdHVkeSBoYXMgYSB0ZXh0IG9mIGl0cyBvd24sIG9yIGhhZCBvbmUuCgo9CgQEMAIGEgSwBwIeGi8gQkNQIDQ3IGxhbmd1YWdlIGluIHdoaWNoIHRoYXQgdGV4dCB3YXMgc2hvd24uCgq1AQoEBDACBxIEswcCLhqmASBXZWVrIG9mIHRoZSBsYXN0IHNpZ24taW4gb3IgcmVmcmVzaCwgYXMgbWlkbmlnaHQgVVRDIG9mIGl0cyBNb25kYXk7IGFic2VudCBpZiBubyBzZXNzaW9uIGlzIGxlZnQuCiBOb3QgdGhlIGRheTogaXQgd291bGQgY29ubmVjdCBtZW1iZXJzIHdpdGggcHNldWRvbnltcyBvZiBleHBvcnRzLgoKOQoEBDACCBIEtQcCHBorIFdoZXRoZXIgdGhlIG1lbWJlciBpcyBhIHRlc3QgcGFydGljaXBhbnQuCgp+CgIFAxIGugcAxwcBGnAgVGhlIHJlYXNvbiBmb3IgcmVtb3ZpbmcgYSBtZW1iZXIuIEEgY29kZSBpbnN0ZWFkIG9mIGZyZWUgdGV4dCwgYmVjYXVzZSBpdCBzdGF5cyBpbiB0aGUgYXVkaXQgbG9nCiBwZXJtYW5lbnRseS4KCiQKBAUDAgASBLwHAigaFiBSZWplY3RlZCAoUkVRVUlSRUQpLgoKQwoEBQMCARIEvgcCKRo1IFRoZSBwYXJ0aWNpcGFudCBkb2VzIG5vdCBtZWV0IHRoZSBzdHVkeSdzIGNyaXRlcmlhLgoKLQoEBQMCAhIEwAcCJhofIFRoZSBwYXJ0aWNpcGFudCBhc2tlZCBmb3IgaXQuCgpACgQFAwIDEgTCBwImGjIgVGhlIHBhcnRpY2lwYW50IHRha2VzIHBhcnQgd2l0aCBhbm90aGVyIGFjY291bnQuCgovCgQFAwIEEgTEBwIhGiEgVGhlIGRldmljZSBiZWxvbmdzIHRvIHRoZSB0ZWFtLgoKHwoEBQMCBRIExgcCIhoRIEFub3RoZXIgcmVhc29uLgoKJQoCBDESBsoHANEHARoXIFRoZSBtZW1iZXIgdG8gcmVtb3ZlLgoKQAoEBDECABIEzAcCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKIwoEBDECARIEzgcCFxoVIGBNZW1iZXIubWVtYmVyX2lkYC4KCiEKBAQxAgISBNAHAiEaEyBSZWFzb247IHJlcXVpcmVkLgoKNwoCBDISBNQHAB8aKyBFbXB0eTogdGhlIG1lbWJlciB0YWtlcyBubyBwYXJ0IGFueSBtb3JlLgoKJQoCBDMSBtcHAN4HARoXIEEgbWVtYmVyIGFuZCBhIGxhYmVsLgoKQAoEBDMCABIE2QcCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKIwoEBDMCARIE2wcCFxoVIGBNZW1iZXIubWVtYmVyX2lkYC4KCkgKBAQzAgISBN0HAhsaOiAx4oCTNjQgbGV0dGVycywgZGlnaXRzLCBgLmAsIGBfYCwgYC1gLCBgL2A7IGVtcHR5OiBub25lLgoKLAoCBDQSBuEHAOQHARoeIFRoZSBtZW1iZXIgYWZ0ZXIgdGhlIGNoYW5nZS4KCiIKBAQ0AgASBOMHAhQaFCBUaGUgY3VycmVudCBzdGF0ZS4KCiUKAgQ1EgbnBwDuBwEaFyBBIG1lbWJlciBhbmQgYSBncm91cC4KCkAKBAQ1AgASBOkHAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCiMKBAQ1AgESBOsHAhcaFSBgTWVtYmVyLm1lbWJlcl9pZGAuCgo3CgQENQICEgTtBwIWGikgVGhlIG1lbWJlcidzIG5ldyBncm91cDsgZW1wdHkgZm9yIG5vbmUuCgosCgIENhIG8QcA9AcBGh4gVGhlIG1lbWJlciBhZnRlciB0aGUgY2hhbmdlLgoKIgoEBDYCABIE8wcCFBoUIFRoZSBjdXJyZW50IHN0YXRlLgoKMwoCBDcSBvcHAIkIARolIERlc2NyaWJlcyB0aGUgaW52aXRhdGlvbiB0byBjcmVhdGUuCgooCgQENwIAEgT5BwIbGhogVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuCgpACgQENwIBEgT7BwIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgptCgQENwICEgT9BwIWGl8gR3JvdXAgb2YgcGFydGljaXBhbnRzIHdobyBqb2luIHdpdGggdGhlIGNvZGU7IGVtcHR5IGZvciBub25lLiBOZWVkcyB0aGUgcmlnaHQgYGdyb3VwLmFzc2lnbmAuCgpiCgQENwIDEgT/BwIWGlQgTWF4aW11bSBudW1iZXIgb2YgcGFydGljaXBhbnRzIHdobyBjYW4gam9pbiB3aXRoIHRoZSBjb2RlOiAx4oCTMTAwLDAwMDsgMCBtZWFucyAxLgoKRgoEBDcCBBIEgQgCGBo4IERheXMgZm9yIHdoaWNoIHRoZSBjb2RlIGlzIHZhbGlkOiAx4oCTMzY1OyAwIG1lYW5zIDMwLgoKjgIKBAQ3AgUSBIUIAhsa/wEgTGFiZWwgb2YgdGhlIHBhcnRpY2lwYW50IHdobyBqb2lucyB3aXRoIHRoZSBjb2RlLCBieSB3aGljaCB0aGUgc3R1ZHkncyBvd24gcmVjb3JkcyBrbm93IHRoZQogcGFydGljaXBhbnQ6IDHigJM2NCBsZXR0ZXJzLCBkaWdpdHMsIGAuYCwgYF9gLCBgLWAsIGAvYDsgZW1wdHkgZm9yIG5vbmUuIE5lZWRzIHRoZSByaWdodAogYGxhYmVsLmFzc2lnbmAsIGEgc3R1ZHkgd2l0aCBgU3R1ZHkuc3ViamVjdF9sYWJlbHNgLCBhbmQgYHVzZXNfbWF4YCAxLgoKygEKBAQ3AgYSBIgIAh0auwEgV2hldGhlciBwYXJ0aWNpcGFudHMgd2hvIGpvaW4gd2l0aCB0aGUgY29kZSBiZWNvbWUgdGVzdCBwYXJ0aWNpcGFudHM6IGZvciBkZXZpY2VzIG9mIHRoZSB0ZWFtLgogUmVqZWN0cyBwYXJ0aWNpcGFudHMgd2hvIHdlcmUgZXZlciBlbnJvbGxlZCwgc2luY2UgdGhlIG1hcmsgYXBwbGllcyB0byB0aGUgd2hvbGUgYWNjb3VudC4KCiwKAgQ4EgaMCACkCAEaHiBBIGNvZGUgdG8gam9pbiBhIHN0dWR5IHdpdGguCgooCgQEOAIAEgSOCAIbGhogVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuCgoiCgQEOAIBEgSQCAIWGhQgVGhlIHN0dWR5IHRvIGpvaW4uCgpNCgQEOAICEgSSCAIWGj8gR3JvdXAgb2YgcGFydGljaXBhbnRzIHdobyBqb2luIHdpdGggdGhlIGNvZGU7IGVtcHR5IGZvciBub25lLgoKNgoEBDgCAxIElAgCEhooIFR3byBncm91cHMgb2YgZml2ZSBsZXR0ZXJzIGFuZCBkaWdpdHMuCgpFCgQEOAIEEgSWCAISGjcgTnVtYmVyIG9mIHBhcnRpY2lwYW50cyB3aG8gaGF2ZSBqb2luZWQgd2l0aCB0aGUgY29kZS4KCkoKBAQ4AgUSBJgIAhYaPCBNYXhpbXVtIG51bWJlciBvZiBwYXJ0aWNpcGFudHMgd2hvIGNhbiBqb2luIHdpdGggdGhlIGNvZGUuCgohCgQEOAIGEgSaCAIsGhMgVGltZSBvZiBjcmVhdGlvbi4KCj8KBAQ4AgcSBJwIAiwaMSBUaW1lIGZyb20gd2hpY2ggdGhlIGNvZGUgaXMgbm8gbG9uZ2VyIGFjY2VwdGVkLgoKOgoEBDgCCBIEnggCLBosIFRpbWUgb2YgcmV2b2NhdGlvbjsgYWJzZW50IGlmIG5vdCByZXZva2VkLgoKowEKBAQ4AgkSBKEIAhwalAEgTGFiZWwgb2YgdGhlIHBhcnRpY2lwYW50IHdobyBqb2lucyB3aXRoIHRoZSBjb2RlLiBFbXB0eSBvbmNlIHRoZSBjb2RlIGlzIHVzZWQsIHJldm9rZWQgb3IgZXhwaXJlZCwKIG9yIGlmIHRoZSBjYWxsZXIgbGFja3MgdGhlIHJpZ2h0IGBsYWJlbC5yZWFkYC4KClUKBAQ4AgoSBKMIAh4aRyBXaGV0aGVyIHBhcnRpY2lwYW50cyB3aG8gam9pbiB3aXRoIHRoZSBjb2RlIGJlY29tZSB0ZXN0IHBhcnRpY2lwYW50cy4KCjEKAgQ5EganCACuCAEaIyBTZWxlY3RzIGludml0YXRpb25zIG9mIG9uZSBzdHVkeS4KCkAKBAQ5AgASBKkIAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCiQKBAQ5AgESBKsIAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKUQoEBDkCAhIErQgCGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgomCgIEOhIGsQgAtggBGhggQSBwYWdlIG9mIGludml0YXRpb25zLgoKKgoEBDoCABIEswgCJhocIEludml0YXRpb25zLCBuZXdlc3QgZmlyc3QuCgo/CgQEOgIBEgS1CAIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCikKAgQ7Ega5CAC+CAEaGyBUaGUgaW52aXRhdGlvbiB0byByZXZva2UuCgpACgQEOwIAEgS7CAIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgorCgQEOwIBEgS9CAIbGh0gYEludml0YXRpb24uaW52aXRhdGlvbl9pZGAuCgonCgIEPBIGwQgAxAgBGhkgVGhlIHJldm9rZWQgaW52aXRhdGlvbi4KCkoKBAQ8AgASBMMIAhwaPCBUaGUgY3VycmVudCBzdGF0ZTsgcmV2b2tlZCBieSB0aGlzIGNhbGwgb3IgYW4gZWFybGllciBvbmUuCgpWCgIGBBIGxwgA6QgBGkggQ3JlYXRlcyBhbmQgbWFuYWdlcyBzdGFmZiBhY2NvdW50cy4gTmVlZHMgYSB0b2tlbiBvZiBhbiBhZG1pbmlzdHJhdG9yLgoKmAQKBAYEAgASBs8IAtEIAxqHBCBDcmVhdGVzIGFuIGFjY291bnQgdGhhdCBsZWFkcyB0aGUgbmFtZWQgc3R1ZGllcyBhbmQgaW52aXRlcyBpdHMgb3duZXI6IGJ5IG1haWwgaWYgYW4gYWRkcmVzcyBpcwogZ2l2ZW4sIG90aGVyd2lzZSBieSBhIGNvZGUgdGhhdCB0aGUgYWRtaW5pc3RyYXRvciBoYW5kcyBvdmVyLiBUaGUgb3duZXIgY2hvb3NlcyB0aGUgcGFzc3dvcmQKIChSZWNvdmVyeVNlcnZpY2UuUmVzZXRQYXNzd29yZCkuIEFuIGludml0YXRpb24gbm90IGFjY2VwdGVkIHdpdGhpbiBzZXZlbiBkYXlzIGV4cGlyZXMgdG9nZXRoZXIKIHdpdGggaXRzIGFjY291bnQ7IFNlbmRBY2Nlc3NDb2RlIHNlbmRzIGFub3RoZXIgb25lLiBSZXBlYXRpbmcgdGhlIHNhbWUgYHJlcXVlc3RfaWRgIGlzIHNhZmUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBVU0VSTkFNRV9UQUtFTiwgb3IgUkVRVUVTVF9JRF9SRVVTRUQgaWYKIGByZXF1ZXN0X2lkYCB3YXMgdXNlZCBmb3Igb3RoZXIgY29udGVudHMuCgqUAQoEBgQCARIG1QgC1wgDGoMBIENyZWF0ZXMgdGhlIGFjY291bnQgb2YgYW5vdGhlciBhZG1pbmlzdHJhdG9yIGFuZCBpbnZpdGVzIGl0cyBvd25lciBhcyBSZWdpc3RlclN0dWR5TGVhZGVyIGRvZXMuCgogRXJyb3JzOiBhcyBSZWdpc3RlclN0dWR5TGVhZGVyLgoK1QIKBAYEAgISBt4IAuAIAxrEAiBDcmVhdGVzIHRoZSBhY2NvdW50IG9mIGEgZ2F0ZXdheSB0aGF0IGRlbGl2ZXJzIG5vdGlmaWNhdGlvbnMgdG8gcGFydGljaXBhbnRzIG9mIGFsbCBzdHVkaWVzCiAob3RvbGl0aC5wbGFubmluZy52MS5EZWxpdmVyeVNlcnZpY2UuV2F0Y2hQcm9tcHRzKSwgYW5kIGludml0ZXMgaXRzIG9wZXJhdG9yIGFzCiBSZWdpc3RlclN0dWR5TGVhZGVyIGRvZXMuIFRoZSBhY2NvdW50IGhhcyBubyBvdGhlciByaWdodHMuCiBBY2NvdW50QWRtaW5pc3RyYXRpb25TZXJ2aWNlLkVuZFN0YWZmUm9sZXMgcmVtb3ZlcyBpdC4KCiBFcnJvcnM6IGFzIFJlZ2lzdGVyU3R1ZHlMZWFkZXIuCgrJAgoEBgQCAxIG5ggC6AgDGrgCIFJlcGxhY2VzIHRoZSBzZXQgb2Ygc3R1ZGllcyB0aGF0IGFuIGV4aXN0aW5nIHN0dWR5IGxlYWRlciBsZWFkcy4gRXZlcnkgc2VydmljZSByZWplY3RzIGFjY2VzcwogdG9rZW5zIGZyb20gYmVmb3JlIHRoZSBjaGFuZ2Ugd2l0aGluIGEgbWludXRlIChUT0tFTl9FWFBJUkVEKTsgdGhlIG5leHQgcmVuZXdhbCBoYXMgdGhlIGNoYW5nZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9MRUFERVJfVU5LTk9XTjsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGgKIHJlYXNvbiBUT09fTUFOWV9ST0xFUy4KCjAKAgQ9EgbsCAD6CAEaIiBEZXNjcmliZXMgdGhlIGFjY291bnQgdG8gY3JlYXRlLgoKKAoEBD0CABIE7ggCGBoaIFVVSUQgbWFkZSBieSB0aGUgY2xpZW50LgoKNAoEBD0CARIE8AgCFhomIFNhbWUgYXMgaW4gYFJlZ2lzdGVyQWNjb3VudFJlcXVlc3RgLgoKTQoEBD0CAhIE9AgCIBo/IElkcyBvZiB1cCB0byA1MCBzdHVkaWVzOyB0aGlzIHNlcnZpY2UgbmVlZCBub3Qga25vdyB0aGVtIHlldC4KCncKBAQ9AgMSBPcIAhMaaSBBZGRyZXNzIHRoZSBpbnZpdGF0aW9uIGlzIG1haWxlZCB0bzsga2VwdCBmb3IgcGFzc3dvcmQgcmVzZXRzLiBFbXB0eTogdGhlIHJlc3BvbnNlIGhhcyBhIGNvZGUKIGluc3RlYWQuCgo/CgQEPQIEEgT5CAIWGjEgQkNQIDQ3IGxhbmd1YWdlIGZvciBtYWlsczsgZW1wdHkgbWVhbnMgRW5nbGlzaC4KCiQKAgQ+Egb9CACGCQEaFiBUaGUgY3JlYXRlZCBhY2NvdW50LgoKNgoEBD4CABIE/wgCGxooIFdoZXRoZXIgdGhpcyBjYWxsIGNyZWF0ZWQgdGhlIGFjY291bnQuCgrjAQoEBD4CARIEgwkCHRrUASBDb2RlIHRvIGhhbmQgb3ZlciB0byB0aGUgb3duZXI7IHNldCBmb3IgYW4gYWNjb3VudCB3aXRob3V0IGFuIGFkZHJlc3MgdW50aWwgdGhlIG93bmVyIGFjY2VwdHMuCiBSZXBlYXRpbmcgdGhlIHJlcXVlc3QgcmV0dXJucyBhbm90aGVyIGNvZGUsIGJlY2F1c2UgdGhlIGZpcnN0IHJlc3BvbnNlIG1heSBoYXZlIGJlZW4gbG9zdDsgYWxsCiBvZiB0aGVtIGFyZSB2YWxpZC4KCkMKBAQ+AgISBIUJAiwaNSBFeHBpcnkgb2YgYGludml0YXRpb25fY29kZWA7IGFic2VudCB3aXRob3V0IGEgY29kZS4KCjAKAgQ/EgaJCQCTCQEaIiBEZXNjcmliZXMgdGhlIGFjY291bnQgdG8gY3JlYXRlLgoKKAoEBD8CABIEiwkCGBoaIFVVSUQgbWFkZSBieSB0aGUgY2xpZW50LgoKNAoEBD8CARIEjQkCFhomIFNhbWUgYXMgaW4gYFJlZ2lzdGVyQWNjb3VudFJlcXVlc3RgLgoKdwoEBD8CAhIEkAkCExppIEFkZHJlc3MgdGhlIGludml0YXRpb24gaXMgbWFpbGVkIHRvOyBrZXB0IGZvciBwYXNzd29yZCByZXNldHMuIEVtcHR5OiB0aGUgcmVzcG9uc2UgaGFzIGEgY29kZQogaW5zdGVhZC4KCj8KBAQ/AgMSBJIJAhYaMSBCQ1AgNDcgbGFuZ3VhZ2UgZm9yIG1haWxzOyBlbXB0eSBtZWFucyBFbmdsaXNoLgoKJAoCBEASBpYJAJ0JARoWIFRoZSBjcmVhdGVkIGFjY291bnQuCgo2CgQEQAIAEgSYCQIbGiggV2hldGhlciB0aGlzIGNhbGwgY3JlYXRlZCB0aGUgYWNjb3VudC4KCjkKBARAAgESBJoJAh0aKyBTYW1lIGFzIGluIGBSZWdpc3RlclN0dWR5TGVhZGVyUmVzcG9uc2VgLgoKQwoEBEACAhIEnAkCLBo1IEV4cGlyeSBvZiBgaW52aXRhdGlvbl9jb2RlYDsgYWJzZW50IHdpdGhvdXQgYSBjb2RlLgoKMAoCBEESBqAJAKoJARoiIERlc2NyaWJlcyB0aGUgYWNjb3VudCB0byBjcmVhdGUuCgooCgQEQQIAEgSiCQIYGhogVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuCgo0CgQEQQIBEgSkCQIWGiYgU2FtZSBhcyBpbiBgUmVnaXN0ZXJBY2NvdW50UmVxdWVzdGAuCgp3CgQEQQICEgSnCQITGmkgQWRkcmVzcyB0aGUgaW52aXRhdGlvbiBpcyBtYWlsZWQgdG87IGtlcHQgZm9yIHBhc3N3b3JkIHJlc2V0cy4gRW1wdHk6IHRoZSByZXNwb25zZSBoYXMgYSBjb2RlCiBpbnN0ZWFkLgoKPwoEBEECAxIEqQkCFhoxIEJDUCA0NyBsYW5ndWFnZSBmb3IgbWFpbHM7IGVtcHR5IG1lYW5zIEVuZ2xpc2guCgokCgIEQhIGrQkAtAkBGhYgVGhlIGNyZWF0ZWQgYWNjb3VudC4KCjYKBARCAgASBK8JAhsaKCBXaGV0aGVyIHRoaXMgY2FsbCBjcmVhdGVkIHRoZSBhY2NvdW50LgoKOQoEBEICARIEsQkCHRorIFNhbWUgYXMgaW4gYFJlZ2lzdGVyU3R1ZHlMZWFkZXJSZXNwb25zZWAuCgpDCgQEQgICEgSzCQIsGjUgRXhwaXJ5IG9mIGBpbnZpdGF0aW9uX2NvZGVgOyBhYnNlbnQgd2l0aG91dCBhIGNvZGUuCgozCgIEQxIGtwkAvAkBGiUgVGhlIG5ldyBzZXQgb2Ygc3R1ZGllcyBvZiBhIGxlYWRlci4KCisKBARDAgASBLkJAhYaHSBVc2VybmFtZSBvZiBhIHN0dWR5IGxlYWRlci4KClMKBARDAgESBLsJAiAaRSBJZHMgb2YgdXAgdG8gNTAgc3R1ZGllcywgcmVwbGFjaW5nIHRoZSBwcmV2aW91cyBvbmVzOyBtYXkgYmUgZW1wdHkuCgouCgIERBIEvwkAIBoiIEVtcHR5OiB0aGUgc3R1ZGllcyBhcmUgcmVwbGFjZWQuCgpeCgIGBRIGwgkAyQkBGlAgUHVibGlzaGVzIHRoZSBwdWJsaWMga2V5cyB0aGF0IHZlcmlmeSBhY2Nlc3MgdG9rZW5zLiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4uCgroAQoEBgUCABIGxgkCyAkDGtcBIFJldHVybnMgYWxsIGtleXMgdGhhdCBjdXJyZW50bHkgdmFsaWQgYWNjZXNzIHRva2VucyBtYXkgYmUgc2lnbmVkIHdpdGguIFdpdGhvdXQgcGFnZXM6IHRoZXJlCiBhcmUgYXQgbW9zdCBhIGZldyAoZWFjaCBpcyBwdWJsaXNoZWQgZm9yIDQwIGRheXMgYW5kIHJlcGxhY2VkIGFmdGVyIDMwKSwgYW5kIGEgSldLIFNldCBpcyBvbmUKIGRvY3VtZW50IChSRkMgNzUxNyDCpzUpLgoKIAoCBEUSBMwJACEaFCBBc2tzIGZvciBhbGwga2V5cy4KChkKAgRGEgbPCQDUCQEaCyBBbGwga2V5cy4KClEKBARGAgASBNEJAhcaQyBKU09OIFdlYiBLZXkgU2V0IChSRkMgNzUxNywgUkZDIDgwMzcpLCByZWFkeSBmb3IgYW55IEpXVCBsaWJyYXJ5LgoKJwoEBEYCARIE0wkCFBoZIGBpc3NgIG9mIGFjY2VzcyB0b2tlbnMuCmIGcHJvdG8z")
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
    self.client = c.pointee.client.map { AuthV1.ClientCredentials($0) }
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
    if let value = self.client { c.pointee.client = value.cStruct(in: arena) }
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
    self.teamMailsOff = c.pointee.team_mails_off != 0
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
    c.pointee.team_mails_off = self.teamMailsOff ? 1 : 0
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
    self.client = c.pointee.client.map { AuthV1.ClientCredentials($0) }
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
    if let value = self.client { c.pointee.client = value.cStruct(in: arena) }
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
    self.client = c.pointee.client.map { AuthV1.ClientCredentials($0) }
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
    if let value = self.client { c.pointee.client = value.cStruct(in: arena) }
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
    self.client = c.pointee.client.map { AuthV1.ClientCredentials($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RefreshRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RefreshRequest.self)
    otolith__auth__v1__refresh_request__init(c)
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    if let value = self.client { c.pointee.client = value.cStruct(in: arena) }
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
    self.client = c.pointee.client.map { AuthV1.ClientCredentials($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignOutRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SignOutRequest.self)
    otolith__auth__v1__sign_out_request__init(c)
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    if let value = self.client { c.pointee.client = value.cStruct(in: arena) }
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
    self.clientName = Codec.string(c.pointee.client_name)
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
    if !self.clientName.isEmpty { c.pointee.client_name = arena.string(self.clientName) }
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
    self.issuer = Codec.string(c.pointee.issuer)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListSigningKeysResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListSigningKeysResponse.self)
    otolith__auth__v1__list_signing_keys_response__init(c)
    if !self.jwksJSON.isEmpty { c.pointee.jwks_json = arena.string(self.jwksJSON) }
    if !self.issuer.isEmpty { c.pointee.issuer = arena.string(self.issuer) }
    return c
  }
}
