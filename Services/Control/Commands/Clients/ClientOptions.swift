import ArgumentParser
import Messages
import ServiceKit

/// What a client may do.
struct LimitOptions: ParsableArguments {
  @Option(
    help: "Service that its tokens may be for, e.g. otolith-ingestion; repeatable; default: all.")
  var audience: [String] = []

  @Option(help: "Study that its sessions are for; repeatable; default: all.")
  var study: [String] = []

  @Flag(help: "Let a confidential client ask about tokens of other clients.")
  var introspects = false
}

/// Where a secret goes.
struct SecretOptions: ParsableArguments {
  @Option(help: "File for the secret, instead of printing it.", completion: .file())
  var secretFile: String?

  /// - Parameter secret: empty without a secret.
  func lines(_ secret: String) -> [String] {
    if secret.isEmpty { return [] }
    return secretFile.map { ["the secret is in \($0)"] } ?? ["secret, shown only now:", secret]
  }

  /// Writes the secret to the file, if requested.
  ///
  /// - Returns: the secret to print; empty if it is in a file.
  func keep(_ secret: String) throws -> String {
    guard let secretFile, !secret.isEmpty else { return secret }
    try writeSecret(secret, to: secretFile)
    return ""
  }
}

/// One client.
struct ClientTarget: ParsableArguments {
  @Argument(help: "Id of the client.")
  var client: String

  @OptionGroup var service: ServiceOptions
}

extension AuthV1.ClientCredentials {
  /// otolithctl as a registered client; nil if `OTOLITH_CLIENT_ID` is not set.
  static var ofThisProgram: AuthV1.ClientCredentials? {
    ControlSetting.value(of: ControlSetting.clientID).map { AuthV1.ClientCredentials(clientID: $0) }
  }
}
