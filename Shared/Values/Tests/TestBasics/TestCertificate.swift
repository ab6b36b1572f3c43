import Foundation

/// A self-signed certificate, created by the `openssl` command; its files are deleted with it.
public final class TestCertificate: Sendable {
  private let folder: URL

  /// - Parameter names: value of `subjectAltName`.
  public init(names: String = "DNS:otolith.test,IP:127.0.0.1") async throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("otolith-tls-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await Subprocess.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
        "-nodes", "-days", "2", "-subj", "/CN=otolith.test", "-addext",
        "subjectAltName=\(names)", "-keyout", keyFile, "-out", certificateFile,
      ])
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  public var certificateFile: String { folder.appendingPathComponent("certificate.pem").path }
  public var keyFile: String { folder.appendingPathComponent("key.pem").path }

  /// Copies the certificate to a file that stays unchanged when this one is replaced.
  public func copyOfCertificate() throws -> String {
    let copy = folder.appendingPathComponent("copy.pem")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: certificateFile), to: copy)
    return copy.path
  }

  /// Overwrites this certificate, or this key, with the other one's.
  public func replace(_ other: TestCertificate, key: Bool) throws {
    let (from, to) = key ? (keyFile, other.keyFile) : (certificateFile, other.certificateFile)
    try Data(contentsOf: URL(fileURLWithPath: from))
      .write(to: URL(fileURLWithPath: to), options: .atomic)
  }
}
