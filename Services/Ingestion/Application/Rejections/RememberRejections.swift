import Calendar
import Fields
import FoundationEssentials
package import IngestionDomain
package import IngestionStore
package import Logging
package import ServiceKit

/// Remembers sheets that were refused for good, so that another device or the web can mend them.
///
/// Apart from what is stored, and after it: nothing that goes wrong here changes a verdict. Nothing is kept of
/// somebody who takes no part in the study, who was erased, or whose consent had ended: whatever such a sheet
/// says, it was given without consent. Nor is anything that nobody asked for
/// (``IngestionDomain/AnswerSheet/withoutUnasked(by:)``).
package struct RememberRejections: Sendable {
  private let store: RejectedSheetStore
  private let clock: any WallClock
  private let logger: Logger

  package init(store: RejectedSheetStore, clock: any WallClock, logger: Logger) {
    self.store = store
    self.clock = clock
    self.logger = logger
  }

  /// - Parameter refused: without what nobody asked for.
  package func callAsFunction(
    _ refused: [(sheet: AnswerSheet, violations: [Violation])], by submitter: Submitter
  ) async {
    let now = clock.now()
    let rejections = refused.compactMap { sheet, violations -> RejectedSheet? in
      guard let sheetID = UUID(text: sheet.sheetID),
        !violations.contains(where: { $0.reason == .sheetIDInvalid }),
        mayKeep(sheet, violations, of: submitter, now: Instant(now))
      else { return nil }
      return RejectedSheet(
        sheetID: sheetID, sheet: sheet, violations: violations, rejectedAt: Instant(now))
    }
    guard !rejections.isEmpty else { return }
    do {
      try await store.remember(rejections, of: submitter.participantID, at: now)
    } catch {
      logger.warning("refused sheets cannot be remembered", metadata: ["reason": "\(error)"])
    }
  }

  private func mayKeep(
    _ sheet: AnswerSheet, _ violations: [Violation], of submitter: Submitter, now: Instant
  ) -> Bool {
    guard submitter.enrolledStudies.contains(sheet.studyID),
      !violations.contains(where: {
        [.notEnrolled, .participantErased].contains($0.reason)
      })
    else { return false }
    guard let end = submitter.consentEnds[sheet.studyID] else { return true }
    return sheet.finishedAt?.instant ?? now < Instant(end)
  }
}
