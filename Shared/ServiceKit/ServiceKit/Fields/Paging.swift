public import Fields
public import Messages
import ServiceBasics

/// The requested page of a list: its size, where it begins, and the tokens of later pages.
public struct Paging<Position: PagePosition>: Sendable {
  public let size: Int
  /// The last item of the previous page; nil for the first page.
  public let last: Position?
  private let tokens: PageTokens

  fileprivate init(size: Int, last: Position?, tokens: PageTokens) {
    self.size = size
    self.last = last
    self.tokens = tokens
  }

  public func token(after position: Position) -> String { tokens.token(after: position.pageKey) }

  /// Returns the token of the page after this one; empty after the last page.
  public func token<Item>(after page: Page<Item>, _ position: (Item) -> Position) -> String {
    guard page.hasMore, let last = page.items.last else { return "" }
    return token(after: position(last))
  }
}

extension FieldChecks {
  /// Reads the page size and token of a request.
  ///
  /// - Parameters:
  ///   - standard: the page size for 0.
  ///   - isKnown: whether the list can contain the position.
  public mutating func page<Position: PagePosition>(
    _ request: some PagedRequest, standard: Int = 50, max: Int = 200,
    isKnown: (Position) -> Bool = { _ in true }
  ) -> Paging<Position> {
    let tokens = PageTokens(request) { $0.removePaging() }
    return Paging(
      size: pageSize(request.pageSize, standard: standard, max: max),
      last: pageToken(request.pageToken, of: tokens) {
        Position(pageKey: $0).flatMap { isKnown($0) ? $0 : nil }
      }, tokens: tokens)
  }
}

/// The request of a list.
public protocol PagedRequest: Message {
  var pageSize: UInt32 { get set }
  var pageToken: String { get set }

  /// Clears the fields that change from page to page.
  mutating func removePaging()
}

extension PagedRequest {
  public mutating func removePaging() { (pageSize, pageToken) = (0, "") }
}

/// The request of a list that a client may have already.
public protocol TaggedPagedRequest: PagedRequest {
  var etag: String { get set }
}

extension TaggedPagedRequest {
  public mutating func removePaging() { (pageSize, pageToken, etag) = (0, "", "") }
}

extension AuthV1.ListAllocationsRequest: PagedRequest {}
extension AuthV1.ListAssignmentsRequest: PagedRequest {}
extension AuthV1.ListConsentsRequest: PagedRequest {}
extension AuthV1.ListEnrolmentsRequest: PagedRequest {}
extension AuthV1.ListInvitationsRequest: PagedRequest {}
extension AuthV1.ListJoinRequestsRequest: PagedRequest {}
extension AuthV1.ListManagedAccountsRequest: PagedRequest {}
extension AuthV1.ListClientsRequest: PagedRequest {}
extension AuthV1.ListMembersRequest: PagedRequest {}
extension AuthV1.ListMemberConsentsRequest: PagedRequest {}
extension AuthV1.ListOwnJoinRequestsRequest: PagedRequest {}
extension AuthV1.ListOwnMessagesRequest: PagedRequest {}
extension AuthV1.ListRolesRequest: PagedRequest {}
extension AuthV1.ListSessionsRequest: PagedRequest {}
extension AuthV1.ListStudyMessagesRequest: PagedRequest {}
extension AuthV1.ListUnblindingsRequest: PagedRequest {}
extension CatalogueV1.ListAuditEntriesRequest: PagedRequest {}
extension CatalogueV1.ListDraftsRequest: TaggedPagedRequest {}
extension CatalogueV1.ListItemsRequest: TaggedPagedRequest {}
extension CatalogueV1.ListMediaRequest: PagedRequest {}
extension CatalogueV1.ListProjectRolesRequest: TaggedPagedRequest {}
extension CatalogueV1.ListProjectsRequest: TaggedPagedRequest {}
extension CatalogueV1.ListSoundCollectionsRequest: TaggedPagedRequest {}
extension CatalogueV1.ListStudiesRequest: TaggedPagedRequest {}
extension CatalogueV1.ListStudyQuestionnairesRequest: TaggedPagedRequest {}
extension CatalogueV1.ListVocabulariesRequest: TaggedPagedRequest {}
extension CatalogueV1.SearchQuestionnairesRequest: TaggedPagedRequest {}
extension IngestionV1.ListAnswerFilesRequest: PagedRequest {}
extension IngestionV1.ListAnswerSheetsRequest: PagedRequest {}
extension IngestionV1.ListDraftsRequest: PagedRequest {}
extension IngestionV1.ListListeningSessionsRequest: PagedRequest {}
extension IngestionV1.ListRecordsRequest: PagedRequest {}
extension IngestionV1.ListRejectedSheetsRequest: PagedRequest {}
extension IngestionV1.ListReviewedSheetRevisionsRequest: PagedRequest {}
extension IngestionV1.ListReviewedSheetsRequest: PagedRequest {}
extension IngestionV1.ListRevisionsRequest: PagedRequest {}
extension IngestionV1.ListSeriesRequest: PagedRequest {}
extension IngestionV1.ListShareAccessesRequest: PagedRequest {}
extension IngestionV1.ListSharesRequest: PagedRequest {}
extension IngestionV1.ListStudyAnswerFilesRequest: PagedRequest {}
extension IngestionV1.ListGrantsRequest: PagedRequest {}
extension IngestionV1.ListGrantReadingsRequest: PagedRequest {}
extension IngestionV1.ListPatientsRequest: PagedRequest {}
extension IngestionV1.ListTimelineRequest: PagedRequest {}
extension PlanningV1.GetComplianceRequest: PagedRequest {}
extension PlanningV1.GetParticipantPlanRequest: PagedRequest {}
extension PlanningV1.ListAlertsRequest: PagedRequest {}
extension PlanningV1.ListParticipantDatesRequest: PagedRequest {}
extension PlanningV1.ListParticipantStatusesRequest: PagedRequest {}
