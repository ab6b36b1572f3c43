import Calendar
import FoundationEssentials
import Postgres
import ServiceKit

/// Returns a participant's own series, value by value or summarised by period.
struct ReadSeries: Sendable {
  struct Request: Sendable {
    var studyID: String
    /// The requested series, in the order of the answer.
    var sources: [SeriesSource]
    /// Values from this time on; nil for no lower limit.
    var from: Instant?
    /// Values before this time; nil for no upper limit.
    var until: Instant?
  }

  /// Maximum number of values or periods that the series of a call share.
  static let valuesMax = 20_000

  let router: PostgresReadRouter
  let questionnaires: QuestionnaireCache

  /// Returns the values of each source; empty without values.
  ///
  /// - Throws: ``IngestionError`` `.versionUnavailable` if an item is asked for; `PostgresError`.
  func values(
    _ request: Request, by submitter: Submitter
  ) async throws -> [SeriesPart<SeriesValue>] {
    try await parts(request, by: submitter) { asked, source, limit in
      SeriesReader.values(of: asked, source, limit: limit)
    }
  }

  /// Returns summaries of each source; empty without values.
  ///
  /// - Throws: as ``values(_:by:)``.
  func summaries(
    _ request: Request, by period: SeriesPeriod, by submitter: Submitter
  ) async throws -> [SeriesPart<SeriesSummary>] {
    try await parts(request, by: submitter) { asked, source, limit in
      SeriesReader.summaries(of: asked, by: period, source, limit: limit)
    }
  }

  private func parts<Value>(
    _ request: Request, by submitter: Submitter,
    _ statement: ([SeriesReader.Asked], SeriesSQL, Int) -> PostgresStatement<
      [Int: SeriesPart<Value>]
    >
  ) async throws -> [SeriesPart<Value>] {
    let asked = try await asked(request, by: submitter)
    var parts: [Int: SeriesPart<Value>] = [:]
    if !asked.isEmpty {
      let source = SeriesSQL(
        participantID: submitter.participantID, studyID: request.studyID, from: request.from,
        until: request.until)
      parts = try await router.answer(
        to: statement(asked, source, Self.valuesMax / request.sources.count))
    }
    return request.sources.indices.map { parts[$0] ?? SeriesPart() }
  }

  /// Names the sources as they are stored; an item by the questions that have it in the versions of
  /// the participant's sheets.
  private func asked(
    _ request: Request, by submitter: Submitter
  ) async throws -> [SeriesReader.Asked] {
    let hasItems = request.sources.contains { $0.key == nil }
    let definitions =
      hasItems ? try await definitions(of: request.studyID, by: submitter) : []
    return request.sources.enumerated().flatMap { place, source in
      guard case .item(let itemID) = source else {
        return source.key.map { [SeriesReader.Asked(place: place, key: $0)] } ?? []
      }
      return definitions.flatMap { definition in
        definition.definition.elements.filter { $0.question?.itemID == itemID }.map {
          SeriesReader.Asked(
            place: place, key: SeriesKey(.question, definition.questionnaireID, $0.id),
            version: definition.version)
        }
      }
    }
  }

  private func definitions(
    of studyID: String, by submitter: Submitter
  ) async throws -> [PreparedQuestionnaire] {
    let versions = try await router.answer(
      to: SeriesReader.versions(participantID: submitter.participantID, studyID: studyID))
    return try await questionnaires.resolutions(
      of: Set(versions), arrivedAt: submitter.arrivedAt
    ).map { version, resolution in
      guard let definition = resolution.known else {
        throw IngestionError.versionUnavailable(of: version.questionnaireID)
      }
      return definition
    }
  }
}

/// Lists the series in which a participant has values.
struct ListSeries: Sendable {
  let router: PostgresReadRouter
  let hiddenQuestions: HiddenQuestions

  /// - Parameter position: the last series already read; nil starts at the first.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  func callAsFunction(
    of participantID: UUID, studyID: String, after position: SeriesKey?, limit: Int
  ) async throws -> [SeriesOverview] {
    let hidden = try await hiddenQuestions(of: participantID, in: studyID)
    return try await router.answer(
      to: SeriesReader.overviews(
        SeriesSQL(participantID: participantID, studyID: studyID), without: hidden,
        after: position, limit: limit))
  }
}
