import ArgumentParser
import Fields
import Foundation

/// How somebody is invited who works for studies.
struct InvitationOptions: ParsableArguments {
  @Option(help: "Where the invitation is mailed; without it a code is printed, to be handed over.")
  var email: String = ""

  @Option(help: "Language of mails (BCP 47); default: English.")
  var language: String = ""

  @Option(help: "Without an address: file that the code is written to, instead of printing it.")
  var invitationFile: String?

  @Option(help: "UUID of this request; default: a new one.")
  var requestID: String = UUID().text

  /// Before the call: whoever loses the answer makes it again by this.
  func announce() { CatalogueConsole.say("request \(requestID)") }

  /// Says how the invitation goes out.
  ///
  /// - Parameter code: empty when it was mailed, or its owner has come.
  func tell(_ code: String, end: Date?) throws {
    if code.isEmpty {
      if !email.isEmpty { print("the invitation is mailed to \(email)") }
      return
    }
    let life = end.map { ", good until \($0.formatted(.iso8601))" } ?? ""
    guard let invitationFile else {
      print("invitation code, to be handed over\(life):\n\(code)")
      return
    }
    try writeSecret(code, to: invitationFile)
    print("the invitation code is in \(invitationFile)\(life)")
  }
}

/// Writes a code that nobody else may read: into a new file, or one that is emptied.
func writeSecret(_ text: String, to path: String) throws {
  guard
    FileManager.default.createFile(
      atPath: path, contents: Data("\(text)\n".utf8), attributes: [.posixPermissions: 0o600])
  else { throw ValidationError("\(path) cannot be written") }
}
