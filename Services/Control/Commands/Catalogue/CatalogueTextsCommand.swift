import ArgumentParser
import Formats
import Messages
import QuestionnaireWire
import Questionnaires
import RPCClient

/// `otolithctl catalogue texts`.
struct CatalogueTextsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "texts",
    abstract: "Show the texts of the installation or of a study that anyone can read.",
    discussion: """
      Such texts are about, team, privacy, imprint, help and contact. Those of a study are in its study.yaml \
      (`texts`). An administrator sets those of the installation by `catalogue import installation.yaml`; \
      with --output they are written to such a file, with all languages. No account is needed to read them.

      Examples:
        otolithctl catalogue texts
        otolithctl catalogue texts my-study --language de
        otolithctl catalogue texts -o installation.yaml
      """)

  @Argument(help: "Study id; default: the installation.", completion: StudyCompletion.kind)
  var study: String?

  @Option(help: "Language of the texts, BCP 47.")
  var language = ""

  @Option(
    name: .shortAndLong, help: "File to write with the texts of the installation.",
    completion: .file())
  var output: String?

  @OptionGroup var service: CatalogueOptions

  func validate() throws {
    if output != nil, study != nil {
      throw ValidationError("--output is for the installation; `studies export` writes a study")
    }
  }

  func run() async throws {
    if let study { return try await show(study) }
    let answer = try await service.call { client, options in
      try await client.installation.getInstallationTexts(
        .init(language: language, allLanguages: output != nil), options: options)
    }
    let texts = answer.texts ?? CatalogueV1.InstallationTexts()
    guard let output else {
      return service.tell(
        texts, texts.revision == 0 ? ["never set"] : texts.texts.flatMap(\.lines))
    }
    guard texts.revision > 0 else {
      throw CommandFailure("the installation has no texts", .failure)
    }
    let file = OtolithLibraryWriter().write(InstallationTextsDefinition(texts))
    CatalogueConsole.show(file.report)
    try CatalogueConsole.write(file.files[0].bytes, to: output)
  }

  private func show(_ id: String) async throws {
    let answer = try await service.call { client, options in
      try await client.catalogue.getStudy(
        .init(studyID: id, language: language, readMask: .init(paths: ["texts"])),
        options: options)
    }
    let study = answer.study ?? CatalogueV1.Study(studyID: id)
    service.tell(study, study.texts.isEmpty ? ["no texts"] : study.texts.flatMap(\.lines))
  }
}

extension CatalogueV1.InformationText {
  /// The kind, the language, and the text with an indent.
  fileprivate var lines: [String] {
    let words = text?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    return ["\(kind.shown) (\(text?.language ?? "-")):"] + words.map { "  \($0)" }
  }
}

extension CatalogueImportCommand {
  /// Sets the texts of the installation.
  func publish(_ installation: StudyFolder.Library<InstallationTextsDefinition>) async throws {
    let texts = CatalogueV1.InstallationTexts(installation.contents.definition)
    if dryRun {
      let valid = CatalogueV1.SetInstallationTextsResponse(texts: texts)
      return console.tell(valid, ["installation: valid, nothing written"])
    }
    try await credentials.call { client, options in
      let current = try await client.installation.getInstallationTexts(
        .init(allLanguages: true), options: options)
      let answer = try await client.installation.setInstallationTexts(
        .init(texts: texts, etag: current.etag), options: options)
      let revision = answer.texts?.revision ?? 0
      let state = answer.changed ? "published" : "unchanged"
      console.tell(answer, ["installation: \(state), revision \(revision)"])
    }
  }
}
