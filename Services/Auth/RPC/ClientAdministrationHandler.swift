import Fields
import FoundationEssentials
import Messages
import RPCServer
import ServiceKit
import Stubs

/// Administration of clients.
struct ClientAdministrationHandler: AuthV1.ClientAdministrationServiceProtocol {
  let environment: AuthEnvironment

  func registerClient(
    _ request: AuthV1.RegisterClientRequest, context: ServerCallContext
  ) async throws -> AuthV1.RegisterClientResponse {
    let actor = try context.claims.participantID
    var check = FieldChecks()
    let readID = check.requestID(request.requestID)
    let readPlatform = check.clientPlatform(request.platform)
    let name = check.clientName(request.name)
    let limits = check.clientLimits(audiences: request.audiences, studyIDs: request.studyIDs)
    let (requestID, platform) = try check.unwrap(readID, readPlatform)
    let outcome = try await answering {
      try await RegisterClient(environment: environment)(
        NewClient(
          requestID: requestID, name: name, platform: platform,
          isConfidential: request.confidential, limits: limits, introspects: request.introspects,
          isGateway: request.gateway), actor: actor)
    }
    return AuthV1.RegisterClientResponse(
      client: outcome.client.message, clientSecret: outcome.secret ?? "", created: outcome.isNew)
  }

  func listClients(
    _ request: AuthV1.ListClientsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListClientsResponse {
    var check = FieldChecks()
    let paging: Paging<UUID> = check.page(request)
    try check.unwrap()
    let page = try await answering {
      try await FindClients(environment: environment)(after: paging.last, pageSize: paging.size)
    }
    return AuthV1.ListClientsResponse(
      clients: page.items.map(\.message),
      nextPageToken: paging.token(after: page) { $0.clientID })
  }

  func updateClient(
    _ request: AuthV1.UpdateClientRequest, context: ServerCallContext
  ) async throws -> AuthV1.Client {
    let actor = try context.claims.participantID
    var check = FieldChecks()
    let readID = check.uuid(request.clientID, field: "client_id")
    let name = check.clientName(request.name)
    let limits = check.clientLimits(audiences: request.audiences, studyIDs: request.studyIDs)
    let clientID = try check.unwrap(readID)
    return try await answering {
      try await UpdateClient(environment: environment)(
        ClientChange(
          clientID: clientID, name: name, limits: limits, introspects: request.introspects,
          entityTag: request.etag), actor: actor)
    }.message
  }

  func rotateClientSecret(
    _ request: AuthV1.RotateClientSecretRequest, context: ServerCallContext
  ) async throws -> AuthV1.RotateClientSecretResponse {
    let actor = try context.claims.participantID
    let clientID = try Self.id(request.clientID)
    let (secret, earlierEndAt) = try await answering {
      try await RotateClientSecret(environment: environment)(
        clientID, endsEarlier: request.endEarlier, actor: actor)
    }
    return AuthV1.RotateClientSecretResponse(
      clientSecret: secret,
      earlierExpireTime: earlierEndAt.map { GoogleProtobuf.Timestamp($0) })
  }

  func revokeClient(
    _ request: AuthV1.RevokeClientRequest, context: ServerCallContext
  ) async throws -> AuthV1.RevokeClientResponse {
    let actor = try context.claims.participantID
    let clientID = try Self.id(request.clientID)
    return AuthV1.RevokeClientResponse(
      changed: try await answering {
        try await RevokeClient(environment: environment)(clientID, actor: actor)
      })
  }

  func getClientUse(
    _ request: AuthV1.GetClientUseRequest, context: ServerCallContext
  ) async throws -> AuthV1.ClientUse {
    AuthV1.ClientUse(
      counts: try await answering {
        try await FindClients(environment: environment).use()
      }.map(\.message))
  }

  private static func id(_ text: String) throws -> UUID {
    var check = FieldChecks()
    let readID = check.uuid(text, field: "client_id")
    return try check.unwrap(readID)
  }
}

/// Tokens of confidential clients.
struct ClientTokenHandler: AuthV1.ClientTokenServiceProtocol {
  let environment: AuthEnvironment

  func signInClient(
    _ request: AuthV1.SignInClientRequest, context: ServerCallContext
  ) async throws -> AuthV1.SignInClientResponse {
    var check = FieldChecks()
    let audiences = check.audiences(request.audiences)
    try check.unwrap()
    let issued = try await answering {
      try await SignInClient(environment: environment)(
        GivenClient(request.client), audiences: audiences)
    }
    return AuthV1.SignInClientResponse(
      accessToken: issued.token.token,
      accessTokenExpireTime: GoogleProtobuf.Timestamp(issued.token.expiresAt),
      audiences: issued.audiences)
  }

  func introspectToken(
    _ request: AuthV1.IntrospectTokenRequest, context: ServerCallContext
  ) async throws -> AuthV1.IntrospectTokenResponse {
    let found = try await answering {
      try await IntrospectToken(environment: environment)(
        request.token, by: GivenClient(request.client))
    }
    guard let found else { return AuthV1.IntrospectTokenResponse() }
    return AuthV1.IntrospectTokenResponse(
      active: true, refreshToken: found.isRefreshToken, clientID: found.clientID?.text ?? "",
      participantID: found.participantID.text, audiences: found.audiences, issuer: found.issuer,
      issueTime: found.issuedAt.map { GoogleProtobuf.Timestamp($0) },
      expireTime: found.expiresAt.map { GoogleProtobuf.Timestamp($0) })
  }
}
