import Calendar
import Fields
import FoundationEssentials
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// `otolith.planning.v1.AlertService`.
struct AlertHandler: PlanningV1.AlertServiceProtocol {
  let alerts: HandleAlerts
  let channels: ManageAlertChannels
  let clock: any WallClock

  func listAlerts(
    _ request: PlanningV1.ListAlertsRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ListAlertsResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let pseudonym = staff.check.optionalPseudonym(request.participant)
    let paging: Paging<TimePosition> = staff.check.page(request)
    try staff.check.unwrap()
    let call = try call(staff, context)
    return try await overseeing {
      let page = try await alerts.list(
        call, AlertQuestion.State(request.filter), of: pseudonym,
        after: paging.last, limit: paging.size)
      return PlanningV1.ListAlertsResponse(
        alerts: page.items.map { PlanningV1.Alert($0) },
        nextPageToken: paging.token(after: page) {
          TimePosition(at: Instant($0.raisedAt), id: $0.id)
        })
    }
  }

  func acknowledgeAlert(
    _ request: PlanningV1.AcknowledgeAlertRequest, context: ServerCallContext
  ) async throws -> PlanningV1.AcknowledgeAlertResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let alertID = staff.check.alertID(request.alertID)
    staff.check.note(request.note)
    let id = try staff.check.unwrap(alertID)
    let call = try call(staff, context)
    return try await overseeing {
      PlanningV1.AcknowledgeAlertResponse(
        alert: PlanningV1.Alert(try await alerts.acknowledge(id, note: request.note, call)))
    }
  }

  func retryAlert(
    _ request: PlanningV1.RetryAlertRequest, context: ServerCallContext
  ) async throws -> PlanningV1.RetryAlertResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let alertID = staff.check.alertID(request.alertID)
    let id = try staff.check.unwrap(alertID)
    let call = try call(staff, context)
    return try await overseeing {
      let (alert, retried) = try await alerts.retry(id, call)
      return PlanningV1.RetryAlertResponse(
        alert: PlanningV1.Alert(alert), retried: UInt32(clamping: retried))
    }
  }

  func listAlertChannels(
    _ request: PlanningV1.ListAlertChannelsRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ListAlertChannelsResponse {
    let staff = try StaffRequest(request.studyID, context, clock)
    try staff.check.unwrap()
    return try await overseeing {
      let (known, missing) = try await channels.list(staff.studyID)
      return PlanningV1.ListAlertChannelsResponse(
        channels: known.map { PlanningV1.AlertChannel($0) }, missingChannelIDs: missing)
    }
  }

  func setAlertChannel(
    _ request: PlanningV1.SetAlertChannelRequest, context: ServerCallContext
  ) async throws -> PlanningV1.SetAlertChannelResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let sent = request.channel ?? PlanningV1.AlertChannel()
    let channelID = staff.check.channelID(sent.channelID, field: "channel.channel_id")
    let sentTarget = staff.check.target(sent)
    let (id, target) = try staff.check.unwrap(channelID, sentTarget)
    return try await overseeing {
      PlanningV1.SetAlertChannelResponse(
        channel: PlanningV1.AlertChannel(
          try await channels.set(
            id, of: staff.studyID, to: target.0, secret: target.secret, by: staff.actor,
            now: staff.now)))
    }
  }

  func deleteAlertChannel(
    _ request: PlanningV1.DeleteAlertChannelRequest, context: ServerCallContext
  ) async throws -> PlanningV1.DeleteAlertChannelResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let channelID = staff.check.channelID(request.channelID, field: "channel_id")
    let id = try staff.check.unwrap(channelID)
    return try await overseeing {
      try await channels.delete(id, of: staff.studyID, by: staff.actor, now: staff.now)
      return PlanningV1.DeleteAlertChannelResponse()
    }
  }

  private func call(
    _ staff: StaffRequest, _ context: ServerCallContext
  ) throws -> HandleAlerts.Call {
    HandleAlerts.Call(
      studyID: staff.studyID, actor: staff.actor,
      areGroupsConcealed: try staff.areGroupsConcealed(context), now: staff.now)
  }
}
