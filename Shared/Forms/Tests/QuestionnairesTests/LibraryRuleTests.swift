import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct LibraryRuleTests {
  private static let file = FileReference(
    location: "sounds/rain.wav", mediaType: "audio/wav",
    sha256: String(repeating: "a1", count: 32), byteCount: 1_000)

  private static let sounds = SoundCollectionDefinition(
    id: "shades", title: Samples.text("Shades"), defaultLanguage: "en",
    categories: [SoundCategoryDefinition(id: "natural", title: Samples.text("Natural"))],
    sounds: [
      SoundDefinition(
        id: "rain", categoryID: "natural", title: Samples.text("Rain"),
        lengthMilliseconds: 5_000, file: file)
    ],
    loopMinutes: [2, 5, 10, SoundCollectionDefinition.endlessMinutes],
    ratingQuestionnaireID: "cgi", ratingTimeoutSeconds: 30)

  static let soundCases:
    [(FindingReason, String, @Sendable (inout SoundCollectionDefinition) -> Void)] = [
      (.idInvalid, "collection_id", { $0.id = "Shades" }),
      (.textMissing, "title", { $0.title = TranslatedText() }),
      (.languageInvalid, "languages[0]", { $0.languages = ["englisch_"] }),
      (.doiInvalid, "provenance.doi", { $0.provenance.doi = "doi" }),
      (.loopDuplicate, "loop_minutes[4]", { $0.loopMinutes.append(2) }),
      (.idInvalid, "rating_questionnaire_id", { $0.ratingQuestionnaireID = "C G I" }),
      (.idDuplicate, "categories[1].category_id", { $0.categories.append($0.categories[0]) }),
      (.noSounds, "sounds", { $0.sounds = [] }),
      (
        .tooManySounds, "sounds",
        { sounds in
          sounds.sounds = (0...1_000).map { number in
            var sound = sounds.sounds[0]
            sound.id = "s\(number)"
            return sound
          }
        }
      ),
      (.idDuplicate, "sounds[1].sound_id", { $0.sounds.append($0.sounds[0]) }),
      (.categoryUnknown, "sounds[0].category_id", { $0.sounds[0].categoryID = "music" }),
      (.soundLengthMissing, "sounds[0].length_ms", { $0.sounds[0].lengthMilliseconds = 0 }),
      (.frequencyOutOfRange, "sounds[0].frequency_hertz", { $0.sounds[0].frequencyHertz = 19.9 }),
      (
        .frequencyOutOfRange, "sounds[0].frequency_hertz",
        { $0.sounds[0].frequencyHertz = 20_000.1 }
      ),
      (.frequencyOutOfRange, "sounds[0].frequency_hertz", { $0.sounds[0].frequencyHertz = .nan }),
      (
        .mediaDiffers, "sounds[0].file.sha256",
        { $0.sounds[0].file?.location = "media/\(String(repeating: "b", count: 64)).wav" }
      ),
      (.fileMissing, "sounds[0].file", { $0.sounds[0].file = nil }),
      (
        .fileReferenceInvalid, "sounds[0].file.location",
        { $0.sounds[0].file?.location = "http://x" }
      ),
      (
        .fileReferenceInvalid, "sounds[0].file.location", { $0.sounds[0].file?.location = "a/../b" }
      ),
      (
        .fileReferenceInvalid, "sounds[0].file.media_type",
        { $0.sounds[0].file?.mediaType = "text/plain" }
      ),
      (.fileReferenceInvalid, "sounds[0].file.sha256", { $0.sounds[0].file?.sha256 = "A1" }),
      (.fileReferenceInvalid, "sounds[0].file.byte_count", { $0.sounds[0].file?.byteCount = 0 }),
      (.fileReferenceInvalid, "sounds[0].image.media_type", { $0.sounds[0].image = file }),
    ]

  @Test func oneSpoiltDetailOfSoundsGivesOneFinding() {
    #expect(SoundCollectionChecker().check(Self.sounds) == [])
    for (reason, path, spoil) in Self.soundCases {
      var sounds = Self.sounds
      spoil(&sounds)
      let found = SoundCollectionChecker().check(sounds)
      #expect(found.map(\.reason) == [reason])
      #expect(found.map(\.path) == [path])
      #expect(sounds.canonicalBytes != Self.sounds.canonicalBytes)
    }
  }

  @Test func aFrequencyIsPartOfTheContentsIfItIsSet() {
    var sounds = Self.sounds
    for frequency in [20.0, 4_000.5, 20_000] {
      sounds.sounds[0].frequencyHertz = frequency
      #expect(SoundCollectionChecker().check(sounds) == [])
      #expect(sounds.canonicalBytes != Self.sounds.canonicalBytes)
    }
  }

  @Test func onlyLocationsOfTheStoreNameStoredFiles() {
    var file = Self.file
    let hash = file.sha256
    for fileExtension in ["wav", "png", "later"] {
      file.location = "media/\(hash).\(fileExtension)"
      #expect(file.mediaHash == hash)
    }
    for location in [
      "media/rain.wav", "media/\(hash)", "media/\(hash).", "media/\(hash).wav/x",
      "/media/\(hash).wav",
      "media/\(hash.uppercased()).wav", "media/\(hash)0.wav", "sounds/\(hash).wav", "\(hash).wav",
      "https://example.org/media/\(hash).wav", "media//\(hash).wav", "media/\(hash).wav.wav",
    ] {
      file.location = location
      #expect(file.mediaHash == nil, "\(location)")
    }
  }

  private static let frequencies = VocabularyDefinition(
    id: "audiometry-frequencies", title: Samples.text("Frequencies"), defaultLanguage: "en",
    unit: "Hz",
    terms: [125, 250, 500, 1_000, 2_000, 4_000, 8_000].map {
      VocabularyTerm(code: "\($0)", label: Samples.text("\($0) Hz"), number: Double($0))
    }, isOpen: true)

  static let vocabularyCases:
    [(FindingReason, String, @Sendable (inout VocabularyDefinition) -> Void)] = [
      (.idInvalid, "vocabulary_id", { $0.id = "" }),
      (.textMissing, "title", { $0.title = TranslatedText() }),
      (.unitInvalid, "unit", { $0.unit = "per minute" }),
      (.noTerms, "terms", { $0.terms = [] }),
      (
        .tooManyTerms, "terms",
        { vocabulary in
          vocabulary.terms = (0...5_000).map {
            VocabularyTerm(code: "\($0)", label: Samples.text("term"), number: 1)
          }
        }
      ),
      (.codeInvalid, "terms[0].code", { $0.terms[0].code = "1 kHz" }),
      (.codeDuplicate, "terms[1].code", { $0.terms[1].code = "125" }),
      (.textMissing, "terms[0].label", { $0.terms[0].label = TranslatedText() }),
      (.numberMissing, "terms[2].number", { $0.terms[2].number = nil }),
      (.numberNotFinite, "terms[2].number", { $0.terms[2].number = .infinity }),
    ]

  @Test func oneSpoiltDetailOfAVocabularyGivesOneFinding() {
    #expect(VocabularyChecker().check(Self.frequencies) == [])
    for (reason, path, spoil) in Self.vocabularyCases {
      var vocabulary = Self.frequencies
      spoil(&vocabulary)
      let found = VocabularyChecker().check(vocabulary)
      #expect(found.map(\.reason) == [reason])
      #expect(found.map(\.path) == [path])
      #expect(vocabulary.canonicalBytes != Self.frequencies.canonicalBytes)
    }
  }

  @Test func anItemKeepsItsScaleAcrossVersions() {
    var questionnaire = Samples.questionnaire()
    questionnaire.elements = [
      ElementDefinition(
        id: "q",
        content: .question(
          QuestionDefinition(text: Samples.text("Q"), kind: .inherited, itemID: "item")))
    ]
    questionnaire.sharedKind = .singleChoice(
      SingleChoiceDefinition(options: [Samples.option("0"), Samples.option("1")]))
    let known = ItemChecker.scales(of: questionnaire)
    func reasons(_ kind: QuestionDefinition.Kind) -> [FindingReason] {
      var changed = questionnaire
      changed.sharedKind = kind
      let findings = FindingCollector()
      ItemChecker().check(changed, against: known, at: findings.place)
      return findings.findings.map(\.reason)
    }
    let reworded = [OptionDefinition(code: "0", label: Samples.text("never")), Samples.option("1")]
    #expect(reasons(.singleChoice(SingleChoiceDefinition(options: reworded, isKnob: true))) == [])
    #expect(reasons(.singleChoice(SingleChoiceDefinition(options: reworded.reversed()))) == [])
    let more = reworded + [Samples.option("2")]
    #expect(reasons(.singleChoice(SingleChoiceDefinition(options: more))) == [.itemRecoded])
    #expect(reasons(.yesNo) == [.itemRecoded])
  }
}
