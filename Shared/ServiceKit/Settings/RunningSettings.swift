/// What of every service's settings is read at each use, see ``InEffect``.
public struct RunningSettings: Sendable, Hashable {
  /// `OTOLITH_LOG_FORMAT`.
  public var logFormat: LogFormat
  /// `OTOLITH_LOG_CALLS`.
  public var callLogging: CallLogging
  /// `OTOLITH_TRACES_PER_MILLE`: of the traces that begin here, so many of a thousand are recorded. What a caller
  /// began is recorded if the caller says so.
  public var tracesPerMille: Int
  /// `OTOLITH_SHUTDOWN_GRACE_SECONDS`: how long calls may finish after SIGTERM.
  public var shutdownGraceSeconds: Int
  /// `OTOLITH_OWN_EXPORTS_PER_HOUR`: own exports of one participant that are begun, or resumed, within an hour.
  public var ownExportsPerHour: Int
  /// `OTOLITH_TOKEN_ISSUER`: whose tokens are accepted, and whose those of `otolith-auth` are.
  public var tokenIssuer: String

  /// What holds where nobody has set anything.
  public init() {
    logFormat = RunningSetting.logFormat.fallback
    callLogging = RunningSetting.callLogging.fallback
    tracesPerMille = TraceSettings.recorded.fallback
    shutdownGraceSeconds = RunningSetting.shutdownGrace.fallback
    ownExportsPerHour = RunningSetting.ownExportsPerHour.fallback
    tokenIssuer = TokenSettings.issuerSetting.fallback
  }

  package init(_ reader: inout SettingsReader) {
    logFormat = reader.read(RunningSetting.logFormat)
    callLogging = reader.read(RunningSetting.callLogging)
    tracesPerMille = reader.read(TraceSettings.recorded)
    shutdownGraceSeconds = reader.read(RunningSetting.shutdownGrace)
    ownExportsPerHour = reader.read(RunningSetting.ownExportsPerHour)
    tokenIssuer = reader.read(TokenSettings.issuerSetting)
  }
}
