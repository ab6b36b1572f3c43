import Messages
import Testing

@testable import Privacy

@Suite struct StudyEventsTests {
  private static let participant = "11111111-1111-4111-8111-111111111111"

  private static let events: [(type: String, data: [UInt8])] = [
    (
      EventsV1.ParticipantEnrolled.fullName,
      EventsV1.ParticipantEnrolled(participantID: participant, studyID: "tyt", groupID: "tys")
        .serialized()
    ),
    (
      EventsV1.MemberGroupChanged.fullName,
      EventsV1.MemberGroupChanged(participantID: participant, studyID: "tyt", groupID: "tys")
        .serialized()
    ),
    (
      EventsV1.JoinRequestDecided.fullName,
      EventsV1.JoinRequestDecided(participantID: participant, studyID: "tyt", approved: true)
        .serialized()
    ),
    (
      EventsV1.EnrolmentEnded.fullName,
      EventsV1.EnrolmentEnded(participantID: participant, studyID: "tyt").serialized()
    ),
    (
      EventsV1.AnswerSheetAccepted.fullName,
      EventsV1.AnswerSheetAccepted(
        sheetID: participant, participantID: participant, studyID: "tyt", questionnaireID: "tys"
      ).serialized()
    ),
    (
      EventsV1.AnswerSheetAmended.fullName,
      EventsV1.AnswerSheetAmended(
        sheetID: participant, participantID: participant, studyID: "tyt", questionnaireID: "tys"
      ).serialized()
    ),
    (
      EventsV1.NotificationsPlanned.fullName,
      EventsV1.NotificationsPlanned(
        participantID: participant,
        notifications: [
          .init(notificationID: participant, studyID: "tyt", questionnaireID: "tys")
        ]
      ).serialized()
    ),
    (
      EventsV1.TriggerFired.fullName,
      EventsV1.TriggerFired(participantID: participant, studyID: "tyt", triggerID: "tys")
        .serialized()
    ),
    (
      EventsV1.ActivityStored.fullName,
      EventsV1.ActivityStored(participantID: participant, studyID: "tyt").serialized()
    ),
    (
      EventsV1.PromptMailDue.fullName,
      EventsV1.PromptMailDue(participantID: participant, studyID: "tyt").serialized()
    ),
    (
      EventsV1.PromptMailRefused.fullName,
      EventsV1.PromptMailRefused(participantID: participant, studyID: "tyt").serialized()
    ),
    (
      EventsV1.AlertMailDue.fullName,
      EventsV1.AlertMailDue(participantID: participant, studyID: "tyt").serialized()
    ),
    (
      EventsV1.AlertMailSettled.fullName,
      EventsV1.AlertMailSettled(participantID: participant, studyID: "tyt").serialized()
    ),
  ]

  @Test func theStudyIsTold() {
    #expect(Set(Self.events.map(\.type)) == StudyEvents.topics)
    for (type, data) in Self.events {
      #expect(StudyEvents.isOf("tyt", type: type, data: data), "\(type)")
      for other in ["tys", "", "TYT"] {
        #expect(!StudyEvents.isOf(other, type: type, data: data), "\(type) \(other)")
      }
    }
  }

  @Test func whatCannotBeReadIsOfNone() {
    for (type, data) in Self.events {
      #expect(!StudyEvents.isOf("tyt", type: type, data: data + [0xff]), "\(type)")
    }
  }

  /// The order is kept for services that are restored later.
  @Test func theOrderToEraseIsNoneOfThem() {
    let order = EventsV1.ErasureRequested(participantID: Self.participant, studyID: "tyt")
    #expect(
      !StudyEvents.isOf(
        "tyt", type: EventsV1.ErasureRequested.fullName, data: order.serialized()))
  }
}
