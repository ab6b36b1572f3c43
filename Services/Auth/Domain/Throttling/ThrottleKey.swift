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

  package static func confirmation(_ username: Username) -> ThrottleKey {
    ThrottleKey("confirmation", username.key, rules: .confirmation)
  }

  package static func mail(_ username: Username) -> ThrottleKey {
    ThrottleKey("mail", username.key, rules: .mail)
  }

  package static func studyPassword(
    _ study: StudyID, by participantID: UUID
  ) -> ThrottleKey {
    ThrottleKey("study", "\(study.text) \(participantID.uuidString)", rules: .password)
  }

  package static func invitation(_ study: StudyID, by participantID: UUID) -> ThrottleKey {
    ThrottleKey("invitation", "\(study.text) \(participantID.uuidString)", rules: .password)
  }

  private init(_ purpose: String, _ subject: String, rules: Throttle.Rules) {
    text = "\(purpose) \(subject)"
    self.rules = rules
  }
}
