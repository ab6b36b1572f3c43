import AuthService
import Foundation
import Testing

@testable import ServiceKit

/// The references of settings in the tree are what the definitions say.
@Suite("References of settings")
struct ReferenceTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static var references: [SettingsReference] {
    RegistryTests.assemblies.map {
      SettingsReference(program: $0.name, registry: SettingsRegistry(of: $0))
    } + [
      SettingsReference(
        program: "otolithctl", registry: ControlSetting.registry, isService: false)
    ]
  }

  @Test("Those in the tree are current")
  func current() throws {
    for reference in Self.references {
      let file = Self.root.appending(path: "deploy/settings/\(reference.program).md")
      #expect(
        try String(contentsOf: file, encoding: .utf8) == reference.markdown,
        "stale: build, and run deploy/dev/settings")
    }
  }

  @Test("In each form each setting stands once, with its default")
  func forms() throws {
    for reference in Self.references {
      let settings = reference.registry.settings
      let json = try #require(
        JSONSerialization.jsonObject(with: Data(reference.json.utf8)) as? [[String: Any]])
      #expect(json.compactMap { $0["variable"] as? String } == settings.map(\.variable))
      for (entry, setting) in zip(json, settings) {
        #expect(entry["is_secret"] as? Bool == setting.isSecret)
        #expect(entry["takes_effect"] as? String == setting.reload.rawValue)
        if case .integer(let range, _) = setting.kind {
          #expect(entry["minimum"] as? Int == range.lowerBound)
          #expect(entry["maximum"] as? Int == range.upperBound)
        }
        if case .value(let text) = setting.standard { #expect(entry["default"] as? String == text) }
        #expect(reference.text.components(separatedBy: "  \(setting.variable)\n").count == 2)
        #expect(reference.markdown.components(separatedBy: "| `\(setting.variable)` |").count == 2)
      }
      #expect(reference.text.split(separator: "\n").allSatisfy { $0.count < 80 })
    }
  }

  @Test("What documents and messages name is a setting")
  func named() throws {
    let known = Self.references.reduce(into: Set<String>()) {
      $0.formUnion($1.registry.variables)
    }
    let name = /OTOLITH_[A-Z0-9_]*[A-Z0-9](?![A-Z0-9_…])/
    var files = ["README.md", "Services/Ingestion/README.md", "Services/Catalogue/README.md"]
      .map { Self.root.appending(path: $0) }
    for folder in ["Shared", "Services"] {
      let found = FileManager.default.enumerator(
        at: Self.root.appending(path: folder), includingPropertiesForKeys: nil)
      while let file = found?.nextObject() as? URL {
        if file.pathExtension == "swift" { files.append(file) }
      }
    }
    #expect(files.count > 500)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let unknown = Set(text.matches(of: name).map { String($0.output) }).subtracting(known)
      #expect(unknown.sorted() == [], "\(file.path)")
    }
  }
}
