package import IngestionDomain
package import Messages

extension IngestionV1.SheetClosing {
  package init(_ closing: SheetClosing) {
    self =
      switch closing {
      case .complete: .complete
      case .incomplete: .incomplete
      case .autosaved: .autosaved
      case .expired: .expired
      }
  }
}
