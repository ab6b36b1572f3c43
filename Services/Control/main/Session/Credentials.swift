import ArgumentParser
import ControlSupport
import RPCClient
import ServiceKit

/// Who calls.
struct Credentials: ParsableArguments {
  @Option(help: "User name; default: OTOLITH_USERNAME, else the session of `otolithctl login`.")
  var username: String?

  @Option(
    help: "File whose first line is the password; default: OTOLITH_PASSWORD_FILE.",
    completion: .file())
  var passwordFile: String?

  /// Given, or from the environment; nil: neither.
  var givenUsername: String? { username ?? ControlSetting.value(of: ControlSetting.username) }

  var givenPasswordFile: String? {
    passwordFile ?? ControlSetting.value(of: ControlSetting.passwordFile)
  }

  /// By a name and a password, rather than by the session of `otolithctl login`.
  var signsInItself: Bool { givenUsername != nil && givenPasswordFile != nil }

  /// Username and password as given or from the environment.
  func resolve() throws -> (username: String, password: String) {
    guard let username = givenUsername else {
      throw ValidationError("give --username or OTOLITH_USERNAME")
    }
    guard let file = givenPasswordFile else {
      throw ValidationError("give --password-file or OTOLITH_PASSWORD_FILE")
    }
    return (username, try firstLine(of: file))
  }

  /// Signs in, or goes on with the session of `otolithctl login`; the token goes into every further call.
  func signIn(_ client: OtolithClient) async throws -> CallOptions {
    .bearer(try await accessToken(client))
  }

  /// One that is good for a minute at least. Whoever calls for longer asks for another one.
  func accessToken(_ client: OtolithClient) async throws -> String {
    let username = givenUsername
    if signsInItself {
      let (username, password) = try resolve()
      return try await BegunSessions.begin(client, username, password).accessToken
    }
    guard let session = try await SessionCache.session(client) else {
      throw CommandFailure(
        "you are not signed in: `otolithctl login`, or give --username and --password-file "
          + "(OTOLITH_USERNAME, OTOLITH_PASSWORD_FILE)", .notPermitted)
    }
    guard username == nil || username == session.username else {
      throw CommandFailure(
        "you are signed in as \(session.username): give \(username ?? "")'s --password-file, or "
          + "`otolithctl login`", .notPermitted)
    }
    return session.accessToken
  }
}

/// Passwords come from files, never from arguments that a process list shows.
///
/// - Parameter path: `-`: the standard input.
func firstLine(of path: String) throws -> String {
  let kind = "password file"
  if path == "-" {
    guard let line = readLine(), !line.isEmpty else {
      throw CommandFailure("the first line of the standard input is empty", .badFile)
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
