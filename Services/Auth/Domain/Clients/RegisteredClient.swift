import Fields
import FoundationEssentials

/// A registered app or server.
struct RegisteredClient: Sendable, Hashable {
  /// The system that a client runs on. Raw values are stored permanently.
  enum Platform: String, Sendable, Hashable, CaseIterable {
    case ios, android, web, server, other
  }

  var clientID: UUID
  var name: String
  var platform: Platform
  /// Whether the client has a secret.
  var isConfidential: Bool
  var limits: ClientLimits
  /// Whether the client may ask about tokens of other clients.
  var introspects: Bool
  /// Account that a gateway signs in to; nil for other clients.
  var accountID: UUID?
  var createdAt: Date
  var revokedAt: Date?
  /// Time of the latest change of the limits; nil if they never changed.
  var limitedAt: Date?
  /// Grows with each change.
  var revision: Int
  /// Number of stored secrets.
  var secrets: Int

  var entityTag: String { String(revision) }

  /// The client as its sessions know it.
  var ofSession: SessionClient {
    SessionClient(
      clientID: clientID, name: name, isConfidential: isConfidential, limits: limits,
      revokedAt: revokedAt, limitedAt: limitedAt)
  }
}

/// What the tokens of a client can be for.
struct ClientLimits: Sendable, Hashable {
  /// Services; empty for all.
  var audiences: [String] = []
  /// Sorted study ids; empty for all.
  var studyIDs: [String] = []

  func permits(_ study: StudyID) -> Bool { studyIDs.isEmpty || studyIDs.contains(study.text) }

  /// Returns the permitted ones of the requested services. A request for all services means all that
  /// the client may use.
  ///
  /// - Throws: ``ClientError`` `.audienceRefused`.
  func permitted(_ requested: [String]) throws(ClientError) -> [String] {
    let permitted = permitted(of: requested)
    guard permitted == requested || requested == SessionAudience.all, !permitted.isEmpty else {
      throw .audienceRefused(audiences)
    }
    return permitted
  }

  /// Returns those of the services that the client may still use.
  func permitted(of requested: [String]) -> [String] {
    audiences.isEmpty ? requested : requested.filter(audiences.contains)
  }
}

/// The services that tokens can be for.
enum SessionAudience {
  static let all = ["otolith-auth", "otolith-catalogue", "otolith-ingestion", "otolith-planning"]
}

/// The client of a session.
struct SessionClient: Sendable, Hashable {
  var clientID: UUID
  var name: String
  var isConfidential: Bool
  var limits: ClientLimits
  var revokedAt: Date?
  var limitedAt: Date?
}

/// A client to be registered.
struct NewClient: Sendable, Hashable {
  var requestID: UUID
  var name: String
  var platform: RegisteredClient.Platform
  var isConfidential: Bool
  var limits: ClientLimits
  var introspects: Bool
  var isGateway: Bool

  /// Whether this request registered `known`.
  func isSame(as known: RegisteredClient) -> Bool {
    known.name == name && known.platform == platform && known.isConfidential == isConfidential
      && known.limits == limits && known.introspects == introspects
      && (known.accountID != nil) == isGateway
  }
}

/// The new values of a client.
struct ClientChange: Sendable, Hashable {
  var clientID: UUID
  var name: String
  var limits: ClientLimits
  var introspects: Bool
  /// Etag of the client that the change is based on; empty for any.
  var entityTag: String
}

/// The client that a request names.
struct GivenClient: Sendable, Hashable {
  /// As sent.
  var clientID: String
  var secret: String
}

/// The use of one client, or of none.
struct ClientCount: Sendable, Hashable {
  /// Seconds before now in which a sign-in is recent.
  static let recently: TimeInterval = 30 * 86_400

  var clientID: UUID?
  var name: String?
  var platform: RegisteredClient.Platform?
  /// Accounts registered with it.
  var accounts: Int
  /// Active sessions.
  var sessions: Int
  /// Recent sign-ins, as far as their sessions are stored.
  var recentSignIns: Int
}

/// Limits of clients.
enum ClientRules {
  static let nameLengthMax = 64
  /// Maximum number of clients that are not revoked.
  static let clientsMax = 1000
  /// Maximum number of valid secrets of a client.
  static let secretsMax = 10
  /// Seconds for which earlier secrets stay valid after a new one was made.
  static let earlierSecretLifetime: TimeInterval = 86_400
  static let secretSize = 32
}

/// Why a client was refused, or not changed.
enum ClientError: Error, Sendable, Hashable {
  /// Only registered clients are accepted, and the request has none.
  case required
  /// The client was revoked, is not known, or did not prove itself.
  case rejected
  /// The session belongs to another client.
  case otherClient
  /// The client is for other studies.
  case studyRefused
  /// - Parameter permitted: the services that the client may use.
  case audienceRefused([String])
  case notGateway
  case unknown
  case revoked
  /// Only confidential clients have secrets, are gateways and introspect.
  case kindMismatch(field: String)
  case tooManySecrets
  case tooMany
  case requestIDReused
  /// The client changed after it was read.
  case changedMeanwhile
}
