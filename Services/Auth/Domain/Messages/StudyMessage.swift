import FoundationEssentials

/// A message between a participant and the team of a study.
struct StudyMessage: Sendable, Hashable {
  var messageID: UUID
  var studyID: String
  var isFromTeam: Bool
  var text: String
  var isAnswerable: Bool
  /// Id of the message that this one answers; nil if absent or deleted.
  var answerTo: UUID?
  /// Empty for no address.
  var replyEmail: String = ""
  /// The participant who wrote or receives it; nil if sent to several.
  var participantID: UUID?
  /// Member id of the same participant, for the study team.
  var memberID: UUID?
  /// Empty if not sent to a group.
  var groupID: String = ""
  var createdAt: Date
  /// When the participant of the list read it.
  var readAt: Date?
  var isAnswered: Bool = false
  /// Whether the sender (or the only recipient) is still enrolled; always true for broadcasts.
  var takesPart: Bool = true

  /// Whether a repeated request is the one that created `known`.
  func isSame(as known: StudyMessage) -> Bool {
    studyID == known.studyID && isFromTeam == known.isFromTeam && text == known.text
      && isAnswerable == known.isAnswerable && replyEmail == known.replyEmail
      && participantID == known.participantID && groupID == known.groupID
      // The answered message may have been deleted.
      && (answerTo == known.answerTo || known.answerTo == nil)
  }

  /// Whether an unanswerable reply would reveal its writer: the team knows the recipients of its
  /// messages and the members of its groups.
  func tellsWriter(answering asked: StudyMessage) -> Bool {
    !isFromTeam && !isAnswerable && (asked.participantID != nil || !asked.groupID.isEmpty)
  }

  /// The message as the team sees it: hides the sender of an unanswerable message, and marks
  /// messages of former members as unanswerable.
  var forTeam: StudyMessage {
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
