import Fields
import Messages
import RPCCore

/// The parts of a batch with invalid UTF-8. An invalid text rejects only its own part.
struct InvalidFields {
  /// Texts that a device says about itself. They refuse nothing: the decoder has replaced the
  /// invalid bytes by `?`.
  private static let labels: Set<Substring> = ["time_zone", "app_version", "platform", "device"]

  /// Violations by index of the part; paths are relative to the part.
  private(set) var violations: [Int: [Violation]] = [:]

  /// - Parameter list: the request field that contains the parts.
  /// - Throws: `DecodingError` for an invalid text outside the parts, which rejects the whole
  ///   request.
  init(_ faults: [Messages.DecodingError], in list: String) throws {
    for fault in faults {
      guard let (index, field) = Self.split(fault.field, list) else { throw fault }
      let names = field.split(separator: ".")
      if names.contains(where: Self.labels.contains) { continue }
      violations[index, default: []].append(
        Violation(field: field, reason: .textInvalid, description: fault.reason.description))
    }
  }

  /// `sheets[3].answers[2].text` belongs to sheet 3.
  private static func split(_ path: String, _ list: String) -> (index: Int, field: String)? {
    let start = "\(list)["
    guard path.hasPrefix(start), let end = path.firstIndex(of: "]"),
      let index = Int(path.dropFirst(start.count).prefix(upTo: end))
    else { return nil }
    return (index, String(path[end...].dropFirst(2)))
  }
}

/// Keeps a response within the size that clients accept: gRPC's default is 4 MiB per message.
struct ResponseBudget {
  /// Leaves room for the rest of the message.
  static let bytesMax = 3 << 20

  private var bytesLeft: Int
  private var isEmpty = true

  init(bytesMax: Int = Self.bytesMax) {
    bytesLeft = bytesMax
  }

  /// Whether another part of that size fits. The first one always does.
  mutating func takes(_ bytes: Int) -> Bool {
    guard isEmpty || bytes <= bytesLeft else { return false }
    isEmpty = false
    bytesLeft -= bytes
    return true
  }
}

extension Page {
  /// Encodes the items that fit in a response. The page ends after them.
  func fitting<Entry: Message>(
    bytesMax: Int = ResponseBudget.bytesMax, _ encode: (Item) -> Entry
  ) -> (messages: [Entry], page: Page) {
    var budget = ResponseBudget(bytesMax: bytesMax)
    var messages: [Entry] = []
    for item in items {
      let message = encode(item)
      // With the tag and the length of the field.
      guard budget.takes(message.encodedSize + 6) else {
        return (messages, Page(items: Array(items.prefix(messages.count)), hasMore: true))
      }
      messages.append(message)
    }
    return (messages, self)
  }
}
