import Fields

/// The templates of all mails in all languages.
struct MailTemplates: Sendable, Hashable {
  /// Maximum size of a file in bytes.
  static let bytesMax = 65_536

  private let templates: [LanguageTag: [MailKind: MailTemplate]]
  private var fallback = LanguageTag.english

  /// All problems of the templates, one sentence each, starting with the file name.
  struct Rejection: Error, Sendable, Hashable {
    let problems: [String]
  }

  /// The templates that are part of the service.
  static let shipped: MailTemplates = {
    do throws(Rejection) {
      return try MailTemplates(replacing: [:])
    } catch {
      preconditionFailure("\(error.problems)")
    }
  }()

  /// - Parameter files: replacements by name, `KIND.LANGUAGE.txt` and `KIND.LANGUAGE.html`. A
  ///   language that the service does not include needs all files.
  init(replacing files: [String: [UInt8]]) throws(Rejection) {
    var problems: [String] = []
    let all = ShippedMailTemplates.files.merging(files) { $1 }
    let names = all.keys.compactMap(MailTemplateName.init)
    problems += files.keys.filter { MailTemplateName($0) == nil }.map {
      "\($0): is not a template name: expected e.g. confirmation.en.txt or confirmation.en.html"
    }
    var templates: [LanguageTag: [MailKind: MailTemplate]] = [:]
    for language in Set(names.map(\.language)) {
      for kind in MailKind.allCases {
        let plain = MailTemplateName(kind, language, .txt).text
        let html = MailTemplateName(kind, language, .html).text
        guard let plainBytes = all[plain], let htmlBytes = all[html] else {
          problems += [plain, html].filter { all[$0] == nil }.map { "\($0): is missing" }
          continue
        }
        templates[language, default: [:]][kind] = MailTemplate.read(
          kind, plain: (plain, plainBytes), html: (html, htmlBytes), problems: &problems)
      }
    }
    guard problems.isEmpty else { throw Rejection(problems: problems.sorted()) }
    self.templates = templates
  }

  /// Returns the templates with another fallback language than English.
  ///
  /// - Returns: nil if the language has no templates.
  func fallingBack(to language: LanguageTag) -> MailTemplates? {
    guard templates[language] != nil else { return nil }
    var templates = self
    templates.fallback = language
    return templates
  }

  func content(
    _ kind: MailKind, language: String, values: [MailPlaceholder: String]
  ) -> MailContent {
    let chain = (LanguageTag(language)?.lookupChain ?? []) + [fallback]
    guard let template = chain.lazy.compactMap({ templates[$0]?[kind] }).first else {
      preconditionFailure("init checks that every language has every mail")
    }
    return template.rendered(values)
  }
}
