import Messages
import Testing

@testable import ControlSupport

@Suite("Sheets that a simulation gives up waiting for")
struct PostponedSheetsTests {
  private typealias Verdict = IngestionV1.SheetVerdict

  private static func verdict(
    _ reason: String, after seconds: Int64 = 3600, field: String = "", _ description: String = ""
  ) -> Verdict {
    Verdict(
      verdict: .retryLater,
      violations: reason.isEmpty
        ? [] : [.init(field: field, reason: reason, description: description)],
      retryDelay: .init(seconds: seconds))
  }

  @Test(
    "how many, when and why",
    arguments: [
      (
        [verdict("FULL", field: "sheet_id", "100 wait already")],
        "1 sheet is to be sent again after 3600 s: RETRY_LATER, FULL (sheet_id: 100 wait already)"
      ),
      (
        [verdict("FULL", after: 5), verdict("FULL", after: 60)],
        "2 sheets are to be sent again after 60 s: RETRY_LATER, FULL"
      ),
      (
        [verdict("FULL"), verdict("UNKNOWN", field: "study_id"), verdict("FULL")],
        "3 sheets are to be sent again after 3600 s: RETRY_LATER, 2 by FULL; 1 by UNKNOWN (study_id)"
      ),
      (
        [verdict("", after: 2)],
        "1 sheet is to be sent again after 2 s: RETRY_LATER, without a reason"
      ),
    ])
  func text(verdicts: [IngestionV1.SheetVerdict], text: String) {
    #expect("\(PostponedSheets(verdicts))" == text)
  }
}
