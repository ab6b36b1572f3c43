import Fields
import FoundationEssentials
import Messages
import PlanningApplication
import PlanningDomain

extension PlanningV1.NotificationPlan {
  init(_ answer: HandOutPlan.Answer) {
    self.init(
      notifications: answer.plan.map { PlanningV1.Notification($0) }, timeZone: answer.timeZone)
  }
}

extension PlanningV1.Notification {
  init(_ notification: PlannedNotification) {
    let (key, instant) = (notification.key, notification.instant)
    self.init(
      notificationID: notification.id.text, studyID: key.studyID,
      questionnaireID: key.questionnaireID, notifyTime: GoogleProtobuf.Timestamp(instant.at.date),
      expireTime: instant.expiresAt.map { GoogleProtobuf.Timestamp($0.date) }, fixed: instant.fixed,
      scheduleID: key.scheduleID)
  }
}
