import Calendar
import CalendarSamples
import Questionnaires

@testable import IngestionService

/// A study with a sound collection, and a valid session.
enum ListeningFixture {
  static let collection = PreparedSoundCollection(
    SoundCollectionDefinition(
      id: "tones", title: TranslatedText(), defaultLanguage: "de", categories: [],
      sounds: [
        SoundDefinition(
          id: "rain", categoryID: "nature",
          title: TranslatedText([Translation(language: "de", text: "Regen")]),
          lengthMilliseconds: 60_000, file: nil)
      ], loopMinutes: [0, 1, 2, 5, 10]), version: 2)

  static func session(
    _ change: (inout ListeningSession) -> Void = { _ in }
  ) -> ListeningSession {
    var session = ListeningSession(
      sessionID: Fixture.sheetID, studyID: "son", collectionID: "tones", collectionVersion: 2,
      soundID: "rain",
      startedAt: DeviceTime(Fixture.now.advanced(byMicroseconds: -120_000_000)),
      netDuration: DeviceDuration(milliseconds: 61_500), loopMinutes: 2, end: .timer,
      rating: .value(3), timeZone: "Europe/Berlin", appVersion: "Otolith 1.0")
    change(&session)
    return session
  }

  static func context(
    startsAt: Instant? = nil, endsAt: Instant? = nil,
    _ change: (inout ValidationContext) -> Void = { _ in }
  ) -> ValidationContext {
    let rules = StudyRules(
      studyID: "son", startsAt: startsAt, endsAt: endsAt, uses: [], soundCollectionIDs: ["tones"])
    var context = ValidationContext(
      now: Fixture.now, zones: hostZones, studies: ["son": .known(rules)],
      enrolments: ["son": .enrolled],
      library: [
        LibraryVersion(.soundCollection, "tones", version: 2): .known(.soundCollection(collection))
      ])
    change(&context)
    return context
  }

  static func decision(
    _ session: ListeningSession, in context: ValidationContext = context()
  ) -> Decision<AcceptedSession> {
    SessionValidation.validate([session], in: context)[0]
  }

  /// The violations of the changed session; nil if postponed.
  static func findings(
    in context: ValidationContext = context(), _ change: (inout ListeningSession) -> Void
  ) -> [Finding]? {
    switch decision(session(change), in: context) {
    case .accepted: []
    case .rejected(let violations): violations.map { Finding($0.field, $0.reason) }
    case .postponed: nil
    }
  }

  static func obstacles(
    in context: ValidationContext = context(), _ change: (inout ListeningSession) -> Void = { _ in }
  ) -> [Reason]? {
    if case .postponed(let obstacles) = decision(session(change), in: context) {
      obstacles.map(\.reason)
    } else {
      nil
    }
  }

  static func accepted(
    in context: ValidationContext = context(), _ change: (inout ListeningSession) -> Void = { _ in }
  ) -> AcceptedSession? {
    if case .accepted(let session) = decision(session(change), in: context) {
      session
    } else {
      nil
    }
  }
}
