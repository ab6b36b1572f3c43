import ArgumentParser
import Foundation
import Messages

struct StudyLeaderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "study-leader", abstract: "Manage the people who lead studies.",
    subcommands: [Create.self, SetStudies.self])

  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Invite somebody who leads studies; needs an administrator's credentials.",
      discussion: """
        Whoever is invited chooses the password (otolithctl password set). Running it again with the \
        same --request-id is safe.
        """)

    @Option(name: .customLong("leader"), help: "User name of the new study leader.")
    var leader: String

    @Option(parsing: .upToNextOption, help: "Studies to lead.")
    var study: [String]

    @OptionGroup var invitation: InvitationOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      try await Connection.with { client in
        let options = try await credentials.signIn(client)
        invitation.announce()
        let answer = try await client.administration.registerStudyLeader(
          .init(
            requestID: invitation.requestID, username: leader, studyIDs: study,
            email: invitation.email, language: invitation.language), options: options)
        let already = answer.outcome == .alreadyExists
        print(
          "\(leader) \(already ? "was created before; leads" : "leads") "
            + study.joined(separator: ", "))
        try invitation.tell(answer.invitationCode, end: answer.expireTime?.date)
      }
    }
  }

  struct SetStudies: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Replace the set of studies that somebody leads.")

    @Option(name: .customLong("leader"), help: "User name of the study leader.")
    var leader: String

    @Option(parsing: .upToNextOption, help: "Studies to lead from now on.")
    var study: [String] = []

    @OptionGroup var credentials: Credentials

    func run() async throws {
      try await Connection.with { client in
        let options = try await credentials.signIn(client)
        _ = try await client.administration.setLedStudies(
          .init(username: leader, studyIDs: study), options: options)
        print("\(leader) leads \(study.isEmpty ? "no study" : study.joined(separator: ", "))")
      }
    }
  }
}
