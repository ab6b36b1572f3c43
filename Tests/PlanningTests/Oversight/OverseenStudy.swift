import CalendarSamples
import Foundation
import Postgres
import ServiceKit
import Synchronization

@testable import PlanningService

/// A study with its staff, in the tests' database.
struct OverseenStudy {
  var planned: Planned
  let owner: KnownPseudonyms
  let pseudonyms: StudyPseudonyms
  let leader = UUID()

  init() async throws {
    planned = try await Planned()
    owner = KnownPseudonyms()
    pseudonyms = StudyPseudonyms(pool: planned.pool, owner: owner)
  }

  /// Pseudonym of the participant in the study's exports.
  var name: String { owner.pseudonyms.pseudonym(of: planned.participantID) }

  var changeDate: ChangeStaffDate {
    ChangeStaffDate(pool: planned.pool, studies: planned.studies, pseudonyms: pseudonyms)
  }

  var editNotifications: EditNotifications {
    EditNotifications(
      pool: planned.pool, zones: hostZones, studies: planned.studies, pseudonyms: pseudonyms,
      events: Planned.events)
  }

  var fire: FireTrigger {
    FireTrigger(pool: planned.pool, studies: planned.studies, pseudonyms: pseudonyms)
  }

  var explain: ExplainNotification { ExplainNotification(pool: planned.pool, zones: hostZones) }

  var list: ListNotifications { ListNotifications(pool: planned.pool, pseudonyms: pseudonyms) }

  /// Entries of the audit log about the participant, oldest first.
  func audited() async throws -> [(action: String, object: String)] {
    try await planned.pool.query(
      """
      SELECT action, object FROM audit_log JOIN audit_names ON audit_id = subject
      WHERE participant_id = \(planned.participantID) ORDER BY number
      """
    ).map { (try $0.decode("action"), try $0.decode("object")) }
  }
}

/// Ingestion as a source of pseudonyms; can be made unreachable.
final class KnownPseudonyms: PseudonymOwner {
  let pseudonyms = Pseudonyms(key: (0..<32).map { _ in UInt8.random(in: 0...255) })
  private let state = Mutex((isAway: false, asked: 0))

  var asked: Int { state.withLock { $0.asked } }

  func goAway(_ isAway: Bool) { state.withLock { $0.isAway = isAway } }

  func pseudonyms(of studyID: String) async -> OwnerAnswer<Pseudonyms> {
    state.withLock {
      $0.asked += 1
      return $0.isAway ? .unreachable : .found(pseudonyms)
    }
  }
}
