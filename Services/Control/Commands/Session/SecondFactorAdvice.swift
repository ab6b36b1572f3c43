import RPCClient
import RPCCore

/// Recognises errors of staff whose roles require a second factor that they have not set up. Until
/// then only otolith-auth accepts their tokens, without roles.
enum SecondFactorAdvice {
  private static let reasons: Set = [
    "TOKEN_AUDIENCE_MISMATCH", "NOT_ADMINISTRATOR", "NOT_STUDY_LEADER", "ROLE_INSUFFICIENT",
  ]
  /// Maximum time to wait for otolith-auth.
  private static let patience = Duration.seconds(5)

  /// Returns what to do; nil if the error has another cause, or if otolith-auth does not answer.
  ///
  /// - Parameter sessions: sessions that the command has begun.
  static func text(
    for error: RPCError, _ client: OtolithClient, _ sessions: BegunSessions
  ) async -> String? {
    guard let reason = error.reason, reasons.contains(reason) else { return nil }
    var token = await sessions.accessToken
    if token == nil { token = try? await SessionCache.session(client)?.accessToken }
    guard let token else { return nil }
    var options = CallOptions.bearer(token)
    options.timeout = patience
    guard
      let state = try? await client.secondFactors.getSecondFactor(.init(), options: options),
      state.required, state.confirmTime == nil
    else { return nil }
    return
      "your roles require a second factor, and it is not set up: set up the second factor with "
      + "`otolithctl second-factor begin`"
  }
}
