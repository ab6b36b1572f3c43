/// Decides the next step of a call that needs an answer requested after its arrival, while
/// questions keep a minimum interval.
struct LookupRateLimit: Sendable {
  enum Step: Sendable, Hashable {
    /// The cached answer is new enough.
    case take
    /// The answer to the running question will be new enough.
    case share
    case put
    /// An older question is running; decide again after its answer.
    case lookAgainAfterAnswer
    case lookAgain(at: ContinuousClock.Instant)
  }

  /// Minimum interval between questions.
  var pause: Duration

  /// - Parameters:
  ///   - arrivedAt: arrival time of the call.
  ///   - running: start of the running lookup; nil if none runs.
  ///   - answered: start of the lookup whose answer is cached; nil without a cached answer.
  func step(
    for arrivedAt: ContinuousClock.Instant, at now: ContinuousClock.Instant,
    running: ContinuousClock.Instant?, answered: ContinuousClock.Instant?
  ) -> Step {
    // Checked first, because the running question may be for a caller that needs a newer answer.
    if let answered, answered >= arrivedAt { return .take }
    if let running { return running >= arrivedAt ? .share : .lookAgainAfterAnswer }
    guard let answered else { return .put }
    let next = answered + pause
    return next > now ? .lookAgain(at: next) : .put
  }
}
