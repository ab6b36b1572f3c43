/// A permanent rejection by a mail server (RFC 5321 §4.2.1): retrying is useless. Contains neither
/// an address nor the server's text, which may contain one.
struct MailRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// The command that was rejected.
  enum Stage: Sendable, Hashable {
    /// `RCPT TO`.
    case recipient
    /// `DATA` and the content.
    case content
  }

  var stage: Stage
  /// 500–599.
  var code: Int
  /// An enhanced status code (RFC 3463) such as `5.1.1`; empty if absent.
  var status: String

  /// Returns nil for a failure that does not concern this mail, such as a server that rejects every
  /// mail or this sender: an operator can fix that.
  ///
  /// - Parameters:
  ///   - command: the last answered command, as sent.
  ///   - reply: the last line of the server's reply.
  init?(command: String, reply: String) {
    guard let reply = MailReply(command: command, reply: reply), reply.code >= 500 else {
      return nil
    }
    switch reply.command {
    case "RCPT": stage = .recipient
    case "DATA": stage = .content
    default: return nil
    }
    code = reply.code
    status = reply.status
  }

  /// Whether the address has no mailbox, as far as the codes show. Only for rejections of the
  /// recipient: those after the content may concern the content or a policy.
  var saysThatAddressIsUndeliverable: Bool {
    stage == .recipient && code == 550 && status == "5.1.1"
  }

  var description: String {
    let of = stage == .recipient ? "the recipient" : "the content"
    return "the server rejected \(of) permanently: \(code)\(status.isEmpty ? "" : " \(status)")"
  }
}
