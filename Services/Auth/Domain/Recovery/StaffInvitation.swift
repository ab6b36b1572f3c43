import Fields
import FoundationEssentials

/// A valid invitation of a staff member, who will choose the password.
struct StaffInvitation: Sendable {
  var requestID: UUID
  var username: Username
  /// Recipient address; nil if the invitation is handed over.
  var email: EmailAddress?
  var language: LanguageTag
  var role: AccountRole
  var ledStudies: [StudyID] = []
  /// The administrator who invites.
  var actor: UUID

  /// Whether this invitation created `known`; the role is stored elsewhere.
  func isSame(as known: Account) -> Bool {
    known.usernameKey == username.key && LanguageTag(recorded: known.language) == language
      && known.wasGiven(email)
      && known.studiesGiven == ledStudies.map(\.text)
  }
}
