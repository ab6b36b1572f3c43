import Calendar
import Fields
import FoundationEssentials
import Postgres
import ReportPages
import ServiceKit

/// Collects what a participant's report shows. Also participants who left the study have one.
struct ReadReport: Sendable {
  struct Request: Sendable {
    var scope: ReportScope
    /// BCP 47; empty for English.
    var language: String
    /// Zone of dates of records, sessions and the report.
    var zone: IANAZone
  }

  /// A report with the rows that it was made of.
  struct Contents: Sendable {
    var report: ParticipantReport
    /// Newest first; empty if the scope has no records.
    var records: [StoredRecord] = []
    /// Latest first; empty if the scope has no listening.
    var sessions: [SessionRecord] = []
  }

  /// Maximum number of series, of records, and of listening sessions.
  private static let seriesMax = 300
  private static let recordsMax = 2_000
  private static let sessionsMax = 20_000
  private static let pageSize = 200
  private static let pageBytes = 2 << 20

  let router: PostgresReadRouter
  let pool: PostgresPool
  let readSeries: ReadSeries
  let hiddenQuestions: HiddenQuestions
  let texts: QuestionnaireTextSource
  let library: LibraryCache
  let clock: any WallClock

  /// - Throws: ``SharingError`` `.reportTooLarge`; ``IngestionError`` `.versionUnavailable`,
  ///   `.validationLimit`; `PostgresError`.
  func callAsFunction(
    _ request: Request, by submitter: Submitter
  ) async throws -> ParticipantReport {
    try await contents(request, by: submitter).report
  }

  /// Returns the report with the records and sessions of the scope.
  ///
  /// - Throws: as ``callAsFunction(_:by:)``.
  func contents(_ request: Request, by submitter: Submitter) async throws -> Contents {
    let scope = request.scope
    let words = try await words(of: submitter.participantID, request)
    let sources = try await sources(scope, words, by: submitter)
    var report = ParticipantReport(
      studyID: scope.studyID, day: request.zone.date(at: Instant(clock.now())).iso8601,
      firstDay: scope.from.map { request.zone.date(at: $0).iso8601 } ?? "",
      lastDay: scope.until.map {
        request.zone.date(at: $0.advanced(byMicroseconds: -1)).iso8601
      } ?? "", period: sources.period)
    let records =
      scope.hasHealthRecords
      ? try await records(of: submitter.participantID, in: scope) : []
    let quantities = try await add(records, to: &report, request)
    try await add(sources.all, to: &report, scope, by: submitter) { source, summaries in
      ParticipantReport.Series(
        source, words, quantities: quantities, summaries,
        say: ReportWords(language: request.language))
    }
    report.sort(by: words)
    let sessions =
      scope.hasListening
      ? try await sessions(of: submitter.participantID, in: scope) : []
    report.sounds = try await sounds(of: sessions, in: request.language)
    return Contents(report: report, records: records, sessions: sessions)
  }

  // MARK: - Series

  /// Texts by questionnaire: those of the newest version with a sheet, and of older ones for what it
  /// does not have.
  private func words(
    of participantID: UUID, _ request: Request
  ) async throws -> [String: QuestionnaireTexts] {
    let versions = try await router.answer(
      to: SeriesReader.versions(participantID: participantID, studyID: request.scope.studyID))
    let texts = try await texts.texts(of: Set(versions), language: request.language)
    var words: [String: QuestionnaireTexts] = [:]
    for (version, found) in texts.sorted(by: { $0.key.version > $1.key.version }) {
      words[version.questionnaireID, default: found].add(found)
    }
    return words
  }

  /// The series of a scope, in the order of the report.
  private func sources(
    _ scope: ReportScope, _ words: [String: QuestionnaireTexts], by submitter: Submitter
  ) async throws -> (all: [SeriesSource], period: SeriesPeriod) {
    let hidden = try await hiddenQuestions(of: submitter.participantID, in: scope.studyID)
    let overviews = try await router.answer(
      to: SeriesReader.overviews(
        SeriesSQL(
          participantID: submitter.participantID, studyID: scope.studyID, from: scope.from,
          until: scope.until), without: hidden, after: nil, limit: Self.seriesMax * 4))
    let chosen = overviews.filter { scope.contains($0.key) }
    let named = Set(scope.series.compactMap(\.key))
    let others = scope.series.filter { source in
      source.key.map { key in !chosen.contains { $0.key == key } } ?? true
    }
    let all = chosen.compactMap(\.key.source) + others
    guard all.count <= Self.seriesMax else {
      throw SharingError.reportTooLarge(limit: "series_max", max: Self.seriesMax)
    }
    let timed = overviews.filter { scope.contains($0.key) || named.contains($0.key) }
    let first = timed.map(\.first.at).min()
    let last = timed.map(\.last.at).max()
    let seconds = first.flatMap { first in last.map { $0.seconds(since: first) } } ?? 0
    return (all, ParticipantReport.period(of: seconds))
  }

  private func add(
    _ sources: [SeriesSource], to report: inout ParticipantReport, _ scope: ReportScope,
    by submitter: Submitter,
    series: (SeriesSource, SeriesPart<SeriesSummary>) -> ParticipantReport.Series
  ) async throws {
    for start in stride(from: 0, to: sources.count, by: ReportScope.namesMax) {
      let part = Array(sources[start..<min(start + ReportScope.namesMax, sources.count)])
      let summaries = try await readSeries.summaries(
        ReadSeries.Request(
          studyID: scope.studyID, sources: part, from: scope.from, until: scope.until),
        by: report.period, by: submitter)
      for (source, summaries) in zip(part, summaries) where !summaries.values.isEmpty {
        report.add(series(source, summaries), of: source)
      }
    }
  }

  // MARK: - Records and sessions

  /// Returns the participant's records in the scope, newest first.
  ///
  /// - Throws: ``SharingError`` `.reportTooLarge`; `PostgresError`.
  private func records(of participantID: UUID, in scope: ReportScope) async throws -> [StoredRecord]
  {
    var filter = RecordFilter()
    (filter.studyID, filter.from, filter.until) = (scope.studyID, scope.from, scope.until)
    var records: [StoredRecord] = []
    var position: RecordPosition?
    while true {
      let page = try await pool.answer(
        to: RecordReader.list(
          of: participantID, filter, after: position, limit: Self.pageSize,
          bytesMax: Self.pageBytes))
      records += page.items.map(\.record)
      guard records.count <= Self.recordsMax else {
        throw SharingError.reportTooLarge(limit: "records_max", max: Self.recordsMax)
      }
      guard page.hasMore, let last = page.items.last else { return records }
      position = last.position
    }
  }

  /// - Returns: labels of codes, by vocabulary and code.
  private func add(
    _ records: [StoredRecord], to report: inout ParticipantReport, _ request: Request
  ) async throws -> [String: [String: String]] {
    let words = try await RecordWordSource(library: library).words(
      of: records, in: request.language)
    for record in records {
      report.add(record, words: words[record.vocabularyID] ?? [:], zone: request.zone)
    }
    return words.mapValues { labels in
      Dictionary(labels.map { ($0.key.code, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Returns the participant's sessions in the scope, latest first.
  ///
  /// - Throws: ``SharingError`` `.reportTooLarge`; `PostgresError`.
  private func sessions(
    of participantID: UUID, in scope: ReportScope
  ) async throws -> [SessionRecord] {
    var sessions: [SessionRecord] = []
    var position: TimePosition?
    while true {
      let page = try await pool.answer(
        to: SessionReader.list(
          participantID: participantID, studyID: scope.studyID, after: position,
          limit: Self.pageSize))
      sessions += page.filter { scope.contains($0.countedAt) }
      guard sessions.count <= Self.sessionsMax else {
        throw SharingError.reportTooLarge(limit: "sessions_max", max: Self.sessionsMax)
      }
      guard page.count == Self.pageSize, let last = page.last else { return sessions }
      position = last.listPosition
    }
  }

  private func sounds(
    of sessions: [SessionRecord], in language: String
  ) async throws -> [SoundStatistics] {
    var sounds: [LibraryVersion: [String: SoundStatistics]] = [:]
    for session in sessions {
      // One entry for all versions of a collection.
      let collection = LibraryVersion(.soundCollection, session.collectionID, version: 0)
      sounds[collection, default: [:]][session.soundID, default: SoundStatistics(session)]
        .add(session)
    }
    return try await titled(sounds.values.flatMap(\.values), in: language)
  }

  private func titled(
    _ sounds: [SoundStatistics], in language: String
  ) async throws -> [SoundStatistics] {
    let entries = try await library.resolutions(
      of: Set(
        sounds.map { LibraryVersion(.soundCollection, $0.collectionID, version: $0.version) }))
    return SoundOrder.sessions.sorted(
      sounds.map { sound in
        var sound = sound
        let key = LibraryVersion(.soundCollection, sound.collectionID, version: sound.version)
        if case .known(let entry) = entries[key],
          let title = entry.soundCollection?.title(of: sound.soundID, in: language)
        {
          sound.title = title
        }
        return sound
      })
  }
}
