import Fields
import Messages
import Questionnaires
import RPCCore
import ServiceKit

/// A search request with filters, page and language.
struct QuestionnaireSearch: Sendable {
  /// Maximum length of the query in Unicode scalars.
  static let wordsMax = 500
  /// Maximum number of results over all pages; use the change feed to list everything.
  static let foundMax = 10_000

  private let language: LanguageTag?
  private let page: Paging<Int>
  /// The query, with one result more than the page size.
  let query: QuestionnaireQuery

  /// - Throws: INVALID_ARGUMENT.
  init(_ request: CatalogueV1.SearchQuestionnairesRequest) throws {
    var checks = FieldChecks()
    if request.query.unicodeScalars.count > Self.wordsMax {
      checks.reject(
        "query", .queryTooLong, "at most \(Self.wordsMax) characters are allowed")
    }
    language = checks.optionalLanguage(request.language, field: "language")
    checks.optionalID(request.projectID, field: "project_id")
    let textLanguage = checks.optionalLanguage(request.textLanguage, field: "text_language")
    checks.optionalID(request.itemID, field: "item_id")
    page = checks.page(request, max: 100, isKnown: (0..<Self.foundMax).contains)
    try checks.unwrap()
    let offset = page.last ?? 0
    query = QuestionnaireQuery(
      words: request.query.contains { !$0.isWhitespace } ? request.query : "",
      project: request.projectID, licence: request.licence,
      textLanguage: textLanguage?.description ?? "", item: request.itemID,
      includesRetired: request.includeRetired, offset: offset,
      limit: min(page.size + 1, Self.foundMax - offset))
  }

  /// - Throws: `DecodingError`.
  func answer(
    _ found: [FoundQuestionnaire], knownTag: String
  ) throws -> CatalogueV1.SearchQuestionnairesResponse {
    let found = Page(found, size: page.size)
    var response = CatalogueV1.SearchQuestionnairesResponse(
      questionnaires: try found.items.map { found in
        var summary = try CatalogueV1.QuestionnaireSummary(
          serialized: found.summary, limits: .stored)
        summary.retired = found.isRetired
        let lookup = LanguageLookup(requested: language, studyDefault: "")
        summary.title = summary.title.map { $0.localized(lookup) }
        summary.description = summary.description.map { $0.localized(lookup) }
        return summary
      }, nextPageToken: page.token(after: found) { _ in query.offset + page.size })
    let etag = EntityTag.contents(of: response)
    guard knownTag != etag else {
      return CatalogueV1.SearchQuestionnairesResponse(etag: etag, notModified: true)
    }
    response.etag = etag
    return response
  }
}
