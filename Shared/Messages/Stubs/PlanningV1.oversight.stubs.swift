// Generated from otolith/planning/v1/oversight.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension PlanningV1 {
  /// Oversight of a study's notifications. For its leaders and other staff with the method's right in the
  /// study, who see participants only by the pseudonym used in its exports (column `participant` of
  /// otolith.ingestion.v1 ExportAnswerSheets); and for participants about themselves. Changes by staff
  /// are recorded in the audit log.
  ///
  /// While groups of the study are concealed from the caller (otolith.auth.v1 AllocationService),
  /// notifications of questionnaires that only some groups see are left out of all responses, and methods
  /// about one of them return PERMISSION_DENIED with reason GROUPS_CONCEALED.
  ///
  /// Each method for staff may return UNAVAILABLE with reason PSEUDONYMS_NOT_YET_KNOWN and RetryInfo:
  /// the study's pseudonyms have not been fetched from ingestion yet, and it cannot be reached.
  public protocol OversightServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: PlanningV1.OversightServiceMethod) -> MethodAccess

    /// Returns how many of the caller's own notifications were answered.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: BREAKDOWN_MISSING (also by
    /// participant and by group), PERIOD_INVALID; PERMISSION_DENIED with reason NOT_ENROLLED.
    func getOwnCompliance(
      _ request: PlanningV1.GetOwnComplianceRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.OwnCompliance

    /// Returns how many notifications of a study were answered.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: BREAKDOWN_MISSING,
    /// PERIOD_INVALID, PARTICIPANT_INVALID; NOT_FOUND with reason PARTICIPANT_UNKNOWN;
    /// PERMISSION_DENIED with reason NOT_STUDY_LEADER, also by group or for a group without the right
    /// `export.read`; PERMISSION_DENIED with reason GROUPS_CONCEALED by group or for a group;
    /// RESOURCE_EXHAUSTED with reason TOO_MANY_CALLS.
    func getCompliance(
      _ request: PlanningV1.GetComplianceRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.Compliance

    /// Exports the notifications counted by GetCompliance as CSV, one per row, ordered by participant
    /// and instant. Columns state on which day each was planned, handed out and sent, when it was
    /// shown, opened and answered, and its outcome (column `outcome`, named as in ComplianceRow). The
    /// pseudonyms and notification ids match the sheets of ExportAnswerSheets. NotificationTable selects
    /// the decisions behind them instead.
    ///
    /// The last part has a cursor. An export with this cursor as `since` has all rows of each participant of
    /// whom anything has changed since the earlier export began, or whose notifications came due or could
    /// still be answered then: replace all earlier rows of the participants that it names. A row with nothing
    /// but the participant names one without rows. No change is missing; participants without changes may
    /// come again. Erased participants are not listed, as in ExportAnswerSheets.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: PERIOD_INVALID, CURSOR_INVALID,
    /// FILTER_NOT_APPLICABLE, and those of otolith.common.v1 ExportFilter; PERMISSION_DENIED with reason
    /// NOT_STUDY_LEADER or GROUPS_CONCEALED.
    func exportNotifications(
      _ request: PlanningV1.ExportNotificationsRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<PlanningV1.ExportNotificationsResponse>
    ) async throws

    /// Lists participants by pseudonym with their activity: active, silent, left or completed.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: SILENT_DAYS_OUT_OF_RANGE;
    /// PERMISSION_DENIED with reason NOT_STUDY_LEADER.
    func listParticipantStatuses(
      _ request: PlanningV1.ListParticipantStatusesRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.ListParticipantStatusesResponse

    /// Sets or replaces a date from which schedules count for one participant
    /// (`ScheduleAnchor.staff_date_id`). Notifications that depend on it are planned again at once.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: PARTICIPANT_INVALID,
    /// DATE_INVALID, DATE_OUT_OF_RANGE; NOT_FOUND with reason PARTICIPANT_UNKNOWN or
    /// STAFF_DATE_UNKNOWN; FAILED_PRECONDITION with reason PARTICIPANT_LEFT; PERMISSION_DENIED with
    /// reason NOT_STUDY_LEADER; UNAVAILABLE with reason STUDY_NOT_YET_KNOWN and RetryInfo.
    func setParticipantDate(
      _ request: PlanningV1.SetParticipantDateRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.SetParticipantDateResponse

    /// Lists the dates that are set, by pseudonym and id.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: PARTICIPANT_INVALID; NOT_FOUND
    /// with reason PARTICIPANT_UNKNOWN; PERMISSION_DENIED with reason NOT_STUDY_LEADER.
    func listParticipantDates(
      _ request: PlanningV1.ListParticipantDatesRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.ListParticipantDatesResponse

    /// Removes a date: notifications that count from it are cancelled and no longer planned. Removing
    /// a date that is not set succeeds.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: PARTICIPANT_INVALID; NOT_FOUND
    /// with reason PARTICIPANT_UNKNOWN; PERMISSION_DENIED with reason NOT_STUDY_LEADER.
    func deleteParticipantDate(
      _ request: PlanningV1.DeleteParticipantDateRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.DeleteParticipantDateResponse

    /// Returns a participant's past and upcoming notifications of the study, earliest first.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: PARTICIPANT_INVALID,
    /// PERIOD_INVALID; NOT_FOUND with reason PARTICIPANT_UNKNOWN; PERMISSION_DENIED with reason
    /// NOT_STUDY_LEADER.
    func getParticipantPlan(
      _ request: PlanningV1.GetParticipantPlanRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.ParticipantPlan

    /// Adds a notification for a participant at an instant chosen by staff. The participant's overall
    /// rules (gaps, daily maximum) treat it as already placed.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: PARTICIPANT_INVALID,
    /// NOTIFICATION_ID_INVALID, EXPIRY_OUT_OF_RANGE; NOT_FOUND with reason PARTICIPANT_UNKNOWN or
    /// QUESTIONNAIRE_UNKNOWN; ALREADY_EXISTS with reason NOTIFICATION_ID_REUSED; FAILED_PRECONDITION
    /// with reason PARTICIPANT_LEFT, TIME_ZONE_NOT_KNOWN, STUDY_PAUSED, QUESTIONNAIRE_CLOSED,
    /// NOTIFY_TIME_PAST, NOTIFY_TIME_TOO_FAR, NOTIFY_TIME_OUTSIDE_STUDY, NOTIFY_TIME_QUIET or
    /// NOTIFY_TIME_TAKEN; RESOURCE_EXHAUSTED with reason STAFF_NOTIFICATIONS_LIMIT; PERMISSION_DENIED
    /// with reason NOT_STUDY_LEADER; UNAVAILABLE with reason STUDY_NOT_YET_KNOWN and RetryInfo.
    func addNotification(
      _ request: PlanningV1.AddNotificationRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.AddNotificationResponse

    /// Cancels an upcoming notification and plans the same one at another instant.
    ///
    /// Errors: as AddNotification, except for those about the participant and the expiry; NOT_FOUND
    /// with reason NOTIFICATION_UNKNOWN; FAILED_PRECONDITION with reason NOTIFICATION_NOT_COMING.
    func moveNotification(
      _ request: PlanningV1.MoveNotificationRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.MoveNotificationResponse

    /// Cancels an upcoming notification. Its schedule does not plan it again. Cancelling twice is
    /// safe.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: NOTIFICATION_ID_INVALID;
    /// NOT_FOUND with reason NOTIFICATION_UNKNOWN; FAILED_PRECONDITION with reason
    /// NOTIFICATION_NOT_COMING; PERMISSION_DENIED with reason NOT_STUDY_LEADER.
    func cancelNotification(
      _ request: PlanningV1.CancelNotificationRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.CancelNotificationResponse

    /// Fires one of the study's triggers for a participant now. Only triggers caused by staff alone
    /// can be fired (`otolith.catalogue.v1.Trigger.staff`). Planning applies it within moments by the
    /// trigger's rules, like any other occurrence. Repeating the call returns the current state of the
    /// same occurrence.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: PARTICIPANT_INVALID, ID_INVALID;
    /// NOT_FOUND with reason PARTICIPANT_UNKNOWN or TRIGGER_UNKNOWN; FAILED_PRECONDITION with reason
    /// PARTICIPANT_LEFT or TRIGGER_NOT_BY_HAND; RESOURCE_EXHAUSTED with reason FIRED_TOO_OFTEN and
    /// RetryInfo; PERMISSION_DENIED with reason NOT_STUDY_LEADER; UNAVAILABLE with reason
    /// STUDY_NOT_YET_KNOWN and RetryInfo.
    func fireTrigger(
      _ request: PlanningV1.FireTriggerRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.FireTriggerResponse

    /// Returns all inputs and steps that led to a notification's instant, computed again
    /// (Services/Planning/ALGORITHM.md). For staff with the right `plan.read` in the study, and for
    /// participants about their own notifications.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: NOTIFICATION_ID_INVALID;
    /// NOT_FOUND with reason NOTIFICATION_UNKNOWN; PERMISSION_DENIED with reason NOT_STUDY_LEADER.
    func explainNotification(
      _ request: PlanningV1.ExplainNotificationRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.ExplainNotificationResponse
  }

  /// Calls the methods that ``OversightServiceProtocol`` describes.
  public struct OversightServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func getOwnCompliance(
      _ request: PlanningV1.GetOwnComplianceRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.OwnCompliance {
      try await channel.unary(
        service: OversightServiceMethods.service,
        method: OversightServiceMethods.getOwnCompliance,
        request: request,
        options: options)
    }

    public func getCompliance(
      _ request: PlanningV1.GetComplianceRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.Compliance {
      try await channel.unary(
        service: OversightServiceMethods.service,
        method: OversightServiceMethods.getCompliance,
        request: request,
        options: options)
    }

    public func exportNotifications(
      _ request: PlanningV1.ExportNotificationsRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<PlanningV1.ExportNotificationsResponse> {
      channel.serverStreaming(
        service: OversightServiceMethods.service,
        method: OversightServiceMethods.exportNotifications,
        request: request,
        options: options)
    }

    public func listParticipantStatuses(
      _ request: PlanningV1.ListParticipantStatusesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.ListParticipantStatusesResponse {
      try await channel.unary(
        service: OversightServiceMethods.service,
        method: OversightServiceMethods.listParticipantStatuses,
        request: request,
        options: options)
    }

    public func setParticipantDate(
      _ request: PlanningV1.SetParticipantDateRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.SetParticipantDateResponse {
      try await channel.unary(
        service: OversightServiceMethods.service,
        method: OversightServiceMethods.setParticipantDate,
        request: request,
        options: options)
    }

    public func listParticipantDates(
      _ request: PlanningV1.ListParticipantDatesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.ListParticipantDatesResponse {
      try await channel.unary(
        service: OversightServiceMethods.service,
        method: OversightServiceMethods.listParticipantDates,
        request: request,
        options: options)
    }

    public func deleteParticipantDate(
      _ request: PlanningV1.DeleteParticipantDateRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.DeleteParticipantDateResponse {
      try await channel.unary(
        service: OversightServiceMethods.service,
        method: OversightServiceMethods.deleteParticipantDate,
        request: request,
        options: options)
    }

    public func getParticipantPlan(
      _ request: PlanningV1.GetParticipantPlanRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.ParticipantPlan {
      try await channel.unary(
        service: OversightServiceMethods.service,
        method: OversightServiceMethods.getParticipantPlan,
        request: request,
        options: options)
    }

    public func addNotification(
      _ request: PlanningV1.AddNotificationRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.AddNotificationResponse {
      try await channel.unary(
        service: OversightServiceMethods.service,
        method: OversightServiceMethods.addNotification,
        request: request,
        options: options)
    }

    public func moveNotification(
      _ request: PlanningV1.MoveNotificationRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.MoveNotificationResponse {
      try await channel.unary(
        service: OversightServiceMethods.service,
        method: OversightServiceMethods.moveNotification,
        request: request,
        options: options)
    }

    public func cancelNotification(
      _ request: PlanningV1.CancelNotificationRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.CancelNotificationResponse {
      try await channel.unary(
        service: OversightServiceMethods.service,
        method: OversightServiceMethods.cancelNotification,
        request: request,
        options: options)
    }

    public func fireTrigger(
      _ request: PlanningV1.FireTriggerRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.FireTriggerResponse {
      try await channel.unary(
        service: OversightServiceMethods.service,
        method: OversightServiceMethods.fireTrigger,
        request: request,
        options: options)
    }

    public func explainNotification(
      _ request: PlanningV1.ExplainNotificationRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.ExplainNotificationResponse {
      try await channel.unary(
        service: OversightServiceMethods.service,
        method: OversightServiceMethods.explainNotification,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.planning.v1.OversightService`, by their names on the wire.
  public enum OversightServiceMethod: String, Sendable, CaseIterable {
    case getOwnCompliance = "GetOwnCompliance"
    case getCompliance = "GetCompliance"
    case exportNotifications = "ExportNotifications"
    case listParticipantStatuses = "ListParticipantStatuses"
    case setParticipantDate = "SetParticipantDate"
    case listParticipantDates = "ListParticipantDates"
    case deleteParticipantDate = "DeleteParticipantDate"
    case getParticipantPlan = "GetParticipantPlan"
    case addNotification = "AddNotification"
    case moveNotification = "MoveNotification"
    case cancelNotification = "CancelNotification"
    case fireTrigger = "FireTrigger"
    case explainNotification = "ExplainNotification"
  }

  /// The names of `otolith.planning.v1.OversightService` and its methods on the wire.
  public enum OversightServiceMethods {
    public static let service = "otolith.planning.v1.OversightService"
    public static let getOwnCompliance = "GetOwnCompliance"
    public static let getCompliance = "GetCompliance"
    public static let exportNotifications = "ExportNotifications"
    public static let listParticipantStatuses = "ListParticipantStatuses"
    public static let setParticipantDate = "SetParticipantDate"
    public static let listParticipantDates = "ListParticipantDates"
    public static let deleteParticipantDate = "DeleteParticipantDate"
    public static let getParticipantPlan = "GetParticipantPlan"
    public static let addNotification = "AddNotification"
    public static let moveNotification = "MoveNotification"
    public static let cancelNotification = "CancelNotification"
    public static let fireTrigger = "FireTrigger"
    public static let explainNotification = "ExplainNotification"
  }
}

extension PlanningV1.OversightServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: PlanningV1.oversightFile)
    registry.unary(
      service: PlanningV1.OversightServiceMethods.service,
      method: PlanningV1.OversightServiceMethods.getOwnCompliance,
      access: access(to: .getOwnCompliance)
    ) { (request: PlanningV1.GetOwnComplianceRequest, context: ServerCallContext) -> PlanningV1.OwnCompliance in
      try await self.getOwnCompliance(request, context: context)
    }
    registry.unary(
      service: PlanningV1.OversightServiceMethods.service,
      method: PlanningV1.OversightServiceMethods.getCompliance,
      access: access(to: .getCompliance)
    ) { (request: PlanningV1.GetComplianceRequest, context: ServerCallContext) -> PlanningV1.Compliance in
      try await self.getCompliance(request, context: context)
    }
    registry.serverStreaming(
      service: PlanningV1.OversightServiceMethods.service,
      method: PlanningV1.OversightServiceMethods.exportNotifications,
      access: access(to: .exportNotifications)
    ) { (request: PlanningV1.ExportNotificationsRequest, context: ServerCallContext, writer: ResponseWriter<PlanningV1.ExportNotificationsResponse>) in
      try await self.exportNotifications(request, context: context, to: writer)
    }
    registry.unary(
      service: PlanningV1.OversightServiceMethods.service,
      method: PlanningV1.OversightServiceMethods.listParticipantStatuses,
      access: access(to: .listParticipantStatuses)
    ) { (request: PlanningV1.ListParticipantStatusesRequest, context: ServerCallContext) -> PlanningV1.ListParticipantStatusesResponse in
      try await self.listParticipantStatuses(request, context: context)
    }
    registry.unary(
      service: PlanningV1.OversightServiceMethods.service,
      method: PlanningV1.OversightServiceMethods.setParticipantDate,
      access: access(to: .setParticipantDate)
    ) { (request: PlanningV1.SetParticipantDateRequest, context: ServerCallContext) -> PlanningV1.SetParticipantDateResponse in
      try await self.setParticipantDate(request, context: context)
    }
    registry.unary(
      service: PlanningV1.OversightServiceMethods.service,
      method: PlanningV1.OversightServiceMethods.listParticipantDates,
      access: access(to: .listParticipantDates)
    ) { (request: PlanningV1.ListParticipantDatesRequest, context: ServerCallContext) -> PlanningV1.ListParticipantDatesResponse in
      try await self.listParticipantDates(request, context: context)
    }
    registry.unary(
      service: PlanningV1.OversightServiceMethods.service,
      method: PlanningV1.OversightServiceMethods.deleteParticipantDate,
      access: access(to: .deleteParticipantDate)
    ) { (request: PlanningV1.DeleteParticipantDateRequest, context: ServerCallContext) -> PlanningV1.DeleteParticipantDateResponse in
      try await self.deleteParticipantDate(request, context: context)
    }
    registry.unary(
      service: PlanningV1.OversightServiceMethods.service,
      method: PlanningV1.OversightServiceMethods.getParticipantPlan,
      access: access(to: .getParticipantPlan)
    ) { (request: PlanningV1.GetParticipantPlanRequest, context: ServerCallContext) -> PlanningV1.ParticipantPlan in
      try await self.getParticipantPlan(request, context: context)
    }
    registry.unary(
      service: PlanningV1.OversightServiceMethods.service,
      method: PlanningV1.OversightServiceMethods.addNotification,
      access: access(to: .addNotification)
    ) { (request: PlanningV1.AddNotificationRequest, context: ServerCallContext) -> PlanningV1.AddNotificationResponse in
      try await self.addNotification(request, context: context)
    }
    registry.unary(
      service: PlanningV1.OversightServiceMethods.service,
      method: PlanningV1.OversightServiceMethods.moveNotification,
      access: access(to: .moveNotification)
    ) { (request: PlanningV1.MoveNotificationRequest, context: ServerCallContext) -> PlanningV1.MoveNotificationResponse in
      try await self.moveNotification(request, context: context)
    }
    registry.unary(
      service: PlanningV1.OversightServiceMethods.service,
      method: PlanningV1.OversightServiceMethods.cancelNotification,
      access: access(to: .cancelNotification)
    ) { (request: PlanningV1.CancelNotificationRequest, context: ServerCallContext) -> PlanningV1.CancelNotificationResponse in
      try await self.cancelNotification(request, context: context)
    }
    registry.unary(
      service: PlanningV1.OversightServiceMethods.service,
      method: PlanningV1.OversightServiceMethods.fireTrigger,
      access: access(to: .fireTrigger)
    ) { (request: PlanningV1.FireTriggerRequest, context: ServerCallContext) -> PlanningV1.FireTriggerResponse in
      try await self.fireTrigger(request, context: context)
    }
    registry.unary(
      service: PlanningV1.OversightServiceMethods.service,
      method: PlanningV1.OversightServiceMethods.explainNotification,
      access: access(to: .explainNotification)
    ) { (request: PlanningV1.ExplainNotificationRequest, context: ServerCallContext) -> PlanningV1.ExplainNotificationResponse in
      try await self.explainNotification(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension PlanningV1.OversightServiceProtocol {
  public func getOwnCompliance(
    _ request: PlanningV1.GetOwnComplianceRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.OwnCompliance {
    throw RPCError(.unimplemented, "GetOwnCompliance is not implemented here")
  }

  public func getCompliance(
    _ request: PlanningV1.GetComplianceRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.Compliance {
    throw RPCError(.unimplemented, "GetCompliance is not implemented here")
  }

  public func exportNotifications(
    _ request: PlanningV1.ExportNotificationsRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<PlanningV1.ExportNotificationsResponse>
  ) async throws {
    throw RPCError(.unimplemented, "ExportNotifications is not implemented here")
  }

  public func listParticipantStatuses(
    _ request: PlanningV1.ListParticipantStatusesRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.ListParticipantStatusesResponse {
    throw RPCError(.unimplemented, "ListParticipantStatuses is not implemented here")
  }

  public func setParticipantDate(
    _ request: PlanningV1.SetParticipantDateRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.SetParticipantDateResponse {
    throw RPCError(.unimplemented, "SetParticipantDate is not implemented here")
  }

  public func listParticipantDates(
    _ request: PlanningV1.ListParticipantDatesRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.ListParticipantDatesResponse {
    throw RPCError(.unimplemented, "ListParticipantDates is not implemented here")
  }

  public func deleteParticipantDate(
    _ request: PlanningV1.DeleteParticipantDateRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.DeleteParticipantDateResponse {
    throw RPCError(.unimplemented, "DeleteParticipantDate is not implemented here")
  }

  public func getParticipantPlan(
    _ request: PlanningV1.GetParticipantPlanRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.ParticipantPlan {
    throw RPCError(.unimplemented, "GetParticipantPlan is not implemented here")
  }

  public func addNotification(
    _ request: PlanningV1.AddNotificationRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.AddNotificationResponse {
    throw RPCError(.unimplemented, "AddNotification is not implemented here")
  }

  public func moveNotification(
    _ request: PlanningV1.MoveNotificationRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.MoveNotificationResponse {
    throw RPCError(.unimplemented, "MoveNotification is not implemented here")
  }

  public func cancelNotification(
    _ request: PlanningV1.CancelNotificationRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.CancelNotificationResponse {
    throw RPCError(.unimplemented, "CancelNotification is not implemented here")
  }

  public func fireTrigger(
    _ request: PlanningV1.FireTriggerRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.FireTriggerResponse {
    throw RPCError(.unimplemented, "FireTrigger is not implemented here")
  }

  public func explainNotification(
    _ request: PlanningV1.ExplainNotificationRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.ExplainNotificationResponse {
    throw RPCError(.unimplemented, "ExplainNotification is not implemented here")
  }
}
