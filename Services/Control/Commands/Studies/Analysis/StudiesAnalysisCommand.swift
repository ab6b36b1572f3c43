import ArgumentParser
import Foundation
import Questionnaires

/// `otolithctl studies analysis`.
struct StudiesAnalysisCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "analysis",
    abstract: "Write a study's data as one long table, ready for analysis.",
    discussion: """
      Joins the exports of sheets and notifications in a new folder of these files: observations.csv has one \
      row for each item of each notification and sheet, also of notifications that were not answered, with \
      study day, local date and time, number of the notification on its day, compliance, delays, value, and \
      the reason of a missing value; participants.csv has one row for each participant; codebooks explain \
      columns and codes; otolith.R and otolith.py read both tables in R and pandas; .sav and .dta are the same \
      tables for SPSS and Stata, with labels and codes of missing values; manifest.json has the time, the \
      program's version, and rows and SHA-256 of each file.

      --first-day, --last-day, --group and --only-questionnaire select rows; the manifest names them. Days \
      are those of the column local_date, groups those of the column group, and counts of participants are \
      those of the selected rows.

      Needs the rights export.read, codebook.read and compliance.read in the study. The column group is \
      left out if you may not see the groups of the study.

      The folder has mode 700 and gets its name when it is complete; until then it is FOLDER.partial, which \
      an error removes and the next run replaces. Data is sorted on disk, so that the size of a study does \
      not matter; the folder's file system needs about three times the size of the exports.

      Examples:
        otolithctl studies analysis my-study -o my-study-data
        otolithctl studies analysis my-study -o my-study-data --language de --json
        otolithctl studies analysis my-study -o june --first-day 2026-06-01 --last-day 2026-06-30
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

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
        let manifest = try await AnalysisSource(
          client: client, studyID: study, language: language,
          includesTests: includeTestParticipants, filter: selection.filter,
          options: { try await tokens.options() }
        ).write(to: folder)
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
