/// Which calls have a line in the log.
public enum CallLogging: String, Sendable, CaseIterable {
  /// Only those that failed by a fault of the service.
  case off
  /// Those that failed; at the level `debug` the others, too.
  case errors
  case all
}
