import Calendar
internal import Fields
import FoundationEssentials

/// The validation of one listening session. Collects everything that is wrong instead of stopping at the first.
///
/// What cannot have been when it says is kept with a mark, as it is of sheets: a start that is more than the
/// tolerance before the joining or after the receipt is CLOCK_IMPLAUSIBLE; a start that may be right with an end
/// that was not reached yet is CLOCK_INCONSISTENT.
public struct SessionValidation: StudyValidation {
  let session: ListeningSession
  let context: ValidationContext
  private let collections: [LibraryVersion: Resolution<PreparedLibraryEntry>]
  var violations: ViolationList
  var obstacles: [Violation] = []
  var deviations: [Deviation] = []
  var areRulesSettled = true

  var studyID: String { session.studyID }
  var happenedAt: Instant? { session.startedAt?.instant }
  static var timeField: String { "start_time" }
  static var happening: String { "begun" }

  private init(_ session: ListeningSession, in context: ListeningContext, violationCountMax: Int) {
    self.session = session
    self.context = context.study
    collections = context.collections
    violations = ViolationList(countMax: violationCountMax)
  }

  /// One decision per session, in their order. None hangs on another one.
  public static func validate(
    _ sessions: [ListeningSession], in context: ListeningContext
  ) -> [SessionDecision] {
    let countMax = context.study.limits.violationCountMax(sheets: sessions.count)
    return sessions.map { session in
      var validation = SessionValidation(session, in: context, violationCountMax: countMax)
      return validation.decide()
    }
  }

  private mutating func decide() -> SessionDecision {
    let sessionID = checkSessionID()
    let startedAt = checkStart()
    let netMilliseconds = checkDuration()
    let end = checkEnd()
    let rating = checkRating()
    checkTimeZone(session.timeZone)
    checkLabel(session.appVersion, "app_version")
    if let startedAt, let netMilliseconds { checkReached(startedAt, netMilliseconds) }
    let judgedAt = context.judgedAt(startedAt, in: session.studyID)
    // A stranger learns nothing about a study's sounds.
    if checkNames(), checkEnrolment(at: judgedAt), checkStudy(judgedAt: judgedAt) {
      checkSound(judgedAt: judgedAt)
    }
    // What is wrong already stays wrong, whatever the unknown turns out to be.
    guard violations.isEmpty else { return .rejected(violations.reported) }
    guard obstacles.isEmpty, let sessionID, let startedAt, let netMilliseconds, let end, let rating
    else { return .postponed(obstacles) }
    return .accepted(
      AcceptedSession(
        sessionID: sessionID, startedAt: startedAt, netMilliseconds: netMilliseconds, end: end,
        rating: rating, deviations: deviations, session: session))
  }
}

// MARK: - What the session says by itself

extension SessionValidation {
  private mutating func checkSessionID() -> UUID? {
    let text = session.sessionID
    guard let sessionID = UUID(text: text) else {
      violations.add(.sessionIDInvalid, "session_id", "\(text.quotedExcerpt) is not a UUID")
      return nil
    }
    return sessionID
  }

  private mutating func checkStart() -> Instant? {
    guard session.startedAt != nil else {
      violations.add(.timeMissing, "start_time", "says when it began to play")
      return nil
    }
    guard let startedAt = checkTime(session.startedAt, "start_time", mark: .clockImplausible)
    else { return nil }
    if !context.isPlausible(startedAt, in: session.studyID) { mark(.clockImplausible) }
    return startedAt
  }

  /// Milliseconds.
  private mutating func checkDuration() -> Int64? {
    guard let duration = session.netDuration, duration.isPositive else {
      violations.add(
        .nothingPlayed, "net_duration", "a sound that was opened and not played is no session")
      return nil
    }
    guard let milliseconds = duration.milliseconds else {
      violations.add(.durationOutOfRange, "net_duration", "must be whole milliseconds")
      return nil
    }
    guard milliseconds <= AcceptedSession.netMillisecondsMax else {
      violations.add(.durationOutOfRange, "net_duration", "must be at most a day")
      return nil
    }
    return milliseconds
  }

  private mutating func checkReached(_ startedAt: Instant, _ netMilliseconds: Int64) {
    let endedAt = startedAt.advanced(byMicroseconds: netMilliseconds * 1000)
    if isPlausible, context.isTooLate(endedAt) { mark(.clockInconsistent) }
  }

  private mutating func checkEnd() -> SessionEnd? {
    if session.end == nil {
      violations.add(.sessionEndMissing, "end", "must say how the session ended")
    }
    return session.end
  }

  private mutating func checkRating() -> SessionRating? {
    switch session.rating {
    case .value(let value):
      guard SessionRating.values.contains(Int(value)) else {
        violations.add(.ratingInvalid, "rating.value", "must be 1–7")
        return nil
      }
      return .value(Int(value))
    case .declined(true): return .declined
    case .notAsked(true): return .notAsked
    case .declined(false):
      violations.add(.ratingInvalid, "rating.declined", "must be true, or another answer")
    case .notAsked(false):
      violations.add(.ratingInvalid, "rating.not_asked", "must be true, or another answer")
    case nil:
      violations.add(
        .ratingInvalid, "rating", "must have a value, or say that there is none and why")
    }
    return nil
  }
}

// MARK: - Study and sound

extension SessionValidation {
  /// False when they name nothing that can be.
  private mutating func checkNames() -> Bool {
    let faults = session.nameFaults
    for (field, fault) in faults {
      violations.add(fault == .missing ? .required : .idInvalid, field, fault.description)
    }
    return faults.isEmpty
  }

  /// Whether the study is known and has the collection.
  private mutating func checkStudy(judgedAt: Instant?) -> Bool {
    switch context.studies[session.studyID] ?? .unavailable {
    case .unknown(let settledUntil) where judgedAt.map { $0 <= settledUntil } ?? true:
      violations.add(
        .studyUnknown, "study_id", "there is no study \(session.studyID.quotedExcerpt)")
      return false
    case .unknown, .unavailable:
      waits(for: .studyNotYetKnown, "study_id", "the study is not known here yet")
      return false
    case .known(let rules):
      areRulesSettled = judgedAt.map { $0 <= rules.settledUntil } ?? true
      // Which rules the study had at a time that cannot be right, nobody can say.
      let startedAt = isPlausible ? judgedAt : nil
      checkDuration(of: rules, happenedAt: startedAt)
      checkPauses(of: rules, judgedAt: judgedAt)
      checkConsent(judgedAt: judgedAt)
      guard rules.hadSounds(of: session.collectionID, at: startedAt) else {
        refuse(
          .collectionNotInStudy, "collection_id",
          "the study has no collection of sounds \(session.collectionID.quotedExcerpt)")
        return false
      }
      return true
    }
  }

  private mutating func checkSound(judgedAt: Instant?) {
    let version = session.collectionVersion
    switch collections[session.collection] ?? .unavailable {
    case .unknown(let settledUntil) where judgedAt.map { $0 <= settledUntil } ?? true:
      violations.add(
        .collectionVersionUnknown, "collection_version", "version \(version) is not published")
    case .unknown, .unavailable:
      waits(
        for: .collectionNotYetKnown, "collection_version",
        "version \(version) is not known here yet")
    case .known(let entry):
      guard let collection = entry.soundCollection else {
        violations.add(
          .collectionVersionUnknown, "collection_version", "is no collection of sounds")
        return
      }
      if collection.sounds[session.soundID] == nil {
        violations.add(
          .soundUnknown, "sound_id",
          "version \(version) has no sound \(session.soundID.quotedExcerpt)")
      }
      if let minutes = session.loopMinutes, !collection.loopMinutes.contains(minutes) {
        let offered = loops(of: collection)
        violations.add(.loopUnknown, "loop_minutes", offered)
      }
    }
  }

  private func loops(of collection: PreparedSoundCollection) -> String {
    let offered = collection.loopMinutes.map { String($0) }.joined(separator: ", ")
    return offered.isEmpty
      ? "version \(session.collectionVersion) offers no loop"
      : "version \(session.collectionVersion) offers \(offered)"
  }
}

extension ListeningSession {
  /// What is wrong with the names of what was heard, by field: nothing can be of such a name, so nobody is
  /// asked about it.
  var nameFaults: [(field: String, fault: FieldFault)] {
    var faults: [(field: String, fault: FieldFault)] = []
    for (field, name) in [
      ("study_id", studyID), ("collection_id", collectionID), ("sound_id", soundID),
    ] where !IdentifierSyntax.isID(name) {
      faults.append((field, name.isEmpty ? .missing : .notAnID))
    }
    // Versions count from 1.
    if collectionVersion == 0 { faults.append(("collection_version", .missing)) }
    return faults
  }

  /// Whether a study, a version of a collection and a sound are named, by ids as they are spelled.
  public var isWellNamed: Bool { nameFaults.isEmpty }
}
