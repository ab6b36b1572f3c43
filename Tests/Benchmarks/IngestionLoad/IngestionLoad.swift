import ArgumentParser
import Control
import FoundationEssentials
import Glibc
import Messages
import ProgramVersion
import RPCClient
import SimulatedCohort

/// Drives one ingestion process, as many participants at once, with unique, valid answer sheets and reports what it accepts.
///
/// Every sheet counted was answered `created`, that is after its commit.
@main
struct IngestionLoad: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ingestion-load",
    abstract: "Measure durably accepted answer sheets per second over gRPC.",
    version: OtolithVersion.text(of: "ingestion-load"))

  @Option(help: "AUTH,CATALOGUE,INGESTION,PLANNING ports on loopback.")
  var ports: String

  @Option(help: "Calls in flight, 1-2000.")
  var callers = 100

  @Option(help: "Sheets per call, 1-500.")
  var batch = 1

  @Option(help: "Seconds, 1-60.")
  var seconds = 5

  @Flag(help: "One JSON object instead of a line of text.")
  var json = false

  @Flag(help: "Print a line once the participants have joined, and begin after a line of input.")
  var wait = false

  func validate() throws {
    guard (1...2000).contains(callers), (1...500).contains(batch), (1...60).contains(seconds) else {
      throw ValidationError("callers 1-2000, batch 1-500, seconds 1-60")
    }
  }

  func run() async throws {
    let numbers = ports.split(separator: ",").compactMap { Int($0) }
    guard numbers.count == 4 else { throw ValidationError("--ports takes four numbers") }
    let addresses = numbers.map { [ServerAddress(host: "127.0.0.1", port: $0)] }
    let client = OtolithClient(
      ServiceAddresses(
        auth: addresses[0], catalogue: addresses[1], ingestion: addresses[2],
        planning: addresses[3]))
    let templates = try await prepare(client)
    if wait {
      print("ready")
      fflush(nil)
      _ = readLine()
    }
    let deadline = ContinuousClock.now + .seconds(seconds)
    let start = ContinuousClock.now
    let results = try await withThrowingTaskGroup(of: [Duration].self) { group in
      for caller in 0..<callers {
        group.addTask {
          try await drive(
            client, template: templates[caller % templates.count], until: deadline)
        }
      }
      return try await group.reduce(into: [Duration]()) { $0 += $1 }
    }
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    await client.close()
    report(latencies: results.sorted(), elapsed: elapsed)
  }

  private struct Template: Sendable {
    var sheet: IngestionV1.AnswerSheet
    var options: CallOptions
  }

  /// Maximum number of different participants.
  private static let participantsMax = 100

  private func prepare(_ client: OtolithClient) async throws -> [Template] {
    var templates: [Template] = []
    for _ in 0..<min(callers, Self.participantsMax) {
      templates.append(try await participant(client))
    }
    return templates
  }

  /// A participant in the open study, and one valid sheet of its momentary questionnaire.
  private func participant(_ client: OtolithClient) async throws -> Template {
    let session = try await client.sessions.signInAnonymously(
      .init(requestID: UUID().uuidString.lowercased()))
    let studyID = "track-your-tinnitus"
    let study = try await client.catalogue.getStudy(.init(studyID: studyID)).study
    let joined = try await client.enrolments.joinStudy(
      .init(
        studyID: studyID, consentVersion: study?.consentVersion ?? "", consentLanguage: "en"),
      options: .bearer(session.accessToken))
    let options = CallOptions.bearer(joined.accessToken)
    let answer = try await client.catalogue.listStudyQuestionnaires(
      .init(studyID: studyID, language: "en"), options: options)
    guard
      let momentary = answer.questionnaires.first(where: { $0.questionnaireID == "tyt-momentary" })
    else { throw ValidationError("the study has no questionnaire tyt-momentary") }
    var random = SystemRandomNumberGenerator()
    let now = Date()
    return Template(
      sheet: .init(
        studyID: studyID, questionnaireID: momentary.questionnaireID, version: momentary.version,
        contentHash: momentary.contentHash, startTime: .init(now.addingTimeInterval(-60)),
        finishTime: .init(now), timeZone: "Europe/Berlin", appVersion: "load 1.0",
        platform: "load",
        answers: AnswerFiller(momentary).answers(mood: 0.5, using: &random)),
      options: options)
  }

  private func drive(
    _ client: OtolithClient, template: Template,
    until deadline: ContinuousClock.Instant
  ) async throws -> [Duration] {
    var latencies: [Duration] = []
    while ContinuousClock.now < deadline {
      let sheets = (0..<batch).map { _ in
        var sheet = template.sheet
        sheet.sheetID = UUID().uuidString.lowercased()
        return sheet
      }
      let start = ContinuousClock.now
      let verdicts = try await client.answerSheets.submitAnswerSheets(
        .init(sheets: sheets), options: template.options
      ).verdicts
      latencies.append(ContinuousClock.now - start)
      if let other = verdicts.first(where: { $0.verdict != .created }) {
        throw ValidationError("a sheet was not created but \(other.verdict): \(other.violations)")
      }
    }
    return latencies
  }

  private func report(latencies: [Duration], elapsed: Double) {
    func milliseconds(_ share: Double) -> Double {
      guard !latencies.isEmpty else { return 0 }
      let index = min(latencies.count - 1, Int(Double(latencies.count) * share))
      return ((latencies[index] / .milliseconds(1)) * 100).rounded() / 100
    }
    let perSecond = Int(Double(latencies.count * batch) / elapsed)
    let (p50, p99) = (milliseconds(0.5), milliseconds(0.99))
    if json {
      print(
        "{\"case\": \"sheets accepted durably\", \"callers\": \(callers), \"batch\": \(batch), "
          + "\"per_s\": \(perSecond), \"p50_ms\": \(p50), \"p99_ms\": \(p99)}")
    } else {
      print(
        "\(callers) callers, \(batch) sheets a call: \(perSecond) sheets/s, p50 \(p50) ms, "
          + "p99 \(p99) ms")
    }
  }
}
