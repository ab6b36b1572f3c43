import Messages
import PlanningDomain
import RPC

extension ScheduleBook.Choice {
  /// - Throws: INVALID_ARGUMENT that names every finding.
  init(_ request: PlanningV1.SetScheduleRequest) throws {
    let plans: [(name: String, plan: Plan)] = [
      request.standard.map { ("standard", .standard(StandardPlan($0))) },
      request.custom.map { ("custom", .custom(CustomPlan($0))) },
      request.monthly.map { ("monthly", .monthly(MonthlyPlan($0))) },
    ].compactMap { $0 }
    guard plans.count + (request.muted ? 1 : 0) == 1 else {
      let given = plans.map(\.name) + (request.muted ? ["muted"] : [])
      throw RPCError.invalidArgument(
        given.isEmpty
          ? [
            FieldViolation(
              field: "standard", reason: "PLAN_MISSING",
              description: "exactly one of standard, custom, monthly and muted is needed")
          ]
          : given.map { name in
            FieldViolation(
              field: name, reason: "PLAN_AMBIGUOUS",
              description: "exactly one of standard, custom, monthly and muted is needed")
          })
    }
    guard let plan = plans.first?.plan else {
      self = .muted
      return
    }
    let findings = plan.findings()
    guard findings.isEmpty else { throw RPCError(findings, of: plan) }
    self = .plan(plan)
  }
}
