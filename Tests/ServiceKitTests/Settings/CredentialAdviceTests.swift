import Testing

@testable import Settings

@Suite("Advice about missing credentials")
struct CredentialAdviceTests {
  private static let usual = "/etc/otolith/auth.conf"

  /// - Parameter file: the settings file in use.
  private func advice(
    file: String?, environment: [String: String] = [:],
    missing: [any DefinedSetting] = SealingSettings.group(runsAlone: false).settings
  ) -> String? {
    var sources = SettingsSources(environment: environment)
    sources.file = file.map { SettingsFile(path: $0) }
    return SettingsWarnings.credentialAdvice(
      service: "otolith-auth", usualFile: Self.usual, sources: sources,
      missing: missing.map(\.definition))
  }

  @Test("is given for the packages' file without credentials")
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

  @Test("uses the missing settings of all copies of a reader")
  func missing() {
    let reader = SettingsReader(variables: [:])
    var copy = reader.withoutProblems
    _ = SealingSettings.required(&copy, runsAlone: false)
    #expect(reader.definitionsMissing.map(\.variable) == ["OTOLITH_SEALING_KEY_FILE"])
  }
}
