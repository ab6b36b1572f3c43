package import Calendar
package import FoundationEssentials

/// An unfinished sheet (TYT §4.1.3, SON FA18).
package struct Draft: Sendable, Hashable {
  /// What is filled in; never changes.
  package struct Subject: Sendable, Hashable {
    package var studyID: String
    package var questionnaireID: String
    package var version: UInt32

    package init(studyID: String, questionnaireID: String, version: UInt32) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.version = version
    }

    package var key: QuestionnaireVersion {
      QuestionnaireVersion(questionnaireID: questionnaireID, version: version)
    }
  }

  /// The id of the sheet that it becomes.
  package var draftID: UUID
  package var subject: Subject
  package var elements: DraftElements
  /// By the device's clock.
  package var startedAt: Instant?
  /// By the server's clock, as ``expiresAt``.
  package var updatedAt: Instant
  package var expiresAt: Instant
  /// Counts the changes, from 1.
  package var revision: Int64
  /// See ``PreparedQuestionnaire/percentAnswered(_:)``.
  package var percent: Int

  package init(
    draftID: UUID, subject: Subject, elements: DraftElements = DraftElements(),
    startedAt: Instant? = nil, updatedAt: Instant, expiresAt: Instant, revision: Int64 = 0,
    percent: Int = 0
  ) {
    self.draftID = draftID
    self.subject = subject
    self.elements = elements
    self.startedAt = startedAt
    self.updatedAt = updatedAt
    self.expiresAt = expiresAt
    self.revision = revision
    self.percent = percent
  }
}

/// Names a participant's draft.
package struct DraftKey: Sendable, Hashable {
  package var participantID: UUID
  package var draftID: UUID

  package init(participantID: UUID, draftID: UUID) {
    self.participantID = participantID
    self.draftID = draftID
  }
}

extension Draft {
  /// Place in a participant's list, the one changed latest first.
  package struct ListPosition: Sendable, Hashable {
    package var updatedAt: Instant
    package var draftID: UUID

    package init(updatedAt: Instant, draftID: UUID) {
      self.updatedAt = updatedAt
      self.draftID = draftID
    }
  }

  package var listPosition: ListPosition { ListPosition(updatedAt: updatedAt, draftID: draftID) }
}

/// What becomes of a draft, as the study is now.
package struct DraftOutlook: Sendable, Hashable {
  package enum State: Sendable, Hashable {
    /// Of the version that the study hands out.
    case current
    case olderVersion
    /// The study does not take the questionnaire any more, or not now.
    case closed
  }

  package var state: State
  /// That the study hands out; 0: it does not know the questionnaire any more.
  package var currentVersion: UInt32

  /// - Parameter rules: nil: there is no such study any more.
  package init(of subject: Draft.Subject, by rules: StudyRules?, now: Instant) {
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
