import ArgumentParser
import Fields
import Foundation
import Messages

/// Registered apps and servers; for administrators.
struct ClientsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clients",
    abstract: "Register, change and revoke apps and servers that call the API; for administrators.",
    discussion: """
      With OTOLITH_CLIENTS_REQUIRED of otolith-auth, only registered clients sign in. Register otolith-web \
      and otolithctl before, and set OTOLITH_CLIENT_ID for both.

      Examples:
        otolithctl clients register "Tinnitus for iPhone" --platform ios --study tinnitus
        otolithctl clients register "SMS" --platform server --confidential --gateway --secret-file sms.secret
        otolithctl clients list
        otolithctl clients use --json
        otolithctl clients rotate-secret 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --secret-file sms.secret
        otolithctl clients revoke 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """,
    subcommands: [
      Register.self, List.self, Change.self, RotateSecret.self, Revoke.self, Use.self,
    ])

  struct Register: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Register a client. A secret is printed once, or written to a file.",
      discussion: """
        An app that people install, and a page, is public: it has no secret, since anybody could read it out. \
        A server is --confidential. Repeating the command with the same --request-id is safe; it makes \
        another secret.

        Examples:
          otolithctl clients register "Tinnitus for iPhone" --platform ios --study tinnitus
          otolithctl clients register "Clinic server" --platform server --confidential --introspects
        """)

    @Argument(help: "Name for people; owners of sessions see it.")
    var name: String

    @Option(help: "Platform: ios, android, web, server or other.")
    var platform: AuthV1.ClientPlatform

    @Flag(help: "Make a secret, for a server.")
    var confidential = false

    @Flag(
      help: "Let the server sign in as a gateway that delivers notifications; needs --confidential."
    )
    var gateway = false

    @OptionGroup var limits: LimitOptions

    @OptionGroup var secret: SecretOptions

    @Option(help: "UUID of this request; default: a new one.")
    var requestID: String?

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let requestID = requestID ?? UUID().text
      CatalogueConsole.say("request \(requestID)")
      var answer = try await service.call { client, options in
        try await client.clientAdministration.registerClient(
          .init(
            requestID: requestID, name: name, platform: platform, confidential: confidential,
            audiences: limits.audience, studyIDs: limits.study, gateway: gateway,
            introspects: limits.introspects), options: options)
      }
      let lines = secret.lines(answer.clientSecret)
      answer.clientSecret = try secret.keep(answer.clientSecret)
      let id = answer.client?.clientID ?? ""
      service.tell(
        answer,
        ["client \(id) \(answer.created ? "is registered" : "was registered before")"] + lines)
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List clients, newest first, including revoked ones.",
      discussion: """
        Example:
          otolithctl clients list --json
        """)

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let clients = try await service.pages(most: .max, size: 200) { client, options, size, token in
        let page = try await client.clientAdministration.listClients(
          .init(pageSize: size, pageToken: token), options: options)
        return (page.clients, page.nextPageToken)
      }
      service.list(
        clients, ["client", "name", "platform", "kind", "studies", "registered", "revoked"],
        nothing: "no clients found"
      ) {
        [
          $0.clientID, $0.name, $0.platform.shown, Self.kind($0),
          $0.studyIDs.isEmpty ? "all" : $0.studyIDs.joined(separator: ","),
          moment($0.createTime), moment($0.revokeTime),
        ]
      }
    }

    private static func kind(_ client: AuthV1.Client) -> String {
      if client.gateway { return "gateway" }
      return client.confidential ? "confidential" : "public"
    }
  }

  struct Change: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Replace the name and the limits of a client.",
      discussion: """
        Give all values that the client is to have: what is left out is removed. Access tokens with former \
        limits are refused within a minute.

        Example:
          otolithctl clients change 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --name "Tinnitus" --study tinnitus
        """)

    @Option(help: "Name for people.")
    var name: String

    @OptionGroup var limits: LimitOptions

    @OptionGroup var target: ClientTarget

    func run() async throws {
      let answer = try await target.service.call { client, options in
        try await client.clientAdministration.updateClient(
          .init(
            clientID: target.client, name: name, audiences: limits.audience,
            studyIDs: limits.study, introspects: limits.introspects), options: options)
      }
      target.service.tell(answer, ["client \(answer.clientID) is changed"])
    }
  }

  struct RotateSecret: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make another secret of a confidential client.",
      discussion: """
        Earlier secrets are valid for a day more, so that the server can be given the new one without an \
        interruption. If one has leaked, end them at once by --end-earlier.

        Example:
          otolithctl clients rotate-secret 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --secret-file sms.secret
        """)

    @Flag(help: "Reject earlier secrets from now on.")
    var endEarlier = false

    @OptionGroup var secret: SecretOptions

    @OptionGroup var target: ClientTarget

    func run() async throws {
      var answer = try await target.service.call { client, options in
        try await client.clientAdministration.rotateClientSecret(
          .init(clientID: target.client, endEarlier: endEarlier), options: options)
      }
      let end = answer.earlierExpireTime.map { "valid until \(moment($0))" } ?? "rejected"
      let lines = secret.lines(answer.clientSecret) + ["earlier secrets are \(end)"]
      answer.clientSecret = try secret.keep(answer.clientSecret)
      target.service.tell(answer, lines)
    }
  }

  struct Revoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Revoke a client for good: all its sessions end.",
      discussion: """
        Every service refuses its access tokens within a minute. Participants without an account who use a \
        revoked app cannot return to their data. Asks for the client's id, or needs --yes. Idempotent.

        Example:
          otolithctl clients revoke 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
        """)

    @OptionGroup var confirmation: ConfirmationOptions

    @OptionGroup var target: ClientTarget

    func run() async throws {
      try confirmation.ask(
        "All sessions of client \(target.client) will end; its participants without an account cannot "
          + "return.", typing: target.client)
      let answer = try await target.service.call { client, options in
        try await client.clientAdministration.revokeClient(
          .init(clientID: target.client), options: options)
      }
      target.service.tell(
        answer, ["client \(target.client) \(answer.changed ? "is" : "was already") revoked"])
    }
  }

  struct Use: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Count accounts, sessions and sign-ins by client and platform.",
      discussion: """
        The last line counts those without a client. Sign-ins are those of the last 30 days.

        Example:
          otolithctl clients use
        """)

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let use = try await service.call { client, options in
        try await client.clientAdministration.getClientUse(.init(), options: options)
      }
      service.list(
        use.counts, ["client", "name", "platform", "accounts", "sessions", "sign-ins"],
        nothing: "no accounts found"
      ) {
        [
          $0.clientID.isEmpty ? "-" : $0.clientID, $0.name,
          $0.clientID.isEmpty ? "-" : $0.platform.shown, String($0.accounts), String($0.sessions),
          String($0.recentSignIns),
        ]
      }
    }
  }
}
