import Calendar
import FoundationEssentials

/// A valid sheet with its fields in typed form.
struct AcceptedSheet: Sendable, Hashable {
  let sheetID: UUID
  let startedAt: Instant?
  /// Device time.
  let finishedAt: Instant
  /// When it counts as finished: at the finish time, but not after the receipt; at the receipt if
  /// the finish time is implausible. Rules between sheets go by it, so that no clock that is ahead
  /// closes or reorders anything.
  let countedAt: Instant
  /// Offset of the time zone from UTC when it was finished; nil if unknown.
  var utcOffsetMinutes: Int?
  /// Whether a second sheet of the questionnaire is rejected.
  let isOneTime: Bool
  /// Whether the sheet has an answer or was closed incomplete on purpose. Any other sheet of a
  /// questionnaire with questions does not use up a one-time questionnaire, start a repeat interval
  /// or lift a block.
  var fillsIn = true
  /// Minimum distance to another sheet of the questionnaire; 0 for none.
  var repeatIntervalMicroseconds: Int64 = 0
  /// The participant's group in the study when it was finished; empty if none.
  var groupID = ""
  var deviations: [Deviation] = []
  var scores: [SheetScore] = []
  /// The state by which it was judged; nil without binding lists.
  var sequence: SequenceExpectation?
  /// The choices and numbers that the study's rules refer to.
  var watchedAnswers: [Answer] = []
  /// The files that the answers name, in their order.
  var files: [NamedFile] = []
  /// The violations of the parts that were left out; they are not stored.
  var leftOut: [Violation] = []
  let forms: Forms

  /// The sheet as stored.
  var sheet: AnswerSheet { forms.stored }
  /// The sheet as sent; distinguishes a repetition from another sheet with the same id.
  var sent: AnswerSheet { forms.sent }
  var answers: [Answer] { sheet.answers }

  /// A reference, since an accepted sheet is copied several times and both forms consist of many
  /// texts.
  final class Forms: Sendable, Hashable {
    let stored: AnswerSheet
    let sent: AnswerSheet

    init(stored: AnswerSheet, sent: AnswerSheet) {
      self.stored = stored
      self.sent = sent
    }

    static func == (left: Forms, right: Forms) -> Bool {
      left === right || (left.stored == right.stored && left.sent == right.sent)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(stored)
    }
  }
}
