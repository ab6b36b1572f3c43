import ArgumentParser
import Foundation
import Questionnaires

/// `otolithctl studies union`.
struct StudiesUnionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "union",
    abstract: "Write the data of several studies as common tables.",
    discussion: """
      Writes the folder of `studies analysis` for each study, within the folder --output, and beside them \
      observations.csv and participants.csv with the rows of all studies, with the study in the first \
      column. otolith.R and otolith.py read the common tables as those of one study; questions are in the \
      codebooks of the studies. Nothing joins a person across studies: a participant of two of them has two \
      pseudonyms.

      Needs the rights export.read, codebook.read and compliance.read in each study. The column group is \
      empty for a study whose groups you may not see.

      Examples:
        otolithctl studies union sleep-a sleep-b -o both
        otolithctl studies union sleep-a sleep-b -o june --first-day 2026-06-01 --last-day 2026-06-30
      """)

  @Argument(help: "Study ids, two or more.", completion: StudyCompletion.kind)
  var studies: [String]

  @Option(name: .shortAndLong, help: "New folder to write.", completion: .directory)
  var output: String

  @Option(help: "Language of the codebooks, BCP 47; default: that of each questionnaire.")
  var language = ""

  @OptionGroup var selection: ExportFilterOptions

  @Flag(help: "Include test participants; the column test_participant marks them.")
  var includeTestParticipants = false

  @OptionGroup var console: OutputOptions

  @OptionGroup var credentials: Credentials

  func validate() throws {
    guard studies.count >= 2, Set(studies).count == studies.count else {
      throw ValidationError("name two or more different studies")
    }
    if let id = studies.first(where: { !IdentifierSyntax.isID($0) }) {
      throw ValidationError("\(id) is not the id of a study")
    }
    if !language.isEmpty, LanguageTag(language) == nil {
      throw ValidationError("--language must be a BCP 47 tag such as de or pt-BR, not \(language)")
    }
    if output.isEmpty || output == OutputFile.standardOutput {
      throw ValidationError("--output must name a folder")
    }
  }

  func run() async throws {
    let manifest = try await Connection.with { client in
      let folder = try AnalysisFolder(output)
      do {
        let tokens = TokenSource(client, credentials)
        var parts: [AnalysisManifest] = []
        for study in studies {
          let part = try AnalysisFolder(folder.path(of: study))
          parts.append(
            try await AnalysisSource(
              client: client, studyID: study, language: language,
              includesTests: includeTestParticipants, filter: selection.filter,
              options: { try await tokens.options() }
            ).write(to: part))
          try part.commit()
        }
        let manifest = try AnalysisUnion(folder: folder, language: language, studies: parts)
          .write()
        try folder.commit()
        return manifest
      } catch {
        folder.discard()
        throw error
      }
    }
    for file in manifest.files {
      guard let rows = file.rows else { continue }
      CatalogueConsole.say("\(file.name): \(rows) rows")
    }
    try console.tell(document: manifest)
  }
}
