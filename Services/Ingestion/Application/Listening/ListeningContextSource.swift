import Calendar
import FoundationEssentials
import IngestionDomain
package import ServiceKit

/// Gathers what batches of listening sessions are validated against.
package struct ListeningContextSource: Sendable {
  private let studies: StudyCache
  private let enrolments: EnrolmentCache
  private let library: LibraryCache
  private let timeZones: TimeZoneNames
  private let limits: InEffect<IngestionLimits>

  /// - Parameter limits: how far devices' clocks may be off, and how much is said of what is wrong.
  package init(
    studies: StudyCache, enrolments: EnrolmentCache, library: LibraryCache,
    timeZones: TimeZoneNames, limits: InEffect<IngestionLimits>
  ) {
    self.studies = studies
    self.enrolments = enrolments
    self.library = library
    self.timeZones = timeZones
    self.limits = limits
  }

  /// Costs no query where studies and collections are known already, and the sessions are new.
  ///
  /// - Parameter unconfirmed: studies whose rules, as they are known here, refuse a session.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  func context(
    for sessions: [ListeningSession], by submitter: Submitter, now: Date,
    confirming unconfirmed: Set<String> = []
  ) async throws -> ListeningContext {
    // What is spelled as nothing can be needs no look-up to be refused.
    let sessions = sessions.filter(\.isWellNamed)
    var study = ValidationContext(
      now: Instant(now), timeZones: timeZones.known, limits: limits.current.sheets)
    study.consentEnds = submitter.consentEnds.mapValues { Instant($0) }
    study.enrolments = try await enrolments.enrolments(
      of: submitter,
      at: sessions.reduce(into: [:]) { times, session in
        times[session.studyID, default: []] += [session.startedAt?.instant].compactMap(\.self)
      })
    // Nothing is looked up for strangers.
    let members = sessions.filter { study.enrolments[$0.studyID]?.isStranger == false }
    study.studies = try await studies.rules(
      for: members.reduce(into: [:]) { $0[$1.studyID] = [] }, confirming: unconfirmed,
      arrivedAt: submitter.arrivedAt)
    // Nor what no study offers.
    let offered = members.filter { session in
      guard case .known(let rules) = study.studies[session.studyID] else { return false }
      return rules.everHadSounds(of: session.collectionID)
    }
    return ListeningContext(
      study: study,
      collections: try await library.entries(
        of: Set(offered.map(\.collection)), arrivedAt: submitter.arrivedAt))
  }
}
