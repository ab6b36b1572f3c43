/// How a line of the log is written.
public enum LogFormat: String, Sendable, CaseIterable {
  /// `TIME LEVEL LOGGER: FIELD=VALUE … [MODULE] MESSAGE`, with local time: for people.
  case text
  /// One JSON object (RFC 8259): for what collects logs.
  case json
}
