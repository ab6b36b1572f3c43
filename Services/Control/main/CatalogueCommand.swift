import ArgumentParser
import CatalogueFormats
import ControlSupport
import Foundation
import Messages

struct CatalogueCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue", abstract: "Bring content into the catalogue.",
    subcommands: [Import.self, CataloguePreviewCommand.self])

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case otolith, codebook
  }

  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Publish a study and its questionnaires from files.",
      discussion: """
        otolith: PATH is a folder with study.yaml and one <questionnaire>.yaml each.
        codebook: PATH is a Track Your Health codebook (CSV); it becomes one questionnaire, and a
        study around it that anybody may join.
        Contents that are already published unchanged keep their version: importing twice is safe.
        """)

    @Argument(help: "Folder or file.")
    var path: String

    @Option(help: "otolith or codebook.")
    var format: Format = .otolith

    @Option(help: "File whose first line is the study's password (password access).")
    var accessPasswordFile: String?

    @Option(help: "codebook: study id.")
    var study: String?

    @Option(help: "codebook: questionnaire id; default: the study id.")
    var questionnaire: String?

    @Option(help: "codebook: title; default: the file's first line.")
    var title: String?

    @Option(help: "codebook: language that every text has; default: English if the file has it.")
    var defaultLanguage: String?

    @Flag(help: "codebook: leave out rows of a type that the catalogue does not know.")
    var skipUnknown = false

    @Flag(help: "Check everything, write nothing.")
    var dryRun = false

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let request = try read()
      try await Connection.with { client in
        let options = try await credentials.signIn(client)
        report(try await client.authoring.importStudy(request, options: options), of: request)
      }
    }

    private func read() throws -> CatalogueV1.ImportStudyRequest {
      let password = try accessPasswordFile.map { try firstLine(of: $0) } ?? ""
      var request: CatalogueV1.ImportStudyRequest
      switch format {
      case .otolith:
        request = try StudyFolder(at: path).importRequest()
        request.accessPassword = password
      case .codebook:
        request = try readCodebook(password: password)
      }
      request.validateOnly = dryRun
      return request
    }

    private func readCodebook(password: String) throws -> CatalogueV1.ImportStudyRequest {
      guard let study else { throw ValidationError("--format codebook needs --study ID") }
      var options = ReadOptions()
      options.questionnaireID = questionnaire ?? study
      options.defaultLanguage = defaultLanguage ?? ""
      options.title = title ?? ""
      let codebook = try CodebookFile.read(
        at: path, options: options,
        codebook: CodebookOptions(unknownTypes: skipUnknown ? .skip : .keep))
      print(CodebookSummary.text(of: codebook.rows))
      return CodebookStudy(studyID: study, accessPassword: password)
        .importRequest(of: [(codebook.questionnaire.definition, .repeated)])
    }

    private func report(
      _ answer: CatalogueV1.ImportStudyResponse, of request: CatalogueV1.ImportStudyRequest
    ) {
      for item in answer.questionnaires {
        let state = item.published ? "published" : "unchanged"
        print("\(item.questionnaireID): \(dryRun ? "valid" : "\(state), version \(item.version)")")
      }
      let study = request.study?.studyID ?? ""
      if dryRun {
        print("study \(study): valid, nothing written")
      } else {
        let change = answer.studyChanged ? "published" : "unchanged"
        print("study \(study): \(change), revision \(answer.studyRevision)")
      }
    }
  }
}
