import Calendar
import FoundationEssentials
package import Messages
import PlanningApplication
import PlanningDomain
import RPCCore
package import RPCServer
import ServiceKit

extension OversightHandler {
  package func setParticipantDate(
    _ request: PlanningV1.SetParticipantDateRequest, context: ServerCallContext
  ) async throws -> PlanningV1.SetParticipantDateResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let pseudonym = staff.check.pseudonym(request.participant)
    staff.check.id(request.staffDateID, field: "staff_date_id")
    let read = CivilDate(iso8601: request.date)
    let today = CivilDate(of: Instant(staff.now))
    if let read, abs(read.dayNumber - today.dayNumber) > StaffDate.daysMax {
      staff.check.reject(
        "date", "DATE_OUT_OF_RANGE", "at most \(StaffDate.daysMax) days from \(today.iso8601)")
    }
    if read == nil { staff.check.reject("date", "DATE_INVALID", "give a date as YYYY-MM-DD") }
    let (name, date) = try staff.granted(pseudonym, read)
    return try await overseeing {
      PlanningV1.SetParticipantDateResponse(
        participantDate: PlanningV1.ParticipantDate(
          try await parts.changeStaffDate.set(
            request.staffDateID, to: date, of: name, studyID: staff.studyID,
            by: staff.actor, now: staff.now)))
    }
  }

  package func listParticipantDates(
    _ request: PlanningV1.ListParticipantDatesRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ListParticipantDatesResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    if !request.participant.isEmpty { _ = staff.check.pseudonym(request.participant) }
    let limit = staff.check.pageSize(request.pageSize, standard: 50, max: 200)
    let tokens = PageTokens("ListParticipantDates", request) {
      $0.pageSize = 0
      $0.pageToken = ""
    }
    let after = staff.check.pageToken(request.pageToken, of: tokens) { key -> (String, String)? in
      let parts = key.split(separator: " ")
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
    try staff.granted()
    return try await overseeing {
      let (dates, hasMore) = try await parts.changeStaffDate.list(
        studyID: staff.studyID, of: request.participant, after: after, limit: limit)
      return PlanningV1.ListParticipantDatesResponse(
        participantDates: dates.map { PlanningV1.ParticipantDate($0) },
        nextPageToken: hasMore
          ? dates.last.map { tokens.token(after: "\($0.pseudonym ?? "") \($0.id)") } ?? "" : "")
    }
  }

  package func deleteParticipantDate(
    _ request: PlanningV1.DeleteParticipantDateRequest, context: ServerCallContext
  ) async throws -> PlanningV1.DeleteParticipantDateResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let pseudonym = staff.check.pseudonym(request.participant)
    staff.check.id(request.staffDateID, field: "staff_date_id")
    let name = try staff.granted(pseudonym)
    return try await overseeing {
      PlanningV1.DeleteParticipantDateResponse(
        deleted: try await parts.changeStaffDate.delete(
          request.staffDateID, of: name, studyID: staff.studyID, by: staff.actor,
          now: staff.now))
    }
  }

  package func getParticipantPlan(
    _ request: PlanningV1.GetParticipantPlanRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ParticipantPlan {
    var staff = try StaffRequest(request.studyID, context, clock)
    let pseudonym = staff.check.pseudonym(request.participant)
    let from = staff.check.instant(request.fromTime, field: "from_time") ?? staff.now - 7 * 86_400
    let to = staff.check.instant(request.toTime, field: "to_time")
    if let to, to <= from {
      staff.check.reject("to_time", "PERIOD_INVALID", "must be after from_time")
    }
    let limit = staff.check.pageSize(request.pageSize, standard: 100, max: 500)
    let tokens = PageTokens("GetParticipantPlan", request) {
      $0.pageSize = 0
      $0.pageToken = ""
    }
    let after = staff.check.pageToken(request.pageToken, of: tokens) {
      key -> (at: Date, id: UUID)? in
      let parts = key.split(separator: " ")
      guard parts.count == 2, let at = Int64(parts[0]), let id = UUID(text: String(parts[1]))
      else { return nil }
      return (Instant(microseconds: at).date, id)
    }
    let name = try staff.granted(pseudonym)
    return try await overseeing {
      let (found, hasMore, timeZone) = try await parts.listNotifications(
        ListNotifications.Request(
          studyID: staff.studyID, pseudonym: name, from: from, to: to,
          includesCancelled: request.includeCancelled, after: after, limit: limit))
      return PlanningV1.ParticipantPlan(
        notifications: found.map { PlanningV1.NotificationRecord($0, now: staff.now) },
        timeZone: timeZone ?? "",
        nextPageToken: hasMore
          ? found.last.map {
            let at = $0.standing.handedOut.instant.at
            return tokens.token(after: "\(at.microseconds) \($0.id.text)")
          } ?? "" : "")
    }
  }

  package func addNotification(
    _ request: PlanningV1.AddNotificationRequest, context: ServerCallContext
  ) async throws -> PlanningV1.AddNotificationResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let pseudonym = staff.check.pseudonym(request.participant)
    staff.check.id(request.questionnaireID, field: "questionnaire_id")
    let notificationID = staff.check.notificationID(request.notificationID)
    let prompt = staff.check.prompt(request.notifyTime, request.overrideQuietHours)
    if request.expiresAfterMinutes > Schedule.expiresAfterMinutesRange.upperBound {
      staff.check.reject(
        "expires_after_minutes", "EXPIRY_OUT_OF_RANGE",
        "at most \(Schedule.expiresAfterMinutesRange.upperBound)")
    }
    let (name, id, when) = try staff.granted(pseudonym, notificationID, prompt)
    return try await overseeing {
      let kept = try await parts.askByHand.add(
        AskByHand.Addition(
          id: id, studyID: staff.studyID, pseudonym: name,
          questionnaireID: request.questionnaireID, prompt: when,
          expiresAfterMinutes: Int(request.expiresAfterMinutes)), by: staff.actor,
        now: staff.now)
      return PlanningV1.AddNotificationResponse(
        notification: PlanningV1.NotificationRecord(kept, now: staff.now))
    }
  }

  package func moveNotification(
    _ request: PlanningV1.MoveNotificationRequest, context: ServerCallContext
  ) async throws -> PlanningV1.MoveNotificationResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let old = staff.check.notificationID(request.notificationID)
    let new = staff.check.notificationID(request.newNotificationID, field: "new_notification_id")
    let prompt = staff.check.prompt(request.notifyTime, request.overrideQuietHours)
    let (id, newID, when) = try staff.granted(old, new, prompt)
    return try await overseeing {
      let kept = try await parts.askByHand.move(
        id, of: staff.studyID, to: newID, when, by: staff.actor, now: staff.now)
      return PlanningV1.MoveNotificationResponse(
        notification: PlanningV1.NotificationRecord(kept, now: staff.now))
    }
  }

  package func cancelNotification(
    _ request: PlanningV1.CancelNotificationRequest, context: ServerCallContext
  ) async throws -> PlanningV1.CancelNotificationResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    let notificationID = staff.check.notificationID(request.notificationID)
    let id = try staff.granted(notificationID)
    return try await overseeing {
      let kept = try await parts.askByHand.cancel(
        id, of: staff.studyID, by: staff.actor, now: staff.now)
      return PlanningV1.CancelNotificationResponse(
        notification: PlanningV1.NotificationRecord(kept, now: staff.now))
    }
  }
}

extension FieldChecks {
  /// An instant that staff chooses, in whole seconds.
  fileprivate mutating func prompt(
    _ time: GoogleProtobuf.Timestamp?, _ overridesQuietHours: Bool
  ) -> StaffPrompt? {
    if time == nil { reject("notify_time", .missing) }
    return instant(time, field: "notify_time").map {
      StaffPrompt(at: Instant(flooring: $0), overridesQuietHours: overridesQuietHours)
    }
  }
}
