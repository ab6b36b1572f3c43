// Generated from otolith/auth/v1/auth.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// Creates and confirms accounts. Callable without a token.
  public protocol AccountServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.AccountServiceMethod) -> MethodAccess

    /// Creates an account that can sign in once it is confirmed (TYT §4). With an e-mail address, a
    /// confirmation code is mailed; without one, the account is active at once. If the address is the
    /// only name and already belongs to an account, the response is the same and the mail says so.
    ///
    /// Errors: INVALID_ARGUMENT (every invalid field is named); ALREADY_EXISTS with reason
    /// USERNAME_TAKEN; ALREADY_EXISTS with reason REQUEST_ID_REUSED if `request_id` was used for other
    /// contents; RESOURCE_EXHAUSTED with reason WAITING_ACCOUNTS_LIMIT and RetryInfo if five accounts
    /// registered within the last hour wait for confirmation of this address (accounts with expired
    /// codes do not count); FAILED_PRECONDITION with reason ACCOUNT_ERASED if the account created by
    /// this `request_id` was erased in the last 90 days: use a new `request_id` for a new account;
    /// PERMISSION_DENIED with reason CLIENT_REQUIRED or CLIENT_REJECTED.
    func registerAccount(
      _ request: AuthV1.RegisterAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RegisterAccountResponse

    /// Activates an account. Deletes the e-mail address unless the participant consented to keeping
    /// it; the last mail to a deleted address contains a recovery code. Repeating the call is safe:
    /// until the code expires (24 hours after mailing), the response is the same.
    ///
    /// Errors: INVALID_ARGUMENT, also for a missing `password` if the code alone names an account whose
    /// name is its address; PERMISSION_DENIED with reason CODE_REJECTED for a wrong, replaced or
    /// expired code, an unknown username or a wrong password (deliberately indistinguishable);
    /// FAILED_PRECONDITION with reason EMAIL_TAKEN if another account with this address as its name
    /// was confirmed first; RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and RetryInfo instead of
    /// CODE_REJECTED after several wrong codes (a correct code is accepted at any time).
    func confirmAccount(
      _ request: AuthV1.ConfirmAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ConfirmAccountResponse

    /// Mails a new code to an account that waits for confirmation, unless one was mailed just now; the
    /// previous code becomes invalid. The response is the same whether or not such an account exists.
    ///
    /// Not idempotent: the second call may mail another code, which replaces the first. Repeating the
    /// call after a lost response is harmless: the code of the newest mail is valid.
    ///
    /// Errors: RESOURCE_EXHAUSTED with reason MAIL_REQUESTS_LIMIT and RetryInfo while 10,000 mail
    /// requests are queued.
    func resendConfirmation(
      _ request: AuthV1.ResendConfirmationRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ResendConfirmationResponse

    /// Returns the caller's own account. Needs a token.
    ///
    /// Errors: UNAUTHENTICATED with reason SESSION_ENDED if the account no longer exists.
    func getAccount(
      _ request: AuthV1.GetAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.Account

    /// Replaces the caller's password. Ends all other sessions, invalidates mailed reset codes, and
    /// notifies the account's e-mail address if it is kept. Needs a token. Repeating the call after a
    /// lost response returns the same response.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason PASSWORD_WRONG; FAILED_PRECONDITION
    /// with reason ACCOUNT_ANONYMOUS; RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and RetryInfo;
    /// UNAUTHENTICATED with reason SESSION_ENDED.
    func changePassword(
      _ request: AuthV1.ChangePasswordRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ChangePasswordResponse
  }

  /// Calls the methods that ``AccountServiceProtocol`` describes.
  public struct AccountServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func registerAccount(
      _ request: AuthV1.RegisterAccountRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RegisterAccountResponse {
      try await channel.unary(
        service: AccountServiceMethods.service,
        method: AccountServiceMethods.registerAccount,
        request: request,
        options: options)
    }

    public func confirmAccount(
      _ request: AuthV1.ConfirmAccountRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ConfirmAccountResponse {
      try await channel.unary(
        service: AccountServiceMethods.service,
        method: AccountServiceMethods.confirmAccount,
        request: request,
        options: options)
    }

    public func resendConfirmation(
      _ request: AuthV1.ResendConfirmationRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ResendConfirmationResponse {
      try await channel.unary(
        service: AccountServiceMethods.service,
        method: AccountServiceMethods.resendConfirmation,
        request: request,
        options: options)
    }

    public func getAccount(
      _ request: AuthV1.GetAccountRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.Account {
      try await channel.unary(
        service: AccountServiceMethods.service,
        method: AccountServiceMethods.getAccount,
        request: request,
        options: options)
    }

    public func changePassword(
      _ request: AuthV1.ChangePasswordRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ChangePasswordResponse {
      try await channel.unary(
        service: AccountServiceMethods.service,
        method: AccountServiceMethods.changePassword,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.AccountService`, by their names on the wire.
  public enum AccountServiceMethod: String, Sendable, CaseIterable {
    case registerAccount = "RegisterAccount"
    case confirmAccount = "ConfirmAccount"
    case resendConfirmation = "ResendConfirmation"
    case getAccount = "GetAccount"
    case changePassword = "ChangePassword"
  }

  /// The names of `otolith.auth.v1.AccountService` and its methods on the wire.
  public enum AccountServiceMethods {
    public static let service = "otolith.auth.v1.AccountService"
    public static let registerAccount = "RegisterAccount"
    public static let confirmAccount = "ConfirmAccount"
    public static let resendConfirmation = "ResendConfirmation"
    public static let getAccount = "GetAccount"
    public static let changePassword = "ChangePassword"
  }
}

extension AuthV1.AccountServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.authFile)
    registry.unary(
      service: AuthV1.AccountServiceMethods.service,
      method: AuthV1.AccountServiceMethods.registerAccount,
      access: access(to: .registerAccount)
    ) { (request: AuthV1.RegisterAccountRequest, context: ServerCallContext) -> AuthV1.RegisterAccountResponse in
      try await self.registerAccount(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccountServiceMethods.service,
      method: AuthV1.AccountServiceMethods.confirmAccount,
      access: access(to: .confirmAccount)
    ) { (request: AuthV1.ConfirmAccountRequest, context: ServerCallContext) -> AuthV1.ConfirmAccountResponse in
      try await self.confirmAccount(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccountServiceMethods.service,
      method: AuthV1.AccountServiceMethods.resendConfirmation,
      access: access(to: .resendConfirmation)
    ) { (request: AuthV1.ResendConfirmationRequest, context: ServerCallContext) -> AuthV1.ResendConfirmationResponse in
      try await self.resendConfirmation(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccountServiceMethods.service,
      method: AuthV1.AccountServiceMethods.getAccount,
      access: access(to: .getAccount)
    ) { (request: AuthV1.GetAccountRequest, context: ServerCallContext) -> AuthV1.Account in
      try await self.getAccount(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccountServiceMethods.service,
      method: AuthV1.AccountServiceMethods.changePassword,
      access: access(to: .changePassword)
    ) { (request: AuthV1.ChangePasswordRequest, context: ServerCallContext) -> AuthV1.ChangePasswordResponse in
      try await self.changePassword(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.AccountServiceProtocol {
  public func registerAccount(
    _ request: AuthV1.RegisterAccountRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RegisterAccountResponse {
    throw RPCError(.unimplemented, "RegisterAccount is not implemented here")
  }

  public func confirmAccount(
    _ request: AuthV1.ConfirmAccountRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ConfirmAccountResponse {
    throw RPCError(.unimplemented, "ConfirmAccount is not implemented here")
  }

  public func resendConfirmation(
    _ request: AuthV1.ResendConfirmationRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ResendConfirmationResponse {
    throw RPCError(.unimplemented, "ResendConfirmation is not implemented here")
  }

  public func getAccount(
    _ request: AuthV1.GetAccountRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.Account {
    throw RPCError(.unimplemented, "GetAccount is not implemented here")
  }

  public func changePassword(
    _ request: AuthV1.ChangePasswordRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ChangePasswordResponse {
    throw RPCError(.unimplemented, "ChangePassword is not implemented here")
  }
}

extension AuthV1 {
  /// Signs in and keeps sessions alive. Callable without a token.
  public protocol SessionServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.SessionServiceMethod) -> MethodAccess

    /// Starts a session of an account.
    ///
    /// Not idempotent: each call starts a separate session. Repeating the call after a lost response
    /// is harmless: an unused session ends after 90 days, or earlier as the oldest of more than 20.
    ///
    /// Errors: UNAUTHENTICATED with reason CREDENTIALS_REJECTED for a wrong password, an unknown
    /// username, or an unconfirmed account without a username (indistinguishable, so that the response
    /// does not reveal whether another account has the address); FAILED_PRECONDITION with reason
    /// ACCOUNT_NOT_CONFIRMED for an unconfirmed account with a username (only with the correct
    /// password); PERMISSION_DENIED with reason ACCOUNT_SUSPENDED (only with the correct password);
    /// PERMISSION_DENIED with reason ONE_TIME_CODE_REQUIRED or ONE_TIME_CODE_REJECTED for an account with
    /// a second factor (only with the correct password; both count as failures); RESOURCE_EXHAUSTED with
    /// reason TOO_MANY_ATTEMPTS and RetryInfo after repeated failures; INVALID_ARGUMENT with reason
    /// CLIENT_AUDIENCE_REFUSED; PERMISSION_DENIED with reason CLIENT_REQUIRED or CLIENT_REJECTED.
    func signIn(
      _ request: AuthV1.SignInRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SignInResponse

    /// Creates a participant without account data. The refresh token is the only key to this
    /// participant. Repeating the same `request_id` within the first hour of the session returns the
    /// same participant, each time with a different refresh token; all of them are valid.
    ///
    /// Errors: INVALID_ARGUMENT; ALREADY_EXISTS with reason REQUEST_ID_REUSED if `request_id` was used
    /// with other audiences, for another account or by another client; FAILED_PRECONDITION with reason SIGN_IN_ENDED if
    /// the session it started was signed out, has ended, or is older than an hour: use a new
    /// `request_id` for a new participant; RESOURCE_EXHAUSTED with reason SIGN_IN_REPEATED_LIMIT and
    /// RetryInfo after 64 repetitions without a refresh (one more is allowed each minute);
    /// PERMISSION_DENIED with reason ACCOUNT_SUSPENDED; FAILED_PRECONDITION with reason ACCOUNT_ERASED
    /// if the participant created by this `request_id` was erased in the last 90 days: use a new
    /// `request_id` for a new participant; PERMISSION_DENIED with reason CLIENT_REQUIRED or
    /// CLIENT_REJECTED.
    func signInAnonymously(
      _ request: AuthV1.SignInAnonymouslyRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SignInAnonymouslyResponse

    /// Exchanges a refresh token for a new pair of tokens. A token is valid for one exchange.
    /// Repeating the exchange within 30 seconds (24 hours for an anonymous participant) returns tokens
    /// again, up to 64 times, unless the newer token has been used. After that, the token counts as
    /// stolen: the session and all its tokens end.
    ///
    /// Not idempotent: repeating it after that period ends the session.
    ///
    /// Errors: UNAUTHENTICATED with reason REFRESH_TOKEN_REJECTED: sign in again; RESOURCE_EXHAUSTED
    /// with reason REFRESH_REPEATED_LIMIT: use one of the earlier responses, this token allows no
    /// more; PERMISSION_DENIED with reason ACCOUNT_SUSPENDED: keep the token, it becomes valid again
    /// when the account is restored; FAILED_PRECONDITION with reason ACCOUNT_ERASED: the participant
    /// was erased during the session. Delete the token and all unsent sheets: no service accepts them.
    /// ACCOUNT_ERASED is returned for as long as an unused refresh token lives (90 days by default),
    /// REFRESH_TOKEN_REJECTED afterwards. PERMISSION_DENIED with reason CLIENT_MISMATCH for another client
    /// than that of the session, CLIENT_REJECTED, or CLIENT_REQUIRED for a session without a client: keep
    /// the token, which was not exchanged, and refresh with the right client.
    func refresh(
      _ request: AuthV1.RefreshRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RefreshResponse

    /// Revokes the refresh token and all other tokens of its session. Unknown tokens are accepted
    /// silently.
    ///
    /// Errors: PERMISSION_DENIED with reason CLIENT_REJECTED, or CLIENT_MISMATCH if the session belongs to
    /// another client than the named one.
    func signOut(
      _ request: AuthV1.SignOutRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SignOutResponse

    /// Lists the caller's active sessions, newest sign-in first. Needs a token.
    ///
    /// Errors: UNAUTHENTICATED with reason SESSION_ENDED if the caller's own session has ended.
    func listSessions(
      _ request: AuthV1.ListSessionsRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListSessionsResponse

    /// Ends one of the caller's sessions. Its refresh tokens are rejected at once; its access tokens
    /// remain valid until they expire, 10 minutes at most. Needs a token. Ending a session that has
    /// already ended succeeds.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason SESSION_UNKNOWN, also for a session of another
    /// account; UNAUTHENTICATED with reason SESSION_ENDED if the caller's own session has ended.
    func endSession(
      _ request: AuthV1.EndSessionRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.EndSessionResponse

    /// Ends all of the caller's sessions, each as EndSession does. Needs a token.
    ///
    /// Errors: UNAUTHENTICATED with reason SESSION_ENDED if the caller's own session was ended by
    /// another call.
    func endAllSessions(
      _ request: AuthV1.EndAllSessionsRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.EndAllSessionsResponse

    /// Verifies the password again for methods that require a recent proof. The `auth_time` of the
    /// returned access token is the current time. The session and its refresh token continue. Needs a
    /// token.
    ///
    /// Not idempotent: each call returns a different token, and a one-time code is used up. Repeating
    /// it is harmless.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason PASSWORD_WRONG, or ONE_TIME_CODE_REQUIRED
    /// or ONE_TIME_CODE_REJECTED for an account with a second factor (only with the correct password);
    /// FAILED_PRECONDITION with reason ACCOUNT_ANONYMOUS; RESOURCE_EXHAUSTED with reason
    /// TOO_MANY_ATTEMPTS and RetryInfo; UNAUTHENTICATED with reason SESSION_ENDED.
    func provePassword(
      _ request: AuthV1.ProvePasswordRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ProvePasswordResponse
  }

  /// Calls the methods that ``SessionServiceProtocol`` describes.
  public struct SessionServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func signIn(
      _ request: AuthV1.SignInRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.SignInResponse {
      try await channel.unary(
        service: SessionServiceMethods.service,
        method: SessionServiceMethods.signIn,
        request: request,
        options: options)
    }

    public func signInAnonymously(
      _ request: AuthV1.SignInAnonymouslyRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.SignInAnonymouslyResponse {
      try await channel.unary(
        service: SessionServiceMethods.service,
        method: SessionServiceMethods.signInAnonymously,
        request: request,
        options: options)
    }

    public func refresh(
      _ request: AuthV1.RefreshRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RefreshResponse {
      try await channel.unary(
        service: SessionServiceMethods.service,
        method: SessionServiceMethods.refresh,
        request: request,
        options: options)
    }

    public func signOut(
      _ request: AuthV1.SignOutRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.SignOutResponse {
      try await channel.unary(
        service: SessionServiceMethods.service,
        method: SessionServiceMethods.signOut,
        request: request,
        options: options)
    }

    public func listSessions(
      _ request: AuthV1.ListSessionsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListSessionsResponse {
      try await channel.unary(
        service: SessionServiceMethods.service,
        method: SessionServiceMethods.listSessions,
        request: request,
        options: options)
    }

    public func endSession(
      _ request: AuthV1.EndSessionRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.EndSessionResponse {
      try await channel.unary(
        service: SessionServiceMethods.service,
        method: SessionServiceMethods.endSession,
        request: request,
        options: options)
    }

    public func endAllSessions(
      _ request: AuthV1.EndAllSessionsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.EndAllSessionsResponse {
      try await channel.unary(
        service: SessionServiceMethods.service,
        method: SessionServiceMethods.endAllSessions,
        request: request,
        options: options)
    }

    public func provePassword(
      _ request: AuthV1.ProvePasswordRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ProvePasswordResponse {
      try await channel.unary(
        service: SessionServiceMethods.service,
        method: SessionServiceMethods.provePassword,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.SessionService`, by their names on the wire.
  public enum SessionServiceMethod: String, Sendable, CaseIterable {
    case signIn = "SignIn"
    case signInAnonymously = "SignInAnonymously"
    case refresh = "Refresh"
    case signOut = "SignOut"
    case listSessions = "ListSessions"
    case endSession = "EndSession"
    case endAllSessions = "EndAllSessions"
    case provePassword = "ProvePassword"
  }

  /// The names of `otolith.auth.v1.SessionService` and its methods on the wire.
  public enum SessionServiceMethods {
    public static let service = "otolith.auth.v1.SessionService"
    public static let signIn = "SignIn"
    public static let signInAnonymously = "SignInAnonymously"
    public static let refresh = "Refresh"
    public static let signOut = "SignOut"
    public static let listSessions = "ListSessions"
    public static let endSession = "EndSession"
    public static let endAllSessions = "EndAllSessions"
    public static let provePassword = "ProvePassword"
  }
}

extension AuthV1.SessionServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.authFile)
    registry.unary(
      service: AuthV1.SessionServiceMethods.service,
      method: AuthV1.SessionServiceMethods.signIn,
      access: access(to: .signIn)
    ) { (request: AuthV1.SignInRequest, context: ServerCallContext) -> AuthV1.SignInResponse in
      try await self.signIn(request, context: context)
    }
    registry.unary(
      service: AuthV1.SessionServiceMethods.service,
      method: AuthV1.SessionServiceMethods.signInAnonymously,
      access: access(to: .signInAnonymously)
    ) { (request: AuthV1.SignInAnonymouslyRequest, context: ServerCallContext) -> AuthV1.SignInAnonymouslyResponse in
      try await self.signInAnonymously(request, context: context)
    }
    registry.unary(
      service: AuthV1.SessionServiceMethods.service,
      method: AuthV1.SessionServiceMethods.refresh,
      access: access(to: .refresh)
    ) { (request: AuthV1.RefreshRequest, context: ServerCallContext) -> AuthV1.RefreshResponse in
      try await self.refresh(request, context: context)
    }
    registry.unary(
      service: AuthV1.SessionServiceMethods.service,
      method: AuthV1.SessionServiceMethods.signOut,
      access: access(to: .signOut)
    ) { (request: AuthV1.SignOutRequest, context: ServerCallContext) -> AuthV1.SignOutResponse in
      try await self.signOut(request, context: context)
    }
    registry.unary(
      service: AuthV1.SessionServiceMethods.service,
      method: AuthV1.SessionServiceMethods.listSessions,
      access: access(to: .listSessions)
    ) { (request: AuthV1.ListSessionsRequest, context: ServerCallContext) -> AuthV1.ListSessionsResponse in
      try await self.listSessions(request, context: context)
    }
    registry.unary(
      service: AuthV1.SessionServiceMethods.service,
      method: AuthV1.SessionServiceMethods.endSession,
      access: access(to: .endSession)
    ) { (request: AuthV1.EndSessionRequest, context: ServerCallContext) -> AuthV1.EndSessionResponse in
      try await self.endSession(request, context: context)
    }
    registry.unary(
      service: AuthV1.SessionServiceMethods.service,
      method: AuthV1.SessionServiceMethods.endAllSessions,
      access: access(to: .endAllSessions)
    ) { (request: AuthV1.EndAllSessionsRequest, context: ServerCallContext) -> AuthV1.EndAllSessionsResponse in
      try await self.endAllSessions(request, context: context)
    }
    registry.unary(
      service: AuthV1.SessionServiceMethods.service,
      method: AuthV1.SessionServiceMethods.provePassword,
      access: access(to: .provePassword)
    ) { (request: AuthV1.ProvePasswordRequest, context: ServerCallContext) -> AuthV1.ProvePasswordResponse in
      try await self.provePassword(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.SessionServiceProtocol {
  public func signIn(
    _ request: AuthV1.SignInRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.SignInResponse {
    throw RPCError(.unimplemented, "SignIn is not implemented here")
  }

  public func signInAnonymously(
    _ request: AuthV1.SignInAnonymouslyRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.SignInAnonymouslyResponse {
    throw RPCError(.unimplemented, "SignInAnonymously is not implemented here")
  }

  public func refresh(
    _ request: AuthV1.RefreshRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RefreshResponse {
    throw RPCError(.unimplemented, "Refresh is not implemented here")
  }

  public func signOut(
    _ request: AuthV1.SignOutRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.SignOutResponse {
    throw RPCError(.unimplemented, "SignOut is not implemented here")
  }

  public func listSessions(
    _ request: AuthV1.ListSessionsRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListSessionsResponse {
    throw RPCError(.unimplemented, "ListSessions is not implemented here")
  }

  public func endSession(
    _ request: AuthV1.EndSessionRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.EndSessionResponse {
    throw RPCError(.unimplemented, "EndSession is not implemented here")
  }

  public func endAllSessions(
    _ request: AuthV1.EndAllSessionsRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.EndAllSessionsResponse {
    throw RPCError(.unimplemented, "EndAllSessions is not implemented here")
  }

  public func provePassword(
    _ request: AuthV1.ProvePasswordRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ProvePasswordResponse {
    throw RPCError(.unimplemented, "ProvePassword is not implemented here")
  }
}

extension AuthV1 {
  /// Manages the participant's enrolments in studies. Needs a token.
  public protocol EnrolmentServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.EnrolmentServiceMethod) -> MethodAccess

    /// Records consent to the named version of the consent text, enrols the participant, and returns
    /// an access token that carries the enrolment. Joining twice is safe.
    ///
    /// If the study requires approval and no invitation is given, the response has a `join_request`
    /// that waits for a leader instead of an enrolment.
    ///
    /// If a member joins again with a consent version accepted before, the response is
    /// `WRITE_OUTCOME_ALREADY_EXISTS` and the stored consent does not change, even if the text is
    /// outdated by now or `consent_language` differs. With the study's current version, a member
    /// consents anew.
    ///
    /// Errors: INVALID_ARGUMENT, also with reason CONSENT_LANGUAGE_UNKNOWN (the study has no consent
    /// text in `consent_language`), CONSENT_PART_UNKNOWN or CONSENT_SIGNATURE_INVALID; NOT_FOUND with
    /// reason STUDY_UNKNOWN; FAILED_PRECONDITION with reason STUDY_ENDED, STUDY_NOT_STARTED, STUDY_PAUSED,
    /// CONSENT_OUTDATED (the text has changed in this language since that version), CONSENT_OF_GROUP (the
    /// invitation is for a group with a text of its own) or CONSENT_SIGNATURE_REQUIRED; PERMISSION_DENIED
    /// with reason STUDY_PASSWORD_REQUIRED (no password was given; does not count as an attempt),
    /// STUDY_PASSWORD_REJECTED, INVITATION_REJECTED (wrong, expired, used up or revoked),
    /// INVITATION_REQUIRED (an unlisted study with open access)
    /// or NOT_PARTICIPANT (study leaders cannot take part) or CLIENT_STUDY_REFUSED; UNAUTHENTICATED with reason SESSION_ENDED;
    /// RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS, ENROLMENTS_LIMIT, JOIN_REQUESTS_LIMIT (10
    /// pending ones per participant; 5 in total per participant and study; with RetryInfo: 200 a day
    /// to the study from one network address) or STUDY_JOIN_REQUESTS_LIMIT (1,000 pending ones per
    /// study); UNAVAILABLE with reason STUDY_NOT_YET_KNOWN and RetryInfo while this service has not
    /// received the study or its password yet.
    func joinStudy(
      _ request: AuthV1.JoinStudyRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.JoinStudyResponse

    /// Ends the enrolment and withdraws a pending join request. Returns an access token without the
    /// study. Leaving twice is safe.
    ///
    /// Errors: UNAUTHENTICATED with reason SESSION_ENDED.
    func leaveStudy(
      _ request: AuthV1.LeaveStudyRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.LeaveStudyResponse

    /// Lists the caller's current and ended enrolments in the order of joining. A participant has at
    /// most 500.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listEnrolments(
      _ request: AuthV1.ListEnrolmentsRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListEnrolmentsResponse

    /// Lists the caller's join requests and their states, oldest first.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listOwnJoinRequests(
      _ request: AuthV1.ListOwnJoinRequestsRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListOwnJoinRequestsResponse
  }

  /// Calls the methods that ``EnrolmentServiceProtocol`` describes.
  public struct EnrolmentServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func joinStudy(
      _ request: AuthV1.JoinStudyRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.JoinStudyResponse {
      try await channel.unary(
        service: EnrolmentServiceMethods.service,
        method: EnrolmentServiceMethods.joinStudy,
        request: request,
        options: options)
    }

    public func leaveStudy(
      _ request: AuthV1.LeaveStudyRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.LeaveStudyResponse {
      try await channel.unary(
        service: EnrolmentServiceMethods.service,
        method: EnrolmentServiceMethods.leaveStudy,
        request: request,
        options: options)
    }

    public func listEnrolments(
      _ request: AuthV1.ListEnrolmentsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListEnrolmentsResponse {
      try await channel.unary(
        service: EnrolmentServiceMethods.service,
        method: EnrolmentServiceMethods.listEnrolments,
        request: request,
        options: options)
    }

    public func listOwnJoinRequests(
      _ request: AuthV1.ListOwnJoinRequestsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListOwnJoinRequestsResponse {
      try await channel.unary(
        service: EnrolmentServiceMethods.service,
        method: EnrolmentServiceMethods.listOwnJoinRequests,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.EnrolmentService`, by their names on the wire.
  public enum EnrolmentServiceMethod: String, Sendable, CaseIterable {
    case joinStudy = "JoinStudy"
    case leaveStudy = "LeaveStudy"
    case listEnrolments = "ListEnrolments"
    case listOwnJoinRequests = "ListOwnJoinRequests"
  }

  /// The names of `otolith.auth.v1.EnrolmentService` and its methods on the wire.
  public enum EnrolmentServiceMethods {
    public static let service = "otolith.auth.v1.EnrolmentService"
    public static let joinStudy = "JoinStudy"
    public static let leaveStudy = "LeaveStudy"
    public static let listEnrolments = "ListEnrolments"
    public static let listOwnJoinRequests = "ListOwnJoinRequests"
  }
}

extension AuthV1.EnrolmentServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.authFile)
    registry.unary(
      service: AuthV1.EnrolmentServiceMethods.service,
      method: AuthV1.EnrolmentServiceMethods.joinStudy,
      access: access(to: .joinStudy)
    ) { (request: AuthV1.JoinStudyRequest, context: ServerCallContext) -> AuthV1.JoinStudyResponse in
      try await self.joinStudy(request, context: context)
    }
    registry.unary(
      service: AuthV1.EnrolmentServiceMethods.service,
      method: AuthV1.EnrolmentServiceMethods.leaveStudy,
      access: access(to: .leaveStudy)
    ) { (request: AuthV1.LeaveStudyRequest, context: ServerCallContext) -> AuthV1.LeaveStudyResponse in
      try await self.leaveStudy(request, context: context)
    }
    registry.unary(
      service: AuthV1.EnrolmentServiceMethods.service,
      method: AuthV1.EnrolmentServiceMethods.listEnrolments,
      access: access(to: .listEnrolments)
    ) { (request: AuthV1.ListEnrolmentsRequest, context: ServerCallContext) -> AuthV1.ListEnrolmentsResponse in
      try await self.listEnrolments(request, context: context)
    }
    registry.unary(
      service: AuthV1.EnrolmentServiceMethods.service,
      method: AuthV1.EnrolmentServiceMethods.listOwnJoinRequests,
      access: access(to: .listOwnJoinRequests)
    ) { (request: AuthV1.ListOwnJoinRequestsRequest, context: ServerCallContext) -> AuthV1.ListOwnJoinRequestsResponse in
      try await self.listOwnJoinRequests(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.EnrolmentServiceProtocol {
  public func joinStudy(
    _ request: AuthV1.JoinStudyRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.JoinStudyResponse {
    throw RPCError(.unimplemented, "JoinStudy is not implemented here")
  }

  public func leaveStudy(
    _ request: AuthV1.LeaveStudyRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.LeaveStudyResponse {
    throw RPCError(.unimplemented, "LeaveStudy is not implemented here")
  }

  public func listEnrolments(
    _ request: AuthV1.ListEnrolmentsRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListEnrolmentsResponse {
    throw RPCError(.unimplemented, "ListEnrolments is not implemented here")
  }

  public func listOwnJoinRequests(
    _ request: AuthV1.ListOwnJoinRequestsRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListOwnJoinRequestsResponse {
    throw RPCError(.unimplemented, "ListOwnJoinRequests is not implemented here")
  }
}

extension AuthV1 {
  /// Manages the members of a study, for its leaders and for other staff with the method's right in the
  /// study; otherwise PERMISSION_DENIED with reason NOT_STUDY_LEADER. Members are identified by ids that
  /// exist only in this service, neither in tokens nor in exports.
  public protocol MembershipServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.MembershipServiceMethod) -> MethodAccess

    /// Lists join requests of the study, oldest first. Staff with the right get a mail with the number of
    /// those that wait, at most one an hour for each study (`Account.team_mails_off`).
    ///
    /// Errors: INVALID_ARGUMENT.
    func listJoinRequests(
      _ request: AuthV1.ListJoinRequestsRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListJoinRequestsResponse

    /// Approves or rejects a join request. The participant is notified by mail if an address is kept,
    /// and sees the decision in ListOwnJoinRequests. Repeating the same decision is safe.
    ///
    /// Errors: NOT_FOUND with reason JOIN_REQUEST_UNKNOWN; FAILED_PRECONDITION with reason
    /// JOIN_REQUEST_CLOSED (decided otherwise, withdrawn or expired), STUDY_ENDED, STUDY_PAUSED or
    /// ARM_RESERVED (for an approval); INVALID_ARGUMENT with reason GROUP_UNKNOWN; RESOURCE_EXHAUSTED with reason
    /// ENROLMENTS_LIMIT if the participant takes part in too many studies.
    func decideJoinRequest(
      _ request: AuthV1.DecideJoinRequestRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.DecideJoinRequestResponse

    /// Lists current members in the order of joining. With several filters, a member must match all.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason GROUPS_CONCEALED for `group_id`.
    func listMembers(
      _ request: AuthV1.ListMembersRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListMembersResponse

    /// Lists the consents of current and former members in the order of joining: who consented to what,
    /// when and in which language, and whose consent has lapsed. Without texts and signatures.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listMemberConsents(
      _ request: AuthV1.ListMemberConsentsRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListMemberConsentsResponse

    /// Returns a member's latest consent with text, signature and copy. A signature may name the person:
    /// each call is recorded in the audit log. The day of the consent replaces its time.
    ///
    /// Errors: NOT_FOUND with reason MEMBER_UNKNOWN; PERMISSION_DENIED with reason GROUPS_CONCEALED
    /// (groups are concealed from the caller, and a group of the study has a text of its own, or had one).
    func getMemberConsent(
      _ request: AuthV1.GetMemberConsentRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.GetMemberConsentResponse

    /// Assigns a member to a group or removes the assignment. Access tokens show the change from their
    /// next renewal on. Repeating the call is safe.
    ///
    /// Errors: NOT_FOUND with reason MEMBER_UNKNOWN or STUDY_UNKNOWN; INVALID_ARGUMENT with reason
    /// GROUP_UNKNOWN; FAILED_PRECONDITION with reason MEMBER_ALLOCATED or ARM_RESERVED; UNAVAILABLE with
    /// reason STUDY_NOT_YET_KNOWN and RetryInfo.
    func setMemberGroup(
      _ request: AuthV1.SetMemberGroupRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SetMemberGroupResponse

    /// Removes a member: the enrolment ends as if the member had left. Answers stay; an erasure is a
    /// separate request. The member may join again where the study's access allows it. Repeating the call
    /// is safe. Recorded in the audit log with the reason.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason MEMBER_UNKNOWN.
    func removeMember(
      _ request: AuthV1.RemoveMemberRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RemoveMemberResponse

    /// Sets, corrects or removes a member's subject label. Repeating the call is safe.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason MEMBER_UNKNOWN or STUDY_UNKNOWN; FAILED_PRECONDITION
    /// with reason SUBJECT_LABELS_NOT_USED, except for a removal; UNAVAILABLE with reason
    /// STUDY_NOT_YET_KNOWN and RetryInfo.
    func setSubjectLabel(
      _ request: AuthV1.SetSubjectLabelRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SetSubjectLabelResponse

    /// Creates a code to join the study with. Repeating the same `invitation_id` returns the same
    /// code.
    ///
    /// Errors: ALREADY_EXISTS with reason INVITATION_ID_REUSED; INVALID_ARGUMENT, also with reason
    /// GROUP_UNKNOWN; NOT_FOUND with reason STUDY_UNKNOWN; FAILED_PRECONDITION with reason ARM_RESERVED,
    /// SUBJECT_LABELS_NOT_USED or STUDY_ENDED; RESOURCE_EXHAUSTED with reason INVITATIONS_LIMIT (1,000 usable invitations per study);
    /// UNAVAILABLE with reason STUDY_NOT_YET_KNOWN and RetryInfo.
    func createInvitation(
      _ request: AuthV1.CreateInvitationRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.Invitation

    /// Lists invitations of the study, newest first, including used-up, revoked and expired ones.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listInvitations(
      _ request: AuthV1.ListInvitationsRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListInvitationsResponse

    /// Returns how long the study keeps answers (`Study.retention`), and counts of the erasures this
    /// has caused so far. Participants are not named.
    ///
    /// Errors: INVALID_ARGUMENT.
    func getStudyRetention(
      _ request: AuthV1.GetStudyRetentionRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.StudyRetentionState

    /// Returns how many participants joined and left the study on each day, without test participants.
    ///
    /// Errors: INVALID_ARGUMENT.
    func getRecruitment(
      _ request: AuthV1.GetRecruitmentRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.Recruitment

    /// Revokes an invitation: its code can no longer be used to join. Revoking twice is safe.
    ///
    /// Errors: NOT_FOUND with reason INVITATION_UNKNOWN.
    func revokeInvitation(
      _ request: AuthV1.RevokeInvitationRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RevokeInvitationResponse
  }

  /// Calls the methods that ``MembershipServiceProtocol`` describes.
  public struct MembershipServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func listJoinRequests(
      _ request: AuthV1.ListJoinRequestsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListJoinRequestsResponse {
      try await channel.unary(
        service: MembershipServiceMethods.service,
        method: MembershipServiceMethods.listJoinRequests,
        request: request,
        options: options)
    }

    public func decideJoinRequest(
      _ request: AuthV1.DecideJoinRequestRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.DecideJoinRequestResponse {
      try await channel.unary(
        service: MembershipServiceMethods.service,
        method: MembershipServiceMethods.decideJoinRequest,
        request: request,
        options: options)
    }

    public func listMembers(
      _ request: AuthV1.ListMembersRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListMembersResponse {
      try await channel.unary(
        service: MembershipServiceMethods.service,
        method: MembershipServiceMethods.listMembers,
        request: request,
        options: options)
    }

    public func listMemberConsents(
      _ request: AuthV1.ListMemberConsentsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListMemberConsentsResponse {
      try await channel.unary(
        service: MembershipServiceMethods.service,
        method: MembershipServiceMethods.listMemberConsents,
        request: request,
        options: options)
    }

    public func getMemberConsent(
      _ request: AuthV1.GetMemberConsentRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.GetMemberConsentResponse {
      try await channel.unary(
        service: MembershipServiceMethods.service,
        method: MembershipServiceMethods.getMemberConsent,
        request: request,
        options: options)
    }

    public func setMemberGroup(
      _ request: AuthV1.SetMemberGroupRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.SetMemberGroupResponse {
      try await channel.unary(
        service: MembershipServiceMethods.service,
        method: MembershipServiceMethods.setMemberGroup,
        request: request,
        options: options)
    }

    public func removeMember(
      _ request: AuthV1.RemoveMemberRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RemoveMemberResponse {
      try await channel.unary(
        service: MembershipServiceMethods.service,
        method: MembershipServiceMethods.removeMember,
        request: request,
        options: options)
    }

    public func setSubjectLabel(
      _ request: AuthV1.SetSubjectLabelRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.SetSubjectLabelResponse {
      try await channel.unary(
        service: MembershipServiceMethods.service,
        method: MembershipServiceMethods.setSubjectLabel,
        request: request,
        options: options)
    }

    public func createInvitation(
      _ request: AuthV1.CreateInvitationRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.Invitation {
      try await channel.unary(
        service: MembershipServiceMethods.service,
        method: MembershipServiceMethods.createInvitation,
        request: request,
        options: options)
    }

    public func listInvitations(
      _ request: AuthV1.ListInvitationsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListInvitationsResponse {
      try await channel.unary(
        service: MembershipServiceMethods.service,
        method: MembershipServiceMethods.listInvitations,
        request: request,
        options: options)
    }

    public func getStudyRetention(
      _ request: AuthV1.GetStudyRetentionRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.StudyRetentionState {
      try await channel.unary(
        service: MembershipServiceMethods.service,
        method: MembershipServiceMethods.getStudyRetention,
        request: request,
        options: options)
    }

    public func getRecruitment(
      _ request: AuthV1.GetRecruitmentRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.Recruitment {
      try await channel.unary(
        service: MembershipServiceMethods.service,
        method: MembershipServiceMethods.getRecruitment,
        request: request,
        options: options)
    }

    public func revokeInvitation(
      _ request: AuthV1.RevokeInvitationRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RevokeInvitationResponse {
      try await channel.unary(
        service: MembershipServiceMethods.service,
        method: MembershipServiceMethods.revokeInvitation,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.MembershipService`, by their names on the wire.
  public enum MembershipServiceMethod: String, Sendable, CaseIterable {
    case listJoinRequests = "ListJoinRequests"
    case decideJoinRequest = "DecideJoinRequest"
    case listMembers = "ListMembers"
    case listMemberConsents = "ListMemberConsents"
    case getMemberConsent = "GetMemberConsent"
    case setMemberGroup = "SetMemberGroup"
    case removeMember = "RemoveMember"
    case setSubjectLabel = "SetSubjectLabel"
    case createInvitation = "CreateInvitation"
    case listInvitations = "ListInvitations"
    case getStudyRetention = "GetStudyRetention"
    case getRecruitment = "GetRecruitment"
    case revokeInvitation = "RevokeInvitation"
  }

  /// The names of `otolith.auth.v1.MembershipService` and its methods on the wire.
  public enum MembershipServiceMethods {
    public static let service = "otolith.auth.v1.MembershipService"
    public static let listJoinRequests = "ListJoinRequests"
    public static let decideJoinRequest = "DecideJoinRequest"
    public static let listMembers = "ListMembers"
    public static let listMemberConsents = "ListMemberConsents"
    public static let getMemberConsent = "GetMemberConsent"
    public static let setMemberGroup = "SetMemberGroup"
    public static let removeMember = "RemoveMember"
    public static let setSubjectLabel = "SetSubjectLabel"
    public static let createInvitation = "CreateInvitation"
    public static let listInvitations = "ListInvitations"
    public static let getStudyRetention = "GetStudyRetention"
    public static let getRecruitment = "GetRecruitment"
    public static let revokeInvitation = "RevokeInvitation"
  }
}

extension AuthV1.MembershipServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.authFile)
    registry.unary(
      service: AuthV1.MembershipServiceMethods.service,
      method: AuthV1.MembershipServiceMethods.listJoinRequests,
      access: access(to: .listJoinRequests)
    ) { (request: AuthV1.ListJoinRequestsRequest, context: ServerCallContext) -> AuthV1.ListJoinRequestsResponse in
      try await self.listJoinRequests(request, context: context)
    }
    registry.unary(
      service: AuthV1.MembershipServiceMethods.service,
      method: AuthV1.MembershipServiceMethods.decideJoinRequest,
      access: access(to: .decideJoinRequest)
    ) { (request: AuthV1.DecideJoinRequestRequest, context: ServerCallContext) -> AuthV1.DecideJoinRequestResponse in
      try await self.decideJoinRequest(request, context: context)
    }
    registry.unary(
      service: AuthV1.MembershipServiceMethods.service,
      method: AuthV1.MembershipServiceMethods.listMembers,
      access: access(to: .listMembers)
    ) { (request: AuthV1.ListMembersRequest, context: ServerCallContext) -> AuthV1.ListMembersResponse in
      try await self.listMembers(request, context: context)
    }
    registry.unary(
      service: AuthV1.MembershipServiceMethods.service,
      method: AuthV1.MembershipServiceMethods.listMemberConsents,
      access: access(to: .listMemberConsents)
    ) { (request: AuthV1.ListMemberConsentsRequest, context: ServerCallContext) -> AuthV1.ListMemberConsentsResponse in
      try await self.listMemberConsents(request, context: context)
    }
    registry.unary(
      service: AuthV1.MembershipServiceMethods.service,
      method: AuthV1.MembershipServiceMethods.getMemberConsent,
      access: access(to: .getMemberConsent)
    ) { (request: AuthV1.GetMemberConsentRequest, context: ServerCallContext) -> AuthV1.GetMemberConsentResponse in
      try await self.getMemberConsent(request, context: context)
    }
    registry.unary(
      service: AuthV1.MembershipServiceMethods.service,
      method: AuthV1.MembershipServiceMethods.setMemberGroup,
      access: access(to: .setMemberGroup)
    ) { (request: AuthV1.SetMemberGroupRequest, context: ServerCallContext) -> AuthV1.SetMemberGroupResponse in
      try await self.setMemberGroup(request, context: context)
    }
    registry.unary(
      service: AuthV1.MembershipServiceMethods.service,
      method: AuthV1.MembershipServiceMethods.removeMember,
      access: access(to: .removeMember)
    ) { (request: AuthV1.RemoveMemberRequest, context: ServerCallContext) -> AuthV1.RemoveMemberResponse in
      try await self.removeMember(request, context: context)
    }
    registry.unary(
      service: AuthV1.MembershipServiceMethods.service,
      method: AuthV1.MembershipServiceMethods.setSubjectLabel,
      access: access(to: .setSubjectLabel)
    ) { (request: AuthV1.SetSubjectLabelRequest, context: ServerCallContext) -> AuthV1.SetSubjectLabelResponse in
      try await self.setSubjectLabel(request, context: context)
    }
    registry.unary(
      service: AuthV1.MembershipServiceMethods.service,
      method: AuthV1.MembershipServiceMethods.createInvitation,
      access: access(to: .createInvitation)
    ) { (request: AuthV1.CreateInvitationRequest, context: ServerCallContext) -> AuthV1.Invitation in
      try await self.createInvitation(request, context: context)
    }
    registry.unary(
      service: AuthV1.MembershipServiceMethods.service,
      method: AuthV1.MembershipServiceMethods.listInvitations,
      access: access(to: .listInvitations)
    ) { (request: AuthV1.ListInvitationsRequest, context: ServerCallContext) -> AuthV1.ListInvitationsResponse in
      try await self.listInvitations(request, context: context)
    }
    registry.unary(
      service: AuthV1.MembershipServiceMethods.service,
      method: AuthV1.MembershipServiceMethods.getStudyRetention,
      access: access(to: .getStudyRetention)
    ) { (request: AuthV1.GetStudyRetentionRequest, context: ServerCallContext) -> AuthV1.StudyRetentionState in
      try await self.getStudyRetention(request, context: context)
    }
    registry.unary(
      service: AuthV1.MembershipServiceMethods.service,
      method: AuthV1.MembershipServiceMethods.getRecruitment,
      access: access(to: .getRecruitment)
    ) { (request: AuthV1.GetRecruitmentRequest, context: ServerCallContext) -> AuthV1.Recruitment in
      try await self.getRecruitment(request, context: context)
    }
    registry.unary(
      service: AuthV1.MembershipServiceMethods.service,
      method: AuthV1.MembershipServiceMethods.revokeInvitation,
      access: access(to: .revokeInvitation)
    ) { (request: AuthV1.RevokeInvitationRequest, context: ServerCallContext) -> AuthV1.RevokeInvitationResponse in
      try await self.revokeInvitation(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.MembershipServiceProtocol {
  public func listJoinRequests(
    _ request: AuthV1.ListJoinRequestsRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListJoinRequestsResponse {
    throw RPCError(.unimplemented, "ListJoinRequests is not implemented here")
  }

  public func decideJoinRequest(
    _ request: AuthV1.DecideJoinRequestRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.DecideJoinRequestResponse {
    throw RPCError(.unimplemented, "DecideJoinRequest is not implemented here")
  }

  public func listMembers(
    _ request: AuthV1.ListMembersRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListMembersResponse {
    throw RPCError(.unimplemented, "ListMembers is not implemented here")
  }

  public func listMemberConsents(
    _ request: AuthV1.ListMemberConsentsRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListMemberConsentsResponse {
    throw RPCError(.unimplemented, "ListMemberConsents is not implemented here")
  }

  public func getMemberConsent(
    _ request: AuthV1.GetMemberConsentRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.GetMemberConsentResponse {
    throw RPCError(.unimplemented, "GetMemberConsent is not implemented here")
  }

  public func setMemberGroup(
    _ request: AuthV1.SetMemberGroupRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.SetMemberGroupResponse {
    throw RPCError(.unimplemented, "SetMemberGroup is not implemented here")
  }

  public func removeMember(
    _ request: AuthV1.RemoveMemberRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RemoveMemberResponse {
    throw RPCError(.unimplemented, "RemoveMember is not implemented here")
  }

  public func setSubjectLabel(
    _ request: AuthV1.SetSubjectLabelRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.SetSubjectLabelResponse {
    throw RPCError(.unimplemented, "SetSubjectLabel is not implemented here")
  }

  public func createInvitation(
    _ request: AuthV1.CreateInvitationRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.Invitation {
    throw RPCError(.unimplemented, "CreateInvitation is not implemented here")
  }

  public func listInvitations(
    _ request: AuthV1.ListInvitationsRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListInvitationsResponse {
    throw RPCError(.unimplemented, "ListInvitations is not implemented here")
  }

  public func getStudyRetention(
    _ request: AuthV1.GetStudyRetentionRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.StudyRetentionState {
    throw RPCError(.unimplemented, "GetStudyRetention is not implemented here")
  }

  public func getRecruitment(
    _ request: AuthV1.GetRecruitmentRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.Recruitment {
    throw RPCError(.unimplemented, "GetRecruitment is not implemented here")
  }

  public func revokeInvitation(
    _ request: AuthV1.RevokeInvitationRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RevokeInvitationResponse {
    throw RPCError(.unimplemented, "RevokeInvitation is not implemented here")
  }
}

extension AuthV1 {
  /// Creates and manages staff accounts. Needs a token of an administrator.
  public protocol AdministrationServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.AdministrationServiceMethod) -> MethodAccess

    /// Creates an account that leads the named studies and invites its owner: by mail if an address is
    /// given, otherwise by a code that the administrator hands over. The owner chooses the password
    /// (RecoveryService.ResetPassword). An invitation not accepted within seven days expires together
    /// with its account; SendAccessCode sends another one. Repeating the same `request_id` is safe.
    ///
    /// Errors: INVALID_ARGUMENT; ALREADY_EXISTS with reason USERNAME_TAKEN, or REQUEST_ID_REUSED if
    /// `request_id` was used for other contents.
    func registerStudyLeader(
      _ request: AuthV1.RegisterStudyLeaderRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RegisterStudyLeaderResponse

    /// Creates the account of another administrator and invites its owner as RegisterStudyLeader does.
    ///
    /// Errors: as RegisterStudyLeader.
    func registerAdministrator(
      _ request: AuthV1.RegisterAdministratorRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RegisterAdministratorResponse

    /// Creates the account of a gateway that delivers notifications to participants of all studies
    /// (otolith.planning.v1.DeliveryService.WatchPrompts), and invites its operator as
    /// RegisterStudyLeader does. The account has no other rights.
    /// AccountAdministrationService.EndStaffRoles removes it.
    ///
    /// Errors: as RegisterStudyLeader.
    func registerGateway(
      _ request: AuthV1.RegisterGatewayRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RegisterGatewayResponse

    /// Replaces the set of studies that an existing study leader leads. Every service rejects access
    /// tokens from before the change within a minute (TOKEN_EXPIRED); the next renewal has the change.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason STUDY_LEADER_UNKNOWN; RESOURCE_EXHAUSTED with
    /// reason TOO_MANY_ROLES.
    func setLedStudies(
      _ request: AuthV1.SetLedStudiesRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SetLedStudiesResponse
  }

  /// Calls the methods that ``AdministrationServiceProtocol`` describes.
  public struct AdministrationServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func registerStudyLeader(
      _ request: AuthV1.RegisterStudyLeaderRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RegisterStudyLeaderResponse {
      try await channel.unary(
        service: AdministrationServiceMethods.service,
        method: AdministrationServiceMethods.registerStudyLeader,
        request: request,
        options: options)
    }

    public func registerAdministrator(
      _ request: AuthV1.RegisterAdministratorRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RegisterAdministratorResponse {
      try await channel.unary(
        service: AdministrationServiceMethods.service,
        method: AdministrationServiceMethods.registerAdministrator,
        request: request,
        options: options)
    }

    public func registerGateway(
      _ request: AuthV1.RegisterGatewayRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RegisterGatewayResponse {
      try await channel.unary(
        service: AdministrationServiceMethods.service,
        method: AdministrationServiceMethods.registerGateway,
        request: request,
        options: options)
    }

    public func setLedStudies(
      _ request: AuthV1.SetLedStudiesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.SetLedStudiesResponse {
      try await channel.unary(
        service: AdministrationServiceMethods.service,
        method: AdministrationServiceMethods.setLedStudies,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.AdministrationService`, by their names on the wire.
  public enum AdministrationServiceMethod: String, Sendable, CaseIterable {
    case registerStudyLeader = "RegisterStudyLeader"
    case registerAdministrator = "RegisterAdministrator"
    case registerGateway = "RegisterGateway"
    case setLedStudies = "SetLedStudies"
  }

  /// The names of `otolith.auth.v1.AdministrationService` and its methods on the wire.
  public enum AdministrationServiceMethods {
    public static let service = "otolith.auth.v1.AdministrationService"
    public static let registerStudyLeader = "RegisterStudyLeader"
    public static let registerAdministrator = "RegisterAdministrator"
    public static let registerGateway = "RegisterGateway"
    public static let setLedStudies = "SetLedStudies"
  }
}

extension AuthV1.AdministrationServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.authFile)
    registry.unary(
      service: AuthV1.AdministrationServiceMethods.service,
      method: AuthV1.AdministrationServiceMethods.registerStudyLeader,
      access: access(to: .registerStudyLeader)
    ) { (request: AuthV1.RegisterStudyLeaderRequest, context: ServerCallContext) -> AuthV1.RegisterStudyLeaderResponse in
      try await self.registerStudyLeader(request, context: context)
    }
    registry.unary(
      service: AuthV1.AdministrationServiceMethods.service,
      method: AuthV1.AdministrationServiceMethods.registerAdministrator,
      access: access(to: .registerAdministrator)
    ) { (request: AuthV1.RegisterAdministratorRequest, context: ServerCallContext) -> AuthV1.RegisterAdministratorResponse in
      try await self.registerAdministrator(request, context: context)
    }
    registry.unary(
      service: AuthV1.AdministrationServiceMethods.service,
      method: AuthV1.AdministrationServiceMethods.registerGateway,
      access: access(to: .registerGateway)
    ) { (request: AuthV1.RegisterGatewayRequest, context: ServerCallContext) -> AuthV1.RegisterGatewayResponse in
      try await self.registerGateway(request, context: context)
    }
    registry.unary(
      service: AuthV1.AdministrationServiceMethods.service,
      method: AuthV1.AdministrationServiceMethods.setLedStudies,
      access: access(to: .setLedStudies)
    ) { (request: AuthV1.SetLedStudiesRequest, context: ServerCallContext) -> AuthV1.SetLedStudiesResponse in
      try await self.setLedStudies(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.AdministrationServiceProtocol {
  public func registerStudyLeader(
    _ request: AuthV1.RegisterStudyLeaderRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RegisterStudyLeaderResponse {
    throw RPCError(.unimplemented, "RegisterStudyLeader is not implemented here")
  }

  public func registerAdministrator(
    _ request: AuthV1.RegisterAdministratorRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RegisterAdministratorResponse {
    throw RPCError(.unimplemented, "RegisterAdministrator is not implemented here")
  }

  public func registerGateway(
    _ request: AuthV1.RegisterGatewayRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RegisterGatewayResponse {
    throw RPCError(.unimplemented, "RegisterGateway is not implemented here")
  }

  public func setLedStudies(
    _ request: AuthV1.SetLedStudiesRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.SetLedStudiesResponse {
    throw RPCError(.unimplemented, "SetLedStudies is not implemented here")
  }
}

extension AuthV1 {
  /// Publishes the public keys that verify access tokens. Callable without a token.
  public protocol KeyServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.KeyServiceMethod) -> MethodAccess

    /// Returns all keys that currently valid access tokens may be signed with. Without pages: there
    /// are at most a few (each is published for 40 days and replaced after 30), and a JWK Set is one
    /// document (RFC 7517 §5).
    func listSigningKeys(
      _ request: AuthV1.ListSigningKeysRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListSigningKeysResponse
  }

  /// Calls the methods that ``KeyServiceProtocol`` describes.
  public struct KeyServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func listSigningKeys(
      _ request: AuthV1.ListSigningKeysRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListSigningKeysResponse {
      try await channel.unary(
        service: KeyServiceMethods.service,
        method: KeyServiceMethods.listSigningKeys,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.KeyService`, by their names on the wire.
  public enum KeyServiceMethod: String, Sendable, CaseIterable {
    case listSigningKeys = "ListSigningKeys"
  }

  /// The names of `otolith.auth.v1.KeyService` and its methods on the wire.
  public enum KeyServiceMethods {
    public static let service = "otolith.auth.v1.KeyService"
    public static let listSigningKeys = "ListSigningKeys"
  }
}

extension AuthV1.KeyServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.authFile)
    registry.unary(
      service: AuthV1.KeyServiceMethods.service,
      method: AuthV1.KeyServiceMethods.listSigningKeys,
      access: access(to: .listSigningKeys)
    ) { (request: AuthV1.ListSigningKeysRequest, context: ServerCallContext) -> AuthV1.ListSigningKeysResponse in
      try await self.listSigningKeys(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.KeyServiceProtocol {
  public func listSigningKeys(
    _ request: AuthV1.ListSigningKeysRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListSigningKeysResponse {
    throw RPCError(.unimplemented, "ListSigningKeys is not implemented here")
  }
}
