import ArgumentParser
import Messages

/// `otolithctl sessions`.
struct SessionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sessions",
    abstract: "List and end the sessions of your account on all devices.",
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
        Each command that signs in with OTOLITH_USERNAME and OTOLITH_PASSWORD_FILE begins its own session.

        Example:
          otolithctl sessions list --json
        """)

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let sessions = try await service.pages(size: 200) { client, options, size, token in
        let page = try await client.sessions.listSessions(
          .init(pageSize: size, pageToken: token), options: options)
        return (page.sessions, page.nextPageToken)
      }
      service.list(
        sessions, ["session", "label", "begun", "used on", "ends", ""], nothing: "no sessions found"
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
        It is rejected from now on; its access tokens expire within ten minutes.

        Example:
          otolithctl sessions end 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
        """)

    @Argument(help: "Session id, as shown by `sessions list`.")
    var session: String

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let answer = try await service.call { client, options in
        try await client.sessions.endSession(
          .init(sessionID: session), options: options)
      }
      service.tell(answer, ["\(session) has ended"])
    }
  }

  struct EndAll: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "end-all", abstract: "End all sessions of your account except this command's.",
      discussion: """
        Use it if a session file may have been read by others, or a device is lost.

        Example:
          otolithctl sessions end-all
        """)

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let answer = try await service.call { client, options in
        try await client.sessions.endAllSessions(
          .init(keepCurrent: true), options: options)
      }
      service.tell(answer, ["all other sessions have ended"])
    }
  }
}
