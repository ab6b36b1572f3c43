import Fields
public import Logging
import Messages
import RPCCore
public import RPCServer

/// One line for calls, those that ``CallLogging`` says: what was called, how it ended, how long it took,
/// what kind of caller it was. Never with what, from where, or by whom: see ``CallLine``.
/// Calls that were refused for want of a staff's role or for a wrong secret are security events besides, with
/// who called where a token says it.
public struct CallLogInterceptor: ServerInterceptor {
  private static let refusalsOfRoles: Set<String> = ["NOT_ADMINISTRATOR", "NOT_STUDY_LEADER"]
  private static let refusalsOfSecrets: Set<String> = [
    "CODE_REJECTED", "CREDENTIALS_REJECTED", "INVITATION_REJECTED", "PASSWORD_WRONG",
    "STUDY_PASSWORD_REJECTED", tooManyAttempts,
  ]
  private static let tooManyAttempts = "TOO_MANY_ATTEMPTS"

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

  /// Faults of the service are errors, those of who calls it are not.
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
      if reason == Self.tooManyAttempts { what += " throttled" }
      securityEvents.note(
        SecurityEvent(.secretRefused, who: caller?.text ?? "", what: what))
    }
  }

  /// Counted where it is known which name was guessed at.
  private func isSignIn(_ context: ServerCallContext) -> Bool {
    context.service == "otolith.auth.v1.SessionService" && context.method == "SignIn"
  }
}
