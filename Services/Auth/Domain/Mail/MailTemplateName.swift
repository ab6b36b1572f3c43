import Fields

/// The name of a template's file: `reset.pt-BR.html`.
struct MailTemplateName: Sendable, Hashable {
  enum Form: String, Sendable, Hashable {
    case txt
    case html
  }

  let kind: MailKind
  let language: LanguageTag
  let form: Form

  init(_ kind: MailKind, _ language: LanguageTag, _ form: Form) {
    self.kind = kind
    self.language = language
    self.form = form
  }

  /// Nil for another spelling of a name, too: which of two would be taken?
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let kind = MailKind(rawValue: parts[0]),
      let language = LanguageTag(parts[1]), let form = Form(rawValue: parts[2])
    else { return nil }
    self.init(kind, language, form)
    guard self.text == text else { return nil }
  }

  var text: String { "\(kind.rawValue).\(language).\(form.rawValue)" }
}
