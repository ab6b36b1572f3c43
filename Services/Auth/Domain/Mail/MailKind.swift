/// The subject matter of a mail. Raw values are stored and begin the template names.
///
/// To add one: add a case here with its placeholders, a case of ``MailPurpose`` with its values,
/// and template files of each form and language in `Templates`, listed in ``ShippedMailTemplates``
/// and as `mailTemplates` in both `Package.swift`.
enum MailKind: String, Sendable, Hashable, CaseIterable {
  case confirmation
  case approval
  case rejection
  case reset
  case invitation
  case recovery
  case passwordChanged = "password_changed"
  case secondFactorChanged = "second_factor_changed"
  case erasure
  case emailChange = "email_change"
  case emailChangeCurrent = "email_change_current"
  case emailChanged = "email_changed"
  case addressTaken = "address_taken"
  case newsletter
  case prompt
  case alert
  case team

  /// Placeholders that both forms of a template must contain.
  var required: Set<MailPlaceholder> {
    switch self {
    case .confirmation, .recovery, .emailChange, .emailChangeCurrent: [.code]
    case .reset, .invitation: [.code, .link]
    case .approval, .rejection: [.study, .reason]
    case .newsletter: [.text, .link]
    case .alert: [.study, .participant, .text]
    case .team: [.study, .requests, .messages]
    case .passwordChanged, .secondFactorChanged, .erasure, .emailChanged, .addressTaken, .prompt: []
    }
  }

  /// Placeholders that a template may contain in addition.
  var optional: Set<MailPlaceholder> {
    switch self {
    // An erased account has no name.
    case .erasure: [.name]
    case .newsletter: [.name, .username, .title]
    case .confirmation, .emailChange: [.name, .username, .link]
    case .invitation: [.name, .username, .studies]
    case .alert: [.name, .username, .channel]
    case .team: [.name, .username, .link]
    default: [.name, .username]
    }
  }

  var allowed: Set<MailPlaceholder> { required.union(optional) }
}
