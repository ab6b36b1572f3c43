/// An instant in milliseconds after an arbitrary start.
func at(_ milliseconds: Int) -> ContinuousClock.Instant {
  testStart.advanced(by: .milliseconds(milliseconds))
}

private let testStart = ContinuousClock.now
