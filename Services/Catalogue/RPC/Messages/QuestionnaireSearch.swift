internal import CatalogueApplication
internal import CatalogueDomain
internal import Messages
internal import Questionnaires
import RPCCore
internal import ServiceKit

/// A search as it was asked for: its filters, its page, the language of its answer.
struct QuestionnaireSearch: Sendable {
  /// Unicode scalars.
  static let wordsMax = 500
  /// Where the last page ends: nobody reads on; who wants all lists changes.
  static let foundMax = 10_000

  private let language: LanguageTag?
  private let page: PageRequest
  /// With one more than the page has.
  let query: QuestionnaireQuery

  /// - Throws: INVALID_ARGUMENT.
  init(_ request: CatalogueV1.SearchQuestionnairesRequest) throws {
    var checks = FieldChecks()
    if request.query.unicodeScalars.count > Self.wordsMax {
      checks.reject(
        "query", "QUERY_TOO_LONG", "at most \(Self.wordsMax) characters are looked for")
    }
    language = checks.optionalLanguage(request.language, field: "language")
    checks.optionalID(request.projectID, field: "project_id")
    let textLanguage = checks.optionalLanguage(request.textLanguage, field: "text_language")
    checks.optionalID(request.itemID, field: "item_id")
    let tokens = PageTokens("SearchQuestionnaires", request) {
      ($0.pageSize, $0.pageToken, $0.etag) = (0, "", "")
    }
    page = PageRequest(
      size: request.pageSize, token: request.pageToken, of: tokens,
      isKey: { Int($0).map((0..<Self.foundMax).contains) == true }, checks: &checks)
    try checks.unwrap()
    let offset = Int(page.last) ?? 0
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
    var response = CatalogueV1.SearchQuestionnairesResponse(
      questionnaires: try found.prefix(page.size).map { found in
        var summary = try CatalogueV1.QuestionnaireSummary(
          serialized: found.summary, limits: .stored)
        summary.retired = found.isRetired
        let lookup = LanguageLookup(requested: language, studyDefault: "")
        summary.title = summary.title.map { $0.localized(lookup) }
        summary.description = summary.description.map { $0.localized(lookup) }
        return summary
      })
    if found.count > page.size {
      response.nextPageToken = page.token(after: String(query.offset + page.size))
    }
    let etag = EntityTag.contents(of: response)
    guard knownTag != etag else {
      return CatalogueV1.SearchQuestionnairesResponse(etag: etag, notModified: true)
    }
    response.etag = etag
    return response
  }
}
