import Messages
import RPCCore
import ServiceKit

extension StudyViews.QuestionnairesView {
  /// Returns a page of the view.
  ///
  /// - Returns: the page with the token of the next one; empty on the last page.
  /// - Throws: INVALID_ARGUMENT with reason PAGE_TOKEN_INVALID if the study no longer contains the
  ///   last questionnaire of the previous page.
  func page(
    _ page: Paging<String>
  ) throws -> (view: StudyViews.QuestionnairesView, nextToken: String) {
    var start = uses.startIndex
    if let last = page.last {
      guard let last = uses.firstIndex(where: { $0.questionnaireID == last }) else {
        throw RPCError.badField("page_token", .pageToken)
      }
      start = last + 1
    }
    let rest = uses[start...]
    if start == uses.startIndex, rest.count <= page.size { return (self, "") }
    let shown = rest.prefix(page.size)
    let ids = Set(shown.map(\.questionnaireID))
    let view = StudyViews.QuestionnairesView(
      uses: Array(shown), questionnaires: questionnaires.filter { ids.contains($0.questionnaireID) }
    )
    let isLast = shown.count == rest.count
    return (view, isLast ? "" : shown.last.map { page.token(after: $0.questionnaireID) } ?? "")
  }
}
