internal import Messages
import RPCCore
internal import ServiceKit

extension StudyViews.QuestionnairesView {
  /// The part of it that a request asks for.
  ///
  /// - Returns: with the token of the next page; empty on the last one.
  /// - Throws: INVALID_ARGUMENT with reason PAGE_TOKEN_INVALID when the study has the questionnaire no
  ///   more that the page before ended with.
  func page(
    _ page: PageRequest
  ) throws -> (view: StudyViews.QuestionnairesView, nextToken: String) {
    var start = uses.startIndex
    if !page.last.isEmpty {
      guard let last = uses.firstIndex(where: { $0.questionnaireID == page.last }) else {
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
