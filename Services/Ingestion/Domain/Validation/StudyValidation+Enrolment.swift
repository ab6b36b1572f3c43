import Calendar
internal import Fields

extension StudyValidation {
  /// False when the caller is no participant, or was none when it happened.
  mutating func checkEnrolment(at judgedAt: Instant?) -> Bool {
    let enrolment = context.enrolments[studyID] ?? .stranger()
    guard !enrolment.isPending else {
      waits(
        for: .enrolmentPending, "study_id",
        "a leader has not decided yet on the request to join")
      return false
    }
    if enrolment.beginning == .notYetKnown, let judgedAt, mayBeFromBeforeJoining(judgedAt) {
      waits(
        for: .enrolmentNotYetKnown, "study_id",
        "since when the caller takes part is not known here yet")
    }
    let absence =
      judgedAt.map { enrolment.absence(at: $0) } ?? enrolment.absences.first { $0.until == nil }
    guard let absence else { return true }
    let description = description(of: absence)
    switch enrolment.doubt {
    case nil:
      violations.add(.notEnrolled, "study_id", description)
      return false
    case .tokenOutdated:
      waits(
        for: .tokenOutdated, "study_id",
        "\(description); the access token is older: refresh it and send again")
    case .notYetKnown:
      waits(
        for: .enrolmentNotYetKnown, "study_id",
        "\(description), as far as is known here yet")
    }
    return absence.after != nil
  }

  private func mayBeFromBeforeJoining(_ instant: Instant) -> Bool {
    instant < context.now.advanced(byMicroseconds: -context.limits.pastToleranceMicroseconds)
  }

  private func description(of absence: Enrolment.Absence) -> String {
    guard let after = absence.after else {
      return "not a participant of the study \(studyID.quotedExcerpt)"
    }
    let leaving = "left the study at \(after.iso8601)"
    guard let happenedAt else { return leaving }
    let happened = "\(Self.happening) at \(happenedAt.iso8601) by the device's clock"
    guard let until = absence.until else { return "\(leaving); \(happened), after that" }
    return "\(leaving) and joined again at \(until.iso8601); \(happened), between the two"
  }
}
