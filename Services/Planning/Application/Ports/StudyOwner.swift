package import PlanningDomain
package import ServiceKit

/// Whoever owns studies, asked for those that the bus has not told of yet.
package protocol StudyOwner: Sendable {
  func study(_ studyID: String) async -> OwnerAnswer<StudyRecord>
}
