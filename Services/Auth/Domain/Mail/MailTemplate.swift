/// A mail template in one language, in plain text and HTML.
struct MailTemplate: Sendable, Hashable {
  let subject: MailTemplateText
  let plain: MailTemplateText
  let html: MailTemplateText

  func rendered(_ values: [MailPlaceholder: String]) -> MailContent {
    MailContent(
      subject: subject.rendered(values, as: .header), plain: plain.rendered(values, as: .plain),
      html: html.rendered(values, as: .html))
  }

  /// Reads the files of both forms.
  ///
  /// - Returns: nil if `problems` were added.
  static func read(
    _ kind: MailKind, plain: (name: String, bytes: [UInt8]), html: (name: String, bytes: [UInt8]),
    problems: inout [String]
  ) -> MailTemplate? {
    var found: [String] = []
    var templates: [MailTemplateText] = []
    if let text = decoded(plain.bytes, named: plain.name, problems: &found) {
      let (header, body) = parts(text)
      if let subject = header {
        templates.append(
          parsed(subject, kind, named: plain.name, firstLine: 1, problems: &found))
      } else {
        found.append(
          "\(plain.name): must begin with a line \"Subject: …\" and an empty line")
      }
      let form = parsed(body, kind, named: plain.name, firstLine: 3, problems: &found)
      demand(kind, in: form, named: plain.name, problems: &found)
      templates.append(form)
    }
    if let text = decoded(html.bytes, named: html.name, problems: &found) {
      let form = parsed(text[...], kind, named: html.name, firstLine: 1, problems: &found)
      demand(kind, in: form, named: html.name, problems: &found)
      templates.append(form)
    }
    problems += found
    guard found.isEmpty, templates.count == 3 else { return nil }
    return MailTemplate(subject: templates[0], plain: templates[1], html: templates[2])
  }

  private static func parts(_ text: String) -> (subject: Substring?, body: Substring) {
    let lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    let prefix = "Subject: "
    guard lines.count == 3, lines[0].hasPrefix(prefix), lines[0].count > prefix.count,
      lines[1].isEmpty
    else { return (nil, text[...]) }
    return (lines[0].dropFirst(prefix.count), lines[2])
  }

  /// Decodes a file; lines end with LF.
  private static func decoded(
    _ bytes: [UInt8], named name: String, problems: inout [String]
  ) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      problems.append("\(name): is not UTF-8")
      return nil
    }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.filter { $0 != "\r" && $0 != "\u{FEFF}" })
    let isClean = scalars.allSatisfy {
      $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
    }
    guard isClean else {
      problems.append("\(name): contains control characters")
      return nil
    }
    return String(scalars)
  }

  private static func parsed(
    _ text: Substring, _ kind: MailKind, named name: String, firstLine: Int,
    problems: inout [String]
  ) -> MailTemplateText {
    let (form, found) = MailTemplateParser.parse(text, of: kind, firstLine: firstLine)
    problems += found.map { "\(name): \($0)" }
    return form
  }

  private static func demand(
    _ kind: MailKind, in form: MailTemplateText, named name: String, problems: inout [String]
  ) {
    let missing = kind.required.subtracting(form.placeholders).map(\.rawValue).sorted()
    problems += missing.map { "\(name): {{\($0)}} is missing" }
  }
}

/// The content of a mail in plain text and HTML.
struct MailContent: Sendable, Hashable {
  var subject: String
  /// Lines end with LF.
  var plain: String
  /// Lines end with LF.
  var html: String
}
