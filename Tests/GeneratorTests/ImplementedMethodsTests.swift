import Foundation
import Testing

/// Generated protocols answer UNIMPLEMENTED for what a handler does not have, so that doubles need not
/// list every method: that the services have every one, nothing else holds.
@Suite struct ImplementedMethodsTests {
  private var root: URL {
    URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  private func text(below folder: String, ending: String) throws -> String {
    let directory = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: directory.path)?.compactMap { $0 as? String }
    return try (names ?? []).filter { $0.hasSuffix(ending) }.map {
      try String(contentsOf: directory.appendingPathComponent($0), encoding: .utf8)
    }.joined(separator: "\n")
  }

  @Test(arguments: ["Auth", "Catalogue", "Ingestion", "Planning"])
  func everyMethodOfAServiceHasItsHandler(service: String) throws {
    let protos = try text(below: "proto/otolith/\(service.lowercased())", ending: ".proto")
    let handlers = try text(below: "Services/\(service)", ending: ".swift")
    let methods = protos.matches(of: /(?m)^ +rpc (\w+)\(/).map { String($0.1) }
    #expect(!methods.isEmpty)
    for method in methods {
      let name = method.prefix(1).lowercased() + method.dropFirst()
      #expect(handlers.contains("func \(name)("), "\(service) does not implement \(method)")
    }
  }
}
