import Foundation
import Testing

@testable import CatalogueService
@testable import PlanningService
@testable import ServiceKit
@testable import Settings

@Suite("The sealing key")
struct SealingSettingsTests {
  private static func file(_ contents: String) -> String {
    let path = NSTemporaryDirectory() + "sealing-\(UUID().uuidString)"
    guard FileManager.default.createFile(atPath: path, contents: Data(contents.utf8)) else {
      preconditionFailure("\(path) cannot be written")
    }
    return path
  }

  private let key = Self.file(String(repeating: "0a", count: 32) + "\n")

  private func problems<Assembly: ServiceAssembly>(
    of assembly: Assembly.Type, _ variables: [String: String]
  ) -> [String] {
    let standard = ["OTOLITH_DATABASE_URL": "dbname=otolith", "OTOLITH_SEALING_KEY_FILE": key]
    return SettingsError.problems {
      _ = try SettingsCheck<Assembly>(
        reader: SettingsReader(variables: standard.merging(variables) { $1 })
      ).settings()
    }
  }

  @Test("is required by a service with a bus, and must be a key")
  func required() {
    func told(_ variables: [String: String]) -> [String] {
      problems(of: PlanningAssembly.self, variables)
    }
    #expect(told([:]) == [])
    #expect(told(["OTOLITH_SEALING_KEY_FILE": ""]).map { $0.contains("openssl rand") } == [true])
    for wrong in ["", "0a", String(repeating: "0g", count: 32), String(repeating: "0a", count: 33)]
    {
      let file = Self.file(wrong)
      for name in ["OTOLITH_SEALING_KEY_FILE", "OTOLITH_SEALING_KEY_PREVIOUS_FILE"] {
        #expect(told([name: file]).map { $0.hasPrefix(name) } == [true], "\(wrong)")
      }
    }
    #expect(told(["OTOLITH_SEALING_KEY_PREVIOUS_FILE": "/nowhere"]).count == 1)
    #expect(told(["OTOLITH_SEALING_KEY_PREVIOUS_FILE": key]) == [])
  }

  @Test("is not required by a catalogue alone")
  func alone() {
    let off = ["OTOLITH_BUS_TRANSPORT": "off", "OTOLITH_SEALING_KEY_FILE": ""]
    #expect(problems(of: CatalogueAssembly.self, off) == [])
    #expect(problems(of: CatalogueAssembly.self, ["OTOLITH_SEALING_KEY_FILE": ""]).count == 1)
  }
}
