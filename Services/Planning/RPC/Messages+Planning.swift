import Messages
import PlanningDomain

extension PlanBook.Given {
  var message: PlanningV1.Notification {
    PlanningV1.Notification(
      notificationID: id.uuidString.lowercased(), studyID: key.studyID,
      questionnaireID: key.questionnaireID, at: GoogleProtobuf.Timestamp(instant.at.date),
      expiresAt: instant.expiresAt.map { GoogleProtobuf.Timestamp($0.date) }, fixed: instant.fixed)
  }
}

extension PlanningV1.ParticipantSchedule {
  /// - Parameter found: nil where the study prescribes no schedule.
  init(_ key: QuestionnaireKey, _ found: ScheduleInForce?) {
    self.init(
      studyID: key.studyID, questionnaireID: key.questionnaireID,
      schedule: found?.schedule.message, own: found?.isOwn ?? false, muted: found?.isMuted ?? false)
  }
}
