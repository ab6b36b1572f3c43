import FoundationEssentials
import Messages
import Testing

@testable import IngestionService

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
    }
    #expect(
      Set(findings(nothing) ?? []) == [
        Finding("study_id", .required), Finding("questionnaire_id", .idInvalid),
        Finding("version", .required),
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

  @Test func aStartThatIsNotATimeIsLeftOut() {
    let sheet = Fixture.sheet {
      $0.startedAt = DeviceTime(seconds: 1_764_000_000_000, nanoseconds: 0)
    }
    #expect(findings(sheet) == [Finding("start_time", .timeInvalid)])
    let accepted = validate(sheet).accepted
    #expect(accepted != nil && accepted?.startedAt == nil && accepted?.sheet.startedAt == nil)
    #expect(accepted?.deviations == [.clockInconsistent])
  }

  @Test func theIDOfANotificationIsAUUID() {
    #expect(findings(Fixture.sheet { $0.notificationID = Fixture.sheetID.uppercased() }) == [])
    #expect(
      findings(Fixture.sheet { $0.notificationID = "garbage" }) == [
        Finding("notification_id", .notificationIDInvalid)
      ])
    let accepted = validate(Fixture.sheet { $0.notificationID = "garbage" }).accepted
    #expect(accepted?.sheet.notificationID == "")
    #expect(accepted?.deviations == [.referenceLeftOut])
  }

  /// Zones as phones, browsers and Windows report them; none costs an answer.
  @Test(
    arguments: [
      ("Europe/Berlin", "Europe/Berlin", 120, []), ("europe/berlin", "Europe/Berlin", 120, []),
      ("US/Pacific", "US/Pacific", -420, []), ("GMT+02:00", "UTC+02:00", 120, [.timeZoneUnknown]),
      ("GMT+0530", "UTC+05:30", 330, [.timeZoneUnknown]),
      ("GMT-03:30", "UTC-03:30", -210, [.timeZoneUnknown]),
      ("+01:00", "UTC+01:00", 60, [.timeZoneUnknown]),
      ("UTC+1", "UTC+01:00", 60, [.timeZoneUnknown]),
      ("Z", "UTC+00:00", 0, [.timeZoneUnknown]), ("PST", "PST", nil, [.timeZoneUnknown]),
      ("", "", nil, [.timeZoneUnknown]),
      ("W. Europe Standard Time", "W. Europe Standard Time", nil, [.timeZoneUnknown]),
      ("Mars/Phobos", "Mars/Phobos", nil, [.timeZoneUnknown]),
      ("Europe/Ulm", "Europe/Ulm", nil, [.timeZoneUnknown]),
    ] as [(String, String, Int?, [Deviation])])
  func noTimeZoneRefusesASheet(
    _ stated: String, name: String, minutes: Int?, deviations: [Deviation]
  ) throws {
    let sheet = try #require(validate(Fixture.sheet { $0.timeZone = stated }).accepted)
    #expect(sheet.sheet.timeZone == name)
    #expect(sheet.utcOffsetMinutes == minutes)
    #expect(sheet.deviations == deviations)
  }

  @Test func whatADeviceSaysAboutItselfIsCut() {
    let long = String(repeating: "ü", count: 70)
    let message = IngestionV1.AnswerSheet(
      timeZone: " Europe/Berlin\t", appVersion: long, platform: "a\0b\n",
      device: IngestionV1.Device(system: long, systemVersion: "\0", maker: long, model: long))
    let sheet = AnswerSheet(message)
    let cut = String(long.prefix(64))
    #expect(sheet.timeZone == "Europe/Berlin")
    #expect(sheet.appVersion == cut && sheet.platform == "a b")
    #expect(sheet.device.texts == [cut, "", cut, cut])
  }

  @Test func everythingWrongIsReportedAtOnce() {
    let sheet = Fixture.sheet {
      $0.sheetID = "x"
      $0.finishedAt = nil
      $0.contentHash = "0"
    }
    #expect(
      Set(findings(sheet) ?? []) == [
        Finding("sheet_id", .sheetIDInvalid), Finding("finish_time", .timeMissing),
        Finding("content_hash", .contentHashMismatch),
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
    let sheet = Fixture.sheet { $0.sheetID = String(repeating: "z", count: 100_000) }
    guard case .rejected(let violations) = validate(sheet) else {
      Issue.record("accepted")
      return
    }
    #expect(violations.allSatisfy { $0.description.utf8.count < 200 })
  }
}
