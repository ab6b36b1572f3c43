import Calendar
import IngestionDomain
import Testing

/// Who may have listened when, and what a session waits for.
@Suite struct ListeningStudyTests {
  private typealias Fixture = IngestionTests.Fixture
  private typealias Listening = ListeningFixture

  private func at(_ seconds: Int) -> Instant { Fixture.now.adding(seconds: seconds) }

  @Test func collectionsAreThoseOfTheStudy() {
    #expect(
      Listening.findings { $0.collectionID = "noise" }
        == [Finding("collection_id", .collectionNotInStudy)])
    // By rules that may be outdated nothing is refused for good.
    var context = Listening.context()
    context.study.studies["son"] = .known(
      StudyRules(studyID: "son", uses: [], settledUntil: at(-3600)))
    #expect(Listening.obstacles(in: context) == [.studyUnconfirmed])
  }

  @Test func whatWasHeardBeforeACollectionLeftIsAccepted() {
    var rules = StudyRules(studyID: "son", uses: [])
    // The session began two minutes ago.
    for (closedAt, isAccepted) in [(at(-119), true), (at(-120), false)] {
      rules.closedSoundCollections["tones"] = closedAt
      let context = Listening.context { $0.study.studies["son"] = .known(rules) }
      #expect(
        Listening.findings(in: context) { _ in }
          == (isAccepted ? [] : [Finding("collection_id", .collectionNotInStudy)]))
    }
    // With a clock that cannot be right it may have been before.
    let context = Listening.context { $0.study.studies["son"] = .known(rules) }
    #expect(
      Listening.accepted(in: context) { $0.startedAt = DeviceTime(at(25 * 3600)) } != nil)
  }

  @Test func versionsAreUnknownOrNotKnownYet() {
    let key = LibraryVersion(.soundCollection, "tones", version: 2)
    for (known, isKnown) in [
      (Resolution<PreparedLibraryEntry>.unknown(), true),
      (.unknown(settledUntil: at(-3600)), false), (.unavailable, false),
    ] {
      let context = Listening.context { $0.collections[key] = known }
      if isKnown {
        #expect(
          Listening.findings(in: context) { _ in }
            == [Finding("collection_version", .collectionVersionUnknown)])
      } else {
        #expect(Listening.obstacles(in: context) == [.collectionNotYetKnown])
      }
    }
  }

  @Test func studiesAreUnknownOrNotKnownYet() {
    var context = Listening.context()
    context.study.studies["son"] = .unknown()
    #expect(
      Listening.findings(in: context) { _ in } == [Finding("study_id", .studyUnknown)])
    context.study.studies["son"] = .unavailable
    #expect(Listening.obstacles(in: context) == [.studyNotYetKnown])
  }

  @Test func aStudyBeginsAndEnds() {
    // The session began two minutes ago.
    for (startsAt, endsAt, reason) in [
      (at(-120), nil, nil), (at(-119), nil, .studyNotStarted), (nil, at(-119), nil),
      (nil, at(-120), .studyEnded),
    ] as [(Instant?, Instant?, Reason?)] {
      let context = Listening.context(startsAt: startsAt, endsAt: endsAt)
      #expect(
        Listening.findings(in: context) { _ in }
          == (reason.map { [Finding("start_time", $0)] } ?? []))
    }
  }

  @Test func onlyParticipantsListen() {
    for (enrolment, finding) in [
      (Enrolment.stranger(), Finding("study_id", .notEnrolled)),
      (
        Enrolment(absences: [Enrolment.Absence(after: at(-121))]),
        Finding("study_id", .notEnrolled)
      ), (Enrolment(absences: [Enrolment.Absence(after: at(-120))]), nil),
      (Enrolment(absences: [Enrolment.Absence(after: at(-300), until: at(-120))]), nil),
    ] as [(Enrolment, Finding?)] {
      let context = Listening.context { $0.study.enrolments["son"] = enrolment }
      #expect(Listening.findings(in: context) { _ in } == (finding.map { [$0] } ?? []))
    }
    for (enrolment, reason) in [
      (Enrolment.pending, Reason.enrolmentPending),
      (.stranger(doubt: .notYetKnown), .enrolmentNotYetKnown),
      (
        Enrolment(absences: [Enrolment.Absence(after: at(-300))], doubt: .tokenOutdated),
        .tokenOutdated
      ),
    ] {
      let context = Listening.context { $0.study.enrolments["son"] = enrolment }
      #expect(Listening.obstacles(in: context) == [reason])
    }
  }

  /// A stranger learns nothing about a study's sounds.
  @Test func strangersAreToldNothing() {
    let context = Listening.context { $0.study.enrolments["son"] = .stranger() }
    #expect(
      Listening.findings(in: context) { $0.collectionID = "noise" }
        == [Finding("study_id", .notEnrolled)])
  }

  @Test func pausesAndConsentsAreWaitedFor() {
    func context(_ pause: StudyPause) -> ListeningContext {
      Listening.context {
        $0.study.studies["son"] = .known(
          StudyRules(
            studyID: "son", uses: [], pauses: [pause], soundCollectionIDs: ["tones"]))
      }
    }
    #expect(Listening.obstacles(in: context(StudyPause(from: at(-120)))) == [.studyPaused])
    let over = context(StudyPause(from: at(-120), until: at(-60)))
    #expect(Listening.accepted(in: over)?.deviations == [.paused])
    #expect(
      Listening.accepted(in: context(StudyPause(from: at(-119), until: at(-60))))?.deviations
        == [])
    let ended = Listening.context { $0.study.consentEnds["son"] = at(-120) }
    #expect(Listening.obstacles(in: ended) == [.consentEnded])
  }

  @Test func clocksThatCannotBeRightLoseNothing() {
    let tolerance = Int(SheetLimits().futureToleranceMicroseconds / 1_000_000)
    for (start, duration, deviations) in [
      (tolerance, 1, [Deviation.clockInconsistent]), (tolerance - 1, 1, []),
      (tolerance + 1, 1, [.clockImplausible]), (0, 3600, []),
      // It cannot have been heard that long by now, wherever in the tolerance the clock is.
      (tolerance - 10, 20, [.clockInconsistent]),
    ] {
      #expect(
        Listening.accepted {
          $0.startedAt = DeviceTime(at(start))
          $0.netDuration = DeviceDuration(seconds: Int64(duration))
        }?.deviations == deviations, "\(start) \(duration)")
    }
    let joined = Listening.context { $0.study.enrolments["son"]?.beginning = .at(at(0)) }
    for (start, deviations) in [
      (-tolerance, []), (-tolerance - 1, [Deviation.clockImplausible]),
    ] {
      #expect(
        Listening.accepted(in: joined) { $0.startedAt = DeviceTime(at(start)) }?.deviations
          == deviations)
    }
  }

  @Test func aZoneThatANewerListMayHaveIsWaitedFor() {
    #expect(Listening.obstacles { $0.timeZone = "Europe/Atlantis" } == [.timeZoneNotYetKnown])
    #expect(
      Listening.findings { $0.timeZone = "" } == [Finding("time_zone", .required)])
  }
}
