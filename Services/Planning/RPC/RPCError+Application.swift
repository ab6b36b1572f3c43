import Fields
import Messages
import RPCCore
import ServiceKit

/// Converts errors of use cases to status codes.
///
/// Every call of this service can be repeated, so a transaction that conflicts with another one is
/// retried at once, up to three attempts.
///
/// - Throws: `RPCError`; `CancellationError`; `PostgresError` for internal errors.
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
        .permissionDenied, "the enrolment in study \(studyID) has ended", reason: .notEnrolled)
    case .participantErased:
      self.init(
        .permissionDenied, "the participant's data was erased",
        reason: .participantErased)
    case .studyNotKnownYet:
      self.init(
        .unavailable, "the study's schedules are not available yet; retry later",
        reason: .studyNotYetKnown, details: [.retryInfo(delay: .seconds(1))])
    case .enrolmentNotKnownYet(let studyID):
      self.init(
        .unavailable, "the time of joining study \(studyID) is not available yet; retry later",
        reason: .enrolmentNotYetKnown, details: [.retryInfo(delay: .seconds(1))])
    case .questionnaireUnknown(let key):
      self.init(
        .notFound, "study \(key.studyID) has no questionnaire \(key.questionnaireID)",
        reason: .questionnaireUnknown)
    case .scheduleUnknown(let key):
      self.init(
        .notFound,
        "questionnaire \(key.questionnaireID) of study \(key.studyID) has no schedule \(key.scheduleID)",
        reason: .scheduleUnknown)
    case .scheduleIDMissing(let ids):
      self = .invalidArgument([
        FieldViolation(
          field: "schedule_id", reason: .scheduleIdMissing,
          description:
            "required for a questionnaire with several schedules: \(ids.joined(separator: ", "))")
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
        .resourceExhausted,
        "at most \(maximum) schedule or time zone changes are allowed in 24 hours",
        reason: .replannedTooOften, details: [.retryInfo(delay: .seconds(3600))])
    case .tooManyCalls:
      self.init(
        .resourceExhausted, "too many concurrent calls",
        reason: .tooManyCalls,
        details: [.retryInfo(delay: .seconds(1))])
    }
  }

  fileprivate init(_ error: DeliveryError) {
    switch error {
    case .platformOff(let platform):
      self.init(
        .failedPrecondition, "push messages to \(platform) are not configured",
        reason: .pushPlatformOff)
    case .appUnknown(let app):
      self.init(
        .failedPrecondition, "push messages to \(app) are not configured",
        reason: .pushAppUnknown)
    case .endpointNotAllowed(let host):
      self = .invalidArgument([
        FieldViolation(
          field: "subscription.endpoint", reason: .pushEndpointNotAllowed,
          description: "\(host) is not on this server's list of push services")
      ])
    case .publicKeyInvalid:
      self = .invalidArgument([
        FieldViolation(
          field: "subscription.p256dh", reason: .pushSubscriptionInvalid,
          description: "the point is not on the curve P-256")
      ])
    case .tooManyDevices:
      self.init(
        .resourceExhausted, "at most \(PushDevice.countMax) devices are allowed",
        reason: .tooManyDevices)
    case .tooManyWatchers(let maximum, let ofOneMax):
      self.init(
        .resourceExhausted, "at most \(maximum) streams are allowed, \(ofOneMax) of one account",
        reason: .tooManyWatchers, details: [.retryInfo(delay: .seconds(10))])
    case .suspended: self = .accountSuspended
    }
  }

  private init(notAllowed findings: [Finding], reason: Finding.Reason) {
    self.init(
      .failedPrecondition, findings.map(\.description).joined(separator: "; "),
      reason: reason.rawValue, details: [.badRequest(findings.map { FieldViolation($0) })])
  }

  /// INVALID_ARGUMENT that names every finding of `plan`. Includes the largest feasible number if
  /// too many were requested.
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
