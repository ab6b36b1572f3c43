import ArgumentParser
import ControlSupport
import Foundation
import Messages

/// `otolithctl studies`.
struct StudiesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "studies",
    abstract: "List, show, pause, resume and end studies.",
    discussion: """
      What a study asks is published by `otolithctl catalogue import`; these commands change whether it runs.

      Examples:
        otolithctl studies list --running
        otolithctl studies show my-study --json
        otolithctl studies pause my-study
        otolithctl studies end my-study
      """,
    subcommands: [
      List.self, Show.self, StudiesPauseCommand.self, StudiesResumeCommand.self,
      StudiesEndCommand.self, StudiesRetentionCommand.self,
    ])

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the studies that you may see, by id.",
      discussion: """
        Those that are unlisted are not among them; `studies show` finds them by their id.

        Examples:
          otolithctl studies list
          otolithctl studies list --project my-lab --running --json
        """)

    @Option(help: "Only those of this project.")
    var project = ""

    @Flag(help: "Only those that can be joined and filled in now.")
    var running = false

    @Option(help: "Language of the titles, BCP 47.")
    var language = ""

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: CatalogueCredentials

    func run() async throws {
      let studies = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        return try await Pages.all(size: 100) { size, token in
          let page = try await client.catalogue.listStudies(
            .init(
              language: language, pageSize: size, pageToken: token, projectID: project,
              running: running), options: options)
          return (page.studies, page.nextPageToken)
        }
      }
      let now = Date()
      output.list(
        studies, ["study", "state", "access", "begins", "ends", "title"],
        nothing: "no study is found"
      ) {
        [
          $0.studyID, $0.state(at: now), $0.access.shown, moment($0.startTime), moment($0.endTime),
          $0.title?.shown ?? "-",
        ]
      }
    }
  }

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show one study.",
      discussion: """
        --json has all of it, with every translation.

        Examples:
          otolithctl studies show my-study
          otolithctl studies show my-study --json
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Option(help: "Language of the texts, BCP 47; with --json all are there.")
    var language = ""

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: CatalogueCredentials

    func run() async throws {
      let answer = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        return try await client.catalogue.getStudy(
          .init(studyID: study, language: language, allLanguages: output.json), options: options)
      }
      if !answer.allGroups {
        CatalogueConsole.say("without what is for groups, if there is any; who leads it sees that")
      }
      let found = answer.study ?? .init(studyID: study)
      output.tell(found, found.lines(at: Date()))
    }
  }
}

extension CatalogueV1.Study {
  /// In a word, by this machine's clock.
  func state(at now: Date) -> String {
    if let endTime, endTime.date <= now { return "ended" }
    if paused { return "paused" }
    if let startTime, startTime.date > now { return "to begin" }
    return "running"
  }

  /// As people read it.
  func lines(at now: Date) -> [String] {
    let fields: [(String, String)] = [
      ("study", studyID), ("title", title?.shown ?? "-"),
      ("description", description?.shown ?? ""), ("state", state(at: now)),
      ("access", access.shown + (unlisted ? ", unlisted" : "")), ("begins", moment(startTime)),
      ("ends", moment(endTime)), ("revision", "\(revision)"),
      ("consent version", consentVersion), ("languages", languages.joined(separator: ", ")),
      ("groups", groups.map(\.groupID).joined(separator: ", ")),
      ("sounds", soundCollectionIDs.joined(separator: ", ")),
      ("vocabularies", vocabularyIDs.joined(separator: ", ")),
    ]
    return fields.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
      + questionnaires.map { "questionnaire: \($0.questionnaireID)@\($0.version)\($0.remarks)" }
  }
}

extension CatalogueV1.StudyQuestionnaire {
  fileprivate var remarks: String {
    var remarks = [recurrence == .oneTime ? "once" : "repeated"]
    if !schedules.isEmpty { remarks.append("\(schedules.count) schedules") }
    if blocking { remarks.append("blocks all else") }
    if deactivated { remarks.append("deactivated") }
    if !groupIDs.isEmpty { remarks.append("for \(groupIDs.joined(separator: ", "))") }
    return " (\(remarks.joined(separator: ", ")))"
  }
}
