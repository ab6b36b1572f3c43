import QuestionnaireSamples
import Questionnaires

extension RuleCases {
  static let structureCases: [RuleCase] = [
    RuleCase(
      .translationMissing, "questionnaires[0].title", beside: [.consentTranslationMissing]
    ) {
      $0.setElements(yesNo("q"))
      $0.questionnaires[0].elements[0].content = .text(fullText)
      $0.questionnaires[0].languages = ["fr"]
    },
    RuleCase(.translationOutdated, "questionnaires[0].title.translations[1]") {
      $0.questionnaires[0].title.translations[1].isOutdated = true
    },
    RuleCase(.consentTranslationMissing, "study.consent_text") {
      $0.study.consentText = Samples.text("I agree.")
    },
    RuleCase(.languageInvalid, "questionnaires[0].languages[1]") {
      $0.questionnaires[0].languages = ["en", "english!"]
    },
    RuleCase(.doiInvalid, "questionnaires[0].doi") {
      $0.questionnaires[0].provenance.doi = "https://doi.org/10.1000/1"
    },
    RuleCase(.doiInvalid, "questionnaires[0].doi") {
      $0.questionnaires[0].provenance.doi = "10.1000/a b"
    },
    RuleCase(.tooManyAuthors, "questionnaires[0].authors") {
      $0.questionnaires[0].provenance.authors = Array(repeating: "A. Author", count: 51)
    },
    RuleCase(.originInvalid, "questionnaires[0].origin") {
      $0.questionnaires[0].origin = OriginDefinition(
        projectID: "tinnitus", questionnaireID: "daily", version: 0)
    },
    RuleCase(.annotationKeyInvalid, "questionnaires[0].annotations[0].key") {
      $0.questionnaires[0].annotations = [Annotation(key: "REDCap", value: "")]
    },
    RuleCase(.annotationDuplicate, "questionnaires[0].elements[0].annotations[1].key") {
      let note = Annotation(key: "redcap.note", value: "n")
      $0.questionnaires[0].elements[0].annotations = [note, note]
    },
    RuleCase(.tooManyAnnotations, "questionnaires[0].annotations") {
      $0.questionnaires[0].annotations = (0...50).map { Annotation(key: "n\($0)", value: "") }
    },
    RuleCase(.textTooLong, "questionnaires[0].annotations[0].value") {
      $0.questionnaires[0].annotations = [
        Annotation(key: "n", value: String(repeating: "v", count: 20_001))
      ]
    },
    RuleCase(.textControlCharacter, "questionnaires[0].annotations[0].value") {
      $0.questionnaires[0].annotations = [Annotation(key: "n", value: "a\0b\r\u{1}")]
    },
    RuleCase(.groupStyleMissing, "questionnaires[0].elements[0].group.style") {
      $0.setElements(group("g", nil), member("q", of: "g", .yesNo))
    },
    RuleCase(.parentUnknown, "questionnaires[0].elements[0].parent_id") {
      $0.setElements(member("q", of: "nobody", .yesNo))
    },
    RuleCase(.parentUnknown, "questionnaires[0].elements[1].parent_id") {
      $0.setElements(yesNo("a"), member("b", of: "a", .yesNo))
    },
    RuleCase(.parentUnknown, "questionnaires[0].elements[0].parent_id") {
      $0.setElements(
        member("a", of: "g", .yesNo), group("g", .section), member("b", of: "g", .yesNo))
    },
    RuleCase(.memberApart, "questionnaires[0].elements[3].parent_id") {
      $0.setElements(
        group("g", .section), member("a", of: "g", .yesNo), yesNo("b"), member("c", of: "g", .yesNo)
      )
    },
    RuleCase(.memberNotAllowed, "questionnaires[0].elements[1]") {
      $0.setElements(
        group("g", .composite(isOptional: true)),
        ElementDefinition(id: "t", parentID: "g", content: .text(Samples.text("text"))))
    },
    RuleCase(.memberNotAllowed, "questionnaires[0].elements[1]") {
      $0.setElements(group("m", .matrix, scale), member("q", of: "m", .yesNo))
    },
    RuleCase(.groupEmpty, "questionnaires[0].elements[0].group") {
      $0.setElements(group("g", .section), yesNo("q"))
    },
    RuleCase(.groupsTooDeep, "questionnaires[0].elements[5]") { sample in
      sample.questionnaires[0].elements =
        (0...5).map { level in
          var element = group("g\(level)", .section)
          element.parentID = level == 0 ? "" : "g\(level - 1)"
          return element
        } + [member("q", of: "g5", .yesNo)]
    },
    RuleCase(.pageBreakInGroup, "questionnaires[0].elements[1]") {
      $0.setElements(
        group("g", .section), ElementDefinition(id: "p", parentID: "g", content: .pageBreak))
    },
    RuleCase(.sharedAnswerMissing, "questionnaires[0].elements[0].question.inherited") {
      $0.setElements(Samples.question("q", .inherited))
    },
    RuleCase(.sharedAnswerNotApplicable, "questionnaires[0].elements[0].group.shared_answer") {
      $0.setElements(group("m", .matrix, .time), member("q", of: "m", .inherited))
    },
    RuleCase(.sharedAnswerNotApplicable, "questionnaires[0].shared_answer") {
      $0.setElements(yesNo("q"))
      $0.questionnaires[0].sharedKind = .inherited
    },
    RuleCase(.rangeEmpty, "questionnaires[0].shared_answer.slider") {
      $0.setElements(Samples.question("q", .inherited))
      $0.questionnaires[0].sharedKind = .slider(
        SliderDefinition(minimum: 1, maximum: 1, step: 0))
    },
  ]

  static let typeCases: [RuleCase] = [
    RuleCase(.idInvalid, question + ".item_id") {
      $0.setElements(asked(.yesNo) { $0.itemID = "Item 1" })
    },
    RuleCase(.itemRecoded, "questionnaires[0].elements[1].question.item_id") {
      var first = QuestionDefinition(text: Samples.text("one"), kind: .yesNo, itemID: "item")
      let one = ElementDefinition(id: "one", content: .question(first))
      first.kind = .selfAssessmentManikin(ManikinDefinition(.valence))
      $0.setElements(one, ElementDefinition(id: "two", content: .question(first)))
    },
    RuleCase(.countOutOfRange, question + ".multiple_choice.maximum_count") {
      $0.setElements(asked(several(minimum: 0, maximum: 3)))
    },
    RuleCase(.rangeEmpty, question + ".multiple_choice") {
      $0.setElements(asked(several(minimum: 2, maximum: 1)))
    },
    RuleCase(.weightInvalid, question + ".single_choice.options[0].weight") {
      let options = [
        OptionDefinition(code: "a", label: Samples.text("a"), weight: .infinity),
        Samples.option("b"),
      ]
      $0.setElements(asked(.singleChoice(SingleChoiceDefinition(options: options))))
    },
    RuleCase(.dateInvalid, question + ".date.latest") {
      $0.setElements(asked(.date(DateDefinition(latest: "2025-02-29"))))
    },
    RuleCase(.rangeEmpty, question + ".date") {
      $0.setElements(
        asked(.date(DateDefinition(earliest: "2026-02-02", latest: "2026-02-01"))))
    },
    RuleCase(.rangeEmpty, question + ".duration") {
      $0.setElements(
        asked(.duration(DurationDefinition(minimumSeconds: 61, maximumSeconds: 60))))
    },
    RuleCase(.fileKindMissing, question + ".file.kind") {
      $0.setElements(asked(.file(FileDefinition(kind: nil))))
    },
    RuleCase(.fileLimitInvalid, question + ".file.maximum_bytes") {
      $0.setElements(asked(.file(FileDefinition(kind: .photo, maximumBytes: 104_857_601))))
    },
    RuleCase(.fileLimitInvalid, question + ".file.maximum_seconds") {
      $0.setElements(asked(.file(FileDefinition(kind: .audio, maximumSeconds: 3_601))))
    },
    RuleCase(.fileLimitInvalid, question + ".file.maximum_seconds") {
      $0.setElements(asked(.file(FileDefinition(kind: .photo, maximumSeconds: 9))))
    },
    RuleCase(.fileLimitInvalid, question + ".file.signature") {
      $0.setElements(asked(.file(FileDefinition(kind: .photo, isSignature: true))))
    },
    RuleCase(.initialAnswerInvalid, question + ".initial_answer") {
      $0.setElements(
        asked(.file(FileDefinition(kind: .photo))) {
          $0.initialAnswer = .text(String(repeating: "0", count: 64))
        })
    },
    RuleCase(.patternInvalid, question + ".text_line.pattern.expression") {
      $0.setElements(
        asked(.text(TextEntryDefinition(pattern: "(a", patternHint: Samples.text("a's")))))
    },
    RuleCase(.patternInvalid, question + ".email.pattern.expression") {
      $0.setElements(
        asked(
          .text(
            TextEntryDefinition(
              style: .email, pattern: "(?=a).*", patternHint: Samples.text("a's")))))
    },
    RuleCase(.patternHintMissing, question + ".telephone.pattern.hint") {
      $0.setElements(asked(.text(TextEntryDefinition(style: .telephone, pattern: "[0-9]+"))))
    },
    RuleCase(.initialAnswerNotApplicable, question + ".initial_answer") {
      $0.setElements(
        asked(.visualAnalogue(VisualAnalogueDefinition())) { $0.initialAnswer = .number(50) })
    },
    RuleCase(.initialAnswerInvalid, question + ".initial_answer") {
      $0.setElements(asked(.yesNo) { $0.initialAnswer = .codes(["maybe"]) })
    },
    RuleCase(.initialAnswerInvalid, question + ".initial_answer") {
      $0.setElements(asked(.country) { $0.initialAnswer = .codes(["XX"]) })
    },
    RuleCase(.initialAnswerInvalid, question + ".initial_answer") {
      $0.setElements(
        asked(.number(NumberDefinition(maximum: 5))) { $0.initialAnswer = .number(6) })
    },
    RuleCase(.typeNotSupported, question + ".unsupported") {
      $0.setElements(
        asked(.unsupported(UnsupportedDefinition(type: "hologram"))) { $0.isOptional = true })
    },
    RuleCase(.codeInvalid, question + ".unsupported.type", beside: [.typeNotSupported]) {
      $0.setElements(
        asked(.unsupported(UnsupportedDefinition(type: "a hologram"))) { $0.isOptional = true })
    },
    RuleCase(.contentsInvalid, question + ".unsupported.contents", beside: [.typeNotSupported]) {
      let contents = String(repeating: "{", count: 20_001)
      $0.setElements(
        asked(.unsupported(UnsupportedDefinition(type: "hologram", contents: contents))) {
          $0.isOptional = true
        })
    },
    RuleCase(.unsupportedRequired, question + ".optional_answer", beside: [.typeNotSupported]) {
      $0.setElements(asked(.unsupported(UnsupportedDefinition(type: "hologram"))))
    },
  ]

  static let question = "questionnaires[0].elements[0].question"
  static let scale = QuestionDefinition.Kind.singleChoice(
    SingleChoiceDefinition(options: [Samples.option("0"), Samples.option("1")]))

  private static let fullText = TranslatedText(
    ["en", "fr"].map { Translation(language: $0, text: "text") })

  static func yesNo(_ id: String) -> ElementDefinition { Samples.question(id, .yesNo) }

  static func group(
    _ id: String, _ style: GroupDefinition.Style?, _ kind: QuestionDefinition.Kind? = nil
  ) -> ElementDefinition {
    ElementDefinition(id: id, content: .group(GroupDefinition(style: style, sharedKind: kind)))
  }

  static func member(
    _ id: String, of parent: String, _ kind: QuestionDefinition.Kind
  ) -> ElementDefinition {
    var element = Samples.question(id, kind)
    element.parentID = parent
    return element
  }

  static func asked(
    _ kind: QuestionDefinition.Kind, _ change: (inout QuestionDefinition) -> Void = { _ in }
  ) -> ElementDefinition {
    var question = QuestionDefinition(text: Samples.text("question"), kind: kind)
    change(&question)
    return ElementDefinition(id: "q", content: .question(question))
  }

  private static func several(minimum: UInt32, maximum: UInt32) -> QuestionDefinition.Kind {
    .multipleChoice(
      MultipleChoiceDefinition(
        options: [
          Samples.option("a"), Samples.option("b"), Samples.option("none", exclusive: true),
        ],
        minimumCount: minimum, maximumCount: maximum))
  }
}
