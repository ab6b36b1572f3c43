import Calendar
import Fields
import FoundationEssentials
import Messages
import RPCCore
import RPCServer
import ServiceKit

extension OversightHandler {
  func setParticipantDate(
    _ request: PlanningV1.SetParticipantDateRequest, context: ServerCallContext
  ) async throws -> PlanningV1.SetParticipantDateResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let pseudonym = staff.check.pseudonym(request.participant)
    staff.check.id(request.staffDateID, field: "staff_date_id")
    let read = CivilDate(iso8601: request.date)
    let today = CivilDate(of: Instant(staff.now))
    if let read, (read.dayNumber - today.dayNumber).magnitude > StaffDate.daysMax {
      staff.check.reject(
        "date", .dateOutOfRange,
        "must be at most \(StaffDate.daysMax) days from \(today.iso8601)")
    }
    if read == nil {
      staff.check.reject("date", .dateInvalid, "must be a date in the form YYYY-MM-DD")
    }
    let (name, date) = try staff.check.unwrap(pseudonym, read)
    return try await overseeing {
      PlanningV1.SetParticipantDateResponse(
        participantDate: PlanningV1.ParticipantDate(
          try await parts.changeStaffDate.set(
            request.staffDateID, to: date, of: name, studyID: staff.studyID,
            by: staff.actor, now: staff.now)))
    }
  }

  func listParticipantDates(
    _ request: PlanningV1.ListParticipantDatesRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ListParticipantDatesResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let participant = staff.check.optionalPseudonym(request.participant)
    let paging: Paging<StaffDatePosition> = staff.check.page(request)
    try staff.check.unwrap()
    return try await overseeing {
      let page = try await parts.changeStaffDate.list(
        studyID: staff.studyID, of: participant,
        after: paging.last.map { ($0.pseudonym, $0.id) }, limit: paging.size)
      return PlanningV1.ListParticipantDatesResponse(
        participantDates: page.items.map { PlanningV1.ParticipantDate($0) },
        nextPageToken: paging.token(after: page) {
          StaffDatePosition(pseudonym: $0.pseudonym ?? "", id: $0.id)
        })
    }
  }

  func deleteParticipantDate(
    _ request: PlanningV1.DeleteParticipantDateRequest, context: ServerCallContext
  ) async throws -> PlanningV1.DeleteParticipantDateResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let pseudonym = staff.check.pseudonym(request.participant)
    staff.check.id(request.staffDateID, field: "staff_date_id")
    let name = try staff.check.unwrap(pseudonym)
    return try await overseeing {
      PlanningV1.DeleteParticipantDateResponse(
        deleted: try await parts.changeStaffDate.delete(
          request.staffDateID, of: name, studyID: staff.studyID, by: staff.actor,
          now: staff.now))
    }
  }

  func getParticipantPlan(
    _ request: PlanningV1.GetParticipantPlanRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ParticipantPlan {
    var staff = try StaffRequest(request.studyID, context, clock)
    let pseudonym = staff.check.pseudonym(request.participant)
    let from = staff.check.instant(request.fromTime, field: "from_time") ?? staff.now - 7 * 86_400
    let to = staff.check.instant(request.toTime, field: "to_time")
    if let to, to <= from {
      staff.check.reject("to_time", .periodInvalid, "must be after from_time")
    }
    let paging: Paging<TimePosition> = staff.check.page(request, standard: 100, max: 500)
    let name = try staff.check.unwrap(pseudonym)
    let concealed = try staff.areGroupsConcealed(context)
    return try await overseeing {
      let found = try await parts.listNotifications(
        ListNotifications.Request(
          studyID: staff.studyID, pseudonym: name, from: from, to: to,
          includesCancelled: request.includeCancelled, concealsGroups: concealed,
          after: paging.last.map { ($0.at.date, $0.id) }, limit: paging.size))
      return PlanningV1.ParticipantPlan(
        notifications: found.page.items.map {
          PlanningV1.NotificationRecord($0, consentEndsAt: found.consentEndsAt, now: staff.now)
        }, timeZone: found.timeZone ?? "",
        nextPageToken: paging.token(after: found.page) {
          TimePosition(at: $0.standing.handedOut.instant.at, id: $0.id)
        }, consentEndTime: found.consentEndsAt.map { GoogleProtobuf.Timestamp($0) })
    }
  }

  func addNotification(
    _ request: PlanningV1.AddNotificationRequest, context: ServerCallContext
  ) async throws -> PlanningV1.AddNotificationResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let pseudonym = staff.check.pseudonym(request.participant)
    staff.check.id(request.questionnaireID, field: "questionnaire_id")
    let notificationID = staff.check.notificationID(request.notificationID)
    let notification = staff.check.notification(request.notifyTime, request.overrideQuietHours)
    if request.expiresAfterMinutes > Schedule.expiresAfterMinutesRange.upperBound {
      staff.check.reject(
        "expires_after_minutes", .expiryOutOfRange,
        "must be at most \(Schedule.expiresAfterMinutesRange.upperBound)")
    }
    let (name, id, when) = try staff.check.unwrap(pseudonym, notificationID, notification)
    let concealed = try staff.areGroupsConcealed(context)
    return try await overseeing {
      if concealed {
        try await parts.concealedGroups.requireNone(
          of: request.questionnaireID, studyID: staff.studyID)
      }
      let kept = try await parts.editNotifications.add(
        EditNotifications.Addition(
          id: id, studyID: staff.studyID, pseudonym: name,
          questionnaireID: request.questionnaireID, notification: when,
          expiresAfterMinutes: Int(request.expiresAfterMinutes)), by: staff.actor,
        now: staff.now)
      return PlanningV1.AddNotificationResponse(
        notification: PlanningV1.NotificationRecord(kept, now: staff.now))
    }
  }

  func moveNotification(
    _ request: PlanningV1.MoveNotificationRequest, context: ServerCallContext
  ) async throws -> PlanningV1.MoveNotificationResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let old = staff.check.notificationID(request.notificationID)
    let new = staff.check.notificationID(request.newNotificationID, field: "new_notification_id")
    let notification = staff.check.notification(request.notifyTime, request.overrideQuietHours)
    let (id, newID, when) = try staff.check.unwrap(old, new, notification)
    let concealed = try staff.areGroupsConcealed(context)
    return try await overseeing {
      if concealed {
        try await parts.concealedGroups.requireNone(of: id, studyID: staff.studyID)
      }
      let kept = try await parts.editNotifications.move(
        id, of: staff.studyID, to: newID, when, by: staff.actor, now: staff.now)
      return PlanningV1.MoveNotificationResponse(
        notification: PlanningV1.NotificationRecord(kept, now: staff.now))
    }
  }

  func cancelNotification(
    _ request: PlanningV1.CancelNotificationRequest, context: ServerCallContext
  ) async throws -> PlanningV1.CancelNotificationResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let notificationID = staff.check.notificationID(request.notificationID)
    let id = try staff.check.unwrap(notificationID)
    let concealed = try staff.areGroupsConcealed(context)
    return try await overseeing {
      if concealed {
        try await parts.concealedGroups.requireNone(of: id, studyID: staff.studyID)
      }
      let kept = try await parts.editNotifications.cancel(
        id, of: staff.studyID, by: staff.actor, now: staff.now)
      return PlanningV1.CancelNotificationResponse(
        notification: PlanningV1.NotificationRecord(kept, now: staff.now))
    }
  }
}

extension FieldChecks {
  /// Returns an instant chosen by staff, in whole seconds.
  fileprivate mutating func notification(
    _ time: GoogleProtobuf.Timestamp?, _ overridesQuietHours: Bool
  ) -> StaffNotification? {
    if time == nil { reject("notify_time", .missing) }
    return instant(time, field: "notify_time").map {
      StaffNotification(at: Instant(flooring: $0), overridesQuietHours: overridesQuietHours)
    }
  }
}

/// Position in the list of staff dates.
private struct StaffDatePosition: PagePosition {
  var pseudonym: String
  var id: String

  init(pseudonym: String, id: String) {
    self.pseudonym = pseudonym
    self.id = id
  }

  init?(pageKey: String) {
    let parts = pageKey.split(separator: " ")
    guard parts.count == 2 else { return nil }
    self.init(pseudonym: String(parts[0]), id: String(parts[1]))
  }

  var pageKey: String { "\(pseudonym) \(id)" }
}
