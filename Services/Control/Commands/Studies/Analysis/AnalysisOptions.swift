import ArgumentParser
import Questionnaires

/// The options of `studies analysis` and `studies union`.
struct AnalysisOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: "New folder to write.", completion: .directory)
  var output: String

  @Option(help: "Language of the codebooks, BCP 47; default: that of each questionnaire.")
  var language = ""

  @OptionGroup var selection: ExportFilterOptions

  @Flag(help: "Include test participants; the column test_participant marks them.")
  var includeTestParticipants = false

  @OptionGroup var signing: SigningOptions

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

  /// Returns what the analysis of a study is made of.
  ///
  /// - Parameter key: signs the manifest; nil for no signature.
  func source(
    _ study: String, _ client: OtolithClient, _ tokens: TokenSource, signedBy key: ManifestKey?
  ) -> AnalysisSource {
    AnalysisSource(
      client: client, studyID: study, language: language,
      includesTests: includeTestParticipants, filter: selection.filter, key: key,
      options: { try await tokens.options() })
  }

  /// Prints the number of rows of each table, and the manifest with `--json`.
  func tell(_ files: [AnalysisFolder.File], _ manifest: some Encodable) throws {
    for file in files {
      guard let rows = file.rows else { continue }
      CatalogueConsole.say("\(file.name): \(rows) rows")
    }
    try console.tell(document: manifest)
  }
}
