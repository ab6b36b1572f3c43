import Messages
import RPCServer
import ServiceKit

extension OversightHandler {
  func fireTrigger(
    _ request: PlanningV1.FireTriggerRequest, context: ServerCallContext
  ) async throws -> PlanningV1.FireTriggerResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let pseudonym = staff.check.pseudonym(request.participant)
    staff.check.id(request.triggerID, field: "trigger_id")
    let occurrenceID = staff.check.uuid(request.occurrenceID, field: "occurrence_id")
    let (name, id) = try staff.check.unwrap(pseudonym, occurrenceID)
    let concealed = try staff.areGroupsConcealed(context)
    return try await overseeing {
      // The outcome depends on the plans of the participant's group.
      if concealed {
        try await parts.concealedGroups.requireNone(of: nil, studyID: staff.studyID)
      }
      let fired = try await parts.fireTrigger(
        FireTrigger.Request(
          occurrenceID: id, studyID: staff.studyID, pseudonym: name,
          triggerID: request.triggerID), by: staff.actor, now: staff.now)
      return PlanningV1.FireTriggerResponse(
        occurrence: PlanningV1.TriggerOccurrence(fired, participant: name))
    }
  }
}
