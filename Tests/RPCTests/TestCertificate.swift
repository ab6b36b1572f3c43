import Foundation
import Testing

/// A self-signed certificate, made by the `openssl` command.
final class TestCertificate {
  private let folder: URL

  init(names: String = "DNS:otolith.test,IP:127.0.0.1") throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("otolith-tls-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
      "-nodes", "-days", "2", "-subj", "/CN=otolith.test", "-addext",
      "subjectAltName=\(names)", "-keyout", keyFile, "-out", certificateFile,
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var certificateFile: String { folder.appendingPathComponent("certificate.pem").path }
  var keyFile: String { folder.appendingPathComponent("key.pem").path }

  /// A copy of the certificate that stays when this one is replaced.
  func copyOfCertificate() throws -> String {
    let copy = folder.appendingPathComponent("copy.pem")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: certificateFile), to: copy)
    return copy.path
  }

  /// Puts this certificate, or this key, where the other one's is.
  func replace(_ other: TestCertificate, key: Bool) throws {
    let (from, to) = key ? (keyFile, other.keyFile) : (certificateFile, other.certificateFile)
    try Data(contentsOf: URL(fileURLWithPath: from))
      .write(to: URL(fileURLWithPath: to), options: .atomic)
  }
}
