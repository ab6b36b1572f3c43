import ArgumentParser
import Foundation
import RPCClient
import RPCCore

struct OwnExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "own-export",
    abstract: "Export all your data from all services as one zip archive.",
    discussion: """
      Needs your credentials, or an anonymous participant's access token. Received data is stored \
      unencrypted in the folder FILE.partial, accessible to you only (mode 0700), until the archive is \
      complete; the same command continues an interrupted run. Delete the folder if you do not continue.

      An administrator creates the archive for a person who requests it in writing, with --participant. This \
      is recorded in the audit log and in the participant's own export. It needs --passphrase-file: the \
      archive is encrypted (AES-256) for its transfer to the participant, who receives the passphrase \
      separately; its contents are not shown. Until the archive is complete, FILE.partial has the data \
      unencrypted: use an encrypted disk, and check that the folder is removed. A participant with an e-mail \
      address can export alone: `password send` mails a link for a new password.

      --json prints the archive's `name` and the number of `records` and `files`.

      Examples:
        otolithctl own-export --output my-records.zip
        otolithctl own-export --output request-17.zip --participant 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 \
      --passphrase-file request-17.passphrase
      """)

  @Option(
    name: .shortAndLong, help: "Archive to write; replaces an existing file when it is complete.",
    completion: .file())
  var output: String

  @Option(help: "Language of question texts, BCP 47; default: the account's.")
  var language: String = ""

  @Option(help: "Participant id (UUID) of another person; for administrators.")
  var participant: String = ""

  @Option(
    help: "File whose first line is the passphrase for encryption; required with --participant.",
    completion: .file())
  var passphraseFile: String?

  @Option(
    help: "File whose first line is an access token, instead of a name and a password.",
    completion: .file())
  var tokenFile: String?

  @OptionGroup var console: OutputOptions

  @OptionGroup var credentials: Credentials

  /// Seconds for which a token is used for files; it is valid for ten minutes.
  private static let tokenSeconds = 240.0

  /// The JSON output.
  private struct Told: Encodable {
    var name: String
    var records: UInt64
    var files: Int
  }

  func validate() throws {
    if !participant.isEmpty, passphraseFile == nil {
      throw ValidationError(
        "--participant needs --passphrase-file: the archive must be encrypted for its transfer"
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
        // Files can be downloaded by participants themselves only.
        if participant.isEmpty {
          var (own, end) = (token, Date(timeIntervalSinceNow: Self.tokenSeconds))
          _ = try await AnswerFileFolder(path: folder.filesPath, client: client) {
            if end < Date() {
              (own, end) = (
                try await accessToken(client), Date(timeIntervalSinceNow: Self.tokenSeconds)
              )
            }
            return .bearer(own)
          }.writeOwn()
        }
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
      "received data is in \(folder.path), unencrypted; repeat the command to continue, or delete the "
        + "folder")
  }

  /// A sign-in is a fresh proof of the password.
  private func accessToken(_ client: OtolithClient) async throws -> String {
    if let tokenFile { return try firstLine(of: tokenFile) }
    let (username, password) = try credentials.resolve()
    return try await BegunSessions.begin(client, username, password).accessToken
  }

  /// The participant id in the token; the services verify the token.
  private static func subject(of token: String) throws -> String {
    guard let claims = AccessTokenClaims(of: token) else {
      throw CommandFailure("the first line of the token file is not an access token", .badFile)
    }
    return claims.sub
  }
}
