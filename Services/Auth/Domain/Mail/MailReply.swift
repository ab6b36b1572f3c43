/// A mail server's reply to a command (RFC 5321 §4.2) without its text, which may contain an
/// address.
struct MailReply: Sendable, Hashable {
  /// One of ``commands``; empty for another command, which may be part of authentication.
  var command: String
  /// 100–599.
  var code: Int
  /// An enhanced status code of a failure (RFC 3463) such as `5.1.1`; empty if absent.
  var status: String

  private static let commands: Set<String> = [
    "EHLO", "HELO", "STAR", "AUTH", "MAIL", "RCPT", "DATA",
  ]

  /// Returns nil if there is no reply code.
  ///
  /// - Parameters:
  ///   - command: the last answered command, as sent.
  ///   - reply: the last line of the server's reply.
  init?(command: String, reply: String) {
    guard let code = Int(reply.prefix(3)), (100..<600).contains(code) else { return nil }
    self.code = code
    let verb = command.prefix(4).uppercased()
    self.command = Self.commands.contains(verb) ? verb : ""
    let words = reply.dropFirst(4).split(separator: " ", maxSplits: 1)
    status = words.first.flatMap { Self.enhanced(String($0), of: code) } ?? ""
  }

  /// Returns the enhanced status code if valid for such a failure, otherwise nil.
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
  var description: String {
    let number = status.isEmpty ? "\(code)" : "\(code) \(status)"
    let place = command.isEmpty ? "" : " to \(command == "STAR" ? "STARTTLS" : command)"
    // The operator chooses the sender, so it may be named; the recipient is not.
    let advice =
      command == "MAIL" && code >= 500
      ? ": it does not accept mails from OTOLITH_MAIL_FROM, or requires OTOLITH_SMTP_USERNAME" : ""
    return "the server answered \(number)\(place)\(advice)"
  }
}
