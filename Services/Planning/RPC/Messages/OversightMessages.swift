import Fields
import FoundationEssentials
import Messages
import ServiceKit

extension PlanningV1.NotificationRecord {
  /// - Parameters:
  ///   - isStaffs: whether the answer is for staff, who see only the day of the server's times.
  ///   - consentEndsAt: end of the participant's consent; nil if it stays valid.
  init(
    _ kept: NotificationRecord, isStaffs: Bool = true, consentEndsAt: Date? = nil, now: Date
  ) {
    let (key, instant) = (kept.standing.key, kept.standing.handedOut.instant)
    let life = kept.standing.life
    func time(_ date: Date?) -> GoogleProtobuf.Timestamp? {
      date.map { GoogleProtobuf.Timestamp($0) }
    }
    func serverTime(_ date: Date?) -> GoogleProtobuf.Timestamp? {
      isStaffs ? date.map { GoogleProtobuf.Timestamp(dayOf: $0) } : time(date)
    }
    self.init(
      notificationID: kept.id.text, questionnaireID: key.questionnaireID,
      scheduleID: key.scheduleID, origin: kept.standing.origin == .staff ? .staff : .schedule,
      notifyTime: time(instant.at.date), expireTime: time(instant.expiresAt?.date),
      fixed: instant.fixed,
      state: life.hasLapsed(at: instant.at.date, consentEnd: consentEndsAt)
        ? .consentEnded
        : PlanningV1.NotificationState(life.state(until: instant.expiresAt?.date, at: now)),
      wishTime: time(kept.standing.wish?.date), planTime: serverTime(kept.plannedAt),
      handOutTime: serverTime(life.handedOutAt), sendTime: serverTime(life.sentAt),
      deliverTime: time(life.deliveredAt), openTime: time(life.openedAt),
      dismissTime: time(life.dismissedAt), answerTime: time(life.answeredAt),
      cancelTime: serverTime(life.cancelledAt), cancelledByStaff: kept.isCancelledByStaff,
      unplacedReason: kept.standing.noRoom.map { PlanningV1.UnplacedReason($0) } ?? .unspecified)
  }
}

extension PlanningV1.ParticipantDate {
  init(_ date: StaffDate) {
    self.init(
      participant: date.pseudonym ?? "", staffDateID: date.id, date: date.date.iso8601,
      setTime: GoogleProtobuf.Timestamp(dayOf: date.setAt), setBy: date.setBy.text)
  }
}

extension PlanningV1.ParticipantStatus {
  /// - Parameter hasGroup: whether the reader sees groups.
  init(_ facts: ParticipantFacts, _ activity: ParticipantActivity, hasGroup: Bool) {
    let enrolment = facts.enrolment
    self.init(
      participant: facts.pseudonym, groupID: hasGroup ? enrolment.groupID : "",
      activity: PlanningV1.ParticipantActivity(activity),
      joinTime: enrolment.joinedAt.map { GoogleProtobuf.Timestamp(dayOf: $0) },
      leaveTime: enrolment.hasEnded
        ? enrolment.leftAt.map { GoogleProtobuf.Timestamp(dayOf: $0) } : nil,
      lastAnswerTime: facts.lastAnswerAt.map { GoogleProtobuf.Timestamp($0) },
      unansweredPrompts: UInt32(clamping: facts.unanswered), testParticipant: facts.isTest,
      subjectLabel: facts.subjectLabel)
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
      case .consentEnded: .consentEnded
      }
  }
}
