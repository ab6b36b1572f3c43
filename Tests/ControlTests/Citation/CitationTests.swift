import ControlSupport
import Foundation
import Messages
import Testing

/// The files are read by a YAML parser, and held against the format's rules, in
/// Tests/EndToEnd/test_control_cite.py.
@Suite struct CitationTests {
  private let plain = Citation(
    questionnaireID: "mini-tq", version: 3, title: "Mini-TQ",
    authors: ["Goebel, Gerhard", "Hiller, Wolfgang"], doi: "10.1234/ab_c", licence: "cc-by-4.0",
    contentHash: "00ff", date: "2026-03-09")

  @Test func bibTeX() {
    #expect(
      BibTeX.entry(plain) == """
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
    citation.title = text
    #expect(BibTeX.entry(citation).contains("  title = {{\(escaped)}},\n"))
    // Whatever it is, the entry's braces are in balance, as BibTeX counts them.
    var level = 0
    for character in BibTeX.entry(citation) {
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
      BibTeX.entry(citation).contains(
        "author = {{Health and Hearing} and {Otolith Group, Inc., Ulm} and Anna Berg and {and others}},"
      ))
    citation.doi = "10.1/{x}"
    #expect(BibTeX.entry(citation).contains("doi = {10.1/%7Bx%7D}"))
  }

  @Test func citationFile() {
    #expect(
      CitationFile.text(plain) == """
        cff-version: 1.2.0
        message: "If you use this questionnaire (questionnaire mini-tq, version 3), cite it by these data."
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
        license: "CC-BY-4.0"
        identifiers:
          - type: other
            value: "sha256:00ff"
            description: "SHA-256 of the contents of version 3"

        """)
  }

  @Test func whatTheFormatHasNoFieldFor() {
    let citation = Citation(
      questionnaireID: "q", version: 1, title: " \n", authors: ["", "A: #b \"c\"", "A: #b \"c\""],
      doi: "10.1/<x>", licence: "Ours alone", wish: "Cite\nus")
    let text = CitationFile.text(citation)
    #expect(text.contains(#"title: "q""#))
    #expect(text.contains(#"  - name: "A: #b \"c\"""#))
    #expect(text.components(separatedBy: "- name:").count == 2)
    #expect(text.contains("as: Cite us Licence: Ours alone."))
    #expect(!text.contains("license:") && !text.contains("\ndoi:"))
    #expect(text.contains(#"    value: "10.1/<x>""#))
    #expect(
      CitationFile.text(Citation(questionnaireID: "q", version: 1, title: "T"))
        .contains("authors:\n  - name: \"anonymous\"\n"))
  }

  @Test func noTextLeavesItsQuotes() {
    var citation = plain
    citation.title = "a\u{0085}b\u{2028}c\u{202E}d\u{FEFF}\\\""
    let line = CitationFile.text(citation).split(separator: "\n")[3]
    #expect(line == #"title: "a b c\u202Ed\uFEFF\\\"""#)
  }

  @Test func theTitleInALanguage() {
    let message = CatalogueV1.Questionnaire(
      questionnaireID: "q", version: 2,
      title: .init(translations: [
        .init(language: "en", text: "Sleep"), .init(language: "de", text: "Schlaf"),
      ]), defaultLanguage: "de", publishTime: .init(seconds: 1_767_225_599))
    #expect(Citation(message, language: "").title == "Schlaf")
    #expect(Citation(message, language: "en").title == "Sleep")
    #expect(Citation(message, language: "fr").title == "Schlaf")
    #expect(Citation(message, language: "").date == "2025-12-31")
  }
}
