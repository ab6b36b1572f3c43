import FoundationEssentials
import Postgres
import ServiceKit

extension AuthEnvironment {
  /// Returns the client of a request; nil for none, and for an unknown one, if the installation accepts
  /// both.
  ///
  /// - Parameter ofSession: whether the session of the request may have a client, so that the request
  ///   need not name one.
  /// - Throws: ``ClientError`` `.required`, `.rejected`; `PostgresError`.
  func client(
    _ given: GivenClient?, at now: Date, ofSession: Bool = false
  ) async throws -> SessionClient? {
    guard let given else {
      if rules.requiresClients, !ofSession { throw ClientError.required }
      return nil
    }
    guard let found = try await find(given, at: now) else {
      if rules.requiresClients { throw refused(given) }
      return nil
    }
    guard found.client.revokedAt == nil, !found.client.isConfidential || found.hasSecret else {
      throw refused(given)
    }
    return found.client.ofSession
  }

  /// Returns the confidential client of a request, which proved itself by its secret.
  ///
  /// - Throws: ``ClientError`` `.rejected`; `PostgresError`.
  func confidentialClient(
    _ given: GivenClient?, at now: Date
  ) async throws -> RegisteredClient {
    guard let given, let found = try await find(given, at: now), found.hasSecret,
      found.client.revokedAt == nil
    else { throw refused(given) }
    return found.client
  }

  /// Returns the client that a session has after a refresh: its own, or the first one that refreshes.
  ///
  /// - Parameters:
  ///   - given: client that the request names; nil for none.
  ///   - client: the same, if it is registered and proved itself.
  /// - Throws: ``ClientError`` `.required`, `.rejected`, `.otherClient`.
  func client(
    of session: Session, _ given: GivenClient?, _ client: SessionClient?
  ) throws(ClientError) -> SessionClient? {
    guard let own = session.client else {
      if client == nil, rules.requiresClients { throw .required }
      return client
    }
    if own.revokedAt != nil { throw .rejected }
    guard given != nil else {
      // The refresh token of a confidential client is worthless without the secret.
      if own.isConfidential { throw .rejected }
      return own
    }
    guard client?.clientID == own.clientID else { throw .otherClient }
    return own
  }

  private func find(
    _ given: GivenClient, at now: Date
  ) async throws -> (client: RegisteredClient, hasSecret: Bool)? {
    guard let clientID = UUID(text: given.clientID) else { return nil }
    return try await pool.answer(to: ClientStore.find(clientID, secret: given.secret, at: now))
  }

  private func refused(_ given: GivenClient?) -> ClientError {
    let clientID = given.flatMap { UUID(text: $0.clientID) }?.text ?? ""
    securityEvents.note(SecurityEvent(.secretRefused, who: "", what: "client \(clientID)"))
    return .rejected
  }
}
