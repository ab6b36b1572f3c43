import ArgumentParser
import ControlSupport
import Formats
import Messages
import QuestionnaireWire
import Questionnaires
import RPCClient

/// `otolithctl catalogue import`; a dry run of questionnaires alone needs no service.
struct CatalogueImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Publish what files hold.",
    discussion: """
      PATH is a questionnaire, or several, in a file of any format; or, in Otolith's own format, a \
      study (its folder or study.yaml, with the files beside it that it names), sounds or a \
      vocabulary. Questionnaires are published as they are, or with --study together with a new \
      study around them that anybody may join, or whoever knows the password. They may stand in \
      several files; the forms that a form names after it are offered by the study in its order.

      For each questionnaire it tells how many elements of which type were read, and everything that \
      could not be expressed. What is already published unchanged keeps its version: importing twice \
      is safe. With errors nothing is published. --dry-run checks and writes nothing; for \
      questionnaires and without a study folder it needs no service.

      Examples:
        otolithctl catalogue import mine.yaml --project my-lab
        otolithctl catalogue import dictionary.csv --format redcap --dry-run
        otolithctl catalogue import my-study
      """)

  @Argument(
    help: "Files with questionnaires, or one study folder; - for the standard input.",
    completion: .file())
  var paths: [String]

  @Option(help: "Format of the file; default: what its name tells; a folder is a study.")
  var format: CatalogueFormat?

  @Option(help: "Publish a study of this id around the questionnaires.")
  var study: String?

  @Option(
    help: "File whose first line is the study's password (password access).", completion: .file())
  var accessPasswordFile: String?

  @Option(help: "Project to publish in.")
  var project = "default"

  @Option(
    help: """
      Id of the questionnaire of a file that names none; default: the study's id, else made from the \
      file's name. Of several forms in a REDCap dictionary: what their ids begin with.
      """)
  var questionnaire: String?

  @Option(help: "Title of a questionnaire whose file has none; default: what the file tells.")
  var title: String?

  @Option(help: "Sheet of a workbook (.xlsx); default: every one that the format can read.")
  var sheet: String?

  @Option(help: "Language that every text of the file has, BCP 47; default: what the file tells.")
  var defaultLanguage: String?

  @Option(help: "Licence of the questionnaire, for a file that names none.")
  var licence: String?

  @Flag(help: "codebook: leave out rows of a type that the catalogue does not know.")
  var skipUnknown = false

  @Flag(
    help: """
      A study folder: publish the study with nothing that blocks, whatever its file says; for trials and \
      demonstrations.
      """)
  var nothingBlocks = false

  @Flag(help: "Check everything, write nothing.")
  var dryRun = false

  @OptionGroup var console: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func validate() throws {
    if let study, !IdentifierSyntax.isID(study) {
      throw ValidationError("--study takes 1–64 lower-case letters, digits, hyphens")
    }
    if let defaultLanguage, LanguageTag(defaultLanguage) == nil {
      throw ValidationError("--default-language takes a BCP 47 tag such as de or pt-BR")
    }
    if paths.count > 1 {
      if questionnaire != nil || title != nil {
        throw ValidationError("--questionnaire and --title are for one file")
      }
      if paths.contains(where: CatalogueFile.isFolder) {
        throw ValidationError("give a study folder alone")
      }
    } else if CatalogueFile.isFolder(path) {
      if study != nil { throw ValidationError("the folder's study.yaml names the study") }
      if let format, format != .otolith {
        throw ValidationError("a folder holds a study in Otolith's own format; name a file in it")
      }
    }
  }

  /// Of what is given alone.
  private var path: String { paths[0] }

  func run() async throws {
    let kind = try kind()
    if nothingBlocks, kind != .study {
      throw ValidationError("--nothing-blocks is for a study folder")
    }
    switch kind {
    case .study:
      let folder = try CatalogueConsole.reading { () throws(SourceError) in
        try StudyFolder(at: path)
      }
      try await publish(folder)
    case .sounds, .vocabulary:
      let file = try CatalogueConsole.reading { () throws(SourceError) in
        try OtolithContentFile(at: path, kind: kind)
      }
      try await publish(file)
    case .questionnaire: try await importQuestionnaires()
    }
  }

  private func kind() throws -> OtolithFileKind {
    if paths.count > 1 { return .questionnaire }
    if CatalogueFile.isFolder(path) { return .study }
    return try CatalogueConsole.reading { () throws(SourceError) in
      guard path != CatalogueFile.standardInput,
        try QuestionnaireFile.format(
          of: path, given: format, contents: try CatalogueFile.bytes(at: path)) == .otolith
      else { return .questionnaire }
      return try OtolithContentFile.kind(at: path)
    }
  }

  func password() throws -> String {
    try accessPasswordFile.map { try firstLine(of: $0) } ?? ""
  }

  // MARK: - Questionnaires

  private func importQuestionnaires() async throws {
    if study == nil, accessPasswordFile != nil {
      throw ValidationError("a password is for a study; give --study")
    }
    let files = try readQuestionnaires()
    let sequence = FormsSequence(files.questionnaires.map(\.read))
    if let study {
      tell(sequence)
      let around = QuestionnaireStudy(studyID: study, accessPassword: try password())
      try CatalogueConsole.requireNoErrors(around.findings(of: files, sequence: sequence))
      var request = around.importRequest(of: files.definitions, nextLists: sequence.lists)
      request.projectID = project
      if dryRun { return reportDryRun(files) }
      try await publish(request)
    } else {
      tellUnused(files)
      if dryRun { return reportDryRun(files) }
      try await publish(files)
    }
  }

  private func readQuestionnaires() throws -> QuestionnaireFiles {
    let files = QuestionnaireFiles(try paths.map(readFile))
    try CatalogueConsole.requireNoErrors(files.findings)
    return files
  }

  private func readFile(_ path: String) throws -> QuestionnaireFile {
    var options = ReadOptions()
    options.questionnaireID = questionnaire ?? (paths.count == 1 ? study : nil) ?? ""
    options.defaultLanguage = defaultLanguage ?? ""
    options.title = title ?? ""
    options.sheet = sheet ?? ""
    options.licence = licence ?? ""
    let file = try CatalogueConsole.reading { () throws(SourceError) in
      try QuestionnaireFile(
        at: path, format: format, options: options,
        codebook: CodebookOptions(unknownTypes: skipUnknown ? .skip : .keep))
    }
    for rows in file.rows {
      let text = CodebookSummary.text(of: rows)
      // Its texts are plain already, and stand on several lines.
      if console.json {
        for line in text.split(separator: "\n") { CatalogueConsole.say(String(line)) }
      } else {
        print(text)
      }
    }
    for questionnaire in file.questionnaires {
      tell(CatalogueConsole.counts(of: questionnaire.definition))
      // What was lost is told with the other findings.
      for line in CatalogueConsole.notes(of: questionnaire.report) {
        tell("  \(line)")
      }
    }
    return file
  }

  private func publish(_ file: QuestionnaireFiles) async throws {
    try await Connection.with { client in
      let options = try await credentials.signIn(client)
      let publisher = QuestionnairePublisher(client, project: project, options: options)
      var outcomes: [CatalogueV1.ImportedQuestionnaire] = []
      for definition in file.definitions {
        try await tellOutdated([definition], client, options)
        let outcome = try await CatalogueConsole.naming(project: project) {
          try await publisher.publish(definition)
        }
        for warning in outcome.warnings { CatalogueConsole.say(warning) }
        if console.json { outcomes.append(outcome.message) } else { print(outcome.line) }
      }
      if console.json { print(MessageJSON.text(outcomes)) }
    }
  }

  /// What is published with translations of an earlier wording.
  func tellOutdated(
    _ definitions: [QuestionnaireDefinition], _ client: OtolithClient, _ options: CallOptions
  ) async throws {
    let outdated = OutdatedTranslations(client, options: options)
    for definition in definitions {
      for line in try await outdated.warnings(for: definition) { CatalogueConsole.say(line) }
    }
  }

  private func reportDryRun(_ file: QuestionnaireFiles) {
    if console.json { return print(MessageJSON.text([CatalogueV1.ImportedQuestionnaire]())) }
    for definition in file.definitions { print("\(definition.id): valid") }
    print("nothing written")
  }
}
