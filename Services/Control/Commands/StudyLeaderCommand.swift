import ArgumentParser
import Foundation
import Messages

struct StudyLeaderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "study-leader", abstract: "Manage study leaders.",
    discussion: """
      Example:
        otolithctl study-leader create --leader anna --study my-study --email anna@example.org
      """,
    subcommands: [Create.self, SetStudies.self])

  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Invite a study leader; needs an administrator's credentials.",
      discussion: """
        The invited person chooses the password (otolithctl password set). Without --study the account leads \
        no study: leaders give it roles in theirs by `otolithctl access assign`. Repeating the command with \
        the same --request-id is safe.

        Examples:
          otolithctl study-leader create --leader anna --study my-study --email anna@example.org
          otolithctl study-leader create --leader anna --study my-study --invitation-file anna.code
          otolithctl study-leader create --leader bob --invitation-file bob.code
        """)

    @Option(name: .customLong("leader"), help: "User name of the new study leader.")
    var leader: String

    @Option(parsing: .upToNextOption, help: "Studies to lead; default: none.")
    var study: [String] = []

    @OptionGroup var invitation: InvitationOptions

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      var answer = try await service.call { client, options in
        let requestID = invitation.announce()
        return try await client.administration.registerStudyLeader(
          .init(
            requestID: requestID, username: leader, studyIDs: study,
            email: invitation.email, language: invitation.language), options: options)
      }
      let already = answer.outcome == .alreadyExists
      let lines = invitation.lines(answer.invitationCode, end: answer.expireTime?.date)
      answer.invitationCode = try invitation.keep(answer.invitationCode)
      let studies = study.isEmpty ? "no study" : study.joined(separator: ", ")
      service.tell(
        answer, ["\(leader) \(already ? "was created before; leads" : "leads") \(studies)"] + lines)
    }
  }

  struct SetStudies: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Replace the set of studies of a study leader.",
      discussion: """
        Needs an administrator's credentials. Without --study the set becomes empty.

        Example:
          otolithctl study-leader set-studies --leader anna --study my-study my-other-study
        """)

    @Option(name: .customLong("leader"), help: "User name of the study leader.")
    var leader: String

    @Option(parsing: .upToNextOption, help: "New set of studies.")
    var study: [String] = []

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let answer = try await service.call { client, options in
        try await client.administration.setLedStudies(
          .init(username: leader, studyIDs: study), options: options)
      }
      service.tell(
        answer, ["\(leader) leads \(study.isEmpty ? "no study" : study.joined(separator: ", "))"])
    }
  }
}
