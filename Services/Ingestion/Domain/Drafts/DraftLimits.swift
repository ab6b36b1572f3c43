/// Limits on one participant's drafts.
struct DraftLimits: Sendable, Hashable {
  /// Maximum number of drafts per study.
  var draftCountMax = 20
  /// Maximum number of elements per draft; equals the limit of a questionnaire.
  var elementCountMax = 5000
  /// Maximum stored size of a draft, in bytes.
  var byteCountMax = 512 << 10
  /// Maximum characters of a text; equals the longest possible answer.
  var textLengthMax = 10_000
  /// Maximum lead of a device's clock; beyond it, changes get the time of receipt.
  var futureToleranceMicroseconds: Int64 = 24 * 3600 * 1_000_000
  /// Lifetime of drafts if the study does not define one.
  static let daysDefault: UInt32 = 90
  /// Days for which an ended draft is remembered, so that no offline device restores it.
  static let endedDays = 400
  /// Maximum number of remembered ended drafts per participant; the oldest are deleted first.
  static let endedCountMax = 1000

  init() {}
}

extension QuestionnaireUse {
  /// How long a draft is kept after its latest change.
  var draftMicroseconds: Int64 {
    let days = draftDays == 0 ? DraftLimits.daysDefault : min(draftDays, 3660)
    return Int64(days) * 24 * 3600 * 1_000_000
  }
}
