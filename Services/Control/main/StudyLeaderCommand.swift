import ArgumentParser
import Foundation
import Messages

struct StudyLeaderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "study-leader", abstract: "Manage the people who lead studies.",
    discussion: """
      Example:
        otolithctl study-leader create --leader anna --study my-study --email anna@example.org
      """,
    subcommands: [Create.self, SetStudies.self])

  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Invite somebody who leads studies; needs an administrator's credentials.",
      discussion: """
        Whoever is invited chooses the password (otolithctl password set). Running it again with the \
        same --request-id is safe.

        Examples:
          otolithctl study-leader create --leader anna --study my-study --email anna@example.org
          otolithctl study-leader create --leader anna --study my-study --invitation-file anna.code
        """)

    @Option(name: .customLong("leader"), help: "User name of the new study leader.")
    var leader: String

    @Option(parsing: .upToNextOption, help: "Studies to lead.")
    var study: [String]

    @OptionGroup var invitation: InvitationOptions

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      var answer = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        let requestID = invitation.announce()
        return try await client.administration.registerStudyLeader(
          .init(
            requestID: requestID, username: leader, studyIDs: study,
            email: invitation.email, language: invitation.language), options: options)
      }
      let already = answer.outcome == .alreadyExists
      let lines = invitation.lines(answer.invitationCode, end: answer.expireTime?.date)
      answer.invitationCode = try invitation.keep(answer.invitationCode)
      let studies = study.joined(separator: ", ")
      output.tell(
        answer, ["\(leader) \(already ? "was created before; leads" : "leads") \(studies)"] + lines)
    }
  }

  struct SetStudies: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Replace the set of studies that somebody leads.",
      discussion: """
        Needs an administrator's credentials. Without --study the leader leads none any more.

        Example:
          otolithctl study-leader set-studies --leader anna --study my-study my-other-study
        """)

    @Option(name: .customLong("leader"), help: "User name of the study leader.")
    var leader: String

    @Option(parsing: .upToNextOption, help: "Studies to lead from now on.")
    var study: [String] = []

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let answer = try await Connection.with { client in
        try await client.administration.setLedStudies(
          .init(username: leader, studyIDs: study), options: try await credentials.signIn(client))
      }
      output.tell(
        answer, ["\(leader) leads \(study.isEmpty ? "no study" : study.joined(separator: ", "))"])
    }
  }
}
