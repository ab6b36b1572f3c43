package import Fields
package import FoundationEssentials

/// What somebody changes of the own account; every field is valid. What is nil stays.
package struct AccountChange: Sendable {
  package enum Name: Sendable, Hashable {
    case username(Username)
    /// The address alone is signed in with.
    case none
  }

  package var username: Name?
  package var language: LanguageTag?
  package var newsletter: Bool?
  package var profile: [ProfileField: String]
  package var consents: Set<ProfileField>

  package init(
    username: Name? = nil, language: LanguageTag? = nil, newsletter: Bool? = nil,
    profile: [ProfileField: String] = [:], consents: Set<ProfileField> = []
  ) {
    self.username = username
    self.language = language
    self.newsletter = newsletter
    self.profile = profile
    self.consents = consents
  }

  /// Why the account may not be so.
  package enum Refusal: Error, Sendable, Hashable {
    /// Nobody could sign in.
    case nameRequired
    case addressMissing
    /// A username comes with a password.
    case anonymous
    case consentMissing(Set<ProfileField>)
  }

  /// The account as it is to be. What is so already stays as it is, with the time since when.
  package func applied(
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
