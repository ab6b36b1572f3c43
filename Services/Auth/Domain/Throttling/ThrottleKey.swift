import FoundationEssentials

/// Identifies a secret that can be guessed, with its limits.
struct ThrottleKey: Sendable, Hashable {
  /// Contains typed names; only its hash is stored.
  let text: String
  let rules: Throttle.Rules

  /// Sign-in with a username or an address, as typed. A count per account would reveal which name
  /// and address belong together.
  static func signIn(_ identifier: String) -> ThrottleKey {
    ThrottleKey("sign-in", identifier.lowercased(), rules: .password)
  }

  /// Sign-in like ``signIn(_:)`` if attempts per network address are limited in addition.
  static func signInFromAnywhere(_ identifier: String) -> ThrottleKey {
    ThrottleKey("sign-in from anywhere", identifier.lowercased(), rules: .passwordFromAnywhere)
  }

  /// Wrong confirmation codes for one name.
  static func confirmation(_ name: AccountName) -> ThrottleKey {
    ThrottleKey("confirmation", name.key, rules: .confirmation)
  }

  static func mail(_ name: AccountName) -> ThrottleKey {
    ThrottleKey("mail", name.key, rules: .mail)
  }

  /// Password reset mails by typed name, whether or not the account exists.
  static func passwordReset(_ identifier: String) -> ThrottleKey {
    ThrottleKey("reset", identifier.lowercased(), rules: .resetMail)
  }

  /// Mails of one kind that can be requested without a token, by recipient address across accounts.
  static func mail(_ purpose: MailRequest.Purpose, to email: EmailAddress) -> ThrottleKey {
    ThrottleKey("\(purpose.rawValue) to", email.key, rules: .resetMail)
  }

  /// Passwords sent with one access code: a repetition has to prove the password that it set.
  static func accessCode(_ code: AccessCode) -> ThrottleKey {
    ThrottleKey("access-code", code.canonical, rules: .password)
  }

  /// Wrong recovery codes for one name.
  static func recovery(_ name: AccountName) -> ThrottleKey {
    ThrottleKey("recovery", name.key, rules: .password)
  }

  /// The password of a signed-in account.
  static func ownPassword(_ participantID: UUID) -> ThrottleKey {
    ThrottleKey("own-password", participantID.uuidString, rules: .password)
  }

  /// Codes of the second factor of an account, at sign-in and in its session.
  static func oneTimeCode(_ participantID: UUID) -> ThrottleKey {
    ThrottleKey("one-time-code", participantID.uuidString, rules: .password)
  }

  /// Mails for an address change, by account.
  static func emailChange(of participantID: UUID) -> ThrottleKey {
    ThrottleKey("email-change", participantID.uuidString, rules: .emailChange)
  }

  /// Mails for an address change, by new address. Anonymous participants have a separate limit, so
  /// that they cannot delay other accounts.
  static func emailChange(to email: EmailAddress, byAnonymous: Bool) -> ThrottleKey {
    ThrottleKey(byAnonymous ? "upgrade" : "email-change", email.key, rules: .emailChange)
  }

  /// Passwords sent with one correct code, if the address is the only name.
  static func confirmationPassword(_ code: ConfirmationCode) -> ThrottleKey {
    ThrottleKey("confirmation-password", code.canonical, rules: .password)
  }

  /// Wrong codes for an address change.
  static func emailCode(of participantID: UUID) -> ThrottleKey {
    ThrottleKey("email-code", participantID.uuidString, rules: .confirmation)
  }

  /// Requested names that belong to other accounts.
  static func takenNames(_ participantID: UUID) -> ThrottleKey {
    ThrottleKey("taken-names", participantID.uuidString, rules: .password)
  }

  static func studyPassword(
    _ study: StudyID, by participantID: UUID
  ) -> ThrottleKey {
    ThrottleKey("study", "\(study.text) \(participantID.uuidString)", rules: .password)
  }

  /// Wrong passwords of a study from all clients.
  static func studyPasswordFromAnywhere(_ study: StudyID) -> ThrottleKey {
    ThrottleKey("study from anywhere", study.text, rules: .studyPasswordFromAnywhere)
  }

  /// Wrong passwords of a study from one network address.
  static func studyPasswordFromPeer(_ study: StudyID) -> ThrottleKey {
    ThrottleKey("study from peer", study.text, rules: .studyPasswordFromPeer)
  }

  static func invitation(_ study: StudyID, by participantID: UUID) -> ThrottleKey {
    ThrottleKey("invitation", "\(study.text) \(participantID.uuidString)", rules: .password)
  }

  private init(_ purpose: String, _ subject: String, rules: Throttle.Rules) {
    text = "\(purpose) \(subject)"
    self.rules = rules
  }
}
