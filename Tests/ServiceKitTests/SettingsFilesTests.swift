import FoundationEssentials
import TestBasics
import Testing

@testable import Settings

@Suite("Files named by settings")
struct SettingsFilesTests {
  private func problems(_ variables: [String: String]) -> [String] {
    var reader = SettingsReader(
      variables: ["OTOLITH_DATABASE_URL": "postgresql://otolith_auth@localhost/otolith"]
        .merging(variables) { $1 })
    let settings = ServiceSettings(
      serviceName: "otolith-auth", runsAlone: false, reading: &reader)
    return SettingsFiles(settings).problems
  }

  @Test("Each file is read, and all problems are reported together")
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

  @Test("A file without trust roots is rejected")
  func noTrustRoots() async throws {
    let certificate = try await TestCertificate()
    let problems = problems(["OTOLITH_TLS_TRUST_ROOTS_FILE": certificate.keyFile])
    #expect(problems == ["\(certificate.keyFile) contains no certificate in PEM form"])
  }

  @Test("A key set without a key is rejected")
  func noKeys() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("otolith-keys-\(UUID().uuidString)")
    try Data(#"{"keys":[]}"#.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let problems = problems(["OTOLITH_JWKS_FILE": file.path])
    #expect(
      problems == ["OTOLITH_JWKS_FILE: \(file.path) contains no key, so no token could be accepted"]
    )
  }
}
