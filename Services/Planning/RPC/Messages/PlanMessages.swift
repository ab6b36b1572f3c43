import Fields
import FoundationEssentials
import Messages

extension PlanningV1.NotificationPlan {
  init(_ answer: GetNotificationPlan.Answer) {
    self.init(
      notifications: answer.plan.map {
        PlanningV1.Notification($0, state: answer.states[$0.id] ?? .handedOut)
      }, timeZone: answer.timeZone,
      unplaced: answer.unplaced.map { PlanningV1.UnplacedNotification($0) },
      planToken: answer.token.text, delta: answer.isDelta,
      removedNotificationIDs: answer.removed.map(\.text),
      openNotifications: answer.open.map {
        PlanningV1.Notification(
          $0.notification, state: answer.states[$0.handedOut.id] ?? .handedOut,
          snoozedUntil: $0.life.snoozedUntil)
      },
      blockedBy: answer.blockedBy.map {
        PlanningV1.BlockingQuestionnaire(
          studyID: $0.studyID, questionnaireID: $0.questionnaireID)
      },
      retryDelay: answer.blockedBy.isEmpty
        ? nil : GoogleProtobuf.Duration(seconds: Int64(GetNotificationPlan.sheetDelay)),
      mailRefused: answer.isMailRefused)
  }
}

extension PlanningV1.UnplacedNotification {
  init(_ unplaced: UnplacedNotification) {
    self.init(
      studyID: unplaced.key.studyID, questionnaireID: unplaced.key.questionnaireID,
      scheduleID: unplaced.key.scheduleID,
      wishTime: GoogleProtobuf.Timestamp(unplaced.wish.date),
      reason: PlanningV1.UnplacedReason(unplaced.refusal))
  }
}

extension PlanningV1.UnplacedReason {
  init(_ refusal: DayPlacement.Refusal) {
    self =
      switch refusal {
      case .quietHours: .quietHours
      case .cap: .perDayMax
      case .gap: .gap
      case .leadTime: .leadTime
      case .displaced: .displaced
      }
  }
}

extension PlanningV1.Notification {
  init(
    _ notification: PlannedNotification, state: NotificationState, snoozedUntil: Date? = nil
  ) {
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
      completionMinutes: followUp.completionMinutes, state: PlanningV1.NotificationState(state),
      snoozeEndTime: state == .snoozed ? snoozedUntil.map { GoogleProtobuf.Timestamp($0) } : nil)
  }
}
