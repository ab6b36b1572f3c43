import ArgumentParser
import Foundation
import Messages
import RPCClient
import RPCCore
import ServiceKit

/// `otolithctl login`.
struct LoginCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "login",
    abstract: "Sign in and store a session for other commands.",
    discussion: """
      Stores a session in $XDG_STATE_HOME/otolith (default: ~/.local/state/otolith), one for each \
      otolith-auth, in a file that only you can read (mode 600). Commands use and renew it until `otolithctl \
      logout`, or until it is unused for 90 days. The password is read from the terminal or --password-file, \
      and is not stored. If the account has a second factor, it asks for a one-time code. If \
      OTOLITH_USERNAME and OTOLITH_PASSWORD_FILE are both set, commands sign in with them instead.

      An earlier session is ended. --json prints the account, but no tokens.

      Examples:
        otolithctl login --username anna
        otolithctl login --username anna --password-file -
        otolithctl login --username anna --one-time-code 123456
      """)

  @Option(help: "Name of the session in the list of your sessions.")
  var label = "otolithctl"

  @Option(help: "One-time code or recovery code of the second factor; works once.")
  var oneTimeCode: String?

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: Credentials

  func run() async throws {
    let username = try credentials.givenUsername ?? askForName()
    let password = try password(of: username)
    try await Connection.with { client in
      let file = try SessionCache.file(of: client)
      try await file.locked {
        // Checks that the new session can be stored; an unreadable file is replaced.
        let former = try? file.read()
        let answer = try await signIn(client, username, password)
        if answer.secondFactorMissing {
          CatalogueConsole.say(
            "the account needs a second factor before other commands work: run `otolithctl second-factor "
              + "begin`")
        }
        let session = CachedSession(
          authAddress: try authAddress(client), username: username,
          participantID: answer.participantID, accessToken: answer.accessToken,
          accessTokenEnd: AccessTokenClaims.end(of: answer.accessToken, receivedAt: Date())
            .timeIntervalSince1970,
          refreshToken: answer.refreshToken,
          sessionEnd: Double(answer.refreshTokenExpireTime?.seconds ?? 0))
        do {
          try file.write(session)
        } catch {
          _ = try? await client.sessions.signOut(.init(refreshToken: answer.refreshToken))
          throw error
        }
        if let former {
          _ = try? await client.sessions.signOut(.init(refreshToken: former.refreshToken))
        }
      }
      let account = try await client.accounts.getAccount(
        .init(), options: try await SignedIn.options(client))
      output.tell(account, ["signed in as \(username); the session is stored in \(file.path)"])
    }
  }

  /// Asks for a one-time code if the account needs one.
  private func signIn(
    _ client: OtolithClient, _ username: String, _ password: String
  ) async throws -> AuthV1.SignInResponse {
    var request = AuthV1.SignInRequest(
      username: username, password: password, label: label, oneTimeCode: oneTimeCode ?? "",
      client: .ofThisProgram)
    do {
      return try await client.sessions.signIn(request)
    } catch let error as RPCError where error.reason == "ONE_TIME_CODE_REQUIRED" {
      guard isatty(STDIN_FILENO) == 1 else {
        throw CommandFailure(
          "the account has a second factor: pass --one-time-code", .notPermitted)
      }
      request.oneTimeCode = try PasswordPrompt.ask("One-time code: ")
      return try await client.sessions.signIn(request)
    }
  }

  private func authAddress(_ client: OtolithClient) throws -> String {
    client.addresses.auth.first.map { "\($0.host):\($0.port)" } ?? ""
  }

  private func askForName() throws -> String {
    guard isatty(STDIN_FILENO) == 1 else { throw ValidationError("give --username") }
    StandardError.write("User name: ")
    let name = readLine()?.trimmingCharacters(in: .whitespaces) ?? ""
    guard !name.isEmpty else { throw ValidationError("give --username") }
    return name
  }

  private func password(of username: String) throws -> String {
    if let file = credentials.givenPasswordFile { return try firstLine(of: file) }
    return try PasswordPrompt.ask("Password of \(LogSafeText.text(username)): ")
  }
}

/// `otolithctl logout`.
struct LogoutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "logout",
    abstract: "End the session of `otolithctl login`.",
    discussion: """
      otolith-auth rejects it from now on, and its file is removed. If otolith-auth does not answer, the \
      file stays for a later attempt; --local removes it anyway, and the unused session expires after 90 \
      days. Idempotent. --json prints the `username` (empty: there was no session), whether it was \
      `signedOut`, and whether a file was `removed`.

      Examples:
        otolithctl logout
        otolithctl logout --local
      """)

  @Flag(help: "Delete the local session file without contacting the server.")
  var local = false

  @OptionGroup var output: OutputOptions

  /// Result of the command.
  private struct Outcome: Encodable {
    var username = ""
    var signedOut = false
    var removed = false

    var line: String {
      signedOut ? "signed out \(username)" : removed ? "removed" : "no session"
    }
  }

  func run() async throws {
    let outcome = try await Connection.with { client in
      try await end(try SessionCache.file(of: client), client)
    }
    CatalogueConsole.say(outcome.line)
    try output.tell(document: outcome)
  }

  private func end(_ file: SessionFile, _ client: OtolithClient) async throws -> Outcome {
    if local {
      // An unreadable file is removed as well.
      let username = (try? file.read())?.username ?? ""
      return Outcome(username: username, removed: try file.remove())
    }
    guard let session = try file.read() else { return Outcome() }
    return try await file.locked {
      let current = try file.read() ?? session
      _ = try await client.sessions.signOut(.init(refreshToken: current.refreshToken))
      return Outcome(username: session.username, signedOut: true, removed: try file.remove())
    }
  }
}

/// `otolithctl whoami`.
struct WhoAmICommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "whoami",
    abstract: "Show the account that commands use.",
    discussion: """
      Asks otolith-auth, which also checks the session.

      Examples:
        otolithctl whoami
        otolithctl whoami --json
      """)

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: Credentials

  func run() async throws {
    try await credentials.call { client, options in
      let account = try await client.accounts.getAccount(
        .init(), options: options)
      var lines = ["username: \(account.username.isEmpty ? "-" : account.username)"]
      lines.append("participant: \(account.participantID)")
      if !account.email.isEmpty { lines.append("email: \(account.email)") }
      output.tell(account, lines)
    }
  }
}

/// Returns the stored session.
private enum SignedIn {
  static func options(_ client: OtolithClient) async throws -> CallOptions {
    guard let session = try await SessionCache.session(client) else {
      throw SessionFailure("the session could not be stored")
    }
    return .bearer(session.accessToken)
  }
}
