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
}
