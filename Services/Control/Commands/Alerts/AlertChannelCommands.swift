import ArgumentParser
import Foundation
import Messages

/// `otolithctl alerts channels`.
struct AlertChannelsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "channels",
    abstract: "List, set and delete the channels by which alerts reach staff.",
    discussion: """
      For leaders of the study. Triggers in the study file name channels (`alert`).

      Examples:
        otolithctl alerts channels list my-study
        otolithctl alerts channels set my-study clinic --mail clinician --mail study_leader
        otolithctl alerts channels set my-study pager --webhook https://pager.example.org/otolith \
      --secret-file secret
      """,
    subcommands: [
      ListAlertChannelsCommand.self, SetAlertChannelCommand.self, DeleteAlertChannelCommand.self,
    ])
}

/// `otolithctl alerts channels list`.
struct ListAlertChannelsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the channels, and the names that triggers use without a channel.",
    discussion: """
      Example:
        otolithctl alerts channels list my-study
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @OptionGroup var service: ServiceOptions

  func run() async throws {
    let answer = try await service.call { client, options in
      try await client.alerts.listAlertChannels(.init(studyID: study), options: options)
    }
    if service.json { return print(MessageJSON.text(answer)) }
    service.list(
      answer.channels, ["channel", "target", "set"], nothing: "the study has no alert channels"
    ) { [$0.channelID, $0.targetWords, moment($0.updateTime)] }
    for id in answer.missingChannelIDs {
      CatalogueConsole.say("a trigger names the channel \(id), which is not set: its alerts fail")
    }
  }
}

/// `otolithctl alerts channels set`.
struct SetAlertChannelCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Create or replace a channel.",
    discussion: """
      Mails go to the holders of roles of the study whose accounts have an e-mail address; without one, \
      alerts fail. A webhook gets HTTPS requests that are signed with the secret (proto/WEBHOOKS.md); the \
      secret cannot be read again. Recorded in the audit log. Idempotent.

      Examples:
        otolithctl alerts channels set my-study clinic --mail clinician
        openssl rand -hex 32 >secret
        otolithctl alerts channels set my-study pager --webhook https://pager.example.org/otolith \
      --secret-file secret
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "Name of the channel, as in the study file.")
  var channel: String

  @Option(help: "Role of the study whose holders are mailed; repeatable.")
  var mail: [String] = []

  @Option(help: "https:// URL.")
  var webhook: String?

  @Option(
    help: "File with the secret of the webhook, - for standard input; default: the stored one.",
    completion: .file())
  var secretFile: String?

  @OptionGroup var service: ServiceOptions

  func validate() throws {
    guard mail.isEmpty != (webhook == nil) else {
      throw ValidationError("pass either --mail or --webhook")
    }
    if webhook == nil, secretFile != nil {
      throw ValidationError("--secret-file needs --webhook")
    }
  }

  func run() async throws {
    let secret = try secretFile.map(TextFile.text) ?? ""
    let target: PlanningV1.AlertChannel.OneOfTarget =
      webhook.map { .webhook(.init(url: $0, secret: secret)) } ?? .mail(.init(roles: mail))
    let answer = try await service.call { client, options in
      try await client.alerts.setAlertChannel(
        .init(studyID: study, channel: .init(channelID: channel, target: target)),
        options: options)
    }
    service.tell(answer, answer.channel.map { ["\($0.channelID): \($0.targetWords)"] } ?? [])
  }
}

/// `otolithctl alerts channels delete`.
struct DeleteAlertChannelCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete a channel with its secret.",
    discussion: """
      Alerts of triggers that still name it fail. Recorded in the audit log. Idempotent.

      Example:
        otolithctl alerts channels delete my-study pager
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "Name of the channel.")
  var channel: String

  @OptionGroup var service: ServiceOptions

  func run() async throws {
    let answer = try await service.call { client, options in
      try await client.alerts.deleteAlertChannel(
        .init(studyID: study, channelID: channel), options: options)
    }
    service.tell(answer, ["\(channel) is deleted"])
  }
}

extension PlanningV1.AlertChannel {
  /// `mail to clinician`, or the URL.
  fileprivate var targetWords: String {
    switch target {
    case .mail(let mail): "mail to \(mail.roles.joined(separator: ", "))"
    case .webhook(let webhook): webhook.url
    case nil: "-"
    }
  }
}
