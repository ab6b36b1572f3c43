import Foundation
import ServiceKit
import Testing
import WebService

@testable import AuthService
@testable import Settings

/// Compares the settings references in the tree with the definitions.
@Suite("Settings references")
struct ReferenceTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static var references: [SettingsReference] {
    RegistryTests.assemblies.map {
      SettingsReference(program: $0.name, registry: SettingsRegistry(of: $0))
    } + [
      SettingsReference(
        program: WebAssembly.name, registry: SettingsRegistry(stateless: WebAssembly.self)),
      SettingsReference(
        program: "otolithctl", registry: ControlSetting.registry, isService: false),
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

  @Test("The reference lists each setting once")
  func each() {
    for reference in Self.references {
      for setting in reference.registry.settings {
        #expect(reference.markdown.components(separatedBy: "| `\(setting.variable)` |").count == 2)
      }
    }
  }

  @Test("Settings named in documents and messages exist")
  func named() throws {
    let known = Self.references.reduce(into: Set<String>()) {
      $0.formUnion($1.registry.variables)
    }
    let name = /OTOLITH_[A-Z0-9_]*[A-Z0-9](?![A-Z0-9_…])/
    var files = [
      "README.md", "deploy/README.md", "Services/Catalogue/README.md", "Services/Control/README.md",
      "Services/Ingestion/README.md",
    ].map { Self.root.appending(path: $0) }
    for folder in ["Shared", "Services"] {
      let found = FileManager.default.enumerator(
        at: Self.root.appending(path: folder), includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles)
      while let file = found?.nextObject() as? URL {
        // Manifests read variables of the build.
        if file.pathExtension == "swift", file.lastPathComponent != "Package.swift" {
          files.append(file)
        }
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
