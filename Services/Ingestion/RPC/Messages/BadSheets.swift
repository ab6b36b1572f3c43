import IngestionDomain
import Messages
import RPCCore

/// The sheets of a batch that hold a text that is none. Such a text harms only its own sheet.
struct BadSheets {
  /// What is wrong with them, by their place in the batch.
  private(set) var violations: [Int: [Violation]] = [:]

  init(_ faults: [Messages.DecodingError]) {
    for fault in faults {
      guard let (index, field) = Self.split(fault.field) else { continue }
      violations[index, default: []].append(
        Violation(field: field, reason: .textInvalid, description: fault.reason.description))
    }
  }

  /// `sheets[3].answers[2].text` is about sheet 3.
  private static func split(_ path: String) -> (index: Int, field: String)? {
    let start = "sheets["
    guard path.hasPrefix(start), let end = path.firstIndex(of: "]"),
      let index = Int(path.dropFirst(start.count).prefix(upTo: end))
    else { return nil }
    return (index, String(path[end...].dropFirst(2)))
  }
}
