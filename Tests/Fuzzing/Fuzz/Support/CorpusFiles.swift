import Foundation

/// Inputs on disk: seeds as files, found ones as lines of Base64 in one file for each target.
enum CorpusFiles {
  /// The seeds of every target, a folder each.
  static func writeSeeds(of targets: [any FuzzTarget.Type], to folder: String) throws {
    for target in targets {
      let place = "\(folder)/\(target.name)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      for seed in target.seeds() {
        try Data(seed.bytes).write(to: URL(fileURLWithPath: "\(place)/\(seed.name)"))
      }
    }
  }

  /// Prints the files of a folder, shortest first, as long as they fit into `sizeMax` bytes.
  static func pack(_ folder: String, sizeMax: Int) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let lines = files.compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
      .map { $0.base64EncodedString() }
      .sorted { ($0.count, $0) < ($1.count, $1) }
    var size = 0
    for line in lines {
      size += line.count + 1
      if size > sizeMax { break }
      print(line)
    }
  }

  static func unpack(_ file: String, to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    for (index, line) in text.split(separator: "\n").enumerated() {
      guard let input = Data(base64Encoded: String(line)) else { continue }
      try input.write(to: URL(fileURLWithPath: "\(folder)/found-\(index)"))
    }
  }
}
