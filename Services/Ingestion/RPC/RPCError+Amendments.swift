import IngestionApplication
import RPCCore

extension RPCError {
  init(_ error: AmendmentError) {
    switch error {
    case .notRevisable(let questionnaireID):
      self.init(
        .failedPrecondition,
        "the study does not let its participants amend sheets of \(questionnaireID)",
        reason: "NOT_REVISABLE")
    case .sheetUnknown:
      self.init(.notFound, "the caller has no such sheet", reason: "SHEET_UNKNOWN")
    }
  }
}
