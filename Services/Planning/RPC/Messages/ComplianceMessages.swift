import Fields
import FoundationEssentials
import Messages
import RPCCore
import ServiceKit

extension PlanningV1.ComplianceRow {
  init(_ row: ComplianceRow) {
    self.init(
      key: row.key, planned: UInt32(clamping: row.planned),
      delivered: UInt32(clamping: row.delivered), opened: UInt32(clamping: row.opened),
      answeredInTime: UInt32(clamping: row.answeredInTime),
      answeredLate: UInt32(clamping: row.answeredLate),
      dismissed: UInt32(clamping: row.dismissed), missed: UInt32(clamping: row.missed),
      expired: UInt32(clamping: row.expired), open: UInt32(clamping: row.open),
      answeredOfPlanned: row.answeredOfPlanned, answeredOfDelivered: row.answeredOfDelivered,
      medianAnswerSeconds: row.medianAnswerSeconds ?? 0,
      p90AnswerSeconds: row.p90AnswerSeconds ?? 0, sent: UInt32(clamping: row.sent),
      missedUnseen: UInt32(clamping: row.missedUnseen),
      missedUnopened: UInt32(clamping: row.missedUnopened),
      missedOpened: UInt32(clamping: row.missedOpened),
      participants: UInt32(clamping: row.participants),
      consentEnded: UInt32(clamping: row.consentEnded),
      noRoom: UInt32(clamping: row.withoutRoom))
  }
}

extension ComplianceBreakdown {
  init?(_ breakdown: PlanningV1.ComplianceBreakdown) {
    switch breakdown {
    case .total: self = .total
    case .participant: self = .participant
    case .localDate: self = .localDate
    case .utcDate: self = .utcDate
    case .hour: self = .hour
    case .weekday: self = .weekday
    case .questionnaire: self = .questionnaire
    case .group: self = .group
    case .schedule: self = .schedule
    case .studyDay: self = .studyDay
    case .participantDate: self = .participantDate
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension FieldChecks {
  /// Returns the breakdown; rejects a missing one and those in `others`.
  mutating func breakdown(
    _ breakdown: PlanningV1.ComplianceBreakdown, but others: Set<ComplianceBreakdown> = []
  ) -> ComplianceBreakdown? {
    let known = ComplianceBreakdown(breakdown).flatMap { others.contains($0) ? nil : $0 }
    if known == nil {
      reject("breakdown", .breakdownMissing, "choose a breakdown that this method supports")
    }
    return known
  }

  /// Returns a period of at most ``ComplianceQuestion/daysMax`` days.
  mutating func period(
    _ from: GoogleProtobuf.Timestamp?, _ to: GoogleProtobuf.Timestamp?, now: Date
  ) -> (from: Date, to: Date)? {
    let days = { (number: Int) in Double(number) * 86_400 }
    let end = instant(to, field: "to_time") ?? now
    let start =
      instant(from, field: "from_time") ?? end - days(ComplianceQuestion.daysDefault)
    if to == nil, start >= end {
      reject("from_time", .periodInvalid, "must be before now unless to_time is set")
      return nil
    }
    guard start < end, end <= start + days(ComplianceQuestion.daysMax) else {
      reject(
        "to_time", .periodInvalid,
        "must be after from_time and at most \(ComplianceQuestion.daysMax) days later")
      return nil
    }
    return (start, end)
  }

  /// Returns nil for a missing time, and rejects one out of range.
  mutating func instant(_ time: GoogleProtobuf.Timestamp?, field: String) -> Date? {
    guard let time else { return nil }
    guard time.isValid else {
      reject(field, .notATime)
      return nil
    }
    return time.date
  }

  /// Returns the participant's pseudonym in the study's exports, or an empty text if it is absent.
  mutating func optionalPseudonym(_ text: String) -> String {
    text.isEmpty ? "" : pseudonym(text) ?? ""
  }

  /// Returns the participant's pseudonym in the study's exports. Capitals do not matter.
  mutating func pseudonym(_ text: String, field: String = "participant") -> String? {
    let text = text.asciiLowercased
    guard Pseudonyms.isWellFormed(text) else {
      if text.isEmpty {
        reject(field, .missing)
      } else {
        reject(
          field, .participantInvalid, "must be the participant's pseudonym in the study's exports"
        )
      }
      return nil
    }
    return text
  }

  /// Returns the id of a notification.
  mutating func notificationID(_ text: String, field: String = "notification_id") -> UUID? {
    let id = UUID(text: text)
    if id == nil { reject(field, .notificationIdInvalid, "must be a UUID") }
    return id
  }
}
