/// Checks the retention rules of a study, also against those already published.
public struct RetentionChecker: Sendable {
  private let limits: CatalogueLimits

  public init(limits: CatalogueLimits = .default) { self.limits = limits }

  func check(_ study: StudyDefinition, _ path: FindingPlace) {
    guard let retention = study.retention else { return }
    let here = path.field("retention")
    if retention.daysAfterEnd == 0, retention.daysAfterLeaving == 0, !retention.onWithdrawal,
      retention.onErasure == nil
    {
      here.add(
        .retentionEmpty,
        "specify days after the study's end, days after leaving, withdrawal, or the outcome of an "
          + "erasure; leave `retention` out to keep answers without limit")
    }
    for (name, days) in [
      ("days_after_end", retention.daysAfterEnd),
      ("days_after_leaving", retention.daysAfterLeaving),
    ] where days > limits.retentionDaysMax {
      here.field(name).add(.retentionOutOfRange, "give at most \(limits.retentionDaysMax) days")
    }
    if retention.outcome == nil {
      here.field("outcome").add(.retentionOutcomeMissing, "choose erase or anonymise")
    }
  }

  /// Returns findings for changes that break the retention rules published for an open study.
  ///
  /// - Parameter published: nil if answers were kept without limit and each participant could
  ///   choose the outcome of an erasure.
  public func findings(_ study: StudyDefinition, since published: StudyRetention?) -> [Finding] {
    let published = published ?? StudyRetention(outcome: nil)
    let findings = FindingCollector(limit: limits.findingsMax)
    let here = findings.place.field("study").field("retention")
    for name in published.broken(by: study.retention) {
      (name.isEmpty ? here : here.field(name)).add(
        .retentionLengthened,
        "the published retention is stricter (\(published)); an open study can only shorten it"
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
    let erasure = "on erasure: \(onErasure?.rawValue ?? "the participant's choice")"
    return (limits + [withdrawal, outcome?.rawValue, erasure].compactMap(\.self))
      .joined(separator: ", ")
  }
}
