import IngestionDomain
import ServiceKit

/// Counts what became of what devices sent: `otolith_verdicts_total`, by kind and verdict.
package struct VerdictCounters: Sendable {
  private let counters: LabelledCounters

  /// - Parameter kind: `sheet`, `record` or `session`.
  package init(of kind: String) {
    counters = LabelledCounters(
      "otolith_verdicts_total", of: "verdict",
      ["created", "exists", "conflict", "rejected", "postponed"], labels: [("kind", kind)])
  }

  func note(_ verdicts: some Sequence<Verdict>) {
    for verdict in verdicts { counters.add(Self.name(verdict)) }
  }

  private static func name(_ verdict: Verdict) -> String {
    switch verdict {
    case .created: "created"
    case .exists: "exists"
    case .conflict: "conflict"
    case .rejected: "rejected"
    case .postponed: "postponed"
    }
  }
}
