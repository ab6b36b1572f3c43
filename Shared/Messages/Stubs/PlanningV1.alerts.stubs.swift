// Generated from otolith/planning/v1/alerts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension PlanningV1 {
  /// Alerts of a study, and the channels by which they reach staff. A trigger with an alert
  /// (otolith.catalogue.v1.TriggerAlert) raises it once for each occurrence that its cooldown and its
  /// maximum number let through. An alert names the participant by the pseudonym used in the study's
  /// exports, the trigger and its text, and contains no answers.
  ///
  /// While groups of the study are concealed from the caller (otolith.auth.v1 AllocationService),
  /// alerts of triggers that concern questionnaires of only some groups are left out.
  ///
  /// Methods about participants may return UNAVAILABLE with reason PSEUDONYMS_NOT_YET_KNOWN and
  /// RetryInfo: the study's pseudonyms have not been fetched from ingestion yet, and it cannot be
  /// reached.
  public protocol AlertServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: PlanningV1.AlertServiceMethod) -> MethodAccess

    /// Lists alerts of a study, latest first.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: PARTICIPANT_INVALID; NOT_FOUND
    /// with reason PARTICIPANT_UNKNOWN; PERMISSION_DENIED with reason NOT_STUDY_LEADER.
    func listAlerts(
      _ request: PlanningV1.ListAlertsRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.ListAlertsResponse

    /// Acknowledges an alert, so that it does not escalate. The first acknowledgement counts: repeating
    /// the call changes nothing and returns the alert as it is.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: ALERT_ID_INVALID,
    /// ALERT_NOTE_INVALID; NOT_FOUND with reason ALERT_UNKNOWN; PERMISSION_DENIED with reason
    /// NOT_STUDY_LEADER.
    func acknowledgeAlert(
      _ request: PlanningV1.AcknowledgeAlertRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.AcknowledgeAlertResponse

    /// Sends the failed deliveries of an alert again, with new attempts. Deliveries in another state
    /// stay as they are.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: ALERT_ID_INVALID; NOT_FOUND with
    /// reason ALERT_UNKNOWN; PERMISSION_DENIED with reason NOT_STUDY_LEADER.
    func retryAlert(
      _ request: PlanningV1.RetryAlertRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.RetryAlertResponse

    /// Lists the alert channels of a study, and the names that its triggers use without a channel.
    /// Without pages: there are at most 20.
    ///
    /// Errors: PERMISSION_DENIED with reason NOT_STUDY_LEADER.
    func listAlertChannels(
      _ request: PlanningV1.ListAlertChannelsRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.ListAlertChannelsResponse

    /// Creates or replaces an alert channel. Recorded in the audit log.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: ALERT_CHANNEL_INVALID,
    /// ALERT_TARGET_MISSING, ALERT_ROLE_INVALID, WEBHOOK_URL_INVALID, WEBHOOK_SECRET_INVALID,
    /// WEBHOOK_SECRET_MISSING; RESOURCE_EXHAUSTED with reason TOO_MANY_ALERT_CHANNELS;
    /// PERMISSION_DENIED with reason NOT_STUDY_LEADER; UNAVAILABLE with reason STUDY_NOT_YET_KNOWN and
    /// RetryInfo.
    func setAlertChannel(
      _ request: PlanningV1.SetAlertChannelRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.SetAlertChannelResponse

    /// Deletes an alert channel with its secret. Deleting an unknown channel succeeds. Deliveries to a
    /// deleted channel fail. Recorded in the audit log.
    ///
    /// Errors: INVALID_ARGUMENT with a violation of each wrong field: ALERT_CHANNEL_INVALID;
    /// PERMISSION_DENIED with reason NOT_STUDY_LEADER.
    func deleteAlertChannel(
      _ request: PlanningV1.DeleteAlertChannelRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.DeleteAlertChannelResponse
  }

  /// Calls the methods that ``AlertServiceProtocol`` describes.
  public struct AlertServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func listAlerts(
      _ request: PlanningV1.ListAlertsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.ListAlertsResponse {
      try await channel.unary(
        service: AlertServiceMethods.service,
        method: AlertServiceMethods.listAlerts,
        request: request,
        options: options)
    }

    public func acknowledgeAlert(
      _ request: PlanningV1.AcknowledgeAlertRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.AcknowledgeAlertResponse {
      try await channel.unary(
        service: AlertServiceMethods.service,
        method: AlertServiceMethods.acknowledgeAlert,
        request: request,
        options: options)
    }

    public func retryAlert(
      _ request: PlanningV1.RetryAlertRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.RetryAlertResponse {
      try await channel.unary(
        service: AlertServiceMethods.service,
        method: AlertServiceMethods.retryAlert,
        request: request,
        options: options)
    }

    public func listAlertChannels(
      _ request: PlanningV1.ListAlertChannelsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.ListAlertChannelsResponse {
      try await channel.unary(
        service: AlertServiceMethods.service,
        method: AlertServiceMethods.listAlertChannels,
        request: request,
        options: options)
    }

    public func setAlertChannel(
      _ request: PlanningV1.SetAlertChannelRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.SetAlertChannelResponse {
      try await channel.unary(
        service: AlertServiceMethods.service,
        method: AlertServiceMethods.setAlertChannel,
        request: request,
        options: options)
    }

    public func deleteAlertChannel(
      _ request: PlanningV1.DeleteAlertChannelRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.DeleteAlertChannelResponse {
      try await channel.unary(
        service: AlertServiceMethods.service,
        method: AlertServiceMethods.deleteAlertChannel,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.planning.v1.AlertService`, by their names on the wire.
  public enum AlertServiceMethod: String, Sendable, CaseIterable {
    case listAlerts = "ListAlerts"
    case acknowledgeAlert = "AcknowledgeAlert"
    case retryAlert = "RetryAlert"
    case listAlertChannels = "ListAlertChannels"
    case setAlertChannel = "SetAlertChannel"
    case deleteAlertChannel = "DeleteAlertChannel"
  }

  /// The names of `otolith.planning.v1.AlertService` and its methods on the wire.
  public enum AlertServiceMethods {
    public static let service = "otolith.planning.v1.AlertService"
    public static let listAlerts = "ListAlerts"
    public static let acknowledgeAlert = "AcknowledgeAlert"
    public static let retryAlert = "RetryAlert"
    public static let listAlertChannels = "ListAlertChannels"
    public static let setAlertChannel = "SetAlertChannel"
    public static let deleteAlertChannel = "DeleteAlertChannel"
  }
}

extension PlanningV1.AlertServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: PlanningV1.alertsFile)
    registry.unary(
      service: PlanningV1.AlertServiceMethods.service,
      method: PlanningV1.AlertServiceMethods.listAlerts,
      access: access(to: .listAlerts)
    ) { (request: PlanningV1.ListAlertsRequest, context: ServerCallContext) -> PlanningV1.ListAlertsResponse in
      try await self.listAlerts(request, context: context)
    }
    registry.unary(
      service: PlanningV1.AlertServiceMethods.service,
      method: PlanningV1.AlertServiceMethods.acknowledgeAlert,
      access: access(to: .acknowledgeAlert)
    ) { (request: PlanningV1.AcknowledgeAlertRequest, context: ServerCallContext) -> PlanningV1.AcknowledgeAlertResponse in
      try await self.acknowledgeAlert(request, context: context)
    }
    registry.unary(
      service: PlanningV1.AlertServiceMethods.service,
      method: PlanningV1.AlertServiceMethods.retryAlert,
      access: access(to: .retryAlert)
    ) { (request: PlanningV1.RetryAlertRequest, context: ServerCallContext) -> PlanningV1.RetryAlertResponse in
      try await self.retryAlert(request, context: context)
    }
    registry.unary(
      service: PlanningV1.AlertServiceMethods.service,
      method: PlanningV1.AlertServiceMethods.listAlertChannels,
      access: access(to: .listAlertChannels)
    ) { (request: PlanningV1.ListAlertChannelsRequest, context: ServerCallContext) -> PlanningV1.ListAlertChannelsResponse in
      try await self.listAlertChannels(request, context: context)
    }
    registry.unary(
      service: PlanningV1.AlertServiceMethods.service,
      method: PlanningV1.AlertServiceMethods.setAlertChannel,
      access: access(to: .setAlertChannel)
    ) { (request: PlanningV1.SetAlertChannelRequest, context: ServerCallContext) -> PlanningV1.SetAlertChannelResponse in
      try await self.setAlertChannel(request, context: context)
    }
    registry.unary(
      service: PlanningV1.AlertServiceMethods.service,
      method: PlanningV1.AlertServiceMethods.deleteAlertChannel,
      access: access(to: .deleteAlertChannel)
    ) { (request: PlanningV1.DeleteAlertChannelRequest, context: ServerCallContext) -> PlanningV1.DeleteAlertChannelResponse in
      try await self.deleteAlertChannel(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension PlanningV1.AlertServiceProtocol {
  public func listAlerts(
    _ request: PlanningV1.ListAlertsRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.ListAlertsResponse {
    throw RPCError(.unimplemented, "ListAlerts is not implemented here")
  }

  public func acknowledgeAlert(
    _ request: PlanningV1.AcknowledgeAlertRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.AcknowledgeAlertResponse {
    throw RPCError(.unimplemented, "AcknowledgeAlert is not implemented here")
  }

  public func retryAlert(
    _ request: PlanningV1.RetryAlertRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.RetryAlertResponse {
    throw RPCError(.unimplemented, "RetryAlert is not implemented here")
  }

  public func listAlertChannels(
    _ request: PlanningV1.ListAlertChannelsRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.ListAlertChannelsResponse {
    throw RPCError(.unimplemented, "ListAlertChannels is not implemented here")
  }

  public func setAlertChannel(
    _ request: PlanningV1.SetAlertChannelRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.SetAlertChannelResponse {
    throw RPCError(.unimplemented, "SetAlertChannel is not implemented here")
  }

  public func deleteAlertChannel(
    _ request: PlanningV1.DeleteAlertChannelRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.DeleteAlertChannelResponse {
    throw RPCError(.unimplemented, "DeleteAlertChannel is not implemented here")
  }
}
