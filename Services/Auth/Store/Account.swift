import AuthDomain
import Fields
import FoundationEssentials
import Postgres

/// An account as it is stored.
struct Account: Sendable {
  var participantID: UUID
  /// Nil for an anonymous account, like `passwordHash`.
  var username: String?
  var passwordHash: String?
  var email: String?
  var emailGiven: Bool
  var emailConsent: Bool
  var studiesGiven: [String]
  var language: String
  var createdAt: Date
  /// Nil while it waits for its code.
  var confirmedAt: Date?

  var isAnonymous: Bool { username == nil }
  var isConfirmed: Bool { confirmedAt != nil }

  static let columns =
    "participant_id, username, password_hash, email, email_given, email_consent, "
    + "studies_given, language, created_at, confirmed_at"

  init(row: PostgresRow) throws {
    participantID = try row.decode("participant_id")
    username = try row.decode("username")
    passwordHash = try row.decode("password_hash")
    email = try row.decode("email")
    emailGiven = try row.decode("email_given")
    emailConsent = try row.decode("email_consent")
    studiesGiven = try row.decode("studies_given")
    language = try row.decode("language")
    createdAt = try row.decode("created_at")
    confirmedAt = try row.decode("confirmed_at")
  }
}

/// An account to be made.
struct NewAccount: Sendable {
  var participantID = UUID()
  var requestID: UUID
  /// Nil for an anonymous account.
  var credentials: (username: Username, passwordHash: String)?
  var email: EmailAddress?
  var emailConsent = false
  var language = LanguageTag.english
  var createdAt: Date
  /// Whether the account waits for its code.
  var isConfirmed: Bool
  var roles: Set<StoredRole>
  var ledStudies: [StudyID] = []
}

/// The roles an account can have.
enum StoredRole: String, Sendable, Hashable, PostgresEncodable, PostgresDecodable {
  case participant
  case studyLeader = "study_leader"
  case administrator
}
