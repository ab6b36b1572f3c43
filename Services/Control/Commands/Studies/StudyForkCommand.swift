import ArgumentParser
import Fields
import Formats
import Foundation
import Messages
import QuestionnaireWire
import Questionnaires
import RPCClient
import RPCCore

/// `otolithctl studies fork`.
struct StudyForkCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fork",
    abstract: "Write a folder with your own study made from a published one.",
    discussion: """
      The new study cites its origin. Nothing is published: edit the folder and import it. A study can be \
      forked by people with a role in it or its project, and if it has `sharing: anyone`, by everyone with a \
      role in any project.

      The study uses the published questionnaires of the original. With --questionnaires they are forked as \
      well, into files of the folder, with the id of the new study before theirs; that needs the role leader \
      in --project, and that their projects share them. Each consent text begins with a mark until you have \
      reviewed it; `catalogue lint` warns of the mark. Times, and texts about the original's team, are left \
      out. Sounds and vocabularies stay those of the original.

      Examples:
        otolithctl studies fork sleep-diary my-lab-sleep
        otolithctl studies fork sleep-diary my-lab-sleep --questionnaires --project my-lab
      """)

  @Argument(help: "Id of the original.", completion: StudyCompletion.kind)
  var original: String

  @Argument(help: "Id of the new study.")
  var id: String

  @Argument(help: "Folder to create; default: the new id.", completion: .directory)
  var folder: String?

  @Flag(help: "Fork the questionnaires as well.")
  var questionnaires = false

  @Option(help: "Project of the new questionnaires, in which you may edit.")
  var project = "default"

  @OptionGroup var service: CatalogueOptions

  func validate() throws {
    guard IdentifierSyntax.isID(id) else {
      throw ValidationError("\(id) is not an id: use 1-64 small letters, digits and hyphens")
    }
    guard id != original else {
      throw ValidationError("the new study needs an id other than \(original)")
    }
  }

  func run() async throws {
    let target = try NewFolder(folder ?? id)
    let (files, notes) = try await service.credentials.call { client, options in
      let (study, origin) = try await source(client, options)
      let renaming = try renaming(study)
      let fork = StudyFork(of: study, in: origin, as: id, renaming: renaming)
      let forked = try await questionnaires(of: study, renaming, client, options)
      return (StudyFileSet(study: fork.study, questionnaires: forked), fork.notes)
    }
    CatalogueConsole.show(files.report)
    let written = try target.write(files.files, report: files.report)
    for note in notes { CatalogueConsole.say(note) }
    if service.json { return print(try DocumentJSON.text(written)) }
    for file in written.files { CatalogueConsole.tell(file.name) }
    CatalogueConsole.say("next: otolithctl catalogue lint \(folder ?? id)")
  }

  /// Returns the whole study and its project.
  private func source(
    _ client: OtolithClient, _ options: CallOptions
  ) async throws -> (study: CatalogueV1.Study, project: String) {
    let answer = try await client.catalogue.getStudy(
      .init(studyID: original, allLanguages: true), options: options)
    guard answer.allGroups, let study = answer.study else {
      throw CommandFailure(
        "\(original): its project does not share the whole study; ask its leaders for `sharing: anyone` or "
          + "for a role", .notPermitted)
    }
    return (study, answer.projectID)
  }

  /// - Throws: `ValidationError` if a new id is too long.
  private func renaming(_ study: CatalogueV1.Study) throws -> QuestionnaireRenaming {
    guard questionnaires else { return QuestionnaireRenaming(names: [:]) }
    var names: [String: String] = [:]
    for use in study.questionnaires {
      let new = StudyFork.questionnaireID(use.questionnaireID, of: original, as: id)
      guard IdentifierSyntax.isID(new) else {
        throw ValidationError("\(new) has more than 64 characters; choose a shorter study id")
      }
      names[use.questionnaireID] = new
    }
    return QuestionnaireRenaming(names: names)
  }

  private func questionnaires(
    of study: CatalogueV1.Study, _ renaming: QuestionnaireRenaming, _ client: OtolithClient,
    _ options: CallOptions
  ) async throws -> [QuestionnaireDefinition] {
    guard questionnaires else { return [] }
    let publisher = QuestionnairePublisher(client, project: project, options: options)
    var forked: [QuestionnaireDefinition] = []
    for use in study.questionnaires {
      let definition = try await CatalogueConsole.naming(project: project) {
        try await publisher.forked(
          use.questionnaireID, version: use.version, as: renaming.name(use.questionnaireID),
          keepsItems: true)
      }
      forked.append(
        QuestionnaireDefinition(renaming.applied(to: CatalogueV1.Questionnaire(definition))))
    }
    return forked
  }
}
