import Calendar
import FoundationEssentials
import IngestionDomain
package import Postgres
import ServiceKit

/// Which sheets are from before their participant, or what the study has, was erased. Only those are looked
/// up whose participant seems to be none: the others are looked up where they are stored.
package struct ErasedSheets: Sendable {
  private let pool: PostgresPool
  private let erased = ErasedParticipants()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Returns: their places.
  /// - Throws: `PostgresError`.
  func places(
    among sheets: [AnswerSheet], _ decisions: [SheetDecision], by submitter: Submitter, now: Date
  ) async throws -> Set<Int> {
    var places: Set<Int> = []
    for (place, decision) in decisions.enumerated() where decision.doubtsEnrolment {
      let sheet = sheets[place]
      if try await erased.isErased(
        submitter.participantID, studyID: sheet.studyID,
        at: sheet.finishedAt?.instant?.date ?? now, on: pool)
      {
        places.insert(place)
      }
    }
    return places
  }

  /// Of sheets that wait for a joining since what the study had was erased: where the access token is from
  /// before that, only another one can tell of it.
  ///
  /// - Throws: `PostgresError`.
  func askForNewToken(
    of submitter: Submitter, among sheets: [AnswerSheet], _ verdicts: inout [Verdict?]
  ) async throws {
    let waiting = verdicts.indices.filter { verdicts[$0] == .postponed([.studyErasedLately]) }
    guard !waiting.isEmpty else { return }
    let statement = erased.outdated(
      by: submitter.claimedAt, of: submitter.participantID,
      in: Set(waiting.map { sheets[$0].studyID }).sorted())
    let outdated = try await pool.transaction { try await $0.answers(to: statement) }
    for index in waiting where outdated.studyIDs.contains(sheets[index].studyID) {
      verdicts[index] = .postponed([.tokenFromBeforeErasure])
    }
  }
}

extension SheetDecision {
  fileprivate var doubtsEnrolment: Bool {
    switch self {
    case .accepted: false
    case .rejected(let violations), .postponed(let violations):
      violations.contains {
        [.notEnrolled, .tokenOutdated, .enrolmentNotYetKnown].contains($0.reason)
      }
    }
  }
}

extension Violation {
  /// Lets the device forget the sheet.
  static let participantErased = Violation(
    field: "", reason: .participantErased,
    description: "what is kept of the participant was erased at the participant's wish")
  static let studyErasedLately = Violation(
    field: "study_id", reason: .enrolmentNotYetKnown,
    description:
      "what the study had was erased; whether the caller takes part again is not known here yet")
  static let tokenFromBeforeErasure = Violation(
    field: "study_id", reason: .tokenOutdated,
    description: "what the study had was erased since the access token was issued; refresh it first"
  )
}
