import ArgumentParser
import Foundation
import Messages

struct PlanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Look at notification plans.",
    subcommands: [
      Show.self, ExplainPlanCommand.self, ComplianceCommand.self, ExportPlanCommand.self,
      PlanSimulateCommand.self,
    ])

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show the next instants of a participant; needs that participant's credentials.")

    @Argument(help: "Study id; default: all studies of the participant.")
    var study: String?

    @Option(help: "IANA time zone, e.g. Europe/Berlin; default: the one kept before.")
    var zone: String?

    @Option(help: "How many, 1-500.")
    var limit: UInt32 = 64

    @OptionGroup var credentials: Credentials

    func run() async throws {
      try await Connection.with { client in
        let options = try await credentials.signIn(client)
        let plan = try await client.planning.getNotificationPlan(
          .init(studyID: study ?? "", timeZone: zone ?? "", limit: limit), options: options)
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
