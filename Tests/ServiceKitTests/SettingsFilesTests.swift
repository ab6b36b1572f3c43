import FoundationEssentials
import TestBasics
import Testing

@testable import ServiceKit

@Suite("Files that settings name")
struct SettingsFilesTests {
  private func problems(_ variables: [String: String]) -> [String] {
    var reader = SettingsReader(
      variables: ["OTOLITH_DATABASE_URL": "postgresql://otolith_auth@localhost/otolith"]
        .merging(variables) { $1 })
    let settings = ServiceSettings(
      serviceName: "otolith-auth", runsAlone: false, reading: &reader)
    return SettingsFiles(settings).problems
  }

  @Test("Each file is read, and all that is wrong is told at once")
  func everyFile() async throws {
    let certificate = try await TestCertificate()
    let right = [
      "OTOLITH_TLS_CERTIFICATE_FILE": certificate.certificateFile,
      "OTOLITH_TLS_KEY_FILE": certificate.keyFile,
      "OTOLITH_TLS_TRUST_ROOTS_FILE": certificate.certificateFile,
    ]
    #expect(problems(right) == [])
    let wrong = problems([
      "OTOLITH_TLS_CERTIFICATE_FILE": certificate.certificateFile,
      "OTOLITH_TLS_KEY_FILE": "/nowhere/key.pem",
      "OTOLITH_TLS_TRUST_ROOTS_FILE": "/nowhere/roots.pem",
      "OTOLITH_JWKS_FILE": "/nowhere/keys.json",
      "OTOLITH_CLOCK_FILE": "/nowhere/clock",
      "OTOLITH_PORT_FILE": "/nowhere/port",
    ])
    for (problem, file) in zip(
      wrong, ["key.pem", "roots.pem", "keys.json", "clock", "port"])
    {
      #expect(problem.contains("/nowhere/\(file)"), "\(problem)")
    }
    #expect(wrong.count == 5)
  }

  @Test("A file of trust roots that holds none is refused")
  func noTrustRoots() async throws {
    let certificate = try await TestCertificate()
    let problems = problems(["OTOLITH_TLS_TRUST_ROOTS_FILE": certificate.keyFile])
    #expect(problems == ["\(certificate.keyFile) holds no certificate in PEM form"])
  }

  @Test("A key set without a key is refused")
  func noKeys() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("otolith-keys-\(UUID().uuidString)")
    try Data(#"{"keys":[]}"#.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let problems = problems(["OTOLITH_JWKS_FILE": file.path])
    #expect(
      problems == ["OTOLITH_JWKS_FILE: \(file.path) holds no key: no token could be accepted"])
  }
}
