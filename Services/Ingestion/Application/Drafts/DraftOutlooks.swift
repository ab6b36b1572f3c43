import Calendar
import FoundationEssentials
import IngestionDomain

/// Says what becomes of drafts, as their studies are now.
package struct DraftOutlooks: Sendable {
  private let studies: StudyCache

  package init(studies: StudyCache) {
    self.studies = studies
  }

  /// - Throws: ``IngestionError`` `.studyNotYetKnown`; `PostgresError`.
  func outlooks(of drafts: [Draft], now: Date) async throws -> [UUID: DraftOutlook] {
    guard !drafts.isEmpty else { return [:] }
    let resolved = try await studies.rules(
      for: drafts.reduce(into: [:]) { $0[$1.subject.studyID] = [] })
    var outlooks: [UUID: DraftOutlook] = [:]
    for draft in drafts {
      let studyID = draft.subject.studyID
      let rules: StudyRules? =
        switch resolved[studyID] {
        case .known(let rules): rules
        case .unknown: nil
        case .unavailable, nil: throw IngestionError.studyNotYetKnown(studyID)
        }
      outlooks[draft.draftID] = DraftOutlook(of: draft.subject, by: rules, now: Instant(now))
    }
    return outlooks
  }
}
