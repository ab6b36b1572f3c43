import Foundation
import PlanningService
import Questionnaires

/// The study as a simulation needs it.
struct SimulatedStudy: Sendable {
  /// A schedule defined by the study.
  struct Prescribed: Sendable {
    let key: ScheduleKey
    let schedule: Schedule
    let isDeactivated: Bool
    let groupIDs: [String]

    /// `daily-mood`, or `daily-mood/evening` where the schedule has an id.
    var name: String {
      key.scheduleID.isEmpty ? key.questionnaireID : "\(key.questionnaireID)/\(key.scheduleID)"
    }
  }

  let definition: StudyDefinition
  let record: StudyRecord
  /// Schedules in the order of the study.
  let schedules: [Prescribed]
  let groupIDs: [String]
  /// Questionnaires whose answers plans depend on.
  private let deciding: Set<String>

  init(_ definition: StudyDefinition) {
    self.definition = definition
    let record = StudyRecord(definition, revision: 1)
    self.record = record
    groupIDs = definition.groups.map(\.id)
    schedules = record.questionnaires.flatMap { use in
      use.schedules.map {
        Prescribed(
          key: Self.key(use, $0.id, of: record), schedule: $0, isDeactivated: use.isDeactivated,
          groupIDs: use.groupIDs)
      }
    }
    let anchors = schedules.compactMap { one -> String? in
      if case .questionnaire(let id) = one.schedule.anchor.event { id } else { nil }
    }
    deciding = Set(
      anchors
        + record.questionnaires.filter {
          $0.isOneTime || $0.isBlocking || $0.repeatIntervalHours > 0
        }.map(\.questionnaireID))
  }

  /// Nil if the study has no start.
  var startsAt: Date? { record.startsAt }

  func decides(_ questionnaireID: String) -> Bool { deciding.contains(questionnaireID) }

  func use(_ questionnaireID: String) -> StudyRecord.Questionnaire? {
    record.questionnaires.first { $0.questionnaireID == questionnaireID }
  }

  /// The schedule states of a participant, as in planning.
  func states(
    filledIn: [String: Date], revisions: [ScheduleKey: PlanRevision]
  ) -> [ScheduleState] {
    record.questionnaires.flatMap { use in
      let schedules = use.schedules.isEmpty ? [nil] : use.schedules.map(Optional.some)
      let finishedAt = filledIn[use.questionnaireID]
      return schedules.map { schedule in
        let key = Self.key(use, schedule?.id ?? "", of: record)
        return ScheduleState(
          key: key, prescribed: schedule, isOneTime: use.isOneTime,
          isDeactivated: use.isDeactivated, isCompleted: finishedAt != nil, finishedAt: finishedAt,
          isPaused: record.isPaused,
          notificationRules: StudyNotificationRules(record.notificationRules),
          isBlocking: use.isBlocking, groupIDs: use.groupIDs,
          closedUntil: finishedAt.flatMap { use.closedUntil(after: $0) },
          studyStart: record.startsAt, studyEnd: record.endsAt, own: nil, revision: revisions[key])
      }
    }
  }

  private static func key(
    _ use: StudyRecord.Questionnaire, _ scheduleID: String, of record: StudyRecord
  ) -> ScheduleKey {
    ScheduleKey(
      QuestionnaireKey(studyID: record.studyID, questionnaireID: use.questionnaireID),
      scheduleID: scheduleID)
  }
}

extension StudyRecord.Questionnaire {
  /// Returns nil if it may be filled in again at once.
  func closedUntil(after finishedAt: Date) -> Date? {
    repeatIntervalHours > 0
      ? finishedAt.addingTimeInterval(Double(repeatIntervalHours) * 3600) : nil
  }
}
