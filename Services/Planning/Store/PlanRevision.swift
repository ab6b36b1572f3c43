/// Numbered inputs of a plan.
struct PlanRevision: Sendable, Hashable {
  /// From 1.
  var number: Int
  var inputs: PlanInputs
}
