import Calendar
import Fields
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.ResultService`. Participants access only their own data; the token
/// identifies the participant. Participants who left a study can still read theirs.
struct ResultHandler: IngestionV1.ResultServiceProtocol {
  let listSeries: ListSeries
  let readSeries: ReadSeries
  let listTimeline: ListTimeline
  let readComparisons: ReadComparisons
  let readReport: ReadReport
  let threads: WorkerThreads
  let zones: ZoneDatabase

  func listSeries(
    _ request: IngestionV1.ListSeriesRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListSeriesResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    let paging: Paging<SeriesKey> = check.page(request, standard: 200, max: 500)
    try check.unwrap()
    let page = try await answering {
      Page(
        try await listSeries(
          of: participantID, studyID: request.studyID, after: paging.last, limit: paging.size + 1),
        size: paging.size)
    }
    return IngestionV1.ListSeriesResponse(
      series: page.items.compactMap { IngestionV1.SeriesOverview($0) },
      nextPageToken: paging.token(after: page) { $0.key })
  }

  func readSeries(
    _ request: IngestionV1.ReadSeriesRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ReadSeriesResponse {
    let submitter = try Submitter(context)
    let asked = try ReadSeries.Request(request)
    let bytesMax = ResponseBudget.bytesMax / asked.sources.count
    let series =
      if let period = SeriesPeriod(request.period) {
        try await answering {
          try await readSeries.summaries(asked, by: period, by: submitter)
        }.map { part in
          let (summaries, isCut) = part.newest(bytesMax) { IngestionV1.SeriesSummary($0) }
          return IngestionV1.ResultSeries(summaries: summaries, truncated: isCut)
        }
      } else {
        try await answering { try await readSeries.values(asked, by: submitter) }.map { part in
          let (points, isCut) = part.newest(bytesMax) { IngestionV1.SeriesPoint($0) }
          return IngestionV1.ResultSeries(points: points, truncated: isCut)
        }
      }
    return IngestionV1.ReadSeriesResponse(series: series)
  }

  func listTimeline(
    _ request: IngestionV1.ListTimelineRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListTimelineResponse {
    let submitter = try Submitter(context)
    var check = FieldChecks()
    check.optionalID(request.studyID, field: "study_id")
    let kinds = check.timelineKinds(request.kinds, field: "kinds")
    let paging: Paging<TimelinePosition> = check.page(request, standard: 20, max: 100)
    try check.unwrap()
    let entries = try await answering {
      try await listTimeline(
        of: submitter, studyID: request.studyID, kinds: kinds, after: paging.last,
        limit: paging.size + 1)
    }
    let (messages, page) = Page(entries, size: paging.size).fitting {
      IngestionV1.TimelineEntry($0)
    }
    return IngestionV1.ListTimelineResponse(
      entries: messages.filter { $0.entry != nil },
      nextPageToken: paging.token(after: page) { $0.position })
  }

  func readComparisons(
    _ request: IngestionV1.ReadComparisonsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ReadComparisonsResponse {
    let submitter = try Submitter(context)
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    try check.unwrap()
    let results = try await answering {
      try await readComparisons(in: request.studyID, by: submitter)
    }
    return IngestionV1.ReadComparisonsResponse(
      comparisons: results.map { IngestionV1.ComparisonResult($0) })
  }

  func renderReport(
    _ request: IngestionV1.RenderReportRequest, context: ServerCallContext
  ) async throws -> IngestionV1.RenderReportResponse {
    let submitter = try Submitter(context)
    let asked = try ReadReport.Request(request, zones: zones)
    return try await answering {
      // Drawing charts must not block an event loop.
      try await threads.running {
        let page = try ParticipantPage(
          try await readReport(asked, by: submitter), language: asked.language
        ).limited()
        return IngestionV1.RenderReportResponse(html: page.html, language: page.language)
      }
    }
  }
}

extension ParticipantPage {
  private static let bytesMax = 3 << 20

  /// Returns the document.
  ///
  /// - Throws: ``SharingError`` `.reportTooLarge`.
  func limited() throws -> (html: String, language: String) {
    let html = html
    guard html.utf8.count <= Self.bytesMax else {
      throw SharingError.reportTooLarge(limit: "bytes_max", max: Self.bytesMax)
    }
    return (html, say.language)
  }
}

extension SeriesPart {
  /// Encodes the newest values that fit, oldest first, and whether older ones were left out.
  fileprivate func newest<Entry: Message>(
    _ bytesMax: Int, _ encode: (Value) -> Entry
  ) -> (messages: [Entry], isTruncated: Bool) {
    let newestFirst = Page(items: values.reversed(), hasMore: isTruncated)
    let (messages, page) = newestFirst.fitting(bytesMax: bytesMax, encode)
    let kept = newest(page.items.count)
    return (messages.prefix(kept.values.count).reversed(), kept.isTruncated)
  }
}
