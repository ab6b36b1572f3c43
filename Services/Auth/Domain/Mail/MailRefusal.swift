/// What a mail server said for good of a mail that it did not take (RFC 5321 §4.2.1): trying again would change
/// nothing. Names no address, and no text of the server's, which may.
package struct MailRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// What the server answered.
  package enum Stage: Sendable, Hashable {
    /// `RCPT TO`.
    case recipient
    /// `DATA`, and what was sent then.
    case content
  }

  package var stage: Stage
  /// 500–599.
  package var code: Int
  /// An enhanced status code (RFC 3463), such as `5.1.1`; empty: the server gave none.
  package var status: String

  /// Nil for what is not of this mail: a server that does not take mails now, or none of this sender's, says
  /// nothing of the mail, and an operator can repair it.
  ///
  /// - Parameters:
  ///   - command: the last one that the server answered, as it was sent.
  ///   - reply: the last line of its answer.
  package init?(command: String, reply: String) {
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

  /// Whether there is no mailbox at the address, as far as one can know. Said of the recipient alone: what comes
  /// after the content may be about that, or about a policy.
  package var saysThatAddressIsUndeliverable: Bool {
    stage == .recipient && code == 550 && status == "5.1.1"
  }

  package var description: String {
    let of = stage == .recipient ? "the recipient" : "the content"
    return "the server refused \(of) for good: \(code)\(status.isEmpty ? "" : " \(status)")"
  }
}
