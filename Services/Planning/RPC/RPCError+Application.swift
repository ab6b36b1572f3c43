import Fields
import PlanningApplication
import PlanningDomain
import RPCCore
import ServiceKit

/// Turns what use-cases throw into statuses.
///
/// Every call of this service may be repeated, so a transaction that another one got in the way of is
/// tried again at once, three times in all.
///
/// - Throws: `RPCError`; `CancellationError`; what is nobody's fault but ours.
func answering<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
  try await ServiceKit.answering(attempts: 3) {
    do {
      return try await body()
    } catch let error as PlanningError {
      throw RPCError(error)
    } catch let error as DeliveryError {
      throw RPCError(error)
    }
  }
}

extension FieldViolation {
  fileprivate init(_ finding: Finding) {
    self.init(
      field: finding.field, reason: finding.reason.rawValue, description: finding.description)
  }
}

extension RPCError {
  fileprivate init(_ error: PlanningError) {
    switch error {
    case .timeZoneUnknown(let name):
      let fault = FieldFault.notATimeZone(name)
      self.init(
        .invalidArgument, "time_zone: \(fault.description)", reason: fault.reason,
        details: [.badRequest([FieldViolation("time_zone", fault)])])
    case .notEnrolled(let studyID):
      self.init(
        .permissionDenied, "the enrolment in study \(studyID) has ended", reason: "NOT_ENROLLED")
    case .participantErased:
      self.init(
        .permissionDenied, "what is kept of the participant was erased",
        reason: "PARTICIPANT_ERASED")
    case .studyNotKnownYet:
      self.init(
        .unavailable, "the schedules of the study are not known here yet",
        reason: "STUDY_NOT_YET_KNOWN", details: [.retryInfo(delay: .seconds(1))])
    case .enrolmentNotKnownYet(let studyID):
      self.init(
        .unavailable, "when the participant joined study \(studyID) is not known here yet",
        reason: "ENROLMENT_NOT_YET_KNOWN", details: [.retryInfo(delay: .seconds(1))])
    case .questionnaireUnknown(let key):
      self.init(
        .notFound, "study \(key.studyID) has no questionnaire \(key.questionnaireID)",
        reason: "QUESTIONNAIRE_UNKNOWN")
    case .scheduleUnknown(let key):
      self.init(
        .notFound,
        "questionnaire \(key.questionnaireID) of study \(key.studyID) has no schedule \(key.scheduleID)",
        reason: "SCHEDULE_UNKNOWN")
    case .scheduleIDMissing(let ids):
      self = .invalidArgument([
        FieldViolation(
          field: "schedule_id", reason: "SCHEDULE_ID_MISSING",
          description: "the questionnaire has several: \(ids.joined(separator: ", "))")
      ])
    case .fixedByStudy(let findings):
      self.init(notAllowed: findings, reason: .fixedByStudy)
    case .outOfBounds(let findings):
      self.init(notAllowed: findings, reason: .outOfBounds)
    case .infeasible(let refusal):
      self = .invalidArgument(refusal.findings.map { FieldViolation($0) })
      tell(maximumPerDay: refusal.maximumPerDay)
    case .replannedTooOften(let maximum):
      self.init(
        .resourceExhausted, "at most \(maximum) changes of schedules and time zone in 24 hours",
        reason: "REPLANNED_TOO_OFTEN", details: [.retryInfo(delay: .seconds(3600))])
    case .tooManyCalls:
      self.init(
        .resourceExhausted, "other calls plan for the same participant", reason: "TOO_MANY_CALLS",
        details: [.retryInfo(delay: .seconds(1))])
    }
  }

  fileprivate init(_ error: DeliveryError) {
    switch error {
    case .platformOff(let platform):
      self.init(
        .failedPrecondition, "\(platform) is not set up for push messages",
        reason: "PUSH_PLATFORM_OFF")
    case .appUnknown(let app):
      self.init(
        .failedPrecondition, "there are no keys for push messages to \(app)",
        reason: "PUSH_APP_UNKNOWN")
    case .tooManyDevices:
      self.init(
        .resourceExhausted, "at most \(PushDevice.countMax) devices", reason: "TOO_MANY_DEVICES")
    case .tooManyWatchers(let maximum, let ofOneMax):
      self.init(
        .resourceExhausted, "at most \(maximum) calls watch at a time, \(ofOneMax) of one account",
        reason: "TOO_MANY_WATCHERS", details: [.retryInfo(delay: .seconds(10))])
    case .suspended: self = .accountSuspended
    }
  }

  private init(notAllowed findings: [Finding], reason: Finding.Reason) {
    self.init(
      .failedPrecondition, findings.map(\.description).joined(separator: "; "),
      reason: reason.rawValue, details: [.badRequest(findings.map { FieldViolation($0) })])
  }

  /// INVALID_ARGUMENT that names every finding of `plan`; with the largest feasible number where
  /// too many were asked for.
  init(_ findings: [Finding], of plan: Plan) {
    self = .invalidArgument(findings.map { FieldViolation($0) })
    if findings.contains(where: { $0.reason == .scheduleInfeasible }),
      case .standard(let standard) = plan, let maximum = standard.maximumPerDay
    {
      tell(maximumPerDay: maximum)
    }
  }

  private mutating func tell(maximumPerDay: Int) {
    details.insert(
      .errorInfo(
        reason: Finding.Reason.scheduleInfeasible.rawValue,
        metadata: ["maximum_per_day": String(maximumPerDay)]), at: 0)
  }
}
