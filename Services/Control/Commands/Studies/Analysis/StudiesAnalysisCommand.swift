import ArgumentParser

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
      program's version, and rows and SHA-256 of each file; --sign signs it.

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

  @OptionGroup var options: AnalysisOptions

  func run() async throws {
    let key = try options.signing.key()
    let manifest = try await Connection.with { client in
      let tokens = TokenSource(client, options.credentials)
      return try await AnalysisFolder.write(options.output) { folder in
        try await options.source(study, client, tokens, signedBy: key).write(to: folder)
      }
    }
    try options.tell(manifest.files, manifest)
  }
}
