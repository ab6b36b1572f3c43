import ArgumentParser
import Questionnaires

/// The files written beside an export to explain it.
struct ExportCodebookOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Write a codebook and scripts for R and SPSS beside the file; default: yes.")
  var codebook: Bool?

  @Option(
    help: """
      Language of the codebook, BCP 47; default: that of each questionnaire. Otolith's own texts are in \
      English or German.
      """)
  var language = ""

  func validate() throws {
    if !language.isEmpty, LanguageTag(language) == nil {
      throw ValidationError("--language must be a BCP 47 tag such as de or pt-BR, not \(language)")
    }
  }

  /// - Parameter path: nil or `-` for standard output, beside which no files can be written.
  func validate(output path: String?) throws {
    guard path == nil || path == OutputFile.standardOutput else { return }
    if codebook == true || !language.isEmpty {
      throw ValidationError("--codebook and --language need --output")
    }
  }

  var output: ExportCodebookOutput { ExportCodebookOutput(isWanted: codebook, language: language) }
}
