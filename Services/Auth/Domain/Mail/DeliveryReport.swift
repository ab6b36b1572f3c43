import Fields
import FoundationEssentials

/// A mail server's report about a mail that it could not deliver (RFC 3464).
struct DeliveryReport: Sendable, Hashable {
  /// Id of the reported mail; random, so that only a recipient of the mail can forge a report.
  var mailID: UUID
  /// Status codes (RFC 3463) of the recipients that failed permanently.
  var failures: [String]

  init(mailID: UUID, failures: [String]) {
    self.mailID = mailID
    self.failures = failures
  }

  /// - Parameters:
  ///   - messageID: message id of the reported mail, as in its header; nil if absent.
  ///   - status: the message/delivery-status part.
  init?(messageID: String?, status: [UInt8]) {
    guard let messageID, let mailID = Self.mailID(messageID) else { return nil }
    let groups = DeliveryStatusFields.groups(status)
    // The first group is about the mail, each other one about a recipient (RFC 3464 §2.1).
    self.init(
      mailID: mailID,
      failures: groups.dropFirst().filter { $0["action"]?.lowercased() == "failed" }
        .map { Self.code($0["status"] ?? "") })
  }

  /// Whether the address has no mailbox, as far as the codes show. A full mailbox, a rejected
  /// content and an unreachable server do not count.
  var saysThatAddressIsUndeliverable: Bool {
    failures.contains { Self.addressCodes.contains($0) }
  }

  /// RFC 3463 §3.2–3.5 and RFC 7505 §4.2: no such mailbox, no such host, no such address, moved, no
  /// mail for this domain, mailbox disabled, no route to the host.
  private static let addressCodes: Set = [
    "5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1", "5.4.4",
  ]

  /// Returns the code without a trailing comment.
  private static func code(_ field: String) -> String {
    String(field.prefix { $0 == "." || ("0"..."9").contains($0) })
  }

  /// Returns the id before the `@`, with or without angle brackets.
  private static func mailID(_ messageID: String) -> UUID? {
    let text = messageID.drop { $0 == "<" || $0.isWhitespace }
    guard let end = text.firstIndex(of: "@") else { return nil }
    return UUID(text: String(text[..<end]))
  }
}
