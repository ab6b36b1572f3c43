package import Fields

/// The templates of all mails in all languages that there are.
package struct MailTemplates: Sendable, Hashable {
  /// Of one file.
  package static let bytesMax = 65_536

  private let templates: [LanguageTag: [MailKind: MailTemplate]]
  private var fallback = LanguageTag.english

  /// Everything that is wrong with templates, each in a sentence that begins with the file's name.
  package struct Rejection: Error, Sendable, Hashable {
    package let problems: [String]

    package init(problems: [String]) { self.problems = problems }
  }

  /// The templates that come with the service.
  package static let shipped: MailTemplates = {
    do throws(Rejection) {
      return try MailTemplates(replacing: [:])
    } catch {
      preconditionFailure("\(error.problems)")
    }
  }()

  /// - Parameter files: by name, `KIND.LANGUAGE.txt` and `KIND.LANGUAGE.html`, that take the place of those
  ///   that come with the service; a language that does not come with it needs all of them.
  package init(replacing files: [String: [UInt8]]) throws(Rejection) {
    var problems: [String] = []
    let all = ShippedMailTemplates.files.merging(files) { $1 }
    let names = all.keys.compactMap(MailTemplateName.init)
    problems += files.keys.filter { MailTemplateName($0) == nil }.map {
      "\($0): is the name of no template, such as confirmation.en.txt or confirmation.en.html"
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

  /// The same, with another language than English for those that there are no templates for.
  ///
  /// - Returns: nil when there are none for that one.
  package func fallingBack(to language: LanguageTag) -> MailTemplates? {
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
      preconditionFailure("every language has every mail: that was checked")
    }
    return template.rendered(values)
  }
}
