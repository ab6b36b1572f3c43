import ArgumentParser
import Formats
import Messages
import Questionnaires
import RPCCore

/// `otolithctl studies diff`.
struct StudyDiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show the differences between a published study and a folder.",
    discussion: """
      Compares the contents of study.yaml, the questionnaires, sounds and vocabularies, not their comments, \
      order of keys or spelling. Each line is FILE: - LINE for published contents and FILE: + LINE for those of \
      the folder, as `studies export` writes them. Then it says what an import of the folder would change for \
      participants; --json leaves this out, `catalogue import --dry-run --json` has it. Exit status: 0 no \
      differences, 1 differences.

      Example:
        otolithctl studies diff my-study my-folder
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "Study folder or its study file.", completion: .file())
  var folder: String

  @OptionGroup var service: CatalogueOptions

  /// One line that only one side has.
  struct Change: Encodable, Hashable {
    var file: String
    /// Whether the line is in the folder, not in the published study.
    var added: Bool
    var line: String
  }

  func run() async throws {
    let own = try CatalogueConsole.reading { () throws(SourceError) in
      try StudyFolder(at: folder)
    }
    try CatalogueConsole.requireNoErrors(own.findings())
    let pinned = own.files.study.definition.questionnaires.filter { $0.version > 0 }
    let published = try await service.credentials.published(
      study, pinned: Set(pinned.map(\.questionnaireID)))
    let changes = Self.changes(from: published.files, to: StudyFileSet(own).files)
    if service.json {
      print(try DocumentJSON.text(changes))
    } else {
      for change in changes {
        CatalogueConsole.tell("\(change.file): \(change.added ? "+" : "-") \(change.line)")
      }
      if !changes.isEmpty { try await tellEffects(of: own) }
    }
    if !changes.isEmpty { throw ExitCode(1) }
  }

  /// Prints what an import would change for participants. Nothing is stored.
  private func tellEffects(of folder: StudyFolder) async throws {
    var request = folder.importRequest()
    guard request.study?.studyID == study else {
      return CatalogueConsole.say("the folder has another study; effects are not compared")
    }
    request.validateOnly = true
    request.allowErasure = true
    let sent = request.study ?? CatalogueV1.Study()
    do {
      let answer = try await service.call { [request] client, options in
        try await client.authoring.importStudy(request, options: options)
      }
      let lines = answer.effects?.lines(of: sent) ?? []
      CatalogueConsole.say(lines.isEmpty ? "for participants: no change" : "for participants:")
      for line in lines { CatalogueConsole.say("  \(line)") }
    } catch let error as RPCError
      where [.permissionDenied, .failedPrecondition, .invalidArgument].contains(error.code)
    {
      CatalogueConsole.say("an import would be refused: \(error.message)")
    }
  }

  static func changes(from old: [WriteResult.File], to new: [WriteResult.File]) -> [Change] {
    let names =
      old.map(\.name)
      + new.map(\.name).filter { name in
        !old.contains { $0.name == name }
      }
    return names.flatMap { name -> [Change] in
      let (before, after) = (lines(of: name, in: old), lines(of: name, in: new))
      return after.difference(from: before).map { change in
        switch change {
        case .insert(_, let line, _): Change(file: name, added: true, line: line)
        case .remove(_, let line, _): Change(file: name, added: false, line: line)
        }
      }
    }
  }

  private static func lines(of name: String, in files: [WriteResult.File]) -> [String] {
    guard let file = files.first(where: { $0.name == name }) else { return [] }
    return String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
