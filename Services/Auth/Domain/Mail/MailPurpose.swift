import Fields
package import FoundationEssentials

/// What a mail is about.
package enum MailPurpose: Sendable, Hashable {
  /// The code as it is written in the mail, here and in the next ones.
  case confirmation(code: String)
  /// A leader decided on a request to join; the study's title in the mail's language.
  case decision(isApproved: Bool, study: String, reason: String)
  /// To somebody who forgot a password.
  case passwordReset(code: String)
  /// To somebody who chooses a first password.
  case staffInvitation(code: String)
  /// The last mail to an address that is deleted.
  case recoveryCode(code: String)
  case passwordChanged
  /// What was to be erased is.
  case erasure
  /// To the address that an account is to have.
  case emailChange(code: String)
  /// To the address that it has.
  case emailChangeCurrent(code: String)
  /// To the address that it had.
  case emailChanged
  /// To an address that somebody wanted for an account, and that another one keeps.
  case addressTaken
  /// Something is to be filled in; nothing is said of the study. Of no use after so many seconds.
  case prompt(lifetime: TimeInterval)
  /// In the language of whoever gets it, with the token that ends the wish for it.
  case newsletter(id: UUID, NewsletterText, token: UUID)

  /// Seconds after which it is not worth sending any more.
  package var lifetime: TimeInterval {
    switch self {
    case .passwordReset: AccessCodePurpose.reset.lifetime ?? MailRetry.lifetime
    case .prompt(let lifetime): lifetime
    default: MailRetry.lifetime
    }
  }

  package var kind: MailKind {
    switch self {
    case .confirmation: .confirmation
    case .decision(isApproved: true, _, _): .approval
    case .decision(isApproved: false, _, _): .rejection
    case .passwordReset: .reset
    case .staffInvitation: .invitation
    case .recoveryCode: .recovery
    case .passwordChanged: .passwordChanged
    case .erasure: .erasure
    case .emailChange: .emailChange
    case .emailChangeCurrent: .emailChangeCurrent
    case .emailChanged: .emailChanged
    case .addressTaken: .addressTaken
    case .newsletter: .newsletter
    case .prompt: .prompt
    }
  }

  /// What its template says besides the names of the gateway and of the account.
  func values(_ presentation: MailPresentation) -> [MailPlaceholder: String] {
    switch self {
    case .newsletter(_, let text, let token):
      [
        .title: text.subject, .text: text.text,
        .link: presentation.newsletterLinks?.link(token.text) ?? "",
      ]
    case .confirmation(let code):
      [.code: code, .link: presentation.confirmationLinks?.link(code) ?? ""]
    case .emailChange(let code):
      [.code: code, .link: presentation.emailLinks?.link(code) ?? ""]
    case .recoveryCode(let code), .emailChangeCurrent(let code): [.code: code]
    case .passwordReset(let code), .staffInvitation(let code):
      [.code: code, .link: presentation.links?.link(code) ?? ""]
    case .decision(_, let study, let reason): [.study: study, .reason: reason]
    case .passwordChanged, .erasure, .emailChanged, .addressTaken, .prompt: [:]
    }
  }
}
