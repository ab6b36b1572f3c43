import Calendar
import Fields
import FoundationEssentials

/// An unfinished sheet (TYT §4.1.3, SON FA18).
struct Draft: Sendable, Hashable {
  /// The questionnaire version being filled in; never changes.
  struct Subject: Sendable, Hashable {
    var studyID: String
    var questionnaireID: String
    var version: UInt32

    var key: QuestionnaireVersion {
      QuestionnaireVersion(questionnaireID: questionnaireID, version: version)
    }
  }

  /// The id of the sheet that the draft becomes.
  var draftID: UUID
  var subject: Subject
  var elements: DraftElements = DraftElements()
  /// Device time at which the draft was started.
  var startedAt: Instant?
  /// Server time, as ``expiresAt``.
  var updatedAt: Instant
  var expiresAt: Instant
  /// Number of changes, starting at 1.
  var revision: Int64 = 0
  /// Percentage of answered questions. See ``PreparedQuestionnaire/percentAnswered(_:)``.
  var percent: Int = 0
}

extension Draft {
  /// Position in a participant's list, latest first.
  var listPosition: TimePosition { TimePosition(at: updatedAt, id: draftID) }
}

/// Whether a draft can still be submitted under the study's current rules.
struct DraftOutlook: Sendable, Hashable {
  enum State: Sendable, Hashable {
    /// The draft has the study's current version.
    case current
    case olderVersion
    /// The study does not accept the questionnaire, permanently or currently.
    case closed
  }

  var state: State
  /// The study's current version; 0 if the questionnaire is no longer in the study.
  var currentVersion: UInt32

  /// - Parameter rules: nil if the study no longer exists.
  init(of subject: Draft.Subject, by rules: StudyRules?, now: Instant) {
    let use = rules?.uses[subject.questionnaireID]
    currentVersion = use?.version ?? 0
    guard let rules, let use, use.availability == .open,
      rules.endsAt.map({ now < $0 }) ?? true, rules.startsAt.map({ now >= $0 }) ?? true,
      !rules.pauses.contains(where: { $0.contains(now) })
    else {
      state = .closed
      return
    }
    state = use.version == subject.version ? .current : .olderVersion
  }
}
