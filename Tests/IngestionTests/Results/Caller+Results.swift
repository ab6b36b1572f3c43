import FoundationEssentials
import Messages
import RPCClient
import RPCCore
import Stubs

extension Caller {
  private var results: IngestionV1.ResultServiceClient {
    IngestionV1.ResultServiceClient(stack.channel)
  }

  func results(
    _ request: IngestionV1.ReadSeriesRequest
  ) async throws -> [IngestionV1.ResultSeries] {
    try await results.readSeries(request, options: .bearer(token)).series
  }

  /// The values of each source: numbers as text, codes joined by `;`.
  func values(
    in studyID: String, _ sources: IngestionV1.SeriesSource.OneOfSource...
  ) async throws -> [[String]] {
    try await results(
      .init(studyID: studyID, sources: sources.map { IngestionV1.SeriesSource(source: $0) })
    ).map { series in series.points.map(\.text) }
  }

  /// The number of values by first day of the period.
  func counts(
    in studyID: String, _ source: IngestionV1.SeriesSource.OneOfSource,
    by period: IngestionV1.SeriesPeriod
  ) async throws -> [String] {
    try await results(
      .init(studyID: studyID, sources: [.init(source: source)], period: period)
    )[0].summaries.map { "\($0.startDate) \($0.values)" }
  }

  func overviews(
    _ request: IngestionV1.ListSeriesRequest
  ) async throws -> IngestionV1.ListSeriesResponse {
    try await results.listSeries(request, options: .bearer(token))
  }

  /// All pages, each series as its names, number, first and last value.
  func overviews(in studyID: String, pageSize: UInt32 = 0) async throws -> [String] {
    var request = IngestionV1.ListSeriesRequest(studyID: studyID, pageSize: pageSize)
    var found: [String] = []
    repeat {
      let page = try await overviews(request)
      found += page.series.map { one in
        "\(one.source?.text ?? "") \(one.values) \(one.first?.text ?? "") \(one.last?.text ?? "")"
      }
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return found
  }
}

extension IngestionV1.SeriesPoint {
  var text: String {
    switch value {
    case .number(let number): "\(number)"
    case .choice(let chosen): chosen.codes.joined(separator: ";")
    case .text(let text): "text \(text)"
    case nil: ""
    }
  }
}

extension IngestionV1.SeriesSource {
  fileprivate var text: String {
    switch source {
    case .question(let one): one.elementID
    case .itemID(let itemID): itemID
    case .score(let one): "score \(one.scoreID)"
    case .noise(let one): "noise \(one.unit)"
    case .measurement(let one): "\(one.code) \(one.unit) \(one.secondValue)"
    case .threshold(let one): "\(one.ear) \(one.frequency)"
    case .tinnitusMatch(let one): "\(one.ear) \(one.value)"
    case nil: ""
    }
  }
}

extension TestStudy {
  func question(_ elementID: String) -> IngestionV1.SeriesSource.OneOfSource {
    .question(.init(questionnaireID: diaryID, elementID: elementID))
  }
}
