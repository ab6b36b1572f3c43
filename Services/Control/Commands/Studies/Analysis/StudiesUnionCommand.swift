import ArgumentParser
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

  @OptionGroup var options: AnalysisOptions

  func validate() throws {
    guard studies.count >= 2, Set(studies).count == studies.count else {
      throw ValidationError("name two or more different studies")
    }
    if let id = studies.first(where: { !IdentifierSyntax.isID($0) }) {
      throw ValidationError("\(id) is not the id of a study")
    }
  }

  func run() async throws {
    let key = try options.signing.key()
    let manifest = try await Connection.with { client in
      let tokens = TokenSource(client, options.credentials)
      return try await AnalysisFolder.write(options.output) { folder in
        var parts: [AnalysisManifest] = []
        for study in studies {
          parts.append(
            try await AnalysisFolder.write(folder.path(of: study)) { part in
              try await options.source(study, client, tokens, signedBy: key).write(to: part)
            })
        }
        return try AnalysisUnion(
          folder: folder, language: options.language, studies: parts, key: key
        ).write()
      }
    }
    try options.tell(manifest.files, manifest)
  }
}
