import Calendar
import Testing

@testable import IngestionService

/// Rules about the listening session itself and the sound.
@Suite struct ListeningSessionTests {
  private func findings(_ change: (inout ListeningSession) -> Void) -> [Finding]? {
    ListeningFixture.findings(change)
  }

  @Test func validSessionsAreAccepted() throws {
    let accepted = try #require(ListeningFixture.accepted())
    #expect(accepted.netMilliseconds == 61_500)
    #expect(accepted.end == .timer && accepted.rating == .value(3) && accepted.deviations == [])
  }

  @Test func unplayedSoundsAreRejected() {
    let nothing: [DeviceDuration?] = [
      nil, DeviceDuration(seconds: 0), DeviceDuration(seconds: -1),
      DeviceDuration(seconds: 0, nanoseconds: -1), DeviceDuration(seconds: .min),
    ]
    for duration in nothing {
      #expect(
        findings { $0.netDuration = duration } == [Finding("net_duration", .nothingPlayed)],
        "\(String(describing: duration))")
    }
  }

  @Test func durationsAreWholeMillisecondsUpToADay() {
    for (duration, isRight) in [
      (DeviceDuration(milliseconds: 1), true),
      (DeviceDuration(seconds: 86_400), true),
      (DeviceDuration(seconds: 86_400, nanoseconds: 1_000_000), false),
      (DeviceDuration(seconds: 86_401), false), (DeviceDuration(seconds: .max), false),
      (DeviceDuration(seconds: 0, nanoseconds: 1), false),
      (DeviceDuration(seconds: 1, nanoseconds: 1_500_000), false),
      (DeviceDuration(seconds: 1, nanoseconds: -1_000_000), false),
      (DeviceDuration(seconds: 1, nanoseconds: 1_000_000_000), false),
      (DeviceDuration(seconds: 1, nanoseconds: .min), false),
    ] {
      #expect(
        findings {
          $0.netDuration = duration
          // Early enough.
          $0.startedAt = DeviceTime(Fixture.now.advanced(byMicroseconds: -90_000_000_000))
        } == (isRight ? [] : [Finding("net_duration", .durationOutOfRange)]), "\(duration)")
    }
  }

  @Test func ratingsSayOneThing() {
    let ratings: [(SentRating?, String?)] = [
      (.value(1), nil), (.value(7), nil), (.declined(true), nil), (.notAsked(true), nil),
      (.value(0), "rating.value"), (.value(8), "rating.value"), (.value(.max), "rating.value"),
      (.declined(false), "rating.declined"), (.notAsked(false), "rating.not_asked"),
      (nil, "rating"),
    ]
    for (rating, field) in ratings {
      #expect(
        findings { $0.rating = rating } == (field.map { [Finding($0, .ratingInvalid)] } ?? []),
        "\(String(describing: rating))")
    }
  }

  @Test func loopsAreThoseOfTheCollection() {
    for (minutes, isOffered) in [
      (nil, true), (0, true), (10, true), (3, false), (UInt32.max, false),
    ] as [(UInt32?, Bool)] {
      #expect(
        findings { $0.loopMinutes = minutes }
          == (isOffered ? [] : [Finding("loop_minutes", .loopUnknown)]),
        "\(String(describing: minutes))")
    }
  }

  @Test func everythingThatIsWrongIsNamed() {
    #expect(
      findings {
        $0.sessionID = "no uuid"
        $0.startedAt = nil
        $0.netDuration = nil
        $0.end = nil
        $0.rating = nil
        $0.soundID = "snow"
        $0.loopMinutes = 3
      }.map { Set($0) } == [
        Finding("session_id", .sessionIDInvalid), Finding("start_time", .timeMissing),
        Finding("net_duration", .nothingPlayed), Finding("end", .sessionEndMissing),
        Finding("rating", .ratingInvalid), Finding("sound_id", .soundUnknown),
        Finding("loop_minutes", .loopUnknown),
      ])
  }

  @Test func idsAreSpelledAsIdsAre() {
    for id in ["", "no-uuid", "00000000-0000-0000-0000-000000000000", Fixture.sheetID + "0"] {
      #expect(
        findings { $0.sessionID = id } == [Finding("session_id", .sessionIDInvalid)], "\(id)")
    }
    #expect(
      findings {
        ($0.studyID, $0.collectionID, $0.soundID) = ("", "NO ID", "")
        $0.collectionVersion = 0
      } == [
        Finding("study_id", .required), Finding("collection_id", .idInvalid),
        Finding("sound_id", .required), Finding("collection_version", .required),
      ])
    #expect(
      findings { $0.startedAt = DeviceTime(seconds: .max) }
        == [Finding("start_time", .timeInvalid)])
  }

  @Test func listsOfViolationsHaveAnEnd() throws {
    let session = ListeningFixture.session { session in
      session.sessionID = ""
      (session.netDuration, session.rating, session.end) = (nil, nil, nil)
      session.studyID = String(repeating: "x", count: 100_000)
    }
    let decisions = SessionValidation.validate(
      Array(repeating: session, count: 500), in: ListeningFixture.context())
    for decision in decisions {
      guard case .rejected(let violations) = decision else {
        Issue.record("\(decision)")
        continue
      }
      #expect(violations.count <= 40)
      #expect(violations.allSatisfy { $0.description.utf8.count < 500 })
    }
  }

  @Test func otherContentsHaveOtherBytes() {
    let changes: [(inout ListeningSession) -> Void] = [
      { $0.sessionID = "1c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2e" }, { $0.studyID = "sos" },
      { $0.collectionID = "noise" }, { $0.collectionVersion = 3 }, { $0.soundID = "wind" },
      { $0.startedAt?.seconds += 1 }, { $0.startedAt?.nanoseconds += 1000 },
      { $0.startedAt = nil }, { $0.netDuration = DeviceDuration(milliseconds: 61_501) },
      { $0.netDuration = nil }, { $0.loopMinutes = nil }, { $0.loopMinutes = 0 },
      { $0.end = .user }, { $0.end = nil }, { $0.rating = .value(4) },
      { $0.rating = .declined(true) }, { $0.rating = .notAsked(true) }, { $0.rating = nil },
    ]
    var seen: Set<[UInt8]> = [ListeningFixture.session().canonicalBytes]
    for (place, change) in changes.enumerated() {
      #expect(seen.insert(ListeningFixture.session(change).canonicalBytes).inserted, "\(place)")
    }
    let again = ListeningFixture.session {
      $0.sessionID = $0.sessionID.uppercased()
      ($0.timeZone, $0.appVersion) = ("UTC", "Otolith 1.1")
    }
    #expect(again.canonicalBytes == ListeningFixture.session().canonicalBytes)
  }
}
