/// A condition that did not come about in time.
public struct NeverHappened: Error, CustomStringConvertible {
  public var description: String
}

/// Waits until the condition holds, looking again every few milliseconds.
///
/// - Parameters:
///   - what: named in the error.
///   - deadline: a generous limit, for a loaded machine; a passing test does not come near it.
/// - Throws: `NeverHappened`; what the condition throws.
public func eventually(
  _ what: String, within deadline: Duration = .seconds(300),
  _ condition: () async throws -> Bool
) async throws {
  let end = ContinuousClock.now + deadline
  while try await !condition() {
    guard ContinuousClock.now < end else {
      throw NeverHappened(description: "not within \(deadline): \(what)")
    }
    try await Task.sleep(for: .milliseconds(5))
  }
}
