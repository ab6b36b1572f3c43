/// Something about a definition that keeps it from being published, or that its author should know.
public struct Finding: Sendable, Hashable, CustomStringConvertible {
  /// The bad field, in the names of the protocol; empty for the definition as a whole.
  public var path: String
  public var reason: FindingReason
  /// What is wrong and what to do about it.
  public var advice: String

  public init(path: String, reason: FindingReason, advice: String) {
    self.path = path
    self.reason = reason
    self.advice = advice
  }

  public var description: String { "\(path): \(reason.rawValue): \(advice)" }

  public var severity: FindingSeverity { reason.severity }
}

/// What a finding means for publishing.
public enum FindingSeverity: String, Sendable, Hashable {
  /// Cannot be published.
  case error
  /// Can be published; is shown to the author.
  case warning
}

extension [Finding] {
  /// Those that keep a definition from being published.
  public var errors: [Finding] { filter { $0.severity == .error } }
}

/// Gathers findings up to a limit and counts the rest.
public struct FindingCollector: Sendable {
  private var kept: [Finding] = []
  private var omitted = 0
  private let limit: Int

  public init(limit: Int = CatalogueLimits.default.findingsMax) { self.limit = limit }

  public mutating func add(
    _ path: FindingPath, _ reason: FindingReason, _ advice: @autoclosure () -> String
  ) {
    guard kept.count < limit else {
      omitted += 1
      return
    }
    kept.append(Finding(path: path.description, reason: reason, advice: advice()))
  }

  /// Findings so far, those that are not kept included.
  public var count: Int { kept.count + omitted }

  /// In the order in which they were found; the last one tells how many more there were.
  public var findings: [Finding] {
    guard omitted > 0 else { return kept }
    let rest = Finding(
      path: "", reason: .tooManyFindings,
      advice: "\(omitted) more findings are not shown; mend these first")
    return kept + [rest]
  }
}
