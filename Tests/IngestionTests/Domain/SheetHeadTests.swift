import FoundationEssentials
import IngestionDomain
import Testing

@Suite struct SheetHeadTests {
  @Test func theFixtureIsAccepted() throws {
    guard case .accepted(let accepted) = validate(Fixture.sheet()) else {
      Issue.record("refused: \(String(describing: findings(Fixture.sheet())))")
      return
    }
    #expect(accepted.sheetID == UUID(uuidString: Fixture.sheetID))
    #expect(accepted.finishedAt == Fixture.now)
    #expect(accepted.startedAt == Fixture.now.advanced(byMicroseconds: -60_000_000))
    #expect(!accepted.isOneTime)
  }

  @Test(arguments: [
    "", "1", "0c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2", "0c4f2f444d0e4f0b9d5a3a7e0f0c1d2e",
    "00000000-0000-0000-0000-000000000000", " 0c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2e",
    "{0c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2e}", "gc4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2e",
  ])
  func sheetIDMustBeAUUID(_ sheetID: String) {
    #expect(
      findings(Fixture.sheet { $0.sheetID = sheetID }) == [
        Finding("sheet_id", .sheetIDInvalid)
      ])
  }

  @Test func namesAreThereAndSpelledAsIDs() {
    let names: [(String, Reason)] = [
      ("", .required), ("BAD ID", .idInvalid), ("ä", .idInvalid),
      (String(repeating: "a", count: 65), .idInvalid),
    ]
    for (name, reason) in names {
      #expect(
        findings(Fixture.sheet { $0.studyID = name })?.map(\.reason) == [reason], "\(name)")
      #expect(
        findings(Fixture.sheet { $0.questionnaireID = name })?.map(\.reason) == [reason], "\(name)")
    }
    let nothing = Fixture.sheet {
      $0.studyID = ""
      $0.questionnaireID = "Daily"
      $0.version = 0
      $0.timeZone = ""
    }
    #expect(
      Set(findings(nothing) ?? []) == [
        Finding("study_id", .required), Finding("questionnaire_id", .idInvalid),
        Finding("version", .required), Finding("time_zone", .required),
      ])
  }

  @Test func sheetIDMayBeUpperCase() {
    #expect(findings(Fixture.sheet { $0.sheetID = Fixture.sheetID.uppercased() }) == [])
  }

  @Test func finishedAtIsNeeded() {
    #expect(
      findings(Fixture.sheet { $0.finishedAt = nil }) == [Finding("finish_time", .timeMissing)])
  }

  @Test func startedAtIsNot() {
    #expect(findings(Fixture.sheet { $0.startedAt = nil }) == [])
  }

  @Test(arguments: [
    (DeviceTime(seconds: -62_135_596_801, nanoseconds: 0)),
    (DeviceTime(seconds: 253_402_300_800, nanoseconds: 0)),
    (DeviceTime(seconds: 0, nanoseconds: -1)),
    (DeviceTime(seconds: 0, nanoseconds: 1_000_000_000)),
    (DeviceTime(seconds: .min, nanoseconds: .min)),
  ])
  func timesMustExist(_ time: DeviceTime) {
    let sheet = Fixture.sheet {
      $0.startedAt = time
      $0.finishedAt = time
      $0.answers[2].answeredAt = time
      $0.noise = [NoiseMeasurement(measuredAt: time, level: 0.5)]
      $0.positions = [PositionMeasurement(measuredAt: time, latitude: 48, longitude: 10)]
    }
    #expect(
      Set(findings(sheet) ?? []) == [
        Finding("finish_time", .timeInvalid), Finding("start_time", .timeInvalid),
        Finding("answers[2].answer_time", .timeInvalid),
        Finding("noise[0].measure_time", .timeInvalid),
        Finding("positions[0].measure_time", .timeInvalid),
      ])
  }

  @Test func theIDOfANotificationIsAUUID() {
    #expect(findings(Fixture.sheet { $0.notificationID = Fixture.sheetID.uppercased() }) == [])
    #expect(
      findings(Fixture.sheet { $0.notificationID = "garbage" }) == [
        Finding("notification_id", .notificationIDInvalid)
      ])
  }

  @Test(arguments: [
    "Ulm", "Mars/Olympus", "europe/berlin", "+01:00", "Asia/\u{212A}olkata", "Europe/",
    "Europe/1",
    "Europe/" + String(repeating: "x", count: 58),
  ])
  func timeZoneMustBeKnown(_ name: String) {
    #expect(
      findings(Fixture.sheet { $0.timeZone = name }) == [Finding("time_zone", .timeZoneUnknown)])
  }

  @Test(arguments: ["Europe/Ulm", "Asia/Ulm", "Asia/" + String(repeating: "x", count: 59)])
  func aTimeZoneOfANewerListWaits(_ name: String) {
    #expect(
      validate(Fixture.sheet { $0.timeZone = name }).obstacles == [.timeZoneNotYetKnown])
  }

  @Test func labelsHaveALimit() {
    let longest = String(repeating: "ü", count: 64)
    let sheet = Fixture.sheet {
      $0.appVersion = longest
      $0.platform = longest
    }
    #expect(findings(sheet) == [])
    let tooLong = Fixture.sheet {
      $0.appVersion = longest + "e"
      $0.platform = longest + "\u{301}"
    }
    #expect(
      findings(tooLong) == [
        Finding("app_version", .labelTooLong),
        Finding("platform", .labelTooLong),
      ])
  }

  @Test func labelsHoldNoNUL() {
    #expect(
      findings(Fixture.sheet { $0.platform = "a\0b" }) == [Finding("platform", .textInvalid)])
  }

  @Test func everythingWrongIsReportedAtOnce() {
    let sheet = Fixture.sheet {
      $0.sheetID = "x"
      $0.finishedAt = nil
      $0.timeZone = ""
      $0.contentHash = "0"
      $0.platform = String(repeating: "p", count: 65)
    }
    #expect(
      Set(findings(sheet) ?? []) == [
        Finding("sheet_id", .sheetIDInvalid), Finding("finish_time", .timeMissing),
        Finding("time_zone", .required), Finding("content_hash", .contentHashMismatch),
        Finding("platform", .labelTooLong),
      ])
  }

  @Test func longListsAreCutWithANote() {
    var context = Fixture.context()
    context.limits.violationCountMax = 3
    let missing = Fixture.sheet { $0.answers = [] }
    let reported = findings(missing, in: context)
    #expect(reported?.count == 4)
    #expect(reported?.last == Finding("", .moreViolations))
    guard case .rejected(let violations) = validate(missing, in: context) else {
      Issue.record("accepted")
      return
    }
    #expect(violations.last?.description == "8 more are not listed")
  }

  @Test func everySheetOfABatchGetsItsShare() {
    var context = Fixture.context()
    context.limits.batchViolationCountMax = 20
    context.limits.violationShareMin = 2
    let sheets = (0..<10).map { _ in Fixture.sheet { $0.answers = [] } }
    for decision in BatchValidator.validate(sheets, in: context) {
      #expect(decision.findings?.count == 3)
    }
    #expect(findings(sheets[0], in: context)?.count == 11)
  }

  @Test func descriptionsQuoteLittle() {
    let sheet = Fixture.sheet { $0.timeZone = String(repeating: "z", count: 100_000) }
    guard case .rejected(let violations) = validate(sheet) else {
      Issue.record("accepted")
      return
    }
    #expect(violations.allSatisfy { $0.description.utf8.count < 200 })
  }
}
