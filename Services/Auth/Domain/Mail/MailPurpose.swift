import Fields
import FoundationEssentials

/// The subject matter of a mail with its values.
enum MailPurpose: Sendable, Hashable {
  /// Codes are given as printed.
  case confirmation(code: String)
  /// A leader's decision on a join request; the study's title is in the language of the mail.
  case decision(isApproved: Bool, study: String, reason: String)
  /// Reset code for a forgotten password.
  case passwordReset(code: String)
  /// Invitation code for the first password; the titles of the studies that the account leads are in
  /// the language of the mail.
  case staffInvitation(code: String, studies: [String] = [])
  /// The last mail to a deleted address.
  case recoveryCode(code: String)
  case passwordChanged
  /// The second factor was confirmed, deleted or reset.
  case secondFactorChanged
  /// The erasure is complete.
  case erasure
  /// Confirmation code for the new address.
  case emailChange(code: String)
  /// Confirmation code for the current address.
  case emailChangeCurrent(code: String)
  /// Notice to the former address.
  case emailChanged
  /// Notice to an address that was requested for one account and belongs to another.
  case addressTaken
  /// A questionnaire is due; the study is not named. Expires after the given number of seconds.
  case prompt(lifetime: TimeInterval)
  /// An alert about a participant, named by pseudonym; the study's title and the text are in the
  /// language of the mail. `escalation` is the channel if it was not acknowledged in time, otherwise
  /// empty.
  case alert(participant: String, study: String, text: String, escalation: String)
  /// Join requests and new messages wait for the team of a study, whose title is in the language of the
  /// mail.
  case team(studyID: String, study: String, requests: Int, messages: Int)
  /// In the recipient's language, with the unsubscribe token.
  case newsletter(id: UUID, NewsletterText, token: UUID)

  /// Seconds after which the mail is not sent any more.
  var lifetime: TimeInterval {
    switch self {
    case .passwordReset: AccessCodePurpose.reset.lifetime ?? MailRetry.lifetime
    case .prompt(let lifetime): lifetime
    default: MailRetry.lifetime
    }
  }

  var kind: MailKind {
    switch self {
    case .confirmation: .confirmation
    case .decision(isApproved: true, _, _): .approval
    case .decision(isApproved: false, _, _): .rejection
    case .passwordReset: .reset
    case .staffInvitation: .invitation
    case .recoveryCode: .recovery
    case .passwordChanged: .passwordChanged
    case .secondFactorChanged: .secondFactorChanged
    case .erasure: .erasure
    case .emailChange: .emailChange
    case .emailChangeCurrent: .emailChangeCurrent
    case .emailChanged: .emailChanged
    case .addressTaken: .addressTaken
    case .newsletter: .newsletter
    case .prompt: .prompt
    case .alert: .alert
    case .team: .team
    }
  }

  /// Values of the template, except the names of gateway and account.
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
    case .passwordReset(let code): [.code: code, .link: presentation.links?.link(code) ?? ""]
    case .staffInvitation(let code, let studies):
      [
        .code: code, .link: presentation.links?.link(code) ?? "",
        .studies: studies.joined(separator: "\n"),
      ]
    case .decision(_, let study, let reason): [.study: study, .reason: reason]
    case .alert(let participant, let study, let text, let escalation):
      [.participant: participant, .study: study, .text: text, .channel: escalation]
    case .team(let studyID, let study, let requests, let messages):
      [
        .study: study, .requests: requests > 0 ? "\(requests)" : "",
        .messages: messages > 0 ? "\(messages)" : "",
        .link: presentation.teamLinks?.link(studyID) ?? "",
      ]
    case .passwordChanged, .secondFactorChanged, .erasure, .emailChanged, .addressTaken, .prompt:
      [:]
    }
  }
}
