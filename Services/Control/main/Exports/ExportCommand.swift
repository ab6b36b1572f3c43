public import ArgumentParser
public import ControlSupport
import Foundation
import Messages
import RPCClient

extension ExportRequest.Kind: ExpressibleByArgument {}

/// `otolithctl export`.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Stream a study's data as CSV.",
    discussion: """
      Needs a study leader's credentials. --what chooses the rows: sheets (with --questionnaire one row for each \
      sheet and one column for each question, without it one row for each answer of all questionnaires), revisions \
      (what amended sheets said before), records (health records), listening (sound sessions) or notifications. \
      Values are codes, never display text; participants appear under a pseudonym of this study.

      Beside a file lie its codebook (.codebook.json, .csv and .html: questions as asked, codes with labels, units, \
      scales, versions) and scripts that read it with labels into R (.R) and SPSS or PSPP (.sps).

      A file is readable for you alone, and replaces an older one only when all is written: what breaks off, a \
      full disk and Ctrl-C leave the old one. At a terminal the standard error shows how far it is. A broken \
      connection begins the file anew, four times at most.

      --all writes every file into a folder, --output, and notes in its `export.json` which are whole. After a \
      process was killed or a service was away, --resume fetches those alone that are missing; within a file \
      nothing can be gone on with. --json tells each file with its rows and bytes, and needs --output.

      Examples:
        otolithctl export my-study --questionnaire mini-tq -o mini-tq.csv --language de
        otolithctl export my-study --what records -o records.csv
        otolithctl export my-study --all -o my-study-export
        otolithctl export my-study --all -o my-study-export --resume
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Option(help: "sheets, revisions, records, listening or notifications; default: sheets.")
  var what: ExportRequest.Kind = .sheets

  @Option(help: "Questionnaire id: of sheets it chooses the wide layout.")
  var questionnaire: String?

  @Flag(help: "Every file of the study, into the folder --output.")
  var all = false

  @Flag(help: "With --all: only what an earlier run into the folder did not finish.")
  var resume = false

  @Option(
    name: .shortAndLong, help: "File, or with --all folder, to write; default: standard output.",
    completion: .file())
  var output: String?

  @Flag(help: "With those of test participants; the column test_participant tells them.")
  var includeTestParticipants = false

  @Flag(help: "Sheets: self-assessment manikins in the former systems' scale, 0 to 1.")
  var legacyScales = false

  @OptionGroup var console: OutputOptions

  @OptionGroup var codebook: ExportCodebookOptions

  @OptionGroup var credentials: Credentials

  func validate() throws {
    try codebook.validate(output: output)
    if all {
      guard questionnaire == nil, what == .sheets else {
        throw ValidationError("--all writes everything; leave --questionnaire and --what out")
      }
      guard let output, output != OutputFile.standardOutput else {
        throw ValidationError("--all needs a folder: --output")
      }
    } else if resume {
      throw ValidationError("--resume goes with --all: a single file has no parts to go on with")
    }
    if questionnaire != nil, ![.sheets, .notifications].contains(what) {
      throw ValidationError("--questionnaire is for sheets and notifications")
    }
    if legacyScales, what != .sheets { throw ValidationError("--legacy-scales is for sheets") }
    try console.requirePlace(beside: output)
  }

  func run() async throws {
    let files = try await Connection.with { client in
      let tokens = TokenSource(client, credentials)
      let writer = PrivateOutput(client: client, codebook: codebook.output) {
        try await tokens.options()
      }
      guard all, let output else { return [try await writeOne(writer)] }
      return try await ExportFolderWriter(
        folder: ExportFolder(path: output), client: client, writer: writer
      ).write(parts(client, tokens), isResumed: resume)
    }
    try console.tell(document: files)
  }

  private func writeOne(_ writer: PrivateOutput) async throws -> ExportFolder.File {
    let request = request(what, questionnaire ?? "")
    let written = try await writer.write(request, to: output)
    CatalogueConsole.say("exported \(written.rows) \(what.noun)")
    return ExportFolder.File(
      name: output ?? OutputFile.standardOutput, request, rows: written.rows, bytes: written.bytes)
  }

  private func request(_ kind: ExportRequest.Kind, _ questionnaire: String) -> ExportRequest {
    var request = ExportRequest(kind, studyID: study, questionnaireID: questionnaire)
    request.includeTestParticipants = includeTestParticipants
    request.legacyScales = legacyScales && kind == .sheets
    return request
  }

  /// Each questionnaire that the study has now, and what is of all of them.
  private func parts(
    _ client: OtolithClient, _ tokens: TokenSource
  ) async throws -> [ExportFolder.Part] {
    let found = try await client.catalogue.getStudy(
      .init(studyID: study), options: try await tokens.options())
    let uses = found.study?.questionnaires.map(\.questionnaireID) ?? []
    return uses.map { .init(name: "sheets-\($0).csv", request: request(.sheets, $0)) }
      + ExportRequest.Kind.allCases.map {
        .init(name: $0 == .sheets ? "answers.csv" : "\($0.rawValue).csv", request: request($0, ""))
      }
  }
}
