/// What one participant may keep of unfinished sheets.
package struct DraftLimits: Sendable, Hashable {
  /// Of one study.
  package var draftCountMax = 20
  /// Of one draft: as many as a questionnaire can have elements.
  package var elementCountMax = 5000
  /// Of one draft, as it is stored.
  package var byteCountMax = 512 << 10
  /// Unicode scalars of a text: as many as the longest answer has.
  package var textLengthMax = 10_000
  /// How far a device's clock may be ahead before the times of its changes count as times of receipt.
  package var futureToleranceMicroseconds: Int64 = 24 * 3600 * 1_000_000
  /// For questionnaires of which the study does not say how long.
  package static let daysDefault: UInt32 = 90
  /// How long a draft that ended is known, so that no device that was offline brings it back.
  package static let endedDays = 400
  /// Of one participant; with more, those that ended first are forgotten.
  package static let endedCountMax = 1000

  package init() {}
}

extension QuestionnaireUse {
  /// How long a draft is kept after its latest change.
  package var draftMicroseconds: Int64 {
    let days = draftDays == 0 ? DraftLimits.daysDefault : min(draftDays, 3660)
    return Int64(days) * 24 * 3600 * 1_000_000
  }
}
