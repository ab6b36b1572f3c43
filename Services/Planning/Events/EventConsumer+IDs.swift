import Bus
import Fields
import FoundationEssentials

extension EventConsumer {
  /// - Throws: `PermanentFailure` for anything but a UUID.
  func participantID(_ text: String) throws -> UUID { try uuid(text, "participant id") }

  /// - Throws: `PermanentFailure` for anything but a UUID.
  func sheetID(_ text: String) throws -> UUID { try uuid(text, "sheet id") }

  private func uuid(_ text: String, _ name: String) throws -> UUID {
    guard let id = UUID(text: text) else {
      throw PermanentFailure("the \(name) is not a UUID")
    }
    return id
  }
}
