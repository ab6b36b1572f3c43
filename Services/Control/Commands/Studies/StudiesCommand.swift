import ArgumentParser
import Foundation
import Messages

/// `otolithctl studies`.
struct StudiesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "studies",
    abstract: "Begin, fork, list, show, report, allocate, pause, end, retire and delete studies.",
    discussion: """
      Most commands change whether a study runs; `otolithctl catalogue import` changes its contents.

      Examples:
        otolithctl studies new diary my-study
        otolithctl studies list --running
        otolithctl studies show my-study --json
        otolithctl studies report my-study -o report.html
        otolithctl studies analysis my-study -o my-study-data
        otolithctl studies pause my-study
        otolithctl studies end my-study
      """,
    subcommands: [
      StudyNewCommand.self, StudyForkCommand.self, StudyKeysCommand.self, StudyExportCommand.self,
      StudyDiffCommand.self,
      List.self, Show.self, StudiesReportCommand.self, StudiesAnalysisCommand.self,
      StudiesUnionCommand.self,
      StudiesPauseCommand.self,
      StudiesResumeCommand.self,
      StudiesEndCommand.self, StudiesRetentionCommand.self, StudiesRetireCommand.self,
      StudiesReinstateCommand.self, StudiesDeleteCommand.self, AllocationCommand.self,
    ], aliases: ["study"])

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the studies visible to you, by id.",
      discussion: """
        Unlisted studies are left out; `studies show` finds them by id.

        Examples:
          otolithctl studies list
          otolithctl studies list --project my-lab --running --json
        """)

    @Option(help: "Only this project.")
    var project = ""

    @Flag(help: "Only studies that can be joined and filled in now.")
    var running = false

    @Option(help: "Language of the titles, BCP 47.")
    var language = ""

    @OptionGroup var service: CatalogueOptions

    func run() async throws {
      let studies = try await service.pages(size: 100) { client, options, size, token in
        let page = try await client.catalogue.listStudies(
          .init(
            language: language, pageSize: size, pageToken: token, projectID: project,
            running: running), options: options)
        return (page.studies, page.nextPageToken)
      }
      let now = Date()
      service.list(
        studies, ["study", "state", "access", "begins", "ends", "title"],
        nothing: "no studies found"
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
        --json prints the complete study with all translations.

        Examples:
          otolithctl studies show my-study
          otolithctl studies show my-study --json
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Option(help: "Language of the texts, BCP 47; --json prints all.")
    var language = ""

    @OptionGroup var service: CatalogueOptions

    func run() async throws {
      let answer = try await service.call { client, options in
        try await client.catalogue.getStudy(
          .init(studyID: study, language: language, allLanguages: service.json), options: options)
      }
      if !answer.allGroups {
        CatalogueConsole.say(
          "parts for groups, if any, are left out; only leaders of the study see them")
      }
      let found = answer.study ?? .init(studyID: study)
      service.tell(found, found.lines(at: Date()))
    }
  }
}

extension CatalogueV1.Study {
  /// State as one word, by this machine's clock.
  func state(at now: Date) -> String {
    if let endTime, endTime.date <= now { return "ended" }
    if paused { return "paused" }
    if let startTime, startTime.date > now { return "to begin" }
    return "running"
  }

  /// Lines for people.
  func lines(at now: Date) -> [String] {
    let fields: [(String, String)] = [
      ("study", studyID), ("title", title?.shown ?? "-"),
      ("description", description?.shown ?? ""), ("state", state(at: now)),
      ("access", access.shown + (unlisted ? ", unlisted" : "")), ("begins", moment(startTime)),
      ("ends", moment(endTime)), ("revision", "\(revision)"),
      ("forked from", origin.map { "\($0.studyID), revision \($0.revision)" } ?? ""),
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
    if blocking { remarks.append("blocking") }
    if deactivated { remarks.append("deactivated") }
    if !groupIDs.isEmpty { remarks.append("for \(groupIDs.joined(separator: ", "))") }
    return " (\(remarks.joined(separator: ", ")))"
  }
}
