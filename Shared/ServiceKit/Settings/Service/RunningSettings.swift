import Synchronization

/// Common settings that may change at run time, see ``InEffect``.
public struct RunningSettings: Sendable, Hashable {
  /// `OTOLITH_LOG_FORMAT`.
  public var logFormat: LogFormat
  /// `OTOLITH_LOG_CALLS`.
  public var callLogging: CallLogging
  /// `OTOLITH_TRACES_PER_MILLE`: how many of 1,000 traces that begin here are recorded. For other
  /// traces the caller decides.
  public var tracesPerMille: Int
  /// `OTOLITH_SHUTDOWN_GRACE_SECONDS`: how long calls may take to finish after SIGTERM.
  public var shutdownGraceSeconds: Int
  /// `OTOLITH_OWN_EXPORTS_PER_HOUR`: maximum number of exports of one participant started or
  /// resumed within an hour.
  public var ownExportsPerHour: Int
  /// `OTOLITH_TOKEN_ISSUER`: accepted issuer, and issuer of the tokens of `otolith-auth`.
  public var tokenIssuer: String

  /// Makes the defaults.
  public init() {
    logFormat = RunningSetting.logFormat.fallback
    callLogging = RunningSetting.callLogging.fallback
    tracesPerMille = TraceSettings.recorded.fallback
    shutdownGraceSeconds = RunningSetting.shutdownGrace.fallback
    ownExportsPerHour = RunningSetting.ownExportsPerHour.fallback
    tokenIssuer = TokenSettings.issuerSetting.fallback
  }

  /// Reads the settings of a program without tokens and a database.
  package init(stateless reader: inout SettingsReader) {
    self.init()
    logFormat = reader.read(RunningSetting.logFormat)
    callLogging = reader.read(RunningSetting.callLogging)
    tracesPerMille = reader.read(TraceSettings.recorded)
    shutdownGraceSeconds = reader.read(RunningSetting.shutdownGrace)
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

/// Formats of log lines.
public enum LogFormat: String, Sendable, CaseIterable {
  /// `TIME LEVEL LOGGER: FIELD=VALUE … [MODULE] MESSAGE` in local time, for people.
  case text
  /// One JSON object (RFC 8259), for log collectors.
  case json
}

/// Calls that are logged.
public enum CallLogging: String, Sendable, CaseIterable {
  /// Logs only calls that failed because of the service.
  case off
  /// Failed calls; at level `debug` also the others.
  case errors
  case all
}

/// Settings that may change while the process runs. They are read at each use and replaced by a
/// reload.
public final class InEffect<Value: Sendable>: Sendable {
  private let value: Mutex<Value>

  public init(_ value: Value) { self.value = Mutex(value) }

  /// The current value.
  public var current: Value { value.withLock { $0 } }

  /// Replaces the value.
  public func adopt(_ value: Value) { self.value.withLock { $0 = value } }
}
