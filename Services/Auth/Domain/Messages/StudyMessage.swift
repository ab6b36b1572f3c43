package import FoundationEssentials

/// A message between a participant and the team of a study.
package struct StudyMessage: Sendable, Hashable {
  package var messageID: UUID
  package var studyID: String
  package var isFromTeam: Bool
  package var text: String
  package var isAnswerable: Bool
  /// Nil: none, or it is no more.
  package var answerTo: UUID?
  /// Empty: none.
  package var replyEmail: String
  /// Who wrote it, or to whom it is; nil: to several.
  package var participantID: UUID?
  /// The same participant as the team knows them.
  package var memberID: UUID?
  /// Empty: to all, or to one.
  package var groupID: String
  package var createdAt: Date
  /// By the participant that it is listed for.
  package var readAt: Date?
  package var isAnswered: Bool
  /// Whether who wrote it, or to whom it is, is a member; of what is to several true.
  package var takesPart: Bool

  package init(
    messageID: UUID, studyID: String, isFromTeam: Bool, text: String, isAnswerable: Bool,
    answerTo: UUID? = nil, replyEmail: String = "", participantID: UUID? = nil,
    memberID: UUID? = nil, groupID: String = "", createdAt: Date, readAt: Date? = nil,
    isAnswered: Bool = false, takesPart: Bool = true
  ) {
    self.messageID = messageID
    self.studyID = studyID
    self.isFromTeam = isFromTeam
    self.text = text
    self.isAnswerable = isAnswerable
    self.answerTo = answerTo
    self.replyEmail = replyEmail
    self.participantID = participantID
    self.memberID = memberID
    self.groupID = groupID
    self.createdAt = createdAt
    self.readAt = readAt
    self.isAnswered = isAnswered
    self.takesPart = takesPart
  }

  /// Whether a request that is sent again is the one that made `known`.
  package func isSame(as known: StudyMessage) -> Bool {
    studyID == known.studyID && isFromTeam == known.isFromTeam && text == known.text
      && isAnswerable == known.isAnswerable && replyEmail == known.replyEmail
      && participantID == known.participantID && groupID == known.groupID
      // What was answered may be no more.
      && (answerTo == known.answerTo || known.answerTo == nil)
  }

  /// Whether the team would learn who writes from what this one answers, although it wants no answer: the team
  /// knows to whom that went, and makes the groups.
  package func tellsWriter(answering asked: StudyMessage) -> Bool {
    !isFromTeam && !isAnswerable && (asked.participantID != nil || !asked.groupID.isEmpty)
  }

  /// As the team sees it: who wants no answer stays unknown, and who has left gets none.
  package var forTeam: StudyMessage {
    var seen = self
    seen.participantID = nil
    seen.readAt = nil
    if !isFromTeam {
      if !isAnswerable { seen.memberID = nil }
      seen.isAnswerable = isAnswerable && takesPart
    }
    return seen
  }
}
