import Fields
import FoundationEssentials
import Messages
import PlanningApplication
import PlanningDomain

extension PlanningV1.NotificationPlan {
  init(_ answer: HandOutPlan.Answer) {
    self.init(
      notifications: answer.plan.map {
        PlanningV1.Notification($0, state: answer.states[$0.id] ?? .handedOut)
      }, timeZone: answer.timeZone,
      unplaced: answer.unplaced.map { PlanningV1.UnplacedNotification($0) },
      planToken: answer.token.text, delta: answer.isDelta,
      removedNotificationIDs: answer.removed.map(\.text))
  }
}

extension PlanningV1.UnplacedNotification {
  init(_ unplaced: UnplacedNotification) {
    let reason: PlanningV1.UnplacedReason =
      switch unplaced.refusal {
      case .quietHours: .quietHours
      case .cap: .perDayMax
      case .gap: .gap
      }
    self.init(
      studyID: unplaced.key.studyID, questionnaireID: unplaced.key.questionnaireID,
      scheduleID: unplaced.key.scheduleID,
      wishTime: GoogleProtobuf.Timestamp(unplaced.wish.date), reason: reason)
  }
}

extension PlanningV1.Notification {
  init(_ notification: PlannedNotification, state: NotificationState) {
    let (key, instant) = (notification.key, notification.instant)
    let followUp = notification.followUp
    self.init(
      notificationID: notification.id.text, studyID: key.studyID,
      questionnaireID: key.questionnaireID, notifyTime: GoogleProtobuf.Timestamp(instant.at.date),
      expireTime: instant.expiresAt.map { GoogleProtobuf.Timestamp($0.date) }, fixed: instant.fixed,
      scheduleID: key.scheduleID,
      reminderTimes: notification.reminders.map { GoogleProtobuf.Timestamp($0.date) },
      snoozeTimesMax: followUp.snooze?.timesMax ?? 0,
      snoozeMinutesMax: followUp.snooze?.minutesMax ?? 0,
      completionMinutes: followUp.completionMinutes, state: PlanningV1.NotificationState(state))
  }
}
