import Fields
import FoundationEssentials
import Messages
import ServiceKit

extension StudyMessage {
  /// - Parameter isForTeam: whether the message is for leaders, who see member ids.
  func message(isForTeam: Bool) -> AuthV1.StudyMessage {
    AuthV1.StudyMessage(
      messageID: messageID.text, studyID: studyID, fromTeam: isFromTeam,
      text: text, answerable: isAnswerable, answerTo: answerTo?.text ?? "",
      replyEmail: replyEmail,
      memberID: isForTeam ? memberID?.text ?? "" : "", groupID: groupID,
      createTime: GoogleProtobuf.Timestamp(createdAt),
      readTime: readAt.map { GoogleProtobuf.Timestamp($0) }, answered: isAnswered)
  }
}

/// Checks of messages.
extension FieldChecks {
  mutating func messageText(_ text: String) {
    if TypedText.trimmed(text).isEmpty { return reject("text", .missing) }
    if text.isLonger(than: MessageRules.textLengthMax) {
      reject("text", .tooLong, "must have at most \(MessageRules.textLengthMax) characters")
    }
    if text.utf8.contains(0) { reject("text", .invalid, "must not contain U+0000") }
  }

  mutating func answerTo(_ text: String) -> UUID? {
    text.isEmpty ? nil : uuid(text, field: "answer_to")
  }
}
