import Calendar
import Testing

@testable import IngestionService

/// Implausible times: the sheet is marked, and time-dependent rules do not reject it.
@Suite struct ClockTests {
  private let limits = SheetLimits()

  private func at(_ microseconds: Int64) -> Instant {
    Fixture.now.advanced(byMicroseconds: microseconds)
  }

  private func sheet(finished instant: Instant) -> AnswerSheet {
    Fixture.sheet {
      $0.startedAt = nil
      $0.finishedAt = DeviceTime(instant)
    }
  }

  /// A context with a recent joining.
  private func context(
    startsAt: Instant? = nil, endsAt: Instant? = nil, uses: [QuestionnaireUse]? = nil
  ) -> ValidationContext {
    var context = Fixture.context(uses: uses, startsAt: startsAt, endsAt: endsAt)
    context.enrolments["tys"]?.beginning = .at(Fixture.now)
    return context
  }

  @Test func theToleranceIsADayBothWays() {
    for (distance, isMarked) in [
      (-limits.pastToleranceMicroseconds, false), (-limits.pastToleranceMicroseconds - 1, true),
      (limits.futureToleranceMicroseconds, false), (limits.futureToleranceMicroseconds + 1, true),
    ] {
      #expect(
        validate(sheet(finished: at(distance)), in: context()).deviations
          == (isMarked ? [.clockImplausible] : []), "\(distance)")
    }
  }

  @Test func theToleranceIsConfigurable() {
    var context = context()
    context.limits.futureToleranceMicroseconds = 0
    context.limits.pastToleranceMicroseconds = 0
    #expect(validate(sheet(finished: at(0)), in: context).deviations == [])
    for distance: Int64 in [-1, 1] {
      #expect(
        validate(sheet(finished: at(distance)), in: context).deviations == [.clockImplausible])
    }
  }

  /// 2016, 1970, the first and the last instant of a Timestamp.
  @Test(arguments: [
    DeviceTime(seconds: 1_456_790_400), DeviceTime(seconds: 0),
    DeviceTime(seconds: Int64(Instant.range.lowerBound)),
    DeviceTime(seconds: Int64(Instant.range.upperBound), nanoseconds: 999_999_999),
  ])
  func aResetClockLosesNoSheet(_ time: DeviceTime) throws {
    let study = context(
      startsAt: at(-3_600_000_000), endsAt: at(3_600_000_000),
      uses: [
        QuestionnaireUse(
          questionnaireID: "daily", version: 3, availability: .deactivated(since: at(-1)),
          repeatIntervalHours: 1)
      ])
    let decision = validate(
      Fixture.sheet {
        $0.startedAt = nil
        $0.finishedAt = time
      }, in: study)
    guard case .accepted(let accepted) = decision else {
      Issue.record("refused: \(decision)")
      return
    }
    #expect(accepted.deviations == [.clockImplausible])
    #expect(accepted.finishedAt == time.instant)
    #expect(accepted.repeatIntervalMicroseconds == 0)
  }

  /// If the participant left, only the device time shows whether a sheet predates the departure.
  @Test func sheetsDatedAfterTheDepartureAreRejected() throws {
    var study = context()
    study.enrolments["tys"]?.absences = [.init(after: at(-1))]
    for instant in [at(0), at(2 * limits.futureToleranceMicroseconds)] {
      guard case .rejected(let violations) = validate(sheet(finished: instant), in: study) else {
        Issue.record("taken")
        return
      }
      #expect(violations.map(\.reason) == [.notEnrolled])
      #expect(
        violations[0].description
          == "left the study at \(at(-1).iso8601); finished at \(instant.iso8601) by the device's "
          + "clock, after that")
    }
  }

  @Test func aClockThatWasResetBeforeTheDepartureLosesNoSheet() {
    var study = context()
    study.enrolments["tys"]?.absences = [.init(after: at(-1))]
    for instant in [Instant.earliest, Instant(microseconds: 0)] {
      #expect(validate(sheet(finished: instant), in: study).deviations == [.clockImplausible])
    }
    // Judged by the rules at the departure.
    study.studies["tys"] = .known(
      StudyRules(
        studyID: "tys", uses: [QuestionnaireUse(questionnaireID: "daily", version: 3)],
        pauses: [StudyPause(from: at(-2), until: at(0))]))
    #expect(
      validate(sheet(finished: .earliest), in: study).deviations == [.clockImplausible, .paused])
  }

  @Test func aLastingPauseHoldsThemBack() {
    var study = context()
    study.studies["tys"] = .known(
      StudyRules(
        studyID: "tys", uses: [QuestionnaireUse(questionnaireID: "daily", version: 3)],
        pauses: [StudyPause(from: at(-1))]))
    #expect(validate(sheet(finished: .earliest), in: study).obstacles == [.studyPaused])
  }

  @Test func anUnknownJoiningHoldsOldSheetsBack() {
    var study = context()
    study.enrolments["tys"]?.beginning = .notYetKnown
    let edge = -limits.pastToleranceMicroseconds
    #expect(validate(sheet(finished: at(edge)), in: study).deviations == [])
    #expect(
      validate(sheet(finished: at(edge - 1)), in: study).obstacles == [.enrolmentNotYetKnown])
  }

  @Test func otherTimesThatCannotBeRightAreMarkedToo() {
    let late = DeviceTime(at(limits.futureToleranceMicroseconds + 1))
    let changes: [(inout AnswerSheet) -> Void] = [
      { $0.startedAt = DeviceTime(Fixture.now.advanced(byMicroseconds: 1)) },
      { $0.answers[2].answeredAt = late },
      { $0.noise = [NoiseMeasurement(measuredAt: late, level: 0.5)] },
      { $0.positions = [PositionMeasurement(measuredAt: late, latitude: 48, longitude: 10)] },
    ]
    for change in changes {
      #expect(validate(Fixture.sheet(change)).deviations == [.clockInconsistent])
    }
    #expect(validate(Fixture.sheet { $0.startedAt = $0.finishedAt }).deviations == [])
  }
}
