// Generated from otolith/planning/v1/delivery.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension PlanningV1 {
  /// Delivers planned notifications. A notification is delivered when it is due, and again by its
  /// reminders, as long as it can be answered. The first delivery channel that applies is used:
  /// - push messages to all devices that the participant registered here;
  /// - e-mail if the participant chose it (`prompt_mail` of otolith.ingestion.v1.Settings) and the
  ///   account has a deliverable address;
  /// - a connected gateway.
  ///
  /// Messages contain nothing about the study. Nothing is delivered to a participant who has left,
  /// whose consent has ended or was withdrawn, whose account is suspended, or whose study is paused. A
  /// notification that could not be delivered for two hours is dropped.
  public protocol DeliveryServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: PlanningV1.DeliveryServiceMethod) -> MethodAccess

    /// Registers a device of the caller for push messages, with the token that the platform gave the
    /// app, or with the subscription of a page. A new token replaces the device's previous one; a token that was registered for another
    /// participant's device is moved to this one. Call it at every start of the app: repeating the
    /// same call changes nothing.
    ///
    /// Errors: PERMISSION_DENIED with reason NOT_PARTICIPANT or PARTICIPANT_ERASED; INVALID_ARGUMENT
    /// with a violation of each wrong field; FAILED_PRECONDITION with reason PUSH_PLATFORM_OFF or
    /// PUSH_APP_UNKNOWN; RESOURCE_EXHAUSTED with reason TOO_MANY_DEVICES.
    func registerPushToken(
      _ request: PlanningV1.RegisterPushTokenRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.RegisterPushTokenResponse

    /// Unregisters a device of the caller, e.g. at sign-out. Unregistering an unknown device succeeds.
    ///
    /// Errors: PERMISSION_DENIED with reason NOT_PARTICIPANT; INVALID_ARGUMENT.
    func unregisterPushToken(
      _ request: PlanningV1.UnregisterPushTokenRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.UnregisterPushTokenResponse

    /// Lists the caller's devices, with the key that a page needs to subscribe. Without pages: there
    /// are at most ten.
    ///
    /// Errors: PERMISSION_DENIED with reason NOT_PARTICIPANT.
    func listPushTokens(
      _ request: PlanningV1.ListPushTokensRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.ListPushTokensResponse

    /// Streams due notifications of all studies to a gateway, for participants reached neither by push
    /// message nor by e-mail. The stream lasts until the caller ends the call or its token expires
    /// (UNAUTHENTICATED with reason TOKEN_EXPIRED; call again). Each notification goes to one of the
    /// connected gateways, with a lease. If the lease expires without acknowledgement, or the delivery
    /// failed, the notification goes to another gateway next, and to the same one only if no other
    /// takes it within three seconds. After an unacknowledged lease this applies to everything that is
    /// due, until the stream acknowledges again. The first message is sent at once; a message without
    /// notifications is sent at least every 15 seconds as a heartbeat.
    ///
    /// Errors: PERMISSION_DENIED with reason NOT_GATEWAY, or ACCOUNT_SUSPENDED, also during the call;
    /// INVALID_ARGUMENT with reason UNACKNOWLEDGED_OUT_OF_RANGE or LEASE_OUT_OF_RANGE;
    /// RESOURCE_EXHAUSTED with reason TOO_MANY_WATCHERS and RetryInfo while the process has 64 such
    /// calls, or 16 of the caller's account.
    ///
    /// Not idempotent: another call receives other notifications.
    func watchPrompts(
      _ request: PlanningV1.WatchPromptsRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<PlanningV1.WatchPromptsResponse>
    ) async throws

    /// Acknowledges notifications that a gateway received, on any connection. Each is decided
    /// separately, a malformed one too; repeating an acknowledgement returns the same outcome.
    ///
    /// Errors: PERMISSION_DENIED with reason NOT_GATEWAY; INVALID_ARGUMENT with reason
    /// ACKNOWLEDGEMENTS_MISSING or TOO_MANY_ACKNOWLEDGEMENTS.
    func acknowledgePrompts(
      _ request: PlanningV1.AcknowledgePromptsRequest,
      context: ServerCallContext
    ) async throws -> PlanningV1.AcknowledgePromptsResponse
  }

  /// Calls the methods that ``DeliveryServiceProtocol`` describes.
  public struct DeliveryServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func registerPushToken(
      _ request: PlanningV1.RegisterPushTokenRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.RegisterPushTokenResponse {
      try await channel.unary(
        service: DeliveryServiceMethods.service,
        method: DeliveryServiceMethods.registerPushToken,
        request: request,
        options: options)
    }

    public func unregisterPushToken(
      _ request: PlanningV1.UnregisterPushTokenRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.UnregisterPushTokenResponse {
      try await channel.unary(
        service: DeliveryServiceMethods.service,
        method: DeliveryServiceMethods.unregisterPushToken,
        request: request,
        options: options)
    }

    public func listPushTokens(
      _ request: PlanningV1.ListPushTokensRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.ListPushTokensResponse {
      try await channel.unary(
        service: DeliveryServiceMethods.service,
        method: DeliveryServiceMethods.listPushTokens,
        request: request,
        options: options)
    }

    public func watchPrompts(
      _ request: PlanningV1.WatchPromptsRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<PlanningV1.WatchPromptsResponse> {
      channel.serverStreaming(
        service: DeliveryServiceMethods.service,
        method: DeliveryServiceMethods.watchPrompts,
        request: request,
        options: options)
    }

    public func acknowledgePrompts(
      _ request: PlanningV1.AcknowledgePromptsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> PlanningV1.AcknowledgePromptsResponse {
      try await channel.unary(
        service: DeliveryServiceMethods.service,
        method: DeliveryServiceMethods.acknowledgePrompts,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.planning.v1.DeliveryService`, by their names on the wire.
  public enum DeliveryServiceMethod: String, Sendable, CaseIterable {
    case registerPushToken = "RegisterPushToken"
    case unregisterPushToken = "UnregisterPushToken"
    case listPushTokens = "ListPushTokens"
    case watchPrompts = "WatchPrompts"
    case acknowledgePrompts = "AcknowledgePrompts"
  }

  /// The names of `otolith.planning.v1.DeliveryService` and its methods on the wire.
  public enum DeliveryServiceMethods {
    public static let service = "otolith.planning.v1.DeliveryService"
    public static let registerPushToken = "RegisterPushToken"
    public static let unregisterPushToken = "UnregisterPushToken"
    public static let listPushTokens = "ListPushTokens"
    public static let watchPrompts = "WatchPrompts"
    public static let acknowledgePrompts = "AcknowledgePrompts"
  }
}

extension PlanningV1.DeliveryServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: PlanningV1.deliveryFile)
    registry.unary(
      service: PlanningV1.DeliveryServiceMethods.service,
      method: PlanningV1.DeliveryServiceMethods.registerPushToken,
      access: access(to: .registerPushToken)
    ) { (request: PlanningV1.RegisterPushTokenRequest, context: ServerCallContext) -> PlanningV1.RegisterPushTokenResponse in
      try await self.registerPushToken(request, context: context)
    }
    registry.unary(
      service: PlanningV1.DeliveryServiceMethods.service,
      method: PlanningV1.DeliveryServiceMethods.unregisterPushToken,
      access: access(to: .unregisterPushToken)
    ) { (request: PlanningV1.UnregisterPushTokenRequest, context: ServerCallContext) -> PlanningV1.UnregisterPushTokenResponse in
      try await self.unregisterPushToken(request, context: context)
    }
    registry.unary(
      service: PlanningV1.DeliveryServiceMethods.service,
      method: PlanningV1.DeliveryServiceMethods.listPushTokens,
      access: access(to: .listPushTokens)
    ) { (request: PlanningV1.ListPushTokensRequest, context: ServerCallContext) -> PlanningV1.ListPushTokensResponse in
      try await self.listPushTokens(request, context: context)
    }
    registry.serverStreaming(
      service: PlanningV1.DeliveryServiceMethods.service,
      method: PlanningV1.DeliveryServiceMethods.watchPrompts,
      access: access(to: .watchPrompts)
    ) { (request: PlanningV1.WatchPromptsRequest, context: ServerCallContext, writer: ResponseWriter<PlanningV1.WatchPromptsResponse>) in
      try await self.watchPrompts(request, context: context, to: writer)
    }
    registry.unary(
      service: PlanningV1.DeliveryServiceMethods.service,
      method: PlanningV1.DeliveryServiceMethods.acknowledgePrompts,
      access: access(to: .acknowledgePrompts)
    ) { (request: PlanningV1.AcknowledgePromptsRequest, context: ServerCallContext) -> PlanningV1.AcknowledgePromptsResponse in
      try await self.acknowledgePrompts(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension PlanningV1.DeliveryServiceProtocol {
  public func registerPushToken(
    _ request: PlanningV1.RegisterPushTokenRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.RegisterPushTokenResponse {
    throw RPCError(.unimplemented, "RegisterPushToken is not implemented here")
  }

  public func unregisterPushToken(
    _ request: PlanningV1.UnregisterPushTokenRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.UnregisterPushTokenResponse {
    throw RPCError(.unimplemented, "UnregisterPushToken is not implemented here")
  }

  public func listPushTokens(
    _ request: PlanningV1.ListPushTokensRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.ListPushTokensResponse {
    throw RPCError(.unimplemented, "ListPushTokens is not implemented here")
  }

  public func watchPrompts(
    _ request: PlanningV1.WatchPromptsRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<PlanningV1.WatchPromptsResponse>
  ) async throws {
    throw RPCError(.unimplemented, "WatchPrompts is not implemented here")
  }

  public func acknowledgePrompts(
    _ request: PlanningV1.AcknowledgePromptsRequest,
    context: ServerCallContext
  ) async throws -> PlanningV1.AcknowledgePromptsResponse {
    throw RPCError(.unimplemented, "AcknowledgePrompts is not implemented here")
  }
}
