import ArgumentParser
import Formats
import Foundation

/// `otolithctl studies export`.
struct StudyExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a published study as a folder of files.",
    discussion: """
      Writes study.yaml and, beside it, the questionnaires, sounds and vocabularies that the study uses, so that \
      `catalogue import` of the folder changes nothing. Comments of the original files are not stored. Only \
      leaders of the study see all its parts. Existing files are never overwritten.

      Examples:
        otolithctl studies export my-study
        otolithctl studies export my-study my-folder --json
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "Folder to create; default: the study's id.", completion: .directory)
  var folder: String?

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    let target = try NewFolder(folder ?? study)
    let published = try await service.credentials.published(study)
    CatalogueConsole.show(published.report)
    let written = try target.write(published.files, report: published.report)
    if service.json { return print(try DocumentJSON.text(written)) }
    for file in written.files { CatalogueConsole.tell(file.name) }
  }
}
