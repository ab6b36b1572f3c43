import ArgumentParser
import Fields
import Foundation

/// How somebody is invited who works for studies.
struct InvitationOptions: ParsableArguments {
  @Option(help: "Where the invitation is mailed; without it a code is printed, to be handed over.")
  var email: String = ""

  @Option(help: "Language of mails (BCP 47); default: English.")
  var language: String = ""

  @Option(
    help: "Without an address: file that the code is written to, instead of printing it.",
    completion: .file())
  var invitationFile: String?

  @Option(help: "UUID of this request; default: a new one.")
  var requestID: String?

  /// Before the call: whoever loses the answer makes it again by this.
  ///
  /// - Returns: the request's id.
  func announce() -> String {
    let requestID = requestID ?? UUID().text
    CatalogueConsole.say("request \(requestID)")
    return requestID
  }

  /// Says how the invitation goes out.
  ///
  /// - Parameter code: empty when it was mailed, or its owner has come.
  func lines(_ code: String, end: Date?) -> [String] {
    if code.isEmpty { return email.isEmpty ? [] : ["the invitation is mailed to \(email)"] }
    let life = end.map { ", good until \($0.formatted(.iso8601))" } ?? ""
    if let invitationFile { return ["the invitation code is in \(invitationFile)\(life)"] }
    return ["invitation code, to be handed over\(life):", code]
  }

  /// Puts the code where it is to be.
  ///
  /// - Returns: what may be shown of it: nothing where it is in a file.
  func keep(_ code: String) throws -> String {
    guard let invitationFile, !code.isEmpty else { return code }
    try writeSecret(code, to: invitationFile)
    return ""
  }
}

/// Writes a code that nobody else may read: into a new file, or one that is emptied.
func writeSecret(_ text: String, to path: String) throws {
  guard
    FileManager.default.createFile(
      atPath: path, contents: Data("\(text)\n".utf8), attributes: [.posixPermissions: 0o600])
  else { throw ValidationError("\(path) cannot be written") }
}
