import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// `otolith.planning.v1.DeliveryService`.
struct DeliveryHandler: PlanningV1.DeliveryServiceProtocol {
  let devices: ManagePushDevices
  let watch: WatchNotifications
  let acknowledge: AcknowledgeNotifications
  let clock: any WallClock

  func registerPushToken(
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

  func unregisterPushToken(
    _ request: PlanningV1.UnregisterPushTokenRequest, context: ServerCallContext
  ) async throws -> PlanningV1.UnregisterPushTokenResponse {
    let claims = try context.claims
    let deviceID = PushDevice.id(request.deviceID)
    try FieldChecks.requireIDs(["device_id": deviceID])
    return try await answering {
      try await devices.unregister(deviceID: deviceID, of: claims.participantID)
      return PlanningV1.UnregisterPushTokenResponse()
    }
  }

  func listPushTokens(
    _ request: PlanningV1.ListPushTokensRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ListPushTokensResponse {
    let claims = try context.claims
    return try await answering {
      PlanningV1.ListPushTokensResponse(
        pushTokens: try await devices.list(of: claims.participantID).map {
          PlanningV1.PushToken($0)
        }, webPushKey: devices.webPush?.publicKey ?? "")
    }
  }

  func watchPrompts(
    _ request: PlanningV1.WatchPromptsRequest, context: ServerCallContext,
    to writer: ResponseWriter<PlanningV1.WatchPromptsResponse>
  ) async throws {
    let claims = try context.claims
    let terms = try WatchNotifications.Terms(request)
    try await answering {
      try await watch(
        terms, for: claims.participantID, client: claims.clientID, since: claims.issuedAt,
        until: claims.expiresAt
      ) {
        try await writer.write(PlanningV1.WatchPromptsResponse($0))
      }
    }
  }

  func acknowledgePrompts(
    _ request: PlanningV1.AcknowledgePromptsRequest, context: ServerCallContext
  ) async throws -> PlanningV1.AcknowledgePromptsResponse {
    let claims = try context.claims
    let (acknowledgements, violations) = try request.checked
    return try await answering {
      var counts = try await acknowledge(
        acknowledgements.compactMap(\.self), by: claims.participantID
      ).makeIterator()
      return PlanningV1.AcknowledgePromptsResponse(
        outcomes: acknowledgements.map { one in
          one.flatMap { _ in counts.next() }.map { $0 ? .accepted : .leaseEnded } ?? .invalid
        }, violations: violations.map { PlanningV1.EntryViolation($0) })
    }
  }
}
