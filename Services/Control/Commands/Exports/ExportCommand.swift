public import ArgumentParser
import Foundation
import Messages
import RPCClient

extension ExportRequest.Kind: ExpressibleByArgument {}

/// `otolithctl export`.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export a study's data as CSV.",
    discussion: """
      Needs a study leader's credentials. --what selects the rows: sheets (with --questionnaire one row per \
      sheet and one column per question, otherwise one row per answer of all questionnaires), revisions \
      (former answers of amended sheets), records (health records), listening (sound sessions), \
      notifications, decision-points (occurrences of triggers and draws of schedules, with the outcome), or \
      participants (with group and consent). Values are codes, not display texts; participants have a \
      pseudonym of this study.

      Beside a file it writes a codebook (.codebook.json, .csv and .html: questions, codes with labels, \
      units, scales, versions) and scripts for R (.R) and SPSS or PSPP (.sps) that read the file with \
      labels. Files are UTF-8 without a byte order mark: in Excel choose Data > From Text/CSV and 65001: \
      Unicode (UTF-8), since a double click shows umlauts wrongly.

      A file is readable by you only, and replaces an older one when it is complete: after an interruption, \
      a full disk or Ctrl-C the old file remains. On a terminal standard error shows the progress. After a \
      broken connection a file is started again, four times at most.

      --first-day, --last-day, --group and --only-questionnaire select rows. Days are those of the \
      participants' calendars; a sheet whose device had a wrong clock has the day of its receipt (UTC). \
      Participants are always exported as a whole.

      A file has a cursor, except for participants, in the manifest beside it (.manifest.json; with --all \
      export.json), which also has the filters and the SHA-256 of each file. --sign signs it. --since with that manifest, folder or cursor exports what \
      was stored, amended, withdrawn or deleted since, with the same filters. To bring the earlier export up to \
      date, replace its rows of each sheet_id, record_id or session_id and participant by the new ones, of \
      notifications and decision points all rows of each participant, and remove the rows of participants \
      whom participants.csv does not name: their data was erased or anonymised. After a restore of the \
      database a cursor is refused; export everything again then.

      --all writes all files into the folder --output and records the complete ones in its `export.json`. \
      After an interruption, --resume fetches only the missing files; an incomplete file is started again. \
      --files adds the photos, recordings and drawings of answers: in files/, named by the SHA-256 that the \
      cells contain, with files.csv, whose column state says which have not arrived. \
      --json prints each file with its rows and bytes, and needs --output.

      Examples:
        otolithctl export my-study --questionnaire mini-tq -o mini-tq.csv --language de
        otolithctl export my-study --what records -o records.csv
        otolithctl export my-study --all -o my-study-export
        otolithctl export my-study --all -o my-study-export --resume
        otolithctl export my-study --all --files -o my-study-export
        otolithctl export my-study --all -o my-study-june --since my-study-export
        otolithctl export my-study --all -o my-study-export --sign team-key.pem
        otolithctl export my-study --first-day 2026-06-01 --last-day 2026-06-30 --group active -o june.csv
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Option(
    help: """
      Rows: sheets, revisions, records, listening, notifications, decision-points or participants; default: \
      sheets.
      """)
  var what: ExportRequest.Kind = .sheets

  @Option(help: "Questionnaire id; for sheets it selects the wide layout.")
  var questionnaire: String?

  @OptionGroup var selection: ExportFilterOptions

  @Option(
    help: "Earlier export to continue: its manifest, CSV file or folder, or a cursor.",
    completion: .file())
  var since: String?

  @Flag(help: "Write all files of the study into the folder --output.")
  var all = false

  @Flag(
    name: .customLong("files"),
    help: "With --all: also download the files that participants answered with, into files/.")
  var includesFiles = false

  @Flag(help: "With --all: fetch only files that an earlier run did not finish.")
  var resume = false

  @Option(
    name: .shortAndLong, help: "File, or with --all folder, to write; default: standard output.",
    completion: .file())
  var output: String?

  @Flag(help: "Include test participants; the column test_participant marks them.")
  var includeTestParticipants = false

  @Flag(help: "For sheets: self-assessment manikins on the former systems' scale, 0 to 1.")
  var legacyScales = false

  @OptionGroup var signing: SigningOptions

  @OptionGroup var console: OutputOptions

  @OptionGroup var codebook: ExportCodebookOptions

  @OptionGroup var credentials: Credentials

  func validate() throws {
    try codebook.validate(output: output)
    if all {
      guard questionnaire == nil, what == .sheets else {
        throw ValidationError("--all writes everything; remove --questionnaire and --what")
      }
      guard let output, output != OutputFile.standardOutput else {
        throw ValidationError("--all needs --output with a folder")
      }
    } else if includesFiles {
      throw ValidationError("--files needs --all and --output")
    } else if resume {
      throw ValidationError("--resume needs --all: a single file cannot be resumed")
    }
    if questionnaire != nil, ![.sheets, .notifications].contains(what) {
      throw ValidationError("--questionnaire applies to sheets and notifications only")
    }
    if !all, !selection.filter.isEmpty {
      try validateFilter()
    }
    if since != nil, !all, !request(what, "").hasCursor {
      throw ValidationError(
        "--since does not apply to participants, nor with --group to notifications and decision points"
      )
    }
    if signing.sign != nil, output == nil || output == OutputFile.standardOutput {
      throw ValidationError("--sign needs --output")
    }
    if signing.sign != nil, !all, let output, FileManager.default.fileExists(atPath: output),
      !CodebookFiles(beside: output).canBeWritten
    {
      throw ValidationError("--sign needs a file: no manifest can stand beside \(output)")
    }
    if let since, let output, output != OutputFile.standardOutput {
      let written = [output, ExportFolder.manifest(beside: output)]
      let earlier = URL(filePath: since).standardizedFileURL
      // A folder is also continued by the manifest in it.
      let places = [earlier.path] + (all ? [earlier.deletingLastPathComponent().path] : [])
      if written.contains(where: { places.contains(URL(filePath: $0).standardizedFileURL.path) }) {
        throw ValidationError("--output would replace the earlier export: choose another name")
      }
    }
    if legacyScales, what != .sheets {
      throw ValidationError("--legacy-scales applies to sheets only")
    }
    try console.requirePlace(beside: output)
  }

  private func validateFilter() throws {
    if what == .participants {
      throw ValidationError("participants are always exported as a whole: remove the filters")
    }
    if !selection.onlyQuestionnaire.isEmpty, questionnaire != nil || !what.hasQuestionnaires {
      throw ValidationError(
        "--only-questionnaire applies to sheets, revisions and notifications, without --questionnaire"
      )
    }
  }

  func run() async throws {
    let base = try since.map { try ExportBase($0) }
    let key = try signing.key()
    let files = try await Connection.with { client in
      let tokens = TokenSource(client, credentials)
      let writer = PrivateOutput(client: client, codebook: codebook.output) {
        try await tokens.options()
      }
      guard all, let output else { return [try await writeOne(writer, base, key)] }
      let folder = ExportFolder(path: output)
      let written = try await ExportFolderWriter(folder: folder, client: client, writer: writer)
        .write(parts(client, tokens, base), isResumed: resume)
      if includesFiles { try await writeFiles(client, tokens, to: output) }
      try folder.seal(by: key, withAnswerFiles: includesFiles)
      return written
    }
    try console.tell(document: files)
  }

  private func writeFiles(
    _ client: OtolithClient, _ tokens: TokenSource, to output: String
  ) async throws {
    let folder = AnswerFileFolder(path: "\(output)/files", client: client) {
      try await tokens.options()
    }
    let outcome = try await folder.write(
      study: study, includesTests: includeTestParticipants,
      questionnaires: Set(selection.onlyQuestionnaire))
    CatalogueConsole.say(
      "files: \(outcome.answers) answers, \(outcome.missing) of them without a file")
  }

  private func writeOne(
    _ writer: PrivateOutput, _ base: ExportBase?, _ key: ManifestKey?
  ) async throws -> ExportFolder.File {
    var request = request(what, questionnaire ?? "")
    if let base { request = try base.continuing(request, isOptional: false) }
    let written = try await writer.write(request, to: output)
    CatalogueConsole.say("exported \(written.rows) \(what.noun)")
    let file = written.file(named: output ?? OutputFile.standardOutput, request)
    if let output, CodebookFiles(beside: output).canBeWritten {
      var named = file
      named.name = URL(filePath: output).lastPathComponent
      try ExportFolder.note(named, beside: output, now: Date(), signedBy: key)
    } else if let cursor = file.cursor {
      CatalogueConsole.say("cursor: \(cursor)")
    }
    return file
  }

  private func request(_ kind: ExportRequest.Kind, _ questionnaire: String) -> ExportRequest {
    var request = ExportRequest(kind, studyID: study, questionnaireID: questionnaire)
    request.includeTestParticipants = includeTestParticipants
    request.legacyScales = legacyScales && kind == .sheets
    if kind != .participants { request.filter = selection.filter }
    return request
  }

  /// One part for each questionnaire of the study, and those for all of them.
  private func parts(
    _ client: OtolithClient, _ tokens: TokenSource, _ base: ExportBase?
  ) async throws -> [ExportFolder.Part] {
    let found = try await client.catalogue.getStudy(
      .init(studyID: study), options: try await tokens.options())
    let only = Set(selection.onlyQuestionnaire)
    let uses = (found.study?.questionnaires.map(\.questionnaireID) ?? [])
      .filter { only.isEmpty || only.contains($0) }
    // Last: a participant who is erased meanwhile is missing there.
    let kinds = ExportRequest.Kind.allCases.filter {
      only.isEmpty || $0.hasQuestionnaires || $0 == .participants
    }
    let parts: [ExportFolder.Part] =
      uses.map { .init(name: "sheets-\($0).csv", request: request(.sheets, $0)) }
      + kinds.map {
        .init(name: $0 == .sheets ? "answers.csv" : "\($0.rawValue).csv", request: request($0, ""))
      }
    guard let base else { return parts }
    return try parts.map {
      .init(name: $0.name, request: try base.continuing($0.request, isOptional: true))
    }
  }
}
