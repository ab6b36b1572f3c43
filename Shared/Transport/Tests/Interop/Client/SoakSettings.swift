/// Settings of a soak case.
struct SoakSettings: Sendable {
  var iterations: Int
  /// Maximum duration of a call; a longer one counts as failed.
  var latencyMax: Duration
  var failuresMax: Int
  /// Duration of a case that is limited by time.
  var duration: Duration
}
