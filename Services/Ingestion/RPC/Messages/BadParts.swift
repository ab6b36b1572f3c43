import IngestionDomain
import Messages
import RPCCore

/// The parts of a batch that hold a text that is none. Such a text harms only its own part.
struct BadParts {
  /// What is wrong with them, by their place in the batch; paths begin at the part.
  private(set) var violations: [Int: [Violation]] = [:]

  /// - Parameter list: the field of the request that has the parts.
  /// - Throws: `DecodingError` for a text of the request beside them, which refuses all of it.
  init(_ faults: [Messages.DecodingError], in list: String) throws {
    for fault in faults {
      guard let (index, field) = Self.split(fault.field, list) else { throw fault }
      violations[index, default: []].append(
        Violation(field: field, reason: .textInvalid, description: fault.reason.description))
    }
  }

  /// `sheets[3].answers[2].text` is about sheet 3.
  private static func split(_ path: String, _ list: String) -> (index: Int, field: String)? {
    let start = "\(list)["
    guard path.hasPrefix(start), let end = path.firstIndex(of: "]"),
      let index = Int(path.dropFirst(start.count).prefix(upTo: end))
    else { return nil }
    return (index, String(path[end...].dropFirst(2)))
  }
}
