import Postgres
import ServiceKit

/// Publishes changed ends of consents after studies changed their texts. Access tokens have them,
/// too, but a participant may never call again.
struct TellConsentEnds: Sendable {
  let environment: AuthEnvironment

  /// Maximum number of enrolments in one transaction.
  static let batch = 500

  /// - Returns: the number of enrolments whose end changed.
  /// - Throws: `PostgresError`.
  func callAsFunction() async throws -> Int {
    var count = 0
    while let study = try await environment.pool.answer(to: EnrolmentStore.untoldStudy()) {
      var told = 0
      repeat {
        told = try await tell(study.id)
        count += told
      } while told == Self.batch
      try await environment.pool.answer(
        to: EnrolmentStore.noteConsentEndsTold(of: study.id, revision: study.revision))
    }
    if count > 0 { environment.events.wake() }
    return count
  }

  private func tell(_ studyID: String) async throws -> Int {
    let now = environment.clock.now()
    return try await environment.pool.write { connection in
      let changed = try await connection.answer(
        to: EnrolmentStore.changedConsentEnds(of: studyID, limit: Self.batch))
      for (participantID, enrolment) in changed {
        try await environment.events.publish(
          .participantEnrolled(participantID: participantID, enrolment), at: now, on: connection)
      }
      return changed.count
    }
  }
}
