/// What a mail server answered to a command (RFC 5321 §4.2), without its words, which may name an address.
package struct MailReply: Sendable, Hashable {
  /// One of ``commands``; empty: another one, which may be part of a sign-in.
  package var command: String
  /// 100–599.
  package var code: Int
  /// An enhanced status code of a failure (RFC 3463), such as `5.1.1`; empty: the server gave none.
  package var status: String

  private static let commands: Set<String> = [
    "EHLO", "HELO", "STAR", "AUTH", "MAIL", "RCPT", "DATA",
  ]

  /// Nil where there is no answer.
  ///
  /// - Parameters:
  ///   - command: the last one that the server answered, as it was sent.
  ///   - reply: the last line of its answer.
  package init?(command: String, reply: String) {
    guard let code = Int(reply.prefix(3)), (100..<600).contains(code) else { return nil }
    self.code = code
    let verb = command.prefix(4).uppercased()
    self.command = Self.commands.contains(verb) ? verb : ""
    let words = reply.dropFirst(4).split(separator: " ", maxSplits: 1)
    status = words.first.flatMap { Self.enhanced(String($0), of: code) } ?? ""
  }

  /// Nil for what is no enhanced status code of such a failure.
  private static func enhanced(_ text: String, of code: Int) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isCode =
      parts.count == 3 && ["4", "5"].contains(parts[0]) && parts[0] == "\(code / 100)"
      && parts.allSatisfy {
        (1...3).contains($0.utf8.count)
          && $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
    return isCode ? text : nil
  }
}

extension MailReply: CustomStringConvertible {
  package var description: String {
    let number = status.isEmpty ? "\(code)" : "\(code) \(status)"
    let place = command.isEmpty ? "" : " to \(command == "STAR" ? "STARTTLS" : command)"
    // The sender is the operator's choice; nothing is said of the recipient.
    let advice =
      command == "MAIL" && code >= 500
      ? ": it does not take mails from OTOLITH_MAIL_FROM, or not without OTOLITH_SMTP_USERNAME" : ""
    return "the server answered \(number)\(place)\(advice)"
  }
}
