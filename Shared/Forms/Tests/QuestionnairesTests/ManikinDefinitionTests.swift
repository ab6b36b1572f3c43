import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct ManikinDefinitionTests {
  /// The meaning for every client and export: 1 is unpleasant, calm, controlled.
  @Test(arguments: [
    (ManikinDefinition.Dimension.valence, ["unpleasant", "unangenehm"], ["pleasant", "angenehm"]),
    (.arousal, ["calm", "ruhig"], ["excited", "erregt"]),
    (.dominance, ["controlled", "ausgeliefert"], ["in control", "überlegen"]),
  ])
  func everyDimensionHasWordsForItsEnds(
    _ dimension: ManikinDefinition.Dimension, _ lowest: [String], _ highest: [String]
  ) {
    let manikin = ManikinDefinition(dimension)
    let languages = ManikinDefinition.Dimension.wordLanguages
    #expect(languages.map { manikin.shownLowestLabel[$0] } == lowest)
    #expect(languages.map { manikin.shownHighestLabel[$0] } == highest)
    #expect(manikin.lowestLabel.isAbsent && manikin.highestLabel.isAbsent)
  }

  @Test func aDefinitionMayHaveWordsOfItsOwn() {
    let manikin = ManikinDefinition(.valence, lowestLabel: Samples.text("sad", german: "traurig"))
    #expect(manikin.shownLowestLabel["de"] == "traurig")
    #expect(manikin.shownHighestLabel["de"] == "angenehm")
  }

  /// Answers contain the default words; sending them back changes nothing.
  @Test func theWordsOfTheDimensionCountAsNone() {
    let plain = ManikinDefinition(.arousal)
    let sentBack = ManikinDefinition(
      .arousal,
      lowestLabel: TranslatedText(plain.shownLowestLabel.translations.reversed()),
      highestLabel: plain.shownHighestLabel)
    #expect(sentBack == plain)
    let translated = TranslatedText(
      plain.shownLowestLabel.translations + [Translation(language: "fr", text: "calme")])
    #expect(ManikinDefinition(.arousal, lowestLabel: translated).lowestLabel == translated)
    // The words of another dimension are custom labels.
    let other = ManikinDefinition(.valence, lowestLabel: plain.shownLowestLabel)
    #expect(!other.lowestLabel.isAbsent)
  }

  @Test func withoutADimensionThereIsNothingToSay() {
    #expect(ManikinDefinition(nil).shownLowestLabel.isAbsent)
    #expect(ManikinDefinition(nil).shownHighestLabel.isAbsent)
  }

  @Test func labelsAreCheckedAndHaveKeys() {
    var questionnaire = Samples.questionnaire()
    let label = TranslatedText([Translation(language: "not a language", text: "low")])
    questionnaire.elements = [
      Samples.question(
        "mood", .selfAssessmentManikin(ManikinDefinition(.valence, highestLabel: label)))
    ]
    let findings = QuestionnaireChecker().check(questionnaire).errors
    let place = "elements[0].question.self_assessment_manikin.highest_label"
    #expect(findings.contains { $0.path.contains(place) && $0.reason == .languageInvalid })
    #expect(
      questionnaire.texts.map(\.key.description).contains("elements.mood.highest-label"))
  }
}
