import ArgumentParser
import Messages
import RPCClient
import ServiceKit

/// `otolithctl second-factor`.
struct SecondFactorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "second-factor",
    abstract: "Set up one-time codes of an authenticator app for your account.",
    discussion: """
      With a second factor, `otolithctl login` asks for a code of six digits besides the password. Each code \
      works once. Recovery codes replace it if the device is lost; keep them on paper. An administrator can \
      remove the second factor of another account by `otolithctl accounts reset-second-factor`.

      Examples:
        otolithctl second-factor begin
        otolithctl second-factor confirm 123456
        otolithctl second-factor status
      """,
    subcommands: [Status.self, Begin.self, Confirm.self, RenewCodes.self, Delete.self])

  struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show whether your account has a second factor.",
      discussion: """
        Example:
          otolithctl second-factor status
        """)

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let state = try await service.call { client, options in
        try await client.secondFactors.getSecondFactor(.init(), options: options)
      }
      let isOn = state.confirmTime != nil
      service.tell(
        state,
        [
          "second factor: \(isOn ? "since \(moment(state.confirmTime))" : "none")",
          "required: \(state.required ? "yes" : "no")",
        ] + (isOn ? ["recovery codes: \(state.recoveryCodes)"] : []))
    }
  }

  struct Begin: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Create a secret for an authenticator app.",
      discussion: """
        Enter the secret in the app, or show the address as a QR code, e.g. by `qrencode -t utf8`. It has no \
        effect until `second-factor confirm`, within an hour. Asks for the password, or reads it from \
        --password-file.

        Example:
          otolithctl second-factor begin
        """)

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let password =
        if let file = service.credentials.givenPasswordFile { try firstLine(of: file) } else {
          try PasswordPrompt.ask("Password: ")
        }
      let answer = try await service.call { client, options in
        try await client.secondFactors.beginSecondFactor(
          .init(password: password), options: options)
      }
      service.tell(
        answer,
        [
          "secret: \(answer.secret)", "address: \(answer.otpauthUri)",
          "valid until: \(moment(answer.expireTime))",
        ])
    }
  }

  struct Confirm: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Confirm the secret with a code of the app; prints recovery codes.",
      discussion: """
        All other sessions of the account end. The recovery codes are printed only now.

        Example:
          otolithctl second-factor confirm 123456
        """)

    @Argument(help: "Code of six digits.")
    var code: String

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      var answer = try await service.call { client, options in
        let answer = try await client.secondFactors.confirmSecondFactor(
          .init(code: code), options: options)
        // The stored access token may lack roles that needed the second factor.
        await SessionCache.forgetAccessToken(of: client)
        return answer
      }
      answer.accessToken = ""
      service.tell(answer, ["recovery codes; write them down:"] + answer.recoveryCodes)
    }
  }

  struct RenewCodes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "renew-codes", abstract: "Replace the recovery codes.",
      discussion: """
        Earlier recovery codes become invalid.

        Example:
          otolithctl second-factor renew-codes 123456
        """)

    @Argument(help: "Code of the app, or a recovery code.")
    var code: String

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let answer = try await service.call { client, options in
        try await client.secondFactors.renewSecondFactorCodes(.init(code: code), options: options)
      }
      service.tell(answer, ["recovery codes; write them down:"] + answer.recoveryCodes)
    }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "End the second factor of your account. Idempotent.",
      discussion: """
        The password is sufficient from now on, and all other sessions of the account end.

        Example:
          otolithctl second-factor delete 123456
        """)

    @Argument(help: "Code of the app, or a recovery code.")
    var code: String

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let answer = try await service.call { client, options in
        try await client.secondFactors.deleteSecondFactor(.init(code: code), options: options)
      }
      service.tell(answer, ["the account has no second factor"])
    }
  }
}
