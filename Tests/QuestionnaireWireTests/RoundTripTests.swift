import Messages
import QuestionnaireSamples
import QuestionnaireWire
import Questionnaires
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: 0..<60) func aQuestionnaireComesBackAsItWas(_ seed: UInt64) throws {
    var generator = QuestionnaireGenerator(seed: seed)
    let questionnaire = generator.questionnaire(size: 30)
    let message = CatalogueV1.Questionnaire(questionnaire)
    let bytes = message.serialized()
    let read = try CatalogueV1.Questionnaire(serialized: bytes)
    #expect(read == message)
    let back = QuestionnaireDefinition(read)
    #expect(back.withoutMeaninglessNesting == questionnaire.withoutMeaninglessNesting)
    #expect(back.canonicalBytes == questionnaire.canonicalBytes)
  }

  @Test(arguments: 0..<60) func calculationsComeBackAsTheyWere(_ seed: UInt64) throws {
    var questionnaire = Samples.questionnaire()
    var generator = ExpressionGenerator(seed: seed)
    generator.extend(&questionnaire)
    let bytes = CatalogueV1.Questionnaire(questionnaire).serialized()
    let back = QuestionnaireDefinition(try CatalogueV1.Questionnaire(serialized: bytes))
    #expect(back == questionnaire)
    #expect(back.canonicalBytes == questionnaire.canonicalBytes)
  }

  /// Lists of nodes from hostile clients.
  @Test(
    arguments: [
      [], [(1, true)], [(0, false), (1, true)], [(0, true), (0, false)], [(0, true), (3, false)],
      [(0, true), (2, false)], (0..<60).map { ($0, true) },
    ] as [[(UInt32, Bool)]])
  func malformedExpressionsAreRead(_ nodes: [(parent: UInt32, isFunction: Bool)]) {
    let message = CatalogueV1.Questionnaire(
      calculations: [
        CatalogueV1.Calculation(
          calculationID: "x",
          expression: CatalogueV1.Expression(
            nodes: nodes.map {
              CatalogueV1.ExpressionNode(
                parent: $0.parent, content: $0.isFunction ? .function(.negate) : .number(1))
            }))
      ])
    guard case .malformed? = QuestionnaireDefinition(message).calculations.first?.expression else {
      Issue.record("\(nodes)")
      return
    }
  }

  @Test func unknownFunctionsAreMalformed() {
    let expression = CatalogueV1.Expression(nodes: [
      CatalogueV1.ExpressionNode(content: .function(.unrecognized(99))),
      CatalogueV1.ExpressionNode(parent: 1, content: nil),
    ])
    let message = CatalogueV1.Questionnaire(
      calculations: [CatalogueV1.Calculation(calculationID: "x", expression: expression)])
    let read = QuestionnaireDefinition(message).calculations[0].expression
    #expect(read == .malformed("unknown function"))
  }

  @Test(arguments: [ConsentDetails.Signature.name, .drawing, nil])
  func aConsentComesBackAsItWas(_ signature: ConsentDetails.Signature?) throws {
    var study = Samples.study(["daily"])
    study.consentDetails = ConsentDetails(
      label: "2.1", date: "2026-01-31",
      parts: [ConsentDetails.Part(id: "label", text: Samples.text("Label"))], signature: signature)
    study.groups = [
      StudyGroupDefinition(
        id: "g", title: Samples.text("G"), consentText: Samples.text("We agree."))
    ]
    let message = try CatalogueV1.Study(serialized: CatalogueV1.Study(study).serialized())
    #expect(StudyDefinition(message) == study)
  }

  @Test func aStudyComesBackAsItWas() throws {
    var study = Samples.study(["daily", "weekly"])
    study.text = Samples.text("More")
    study.access = .request
    study.isPrivate = true
    study.isPaused = true
    study.picture = FileReference(
      location: "p.png", mediaType: "image/png", sha256: String(repeating: "0", count: 64),
      byteCount: 9)
    study.groups = [StudyGroupDefinition(id: "g", title: Samples.text("G"))]
    study.questionnaires[0].isBlocking = true
    study.questionnaires[0].repeatIntervalHours = 12
    study.questionnaires[0].groupIDs = ["g"]
    study.questionnaires[1].recurrence = .oneTime
    study.questionnaires[1].schedules[0].plan = .custom([
      WeeklyTimeDefinition(day: 7, minuteOfDay: 9)
    ])
    study.nextLists = [
      NextListDefinition(
        afterQuestionnaireID: "daily",
        condition: .any([
          .comparison(Comparison(QuestionReference(subject: .score("s")), .greater, number: 2)),
          .comparison(Comparison(elementID: "single", .equal, codes: ["a"])),
        ]),
        offers: [NextOffer(questionnaireID: "weekly", info: Samples.text("Please"))],
        isBinding: true)
    ]
    study.soundCollectionIDs = ["shades"]
    study.vocabularyIDs = ["events"]
    study.retention = StudyRetention(
      daysAfterEnd: 3650, daysAfterLeaving: 30, outcome: .anonymise, onWithdrawal: true,
      onErasure: .anonymise)
    study.recordTypes = RecordType.allCases.map { RecordTypeUse(type: $0, vocabularyID: "events") }
    study.languageFallback = .defaultLanguage
    (study.hasExactDevices, study.hasSubjectLabels) = (true, true)
    study.promptRules = PromptRulesDefinition(
      perDayMax: 1, minimumGapMinutes: 2, holidays: ["2026-12-25"])
    study.questionnaires[0].schedules[0].priority = 3
    study.questionnaires[0].isRevisable = true
    study.questionnaires[0].mayCloseIncomplete = true
    study.questionnaires[0].draftDays = 14
    study.questionnaires[0].isOneQuestionPerScreen = true
    study.comparisons = [
      ComparisonDefinition(
        id: "c", title: Samples.text("C"), questionnaireID: "daily", value: .question("loudness"),
        minimum: -1, maximum: 2, windowDays: 30),
      ComparisonDefinition(
        id: "d", title: Samples.text("D"), questionnaireID: "daily", value: .score("s"),
        minimum: 0, maximum: 1),
    ]
    study.feedback = [
      FeedbackDefinition(
        sheet: SheetCause(
          questionnaireID: "daily",
          condition: .comparison(Comparison(elementID: "single", .equal, codes: ["a"])),
          bands: [.init(scoreID: "s", codes: ["low"])]),
        change: .init(value: .score("s"), minimum: 0, maximum: 2), text: Samples.text("More")),
      FeedbackDefinition(
        sheet: SheetCause(questionnaireID: "daily"),
        change: .init(value: .question("loudness"), maximum: -1), text: Samples.text("Less")),
      FeedbackDefinition(sheet: SheetCause(questionnaireID: "daily"), text: Samples.text("Hi")),
    ]
    study.rewards = RewardDefinition(
      pointsPerSheet: 10, sheetsPerDayMax: 3, levelPoints: [50, 100], hasStreaks: true,
      rankingDays: 28, groupIDs: ["g"])
    let bytes = CatalogueV1.Study(study).serialized()
    #expect(StudyDefinition(try CatalogueV1.Study(serialized: bytes)) == study)
    study.questionnaires[1].schedules[0].plan = .monthly(dayOfMonth: 31, minuteOfDay: 600)
    #expect(StudyDefinition(CatalogueV1.Study(study)) == study)
  }

  @Test func schedulesComeBackAsTheyWere() throws {
    let anchors: [ScheduleAnchorDefinition] = [
      ScheduleAnchorDefinition(), ScheduleAnchorDefinition(offsetDays: -3),
      ScheduleAnchorDefinition(event: .questionnaire("daily")),
      ScheduleAnchorDefinition(event: .date("2026-02-28"), offsetDays: 1),
      ScheduleAnchorDefinition(event: .staffDate("visit-1"), offsetDays: -7),
    ]
    let rhythms: [ScheduleDaysDefinition.Rhythm?] = [
      nil, .everyDays(2), .everyWeeks(3), .everyMonths(4), .burst(daysOn: 5, daysOff: 6),
      .sequence([0, 7, 28]),
    ]
    let schedules = anchors.flatMap { anchor in
      rhythms.map { rhythm in
        ScheduleDefinition(
          id: "s", plan: .daily([480, 1_200]), participantMayChange: true,
          participantMayMute: true, anchor: anchor, startDay: 1,
          days: ScheduleDaysDefinition(
            rhythm: rhythm, dayCount: 8, fromDate: "2026-01-01", untilDate: "2026-12-31"),
          isDrawnOnce: true, expiresAfterMinutes: 9,
          bounds: ParticipantBoundsDefinition(
            perDayMin: 1, perDayMax: 2, minimumGapMinutes: 3, earliestMinute: 4, latestMinute: 5))
      }
    }
    var study = Samples.study()
    study.questionnaires[0].schedules = schedules
    let bytes = CatalogueV1.Study(study).serialized()
    #expect(StudyDefinition(try CatalogueV1.Study(serialized: bytes)) == study)
  }

  @Test func libraryDefinitionsComeBackAsTheyWere() {
    let file = FileReference(location: "a.wav", mediaType: "audio/wav", sha256: "00", byteCount: 1)
    let provenance = ProvenanceDefinition(
      source: "s", licence: "CC0-1.0", authors: ["A"], doi: "10.1000/1", citation: "c",
      hasDemonstrationWording: true, sharing: .structure)
    let sounds = SoundCollectionDefinition(
      id: "s", title: Samples.text("S"), description: Samples.text("D"), defaultLanguage: "en",
      languages: ["de"],
      categories: [SoundCategoryDefinition(id: "c", title: Samples.text("C"), image: file)],
      sounds: [
        SoundDefinition(
          id: "r", categoryID: "c", title: Samples.text("R"), lengthMilliseconds: 1, file: file,
          image: file, frequencyHertz: 4_000.5)
      ],
      loopMinutes: [0, 2], ratingQuestionnaireID: "cgi", ratingTimeoutSeconds: 30,
      provenance: provenance)
    #expect(SoundCollectionDefinition(CatalogueV1.SoundCollection(sounds)) == sounds)
    let vocabulary = VocabularyDefinition(
      id: "v", title: Samples.text("V"), defaultLanguage: "en", languages: ["de"], unit: "Hz",
      terms: [
        VocabularyTerm(code: "a", label: Samples.text("A"), number: 0),
        VocabularyTerm(code: "b", label: Samples.text("B")),
      ], isOpen: true, provenance: provenance)
    #expect(VocabularyDefinition(CatalogueV1.Vocabulary(vocabulary)) == vocabulary)
    let item = ItemDefinition(
      id: "i", defaultLanguage: "en",
      question: QuestionDefinition(text: Samples.text("Q"), kind: .yesNo, itemID: "i"))
    #expect(ItemDefinition(CatalogueV1.Item(item)) == item)
    let project = ProjectDefinition(
      id: "p", title: Samples.text("P"), description: Samples.text("D"), defaultLanguage: "en")
    #expect(ProjectDefinition(CatalogueV1.Project(project)) == project)
  }

  private func condition(
    _ parts: [CatalogueV1.Condition], _ behavior: CatalogueV1.EnableBehavior = .all
  ) -> Condition? {
    let message = CatalogueV1.Questionnaire(
      elements: [
        CatalogueV1.Element(elementID: "e", enableWhen: parts, enableBehavior: behavior)
      ])
    return QuestionnaireDefinition(message).elements[0].shownIf
  }

  @Test func whatIsNoTreeIsNamedAndNeverTrue() {
    let answered = CatalogueV1.Condition(elementID: "q", operator: .answered)
    let isMalformed: (Condition?) -> Bool = { condition in
      condition?.preorder.contains { if case .malformed = $0 { true } else { false } } ?? false
    }
    var child = answered
    child.parent = 1
    // A part of itself, of what comes later, of a comparison.
    #expect(isMalformed(condition([child])))
    child.parent = 9
    #expect(isMalformed(condition([answered, child])))
    child.parent = 1
    #expect(isMalformed(condition([answered, child])))
    #expect(isMalformed(condition([.init(combination: .unrecognized(9))])))
    #expect(isMalformed(condition([answered], .unrecognized(9))))
    #expect(isMalformed(condition([], .unrecognized(9))))
    #expect(!isMalformed(condition([.init(combination: .none), child])))
    #expect(condition([]) == nil)
  }

  /// A few bytes a level: the tree must not be built so deep that walking it ends the process.
  @Test func nestingIsBoundedBeforeATreeIsMade() {
    func chain(_ depth: Int) -> [CatalogueV1.Condition] {
      (0..<depth).map { CatalogueV1.Condition(parent: UInt32($0), combination: .none) }
        + [CatalogueV1.Condition(elementID: "q", operator: .answered, parent: UInt32(depth))]
    }
    #expect(condition(chain(49))?.depth == 50)
    guard case .malformed? = condition(chain(50)) else {
      Issue.record("fifty-one levels were taken")
      return
    }
    guard case .malformed? = condition(chain(100_000)) else {
      Issue.record("a hundred thousand levels were taken")
      return
    }
  }
}

extension QuestionnaireDefinition {
  fileprivate var withoutMeaninglessNesting: QuestionnaireDefinition {
    var questionnaire = self
    for position in questionnaire.elements.indices {
      questionnaire.elements[position].shownIf =
        questionnaire.elements[position].shownIf?.unwrapped
    }
    return questionnaire
  }
}
