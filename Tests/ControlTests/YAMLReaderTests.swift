import ControlSupport
import Messages
import Testing

@Suite struct YAMLReaderTests {
  private let reader = OtolithYAMLReader()

  @Test func everyKindOfElementIsRead() throws {
    let read = try reader.questionnaire(YAMLSamples.questionnaire, file: "sample.yaml")
    #expect(read.questionnaireID == "sample")
    #expect(read.demonstrationWording)
    #expect(read.licence == "Apache-2.0")
    #expect(read.defaultLanguage == "en")
    #expect(
      read.title?.translations == [
        .init(language: "en", text: "Sample"), .init(language: "de", text: "Probe"),
      ])
    #expect(read.sensors == [.init(kind: .noiseLevel, count: 1), .init(kind: .position, count: 3)])
    let elements = Dictionary(uniqueKeysWithValues: read.elements.map { ($0.elementID, $0) })
    #expect(
      read.elements.map(\.elementID) == [
        "part_a", "note", "break1", "agree", "stress", "rested", "loudness", "mood", "onset",
        "remark", "pulse", "born", "woke", "because",
      ])
    #expect(elements["break1"]?.content == .pageBreak(.init()))
    let options = [
      CatalogueV1.Option(code: "2", label: text("True")),
      CatalogueV1.Option(code: "0", label: text("Not true")),
    ]
    #expect(elements["agree"]?.question?.type == .singleChoice(.init(options: options)))
    #expect(elements["agree"]?.question?.optionalAnswer == true)
    let reasons = [
      CatalogueV1.Option(code: "work", label: text("Work")),
      CatalogueV1.Option(code: "none", label: text("Nothing"), exclusive: true),
    ]
    #expect(elements["stress"]?.question?.type == .multipleChoice(.init(options: reasons)))
    #expect(elements["stress"]?.question?.optionalAnswer == false)
    #expect(elements["rested"]?.question?.type == .yesNo(.init()))
    #expect(
      elements["loudness"]?.question?.type
        == .slider(
          .init(minimum: 0, maximum: 1, step: 0.01, minimumLabel: text("soft"), knob: true)))
    #expect(
      elements["mood"]?.question?.type == .selfAssessmentManikin(.init(dimension: .arousal)))
    #expect(elements["onset"]?.question?.type == .textLine(.init(maximumLength: 100)))
    #expect(elements["remark"]?.question?.type == .textArea(.init()))
    #expect(
      elements["pulse"]?.question?.type
        == .number(
          .init(minimum: .init(20), maximum: .init(250), integer: true, unit: "/min")))
    #expect(elements["born"]?.question?.type == .date(.init()))
    #expect(elements["woke"]?.question?.type == .time(.init()))
  }

  @Test func conditionsAreRead() throws {
    let read = try reader.questionnaire(YAMLSamples.questionnaire, file: "sample.yaml")
    let rested = try #require(read.elements.first { $0.elementID == "rested" })
    #expect(
      rested.enableWhen == [
        .init(
          questionnaireID: "worst-symptom", elementID: "worst", operator: .equal, codes: ["sleep"])
      ])
    #expect(rested.enableBehavior == .unspecified)
    let because = try #require(read.elements.first { $0.elementID == "because" })
    #expect(because.enableBehavior == .any)
    #expect(
      because.enableWhen == [
        .init(elementID: "loudness", operator: .greaterOrEqual, number: .init(0.5)),
        .init(elementID: "pulse", operator: .equal, number: .init(60)),
        .init(elementID: "agree", operator: .notEqual, codes: ["2"]),
        .init(elementID: "onset", operator: .answered),
        .init(elementID: "remark", operator: .notAnswered),
      ])
  }

  @Test func studiesAreRead() throws {
    let study = try reader.study(YAMLSamples.study, file: "study.yaml")
    #expect(study.studyID == "sample-study")
    #expect(study.access == .password)
    #expect(study.startsAt == .init(seconds: 1_767_225_600))
    #expect(study.endsAt == nil)
    let uses = study.questionnaires
    #expect(uses.map(\.questionnaireID) == ["sample", "weekly", "monthly", "reused"])
    #expect(uses.map(\.recurrence) == [.repeated, .repeated, .repeated, .oneTime])
    #expect(uses.map(\.deactivated) == [false, false, true, false])
    #expect(uses.map(\.version) == [0, 0, 0, 2])
    guard case .standard(let standard)? = uses[0].schedule?.plan else {
      Issue.record("a standard plan was expected")
      return
    }
    #expect(standard.perDay == 10)
    #expect(standard.minimumGapMinutes == 15)
    #expect(standard.windows.count == 7)
    #expect(standard.windows[0] == .init(day: .monday, startMinute: 480, endMinute: 1_200))
    #expect(standard.windows[5] == .init(day: .saturday, startMinute: 1_320, endMinute: 0))
    #expect(uses[0].schedule?.participantMayChange == true)
    #expect(uses[0].schedule?.startDay == 3)
    #expect(uses[0].schedule?.expiresAfterMinutes == 60)
    #expect(
      uses[1].schedule?.plan
        == .custom(
          .init(times: [
            .init(day: .monday, minuteOfDay: 1_110), .init(day: .thursday, minuteOfDay: 1_110),
            .init(day: .saturday, minuteOfDay: 540), .init(day: .sunday, minuteOfDay: 540),
          ])))
    #expect(uses[2].schedule?.plan == .monthly(.init(dayOfMonth: 1, minuteOfDay: 1_080)))
  }

  @Test func aStudyBringsItsQuestionnairesFromTheFilesBesideIt() throws {
    try TestFiles.withFolder { folder in
      try TestFiles.write(YAMLSamples.smallStudy, to: folder + "/study.yaml")
      try TestFiles.write(YAMLSamples.questionnaire, to: folder + "/sample.yaml")
      let request = try reader.importRequest(at: folder)
      #expect(request.study?.studyID == "small")
      #expect(request.questionnaires.map(\.questionnaireID) == ["sample"])
      #expect(try reader.importRequest(at: folder + "/study.yaml") == request)
    }
  }

  @Test func problemsOfAllFilesAreReportedTogether() throws {
    try TestFiles.withFolder { folder in
      try TestFiles.write(YAMLSamples.study, to: folder + "/study.yaml")
      try TestFiles.write("questionnaire: sample\nwrong: 1\n", to: folder + "/sample.yaml")
      try TestFiles.write(YAMLSamples.questionnaire, to: folder + "/weekly.yaml")
      let error = #expect(throws: ContentError.self) { try reader.importRequest(at: folder) }
      let messages = (error?.problems ?? []).map(\.description)
      #expect(messages.contains { $0.hasPrefix(folder + "/sample.yaml:2:1: `wrong` is not a key") })
      #expect(messages.contains { $0.contains("weekly.yaml: holds the questionnaire `sample`") })
      #expect(messages.contains { $0.contains("monthly.yaml: cannot be opened") })
    }
  }

  @Test func idsCannotLeadOutOfTheFolder() throws {
    try TestFiles.withFolder { folder in
      let study = YAMLSamples.smallStudy.replacing(
        "questionnaire: sample", with: "questionnaire: ../sample")
      try TestFiles.write(study, to: folder + "/study.yaml")
      let error = #expect(throws: ContentError.self) { try reader.importRequest(at: folder) }
      #expect(error?.problems.map(\.message) == ["`../sample` cannot be the id of a questionnaire"])
    }
  }

  private func text(_ english: String) -> CatalogueV1.LocalizedText {
    .init(translations: [.init(language: "en", text: english)])
  }
}
