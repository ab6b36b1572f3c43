import Foundation
import Messages
import Testing

@testable import Control

/// Tests/EndToEnd/test_control_cite.py reads the files with a YAML parser and checks them against
/// the format's rules.
@Suite struct CitationTests {
  private let plain = CatalogueV1.Questionnaire(
    questionnaireID: "mini-tq", version: 3, contentHash: "00ff",
    title: .init(translations: [.init(language: "en", text: "Mini-TQ")]),
    licence: "cc-by-4.0", publishTime: .init(seconds: 1_773_014_400),
    authors: ["Goebel, Gerhard", "Hiller, Wolfgang"], doi: "10.1234/ab_c")

  private func bibTeX(_ questionnaire: CatalogueV1.Questionnaire) -> String {
    Citation(questionnaire, language: "").bibTeX
  }

  private func citationFile(_ questionnaire: CatalogueV1.Questionnaire) -> String {
    Citation(questionnaire, language: "").citationFile
  }

  private func words(_ text: String) -> CatalogueV1.LocalizedText {
    .init(translations: [.init(language: "en", text: text)])
  }

  @Test func bibTeX() {
    #expect(
      bibTeX(plain) == """
        @misc{mini-tq-v3,
          author = {Goebel, Gerhard and Hiller, Wolfgang},
          title = {{Mini-TQ}},
          year = {2026},
          month = {3},
          doi = {10.1234/ab_c},
          version = {3},
          howpublished = {Otolith catalogue, questionnaire mini-tq, version 3},
          note = {Licence: cc-by-4.0. SHA-256: 00ff}
        }

        """)
  }

  @Test(arguments: [
    ("50 % & $1 #2 a_b", ##"50 \% \& \$1 \#2 a\_b"##), ("a\\b", #"a{\textbackslash}b"#),
    ("}{", #"{\textbraceright}{\textbraceleft}"#), ("~^", #"{\textasciitilde}{\textasciicircum}"#),
    ("two\nlines\t\u{1B}x", "two lines x"), ("Müller 漢 😀", "Müller 漢 😀"),
  ])
  func whatTeXTakesForACommand(text: String, escaped: String) {
    var citation = plain
    citation.title = words(text)
    #expect(bibTeX(citation).contains("  title = {{\(escaped)}},\n"))
    // The entry's braces are balanced for any text, as BibTeX counts them.
    var level = 0
    for character in bibTeX(citation) {
      level += character == "{" ? 1 : character == "}" ? -1 : 0
      #expect(level >= 0)
    }
    #expect(level == 0)
  }

  @Test func whoIsNoPersonStaysTogether() {
    var citation = plain
    citation.authors = [
      "Health and Hearing", "Otolith Group, Inc., Ulm", "Anna Berg", "and others",
    ]
    #expect(
      bibTeX(citation).contains(
        "author = {{Health and Hearing} and {Otolith Group, Inc., Ulm} and Anna Berg and {and others}},"
      ))
    citation.doi = "10.1/{x}"
    #expect(bibTeX(citation).contains("doi = {10.1/%7Bx%7D}"))
  }

  @Test func citationFile() {
    #expect(
      citationFile(plain) == """
        cff-version: 1.2.0
        message: "If you use this questionnaire (questionnaire mini-tq, version 3), cite it using these metadata. Licence: cc-by-4.0."
        type: dataset
        title: "Mini-TQ"
        version: "3"
        date-released: "2026-03-09"
        authors:
          - family-names: "Goebel"
            given-names: "Gerhard"
          - family-names: "Hiller"
            given-names: "Wolfgang"
        doi: "10.1234/ab_c"
        identifiers:
          - type: other
            value: "sha256:00ff"

        """)
  }

  @Test func whatTheFormatHasNoFieldFor() {
    let citation = CatalogueV1.Questionnaire(
      questionnaireID: "q", version: 1, title: words(" \n"), licence: "Ours alone",
      authors: ["", "A: #b \"c\"", "A: #b \"c\""], doi: "10.1/<x>", citation: "Cite\nus")
    let text = citationFile(citation)
    #expect(text.contains(#"title: "q""#))
    #expect(text.contains(#"  - name: "A: #b \"c\"""#))
    #expect(text.components(separatedBy: "- name:").count == 2)
    #expect(text.contains("as: Cite us Licence: Ours alone."))
    #expect(!text.contains("license:") && !text.contains("\ndoi:"))
    #expect(text.contains(#"    value: "10.1/<x>""#))
    #expect(
      citationFile(.init(questionnaireID: "q", version: 1))
        .contains("authors:\n  - name: \"anonymous\"\n"))
  }

  @Test func noTextLeavesItsQuotes() {
    var citation = plain
    citation.title = words("a\u{0085}b\u{2028}c\u{202E}d\u{FEFF}\\\"")
    let line = citationFile(citation).split(separator: "\n")[3]
    #expect(line == #"title: "a b c\u202Ed\uFEFF\\\"""#)
  }

  @Test func theTitleInALanguage() {
    let message = CatalogueV1.Questionnaire(
      questionnaireID: "q", version: 2,
      title: .init(translations: [
        .init(language: "en", text: "Sleep"), .init(language: "de", text: "Schlaf"),
      ]), defaultLanguage: "de", publishTime: .init(seconds: 1_767_225_599))
    for (language, title) in [("", "Schlaf"), ("en", "Sleep"), ("fr", "Schlaf")] {
      let citation = Citation(message, language: language)
      #expect(citation.bibTeX.contains("title = {{\(title)}}"))
      #expect(citation.citationFile.contains("date-released: \"2025-12-31\""))
    }
  }
}
