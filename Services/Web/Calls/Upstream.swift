import Messages
import RPCClient
import RPCCore
import Settings
import Stubs

/// Calls to the four services for a browser.
struct Upstream: Sendable {
  /// Channels by name of the service, e.g. `otolith-auth`.
  let channels: [String: RPCClient.Channel]
  /// Name of the metadata with the client's address, for the limits of otolith-auth.
  let peerHeader: String
  /// The client of the pages, which otolith-web is; nil if it is not registered.
  var client: AuthV1.ClientCredentials?

  /// - Parameter session: nil for a call without a token.
  func options(
    for program: String, _ origin: RequestOrigin, _ session: BrowserSession?
  ) -> CallOptions {
    var options = session.map { CallOptions.bearer($0.accessToken) } ?? CallOptions()
    // Only otolith-auth has limits by address; the others need not know it.
    if program == "otolith-auth", let client = origin.client {
      options.metadata.add(client, for: peerHeader)
    }
    return options
  }

  /// - Throws: `RPCError`.
  func call(
    _ method: MethodTable.Method, _ request: RawMessage, _ options: CallOptions
  ) async throws -> RawMessage {
    guard let channel = channels[method.program] else {
      throw RPCError(.unimplemented, "\(method.program) is not served here")
    }
    return try await channel.unary(
      service: method.service, method: method.name, request: request, options: options)
  }

  /// Exchanges a refresh token.
  func refresh(
    _ token: String, _ origin: RequestOrigin, by client: AuthV1.ClientCredentials?
  ) async throws -> AuthV1.RefreshResponse {
    try await sessions.refresh(
      AuthV1.RefreshRequest(refreshToken: token, client: client), options: patient(origin))
  }

  /// Exchanges the refresh token of a page's session, which gets the client of the pages if it has none.
  /// The session of a former client of the pages keeps that one.
  ///
  /// - Throws: `RPCError`; CLIENT_REJECTED only if the client of the session was revoked.
  func refresh(
    page token: String, _ origin: RequestOrigin
  ) async throws -> AuthV1.RefreshResponse {
    let refusals = [AuthV1.ErrorReason.clientMismatch.text, AuthV1.ErrorReason.clientRejected.text]
    do {
      return try await refresh(token, origin, by: client)
    } catch let error as RPCError where client != nil && refusals.contains(error.reason ?? "") {
      return try await refresh(token, origin, by: nil)
    }
  }

  /// Ends a session.
  func signOut(
    _ token: String, _ origin: RequestOrigin, by client: AuthV1.ClientCredentials? = nil
  ) async throws {
    _ = try await sessions.signOut(
      AuthV1.SignOutRequest(refreshToken: token, client: client), options: patient(origin))
  }

  var clientTokens: AuthV1.ClientTokenServiceClient {
    AuthV1.ClientTokenServiceClient(channel("otolith-auth"))
  }

  var keys: AuthV1.KeyServiceClient { AuthV1.KeyServiceClient(channel("otolith-auth")) }

  var exports: IngestionV1.ExportServiceClient {
    IngestionV1.ExportServiceClient(channel("otolith-ingestion"))
  }

  var answerFiles: IngestionV1.AnswerFileServiceClient {
    IngestionV1.AnswerFileServiceClient(channel("otolith-ingestion"))
  }

  var results: IngestionV1.ResultServiceClient {
    IngestionV1.ResultServiceClient(channel("otolith-ingestion"))
  }

  var clinicians: IngestionV1.ClinicianServiceClient {
    IngestionV1.ClinicianServiceClient(channel("otolith-ingestion"))
  }

  var shares: IngestionV1.SharingServiceClient {
    IngestionV1.SharingServiceClient(channel("otolith-ingestion"))
  }

  var amendments: IngestionV1.AmendmentServiceClient {
    IngestionV1.AmendmentServiceClient(channel("otolith-ingestion"))
  }

  var records: IngestionV1.RecordServiceClient {
    IngestionV1.RecordServiceClient(channel("otolith-ingestion"))
  }

  var listening: IngestionV1.ListeningServiceClient {
    IngestionV1.ListeningServiceClient(channel("otolith-ingestion"))
  }

  var oversight: PlanningV1.OversightServiceClient {
    PlanningV1.OversightServiceClient(channel("otolith-planning"))
  }

  var media: CatalogueV1.MediaServiceClient {
    CatalogueV1.MediaServiceClient(channel("otolith-catalogue"))
  }

  private var sessions: AuthV1.SessionServiceClient {
    AuthV1.SessionServiceClient(channel("otolith-auth"))
  }

  private func channel(_ program: String) -> RPCClient.Channel {
    guard let channel = channels[program] else {
      preconditionFailure("the settings have addresses of all services")
    }
    return channel
  }

  private func patient(_ origin: RequestOrigin) -> CallOptions {
    var options = options(for: "otolith-auth", origin, nil)
    options.timeout = .seconds(5)
    // A call that ends early must not lose the answer.
    options.inheritsDeadline = false
    return options
  }
}

/// The rest of a stream, read by one task after the other.
struct OnePass<Part: Message>: @unchecked Sendable {
  let value: ResponseStream<Part>.Iterator

  init(_ value: ResponseStream<Part>.Iterator) { self.value = value }
}
