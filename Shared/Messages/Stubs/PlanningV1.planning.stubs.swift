// Generated from otolith/planning/v1/planning.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension PlanningV1 {
  /// Plans when a participant is notified to fill in which questionnaire. Needs a token.
  public protocol PlanningServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: PlanningV1.PlanningServiceMethod) -> MethodAccess

    /// Returns the caller's next notifications over all questionnaires with a schedule, earliest
    /// first. Repeating the call returns the same instants until settings, time zone or study change.
    ///
    /// Errors: INVALID_ARGUMENT with reason TIME_ZONE_UNKNOWN if no zone is stored and none that is
    /// known, nor an offset from UTC, is given, with LIMIT_OUT_OF_RANGE, or with PLAN_TOKEN_INVALID for a
    /// token that this service did not make (send an empty one then); PERMISSION_DENIED with reason NOT_ENROLLED if
    /// `study_id` is given without an enrolment; RESOURCE_EXHAUSTED with reason REPLANNED_TOO_OFTEN
    /// after 1,000 changes of settings or zone in 24 hours (over all schedules), or TOO_MANY_CALLS;
    /// UNAVAILABLE with RetryInfo and reason STUDY_NOT_YET_KNOWN while a study is not known here and
    /// the catalogue cannot be reached, or ENROLMENT_NOT_YET_KNOWN shortly after joining.
    func getNotificationPlan(
      _ request: PlanningV1.GetNotificationPlanRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.NotificationPlan

    /// Reports what happened to notifications on the device; may be sent long after the event
    /// (offline). For each kind, the earliest event counts, regardless of the device and of
    /// repetitions. Each report is decided separately, a malformed one too: see the outcomes.
    ///
    /// Errors: INVALID_ARGUMENT with reason REPORTS_MISSING or TOO_MANY_REPORTS.
    func reportNotifications(
      _ request: PlanningV1.ReportNotificationsRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.ReportNotificationsResponse

    /// Returns the schedule of a questionnaire that is in effect for the caller.
    ///
    /// Errors: INVALID_ARGUMENT, with reason SCHEDULE_ID_MISSING if the questionnaire has several
    /// schedules; NOT_FOUND with reason QUESTIONNAIRE_UNKNOWN or SCHEDULE_UNKNOWN; PERMISSION_DENIED
    /// with reason NOT_ENROLLED; UNAVAILABLE with reason STUDY_NOT_YET_KNOWN and RetryInfo.
    func getSchedule(
      _ request: PlanningV1.GetScheduleRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.ParticipantSchedule

    /// Replaces the plan of one schedule with the caller's own plan; takes effect at once.
    ///
    /// Errors: NOT_FOUND, PERMISSION_DENIED, UNAVAILABLE and SCHEDULE_ID_MISSING as GetSchedule;
    /// FAILED_PRECONDITION with reason SCHEDULE_FIXED_BY_STUDY, or PLAN_OUT_OF_BOUNDS with a violation
    /// of each field that exceeds the study's bounds; INVALID_ARGUMENT with a violation of each wrong
    /// field: PLAN_MISSING, PLAN_AMBIGUOUS (none or several of `standard`, `custom`, `monthly`,
    /// `daily` and `muted`), PER_DAY_OUT_OF_RANGE, GAP_OUT_OF_RANGE, NO_WINDOWS, DAY_MISSING,
    /// DAY_DUPLICATE, MINUTE_OUT_OF_RANGE, WINDOWS_OVERLAP, NO_TIMES, TOO_MANY_TIMES, TIME_DUPLICATE,
    /// DAY_OF_MONTH_OUT_OF_RANGE; or SCHEDULE_INFEASIBLE with the largest feasible number in its
    /// ErrorInfo (`maximum_per_day`). SCHEDULE_INFEASIBLE is also returned for a plan that could never
    /// fit under the caller's overall rules, even without other notifications; then a violation names
    /// the rule, IN_QUIET_HOURS, OVER_PER_DAY_MAX or WITHIN_PROMPT_GAP.
    func setSchedule(
      _ request: PlanningV1.SetScheduleRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.SetScheduleResponse

    /// Returns to the schedule that the study prescribes.
    ///
    /// Errors: as GetSchedule.
    func resetSchedule(
      _ request: PlanningV1.ResetScheduleRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.ResetScheduleResponse
  }

  /// Calls the methods that ``PlanningServiceProtocol`` describes.
  public struct PlanningServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func getNotificationPlan(
      _ request: PlanningV1.GetNotificationPlanRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.NotificationPlan {
      try await channel.unary(
        service: PlanningServiceMethods.service,
        method: PlanningServiceMethods.getNotificationPlan,
        request: request,
        options: options)
    }

    public func reportNotifications(
      _ request: PlanningV1.ReportNotificationsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.ReportNotificationsResponse {
      try await channel.unary(
        service: PlanningServiceMethods.service,
        method: PlanningServiceMethods.reportNotifications,
        request: request,
        options: options)
    }

    public func getSchedule(
      _ request: PlanningV1.GetScheduleRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.ParticipantSchedule {
      try await channel.unary(
        service: PlanningServiceMethods.service,
        method: PlanningServiceMethods.getSchedule,
        request: request,
        options: options)
    }

    public func setSchedule(
      _ request: PlanningV1.SetScheduleRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.SetScheduleResponse {
      try await channel.unary(
        service: PlanningServiceMethods.service,
        method: PlanningServiceMethods.setSchedule,
        request: request,
        options: options)
    }

    public func resetSchedule(
      _ request: PlanningV1.ResetScheduleRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.ResetScheduleResponse {
      try await channel.unary(
        service: PlanningServiceMethods.service,
        method: PlanningServiceMethods.resetSchedule,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.planning.v1.PlanningService`, by their names on the wire.
  public enum PlanningServiceMethod: String, Sendable, CaseIterable {
    case getNotificationPlan = "GetNotificationPlan"
    case reportNotifications = "ReportNotifications"
    case getSchedule = "GetSchedule"
    case setSchedule = "SetSchedule"
    case resetSchedule = "ResetSchedule"
  }

  /// The names of `otolith.planning.v1.PlanningService` and its methods on the wire.
  public enum PlanningServiceMethods {
    public static let service = "otolith.planning.v1.PlanningService"
    public static let getNotificationPlan = "GetNotificationPlan"
    public static let reportNotifications = "ReportNotifications"
    public static let getSchedule = "GetSchedule"
    public static let setSchedule = "SetSchedule"
    public static let resetSchedule = "ResetSchedule"
  }
}

extension PlanningV1.PlanningServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: PlanningV1.planningFile)
    registry.unary(
      service: PlanningV1.PlanningServiceMethods.service,
      method: PlanningV1.PlanningServiceMethods.getNotificationPlan,
      access: access(to: .getNotificationPlan)
    ) { (request: PlanningV1.GetNotificationPlanRequest, context: ServerCallContext) -> PlanningV1.NotificationPlan in
      try await self.getNotificationPlan(request, context: context)
    }
    registry.unary(
      service: PlanningV1.PlanningServiceMethods.service,
      method: PlanningV1.PlanningServiceMethods.reportNotifications,
      access: access(to: .reportNotifications)
    ) { (request: PlanningV1.ReportNotificationsRequest, context: ServerCallContext) -> PlanningV1.ReportNotificationsResponse in
      try await self.reportNotifications(request, context: context)
    }
    registry.unary(
      service: PlanningV1.PlanningServiceMethods.service,
      method: PlanningV1.PlanningServiceMethods.getSchedule,
      access: access(to: .getSchedule)
    ) { (request: PlanningV1.GetScheduleRequest, context: ServerCallContext) -> PlanningV1.ParticipantSchedule in
      try await self.getSchedule(request, context: context)
    }
    registry.unary(
      service: PlanningV1.PlanningServiceMethods.service,
      method: PlanningV1.PlanningServiceMethods.setSchedule,
      access: access(to: .setSchedule)
    ) { (request: PlanningV1.SetScheduleRequest, context: ServerCallContext) -> PlanningV1.SetScheduleResponse in
      try await self.setSchedule(request, context: context)
    }
    registry.unary(
      service: PlanningV1.PlanningServiceMethods.service,
      method: PlanningV1.PlanningServiceMethods.resetSchedule,
      access: access(to: .resetSchedule)
    ) { (request: PlanningV1.ResetScheduleRequest, context: ServerCallContext) -> PlanningV1.ResetScheduleResponse in
      try await self.resetSchedule(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension PlanningV1.PlanningServiceProtocol {
  public func getNotificationPlan(
    _ request: PlanningV1.GetNotificationPlanRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.NotificationPlan {
    throw RPCError(.unimplemented, "GetNotificationPlan is not implemented here")
  }

  public func reportNotifications(
    _ request: PlanningV1.ReportNotificationsRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.ReportNotificationsResponse {
    throw RPCError(.unimplemented, "ReportNotifications is not implemented here")
  }

  public func getSchedule(
    _ request: PlanningV1.GetScheduleRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.ParticipantSchedule {
    throw RPCError(.unimplemented, "GetSchedule is not implemented here")
  }

  public func setSchedule(
    _ request: PlanningV1.SetScheduleRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.SetScheduleResponse {
    throw RPCError(.unimplemented, "SetSchedule is not implemented here")
  }

  public func resetSchedule(
    _ request: PlanningV1.ResetScheduleRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.ResetScheduleResponse {
    throw RPCError(.unimplemented, "ResetSchedule is not implemented here")
  }
}
