package import Messages
package import PlanningApplication
import PlanningDomain
package import RPCServer
package import ServiceKit
package import Stubs

/// `otolith.planning.v1.DeliveryService`.
package struct DeliveryHandler: PlanningV1.DeliveryServiceProtocol {
  private let devices: ManagePushDevices
  private let watch: WatchPrompts
  private let acknowledge: AcknowledgePrompts
  private let clock: any WallClock

  package init(
    devices: ManagePushDevices, watch: WatchPrompts, acknowledge: AcknowledgePrompts,
    clock: any WallClock
  ) {
    self.devices = devices
    self.watch = watch
    self.acknowledge = acknowledge
    self.clock = clock
  }

  package func access(to method: PlanningV1.DeliveryServiceMethod) -> MethodAccess {
    switch method {
    case .registerPushToken, .unregisterPushToken, .listPushTokens: .participant
    case .watchPrompts, .acknowledgePrompts: .gateway
    }
  }

  package func registerPushToken(
    _ request: PlanningV1.RegisterPushTokenRequest, context: ServerCallContext
  ) async throws -> PlanningV1.RegisterPushTokenResponse {
    let claims = try context.claims
    let device = try PushDevice(request, at: clock.now())
    return try await answering {
      PlanningV1.RegisterPushTokenResponse(
        pushToken: PlanningV1.PushToken(
          try await devices.register(
            device, of: claims.participantID, tokenIssuedAt: claims.issuedAt)))
    }
  }

  package func unregisterPushToken(
    _ request: PlanningV1.UnregisterPushTokenRequest, context: ServerCallContext
  ) async throws -> PlanningV1.UnregisterPushTokenResponse {
    let claims = try context.claims
    try FieldChecks.requireIDs(["device_id": request.deviceID])
    return try await answering {
      try await devices.unregister(deviceID: request.deviceID, of: claims.participantID)
      return PlanningV1.UnregisterPushTokenResponse()
    }
  }

  package func listPushTokens(
    _ request: PlanningV1.ListPushTokensRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ListPushTokensResponse {
    let claims = try context.claims
    return try await answering {
      PlanningV1.ListPushTokensResponse(
        pushTokens: try await devices.list(of: claims.participantID).map {
          PlanningV1.PushToken($0)
        })
    }
  }

  package func watchPrompts(
    _ request: PlanningV1.WatchPromptsRequest, context: ServerCallContext,
    to writer: ResponseWriter<PlanningV1.WatchPromptsResponse>
  ) async throws {
    let claims = try context.claims
    let terms = try WatchPrompts.Terms(request)
    try await answering {
      try await watch(terms, for: claims.participantID, until: claims.expiresAt) {
        try await writer.write(PlanningV1.WatchPromptsResponse($0))
      }
    }
  }

  package func acknowledgePrompts(
    _ request: PlanningV1.AcknowledgePromptsRequest, context: ServerCallContext
  ) async throws -> PlanningV1.AcknowledgePromptsResponse {
    let (claims, acknowledgements) = (try context.claims, try request.checked)
    return try await answering {
      PlanningV1.AcknowledgePromptsResponse(
        outcomes: try await acknowledge(acknowledgements, by: claims.participantID).map {
          $0 ? .accepted : .leaseEnded
        })
    }
  }
}
