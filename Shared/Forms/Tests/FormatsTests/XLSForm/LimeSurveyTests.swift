import Questionnaires
import Testing

@testable import Formats

/// Surveys of LimeSurvey (.lss).
@Suite struct LimeSurveyTests {
  private static func table(_ name: String, _ rows: [[String: String]]) -> String {
    let texts = rows.map { row in
      "<row>"
        + row.sorted { $0.key < $1.key }
        .map { "<\($0.key)><![CDATA[\($0.value)]]></\($0.key)>" }.joined() + "</row>"
    }
    return "<\(name)><rows>\n\(texts.joined(separator: "\n"))\n</rows></\(name)>"
  }

  private static func question(
    _ id: Int, _ type: String, _ code: String, _ more: [String: String] = [:], group: Int = 1
  ) -> [String: String] {
    [
      "qid": "\(id)", "gid": "\(group)", "type": type, "title": code, "parent_qid": "0",
      "question_order": "\(id)", "mandatory": "N", "other": "N", "relevance": "1",
    ].merging(more) { $1 }
  }

  private static func texts(_ id: Int, _ english: String, _ german: String = "") -> [[String:
    String]]
  {
    [("en", english), ("de", german)].filter { !$0.1.isEmpty }.map {
      ["qid": "\(id)", "question": $0.1, "language": $0.0]
    }
  }

  private static func attribute(_ id: Int, _ name: String, _ value: String) -> [String: String] {
    ["qid": "\(id)", "attribute": name, "value": value]
  }

  /// In the form of version 6: texts are in tables of their own.
  private static func survey(
    _ tables: [String], languages: String = "de en de"
  ) -> [UInt8] {
    let whole =
      "<?xml version=\"1.0\"?><document>\n<LimeSurveyDocType>Survey</LimeSurveyDocType>"
      + (tables + [
        table(
          "surveys",
          [["sid": "7", "language": "en", "additional_languages": languages, "format": "G"]]),
        table(
          "surveys_languagesettings",
          [
            [
              "surveyls_language": "en", "surveyls_title": "Sleep",
              "surveyls_welcometext": "<p>Welcome</p>",
            ], ["surveyls_language": "de", "surveyls_title": "Schlaf"],
          ]),
      ]).joined(separator: "\n") + "</document>"
    return Array(whole.utf8)
  }

  private func read(_ bytes: [UInt8]) throws -> ReadQuestionnaire {
    #expect(CatalogueFormat(contents: bytes) == .xlsform)
    let read = try XLSFormReader().read(bytes, file: "s.lss", options: ReadOptions())
    return try #require(read.first)
  }

  private static var groups: String {
    table(
      "groups",
      [
        ["gid": "1", "group_order": "1"],
        ["gid": "2", "group_order": "2", "grelevance": "smoke == \"Y\""],
      ])
  }

  /// Questions of every kind, with conditions and expressions.
  private static var everyKind: [UInt8] {
    Self.survey([
      Self.groups,
      Self.table(
        "questions",
        [
          Self.question(1, "Y", "smoke", ["mandatory": "Y"]),
          Self.question(2, "M", "when", ["other": "Y"]),
          Self.question(3, "F", "how"),
          Self.question(4, "N", "count", ["relevance": "!is_empty(smoke.NAOK)"], group: 2),
          Self.question(5, "K", "loud", group: 2),
          Self.question(6, "*", "twice", group: 2),
          Self.question(7, "X", "end", group: 2),
        ]),
      Self.table(
        "question_l10ns",
        Self.texts(1, "Do you smoke?", "Rauchen Sie?") + Self.texts(2, "When?", "Wann?")
          + Self.texts(3, "How is it?") + Self.texts(4, "How many?") + Self.texts(5, "Sounds")
          + Self.texts(6, "{count * 2}") + Self.texts(7, "You smoke {count}, {strlen(count)}.")
          + Self.texts(21, "Mornings") + Self.texts(22, "Never") + Self.texts(31, "Indoors")
          + Self.texts(32, "Outdoors") + Self.texts(51, "Music|soft|loud")),
      Self.table(
        "subquestions",
        [
          Self.question(21, "T", "am", ["parent_qid": "2"]),
          Self.question(22, "T", "no", ["parent_qid": "2"]),
          Self.question(31, "T", "in", ["parent_qid": "3"]),
          Self.question(32, "T", "out", ["parent_qid": "3", "relevance": "when_am == \"Y\""]),
          Self.question(51, "T", "music", ["parent_qid": "5"], group: 2),
        ]),
      Self.table(
        "answers",
        [
          ["aid": "1", "qid": "3", "code": "A1", "sortorder": "1"],
          ["aid": "2", "qid": "3", "code": "A2", "sortorder": "2"],
        ]),
      Self.table(
        "answer_l10ns",
        [
          ["aid": "1", "answer": "Bad", "language": "en"],
          ["aid": "2", "answer": "Good", "language": "en"],
        ]),
      Self.table(
        "question_attributes",
        [
          Self.attribute(2, "exclude_all_others", "no"), Self.attribute(4, "min_num_value_n", "1"),
          Self.attribute(4, "num_value_int_only", "1"), Self.attribute(5, "slider_layout", "1"),
          Self.attribute(5, "slider_max", "10"), Self.attribute(4, "prefix", "about"),
        ]),
      Self.table("quota", [["id": "1"]]),
    ])
  }

  @Test func questionsOfEveryKindAreRead() throws {
    let read = try read(Self.everyKind)
    let findings = read.findings(in: "s.lss")
    #expect(findings.filter { $0.severity == .error } == [])
    let definition = read.definition
    #expect(definition.title["de"] == "Schlaf")
    #expect(definition.introduction["en"] == "Welcome")
    #expect(
      definition.elements.map(\.id) == [
        "group_1", "smoke", "when", "when_other", "how", "how_in", "how_out", "group_2", "count",
        "loud", "loud_music", "end",
      ])
    let question = Dictionary(
      uniqueKeysWithValues: definition.elements.compactMap { element in
        element.question.map { (element.id, $0) }
      })
    #expect(question["smoke"]?.text["de"] == "Rauchen Sie?")
    #expect(question["smoke"]?.isOptional == false)
    #expect(question["smoke"]?.kind?.options?.map(\.code) == ["Y", "N"])
    #expect(question["when"]?.kind?.options?.map(\.code) == ["am", "no", "-oth-"])
    #expect(question["when"]?.kind?.options?[1].isExclusive == true)
    #expect(
      question["count"]?.kind == .number(NumberDefinition(minimum: 1, isInteger: true)))
    #expect(definition.elements[4].group?.style == .matrix)
    #expect(definition.elements[4].group?.sharedKind?.options?.map(\.code) == ["A1", "A2"])
    guard case .slider(let slider)? = question["loud_music"]?.kind else {
      Issue.record("no slider")
      return
    }
    #expect(slider.maximum == 10)
    #expect(slider.minimumLabel["en"] == "soft")
    #expect(question["loud_music"]?.text["en"] == "Music")
  }

  @Test func relevanceAndEquationsBecomeRules() throws {
    let read = try read(Self.everyKind)
    let definition = read.definition
    let smokes = Condition.comparison(Comparison(elementID: "smoke", .equal, codes: ["Y"]))
    #expect(definition.elements[8].shownIf == smokes)
    #expect(
      definition.elements[6].shownIf
        == .comparison(Comparison(elementID: "when", .equal, codes: ["am"])))
    #expect(
      definition.elements[3].shownIf
        == .comparison(Comparison(elementID: "when", .equal, codes: ["-oth-"])))
    #expect(
      definition.calculations.first?.expression
        == .call(
          .choose,
          [
            .call(.equal, [.answer("smoke"), .text("Y")]),
            .call(.multiply, [.answer("count"), .number(2)]), .missing,
          ]))
    #expect(
      definition.elements[11].content
        == .text(
          TranslatedText([
            Translation(
              language: "en", text: "You smoke {{answer:count}}, {strlen(count)}.")
          ])))
    for (place, what) in [
      ("", "table `quota`"), ("count", "prefix"), ("end", "expression in a text"),
    ] {
      let loss = read.report.losses.first { $0.place == place && $0.what == what }
      #expect((loss?.position?.line ?? 0) > 2, "\(place) \(what)")
    }
  }

  /// Up to version 3, each language has rows of its own.
  @Test func olderSurveysAreRead() throws {
    func row(_ language: String, _ text: String) -> [String: String] {
      Self.question(1, "L", "mood", ["question": text, "language": language])
    }
    func answer(_ code: String, _ language: String, _ text: String) -> [String: String] {
      ["qid": "1", "code": code, "answer": text, "language": language, "sortorder": code]
    }
    let read = try read(
      Self.survey([
        Self.table("groups", [["gid": "1", "group_name": "Page", "language": "en"]]),
        Self.table(
          "questions",
          [
            row("de", "Laune?"), row("en", "Mood?"),
            Self.question(2, "R", "order", ["question": "Order?", "language": "en"]),
          ]),
        Self.table(
          "subquestions",
          [
            Self.question(
              3, "T", "1", ["parent_qid": "2", "question": "Rank 1", "language": "en"])
          ]),
        Self.table(
          "answers",
          [
            ["qid": "2", "code": "a", "answer": "A", "language": "en", "sortorder": "1"],
            ["qid": "2", "code": "b", "answer": "B", "language": "en", "sortorder": "2"],
            answer("1", "en", "bad"), answer("2", "en", "good"), answer("1", "de", "schlecht"),
            answer("2", "de", "gut"),
          ]),
      ]))
    let question = try #require(read.definition.elements.first?.question)
    #expect(question.text["en"] == "Mood?")
    #expect(question.text["de"] == "Laune?")
    #expect(question.kind?.options?.map { $0.label["de"] } == ["schlecht", "gut"])
    #expect(read.definition.elements.last?.typeName == "ranking")
    #expect(
      read.report.losses.filter { $0.place == "order" }.map(\.what) == ["labels of the ranks"])
    #expect(read.findings(in: "s").filter { $0.severity == .error } == [])
  }

  @Test(
    arguments: [
      ("q1 == \"Y\"", "${q1} = 'Y'"),
      (
        "(q1.NAOK ne \"Y\") && !is_empty(list_a)",
        "(${q1} != 'Y') and not(not(selected(${list}, 'a')))"
      ),
      ("list_a.NAOK == \"\" or 7X1X9 > 5", "not(selected(${list}, 'a')) or (${q1} > 5)"),
      ("count(q1, list_a) >= 1", nil), ("q1", nil), ("rand(1, 2) == 1", nil),
      ("that.q1 == 1", nil), ("q1 = 1", nil),
    ] as [(String, String?)])
  func rulesBecomeXPath(_ written: String, _ xpath: String?) {
    let expression = LimeSurveyExpression(variables: [
      "q1": .question("q1"), "7X1X9": .question("q1"),
      "list_a": .option(question: "list", code: "a"),
    ])
    let found = try? expression.xpath(written)
    if written.hasPrefix("count") {
      #expect(found?.contains("if(not(${q1} = ''), 1, 0)") == true)
    } else {
      #expect(found == xpath)
    }
  }

  /// Words of LimeSurvey are repeated for each language.
  @Test func languagesWithoutEndAreBounded() throws {
    let many = (0..<25_000).map { "x\($0)" }.joined(separator: " ")
    let questions = Self.table("questions", (1...200).map { Self.question($0, "Y", "q\($0)") })
    let texts = Self.table("question_l10ns", (1...200).flatMap { Self.texts($0, "Question") })
    let read = try read(Self.survey([Self.groups, questions, texts], languages: "de " + many))
    let losses = read.report.losses.filter { $0.what == "additional_languages" }
    #expect(losses.map(\.advice) == ["the first 50 of 25002 languages are read"])
    #expect(losses.first?.position != nil)
    #expect(read.definition.elements.compactMap(\.question).count == 200)
    let widest = read.definition.elements.compactMap { $0.question?.text.translations.count }.max()
    #expect(widest == 1)
  }

  /// A part of a survey, or one whose rows end in the middle, is refused with advice.
  @Test func partsAreRefused() {
    let bytes = Array("<document><LimeSurveyDocType>Group</LimeSurveyDocType></document>".utf8)
    #expect(throws: SourceError.self) {
      try CatalogueFormat.requireReadable(bytes, file: "a.lsg")
    }
    let whole = Self.survey([Self.groups])
    #expect(throws: SourceError.self) {
      _ = try XLSFormReader().read(
        Array(whole.dropLast(40)), file: "a.lss", options: ReadOptions())
    }
  }
}
