import Fields

/// The file name of a template: `reset.pt-BR.html`.
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

  /// Returns nil unless the name has its canonical spelling, so that no two files name the same
  /// template.
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
