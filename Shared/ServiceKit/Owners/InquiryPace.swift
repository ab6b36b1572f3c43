/// What a call does that needs an answer to a question put after it came in, when questions are put with
/// a pause between them.
struct InquiryPace: Sendable {
  enum Step: Sendable, Hashable {
    /// The answer that stands is as young as that.
    case take
    /// So will be that of the question under way.
    case share
    case put
    /// An older question is under way: once it is answered there is something to decide.
    case lookAgainAfterAnswer
    case lookAgain(at: ContinuousClock.Instant)
  }

  /// From one question to the next.
  var pause: Duration

  /// - Parameters:
  ///   - arrivedAt: when the call came in.
  ///   - running: when the question under way was put; nil: none is.
  ///   - answered: when the question was put whose answer stands; nil: none does.
  func step(
    for arrivedAt: ContinuousClock.Instant, at now: ContinuousClock.Instant,
    running: ContinuousClock.Instant?, answered: ContinuousClock.Instant?
  ) -> Step {
    // Before the question under way, which may be somebody's who needs a younger answer.
    if let answered, answered >= arrivedAt { return .take }
    if let running { return running >= arrivedAt ? .share : .lookAgainAfterAnswer }
    guard let answered else { return .put }
    let next = answered + pause
    return next > now ? .lookAgain(at: next) : .put
  }
}
