import Calendar
import FoundationEssentials
import Logging
import Postgres
import ServiceKit
import Synchronization

/// Study rules, looked up in memory, then in the read model, then at the catalogue.
///
/// Another process may consume the bus, so cached rules are reloaded after one second.
final class StudyCache: Sendable {
  private struct Entry {
    var rules: StudyRules
    var until: ContinuousClock.Instant
  }

  private let pool: PostgresPool
  private let owner: any StudyOwner
  private let learnStudy = LearnStudy()
  private let clock: any WallClock
  private let freshFor: Duration
  private let entries = Mutex<[String: Entry]>([:])
  /// Lookups in progress, by study ids. Concurrent calls for the same studies share one lookup.
  private let lookups = Mutex<[Set<String>: Task<[String: StudyRules], any Error>]>([:])
  private let inquiries = SingleFlightCache<String, StudyRules>()
  /// When the request was sent that the catalogue answered last, by study. The local rules are
  /// never older than that, so older sheets need no new request.
  private let confirmations = Mutex<[String: ContinuousClock.Instant]>([:])
  private let logger: Logger
  private static let entryCountMax = 1000

  init(
    pool: PostgresPool, owner: any StudyOwner, clock: any WallClock,
    freshFor: Duration = .seconds(1), logger: Logger
  ) {
    self.pool = pool
    self.owner = owner
    self.clock = clock
    self.freshFor = freshFor
    self.logger = logger
  }

  /// Returns the rules of the studies.
  ///
  /// - Parameters:
  /// - questionnaires: per study, the questionnaires its rules should contain. If one is missing,
  ///   the study may have a newer revision.
  /// - unconfirmed: studies for which the catalogue is asked for a newer revision after the call
  ///   arrived, at most twice a second per study.
  /// - arrivedAt: arrival time of the call.
  /// - Throws: `PostgresError`.
  func rules(
    for questionnaires: [String: Set<String>], confirming unconfirmed: Set<String> = [],
    arrivedAt: ContinuousClock.Instant = .now
  ) async throws -> [String: Resolution<StudyRules>] {
    let known = try await knownRules(of: Set(questionnaires.keys))
    var resolutions: [String: Resolution<StudyRules>] = [:]
    for (studyID, names) in questionnaires where !unconfirmed.contains(studyID) {
      guard let rules = known[studyID], names.isSubset(of: rules.uses.keys) else { continue }
      resolutions[studyID] = confirmed(rules)
    }
    let asked = Set(questionnaires.keys).subtracting(resolutions.keys)
    guard !asked.isEmpty else { return resolutions }
    return try await withThrowingTaskGroup(of: (String, Resolution<StudyRules>).self) { group in
      for studyID in asked {
        group.addTask {
          (
            studyID,
            try await self.asking(
              for: studyID, knowing: known[studyID], arrivedAt: arrivedAt,
              afresh: unconfirmed.contains(studyID))
          )
        }
      }
      return try await group.reduce(into: resolutions) { $0[$1.0] = $1.1 }
    }
  }

  /// The rules, with the time up to which the catalogue's last answer confirms them.
  private func confirmed(_ rules: StudyRules) -> Resolution<StudyRules> {
    // Without a catalogue to ask, the rules from the bus are final.
    guard owner.canBeAsked else { return .known(rules, settledUntil: .distantFuture) }
    let askedAt = confirmations.withLock { $0[rules.studyID] }
    return .known(
      rules,
      settledUntil: askedAt.map {
        .settled(byAnswerOf: $0.duration(to: .now), now: Instant(clock.now()))
      } ?? .distantPast)
  }

  private func asking(
    for studyID: String, knowing known: StudyRules?, arrivedAt: ContinuousClock.Instant,
    afresh: Bool
  ) async throws -> Resolution<StudyRules> {
    let inquired = await ask(for: studyID, arrivedAt: arrivedAt, afresh: afresh)
    let settledUntil = inquired.settledUntil(now: Instant(clock.now()))
    switch inquired.answer {
    case .found(let asked):
      noteConfirmation(of: studyID, at: inquired.age.map { .now - $0 } ?? arrivedAt)
      // The rules known locally may be newer than a cached answer.
      let rules = try await knownRules(of: [studyID])[studyID] ?? asked
      return .known(rules, settledUntil: settledUntil)
    case .notFound: return known.map(confirmed) ?? .unknown(settledUntil: settledUntil)
    case .unreachable: return known.map(confirmed) ?? .unavailable
    }
  }

  private func noteConfirmation(of studyID: String, at askedAt: ContinuousClock.Instant) {
    confirmations.withLock { confirmations in
      if confirmations.count >= Self.entryCountMax, confirmations[studyID] == nil {
        confirmations.removeAll()
      }
      confirmations[studyID] = max(askedAt, confirmations[studyID] ?? askedAt)
    }
  }

  private func ask(
    for studyID: String, arrivedAt: ContinuousClock.Instant, afresh: Bool
  ) async -> Inquired<StudyRules> {
    let question: @Sendable () async -> OwnerAnswer<StudyRules> = { [self] in
      switch await owner.study(studyID) {
      case .found(let study):
        do {
          return try await learn(study).map { .found($0) } ?? .unreachable
        } catch {
          logger.warning(
            "an answer of the catalogue cannot be stored",
            metadata: ["study": "\(studyID)", "reason": "\(error)"])
          return .unreachable
        }
      case .notFound: return .notFound
      case .unreachable: return .unreachable
      }
    }
    return afresh
      ? await inquiries.askAfresh(studyID, arrivedAt: arrivedAt, question)
      : await inquiries.ask(studyID, arrivedAt: arrivedAt, question)
  }

  private func knownRules(of studyIDs: Set<String>) async throws -> [String: StudyRules] {
    let now = ContinuousClock.now
    var rules = entries.withLock { entries in
      entries.filter { studyIDs.contains($0.key) && $0.value.until > now }.mapValues(\.rules)
    }
    let missing = studyIDs.subtracting(rules.keys)
    if !missing.isEmpty {
      rules.merge(try await lookUp(missing)) { $1 }
    }
    return rules
  }

  private func lookUp(_ studyIDs: Set<String>) async throws -> [String: StudyRules] {
    let lookup = lookups.withLock { lookups in
      if let running = lookups[studyIDs] { return running }
      // The lookup is shared: deadline and cancellation of the first caller must not affect the
      // others.
      let lookup = Task.detached { [self] in
        defer { self.lookups.withLock { $0[studyIDs] = nil } }
        let loaded = try await StudyStore.load(studyIDs, on: pool)
        remember(loaded)
        return loaded
      }
      lookups[studyIDs] = lookup
      return lookup
    }
    return try await lookup.value
  }

  private func learn(_ study: PublishedStudy) async throws -> StudyRules? {
    // The rules are in force since their publication, however late this process asks.
    let time = study.publishedAt ?? clock.now()
    try await pool.transaction { try await learnStudy(study, at: time, on: $0) }
    let loaded = try await StudyStore.load([study.studyID], on: pool)
    remember(loaded)
    return loaded[study.studyID]
  }

  private func remember(_ rules: [String: StudyRules]) {
    let until = ContinuousClock.now + freshFor
    entries.withLock { entries in
      if entries.count + rules.count > Self.entryCountMax { entries.removeAll() }
      for (studyID, rules) in rules { entries[studyID] = Entry(rules: rules, until: until) }
    }
  }
}

extension Resolution<StudyRules> {
  fileprivate static func known(_ rules: StudyRules, settledUntil: Instant) -> Resolution {
    var rules = rules
    rules.settledUntil = settledUntil
    return .known(rules)
  }
}
