import Calendar
import Fields
import FoundationEssentials

/// Validates one listening session. Collects all violations instead of stopping at the first.
///
/// Implausible times are accepted with a mark, as for sheets. A start more than the tolerance
/// before the joining or after the receipt is CLOCK_IMPLAUSIBLE; a plausible start with an end in
/// the future is CLOCK_INCONSISTENT.
struct SessionValidation: StudyValidation {
  var session: ListeningSession
  let context: ValidationContext
  var violations: ViolationList
  var obstacles: [Violation] = []
  var deviations: [Deviation] = []
  var areRulesSettled = true

  var studyID: String { session.studyID }
  var happenedAt: Instant? { session.startedAt?.instant }
  static var timeField: String { "start_time" }
  static var happening: String { "begun" }

  private init(_ session: ListeningSession, in context: ValidationContext, violationCountMax: Int) {
    self.session = session
    self.context = context
    violations = ViolationList(countMax: violationCountMax)
  }

  /// Returns one decision per session, in order. Sessions do not depend on each other.
  static func validate(
    _ sessions: [ListeningSession], in context: ValidationContext
  ) -> [Decision<AcceptedSession>] {
    let countMax = context.limits.violationCountMax(sheets: sessions.count)
    return sessions.map { session in
      var validation = SessionValidation(session, in: context, violationCountMax: countMax)
      return validation.decide()
    }
  }

  private mutating func decide() -> Decision<AcceptedSession> {
    let sessionID = checkUUID(session.sessionID, "session_id", .sessionIDInvalid)
    let startedAt = checkStart()
    let netMilliseconds = checkDuration()
    let end = checkEnd()
    let rating = checkRating()
    let zone = checkTimeZone(session.timeZone)
    if let zone { session.timeZone = zone.name }
    if let startedAt, let netMilliseconds { checkReached(startedAt, netMilliseconds) }
    let judgedAt = context.judgedAt(startedAt, in: session.studyID)
    // Callers outside the study learn nothing about its sounds.
    if checkNames(session.nameFaults),
      checkEnrolment(at: context.memberAt(startedAt, in: session.studyID)),
      checkStudy(judgedAt: judgedAt)
    {
      checkSound(judgedAt: judgedAt)
    }
    // Known violations are final, whatever the missing data turns out to be.
    guard violations.isEmpty else { return .rejected(violations.reported) }
    guard obstacles.isEmpty, let sessionID, let startedAt, let netMilliseconds, let end, let rating
    else { return .postponed(obstacles) }
    return .accepted(
      AcceptedSession(
        sessionID: sessionID, startedAt: startedAt,
        countedAt: context.countedAt(startedAt, in: session.studyID),
        netMilliseconds: netMilliseconds, end: end, rating: rating,
        utcOffsetMinutes: zone?.offsetMinutes(at: startedAt), deviations: deviations,
        session: session))
  }
}

// MARK: - What the session says by itself

extension SessionValidation {
  private mutating func checkStart() -> Instant? {
    guard session.startedAt != nil else {
      violations.add(.timeMissing, "start_time", "missing: when playback began")
      return nil
    }
    guard let startedAt = checkTime(session.startedAt, "start_time", mark: .clockImplausible)
    else { return nil }
    if !context.isPlausible(startedAt, in: session.studyID) { mark(.clockImplausible) }
    return startedAt
  }

  /// Returns milliseconds.
  private mutating func checkDuration() -> Int64? {
    guard let duration = session.netDuration, duration.isPositive else {
      violations.add(
        .nothingPlayed, "net_duration", "must be greater than zero: the sound was not played")
      return nil
    }
    guard let milliseconds = duration.milliseconds else {
      violations.add(.durationOutOfRange, "net_duration", "must be whole milliseconds")
      return nil
    }
    guard milliseconds <= AcceptedSession.netMillisecondsMax else {
      violations.add(.durationOutOfRange, "net_duration", "must be at most one day")
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
      violations.add(.ratingInvalid, "rating.declined", "must be true if set")
    case .notAsked(false):
      violations.add(.ratingInvalid, "rating.not_asked", "must be true if set")
    case nil:
      violations.add(
        .ratingInvalid, "rating", "must have a value, `declined` or `not_asked`")
    }
    return nil
  }
}

// MARK: - Study and sound

extension SessionValidation {
  /// Returns whether the study is known and has the collection.
  private mutating func checkStudy(judgedAt: Instant?) -> Bool {
    guard let rules = checkStudyIsKnown(judgedAt: judgedAt) else { return false }
    // The rules at an implausible time are unknown.
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

  private mutating func checkSound(judgedAt: Instant?) {
    let version = session.collectionVersion
    switch context.library[session.collection] ?? .unavailable {
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
          .collectionVersionUnknown, "collection_version", "is not a sound collection")
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
  /// Malformed or missing names, by field. Such names cannot exist, so no lookup is made.
  var nameFaults: [(field: String, fault: FieldFault)] {
    var faults: [(field: String, fault: FieldFault)] = []
    for (field, name) in [
      ("study_id", studyID), ("collection_id", collectionID), ("sound_id", soundID),
    ] where !IdentifierSyntax.isID(name) {
      faults.append((field, name.isEmpty ? .missing : .notAnID))
    }
    // Versions start at 1.
    if collectionVersion == 0 { faults.append(("collection_version", .missing)) }
    return faults
  }

  /// Whether study, collection version and sound are well-formed ids.
  var isWellNamed: Bool { nameFaults.isEmpty }
}
