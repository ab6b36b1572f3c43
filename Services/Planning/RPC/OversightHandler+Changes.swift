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
    let (claims, now) = (try context.claims, clock.now())
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    let pseudonym = check.pseudonym(request.participant)
    check.id(request.staffDateID, field: "staff_date_id")
    let read = CivilDate(iso8601: request.date)
    let today = CivilDate(of: Instant(now))
    if let read, abs(read.dayNumber - today.dayNumber) > StaffDate.daysMax {
      check.reject(
        "date", "DATE_OUT_OF_RANGE", "at most \(StaffDate.daysMax) days from \(today.iso8601)")
    }
    if read == nil { check.reject("date", "DATE_INVALID", "give a date as YYYY-MM-DD") }
    let (name, date) = try check.unwrap(pseudonym, read)
    try claims.requireLeadership(of: request.studyID)
    return try await overseeing {
      PlanningV1.SetParticipantDateResponse(
        participantDate: PlanningV1.ParticipantDate(
          try await parts.changeStaffDate.set(
            request.staffDateID, to: date, of: name, studyID: request.studyID,
            by: claims.participantID, now: now)))
    }
  }

  package func listParticipantDates(
    _ request: PlanningV1.ListParticipantDatesRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ListParticipantDatesResponse {
    let claims = try context.claims
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    if !request.participant.isEmpty { _ = check.pseudonym(request.participant) }
    let limit = check.pageSize(request.pageSize, standard: 50, max: 200)
    let tokens = PageTokens("ListParticipantDates", request) {
      $0.pageSize = 0
      $0.pageToken = ""
    }
    let after = check.pageToken(request.pageToken, of: tokens) { key -> (String, String)? in
      let parts = key.split(separator: " ")
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
    try check.unwrap()
    try claims.requireLeadership(of: request.studyID)
    return try await overseeing {
      let (dates, hasMore) = try await parts.changeStaffDate.list(
        studyID: request.studyID, of: request.participant, after: after, limit: limit)
      return PlanningV1.ListParticipantDatesResponse(
        participantDates: dates.map { PlanningV1.ParticipantDate($0) },
        nextPageToken: hasMore
          ? dates.last.map { tokens.token(after: "\($0.pseudonym ?? "") \($0.id)") } ?? "" : "")
    }
  }

  package func deleteParticipantDate(
    _ request: PlanningV1.DeleteParticipantDateRequest, context: ServerCallContext
  ) async throws -> PlanningV1.DeleteParticipantDateResponse {
    let claims = try context.claims
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    let pseudonym = check.pseudonym(request.participant)
    check.id(request.staffDateID, field: "staff_date_id")
    let name = try check.unwrap(pseudonym)
    try claims.requireLeadership(of: request.studyID)
    return try await overseeing {
      PlanningV1.DeleteParticipantDateResponse(
        deleted: try await parts.changeStaffDate.delete(
          request.staffDateID, of: name, studyID: request.studyID, by: claims.participantID,
          now: clock.now()))
    }
  }

  package func getParticipantPlan(
    _ request: PlanningV1.GetParticipantPlanRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ParticipantPlan {
    let (claims, now) = (try context.claims, clock.now())
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    let pseudonym = check.pseudonym(request.participant)
    let from = check.instant(request.fromTime, field: "from_time") ?? now - 7 * 86_400
    let to = check.instant(request.toTime, field: "to_time")
    if let to, to <= from { check.reject("to_time", "PERIOD_INVALID", "must be after from_time") }
    let limit = check.pageSize(request.pageSize, standard: 100, max: 500)
    let tokens = PageTokens("GetParticipantPlan", request) {
      $0.pageSize = 0
      $0.pageToken = ""
    }
    let after = check.pageToken(request.pageToken, of: tokens) { key -> (at: Date, id: UUID)? in
      let parts = key.split(separator: " ")
      guard parts.count == 2, let at = Int64(parts[0]), let id = UUID(text: String(parts[1]))
      else { return nil }
      return (Instant(microseconds: at).date, id)
    }
    let name = try check.unwrap(pseudonym)
    try claims.requireLeadership(of: request.studyID)
    return try await overseeing {
      let (found, hasMore, timeZone) = try await parts.listNotifications(
        ListNotifications.Request(
          studyID: request.studyID, pseudonym: name, from: from, to: to,
          includesCancelled: request.includeCancelled, after: after, limit: limit))
      return PlanningV1.ParticipantPlan(
        notifications: found.map { PlanningV1.NotificationRecord($0, now: now) },
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
    let (claims, now) = (try context.claims, clock.now())
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    let pseudonym = check.pseudonym(request.participant)
    check.id(request.questionnaireID, field: "questionnaire_id")
    let notificationID = check.notificationID(request.notificationID)
    let prompt = check.prompt(request.notifyTime, request.overrideQuietHours)
    if request.expiresAfterMinutes > Schedule.expiresAfterMinutesRange.upperBound {
      check.reject(
        "expires_after_minutes", "EXPIRY_OUT_OF_RANGE",
        "at most \(Schedule.expiresAfterMinutesRange.upperBound)")
    }
    let (name, id, when) = try check.unwrap(pseudonym, notificationID, prompt)
    try claims.requireLeadership(of: request.studyID)
    return try await overseeing {
      let kept = try await parts.askByHand.add(
        AskByHand.Addition(
          id: id, studyID: request.studyID, pseudonym: name,
          questionnaireID: request.questionnaireID, prompt: when,
          expiresAfterMinutes: Int(request.expiresAfterMinutes)), by: claims.participantID,
        now: now)
      return PlanningV1.AddNotificationResponse(
        notification: PlanningV1.NotificationRecord(kept, now: now))
    }
  }

  package func moveNotification(
    _ request: PlanningV1.MoveNotificationRequest, context: ServerCallContext
  ) async throws -> PlanningV1.MoveNotificationResponse {
    let (claims, now) = (try context.claims, clock.now())
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    let old = check.notificationID(request.notificationID)
    let new = check.notificationID(request.newNotificationID, field: "new_notification_id")
    let prompt = check.prompt(request.notifyTime, request.overrideQuietHours)
    let (id, newID, when) = try check.unwrap(old, new, prompt)
    try claims.requireLeadership(of: request.studyID)
    return try await overseeing {
      let kept = try await parts.askByHand.move(
        id, of: request.studyID, to: newID, when, by: claims.participantID, now: now)
      return PlanningV1.MoveNotificationResponse(
        notification: PlanningV1.NotificationRecord(kept, now: now))
    }
  }

  package func cancelNotification(
    _ request: PlanningV1.CancelNotificationRequest, context: ServerCallContext
  ) async throws -> PlanningV1.CancelNotificationResponse {
    let (claims, now) = (try context.claims, clock.now())
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    let notificationID = check.notificationID(request.notificationID)
    let id = try check.unwrap(notificationID)
    try claims.requireLeadership(of: request.studyID)
    return try await overseeing {
      let kept = try await parts.askByHand.cancel(
        id, of: request.studyID, by: claims.participantID, now: now)
      return PlanningV1.CancelNotificationResponse(
        notification: PlanningV1.NotificationRecord(kept, now: now))
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
