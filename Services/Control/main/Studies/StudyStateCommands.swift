import ArgumentParser
import ControlSupport
import Foundation
import Messages

/// `otolithctl studies pause`.
struct StudiesPauseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pause",
    abstract: "Let nobody join or fill anything in, for the time being.",
    discussion: """
      Prompts are called off until `studies resume`. Sheets that were finished before are taken all the same. \
      Running it again changes nothing.

      Example:
        otolithctl studies pause my-study
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    try await credentials.change(study, output, done: "paused", already: "is paused already") {
      let wasPaused = $0.paused
      $0.paused = true
      return !wasPaused
    }
  }
}

/// `otolithctl studies resume`.
struct StudiesResumeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resume",
    abstract: "Let a paused study go on.",
    discussion: """
      Running it again changes nothing.

      Example:
        otolithctl studies resume my-study
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    try await credentials.change(study, output, done: "goes on", already: "is not paused") {
      let wasPaused = $0.paused
      $0.paused = false
      return wasPaused
    }
  }
}

/// `otolithctl studies end`.
struct StudiesEndCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "end",
    abstract: "End a study, now or at a time.",
    discussion: """
      From then on nobody joins, nothing is asked, and sheets that were finished later are refused; earlier ones \
      are still taken. Where the study keeps answers for so many days after its end (its retention), those begin \
      to count. It asks for the study's id first, or takes --yes. The end may be moved by running it again, as \
      long as the services have not acted on it: what retention has erased is gone.

      Examples:
        otolithctl studies end my-study
        otolithctl studies end my-study --at 2027-03-31T22:00:00Z --yes
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Option(help: "When, RFC 3339 in UTC, e.g. 2027-03-31T22:00:00Z; default: now.")
  var at: String?

  @OptionGroup var confirmation: ConfirmationOptions

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func validate() throws { _ = try end() }

  func run() async throws {
    let end = try end()
    let time = end.formatted(.iso8601)
    try await credentials.change(
      study, output, done: "ends at \(time)", already: "ends at \(time) already"
    ) { study in
      let timestamp = GoogleProtobuf.Timestamp(seconds: Int64(end.timeIntervalSince1970))
      // Running it again is no reason to move an end that has passed.
      if at == nil, let ended = study.endTime, ended.date <= end { return false }
      guard study.endTime != timestamp else { return false }
      try confirmation.ask(statement(study, time), typing: self.study)
      study.endTime = timestamp
      return true
    }
  }

  private func statement(_ study: CatalogueV1.Study, _ time: String) -> String {
    var text =
      "The study \(study.studyID) will end at \(time): nobody joins and nothing is asked from then on, and "
      + "sheets finished later are refused."
    if let days = study.retention?.daysAfterEnd, days > 0 {
      text += " \(days) days after that its retention begins to end what is kept of participants."
    }
    return text
  }

  /// To the second.
  private func end() throws -> Date {
    guard let at else {
      return Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
    }
    guard let date = try? Date(at, strategy: .iso8601) else {
      throw ValidationError("--at takes a time such as 2027-03-31T22:00:00Z, not \(at)")
    }
    return date
  }
}

/// `otolithctl studies retention`.
struct StudiesRetentionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retention",
    abstract: "Show how long a study keeps answers, and what its retention has ended.",
    discussion: """
      Needs the credentials of somebody who leads the study.

      Example:
        otolithctl studies retention my-study
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: Credentials

  func run() async throws {
    let state = try await Connection.with { client in
      try await client.memberships.getStudyRetention(
        .init(studyID: study), options: try await credentials.signIn(client))
    }
    var lines = [
      state.retention == nil ? "answers are kept without limit" : "answers are kept for a time"
    ]
    if let retention = state.retention {
      if retention.daysAfterEnd > 0 {
        lines.append("days after the end of the study: \(retention.daysAfterEnd)")
      }
      if retention.daysAfterLeaving > 0 {
        lines.append("days after leaving: \(retention.daysAfterLeaving)")
      }
    }
    lines.append("erasures under way: \(state.pendingCount)")
    lines.append("erasures done: \(state.completeCount)")
    output.tell(state, lines)
  }
}
