package import Calendar

/// One answer over time.
package struct SeriesEntry: Sendable, Hashable {
  package var finishedAt: Instant
  package var version: UInt32
  package var value: AnswerValue

  package init(finishedAt: Instant, version: UInt32, value: AnswerValue) {
    self.finishedAt = finishedAt
    self.version = version
    self.value = value
  }
}
