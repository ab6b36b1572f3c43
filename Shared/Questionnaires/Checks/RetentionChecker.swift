/// Whether a study says completely how long it keeps answers, and keeps to what it said before.
public struct RetentionChecker: Sendable {
  private let limits: CatalogueLimits

  public init(limits: CatalogueLimits = .default) { self.limits = limits }

  func check(_ study: StudyDefinition, _ path: FindingPath, into findings: inout FindingCollector) {
    guard let retention = study.retention else { return }
    let here = path.field("retention")
    if retention.daysAfterEnd == 0, retention.daysAfterLeaving == 0, !retention.onWithdrawal,
      retention.onErasure == nil
    {
      findings.add(
        here, .retentionEmpty,
        "say days after the study's end, days after leaving, that a withdrawal counts, or what becomes of "
          + "answers on erasure; leave `retention` out to keep answers without limit")
    }
    for (name, days) in [
      ("days_after_end", retention.daysAfterEnd),
      ("days_after_leaving", retention.daysAfterLeaving),
    ] where days > limits.retentionDaysMax {
      findings.add(
        here.field(name), .retentionOutOfRange, "give at most \(limits.retentionDaysMax) days")
    }
    if retention.outcome == nil {
      findings.add(here.field("outcome"), .retentionOutcomeMissing, "say erase or anonymise")
    }
  }

  /// What of a study that has opened breaks what its participants were told.
  ///
  /// - Parameter published: nil: answers were kept without limit, and each participant could choose what
  ///   becomes of them on erasure.
  public func findings(
    _ study: StudyDefinition, since published: StudyRetention?
  ) -> [Finding] {
    let published = published ?? StudyRetention(outcome: nil)
    var findings = FindingCollector(limit: limits.findingsMax)
    let here = FindingPath().field("study").field("retention")
    for name in published.broken(by: study.retention) {
      findings.add(
        name.isEmpty ? here : here.field(name), .retentionLengthened,
        "participants were told of a stricter retention (\(published)); an open study can only shorten it"
      )
    }
    return findings.findings
  }
}

extension StudyRetention: CustomStringConvertible {
  public var description: String {
    let limits = [(daysAfterEnd, "the end"), (daysAfterLeaving, "leaving")]
      .filter { $0.0 > 0 }.map { "\($0.0) days after \($0.1)" }
    let withdrawal = onWithdrawal ? "on withdrawal" : nil
    let erasure = "on erasure: \(onErasure?.rawValue ?? "as they choose")"
    return (limits + [withdrawal, outcome?.rawValue, erasure].compactMap(\.self))
      .joined(separator: ", ")
  }
}
