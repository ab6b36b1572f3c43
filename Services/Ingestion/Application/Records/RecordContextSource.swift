import Calendar
import FoundationEssentials
import IngestionDomain
package import ServiceKit

/// Gathers what changes of records are validated against.
package struct RecordContextSource: Sendable {
  private let studies: StudyCache
  private let library: LibraryCache
  private let enrolments: EnrolmentCache
  private let timeZones: TimeZoneNames
  private let limits: InEffect<IngestionLimits>

  package init(
    studies: StudyCache, library: LibraryCache, enrolments: EnrolmentCache,
    timeZones: TimeZoneNames, limits: InEffect<IngestionLimits>
  ) {
    self.studies = studies
    self.library = library
    self.enrolments = enrolments
    self.timeZones = timeZones
    self.limits = limits
  }

  /// A decision on each change. Where the rules of a study, as they are known here, refuse one, the catalogue
  /// is asked whether there are newer ones before it is refused for good.
  ///
  /// - Returns: besides, the triggers of those studies that it had to look at.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  func decide(
    _ changes: [RecordChange], by submitter: Submitter, now: Date
  ) async throws -> ([RecordDecision], [String: StudyTriggers]) {
    let context = try await context(for: changes, by: submitter, now: now)
    let decisions = RecordValidation.decide(changes, in: context)
    let unconfirmed = Set(
      zip(changes, decisions).filter {
        $1.waits(for: .studyUnconfirmed) || $1.waits(for: .studyNotYetKnown)
      }.map(\.0.record.studyID))
    guard !unconfirmed.isEmpty else { return (decisions, context.triggers) }
    let confirmed = try await self.context(
      for: changes, by: submitter, now: now, confirming: unconfirmed)
    return (RecordValidation.decide(changes, in: confirmed), confirmed.triggers)
  }

  private func context(
    for changes: [RecordChange], by submitter: Submitter, now: Date,
    confirming unconfirmed: Set<String> = []
  ) async throws -> RecordContext {
    var context = RecordContext(
      now: Instant(now), timeZones: timeZones.known, limits: limits.current.records)
    context.consentEnds = submitter.consentEnds.mapValues { Instant($0) }
    // What is spelled as nothing can be needs no look-up to be refused, and deletions need none.
    let records = changes.filter { !$0.isDeletion && $0.record.isWellNamed }.map(\.record)
    guard !records.isEmpty else { return context }
    context.enrolments = try await enrolments.enrolments(
      of: submitter,
      at: records.reduce(into: [:]) { times, record in
        times[record.studyID, default: []] += [context.judgedAt(record)].compactMap(\.self)
      })
    // Nothing is looked up for strangers.
    let members = records.filter { context.enrolments[$0.studyID]?.isStranger == false }
    context.studies = try await studies.rules(
      for: Dictionary(members.map { ($0.studyID, []) }, uniquingKeysWith: { first, _ in first }),
      confirming: unconfirmed, arrivedAt: submitter.arrivedAt)
    context.vocabularies = try await library.entries(
      of: members.reduce(into: []) { $0.formUnion(context.libraryVersions(for: $1)) },
      arrivedAt: submitter.arrivedAt)
    return context
  }
}

extension RecordContext {
  fileprivate var triggers: [String: StudyTriggers] {
    studies.compactMapValues { $0.known?.triggers }
  }
}
