import Testing

@testable import Settings

@Suite("Settings of the log")
struct LogSettingsTests {
  private func reading(_ variables: [String: String]) -> (ServiceSettings, problems: [String]) {
    var reader = SettingsReader(
      variables: variables.merging(["OTOLITH_DATABASE_URL": "postgresql://localhost/x"]) { $1 })
    let settings = ServiceSettings(
      serviceName: "otolith-auth", runsAlone: false, reading: &reader)
    return (settings, reader.problems)
  }

  @Test("The log follows its settings")
  func given() {
    let (settings, problems) = reading([
      "OTOLITH_LOG_LEVEL": "debug", "OTOLITH_LOG_FORMAT": "json", "OTOLITH_LOG_CALLS": "all",
    ])
    #expect(problems == [])
    #expect(settings.logLevel == .debug)
    #expect(settings.running.logFormat == .json)
    #expect(settings.running.callLogging == .all)
  }

  @Test("Invalid words are reported with the valid ones")
  func mistakes() {
    let (_, problems) = reading([
      "OTOLITH_LOG_LEVEL": "loud", "OTOLITH_LOG_FORMAT": "JSON", "OTOLITH_LOG_CALLS": "yes",
    ])
    #expect(
      problems == [
        "OTOLITH_LOG_LEVEL is \"loud\": expected one of trace, debug, info, notice, warning, error, critical",
        "OTOLITH_LOG_FORMAT is \"JSON\": expected one of text, json",
        "OTOLITH_LOG_CALLS is \"yes\": expected one of off, errors, all",
      ])
  }
}
