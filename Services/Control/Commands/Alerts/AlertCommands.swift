import ArgumentParser
import Foundation
import Messages

/// `otolithctl alerts`.
struct AlertsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "alerts",
    abstract:
      "List and acknowledge alerts of a study, and set the channels by which they reach staff.",
    discussion: """
      list and acknowledge are for leaders and clinicians of the study; the others are for its leaders. \
      Participants have the pseudonyms of the study's exports.

      Examples:
        otolithctl alerts list my-study --open
        otolithctl alerts acknowledge my-study 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11 --note "called at 10"
        otolithctl alerts channels set my-study clinic --mail clinician
      """,
    subcommands: [
      ListAlertsCommand.self, AcknowledgeAlertCommand.self, RetryAlertCommand.self,
      AlertChannelsCommand.self,
    ])
}

/// `otolithctl alerts list`.
struct ListAlertsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List alerts, latest first.",
    discussion: """
      Examples:
        otolithctl alerts list my-study --open
        otolithctl alerts list my-study --failed --json
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Flag(help: "Only alerts that are not acknowledged.")
  var open = false

  @Flag(help: "Only alerts with a failed delivery.")
  var failed = false

  @Option(help: "Only alerts about this participant: pseudonym, as in exports.")
  var participant = ""

  @OptionGroup var service: ServiceOptions

  func validate() throws {
    if open, failed { throw ValidationError("give --open or --failed, not both") }
  }

  func run() async throws {
    let alerts = try await service.pages(size: 200) { client, options, size, token in
      let page = try await client.alerts.listAlerts(
        .init(
          studyID: study, filter: open ? .open : failed ? .failed : .unspecified,
          participant: participant, pageSize: size, pageToken: token), options: options)
      return (page.alerts, page.nextPageToken)
    }
    service.list(
      alerts,
      ["raised", "participant", "trigger", "state", "deliveries", "note", "alert"],
      nothing: "there are no such alerts"
    ) {
      [
        moment($0.raiseTime), $0.participant, $0.triggerID, $0.stateWord,
        $0.deliveries.map(\.words).joined(separator: ", "), $0.note, $0.alertID,
      ]
    }
  }
}

/// `otolithctl alerts acknowledge`.
struct AcknowledgeAlertCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "acknowledge",
    abstract: "Acknowledge an alert, so that it does not escalate.",
    discussion: """
      Recorded in the audit log. The first acknowledgement counts.

      Example:
        otolithctl alerts acknowledge my-study 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11 --note "called at 10"
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "Alert id.")
  var alert: String

  @Option(help: "What was done, without data that identifies the participant.")
  var note = ""

  @OptionGroup var service: ServiceOptions

  func run() async throws {
    let answer = try await service.call { client, options in
      try await client.alerts.acknowledgeAlert(
        .init(studyID: study, alertID: alert, note: note), options: options)
    }
    service.tell(answer, answer.alert.map { [$0.line] } ?? [])
  }
}

/// `otolithctl alerts retry`.
struct RetryAlertCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retry",
    abstract: "Send the failed deliveries of an alert again.",
    discussion: """
      Recorded in the audit log. Idempotent.

      Example:
        otolithctl alerts retry my-study 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "Alert id.")
  var alert: String

  @OptionGroup var service: ServiceOptions

  func run() async throws {
    let answer = try await service.call { client, options in
      try await client.alerts.retryAlert(.init(studyID: study, alertID: alert), options: options)
    }
    service.tell(answer, ["\(answer.retried) deliveries are sent again"])
  }
}

extension PlanningV1.Alert {
  var stateWord: String {
    if acknowledgeTime != nil { return "acknowledged" }
    if escalateTime != nil { return "escalated" }
    return withdrawn ? "open, cause withdrawn" : "open"
  }

  /// `2026-03-29T10:00:00Z  7cnq3mlp2xq5a4kd  low-mood  acknowledged  …`.
  fileprivate var line: String {
    "\(moment(raiseTime))  \(participant)  \(triggerID)  \(stateWord)  \(alertID)"
  }
}

extension PlanningV1.AlertDelivery {
  /// `clinic failed (unreachable)`.
  fileprivate var words: String {
    let state = "\(channelID) \(state)"
    guard failure != .unspecified else { return state }
    return "\(state) (\(caseWords(failure))\(httpStatus == 0 ? "" : " with \(httpStatus)"))"
  }
}
