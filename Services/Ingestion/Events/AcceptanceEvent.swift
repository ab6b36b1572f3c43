import Bus
import Messages

extension Event {
  /// Tells of a newly stored sheet. The participant is the subject: their sheets are told of in
  /// order.
  static func acceptance(of row: SheetRow, source: String) -> Event {
    let participantID = row.participantID.uuidString.lowercased()
    let message = EventsV1.AnswerSheetAccepted(
      sheetID: row.sheetID.uuidString.lowercased(), participantID: participantID,
      studyID: row.studyID, questionnaireID: row.questionnaireID, version: UInt32(row.version),
      finishedAt: GoogleProtobuf.Timestamp(row.credibleTime), notificationID: row.notificationID)
    return Event(
      source: source, type: EventsV1.AnswerSheetAccepted.fullName, subject: participantID,
      time: row.receivedAt, trace: row.trace, data: message.serialized())
  }
}
