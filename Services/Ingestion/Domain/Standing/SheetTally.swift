package import Calendar

/// The sheets that fill in (``AcceptedSheet/fillsIn``) of one participant and one questionnaire of a study, without
/// those taken back.
package struct SheetTally: Sendable, Hashable {
  package var sheets: UInt64
  /// When the latest of them was finished, or received where its clock was ahead.
  package var lastFinishedAt: Instant?
  /// Of that one; nil: its month was dropped.
  package var lastClosing: SheetClosing?
  /// When the first one was finished.
  package var firstFilledInAt: Instant?
  /// The latest one that was not finished in the future.
  package var lastFilledInAt: Instant?

  package init(
    sheets: UInt64 = 0, lastFinishedAt: Instant? = nil, lastClosing: SheetClosing? = nil,
    firstFilledInAt: Instant? = nil, lastFilledInAt: Instant? = nil
  ) {
    self.sheets = sheets
    self.lastFinishedAt = lastFinishedAt
    self.lastClosing = lastClosing
    self.firstFilledInAt = firstFilledInAt
    self.lastFilledInAt = lastFilledInAt
  }

  package var isFilledIn: Bool { firstFilledInAt != nil }
}
