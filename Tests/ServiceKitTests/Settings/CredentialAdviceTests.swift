import Testing

@testable import ServiceKit

@Suite("What is missing may be a credential")
struct CredentialAdviceTests {
  private static let usual = "/etc/otolith/auth.conf"

  /// - Parameter file: that the settings come from.
  private func advice(
    file: String?, environment: [String: String] = [:],
    missing: [any DefinedSetting] = SealingSettings.settings
  ) -> String? {
    var sources = SettingsSources(environment: environment)
    sources.file = file.map { SettingsFile(path: $0) }
    return CredentialAdvice.text(
      service: "otolith-auth", usualFile: Self.usual, sources: sources,
      missing: missing.map(\.definition))
  }

  @Test("of the packages, where systemd gave none")
  func given() {
    let text = advice(file: Self.usual)
    #expect(text?.contains("/etc/credstore/otolith-auth.sealing-key,") == true)
    #expect(text?.contains("systemctl start otolith-auth-check") == true)
    #expect(advice(file: "/other/auth.conf") == nil)
    #expect(advice(file: nil) == nil)
    #expect(advice(file: Self.usual, environment: ["CREDENTIALS_DIRECTORY": "/run/c"]) == nil)
    #expect(advice(file: Self.usual, missing: []) == nil)
    #expect(advice(file: Self.usual, missing: [RunningSetting.logLevel]) == nil)
  }

  @Test("is remembered, whichever copy of the reader has read it")
  func missing() {
    let reader = SettingsReader(variables: [:])
    var copy = reader.withoutProblems
    _ = SealingSettings.required(&copy)
    #expect(reader.definitionsMissing.map(\.variable) == ["OTOLITH_SEALING_KEY_FILE"])
  }
}
