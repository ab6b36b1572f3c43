import ArgumentParser
import ControlSupport
import Questionnaires

/// What is written beside an export, so that it carries its meaning.
struct ExportCodebookOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Beside a file: what its columns mean, and scripts for R and SPSS; default: yes.")
  var codebook: Bool?

  @Option(
    help: """
      Language of the codebook, BCP 47; default: that of each questionnaire, and English of what Otolith says \
      itself, which has English and German.
      """)
  var language = ""

  func validate() throws {
    if !language.isEmpty, LanguageTag(language) == nil {
      throw ValidationError("--language takes a BCP 47 tag such as de or pt-BR, not \(language)")
    }
  }

  /// - Parameter path: nil or `-`: the standard output, which has no place beside it.
  func validate(output path: String?) throws {
    guard path == nil || path == OutputFile.standardOutput else { return }
    if codebook == true || !language.isEmpty {
      throw ValidationError("--codebook and --language need --output: they are about files")
    }
  }

  var output: ExportCodebookOutput { ExportCodebookOutput(isWanted: codebook, language: language) }
}
