/// What a mail is about, apart from its values. Raw values are stored, and begin the names of templates.
///
/// A new one has a case here with its placeholders, a case of ``MailPurpose`` with its values, and in
/// `Templates` a file of each form in each language, listed in ``ShippedMailTemplates`` and as `mailTemplates` in
/// both `Package.swift`.
package enum MailKind: String, Sendable, Hashable, CaseIterable {
  case confirmation
  case approval
  case rejection
  case reset
  case invitation
  case recovery
  case passwordChanged = "password_changed"
  case erasure
  case emailChange = "email_change"
  case emailChangeCurrent = "email_change_current"
  case emailChanged = "email_changed"
  case addressTaken = "address_taken"
  case newsletter
  case prompt

  /// What both forms of a template must have: without it the mail would be of no use.
  var required: Set<MailPlaceholder> {
    switch self {
    case .confirmation, .recovery, .emailChange, .emailChangeCurrent: [.code]
    case .reset, .invitation: [.code, .link]
    case .approval, .rejection: [.study, .reason]
    case .newsletter: [.text, .link]
    case .passwordChanged, .erasure, .emailChanged, .addressTaken, .prompt: []
    }
  }

  /// What a template may have besides.
  var optional: Set<MailPlaceholder> {
    switch self {
    // Who erased an account has no name any more.
    case .erasure: [.name]
    case .newsletter: [.name, .username, .title]
    case .confirmation, .emailChange: [.name, .username, .link]
    default: [.name, .username]
    }
  }

  var allowed: Set<MailPlaceholder> { required.union(optional) }
}
