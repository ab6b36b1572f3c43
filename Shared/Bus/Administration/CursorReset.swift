/// From where a consumer is to go on.
public enum CursorReset: String, Sendable, CaseIterable {
  /// From the first event that the log holds. What had its effect already the inbox knows, for as long
  /// as it remembers (`BusConfiguration.inboxRetention`); what it no longer knows has its effect again.
  case start
  /// From now on: what the log holds and the consumer has not read is not read.
  case end
  /// From where it stands, in the log as it is now: for whoever knows that it is the same log, as after
  /// an upgrade of PostgreSQL by pg_upgrade. Refused where it is surely another one.
  case same
}
