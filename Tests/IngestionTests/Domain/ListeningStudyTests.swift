import Calendar
import Testing

@testable import IngestionService

/// Rules about the study and enrolment of listening sessions.
@Suite struct ListeningStudyTests {
  private typealias Fixture = IngestionTests.Fixture
  private typealias Listening = ListeningFixture

  private func at(_ seconds: Int) -> Instant { Fixture.now.adding(seconds: seconds) }

  @Test func collectionsAreThoseOfTheStudy() {
    #expect(
      Listening.findings { $0.collectionID = "noise" }
        == [Finding("collection_id", .collectionNotInStudy)])
    // Rules that may be outdated reject nothing permanently.
    var context = Listening.context()
    context.studies["son"] = .known(
      StudyRules(studyID: "son", uses: [], settledUntil: at(-3600)))
    #expect(Listening.obstacles(in: context) == [.studyUnconfirmed])
  }

  @Test func sessionsBeforeTheRemovalOfACollectionAreAccepted() {
    var rules = StudyRules(studyID: "son", uses: [])
    // The session began two minutes ago.
    for (closedAt, isAccepted) in [(at(-119), true), (at(-120), false)] {
      rules.closedSoundCollections["tones"] = closedAt
      let context = Listening.context { $0.studies["son"] = .known(rules) }
      #expect(
        Listening.findings(in: context) { _ in }
          == (isAccepted ? [] : [Finding("collection_id", .collectionNotInStudy)]))
    }
    // A session with an implausible clock may have been before the closing.
    let context = Listening.context { $0.studies["son"] = .known(rules) }
    #expect(
      Listening.accepted(in: context) { $0.startedAt = DeviceTime(at(25 * 3600)) } != nil)
  }

  @Test func versionsAreUnknownOrNotKnownYet() {
    let key = LibraryVersion(.soundCollection, "tones", version: 2)
    for (known, isKnown) in [
      (Resolution<PreparedLibraryEntry>.unknown(), true),
      (.unknown(settledUntil: at(-3600)), false), (.unavailable, false),
    ] {
      let context = Listening.context { $0.library[key] = known }
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
    context.studies["son"] = .unknown()
    #expect(
      Listening.findings(in: context) { _ in } == [Finding("study_id", .studyUnknown)])
    context.studies["son"] = .unavailable
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
      let context = Listening.context { $0.enrolments["son"] = enrolment }
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
      let context = Listening.context { $0.enrolments["son"] = enrolment }
      #expect(Listening.obstacles(in: context) == [reason])
    }
  }

  /// Callers outside the study learn nothing about its sounds.
  @Test func outsidersLearnNothing() {
    let context = Listening.context { $0.enrolments["son"] = .stranger() }
    #expect(
      Listening.findings(in: context) { $0.collectionID = "noise" }
        == [Finding("study_id", .notEnrolled)])
  }

  @Test func pausesAndConsentsAreWaitedFor() {
    func context(_ pause: StudyPause) -> ValidationContext {
      Listening.context {
        $0.studies["son"] = .known(
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
    let ended = Listening.context { $0.consentEnds["son"] = at(-120) }
    #expect(Listening.obstacles(in: ended) == [.consentEnded])
  }

  @Test func clocksThatCannotBeRightLoseNothing() {
    let tolerance = Int(SheetLimits().futureToleranceMicroseconds / 1_000_000)
    for (start, duration, deviations) in [
      (tolerance, 1, [Deviation.clockInconsistent]), (tolerance - 1, 1, []),
      (tolerance + 1, 1, [.clockImplausible]), (0, 3600, []),
      // The duration exceeds the elapsed time for every clock within the tolerance.
      (tolerance - 10, 20, [.clockInconsistent]),
    ] {
      #expect(
        Listening.accepted {
          $0.startedAt = DeviceTime(at(start))
          $0.netDuration = DeviceDuration(seconds: Int64(duration))
        }?.deviations == deviations, "\(start) \(duration)")
    }
    let joined = Listening.context { $0.enrolments["son"]?.beginning = .at(at(0)) }
    for (start, deviations) in [
      (-tolerance, []), (-tolerance - 1, [Deviation.clockImplausible]),
    ] {
      #expect(
        Listening.accepted(in: joined) { $0.startedAt = DeviceTime(at(start)) }?.deviations
          == deviations)
    }
  }

  @Test func noTimeZoneRefusesASession() throws {
    for (stated, name, minutes, deviations) in [
      ("europe/berlin", "Europe/Berlin", 60, []),
      ("GMT+0530", "UTC+05:30", 330, [.timeZoneUnknown]),
      ("Europe/Atlantis", "Europe/Atlantis", nil, [.timeZoneUnknown]),
      ("", "", nil, [.timeZoneUnknown]),
    ] as [(String, String, Int?, [Deviation])] {
      let session = try #require(Listening.accepted { $0.timeZone = stated })
      #expect(session.session.timeZone == name)
      #expect(session.utcOffsetMinutes == minutes)
      #expect(session.deviations == deviations)
    }
  }
}
