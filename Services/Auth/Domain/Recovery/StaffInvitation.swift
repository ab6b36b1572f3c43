package import Fields
package import FoundationEssentials

/// An account of somebody who works for studies; every field is valid. Its owner chooses the password.
package struct StaffInvitation: Sendable {
  package var requestID: UUID
  package var username: Username
  /// Nil: the invitation is handed over.
  package var email: EmailAddress?
  package var language: LanguageTag
  package var role: AccountRole
  package var ledStudies: [StudyID]
  /// The administrator who asks for it.
  package var actor: UUID

  package init(
    requestID: UUID, username: Username, email: EmailAddress?, language: LanguageTag,
    role: AccountRole, ledStudies: [StudyID] = [], actor: UUID
  ) {
    self.requestID = requestID
    self.username = username
    self.email = email
    self.language = language
    self.role = role
    self.ledStudies = ledStudies
    self.actor = actor
  }

  /// Whether this is what `known` was made of; the role is kept elsewhere.
  package func isSame(as known: Account) -> Bool {
    known.username == username.text && LanguageTag(recorded: known.language) == language
      && known.emailGiven == (email != nil)
      && (known.email == nil || known.email == email?.text)
      && known.studiesGiven == ledStudies.map(\.text)
  }
}
