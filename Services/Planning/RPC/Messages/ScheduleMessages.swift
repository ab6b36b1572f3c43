import Messages
import QuestionnaireWire
import Questionnaires
import RPCCore

extension PlanningV1.ParticipantSchedule {
  init(_ found: FoundSchedule) {
    self.init(
      studyID: found.key.studyID, questionnaireID: found.key.questionnaireID,
      schedule: found.inForce.map { inForce in
        var definition = inForce.schedule.definition
        definition.anchor.optionID = ""
        return CatalogueV1.Schedule(definition)
      },
      own: found.inForce?.isOwn ?? false, muted: found.inForce?.isMuted ?? false)
  }
}

extension ChangeSchedule.Choice {
  /// - Throws: INVALID_ARGUMENT that names every finding.
  init(_ request: PlanningV1.SetScheduleRequest) throws {
    let plans: [(name: String, message: CatalogueV1.Schedule.OneOfPlan)] = [
      request.standard.map { ("standard", .standard($0)) },
      request.custom.map { ("custom", .custom($0)) },
      request.monthly.map { ("monthly", .monthly($0)) },
      request.daily.map { ("daily", .daily($0)) },
    ].compactMap { $0 }
    guard plans.count + (request.muted ? 1 : 0) == 1 else {
      let given = plans.map(\.name) + (request.muted ? ["muted"] : [])
      throw RPCError.invalidArgument(
        given.isEmpty
          ? [
            FieldViolation(
              field: "standard", reason: .planMissing,
              description: "exactly one of standard, custom, monthly, daily and muted is required")
          ]
          : given.map { name in
            FieldViolation(
              field: name, reason: .planAmbiguous,
              description: "exactly one of standard, custom, monthly, daily and muted is required")
          })
    }
    guard let message = plans.first?.message,
      let plan = Schedule(ScheduleDefinition(CatalogueV1.Schedule(plan: message)))?.plan
    else {
      self = .muted
      return
    }
    let findings = plan.findings()
    guard findings.isEmpty else { throw RPCError(findings, of: plan) }
    self = .plan(plan)
  }
}
