import Foundation
import QuestionnaireSamples
import Questionnaires
import Testing

@testable import Formats

@Suite struct PreviewWriterTests {
  private func page(
    _ questionnaire: QuestionnaireDefinition, language: String = "",
    limits: PreviewLimits = .default
  ) -> (text: String, report: ConversionReport) {
    var options = WriteOptions()
    options.language = language
    let result = PreviewWriter(limits: limits).write([questionnaire], options: options)
    return (String(decoding: result.files[0].bytes, as: UTF8.self), result.report)
  }

  @Test func hashesAreThoseOfTheStandard() {
    let cases: [(String, String)] = [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
      (String(repeating: "a", count: 1_000), "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
    ]
    for (message, digest) in cases {
      #expect(SourceHash.text(of: message) == "sha256-\(digest)", "\(message.prefix(8))")
    }
  }

  @Test func embeddedSourcesAreTheFilesThatAreChecked() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Formats/Preview/Page").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count > 10)
    for name in names {
      let source = try String(contentsOf: folder.appending(component: name), encoding: .utf8)
      let isEmbedded =
        name.hasSuffix(".css")
        ? PreviewTemplate.style.contains(source) : PreviewTemplate.script.contains(source)
      #expect(isEmbedded, "\(name)")
    }
  }

  /// The page's labels for manikins equal those in answers, in more languages.
  @Test(arguments: ManikinDefinition.Dimension.allCases)
  func thePageCallsTheEndsOfManikinsAsAnswersDo(_ dimension: ManikinDefinition.Dimension) {
    let manikin = ManikinDefinition(dimension)
    for language in ManikinDefinition.Dimension.wordLanguages {
      let words = [manikin.shownLowestLabel, manikin.shownHighestLabel]
        .map { "\"\($0[language] ?? "")\"" }.joined(separator: ", ")
      #expect(
        PreviewTemplate.script.contains("\(dimension.rawValue): [\(words)]"),
        "\(dimension) in \(language)")
    }
  }

  @Test func theScriptCannotEndItsOwnElement() {
    #expect(!PreviewTemplate.script.contains("</script"))
    #expect(!PreviewTemplate.script.contains("<!--"))
    #expect(!PreviewTemplate.style.contains("</style"))
  }

  @Test func textsAreDataAndNeverMarkup() {
    var questionnaire = Samples.questionnaire()
    questionnaire.title = Samples.text("</title><script>alert('&')</script>")
    questionnaire.elements[0].content = .headline(
      Samples.text("</script><!-- <script>\u{2028}\u{0} &amp; \"'"))
    let page = page(questionnaire).text
    #expect(
      page.contains(
        "<title>&lt;/title&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;</title>"))
    // The page has no scripts besides those of the template.
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(!page.contains("<!--"))
  }

  @Test func theSameQuestionnaireGivesTheSamePage() {
    #expect(page(Samples.questionnaire()).text == page(Samples.questionnaire()).text)
  }

  @Test func theLanguageAskedForIsTakenOrTheNearest() {
    let questionnaire = Samples.questionnaire()
    for (wanted, given, notes) in [
      ("", "en", 0), ("de", "de", 0), ("de-AT", "de", 1), ("DE", "de", 0), ("fr", "en", 1),
    ] {
      let result = page(questionnaire, language: wanted)
      #expect(result.text.contains("<html lang=\"\(given)\">"), "\(wanted)")
      #expect(result.report.notes.count == notes, "\(wanted)")
    }
  }

  @Test func patternsBeyondTheLimitAreLeftOutAndNamed() throws {
    let entry = TextEntryDefinition(pattern: "[a-z]{10}", patternHint: Samples.text("ten letters"))
    let questionnaire = QuestionnaireDefinition(
      id: "q", title: Samples.text("q"), defaultLanguage: "en",
      elements: [
        Samples.question("first", .text(entry)),
        Samples.question("again", .text(entry)),
        Samples.question("other", .text(TextEntryDefinition(pattern: "[a-z]{11}"))),
      ])
    var limits = PreviewLimits()
    // Ten letters and the end; the second question shares them.
    limits.patternStatesMax = 11
    let losses = page(questionnaire, limits: limits).report.losses
    #expect(losses.map(\.place) == ["other"])
    limits.patternStatesMax = 11 + 12
    #expect(page(questionnaire, limits: limits).report.isLossless)
  }

  @Test func whatIsNotSupportedIsNamed() {
    var questionnaire = Samples.questionnaire()
    questionnaire.elements.append(
      Samples.question("future", .unsupported(UnsupportedDefinition(type: "hologram"))))
    let report = page(questionnaire).report
    #expect(report.losses.map(\.description) == ["future: hologram: shown as not supported"])
    #expect(report.elementCount == questionnaire.elements.count)
  }

  @Test func rowsOfAMatrixShareTheirOptions() {
    let options = [Samples.option("yes-indeed"), Samples.option("not-at-all")]
    var elements = [
      ElementDefinition(
        id: "m",
        content: .group(
          GroupDefinition(
            style: .matrix, sharedKind: .singleChoice(SingleChoiceDefinition(options: options)))))
    ]
    for row in 1...50 {
      var question = Samples.question("r\(row)", .inherited)
      question.parentID = "m"
      elements.append(question)
    }
    let questionnaire = QuestionnaireDefinition(
      id: "q", title: Samples.text("q"), defaultLanguage: "en", elements: elements)
    #expect(page(questionnaire).text.components(separatedBy: "\"yes-indeed\"").count == 2)
  }

  @Test func everyGeneratedQuestionnaireBecomesReadableData() throws {
    for seed in UInt64(1)...60 {
      var generator = QuestionnaireGenerator(seed: seed)
      let questionnaire = generator.questionnaire(size: 20)
      let text = page(questionnaire).text
      let json = try #require(
        text.components(separatedBy: #"id="questionnaire">"#).last?
          .components(separatedBy: "</script>").first)
      let value = try JSONParser.parse(Array(json.utf8), file: "page")
      #expect(value["elements"]?.array?.count == questionnaire.elements.count, "seed \(seed)")
      let ids = value["elements"]?.array?.map { $0["id"]?.string }
      #expect(ids == questionnaire.elements.map(\.id), "seed \(seed)")
    }
  }
}
