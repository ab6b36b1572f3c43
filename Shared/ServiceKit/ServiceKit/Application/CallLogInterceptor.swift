public import Audit
import Fields
import Identity
public import Logging
import Messages
import RPCCore
public import RPCServer
public import Settings
import Telemetry

/// Logs the calls selected by ``CallLogging``: method, status, duration and kind of caller, but no
/// content, address or name (see ``CallLine``). Calls refused for lack of a role or for a wrong
/// secret are also recorded as security events, with the caller if the token names one.
public struct CallLogInterceptor: ServerInterceptor {
  private static let refusalsOfRoles = Set(
    [CommonV1.ErrorReason.notAdministrator, .notStudyLeader].map(\.text))
  private static let refusalsOfSecrets = Set(
    [
      AuthV1.ErrorReason.codeRejected, .credentialsRejected, .invitationRejected,
      .oneTimeCodeRejected, .passwordWrong, .studyPasswordRejected, .tooManyAttempts,
    ].map(\.text))

  private let logger: Logger
  private let running: InEffect<RunningSettings>
  private let securityEvents: SecurityEvents?
  private let callers = CallerNames()

  public init(
    logger: Logger, running: InEffect<RunningSettings> = InEffect(RunningSettings()),
    securityEvents: SecurityEvents? = nil
  ) {
    self.logger = logger
    self.running = running
    self.securityEvents = securityEvents
  }

  public func intercept(
    _ context: ServerCallContext, next: @Sendable () async throws -> Void
  ) async throws {
    guard logger.logLevel <= .error || securityEvents != nil else { return try await next() }
    let start = ContinuousClock.now
    do {
      try await next()
      let level: Logger.Level? =
        switch running.current.callLogging {
        case .off: nil
        case .errors: .debug
        case .all: .info
        }
      if let level { tell(level, context, start, nil) }
    } catch {
      noteRefusal(error, of: context)
      let level = Self.level(of: error, in: context)
      if level == .error || running.current.callLogging != .off {
        tell(level, context, start, error)
      }
      throw error
    }
  }

  /// Faults of the service are logged as errors; faults of the caller are not.
  private static func level(of error: any Error, in context: ServerCallContext) -> Logger.Level {
    switch CallLine.code(of: error) {
    case .internalError where context.isRequestBroken: .info
    case .internalError, .dataLoss, .unknown,
      nil where !(error is CancellationError):
      .error
    default: .info
    }
  }

  private func tell(
    _ level: Logger.Level, _ context: ServerCallContext, _ start: ContinuousClock.Instant,
    _ error: (any Error)?
  ) {
    guard logger.logLevel <= level else { return }
    let line = CallLine(
      context: context, time: ContinuousClock.now - start, error: error, callers: callers)
    logger.log(level: level, "call", metadata: line.fields)
  }

  private func noteRefusal(_ error: any Error, of context: ServerCallContext) {
    guard let securityEvents, let reason = (error as? RPCError)?.reason else { return }
    let caller = context[AccessClaimsKey.self]?.claims.participantID
    var what = "\(context.service)/\(context.method)"
    if Self.refusalsOfRoles.contains(reason), let caller {
      securityEvents.note(SecurityEvent(.callRefused, by: caller, what: what))
    } else if Self.refusalsOfSecrets.contains(reason), !isSignIn(context) {
      if reason == AuthV1.ErrorReason.tooManyAttempts.text { what += " throttled" }
      securityEvents.note(
        SecurityEvent(.secretRefused, who: caller?.text ?? "", what: what))
    }
  }

  /// Failed sign-ins are counted where the name is known.
  private func isSignIn(_ context: ServerCallContext) -> Bool {
    context.service == "otolith.auth.v1.SessionService" && context.method == "SignIn"
  }
}
