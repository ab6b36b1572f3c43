import Fields
public import Logging
import Messages
import RPCCore
public import RPCServer

/// One line per call: method, status, its reason, duration. Never who called, from where, or with what.
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
  private let securityEvents: SecurityEvents?

  public init(logger: Logger, securityEvents: SecurityEvents? = nil) {
    self.logger = logger
    self.securityEvents = securityEvents
  }

  public func intercept(
    _ context: ServerCallContext, next: @Sendable () async throws -> Void
  ) async throws {
    guard logger.logLevel <= .warning || securityEvents != nil else { return try await next() }
    let start = ContinuousClock.now
    do {
      try await next()
      logger.debug(
        "call", metadata: metadata(of: context, status: "ok", since: start))
    } catch {
      noteRefusal(error, of: context)
      // Bytes that are no message are their sender's fault.
      let code =
        error is Messages.DecodingError ? StatusCode.invalidArgument : (error as? RPCError)?.code
      var line = metadata(of: context, status: code.map { "\($0)" } ?? "failed", since: start)
      // A word of a fixed list, and never what the caller sent.
      if let reason = (error as? RPCError)?.reason { line["reason"] = "\(reason)" }
      switch code {
      case .internalError where context.isRequestBroken:
        logger.info("call", metadata: line)
      case .internalError, .dataLoss, .unknown,
        nil where !(error is CancellationError):
        logger.error("call", metadata: line)
      default:
        logger.info("call", metadata: line)
      }
      throw error
    }
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

  private func metadata(
    of context: ServerCallContext, status: String, since start: ContinuousClock.Instant
  ) -> Logger.Metadata {
    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    return [
      "method": "\(context.service)/\(context.method)", "status": "\(status)",
      "ms": "\((milliseconds * 10).rounded() / 10)", "trace_id": "\(context.trace.traceID)",
    ]
  }
}
