import Calendar
import Fields
import FoundationEssentials
import Logging
import Postgres
import ServiceKit

/// Stores finally rejected sheets, so that they can be corrected on another device or the web.
///
/// Runs after the verdicts are stored; failures here never change a verdict. Sheets of participants
/// who are not enrolled, were erased or whose consent ended are not kept, since they were given
/// without consent. Answers to elements outside the questionnaire are removed first
/// (``AnswerSheet/withoutUnasked(by:)``).
struct RememberRejections: Sendable {
  let pool: PostgresPool
  var limits = RejectedSheetStore.Limits()
  let clock: any WallClock
  let logger: Logger

  /// - Parameter refused: rejected sheets, without answers to elements outside the questionnaire.
  func callAsFunction(
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
      if let statement = RejectedSheetStore.remember(
        rejections, of: submitter.participantID, at: now, within: limits)
      {
        try await pool.answer(to: statement)
      }
    } catch {
      logger.warning("rejected sheets cannot be stored", metadata: ["reason": "\(error)"])
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
