package import IngestionDomain
package import Messages
import QuestionnaireWire
import Questionnaires

extension RecordFilter {
  /// Most types that a request may name.
  package static var typeCountMax: Int { RecordType.allCases.count }

  /// False: none, or one that this release does not know.
  package mutating func insert(_ message: CatalogueV1.RecordType) -> Bool {
    guard let type = RecordType(message) else { return false }
    types.insert(type)
    return true
  }
}
