import ArgumentParser
import Fields
import Foundation
import Messages
import Questionnaires
import RPCClient
import RPCCore

/// `otolithctl studies report`.
struct StudiesReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a study's report as one HTML page, to read and to print.",
    discussion: """
      Recruitment and attrition, the results of the CREMAS checklist, compliance by schedule, day, weekday \
      and hour, burden, data quality, and the distribution of the answers to each question, with the \
      definition of every number. The page needs no other file and no script. Notifications of the last 366 \
      days are counted.

      Needs the right compliance.read in the study. Without export.read the page shows no groups, and \
      distributions only by the disclosure rules of otolith.ingestion.v1.FigureService. The file has mode \
      600.

      --simulation takes the figures of `plan simulate --json` and shows the planned burden beside the real \
      one. --json prints the numbers: `study`, `recruitment`, `compliance` by breakdown, `figures`, and \
      `questionnaires` by id, each as the API returns it. A questionnaire whose figures the service cannot \
      return has the reason as `error` instead.

      Examples:
        otolithctl studies report my-study -o report.html
        otolithctl studies report my-study --simulation burden.json --language de -o report.html
        otolithctl studies report my-study --json
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Option(
    name: .shortAndLong, help: "File to write; - for standard output.", completion: .file())
  var output: String?

  @Option(help: "Language, en or de; default: the study's, if it is German, else English.")
  var language: String?

  @Option(help: "Figures written by `plan simulate --json`.", completion: .file())
  var simulation: String?

  @OptionGroup var service: ServiceOptions

  func validate() throws {
    if output == nil, !service.json { throw ValidationError("pass --output or --json") }
    if output == OutputFile.standardOutput { try service.output.requirePlace(beside: output) }
    if let language, !["en", "de"].contains(language) {
      throw ValidationError("--language must be en or de, not \(language)")
    }
  }

  func run() async throws {
    let simulated = try simulation.map { try Self.simulation(at: $0, of: study) }
    var report = try await service.call { client, options in
      try await ReportSource(client: client, options: options).report(of: study)
    }
    report.simulation = simulated
    if let output { try Self.write(ReportPage(report, language: language).html, to: output) }
    if service.json { print(report.json) }
  }

  private static func simulation(at path: String, of study: String) throws -> SimulatedBurden {
    let contents = try TextFile.contents(of: path)
    guard let simulated = try? SimulatedBurden(json: contents) else {
      throw CommandFailure("\(path) is not a file of `plan simulate --json`", .badFile)
    }
    guard simulated.study == study else {
      throw CommandFailure(
        "\(path) is a simulation of study \(simulated.study), not of \(study)", .badFile)
    }
    return simulated
  }

  /// Small groups can be recognised, so that only the owner may read the file.
  private static func write(_ page: String, to path: String) throws {
    guard path != OutputFile.standardOutput else {
      return try OutputFile.write(Array(page.utf8), to: path)
    }
    try AtomicFile.write(Array(page.utf8), to: path, mode: AtomicFile.privateMode)
  }
}

/// Fetches what a report shows.
private struct ReportSource {
  /// Maximum number of attempts while planning fetches the pseudonyms of the study.
  private static let attemptsMax = 10
  /// Maximum number of earlier versions that are searched for texts.
  private static let formerVersionsMax = 20
  /// Maximum number of days of a breakdown.
  private static let daysMax = 366.0

  let client: OtolithClient
  let options: CallOptions

  func report(of studyID: String) async throws -> StudyReport {
    let found = try await client.catalogue.getStudy(
      .init(studyID: studyID, allLanguages: true), options: options)
    let recruitment = try await client.memberships.getRecruitment(
      .init(studyID: studyID), options: options)
    var report = StudyReport(
      study: found.study ?? .init(studyID: studyID), hasAllGroups: found.allGroups,
      recruitment: recruitment, compliance: [:],
      figures: try await client.figures.getStudyFigures(.init(studyID: studyID), options: options),
      questionnaires: [])
    let now = recruitment.countTime?.date ?? Date()
    let first = recruitment.days.first.flatMap { ReportPage.midnight($0.date) } ?? now
    let start = min(max(first, now - Self.daysMax * 86_400), now - 86_400)
    for (name, breakdown) in StudyReport.breakdowns {
      var request = PlanningV1.GetComplianceRequest(
        studyID: studyID, breakdown: breakdown, fromTime: .init(start), toTime: .init(now))
      if breakdown == .participantDate {
        let latest = now - Double(ReportPage.stripDays) * 86_400
        request.fromTime = .init(max(start, latest))
        report.compliance[name] = try await strips(request)
      } else {
        report.compliance[name] = try await compliance(request)
      }
    }
    for one in report.figures.questionnaires {
      report.questionnaires.append(try await questionnaire(one.questionnaireID, in: report.study))
    }
    report.hideOtherGroups()
    return report
  }

  /// Returns all rows; nil if the caller may not see groups.
  private func compliance(
    _ request: PlanningV1.GetComplianceRequest
  ) async throws -> PlanningV1.Compliance? {
    var request = request
    var answer = PlanningV1.Compliance()
    do {
      answer.rows = try await Pages.all(size: 1_000) { size, token in
        request.pageSize = size
        request.pageToken = token
        let page = try await patiently {
          try await client.oversight.getCompliance(request, options: options)
        }
        (answer.fromTime, answer.toTime) = (page.fromTime, page.toTime)
        return (page.rows, page.nextPageToken)
      }
    } catch let error as RPCError
      where error.code == .permissionDenied && request.breakdown == .group
    {
      return nil
    }
    return answer
  }

  /// Returns the rows of the first participants by pseudonym, which is a random choice.
  private func strips(
    _ request: PlanningV1.GetComplianceRequest
  ) async throws -> PlanningV1.Compliance {
    var request = request
    request.pageSize = 1_000
    var answer = PlanningV1.Compliance()
    var people: Set<Substring> = []
    repeat {
      let page = try await patiently {
        try await client.oversight.getCompliance(request, options: options)
      }
      (answer.fromTime, answer.toTime) = (page.fromTime, page.toTime)
      for row in page.rows {
        people.insert(row.key.prefix { $0 != "/" })
        if people.count > ReportPage.stripsMax { return answer }
        answer.rows.append(row)
      }
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return answer
  }

  /// Returns a questionnaire. An error of its figures does not prevent the rest of the report.
  private func questionnaire(
    _ questionnaireID: String, in study: CatalogueV1.Study
  ) async throws -> StudyReport.Questionnaire {
    var questionnaire = StudyReport.Questionnaire(
      questionnaireID: questionnaireID,
      definition: try await definition(questionnaireID, in: study), figures: .init())
    do {
      questionnaire.figures = try await client.figures.getQuestionnaireFigures(
        .init(studyID: study.studyID, questionnaireID: questionnaireID), options: options)
    } catch let error as RPCError
      where ![.unauthenticated, .permissionDenied, .cancelled].contains(error.code)
    {
      questionnaire.failure = error.reason ?? "\(error.code)"
    }
    questionnaire.formerVersions = try await formerVersions(of: questionnaire)
    return questionnaire
  }

  /// Returns earlier versions, newest first, until each question with answers has a text.
  private func formerVersions(
    of questionnaire: StudyReport.Questionnaire
  ) async throws -> [CatalogueV1.Questionnaire] {
    guard let current = questionnaire.definition else { return [] }
    var missing = Set(questionnaire.figures.questions.map(\.elementID))
      .subtracting(QuestionnaireDefinition(current).unrolled.elements.map(\.id))
    var former: [CatalogueV1.Questionnaire] = []
    var version = current.version
    while !missing.isEmpty, version > 1, former.count < Self.formerVersionsMax {
      version -= 1
      guard let earlier = try await definition(questionnaire.questionnaireID, version: version)
      else { break }
      missing.subtract(QuestionnaireDefinition(earlier).unrolled.elements.map(\.id))
      former.append(earlier)
    }
    return former
  }

  /// Returns the version that the study uses; nil if the caller may not read it.
  private func definition(
    _ questionnaireID: String, in study: CatalogueV1.Study
  ) async throws -> CatalogueV1.Questionnaire? {
    let version = study.questionnaires.first { $0.questionnaireID == questionnaireID }?.version
    return try await definition(questionnaireID, version: version ?? 0)
  }

  private func definition(
    _ questionnaireID: String, version: UInt32
  ) async throws -> CatalogueV1.Questionnaire? {
    do {
      return try await client.catalogue.getQuestionnaireVersion(
        .init(questionnaireID: questionnaireID, version: version), options: options)
    } catch let error as RPCError where error.code == .notFound || error.code == .permissionDenied {
      return nil
    }
  }

  /// Calls again while planning fetches the pseudonyms of the study.
  private func patiently<Answer>(_ call: () async throws -> Answer) async throws -> Answer {
    for _ in 1..<Self.attemptsMax {
      do {
        return try await call()
      } catch let error as RPCError where error.reason == "PSEUDONYMS_NOT_YET_KNOWN" {
        try await Task.sleep(for: error.retryDelay ?? .seconds(1))
      }
    }
    return try await call()
  }
}

extension StudyReport {
  /// Removes questionnaires of groups that the caller may not see.
  fileprivate mutating func hideOtherGroups() {
    guard !hasAllGroups else { return }
    let visible = Set(study.questionnaires.map(\.questionnaireID))
    questionnaires.removeAll { !visible.contains($0.questionnaireID) }
    figures.questionnaires.removeAll { !visible.contains($0.questionnaireID) }
    compliance["schedule"]?.rows.removeAll {
      !visible.contains(String($0.key.prefix { $0 != "/" }))
    }
  }
}
