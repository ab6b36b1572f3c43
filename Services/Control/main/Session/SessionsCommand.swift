import ArgumentParser
import ControlSupport
import Messages

/// `otolithctl sessions`.
struct SessionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sessions",
    abstract: "List and end the sessions of your account, on whatever device.",
    discussion: """
      Examples:
        otolithctl sessions list
        otolithctl sessions end-all
      """,
    subcommands: [List.self, End.self, EndAll.self])

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the sessions of your account, newest sign-in first.",
      discussion: """
        Each command that signs in by OTOLITH_USERNAME and OTOLITH_PASSWORD_FILE begins one of its own.

        Example:
          otolithctl sessions list --json
        """)

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let sessions = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        return try await Pages.all(size: 200) { size, token in
          let page = try await client.sessions.listSessions(
            .init(pageSize: size, pageToken: token), options: options)
          return (page.sessions, page.nextPageToken)
        }
      }
      output.list(
        sessions, ["session", "label", "begun", "used on", "ends", ""], nothing: "there is none"
      ) {
        [
          $0.sessionID, $0.label, moment($0.createTime), String(moment($0.lastUseTime).prefix(10)),
          moment($0.expireTime), $0.current ? "this one" : "",
        ]
      }
    }
  }

  struct End: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "End one session of your account.",
      discussion: """
        It is refused from now on; access tokens made of it are good for ten minutes more at most.

        Example:
          otolithctl sessions end 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
        """)

    @Argument(help: "Id of the session, as `sessions list` shows it.")
    var session: String

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let answer = try await Connection.with { client in
        try await client.sessions.endSession(
          .init(sessionID: session), options: try await credentials.signIn(client))
      }
      output.tell(answer, ["\(session) has ended"])
    }
  }

  struct EndAll: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "end-all", abstract: "End all sessions of your account but this command's own.",
      discussion: """
        For when somebody else may have read a session file, or a device is lost.

        Example:
          otolithctl sessions end-all
        """)

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let answer = try await Connection.with { client in
        try await client.sessions.endAllSessions(
          .init(keepCurrent: true), options: try await credentials.signIn(client))
      }
      output.tell(answer, ["all other sessions have ended"])
    }
  }
}
