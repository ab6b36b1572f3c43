import ArgumentParser
import Foundation
import Messages

/// `otolithctl media`.
struct MediaCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "media",
    abstract: "Upload, list, verify and delete sounds and pictures.",
    discussion: """
      Files belong to a project and are named by their SHA-256. A definition names a file by the location \
      that `push` prints. Files that no published version names are removed after some weeks.

      Examples:
        otolithctl media push rain.wav sea.wav --project my-lab
        otolithctl media list --project my-lab
        otolithctl media verify --project my-lab
      """,
    subcommands: [
      MediaPushCommand.self, MediaListCommand.self, MediaVerifyCommand.self,
      MediaDeleteCommand.self,
    ])
}

/// The project, and how to reach the catalogue.
struct MediaOptions: ParsableArguments {
  @Option(help: "Project id.")
  var project = "default"

  @OptionGroup var service: CatalogueOptions

  /// Runs the body with a client whose token is renewed during long transfers.
  func transfer<Result>(_ body: (MediaTransfer) async throws -> Result) async throws -> Result {
    try await Connection.with { client in
      let options = service.credentials.lasting(client)
      return try await CatalogueConsole.naming(project: project) {
        try await body(MediaTransfer(client: client, project: project, options: options))
      }
    }
  }
}

/// The progress of one file on a terminal.
struct MediaProgress {
  let name: String
  let byteCount: Int
  private let isShown = isatty(STDERR_FILENO) == 1

  init(_ name: String, byteCount: Int) {
    self.name = name
    self.byteCount = byteCount
  }

  func show(_ done: Int) {
    guard isShown, byteCount > LocalMediaFile.chunkBytes else { return }
    ProgressLine.show(
      "\(name): \(ExportProgress.size(done)) of \(ExportProgress.size(byteCount)), "
        + "\(done * 100 / byteCount) %")
  }

  func end() {
    if isShown { ProgressLine.clear() }
  }
}

/// `otolithctl media push`.
struct MediaPushCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push",
    abstract: "Upload files to a project.",
    discussion: """
      Requires the role leader. PNG, JPEG, WebP, WAV, FLAC, MP3, Ogg and MP4 (M4A) are accepted, recognised \
      by their content. Prints each file as YAML for `file`, `image` or `picture` of a definition. Idempotent; \
      a broken upload continues where it ended.

      Examples:
        otolithctl media push rain.wav --project my-lab
        otolithctl media push sounds/*.flac --project my-lab --json
      """)

  @Argument(help: "Files.", completion: .file())
  var files: [String]

  @OptionGroup var media: MediaOptions

  func run() async throws {
    var stored: [CatalogueV1.Media] = []
    try await media.transfer { transfer in
      for path in files {
        let file = try LocalMediaFile(path: path)
        let progress = MediaProgress(path, byteCount: file.byteCount)
        defer { progress.end() }
        let pushed = try await transfer.push(file) { progress.show($0) }
        progress.end()
        stored.append(pushed.media)
        if media.service.json { continue }
        CatalogueConsole.say("\(path): \(pushed.wasStored ? "was stored before" : "uploaded")")
        for line in Self.lines(pushed.media) { CatalogueConsole.tell(line) }
      }
    }
    if media.service.json { print(MessageJSON.text(stored)) }
  }

  /// The reference for a definition in YAML.
  private static func lines(_ media: CatalogueV1.Media) -> [String] {
    [
      "- location: \(media.location)", "  media-type: \(media.mediaType)",
      "  sha256: \"\(media.sha256)\"", "  bytes: \(media.byteCount)",
    ]
  }
}

/// `otolithctl media list`.
struct MediaListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the files of a project.",
    discussion: """
      Requires a role in the project. "named": a published version names the file, so that it stays.

      Examples:
        otolithctl media list --project my-lab
        otolithctl media list --project my-lab --json
      """)

  @OptionGroup var media: MediaOptions

  func run() async throws {
    let found = try await media.transfer { try await $0.list() }
    media.service.list(
      found.media, ["location", "type", "bytes", "uploaded", "named"],
      nothing: "the project \(media.project) has no files"
    ) {
      [
        $0.location, $0.mediaType, "\($0.byteCount)", moment($0.createTime),
        $0.named ? "yes" : "no",
      ]
    }
    CatalogueConsole.say(
      "\(ExportProgress.size(Int(clamping: found.byteCount))) of "
        + "\(ExportProgress.size(Int(clamping: found.quota)))")
  }
}

/// `otolithctl media verify`.
struct MediaVerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Download all files of a project and compare their hashes.",
    discussion: """
      Requires a role in the project. After a restore it finds files whose bytes are missing or damaged; the \
      exit status is then 1.

      Example:
        otolithctl media verify --project my-lab
      """)

  @OptionGroup var media: MediaOptions

  func run() async throws {
    var faults = 0
    var verified: [CatalogueV1.Media] = []
    try await media.transfer { transfer in
      for one in try await transfer.list().media {
        let progress = MediaProgress(one.location, byteCount: Int(clamping: one.byteCount))
        defer { progress.end() }
        if let fault = try await transfer.fault(of: one, progress: { progress.show($0) }) {
          progress.end()
          CatalogueConsole.say("\(one.location): \(fault)")
          faults += 1
        } else {
          verified.append(one)
        }
      }
    }
    if media.service.json { print(MessageJSON.text(verified)) }
    CatalogueConsole.say("\(verified.count) files are intact, \(faults) are not")
    if faults > 0 { throw ExitCode.failure }
  }
}

/// `otolithctl media delete`.
struct MediaDeleteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete a file from a project.",
    discussion: """
      Requires the role leader. A file that a published version names cannot be deleted. Asks for the \
      project, or needs --yes. Idempotent.

      Example:
        otolithctl media delete 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9 --yes
      """)

  @Argument(help: "SHA-256, or location as `list` prints it.")
  var file: String

  @OptionGroup var confirmation: ConfirmationOptions

  @OptionGroup var media: MediaOptions

  func run() async throws {
    let name = file.split(separator: "/").last ?? ""
    let hash = String(name.split(separator: ".").first ?? "")
    try confirmation.ask(
      "The file will be deleted from the project \(media.project).", typing: media.project)
    let answer = try await media.transfer { transfer in
      try await transfer.client.media.deleteMedia(
        .init(projectID: media.project, sha256: hash), options: try await transfer.options())
    }
    media.service.tell(answer, ["\(hash): \(answer.deleted ? "deleted" : "was gone before")"])
  }
}
