import Fields
import FoundationEssentials

/// An account to be created.
struct NewAccount: Sendable {
  let participantID = UUID()
  var requestID: UUID
  /// Name and password hash; nil for an anonymous account. Without a username, the address is the
  /// name.
  var credentials: (username: Username?, passwordHash: String)?
  var email: EmailAddress?
  var emailConsent: Bool = false
  var language: LanguageTag = .english
  var createdAt: Date
  /// Whether no confirmation is needed.
  var isConfirmed: Bool
  var roles: Set<AccountRole>
  var ledStudies: [StudyID] = []
  /// The client that registers the account; nil for none.
  var clientID: UUID?
}

/// Roles of accounts. Raw values are stored and used in access tokens.
enum AccountRole: String, Sendable, Hashable {
  case participant
  case studyLeader = "study_leader"
  case administrator
  /// A gateway that informs participants of all studies about due questionnaires.
  case gateway

  /// Whether the role belongs to staff, who do not take part in studies.
  var isStaff: Bool { self != .participant }
}

/// Outcome of a repeatable request.
enum WriteOutcome: Sendable, Hashable {
  case created
  /// The request was carried out before; nothing changed.
  case alreadyExists
}
