/// An instant of a test, in milliseconds after an arbitrary beginning.
func at(_ milliseconds: Int) -> ContinuousClock.Instant {
  testStart.advanced(by: .milliseconds(milliseconds))
}

private let testStart = ContinuousClock.now
