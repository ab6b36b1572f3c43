import ArgumentParser
import Fields
import Foundation

/// Options for invitations of staff and gateways.
struct InvitationOptions: ParsableArguments {
  @Option(
    help: "E-mail address for the invitation; without it a code is printed to be handed over.")
  var email: String = ""

  @Option(help: "Language of the mail (BCP 47); default: English.")
  var language: String = ""

  @Option(
    help: "Without an address: file for the code, instead of printing it.",
    completion: .file())
  var invitationFile: String?

  @Option(help: "UUID of this request; default: a new one.")
  var requestID: String?

  /// Printed before the call, so that it can be repeated if the response is lost.
  ///
  /// - Returns: the request id.
  func announce() -> String {
    let requestID = requestID ?? UUID().text
    CatalogueConsole.say("request \(requestID)")
    return requestID
  }

  /// Describes the delivery of the invitation.
  ///
  /// - Parameter code: empty if it was mailed or already used.
  func lines(_ code: String, end: Date?) -> [String] {
    if code.isEmpty { return email.isEmpty ? [] : ["the invitation is mailed to \(email)"] }
    let life = end.map { ", valid until \($0.formatted(.iso8601))" } ?? ""
    if let invitationFile { return ["the invitation code is in \(invitationFile)\(life)"] }
    return ["invitation code, to be handed over\(life):", code]
  }

  /// Writes the code to the file, if requested.
  ///
  /// - Returns: the code to print; empty if it is in a file.
  func keep(_ code: String) throws -> String {
    guard let invitationFile, !code.isEmpty else { return code }
    try writeSecret(code, to: invitationFile)
    return ""
  }
}

/// Writes a secret to a new or truncated file that only its owner can read.
func writeSecret(_ text: String, to path: String) throws {
  guard
    FileManager.default.createFile(
      atPath: path, contents: Data("\(text)\n".utf8), attributes: [.posixPermissions: 0o600])
  else { throw ValidationError("\(path) cannot be written") }
}
