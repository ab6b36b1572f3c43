import ArgumentParser
import ControlSupport
import Foundation
import RPCClient
import RPCCore

struct OwnExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "own-export",
    abstract: "Take out everything that all services keep of you, as one zip archive.",
    discussion: """
      With your credentials, or an anonymous participant's access token. What is received lies in the folder \
      FILE.partial until the archive is whole, not encrypted, readable for you alone (mode 0700); the same \
      command goes on where another run was broken off. Delete the folder if you do not go on.

      An administrator makes the archive for somebody who asks in writing, with --participant. That stands \
      in the audit log and among what the participant can export. It needs --passphrase-file: the archive is \
      encrypted (AES-256) for the way to the participant, who gets the passphrase another way, and this \
      program shows nothing of what is in it. Until the archive is whole, FILE.partial has it in the clear: \
      use a disk that is encrypted, and see that the folder is gone afterwards. Whoever has an address at hand needs none \
      of this: `password send` mails a link to a new password, with which the participant exports alone.

      --json tells the archive's `name`, and how many `records` are in how many `files`.

      Examples:
        otolithctl own-export --output my-records.zip
        otolithctl own-export --output request-17.zip --participant 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 \
      --passphrase-file request-17.passphrase
      """)

  @Option(
    name: .shortAndLong, help: "The archive to write; replaces a file when all is there.",
    completion: .file())
  var output: String

  @Option(help: "BCP 47: of the texts of questions; default: the account's.")
  var language: String = ""

  @Option(help: "The id of somebody else, a UUID; for administrators.")
  var participant: String = ""

  @Option(
    help: "File whose first line encrypts the archive; needed with --participant.",
    completion: .file())
  var passphraseFile: String?

  @Option(
    help: "File whose first line is an access token, instead of a name and a password.",
    completion: .file())
  var tokenFile: String?

  @OptionGroup var console: OutputOptions

  @OptionGroup var credentials: Credentials

  /// What is told of the archive.
  private struct Told: Encodable {
    var name: String
    var records: UInt64
    var files: Int
  }

  func validate() throws {
    if !participant.isEmpty, passphraseFile == nil {
      throw ValidationError(
        "--participant needs --passphrase-file: the archive is encrypted for the way to the participant"
      )
    }
  }

  func run() async throws {
    let passphrase = try passphraseFile.map { try firstLine(of: $0) }
    let folder = try await Connection.with { client in
      let token = try await accessToken(client)
      let folder = try OwnExportFolder(
        of: output, owner: participant.isEmpty ? Self.subject(of: token) : participant.lowercased(),
        participantID: participant, language: language)
      var first: String? = token
      do {
        try await OwnExportCollector(client: client, folder: folder) {
          defer { first = nil }
          if let first { return .bearer(first) }
          return .bearer(try await accessToken(client))
        } tell: {
          CatalogueConsole.say($0)
        }.collect()
      } catch let error as RPCError where error.reason != "ACCOUNT_ERASED" {
        tellWhatIsLeft(in: folder)
        throw error
      }
      return folder
    }
    let contents = try OwnExportArchive(folder).write(
      to: output, passphrase: passphrase, now: Date())
    CatalogueConsole.say("\(output): \(contents.records) records in \(contents.files) files")
    try console.tell(
      document: Told(name: output, records: contents.records, files: contents.files))
  }

  private func tellWhatIsLeft(in folder: OwnExportFolder) {
    guard folder.hasRecords else {
      if folder.isNew { folder.remove() }
      return
    }
    CatalogueConsole.say(
      "what was received is in \(folder.path), not encrypted; the same command goes on there: delete the "
        + "folder if you do not go on")
  }

  /// A sign-in is a fresh proof of the password.
  private func accessToken(_ client: OtolithClient) async throws -> String {
    if let tokenFile { return try firstLine(of: tokenFile) }
    let (username, password) = try credentials.resolve()
    return try await BegunSessions.begin(client, username, password).accessToken
  }

  /// Who the token names; the services look whether it is right.
  private static func subject(of token: String) throws -> String {
    guard let claims = AccessTokenClaims(of: token) else {
      throw CommandFailure("the first line of the token file is no access token", .badFile)
    }
    return claims.sub
  }
}
