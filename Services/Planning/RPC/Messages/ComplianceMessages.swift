import FoundationEssentials
import Messages
import PlanningDomain
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
      p90AnswerSeconds: row.p90AnswerSeconds ?? 0)
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
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension FieldChecks {
  /// A breakdown that the method has.
  mutating func breakdown(
    _ breakdown: PlanningV1.ComplianceBreakdown, but others: Set<ComplianceBreakdown> = []
  ) -> ComplianceBreakdown? {
    let known = ComplianceBreakdown(breakdown).flatMap { others.contains($0) ? nil : $0 }
    if known == nil { reject("breakdown", "BREAKDOWN_MISSING", "say what rows are about") }
    return known
  }

  /// A period of at most ``ComplianceQuestion/daysMax`` days.
  mutating func period(
    _ from: GoogleProtobuf.Timestamp?, _ to: GoogleProtobuf.Timestamp?, now: Date
  ) -> (from: Date, to: Date)? {
    let days = { (number: Int) in Double(number) * 86_400 }
    let end = instant(to, field: "to_time") ?? now
    let start =
      instant(from, field: "from_time") ?? end - days(ComplianceQuestion.daysDefault)
    if to == nil, start >= end {
      reject("from_time", "PERIOD_INVALID", "must be before now, where to_time does not say more")
      return nil
    }
    guard start < end, end <= start + days(ComplianceQuestion.daysMax) else {
      reject(
        "to_time", "PERIOD_INVALID",
        "must be after from_time, at most \(ComplianceQuestion.daysMax) days")
      return nil
    }
    return (start, end)
  }

  /// Nil for none, and for one that is out of range.
  mutating func instant(_ time: GoogleProtobuf.Timestamp?, field: String) -> Date? {
    guard let time else { return nil }
    guard time.isValid else {
      reject(field, .notATime)
      return nil
    }
    return time.date
  }

  /// The pseudonym of a study's exports.
  mutating func pseudonym(_ text: String, field: String = "participant") -> String? {
    let isWellFormed =
      text.utf8.count == 16
      && text.utf8.allSatisfy { (97...122).contains($0) || (50...55).contains($0) }
    guard isWellFormed else {
      if text.isEmpty {
        reject(field, .missing)
      } else {
        reject(field, "PARTICIPANT_INVALID", "give the pseudonym of the study's exports")
      }
      return nil
    }
    return text
  }

  /// The id of a notification.
  mutating func notificationID(_ text: String, field: String = "notification_id") -> UUID? {
    let id = UUID(text: text)
    if id == nil { reject(field, "NOTIFICATION_ID_INVALID", "give a UUID") }
    return id
  }
}
