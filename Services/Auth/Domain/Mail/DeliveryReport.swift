import Fields
package import FoundationEssentials

/// What a mail server says of a mail that it could not deliver (RFC 3464).
package struct DeliveryReport: Sendable, Hashable {
  /// Of the mail that it is about: random, so that nobody makes up a report who did not get the mail.
  package var mailID: UUID
  /// The status codes (RFC 3463) of those recipients for whom the server has given up.
  package var failures: [String]

  package init(mailID: UUID, failures: [String]) {
    self.mailID = mailID
    self.failures = failures
  }

  /// - Parameters:
  ///   - messageID: of the mail, as its header has it; nil where the report does not say it.
  ///   - status: the part message/delivery-status.
  package init?(messageID: String?, status: [UInt8]) {
    guard let messageID, let mailID = Self.mailID(messageID) else { return nil }
    let groups = DeliveryStatusFields.groups(status)
    // The first is about the mail, each other about a recipient (RFC 3464 §2.1).
    self.init(
      mailID: mailID,
      failures: groups.dropFirst().filter { $0["action"]?.lowercased() == "failed" }
        .map { Self.code($0["status"] ?? "") })
  }

  /// Whether there is no mailbox at the address, as far as one can know. A mailbox that is full, a refusal of
  /// what was written and a server that is away say nothing of the address.
  package var saysThatAddressIsUndeliverable: Bool {
    failures.contains { Self.addressCodes.contains($0) }
  }

  /// RFC 3463 §3.2–3.5 and RFC 7505 §4.2: no such mailbox, no such host, no such address, moved, no mail for
  /// this domain, mailbox disabled, no route to the host.
  private static let addressCodes: Set = [
    "5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1", "5.4.4",
  ]

  /// A comment may follow.
  private static func code(_ field: String) -> String {
    String(field.prefix { $0 == "." || ("0"..."9").contains($0) })
  }

  /// The identifier before the `@`, in angle brackets or without them.
  private static func mailID(_ messageID: String) -> UUID? {
    let text = messageID.drop { $0 == "<" || $0.isWhitespace }
    guard let end = text.firstIndex(of: "@") else { return nil }
    return UUID(text: String(text[..<end]))
  }
}
