import Calendar
import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Makes the contents of a share: a FHIR Bundle with the sheets, series and records of the scope, and
/// the report as an attachment.
struct ShareContents: Sendable {
  let readReport: ReadReport
  let readSeries: ReadSeries
  let texts: QuestionnaireTextSource
  let library: LibraryCache
  let pool: PostgresPool
  let threads: WorkerThreads

  private static let contentType = "application/fhir+json"
  private static let pageSize = 100

  /// Returns the encrypted Bundle.
  ///
  /// - Throws: ``SharingError`` `.empty`, `.reportTooLarge`; ``IngestionError``
  ///   `.versionUnavailable`, `.validationLimit`; `PostgresError`.
  func encrypted(
    _ request: ReadReport.Request, _ secrets: ShareSecrets, now: Instant, by submitter: Submitter
  ) async throws -> String {
    // Work of seconds must not block an event loop.
    try await threads.running {
      let contents = try await readReport.contents(request, by: submitter)
      let report = contents.report
      var bundle = ShareBundle(patientID: UUID(), at: now)
      try await addSheets(to: &bundle, request, by: submitter)
      try await addSeries(to: &bundle, request, by: submitter)
      try await add(contents.records, to: &bundle, request, now: now)
      try add(contents.sessions, of: report.sounds, to: &bundle)
      guard bundle.resources > 0 || !report.isEmpty else { throw SharingError.empty }
      let page = ParticipantPage(report, language: request.language)
      let plain = bundle.finished(
        report: page.html, title: page.title, language: page.say.language, at: now)
      try Self.require(plain.count, max: ShareLimits.plainBytesMax)
      let encrypted = try secrets.encrypted(plain, contentType: Self.contentType)
      try Self.require(encrypted.utf8.count, max: ShareLimits.bytesMax)
      return encrypted
    }
  }

  private static func require(_ bytes: Int, max: Int) throws {
    guard bytes <= max else { throw SharingError.reportTooLarge(limit: "bytes_max", max: max) }
  }

  private func addSheets(
    to bundle: inout ShareBundle, _ request: ReadReport.Request, by submitter: Submitter
  ) async throws {
    let scope = request.scope
    guard scope.hasSheets else { return }
    let only = scope.questionnaireIDs.count == 1 ? scope.questionnaireIDs[0] : ""
    var position: TimePosition?
    var count = 0
    while true {
      let page = try await pool.answer(
        to: SheetReader.list(
          participantID: submitter.participantID, studyID: scope.studyID, questionnaireID: only,
          after: position, limit: Self.pageSize))
      let chosen = page.filter { $0.belongs(to: scope) }
      let texts = try await texts.texts(
        of: Set(chosen.map(\.version)), language: request.language)
      for record in chosen { bundle.add(record, texts[record.version] ?? QuestionnaireTexts()) }
      count += chosen.count
      guard count <= ShareLimits.sheetsMax else {
        throw SharingError.reportTooLarge(limit: "sheets_max", max: ShareLimits.sheetsMax)
      }
      try Self.require(bundle.byteCount, max: ShareLimits.plainBytesMax)
      // Newest first: no later sheet counts in the period.
      guard page.count == Self.pageSize, let last = page.last,
        scope.from.map({ last.countedAt >= $0 }) ?? true
      else { return }
      position = last.listPosition
    }
  }

  private func addSeries(
    to bundle: inout ShareBundle, _ request: ReadReport.Request, by submitter: Submitter
  ) async throws {
    let scope = request.scope
    guard !scope.series.isEmpty else { return }
    let parts = try await readSeries.values(
      ReadSeries.Request(
        studyID: scope.studyID, sources: scope.series, from: scope.from, until: scope.until),
      by: submitter)
    for (source, part) in zip(scope.series, parts) {
      let resource = SeriesResource(code: source.coding, subject: bundle.subject)
      for value in part.values {
        bundle.add { resource.write(value.content, at: value.at, to: &$0) }
      }
      try Self.require(bundle.byteCount, max: ShareLimits.plainBytesMax)
    }
  }

  private func add(
    _ records: [StoredRecord], to bundle: inout ShareBundle, _ request: ReadReport.Request,
    now: Instant
  ) async throws {
    let words = try await RecordWordSource(library: library).words(
      of: records, in: request.language)
    let today = request.zone.date(at: now)
    for record in records {
      let resource = RecordResource(
        record, of: bundle.subject, words: words[record.vocabularyID] ?? [:], today: today)
      for line in resource.lines { bundle.add(json: line) }
      try Self.require(bundle.byteCount, max: ShareLimits.plainBytesMax)
    }
  }

  private func add(
    _ sessions: [SessionRecord], of sounds: [SoundStatistics], to bundle: inout ShareBundle
  ) throws {
    let titles = Dictionary(
      sounds.map { ($0.collectionID + " " + $0.soundID, $0.title) },
      uniquingKeysWith: { first, _ in first })
    for session in sessions {
      let resource = SessionResource(
        session: session, subject: bundle.subject,
        title: titles[session.collectionID + " " + session.soundID] ?? session.soundID)
      bundle.add { resource.write(to: &$0) }
      try Self.require(bundle.byteCount, max: ShareLimits.plainBytesMax)
    }
  }
}

extension SheetRecord {
  fileprivate func belongs(to scope: ReportScope) -> Bool {
    !isWithdrawn && !deviations.contains(Deviation.clockImplausible.rawValue)
      && scope.contains(questionnaire: sheet.questionnaireID) && scope.contains(finishedAt)
  }
}

extension ShareBundle {
  fileprivate mutating func add(_ record: SheetRecord, _ texts: QuestionnaireTexts) {
    let resource = SheetResource(record: record, texts: texts, subject: subject)
    add(url: resource.url) { resource.writeResponse(to: &$0) }
    for score in resource.scores { add { resource.write(score, to: &$0) } }
  }
}

extension SeriesSource {
  /// The code of the series in Otolith's own code systems.
  fileprivate var coding: FHIRCoding {
    switch self {
    case .question(let questionnaireID, let elementID):
      FHIRCoding(
        system: "urn:otolith:questionnaire:\(questionnaireID)", code: elementID, display: "")
    case .score(let questionnaireID, let scoreID):
      FHIRCoding(system: "urn:otolith:score:\(questionnaireID)", code: scoreID, display: "")
    case .item(let itemID):
      FHIRCoding(system: "urn:otolith:item", code: itemID, display: "")
    default:
      FHIRCoding(
        system: "urn:otolith:series",
        code: (key?.names ?? []).filter { !$0.isEmpty }.joined(separator: "-"), display: "")
    }
  }
}
