import Fields
import FoundationEssentials
import Messages
import PlanningApplication
import PlanningDomain

extension PlanningV1.NotificationRecord {
  init(_ kept: KeptNotification, now: Date) {
    let (key, instant) = (kept.standing.key, kept.standing.handedOut.instant)
    let life = kept.standing.life
    func time(_ date: Date?) -> GoogleProtobuf.Timestamp? {
      date.map { GoogleProtobuf.Timestamp($0) }
    }
    self.init(
      notificationID: kept.id.text, questionnaireID: key.questionnaireID,
      scheduleID: key.scheduleID, origin: kept.standing.origin == .staff ? .staff : .schedule,
      notifyTime: time(instant.at.date), expireTime: time(instant.expiresAt?.date),
      fixed: instant.fixed,
      state: PlanningV1.NotificationState(life.state(until: instant.expiresAt?.date, at: now)),
      wishTime: time(kept.standing.wish?.date), planTime: time(kept.plannedAt),
      handOutTime: time(life.handedOutAt), sendTime: time(life.sentAt),
      deliverTime: time(life.deliveredAt), openTime: time(life.openedAt),
      dismissTime: time(life.dismissedAt), answerTime: time(life.answeredAt),
      cancelTime: time(life.cancelledAt), cancelledByStaff: kept.isCancelledByStaff)
  }
}

extension PlanningV1.ParticipantDate {
  init(_ date: StaffDate) {
    self.init(
      participant: date.pseudonym ?? "", staffDateID: date.id, date: date.date.iso8601,
      setTime: GoogleProtobuf.Timestamp(date.setAt), setBy: date.setBy.text)
  }
}

extension PlanningV1.ParticipantStatus {
  init(_ facts: ParticipantFacts, _ activity: ParticipantActivity) {
    let enrolment = facts.enrolment
    self.init(
      participant: facts.pseudonym, groupID: enrolment.groupID,
      activity: PlanningV1.ParticipantActivity(activity),
      joinTime: enrolment.joinedAt.map { GoogleProtobuf.Timestamp($0) },
      leaveTime: enrolment.hasEnded ? enrolment.leftAt.map { GoogleProtobuf.Timestamp($0) } : nil,
      lastAnswerTime: facts.lastAnswerAt.map { GoogleProtobuf.Timestamp($0) },
      unansweredPrompts: UInt32(clamping: facts.unanswered), testParticipant: facts.isTest)
  }
}

extension PlanningV1.ParticipantActivity {
  init(_ activity: ParticipantActivity) {
    self =
      switch activity {
      case .active: .active
      case .silent: .silent
      case .left: .left
      case .completed: .completed
      }
  }
}
