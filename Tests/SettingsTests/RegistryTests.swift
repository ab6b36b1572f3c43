import Testing
import WebService

@testable import AuthService
@testable import CatalogueService
@testable import IngestionService
@testable import PlanningService
@testable import ServiceKit
@testable import Settings

/// Each setting is defined once, read by its definition, and known to the check for misspelled
/// names.
@Suite("The settings registry")
struct RegistryTests {
  static let assemblies: [any ServiceAssembly.Type] = [
    AuthAssembly.self, CatalogueAssembly.self, IngestionAssembly.self, PlanningAssembly.self,
  ]

  static let web = SettingsRegistry(stateless: WebAssembly.self)

  /// Environments that cover all branches of a reader.
  private static let environments: [[String: String]] = [
    [:],
    [
      "OTOLITH_BUS_TRANSPORT": "nats", "OTOLITH_BUS_NATS_SERVERS": "localhost:1",
      "OTOLITH_BUS_NATS_TLS": "on",
      "OTOLITH_PUSH_APNS_KEY_FILE": "/nowhere", "OTOLITH_PUSH_FCM_CREDENTIALS_FILE": "/nowhere",
      "OTOLITH_PUSH_WEB_KEY_FILE": "/nowhere", "OTOLITH_AUDIT_KEY_FILE": "/nowhere",
      "OTOLITH_SIGN_IN_PROVIDER_ISSUER": "https://login.example.org",
    ],
    ["OTOLITH_BUS_LOG_NAME": "second"],
  ]

  private static func read<Assembly: ServiceAssembly>(
    _ assembly: Assembly.Type
  ) -> Set<SettingDefinition> {
    environments.reduce(into: []) { all, variables in
      let reader = SettingsReader(
        variables: variables.merging(["OTOLITH_DATABASE_URL": "dbname=otolith"]) { $1 })
      _ = SettingsError.problems { _ = try SettingsCheck<Assembly>(reader: reader).settings() }
      all.formUnion(reader.definitionsRead)
    }
  }

  @Test(
    "Definitions and reads match, with the same default and range")
  func readAndDefined() {
    for assembly in Self.assemblies {
      let defined = Set(SettingsRegistry(of: assembly).settings)
      let read = Self.read(assembly)
      // Read before all others.
      let before = RunningSetting.configFile(of: assembly.name).definition
      #expect(
        defined.subtracting(read).map(\.variable) == [before.variable], "\(assembly.name)")
      #expect(read.subtracting(defined).map(\.variable) == [], "\(assembly.name)")
    }
  }

  @Test("Definitions and reads of otolith-web match")
  func readAndDefinedByWeb() {
    let reader = SettingsReader(variables: [:])
    _ = StatelessCheck<WebAssembly>(reader: reader).found()
    let before = RunningSetting.configFile(of: WebAssembly.name).definition
    let defined = Set(Self.web.settings)
    #expect(defined.subtracting(reader.definitionsRead) == [before])
    #expect(reader.definitionsRead.subtracting(defined) == [])
  }

  @Test("Names are unique in every spelling")
  func names() {
    for registry in Self.assemblies.map({ SettingsRegistry(of: $0) }) + [
      ControlSetting.registry, Self.web,
    ] {
      let settings = registry.settings
      let variables = settings.flatMap { [$0.variable, $0.fileVariable].compactMap(\.self) }
      #expect(Set(variables).count == variables.count)
      #expect(registry.variables == Set(variables))
      let credentials = settings.map(\.credential)
      #expect(Set(credentials).count == credentials.count)
      for setting in settings {
        #expect(registry[setting.variable] == setting)
        #expect(!setting.meaning.isEmpty)
        #expect(!setting.meaning.contains("default"), "\(setting.variable): its definition says it")
        #expect(!setting.meaning.hasSuffix("."))
      }
    }
  }

  @Test("A default is a valid value")
  func defaults() {
    for setting in Self.assemblies.flatMap({ SettingsRegistry(of: $0).settings }) {
      guard case .value(let text) = setting.standard else { continue }
      switch setting.kind {
      case .integer(let range, _): #expect(Int(text).map(range.contains) == true, "\(setting)")
      case .boolean: #expect(SettingKind.booleans[text] != nil, "\(setting)")
      case .choice(let words): #expect(words.contains(text), "\(setting)")
      case .address: #expect(NetworkAddress(text) != nil, "\(setting)")
      case .addresses, .file, .path, .url, .database, .list, .text: #expect(!text.isEmpty)
      }
    }
  }

  @Test("Variables of other programs are not reported as misspelled")
  func known() {
    let all =
      Self.assemblies.map { SettingsRegistry(of: $0).variables }
      + [StatelessCheck<WebAssembly>.variables]
    let union = all.reduce(ControlSetting.registry.variables) { $0.union($1) }
    for variables in all {
      #expect(union.subtracting(UnknownSettings(known: variables).known) == [])
    }
    let ofAll = all.dropFirst().reduce(all[0]) { $0.intersection($1) }
    #expect(UnknownSettings.ofOtherServices.subtracting(union) == [], "nobody reads these")
    #expect(UnknownSettings.ofOtherServices.intersection(ofAll) == [], "everybody has these")
  }

  @Test("Secrets come from a file, never from the command line")
  func secrets() throws {
    let registry = SettingsRegistry(of: AuthAssembly.self)
    let secrets = registry.settings.filter(\.isSecret)
    for setting in secrets {
      #expect((setting.fileVariable != nil) == (setting.kind != .file))
    }
    let url = try #require(registry["OTOLITH_DATABASE_URL"])
    #expect(url.fileVariable == "OTOLITH_DATABASE_URL_FILE" && url.credential == "database-url")
    let key = try #require(registry["OTOLITH_SEALING_KEY_FILE"])
    #expect(key.fileVariable == nil && key.credential == "sealing-key")
    for name in ["PASSWORD", "TOKEN", "DATABASE_URL", "KEY_FILE", "CREDENTIALS_FILE"] {
      for setting in registry.settings where setting.variable.hasSuffix("_" + name) {
        #expect(setting.isSecret, "\(setting.variable)")
      }
    }
  }
}
