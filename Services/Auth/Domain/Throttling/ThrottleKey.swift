package import FoundationEssentials

/// Names a secret that can be guessed, with the limits for attempts at it.
package struct ThrottleKey: Sendable, Hashable {
  /// Only its hash is stored: it contains names that people typed.
  package let text: String
  package let rules: Throttle.Rules

  /// Sign-in under a username or an address, as typed: counting by account instead would tell that
  /// a name and an address belong together.
  package static func signIn(_ identifier: String) -> ThrottleKey {
    ThrottleKey("sign-in", identifier.lowercased(), rules: .password)
  }

  /// As ``signIn(_:)``, where the attempts of each address are limited besides.
  package static func signInFromAnywhere(_ identifier: String) -> ThrottleKey {
    ThrottleKey("sign-in from anywhere", identifier.lowercased(), rules: .passwordFromAnywhere)
  }

  /// Wrong codes for one name.
  package static func confirmation(_ name: AccountName) -> ThrottleKey {
    ThrottleKey("confirmation", name.key, rules: .confirmation)
  }

  package static func mail(_ name: AccountName) -> ThrottleKey {
    ThrottleKey("mail", name.key, rules: .mail)
  }

  /// Mails that let somebody in again, by what was typed, whether there is such an account or not.
  package static func passwordReset(_ identifier: String) -> ThrottleKey {
    ThrottleKey("reset", identifier.lowercased(), rules: .resetMail)
  }

  /// Mails of one kind that anybody may ask for, by the address that they go to, of whichever account.
  package static func mail(_ purpose: MailRequest.Purpose, to email: EmailAddress) -> ThrottleKey {
    ThrottleKey("\(purpose.rawValue) to", email.key, rules: .resetMail)
  }

  /// Passwords sent with one access code: whoever repeats its use proves the password that it set.
  package static func accessCode(_ code: AccessCode) -> ThrottleKey {
    ThrottleKey("access-code", code.canonical, rules: .password)
  }

  /// Wrong recovery codes for one name.
  package static func recovery(_ name: AccountName) -> ThrottleKey {
    ThrottleKey("recovery", name.key, rules: .password)
  }

  /// The password that somebody who is signed in gives once more.
  package static func ownPassword(_ participantID: UUID) -> ThrottleKey {
    ThrottleKey("own-password", participantID.uuidString, rules: .password)
  }

  /// Mails that are to prove another address, by the account.
  package static func emailChange(of participantID: UUID) -> ThrottleKey {
    ThrottleKey("email-change", participantID.uuidString, rules: .emailChange)
  }

  /// The same by the address, whoever wants it. Anonymous participants, whom anybody may make, have a limit of
  /// their own, and keep nobody waiting who has an account.
  package static func emailChange(to email: EmailAddress, byAnonymous: Bool) -> ThrottleKey {
    ThrottleKey(byAnonymous ? "upgrade" : "email-change", email.key, rules: .emailChange)
  }

  /// Passwords sent with one right code, where the address is the only name.
  package static func confirmationPassword(_ code: ConfirmationCode) -> ThrottleKey {
    ThrottleKey("confirmation-password", code.canonical, rules: .password)
  }

  /// Wrong codes for another address.
  package static func emailCode(of participantID: UUID) -> ThrottleKey {
    ThrottleKey("email-code", participantID.uuidString, rules: .confirmation)
  }

  /// Names that somebody who is signed in wanted, and that others have.
  package static func takenNames(_ participantID: UUID) -> ThrottleKey {
    ThrottleKey("taken-names", participantID.uuidString, rules: .password)
  }

  package static func studyPassword(
    _ study: StudyID, by participantID: UUID
  ) -> ThrottleKey {
    ThrottleKey("study", "\(study.text) \(participantID.uuidString)", rules: .password)
  }

  /// Wrong passwords of a study, whoever sends them.
  package static func studyPasswordFromAnywhere(_ study: StudyID) -> ThrottleKey {
    ThrottleKey("study from anywhere", study.text, rules: .studyPasswordFromAnywhere)
  }

  /// Wrong passwords of a study that come from one address.
  package static func studyPasswordFromPeer(_ study: StudyID) -> ThrottleKey {
    ThrottleKey("study from peer", study.text, rules: .studyPasswordFromPeer)
  }

  package static func invitation(_ study: StudyID, by participantID: UUID) -> ThrottleKey {
    ThrottleKey("invitation", "\(study.text) \(participantID.uuidString)", rules: .password)
  }

  private init(_ purpose: String, _ subject: String, rules: Throttle.Rules) {
    text = "\(purpose) \(subject)"
    self.rules = rules
  }
}
