import ArgumentParser
import Foundation
import Messages

/// `otolithctl studies pause`.
struct StudiesPauseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pause",
    abstract: "Pause a study: participants cannot join or fill in questionnaires.",
    discussion: """
      Notifications are cancelled until `studies resume`, and those of the first 15 minutes after it are \
      lost, also after a pause of seconds. Sheets that were finished before are still accepted. Idempotent.

      Example:
        otolithctl studies pause my-study --reason "The device is recalled."
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Option(help: "Why, for the audit trail of the project; up to 500 characters.")
  var reason = ""

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    try await service.change(study, done: "paused", already: "is paused already") {
      $0.changeReason = reason
      $1.paused = true
    }
  }
}

/// `otolithctl studies resume`.
struct StudiesResumeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resume",
    abstract: "Resume a paused study.",
    discussion: """
      Idempotent.

      Example:
        otolithctl studies resume my-study
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Option(help: "Why, for the audit trail of the project; up to 500 characters.")
  var reason = ""

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    try await service.change(study, done: "resumed", already: "is not paused") {
      $0.changeReason = reason
      $1.paused = false
    }
  }
}

/// `otolithctl studies end`.
struct StudiesEndCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "end",
    abstract: "End a study now or at a given time.",
    discussion: """
      From then on participants cannot join and are not notified. Sheets finished later are rejected; \
      earlier ones are still accepted. If the study's retention depends on its end, those days begin to \
      count; an end that lies so far back that they have passed already needs --erase-now. Asks for the \
      study's id, or needs --yes. Repeat the command with --at to move the end, as long as the services have \
      not acted on it: data erased by the retention is lost.

      Examples:
        otolithctl studies end my-study
        otolithctl studies end my-study --at 2027-03-31T22:00:00Z --yes
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Option(
    help: "When, RFC 3339 in UTC, e.g. 2027-03-31T22:00:00Z; default: now, by the service's clock.")
  var at: String?

  @Flag(help: "Allow the retention to erase the data of all participants at once.")
  var eraseNow = false

  @Option(help: "Why, for the audit trail of the project; up to 500 characters.")
  var reason = ""

  @OptionGroup var confirmation: ConfirmationOptions

  @OptionGroup var service: CatalogueOptions

  func validate() throws { _ = try end() }

  func run() async throws {
    let end = try end()
    try await service.change(study, done: "ends at END", already: "ends at END already") {
      request, study in
      try confirmation.ask(statement(study, end), typing: self.study)
      request.endNow = end == nil
      request.changeReason = reason
      request.allowErasure = eraseNow
      if let end { study.endTime = GoogleProtobuf.Timestamp(end) }
    }
  }

  private func statement(_ study: CatalogueV1.Study, _ end: Date?) -> String {
    var text =
      "The study \(study.studyID) will end \(end.map { "at \($0.formatted(.iso8601))" } ?? "now"). "
      + "From then on participants cannot join and are not notified, and sheets finished later are "
      + "rejected."
    if let days = study.retention?.daysAfterEnd, days > 0 {
      let erasure = (end ?? Date()).addingTimeInterval(TimeInterval(days) * 86_400)
      text +=
        erasure > Date()
        ? " \(days) days later its retention begins to erase data of participants."
        : " Its retention erases the data of all participants at once, which cannot be undone."
    }
    return text
  }

  /// The end, to the second; nil for now.
  private func end() throws -> Date? {
    guard let at else { return nil }
    guard let date = try? Date(at, strategy: .iso8601) else {
      throw ValidationError("--at must be a time such as 2027-03-31T22:00:00Z, not \(at)")
    }
    return date
  }
}

/// `otolithctl studies retention`.
struct StudiesRetentionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retention",
    abstract: "Show how long a study keeps answers, and the erasures by its retention.",
    discussion: """
      Needs the credentials of a leader of the study.

      Example:
        otolithctl studies retention my-study
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @OptionGroup var service: ServiceOptions

  func run() async throws {
    let state = try await service.call { client, options in
      try await client.memberships.getStudyRetention(
        .init(studyID: study), options: options)
    }
    var lines = [
      state.retention == nil
        ? "answers are kept without limit" : "answers are kept for a limited time"
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
    service.tell(state, lines)
  }
}
