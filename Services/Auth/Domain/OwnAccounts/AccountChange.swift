import Fields
import FoundationEssentials

/// Valid changes to one's own account. Nil properties are not changed.
struct AccountChange: Sendable {
  enum Name: Sendable, Hashable {
    case username(Username)
    /// Removes the username; the address alone is used for sign-in.
    case none
  }

  var username: Name?
  var language: LanguageTag?
  var newsletter: Bool?
  var teamMailsOff: Bool?
  var profile: [ProfileField: String] = [:]
  var consents: Set<ProfileField> = []

  /// Why a change is rejected.
  enum Refusal: Error, Sendable, Hashable {
    /// The account would have no name for sign-in.
    case nameRequired
    case addressMissing
    /// A username requires a password.
    case anonymous
    case consentMissing(Set<ProfileField>)
  }

  /// Returns the changed account. Unchanged values keep their time of consent.
  func applied(
    to old: OwnAccount, at now: Date
  ) throws(Refusal) -> OwnAccount {
    var new = old
    switch username {
    case .username(let name): new.account.username = name.text
    case .some(.none): new.account.username = nil
    case nil: break
    }
    if let language { new.account.language = language.description }
    if let newsletter, newsletter != old.account.wantsNewsletter {
      new.account.newsletterSince = newsletter ? now : nil
    }
    if let teamMailsOff { new.account.hasTeamMailsOff = teamMailsOff }
    if old.account.isAnonymous, new.account.username != nil { throw .anonymous }
    if !old.account.isAnonymous, new.account.username == nil, old.account.email == nil {
      throw .nameRequired
    }
    if new.account.wantsNewsletter, old.account.email == nil { throw .addressMissing }
    do {
      try new.profile.set(profile, consents: consents, at: now)
    } catch {
      throw .consentMissing(error.fields)
    }
    return new
  }
}

/// An account as its owner sees it.
struct OwnAccount: Sendable, Equatable {
  var account: Account
  var profile: Profile
  /// New address that awaits confirmation.
  var pendingEmail: String?

  /// Etag of the owner's changes.
  var entityTag: String { "\(account.revision)" }
}

/// A pending address change with the codes mailed to the new and the current address.
struct EmailChange: Sendable {
  var email: EmailAddress
  /// Hash of the code mailed to the new address.
  var codeHash: String
  /// Hash of the code mailed to the current address; nil if absent.
  var currentCodeHash: String?
  /// Password hash for an anonymous account that will be named by the address.
  var passwordHash: String?
  var expiresAt: Date
  /// Time of completion. The row is kept until it expires, so that the request can be repeated.
  var doneAt: Date?

  /// Seconds for which the same request sends no second mail, whose code would replace the first.
  static let repetitionInterval: TimeInterval = 300

  /// Whether a mail to the address was queued so recently that another request is a repetition.
  func isRecent(to address: EmailAddress, at now: Date) -> Bool {
    let requestedAt = expiresAt - ConfirmationCode.lifetime
    return email.key == address.key && doneAt == nil
      && now.timeIntervalSince(requestedAt) < Self.repetitionInterval
  }
}
