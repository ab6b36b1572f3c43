import Calendar
import CalendarSamples
import FoundationEssentials
import Questionnaires
import Serialization
import Testing

@testable import IngestionService

@Suite struct ExportTests {
  private func definition(_ version: UInt32, _ elementIDs: [String]) -> PreparedQuestionnaire {
    PreparedQuestionnaire(
      questionnaireID: "daily", version: version, contentHash: "",
      elements: [ElementDefinition(id: "headline", content: .headline(TranslatedText()))]
        + elementIDs.map { Fixture.question($0, .yesNo) })
  }

  @Test func columnsAreTheUnionOverVersions() {
    let layout = WideLayout(versions: [
      definition(1, ["a", "b", "c"]), definition(3, ["d", "b"]), definition(2, ["b", "e", "c"]),
    ])
    #expect(layout.elementIDs == ["d", "b", "e", "c", "a"])
    #expect(layout.header == WideLayout.sheetColumns + ["d", "b", "e", "c", "a"])
  }

  @Test func collidingColumnsGetAPrefix() {
    let layout = WideLayout(versions: [
      definition(1, ["platform", "answer_platform", "version", "loudness"])
    ])
    #expect(
      layout.header.suffix(4) == [
        "answer_answer_platform", "answer_platform", "answer_version", "loudness",
      ])
    #expect(Set(layout.header).count == layout.header.count)
  }

  @Test func concealedTextsAreLeftOut() {
    let masked = PreparedQuestionnaire(
      questionnaireID: "daily", version: 4, contentHash: "",
      elements: ["text", "gone"].map { id in
        ElementDefinition(
          id: id,
          content: .question(
            QuestionDefinition(
              text: TranslatedText(), kind: .text(TextEntryDefinition(isMasked: id == "text")))))
      })
    let layout = WideLayout(versions: [masked, definition(3, ["text", "number"])])
    #expect(layout.elementIDs == ["gone", "number"])
    var exported = sheet
    exported.removeMaskedTexts(of: masked)
    #expect(exported.answers.map(\.elementID) == ["many", "number", "gone", "day"])
  }

  private let sheet = ExportedSheet(
    sheetID: UUID(uuidString: "0C4F2F44-4D0E-4F0B-9D5A-3A7E0F0C1D2E")!, participant: "p7",
    studyID: "tys", questionnaireID: "daily", version: 3, startedAt: nil,
    finishedAt: Instant(microseconds: 0),
    receivedAt: Instant(microseconds: 86_400_000_000 + 1_500_000),
    timeZone: "Europe/Berlin", utcOffsetMinutes: 60, notificationID: "", closing: .incomplete,
    appVersion: "=1+1", platform: "iOS 26.1", groupID: "sham",
    deviations: ["BLOCKED", "PAUSED"],
    noise: [
      NoiseMeasurement(level: 0.5, unit: .amplitude), NoiseMeasurement(level: 60, unit: .decibelA),
      NoiseMeasurement(level: -3), NoiseMeasurement(level: -30, unit: .decibelFullScale),
      NoiseMeasurement(level: 61.5, unit: .decibelA),
    ],
    positions: [
      PositionMeasurement(latitude: 48.4, longitude: 9.99, altitude: 512),
      PositionMeasurement(latitude: -1, longitude: 2),
    ],
    answers: [
      Answer(elementID: "many", value: .choice(["a", "b"])),
      Answer(elementID: "number", value: .number(-5)),
      Answer(elementID: "text", value: .text("a, \"b\"\nc")),
      Answer(elementID: "gone", value: .text("-")),
      Answer(elementID: "day", value: .date("2024-02-29"), answeredAt: DeviceTime(seconds: 1)),
    ],
    device: Device(system: "iOS", systemVersion: "26.1", maker: "=Apple", model: "iPhone17,1"))

  @Test func wideRows() {
    let layout = WideLayout(versions: [
      definition(3, ["number", "missing", "many", "text", "gone"])
    ])
    let row = layout.row(for: sheet)
    #expect(row.count == layout.header.count)
    #expect(
      row == [
        "0c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2e", "p7", "tys", "daily", "3", "",
        "1970-01-01T00:00:00.000000Z", "1970-01-02T00:00:00.000000Z", "Europe/Berlin", "60", "",
        "false", "'=1+1", "iOS 26.1", "sham", "BLOCKED;PAUSED", "false", "incomplete",
        "iOS", "26.1", "'=Apple", "iPhone17,1", "1", "", "", "", "", "", "", "", "", "", "", "", "",
        "", "60;61.5",
        "-30",
        "0.5",
        "-3",
        "48.4 9.99 512;-1 2",
        "-5", "", "a;b",
        "a, \"b\"\nc", "'-",
      ])
  }

  @Test func devicesBecomeClasses() {
    let versions = [
      ("26.1", "26"), ("app 3.2 (417)", "app 3"), ("v3.2", "v3"), ("17_5", "17"),
      ("e2e 1", "e2e 1"), ("", ""), ("beta", "beta"), ("app2 build 417-x", "app2 build 417"),
    ]
    for (text, major) in versions { #expect(DeviceClass.majorVersion(text) == major) }
    let systems = [
      ("iOS 26.1", "iOS"), ("iPhone17,1", "iOS"), ("Mozilla/5.0 (Linux; Android 16)", "Android"),
      ("Mozilla/5.0 (X11)", "Web"), ("kiosk", "other"), ("", ""),
    ]
    for (text, system) in systems { #expect(DeviceClass.system(text) == system) }
    for zone in [
      "Europe/Berlin", "America/Argentina/Buenos_Aires", "UTC+02:00", "Etc/GMT-2", "UTC",
    ] {
      #expect(DeviceClass.timeZone(zone, in: hostZones) == zone)
    }
    for text in ["Lena's zone", "Lena/iPhone-7", "Europe/Ulm", "PST", "=1+1", ""] {
      #expect(DeviceClass.timeZone(text, in: hostZones).isEmpty)
    }
    var coarse = sheet
    coarse.useDeviceClasses(in: hostZones)
    #expect(coarse.device == Device(system: "iOS", systemVersion: "26"))
    #expect(coarse.platform == "iOS" && coarse.appVersion == "=1")
  }

  @Test func noneOfTheOptionsIsNotTheSameAsNoAnswer() {
    let layout = WideLayout(versions: [definition(1, ["many", "number"])])
    var answered = sheet
    answered.answers = [Answer(elementID: "many", value: .choice([]))]
    var unanswered = sheet
    unanswered.answers = []
    #expect(layout.row(for: answered).suffix(2) == [";", ""])
    #expect(layout.row(for: unanswered).suffix(2) == ["", ""])
  }

  @Test func scoresHaveColumnsOfTheirOwn() {
    func version(_ number: UInt32, _ columns: [ScoreColumn]) -> PreparedQuestionnaire {
      PreparedQuestionnaire(
        questionnaireID: "daily", version: number, contentHash: "",
        elements: [Fixture.question("score_total", .yesNo)],
        scores: columns.map { column in
          ScoreDefinition(
            id: column.scoreID, method: .sum,
            items: [],
            bands: column.hasBands
              ? [ScoreBand(minimum: 0, code: "mild", label: TranslatedText())] : [])
        })
    }
    let layout = WideLayout(versions: [
      version(
        1, [.init(scoreID: "total", hasBands: true), .init(scoreID: "old", hasBands: false)]),
      version(2, [.init(scoreID: "total", hasBands: false)]),
    ])
    #expect(
      layout.header.suffix(4) == [
        "score_total", "score_score_total", "score_total_band", "score_old",
      ])
    var scored = sheet
    scored.scores = [SheetScore(scoreID: "total", value: 2.5, band: "mild")]
    #expect(layout.row(for: scored).suffix(3) == ["2.5", "mild", ""])
    #expect(layout.row(for: sheet).suffix(3) == ["", "", ""])
    #expect(
      LongLayout.rows(for: scored).suffix(2).map { Array($0.suffix(4)) } == [
        ["total", "score", "2.5", ""], ["total", "band", "mild", ""],
      ])
  }

  @Test func manikinsByTheFormerScale() {
    let definition = PreparedQuestionnaire(
      questionnaireID: "daily", version: 3, contentHash: "",
      elements: [
        Fixture.question("valence", .manikin), Fixture.question("arousal", .manikin),
        Fixture.question("loudness", .slider(minimum: 1, maximum: 9, step: 1)),
      ])
    var legacy = sheet
    legacy.answers = [
      Answer(elementID: "valence", value: .number(1)),
      Answer(elementID: "arousal", value: .number(8)),
      Answer(elementID: "loudness", value: .number(9)),
    ]
    legacy.scores = [SheetScore(scoreID: "sum", value: 9)]
    legacy.useLegacyScales(of: definition)
    #expect(LongLayout.rows(for: legacy).map { $0.suffix(2).first } == ["0", "0.875", "9", "9"])
    #expect(
      WideLayout(versions: [definition]).row(for: legacy).suffix(3) == ["0", "0.875", "9"])
    let all = (1...9).map { value in
      var sheet = sheet
      sheet.answers = [Answer(elementID: "valence", value: .number(Double(value)))]
      sheet.useLegacyScales(of: definition)
      return sheet.answers[0].value
    }
    #expect(all == (0...8).map { .number(Double($0) * 0.125) })
  }

  @Test func aSheetWithoutAnswersIsNamedInAnUpdate() {
    var withdrawn = sheet
    withdrawn.answers = []
    withdrawn.scores = []
    #expect(LongLayout.rows(for: withdrawn).isEmpty)
    let rows = LongLayout.rows(for: withdrawn, isUpdate: true)
    #expect(rows == [withdrawn.headCells + ["", "", "", ""]])
    #expect(LongLayout.rows(for: sheet, isUpdate: true) == LongLayout.rows(for: sheet))
  }

  @Test func longRows() {
    let rows = LongLayout.rows(for: sheet)
    #expect(rows.count == 5)
    #expect(rows.allSatisfy { $0.count == LongLayout.header.count })
    #expect(
      rows.map { Array($0.suffix(4)) } == [
        ["many", "choice", "a;b", ""], ["number", "number", "-5", ""],
        ["text", "text", "a, \"b\"\nc", ""], ["gone", "text", "'-", ""],
        ["day", "date", "2024-02-29", "1970-01-01T00:00:01.000000Z"],
      ])
  }

  @Test(arguments: [
    ("=SUM(A1)", "'=SUM(A1)"), ("+1", "'+1"), ("-1", "'-1"), ("@a", "'@a"), ("\tx", "'\tx"),
    ("\u{FF1D}1", "'\u{FF1D}1"), ("\u{FF0B}1", "'\u{FF0B}1"), ("\u{FF0D}1", "'\u{FF0D}1"),
    ("\u{FF20}a", "'\u{FF20}a"), ("\u{FF21}", "\u{FF21}"), ("\rx", "'\rx"), ("'", "''"),
    ("a=b", "a=b"), ("", ""), ("1", "1"),
  ])
  func textsCannotBecomeFormulas(_ text: String, _ cell: String) {
    var changed = sheet
    changed.answers = [Answer(elementID: "text", value: .text(text))]
    #expect(LongLayout.rows(for: changed)[0].suffix(2).first == cell)
  }

  @Test(arguments: [
    (0.0, "0"), (5, "5"), (0.1, "0.1"), (-2.5, "-2.5"), (1e300, "1e+300"),
    (0.1 + 0.2, "0.30000000000000004"),
  ])
  func numbersAreShortest(_ number: Double, _ text: String) {
    #expect(number.shortText == text)
    #expect(Double(text) == number)
  }
}
