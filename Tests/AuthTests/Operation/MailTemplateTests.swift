import Fields
import Foundation
import Testing

@testable import AuthService

@Suite struct MailTemplateTests {
  private static let plain = "Subject: Hi\n\nHello {{username}}\n\n    {{code}}\n"
  private static let html = "<p>{{username}} <b>{{code}}</b></p>\n"

  private func templates(_ files: [String: String]) throws -> MailTemplates {
    try MailTemplates(replacing: files.mapValues { Array($0.utf8) })
  }

  private func problems(_ files: [String: String]) -> [String] {
    do {
      _ = try templates(files)
      return []
    } catch let rejection as MailTemplates.Rejection {
      return rejection.problems
    } catch {
      return ["\(error)"]
    }
  }

  @Test func `one file can be replaced`() throws {
    let templates = try templates(["confirmation.en.txt": Self.plain])
    let values: [MailPlaceholder: String] = [.code: "AB", .username: "g", .name: "Ears"]
    let own = templates.content(.confirmation, language: "en", values: values)
    #expect(own.subject == "Hi")
    #expect(own.plain == "Hello g\n\n    AB\n")
    #expect(
      own.html == MailTemplates.shipped.content(.confirmation, language: "en", values: values).html)
    #expect(own.html.contains("<p>Ears</p>"))
    #expect(
      templates.content(.confirmation, language: "de-AT", values: values).subject
        == "Ihr Bestätigungscode")
  }

  @Test func `another language needs everything`() throws {
    let told = problems(["confirmation.fr.txt": Self.plain])
    #expect(told.count == MailKind.allCases.count * 2 - 1)
    #expect(
      told.contains("reset.fr.html: is missing")
        && !told.contains { $0.hasPrefix("confirmation.fr.txt") })
    // All English templates as Brazilian Portuguese.
    var files: [String: String] = [:]
    for (name, bytes) in ShippedMailTemplates.files where name.contains(".en.") {
      files[name.replacing(".en.", with: ".pt-BR.")] =
        String(decoding: bytes, as: UTF8.self).replacing("Subject: ", with: "Subject: BR ")
    }
    let portuguese = try #require(LanguageTag("pt-BR"))
    let all = try #require(try templates(files).fallingBack(to: portuguese))
    for language in ["pt-BR", "pt-BR-x-a", "fr", "", "pt"] {
      #expect(all.content(.erasure, language: language, values: [:]).subject.hasPrefix("BR "))
    }
    #expect(!all.content(.erasure, language: "en-GB", values: [:]).subject.hasPrefix("BR "))
    let other = try #require(LanguageTag("pt"))
    #expect(all.fallingBack(to: other) == nil)
  }

  @Test(
    arguments: [
      (
        "confirmation.en.txt", "Subject: A\n\n{{username}}\n",
        "confirmation.en.txt: {{code}} is missing"
      ),
      ("confirmation.en.html", "<p>{{username}}", "confirmation.en.html: {{code}} is missing"),
      (
        "confirmation.en.html", "\n{{code}} {{cdoe}}",
        "confirmation.en.html: line 2: {{cdoe}} is not a placeholder of this mail: expected code, link, name, username"
      ),
      (
        "confirmation.en.txt", "Subject: {{study}}\n\n{{code}}",
        "confirmation.en.txt: line 1: {{study}} is not a placeholder of this mail: expected code, link, name, username"
      ),
      (
        "confirmation.en.html", "{{code}}\n\n{{code\n}}",
        "confirmation.en.html: line 3: {{ has no }} on the same line"
      ),
      (
        "confirmation.en.txt", "{{code}}\n",
        "confirmation.en.txt: must begin with a line \"Subject: …\" and an empty line"
      ),
      (
        "confirmation.en.txt", "Subject: \n\n{{code}}\n",
        "confirmation.en.txt: must begin with a line \"Subject: …\" and an empty line"
      ),
      (
        "confirmation.en.html", "{{code}}\u{1B}",
        "confirmation.en.html: contains control characters"
      ),
      (
        "confirmation.en.htm", "",
        "confirmation.en.htm: is not a template name: expected e.g. confirmation.en.txt or confirmation.en.html"
      ),
      (
        "confirmation.EN.html", "",
        "confirmation.EN.html: is not a template name: expected e.g. confirmation.en.txt or confirmation.en.html"
      ),
      (
        "confirmation.en.html", "{{code}}{{link}}",
        "confirmation.en.html: line 1: {{link}} may be empty: put it with the surrounding text between {{#link}} and {{/link}}"
      ),
      (
        "reset.en.html", "{{code}}{{link}}",
        "reset.en.html: line 1: {{link}} may be empty: put it with the surrounding text between {{#link}} and {{/link}}"
      ),
      (
        "reset.en.html", "{{code}}\n{{#link}}\n{{link}}\n",
        "reset.en.html: line 2: {{#link}} has no matching {{/link}}"
      ),
      (
        "reset.en.html", "{{code}}\n{{#link}}{{link}}{{/link}}{{/link}}",
        "reset.en.html: line 2: {{/link}} has no matching start tag"
      ),
      (
        "reset.en.html", "{{#code}}{{code}}{{/code}}{{#link}}{{link}}{{/link}}",
        "reset.en.html: line 1: {{#code}} is never empty: remove the section tags"
      ),
      ("reset.en.html", "{{code}}", "reset.en.html: {{link}} is missing"),
    ])
  func `every problem is reported`(name: String, text: String, problem: String) {
    #expect(problems([name: text]) == [problem])
  }

  @Test func `all problems are reported at once`() {
    let told = problems([
      "confirmation.en.txt": "Subject: {{x}}\n\n{{y}}", "reset.de.html": "", "z": "",
    ])
    #expect(
      told.map { $0.prefix { $0 != " " } } == [
        "confirmation.en.txt:", "confirmation.en.txt:", "confirmation.en.txt:", "reset.de.html:",
        "reset.de.html:", "z:",
      ])
    #expect(throws: MailTemplates.Rejection(problems: ["erasure.de.txt: is not UTF-8"])) {
      try MailTemplates(replacing: ["erasure.de.txt": [0x53, 0xFF]])
    }
  }

  @Test func `sections go with their value, and lines of people keep their place`() throws {
    let templates = try templates([
      "approval.en.txt":
        "Subject: In {{study}}\r\n\r\n    {{study}}\r\n{{#reason}}\r\nThey say:\r\n    {{ reason }}\r\n{{/reason}}\r\nBye\r\n",
      "approval.en.html": "<i>{{study}}</i>{{#reason}} <a title=\"{{reason}}\">?</a>{{/reason}}",
    ])
    let without = templates.content(
      .approval, language: "en", values: [.study: "Ears", .reason: ""])
    #expect(
      without == MailContent(subject: "In Ears", plain: "    Ears\nBye\n", html: "<i>Ears</i>"))
    let with = templates.content(
      .approval, language: "en",
      values: [.study: "E&ars\nBcc: x", .reason: "{{study}} <b>\r\n\n\"it's\"\u{2028}so"])
    #expect(with.subject == "In E&ars Bcc: x")
    #expect(
      with.plain
        == "    E&ars\n    Bcc: x\nThey say:\n    {{study}} <b>\n    \"it's\"\n    so\nBye\n")
    #expect(
      with.html
        == "<i>E&amp;ars<br>\nBcc: x</i> <a title=\"{{study}} &lt;b&gt;<br>\n&quot;it&#39;s&quot;<br>\nso\">?</a>"
    )
  }

  @Test func `the shipped templates say all that they must, in both forms`() {
    for kind in MailKind.allCases {
      for language in ["de", "en"] {
        let values = Dictionary(
          uniqueKeysWithValues: kind.allowed.map { ($0, "<\($0.rawValue)>") })
        let content = MailTemplates.shipped.content(kind, language: language, values: values)
        for placeholder in kind.required {
          // Codes for copying have a line of their own.
          let indent = placeholder == .text ? "" : "    "
          #expect(
            content.plain.contains("\n\(indent)<\(placeholder.rawValue)>\n"), "\(kind) \(language)")
          #expect(content.html.contains("&lt;\(placeholder.rawValue)&gt;"), "\(kind) \(language)")
        }
        #expect(!content.plain.contains("{{") && !content.html.contains("{{"))
        #expect(content.html.contains("<html lang=\"\(language)\">"))
      }
    }
  }
}
