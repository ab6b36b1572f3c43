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
