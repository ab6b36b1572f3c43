import Calendar
import FoundationEssentials

/// A sheet that may begin or advance a binding sequence.
struct SequenceStep: Sendable, Hashable {
  var questionnaireID: String
  /// With answers and scores if a sequence may begin after it.
  var sheet: EarlierSheet
  var receivedAt: Instant
  /// Whether the finish time is plausible. Otherwise the sheet begins no sequence and ends none
  /// before its time, but it counts as filled in.
  var isPlausible: Bool = true
}

extension [SequenceStep] {
  /// Sorted by the time from which they count. Ties, caused by coarse or wrong clocks, are broken by
  /// time of receipt, then by finish time, then sheets after which a sequence may begin come first.
  func inOrder(_ lists: BindingLists) -> [SequenceStep] {
    sorted { left, right in
      let (leftBegins, rightBegins) = (
        lists.beginnings.contains(left.questionnaireID) ? 0 : 1,
        lists.beginnings.contains(right.questionnaireID) ? 0 : 1
      )
      return (
        left.sheet.countedAt, left.receivedAt, left.sheet.finishedAt, leftBegins,
        left.sheet.sheetID
      ) < (
        right.sheet.countedAt, right.receivedAt, right.sheet.finishedAt, rightBegins,
        right.sheet.sheetID
      )
    }
  }
}

/// The state by which an accepted sheet of a study with binding lists was judged. The store accepts
/// the sheet only if no other sheet arrived since; the response lists what follows.
struct SequenceExpectation: Sendable, Hashable {
  /// The questionnaires of the sequence, sorted.
  var questionnaireIDs: [String]
  /// The latest of their sheets that counts from the same time or earlier; nil if none.
  var latestSheetID: UUID?
  /// Questionnaires still to be filled in after it, next first.
  var pending: [SequenceDemand] = []
}
