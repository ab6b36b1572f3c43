import Bus
import FoundationEssentials

extension EventConsumer {
  /// - Throws: `PermanentFailure` for anything but a UUID.
  func participantID(_ text: String) throws -> UUID {
    guard let id = UUID(uuidString: text) else {
      throw PermanentFailure("the participant id is not a UUID")
    }
    return id
  }
}
