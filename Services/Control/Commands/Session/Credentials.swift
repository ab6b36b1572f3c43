import ArgumentParser
import RPCClient
import ServiceKit

/// Credentials of the caller.
struct Credentials: ParsableArguments, SignInOptions {
  @Option(help: "User name; default: OTOLITH_USERNAME, else the session of `otolithctl login`.")
  var username: String?

  @Option(
    help: "File whose first line is the password; default: OTOLITH_PASSWORD_FILE.",
    completion: .file())
  var passwordFile: String?

  /// The name from the option or the environment; nil if neither is set.
  var givenUsername: String? { username ?? ControlSetting.value(of: ControlSetting.username) }

  var givenPasswordFile: String? {
    passwordFile ?? ControlSetting.value(of: ControlSetting.passwordFile)
  }

  /// Whether it signs in with a name and a password instead of the session of `otolithctl login`.
  var signsInItself: Bool { givenUsername != nil && givenPasswordFile != nil }

  /// User name and password from options or the environment.
  func resolve() throws -> (username: String, password: String) {
    guard let username = givenUsername else {
      throw ValidationError("pass --username or set OTOLITH_USERNAME")
    }
    guard let file = givenPasswordFile else {
      throw ValidationError("pass --password-file or set OTOLITH_PASSWORD_FILE")
    }
    return (username, try firstLine(of: file))
  }

  /// Signs in, or uses the session of `otolithctl login`; returns options with the token.
  func signIn(_ client: OtolithClient) async throws -> CallOptions {
    .bearer(try await accessToken(client))
  }

  /// Returns a token that is valid for at least a minute. For longer calls, request another one.
  func accessToken(_ client: OtolithClient) async throws -> String {
    let username = givenUsername
    if signsInItself {
      let (username, password) = try resolve()
      return try await BegunSessions.begin(client, username, password).accessToken
    }
    guard let session = try await SessionCache.session(client) else {
      throw CommandFailure(
        "not signed in: run `otolithctl login`, or pass --username and --password-file "
          + "(OTOLITH_USERNAME, OTOLITH_PASSWORD_FILE)", .notPermitted)
    }
    guard username == nil || username == session.username else {
      throw CommandFailure(
        "you are signed in as \(session.username): pass the --password-file of \(username ?? ""), or run "
          + "`otolithctl login`", .notPermitted)
    }
    return session.accessToken
  }
}

/// Reads a password from a file, since arguments are visible in the process list.
///
/// - Parameter path: `-` for standard input.
func firstLine(of path: String) throws -> String {
  let kind = "password file"
  if path == "-" {
    guard let line = readLine(), !line.isEmpty else {
      throw CommandFailure("the first line of standard input is empty", .badFile)
    }
    return line
  }
  let bytes = try TextFile.contents(of: path, called: kind)
  let text = try TextFile.decoded(bytes, from: path, called: kind)
  guard let line = text.split(separator: "\n", omittingEmptySubsequences: false).first,
    !line.isEmpty
  else {
    throw CommandFailure("the first line of the password file \(path) is empty", .badFile)
  }
  return String(line)
}
