import IngestionDomain
import Messages

extension IngestionV1.SheetVerdict {
  init(_ verdict: Verdict, sheetID: String) {
    switch verdict {
    case .created: self.init(sheetID: sheetID, verdict: .created)
    case .exists: self.init(sheetID: sheetID, verdict: .exists)
    case .conflict: self.init(sheetID: sheetID, verdict: .conflict)
    case .retryLater: self.init(sheetID: sheetID, verdict: .retryLater)
    case .rejected(let violations):
      self.init(
        sheetID: sheetID, verdict: .rejected,
        violations: violations.map {
          IngestionV1.Violation(
            field: $0.field, reason: $0.reason.rawValue, description: $0.description)
        })
    }
  }
}
