public import Calendar
public import FoundationEssentials

/// A sheet that a binding sequence may begin after or go on by.
public struct SequenceStep: Sendable, Hashable {
  public var questionnaireID: String
  /// With answers and scores where a sequence may begin after it.
  public var sheet: EarlierSheet
  public var receivedAt: Instant
  /// Whether it was finished when it says; otherwise it has no place in any order.
  public var isPlausible: Bool

  public init(
    questionnaireID: String, sheet: EarlierSheet, receivedAt: Instant, isPlausible: Bool = true
  ) {
    self.questionnaireID = questionnaireID
    self.sheet = sheet
    self.receivedAt = receivedAt
    self.isPlausible = isPlausible
  }
}

extension [SequenceStep] {
  /// As they were finished. Of what a coarse clock shows as one instant what came earlier is first, then what
  /// a sequence may begin after.
  func inOrder(_ lists: BindingLists) -> [SequenceStep] {
    sorted { left, right in
      let (leftBegins, rightBegins) = (
        lists.beginnings.contains(left.questionnaireID) ? 0 : 1,
        lists.beginnings.contains(right.questionnaireID) ? 0 : 1
      )
      return (
        left.sheet.finishedAt, left.receivedAt, leftBegins, left.sheet.sheetID
      ) < (
        right.sheet.finishedAt, right.receivedAt, rightBegins, right.sheet.sheetID
      )
    }
  }
}

/// By what an accepted sheet of a study with binding lists was judged. The store accepts it only where nothing
/// else has come in meanwhile, and the participant is told what follows.
public struct SequenceExpectation: Sendable, Hashable {
  /// The questionnaires that the order is about, sorted.
  public var questionnaireIDs: [String]
  /// Of the sheets of these that were not finished after it, the latest; nil: none.
  public var latestSheetID: UUID?
  /// What is still to be filled in after it, the next first.
  public var pending: [SequenceDemand]

  public init(
    questionnaireIDs: [String], latestSheetID: UUID?, pending: [SequenceDemand] = []
  ) {
    self.questionnaireIDs = questionnaireIDs
    self.latestSheetID = latestSheetID
    self.pending = pending
  }
}
