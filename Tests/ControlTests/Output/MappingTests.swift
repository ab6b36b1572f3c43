import Foundation
import Messages
import Serialization
import TestSupport
import Testing

@testable import Control

/// The JSON form of random messages of every type, held against Google's own package in Python.
@Suite struct MappingTests {
  private struct Case: Codable {
    var type: String
    var wire: Data
    var json: String
    /// The wire form that this program reads from `json`.
    var read: Data?
    /// The JSON that this program writes of `wire`, without and with default values.
    var written: String?
    var whole: String?
  }

  @Test func everyTypeIsMappedAsByGoogle() async throws {
    let seed = UInt32.random(in: 0...UInt32.max)
    let files = try JSONEncoder().encode(Self.descriptors())
    let schema = MessageJSON.schema
    let lines = try await Self.python(["generate", "\(seed)", "6"], files + Data("\n".utf8))
    let encoder = JSONEncoder()
    var input = files + Data("\n".utf8)
    var types = Set<String>()
    for line in lines.split(separator: 0x0A) {
      var one = try JSONDecoder().decode(Case.self, from: line)
      types.insert(one.type)
      let wire = [UInt8](one.wire)
      var json = one.json
      one.read = Data(
        try json.withUTF8 { try schema.wire(json: $0, of: one.type) })
      one.written = String(decoding: try schema.json(wire, of: one.type), as: UTF8.self)
      var whole = JSONWriter(isPretty: true)
      try schema.writeJSON(wire, of: one.type, printsDefaults: true, to: &whole)
      one.whole = whole.text
      input += try encoder.encode(one) + Data("\n".utf8)
    }
    #expect(types.count > 300, "seed \(seed)")
    let faults = try await Self.python(["check"], input)
    #expect(String(decoding: faults.prefix(2_000), as: UTF8.self) == "", "seed \(seed)")
  }

  /// The descriptors of the API's files and their imports.
  private static func descriptors() -> [Data] {
    var found: [String: Data] = [:]
    var waiting = MessageJSON.files
    while let file = waiting.popLast() {
      if found.updateValue(Data(file.descriptor), forKey: file.name) == nil {
        waiting += file.dependencies
      }
    }
    return Array(found.values)
  }

  private static func python(_ arguments: [String], _ input: Data) async throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: "mapping-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try input.write(to: source)
    try Data().write(to: target)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments =
      ["-B", Repository.file("Tests/PythonSupport/json_mapping.py").path] + arguments
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: target)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try Data(contentsOf: target)
  }
}
