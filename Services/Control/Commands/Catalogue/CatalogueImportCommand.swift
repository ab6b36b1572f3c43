import ArgumentParser
import Formats
import Messages
import QuestionnaireWire
import Questionnaires
import RPCClient

/// `otolithctl catalogue import`; a dry run of questionnaires needs no service.
struct CatalogueImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Publish questionnaires, studies, sounds, vocabularies and texts from files.",
    discussion: """
      PATH is a file of any format with one or more questionnaires; or, in Otolith's own format, a study \
      (its folder or study.yaml, with the files it uses), sounds, a vocabulary or the texts of the \
      installation, which only administrators set. Questionnaires are \
      published alone, or with --study together with a new study that is open to all, or to those who know \
      the password. They may be in several files; the study offers the forms that a form names as following, \
      in that order. If a study with this id exists, the import may only publish new versions of its \
      questionnaires; --replace allows it to replace the whole study.

      Prints for each questionnaire the number of elements by type, and everything that could not be \
      expressed. Unchanged questionnaires keep their version, so importing twice is safe. If there are \
      errors, nothing is published. --dry-run checks and writes nothing; it needs no service unless a study \
      folder is imported.

      An existing study stays in its project. A paused study stays paused, and an ended one ended, unless \
      --resume is given. The import says what changes for participants, and so does the dry run of a folder.

      Examples:
        otolithctl catalogue import mine.yaml --project my-lab
        otolithctl catalogue import dictionary.csv --format redcap --dry-run
        otolithctl catalogue import my-study
      """)

  @Argument(
    help: "Files with questionnaires, or one study folder; - for standard input.",
    completion: .file())
  var paths: [String]

  @Option(help: "Format of the file; default: from its name; a folder is a study.")
  var format: CatalogueFormat?

  @Option(help: "Publish a study with this id for the questionnaires.")
  var study: String?

  @Option(
    help: "File whose first line is the study's password (password access).", completion: .file())
  var accessPasswordFile: String?

  @Option(help: "Project to publish in; default: that of an existing study, else `default`.")
  var project: String?

  @Option(
    help: """
      Id of the questionnaire if the file has none; default: the study's id, else derived from the file \
      name. For a REDCap dictionary with several forms: prefix of their ids.
      """)
  var questionnaire: String?

  @Option(help: "Title if the file has none; default: from the file.")
  var title: String?

  @Option(help: "Sheet of a workbook (.xlsx); default: all readable sheets.")
  var sheet: String?

  @Option(help: "Language (BCP 47) of all texts; default: from the file.")
  var defaultLanguage: String?

  @Option(help: "Licence if the file has none.")
  var licence: String?

  @Flag(help: "For codebooks: skip rows of an unsupported type.")
  var skipUnknown = false

  @Flag(
    help: """
      For a study folder: publish the study without blocking questionnaires, for trials and demonstrations.
      """)
  var nothingBlocks = false

  @Flag(
    help: "For a study: apply its pause and end as in the file, also if that resumes the study.")
  var resume = false

  @Flag(help: "With --study: replace an existing study with this id.")
  var replace = false

  @Flag(
    help: "For a study: allow its retention to erase the data of all participants at once.")
  var eraseNow = false

  @Flag(help: "Check everything, write nothing.")
  var dryRun = false

  @OptionGroup var console: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func validate() throws {
    if let study, !IdentifierSyntax.isID(study) {
      throw ValidationError("--study must have 1–64 lower-case letters, digits and hyphens")
    }
    if let defaultLanguage, LanguageTag(defaultLanguage) == nil {
      throw ValidationError("--default-language must be a BCP 47 tag such as de or pt-BR")
    }
    if paths.count > 1 {
      if questionnaire != nil || title != nil {
        throw ValidationError("--questionnaire and --title need exactly one file")
      }
      if paths.contains(where: CatalogueFile.isFolder) {
        throw ValidationError("a study folder must be the only PATH")
      }
    } else if CatalogueFile.isFolder(path) {
      if study != nil {
        throw ValidationError("the study id is in the folder's study.yaml; remove --study")
      }
      if let format, format != .otolith {
        throw ValidationError(
          "a folder is a study in Otolith's own format; pass a file for other formats")
      }
    }
  }

  /// The only path, where several are not allowed.
  private var path: String { paths[0] }

  func run() async throws {
    let kind = try kind()
    if nothingBlocks, kind != .study {
      throw ValidationError("--nothing-blocks needs a study folder")
    }
    if resume || eraseNow, kind != .study, study == nil {
      throw ValidationError("--resume and --erase-now need a study")
    }
    if replace, study == nil { throw ValidationError("--replace needs --study") }
    switch kind {
    case .study:
      let folder = try CatalogueConsole.reading { () throws(SourceError) in
        try StudyFolder(at: path)
      }
      try await publish(folder)
    case .sounds, .vocabulary, .installation:
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

  var projectOrDefault: String { project ?? "default" }

  func password() throws -> String {
    try accessPasswordFile.map { try firstLine(of: $0) } ?? ""
  }

  // MARK: - Questionnaires

  private func importQuestionnaires() async throws {
    if study == nil, accessPasswordFile != nil {
      throw ValidationError("a password needs --study")
    }
    let files = try readQuestionnaires()
    let sequence = FormsSequence(files.questionnaires.map(\.read))
    if let study {
      tell(sequence)
      let around = QuestionnaireStudy(studyID: study, accessPassword: try password())
      try CatalogueConsole.requireNoErrors(around.findings(of: files, sequence: sequence))
      let request = around.importRequest(of: files.definitions, nextLists: sequence.lists)
      if dryRun {
        reportDryRun(files)
        return tell(
          "study \(study): not compared with the catalogue; if it exists, the import stops before it "
            + "replaces more than questionnaires")
      }
      try await publish(request, mayReplace: replace)
    } else {
      tellUnused(files)
      if dryRun { return reportDryRun(files) }
      try await publish(files)
    }
  }

  private func readQuestionnaires() throws -> QuestionnaireFiles {
    let files = QuestionnaireFiles(try paths.map(readFile))
    try CatalogueConsole.requireNoErrors(files.findings, isEach: console.json)
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
        codebook: TrackCodebookOptions(unknownTypes: skipUnknown ? .skip : .keep))
    }
    for rows in file.rows {
      let text = TrackCodebookSummary.text(of: rows)
      // The text is already plain and has several lines.
      if console.json {
        for line in text.split(separator: "\n") { CatalogueConsole.say(String(line)) }
      } else {
        print(text)
      }
    }
    for questionnaire in file.questionnaires {
      tell(CatalogueConsole.counts(of: questionnaire.definition))
      // Losses are printed with the other findings.
      for line in CatalogueConsole.notes(of: questionnaire.report) {
        tell("  \(line)")
      }
    }
    return file
  }

  private func publish(_ file: QuestionnaireFiles) async throws {
    try await credentials.call { client, options in
      let publisher = QuestionnairePublisher(
        client, project: projectOrDefault, options: options)
      var outcomes: [CatalogueV1.ImportedQuestionnaire] = []
      for definition in file.definitions {
        try await tellOutdated([definition], client, options)
        let outcome = try await CatalogueConsole.naming(project: projectOrDefault) {
          try await publisher.publish(definition)
        }
        for warning in outcome.warnings { CatalogueConsole.say(warning) }
        if console.json { outcomes.append(outcome.message) } else { print(outcome.line) }
      }
      if console.json { print(MessageJSON.text(outcomes)) }
    }
  }

  /// Warns about translations of an earlier text.
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
