import ArgumentParser

/// The signature of a manifest.
struct SigningOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Ed25519 private key in PEM that signs the manifest; the signature is in MANIFEST.sig.",
      valueName: "key-file"),
    completion: .file())
  var sign: String?

  /// - Throws: ``CommandFailure``.
  func key() throws -> ManifestKey? {
    guard let sign else { return nil }
    guard let key = ManifestKey(pem: try TextFile.text(sign)) else {
      throw CommandFailure(
        "\(sign) is not a private key of Ed25519 in PEM: make one with openssl genpkey -algorithm ed25519",
        .badFile)
    }
    return key
  }
}
