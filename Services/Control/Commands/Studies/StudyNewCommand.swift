import ArgumentParser
import Fields
import Formats
import Foundation

/// `otolithctl studies new`; needs no service.
struct StudyNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write the files of a new study from a template.",
    discussion: """
      Creates a folder with a study file and its questionnaires in German and English. Comments in the files \
      explain the keys, the commands to try the study out, and what a simulation of its plan gives. The \
      wording is demonstration wording. Existing files are never overwritten.

      Examples:
        otolithctl studies new --list
        otolithctl studies new random-ema my-study
        otolithctl catalogue lint my-study
      """)

  @Argument(
    help: "Name of the template; --list lists them.",
    completion: .list(StudyTemplate.all.map(\.name)))
  var template: String?

  @Argument(help: "Folder to create; default: the name of the template.", completion: .directory)
  var folder: String?

  @Option(help: "Id of the study; default: the name of the folder.")
  var id: String?

  @Flag(help: "List the templates.")
  var list = false

  @Flag(help: "Print JSON: the files written, or an array of templates.")
  var json = false

  private struct Listed: Encodable {
    var template: String
    var summary: String
  }

  func run() throws {
    if list { return try tellTemplates() }
    guard let template else {
      throw ValidationError("name a template: \(Self.names)")
    }
    guard let found = StudyTemplate.all.first(where: { $0.name == template }) else {
      throw ValidationError("there is no template \(template); templates are \(Self.names)")
    }
    let path = folder ?? template
    let id = id ?? URL(filePath: path).standardizedFileURL.lastPathComponent
    let files = found.files(id: id)
    for file in files {
      let name = file.name.dropLast(".yaml".count)
      guard IdentifierSyntax.isID(String(name)) else {
        throw ValidationError(
          "\(name) is not an id: use 1-64 small letters, digits and hyphens for the folder or --id")
      }
    }
    let written = try NewFolder(path).write(
      files.map { WriteResult.File(name: $0.name, bytes: Array($0.text.utf8)) })
    guard !json else { return print(try DocumentJSON.text(written)) }
    for file in written.files { CatalogueConsole.tell(file.name) }
    CatalogueConsole.say("next: otolithctl catalogue lint \(path)")
  }

  private func tellTemplates() throws {
    if json {
      let listed = StudyTemplate.all.map { Listed(template: $0.name, summary: $0.summary) }
      return print(try DocumentJSON.text(listed))
    }
    var table = TextTable([("template", .left), ("description", .left)])
    for template in StudyTemplate.all { table.add([template.name, template.summary]) }
    for line in table.lines { print(line) }
  }

  private static let names = StudyTemplate.all.map(\.name).joined(separator: ", ")
}
