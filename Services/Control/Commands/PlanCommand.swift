import ArgumentParser
import Foundation
import Messages

struct PlanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Show and simulate notification plans, and change those of single participants.",
    discussion: """
      simulate needs no service. show is for participants; all others are for leaders of the study.

      Examples:
        otolithctl plan participants my-study
        otolithctl plan of my-study 7cnq3mlp2xq5a4kd
        otolithctl plan compliance my-study --by date
        otolithctl plan simulate my-study.yaml --participants 1000 --days 28 --json burden.json
      """,
    subcommands: [
      Show.self, PlanParticipantsCommand.self, ParticipantPlanCommand.self,
      AddNotificationCommand.self, MoveNotificationCommand.self, CancelNotificationCommand.self,
      ParticipantDatesCommand.self, FireTriggerCommand.self, ExplainPlanCommand.self,
      ComplianceCommand.self, ExportPlanCommand.self, PlanSimulateCommand.self,
    ])

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show the next notifications of a participant.",
      discussion: """
        Needs that participant's credentials; `plan of` is for leaders of the study.

        Example:
          otolithctl plan show my-study --zone Europe/Berlin --limit 10
        """)

    @Argument(help: "Study id; default: all studies of the participant.")
    var study: String?

    @Option(help: "IANA time zone, e.g. Europe/Berlin; default: the stored one.")
    var zone: String?

    @Option(help: "Number of notifications, 1-500.")
    var limit: UInt32 = 64

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      try await service.call { client, options in
        let plan = try await client.planning.getNotificationPlan(
          .init(studyID: study ?? "", timeZone: zone ?? "", limit: limit), options: options)
        if service.json { return print(MessageJSON.text(plan)) }
        let timeZone = TimeZone(identifier: plan.timeZone) ?? .gmt
        print("\(plan.notifications.count) notifications, times in \(plan.timeZone)")
        var style = Date.ISO8601FormatStyle(timeZone: timeZone)
        style = style.year().month().day().dateTimeSeparator(.space).time(
          includingFractionalSeconds: false)
        for notification in plan.notifications {
          let at = (notification.notifyTime?.date ?? .distantPast).formatted(style)
          let kind = notification.fixed ? "fixed " : "random"
          print(
            "\(at)  \(kind)  \(notification.questionnaireID)  \(notification.notificationID)")
        }
      }
    }
  }
}
