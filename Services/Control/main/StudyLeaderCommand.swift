import ArgumentParser
import Foundation
import Messages

struct StudyLeaderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "study-leader", abstract: "Manage the people who lead studies.",
    subcommands: [Create.self, SetStudies.self])

  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Create an account that leads studies; needs an administrator's credentials.",
      discussion: "Running it again with the same --request-id is safe.")

    @Option(name: .customLong("leader"), help: "User name of the new study leader.")
    var leader: String

    @Option(help: "File whose first line is the new leader's password.")
    var leaderPasswordFile: String

    @Option(parsing: .upToNextOption, help: "Studies to lead.")
    var study: [String]

    @Option(help: "UUID of this request; default: a new one.")
    var requestID: String = UUID().uuidString.lowercased()

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let password = try firstLine(of: leaderPasswordFile)
      try await Connection.with { client in
        let options = try await credentials.signIn(client)
        let answer = try await client.administration.registerStudyLeader(
          .init(requestID: requestID, username: leader, password: password, studyIDs: study),
          options: options)
        let already = answer.outcome == .alreadyExists
        print(
          "\(leader) \(already ? "was created before; leads" : "leads") "
            + study.joined(separator: ", "))
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
