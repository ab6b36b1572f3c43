import Questionnaires
import Testing

@testable import Formats

/// Forms that other systems accept and Otolith does not are mended or read in part, with a report.
@Suite struct XLSFormMendingTests {
  private func read(_ form: XLSFormSamples) throws -> ReadQuestionnaire {
    try #require(
      try XLSFormReader().read(form.workbook, file: "f.xlsx", options: ReadOptions()).first)
  }

  @Test(arguments: [
    (
      "<div class=\"rich\"><p><strong>Hello</strong>,<br />you &amp; I</p><p></p><p>2</p></div>",
      "Hello,\nyou & I\n\n2"
    ),
    ("<ul><li>a</li><li>b</li></ul>", "- a\n- b"), ("1 < 2 > 0 <5> <name>", "1 < 2 > 0 <5> <name>"),
    ("<img src=\"x.png\">", "<img src=\"x.png\">"), ("&lt;b&gt; &nbsp;", "<b> &nbsp;"),
    ("&lt;5 &amp; 6", "&lt;5 &amp; 6"), ("a <b", "a <b"),
    ("<p>&amp;lt;</p>", "&lt;"), ("", ""),
    ("<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>", "a b\n1 2"),
  ])
  func tagsAreTakenOut(_ text: String, _ plain: String) {
    #expect(HTMLText.plain(text) == plain)
    #expect(HTMLText.plain(HTMLText.escaped(text)) == text)
  }

  @Test func linesBeyondTheLongestTextAreLeftOutAndNamed() throws {
    let line = String(repeating: "ä", count: 2_500)
    let text = (1...5).map { "<p>\($0)\(line)</p>" }.joined()
    let read = try read(
      XLSFormSamples([
        ["note", "n", text, ""], ["text", "a", line + line + line + line + "b", ""],
      ]))
    #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
    guard case .text(let note)? = read.definition.elements[0].content else {
      Issue.record("a text was expected")
      return
    }
    #expect(note["en"] == "1\(line)\n2\(line)\n3\(line)")
    #expect(read.definition.elements[1].question?.text["en"]?.count == 10_000)
    #expect(read.report.losses.filter { $0.what == "text" }.map(\.place) == ["n", "a"])
  }

  @Test func rowsThatAreNotAskedAreLeftOutAndNamed() throws {
    let read = try read(
      XLSFormSamples(survey: [
        ["type", "name", "label", "disabled", "appearance", "relevant"],
        ["text", "full", "Full name?", "yes", "", ""], ["text", "a", "A?", "no", "", ""],
        ["begin_group", "g", "G", "", "field-list hidden", ""],
        ["begin_group", "h", "H", "", "", ""],
        ["text", "inner", "I?", "", "", ""], ["end_group", "", "", "", "", ""],
        ["end_group", "", "", "", "", ""], ["text", "b", "B?", "", "", "${inner} = 'x'"],
      ]))
    #expect(read.definition.elements.map(\.id) == ["a", "b"])
    let told = read.findings(in: "f").map(\.description)
    #expect(
      told.contains {
        $0.hasPrefix("f:survey!A2: warning: NOT_EXPRESSIBLE: full: text: the row is switched off")
      })
    #expect(
      told.contains { $0.hasPrefix("f:survey!A4: ") && $0.hasSuffix("left out with its contents") })
    #expect(told.count { $0.hasSuffix("the group `g` is left out, and this row with it") } == 2)
    // A question that depends on it is shown, and reported.
    #expect(told.contains { $0.contains("b: relevant: it refers to `inner`") })
  }

  @Test func aRuleAboutALaterQuestionIsKeptAndTold() throws {
    let read = try read(
      XLSFormSamples([
        ["text", "warn", "W?", "${pain}\u{A0}> 3"], ["integer", "pain", "P?", ""],
        ["text", "why", "Why?", "${pain}\u{A0}> 3"],
      ]))
    #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
    #expect(read.definition.elements.map { $0.shownIf != nil } == [false, false, true])
    #expect(read.definition.elements[0].annotations["xlsform.relevant"] == "${pain}\u{A0}> 3")
    #expect(read.report.losses.map(\.place) == ["warn"])
  }

  @Test(arguments: [
    ("[\\w-\\.]+@([\\w-]+\\.)+[\\w-]{2,4}", "[\\w\\-\\.]+@([\\w-]+\\.)+[\\w-]{2,4}"),
    ("[a-\\d]", "[a\\-\\d]"), ("[a-z]\\w-\\d", "[a-z]\\w-\\d"), ("\\", "\\"),
    ("[\\\\-z]", "[\\\\-z]"),
  ])
  func hyphensBesideAClassAreLiteral(_ pattern: String, _ mended: String) {
    #expect(pattern.withLiteralHyphens == mended)
  }

  @Test func aPatternThatOnlyOthersUnderstandIsKeptAndTold() throws {
    let read = try read(
      XLSFormSamples(survey: [
        ["type", "name", "label", "constraint"], ["text", "a", "A", "regex(., '^(.)\\1$')"],
      ]))
    #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
    #expect(read.definition.elements[0].annotations["xlsform.constraint"] == "regex(., '^(.)\\1$')")
    #expect(read.report.losses.map(\.what) == ["constraint"])
  }

  @Test func aFileThatNobodyCanAnswerIsAnError() throws {
    func told(_ forms: [[[String]]]) throws -> [SourceFinding] {
      try forms.map { try read(XLSFormSamples($0)) }.findings(in: "f").filter {
        $0.rule == "QUESTIONS_NOT_SUPPORTED"
      }
    }
    let dead = [["geopoint", "a", "A"]]
    #expect(try told([dead]).map(\.severity) == [.error])
    let some = try told([[["geopoint", "a", "A"], ["text", "b", "B"]]])
    #expect(some.map(\.severity) == [.warning])
    #expect(some.first?.advice.hasPrefix("1 of 2 questions of `f` cannot be answered") == true)
    #expect(try told([dead, [["text", "b", "B"]]]).map(\.severity) == [.warning])
    #expect(try told([[["note", "a", "A"]]]) == [])
  }

  @Test func namesThatAreNoCodesAreMendedWithTheirRules() throws {
    let read = try read(
      XLSFormSamples(
        survey: [
          ["type", "name", "label", "relevant"], ["select_one c", "land", "L?", ""],
          ["text", "other", "O?", ""], ["text", "a", "A?", "${land} = 'South Sudan'"],
          ["text", "b", "B?", "selected(${land}, 'n/a')"],
          ["text", "c", "C?", "${other} = 'South Sudan'"], ["text", "d", "D?", "${land} = 'x'"],
        ],
        choices: [
          ["list_name", "name", "label"], ["c", "South_Sudan", "One"], ["c", "South Sudan", "Two"],
          ["c", "n/a", "None"],
        ]))
    #expect(
      read.definition.elements[0].question?.kind?.options?.map(\.code) == [
        "South_Sudan", "South_Sudan_2", "n_a",
      ])
    func compared(_ index: Int) -> Comparison? {
      if case .comparison(let found)? = read.definition.elements[index].shownIf {
        found
      } else {
        nil
      }
    }
    #expect(compared(2)?.codes == ["South_Sudan_2"])
    #expect(compared(3)?.codes == ["n_a"])
    #expect(compared(4)?.text == "South Sudan")
    // A rule about a choice that the list lacks is kept.
    #expect(read.definition.elements[5].annotations["xlsform.relevant"] == "${land} = 'x'")
    #expect(read.report.losses.map(\.place) == ["d"])
    #expect(read.report.mended.map(\.what) == ["name", "name"])
  }

  /// Hidden rows of several groups may have one name.
  @Test func aFormThatWasReadCanBeReadWhenItIsWritten() throws {
    let first = try read(
      XLSFormSamples([
        ["begin_group", "inputs", "In"], ["hidden", "name", "N"], ["text", "a", "A"], ["end_group"],
        ["begin_group", "g", "G"], ["hidden", "name", "N"], ["text", "q", "Q"], ["end_group"],
      ]))
    let written = XLSFormWriter().write([first.definition], options: WriteOptions())
    let second = try XLSFormReader().read(
      written.files[0].bytes, file: "f.xlsx", options: ReadOptions())
    #expect(second[0].definition.elements.map(\.id) == ["inputs", "a", "g", "q"])
    #expect(
      written.report.losses.map(\.description) == ["name: row: another row has this name; left out"]
    )
  }

  /// Two ids in the settings, and equal columns, change nothing.
  @Test func ofColumnsWithOneMeaningTheFirstIsRead() throws {
    let read = try read(
      XLSFormSamples(
        survey: [
          ["type", "name", "label", "label::en", "label::English (en)", "relevant", "relevance"],
          ["text", "a", "A", "A", "B", "", ""],
        ],
        settings: [["form_id", "id_string"], ["one", "two"]]))
    #expect(read.definition.id == "one")
    #expect(read.definition.elements[0].question?.text["en"] == "A")
    #expect(
      read.report.losses.map { "\($0.position?.description ?? ""): \($0.what): \($0.advice)" } == [
        "settings!B1: column `id_string`: another column has the same meaning and is read; this one "
          + "is left out",
        "survey!E2: column `label::English (en)`: another column has a text in `en`, which is used; "
          + "left out is `B`",
      ])
  }

  @Test func anUnknownLanguageIsReadUnderAPrivateTag() throws {
    let read = try read(
      XLSFormSamples(survey: [
        ["type", "name", "label::Klingonish", "label::English", "label::Klingonish II"],
        ["text", "a", "nuq", "What?", "nuqneH"],
      ]))
    #expect(
      read.definition.elements[0].question?.text.translations.map(\.language)
        == ["und-x-klingoni", "en", "und-x-kling2"])
    #expect(read.definition.defaultLanguage == "en")
    #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
    #expect(
      read.report.mended.map { "\($0.position?.description ?? "") \($0.what)" }
        == ["survey!C1 language `Klingonish`", "survey!E1 language `Klingonish II`"])
    #expect(LanguageNames.tag("Tigirigna") == "ti")
  }

  /// Names that cannot be codes are mended also in defaults and constraints.
  @Test func defaultsAndConstraintsMeanMendedNames() throws {
    let read = try read(
      XLSFormSamples(
        survey: [
          ["type", "name", "label", "default", "constraint"],
          ["select_one c", "land", "L?", "South Sudan", ""],
          [
            "select_multiple c", "lands", "L?", "South Sudan",
            "not(selected(., 'not said') and count-selected(.) > 1)",
          ],
          [
            "select_multiple c", "more", "L?", "Mali n/a",
            "not(selected(., 'x') and count-selected(.) > 1)",
          ],
          ["select_one c", "gone", "L?", "Atlantis", ""],
        ],
        choices: [
          ["list_name", "name", "label"], ["c", "South Sudan", "One"], ["c", "Mali", "Two"],
          ["c", "n/a", "None"], ["c", "not said", "Not said"],
        ]))
    let questions = read.definition.elements.compactMap(\.question)
    #expect(questions[0].initialAnswer == .codes(["South_Sudan"]))
    #expect(questions[1].initialAnswer == .codes(["South_Sudan"]))
    #expect(questions[2].initialAnswer == .codes(["Mali", "n_a"]))
    #expect(questions[3].initialAnswer == nil)
    #expect(
      questions[1].kind?.options?.map(\.isExclusive) == [false, false, false, true])
    #expect(read.report.losses.map(\.place) == ["gone", "more"])
    #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
  }

  /// A rule that cannot be followed is kept, its question is shown, and others are read.
  @Test(arguments: [
    ("${nobody} = 1", "no row has the name `nobody`"), ("${a} = 1 or ${} = 2", "no row"),
    ("${a} = 1 and false()", "no answers make it true"), ("${a} =", "at character 7"),
    ("${a} = 'open", "at character 8"), ("(${a} = 1", "at character"), ("${a} = 1)", "character 9"),
    ("${a = 1", "at character"), ("${a} = 1.2.3", "at character"), ("= 1 and ${a}", "character 1"),
    ("${a} = 1 ü", "at character"),
  ])
  func aRuleThatCannotBeReadIsKept(_ relevant: String, _ reason: String) throws {
    let read = try read(
      XLSFormSamples([
        ["integer", "a", "A"], ["integer", "c", "C", relevant, ". >= 0 and"],
        ["calculate", "s", "S", "", "", "${a} + "],
      ]))
    let element = read.definition.elements[1]
    #expect(element.shownIf == nil)
    #expect(element.annotations["xlsform.relevant"] == relevant)
    #expect(element.annotations["xlsform.constraint"] == ". >= 0 and")
    #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
    let rule = try #require(read.report.losses.first { $0.what == "relevant" })
    #expect(rule.advice.contains(reason), "\(rule)")
    #expect(rule.effect == .kept)
    #expect(
      Set(read.report.losses.compactMap { $0.position?.description })
        == ["survey!D3", "survey!E3", "survey!F4"])
  }

  @Test func aRepeatedNameIsReadUnderAnother() throws {
    let read = try read(
      XLSFormSamples([
        ["text", "a", "A"], ["integer", "a", "B"], ["text", "b", "C", "${a} = 'x'"],
        ["integer", "d", "D", "false()"], ["integer", "e", "E", "FALSE"],
        ["integer", "f", "F", "TRUE"],
      ]))
    #expect(read.definition.elements.map(\.id) == ["a", "a_2", "b", "f"])
    #expect(read.definition.elements[3].shownIf == nil)
    #expect(
      read.definition.elements[2].shownIf
        == .comparison(Comparison(elementID: "a", .equal, text: "x"))
    )
    #expect(read.report.mended.map { $0.position?.description } == ["survey!B3"])
    #expect(
      read.report.losses.map(\.advice)
        == [String](repeating: "`relevant` is never true; left out", count: 2))
    let written = XLSFormWriter().write([read.definition], options: WriteOptions())
    let again = try XLSFormReader().read(
      written.files[0].bytes, file: "f.xlsx", options: ReadOptions())[0]
    #expect(again.definition.elements.map(\.id) == ["a", "a_2", "b", "f"])
    #expect(again.report.mended == [])
  }

  @Test func stepsThatDoNotReachTheEndEndEarlier() throws {
    let read = try read(
      XLSFormSamples([["range", "t", "T", "", "", "", "start=35 end=42 step=0.3"]]))
    guard case .slider(let slider)? = read.definition.elements[0].question?.kind else {
      Issue.record("a slider was expected")
      return
    }
    #expect(slider.maximum == 41.9)
    #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
    #expect(read.report.losses.map(\.effect) == [.changed])
  }
}
