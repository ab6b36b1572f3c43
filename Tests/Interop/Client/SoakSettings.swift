/// How a soak case runs.
struct SoakSettings: Sendable {
  var iterations: Int
  /// A call that takes longer counts as failed.
  var latencyMax: Duration
  var failuresMax: Int
  /// How long a case runs that is measured by time.
  var duration: Duration
}
