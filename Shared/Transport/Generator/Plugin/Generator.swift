/// Writes all files of one run.
struct Generator {
  private let files: [FileSchema]
  private let options: Options
  private let types: TypeNames

  init(files: [FileSchema], options: Options) throws {
    self.files = files
    self.options = options
    types = TypeNames(files)
    try checkRecursion()
  }

  /// - Parameter names: the proto files to generate Swift for; the others only provide types.
  func generate(_ names: Set<String>) throws -> [GeneratedFile] {
    let chosen = files.filter { names.contains($0.name) }
    switch options.layer {
    case .messages:
      return try chosen.map { try MessageFile($0, types, options).generate() }
        + [packages(chosen)]
    case .stubs:
      return try chosen.filter { !$0.services.isEmpty }
        .map { try StubFile($0, types, options).generate() }
        + [RepeatableFile(chosen, options).generate()].compactMap { $0 }
    case .reference:
      return [ReferencePage(chosen, all: files).generate()]
    }
  }

  /// The enumerations in which everything else is nested.
  private func packages(_ chosen: [FileSchema]) -> GeneratedFile {
    var code = CodeWriter()
    code.line(
      "// Generated from the packages of all proto files by protoc-gen-otolith. Do not edit.")
    code.line("// swift-format-ignore-file")
    for package in Set(chosen.map(\.package)).sorted() {
      code.line()
      code.line("/// The types of the package `\(package)`.")
      code.line("\(options.access)enum \(Names.package(package)) {}")
    }
    return GeneratedFile(name: "Packages.swift", contents: code.text)
  }

  /// Rejects recursive messages: a Swift value can contain its own type only in an array.
  private func checkRecursion() throws {
    var byName: [String: MessageSchema] = [:]
    func add(_ message: MessageSchema) {
      byName[message.fullName] = message
      message.messages.forEach(add)
    }
    files.flatMap(\.messages).forEach(add)
    func visit(_ name: String, _ path: [String]) throws {
      guard !path.contains(name) else {
        throw GeneratorError("recursive message: \((path + [name]).joined(separator: " → "))")
      }
      for field in byName[name]?.fields ?? [] where !field.isRepeated {
        if case .message(let inner) = field.kind { try visit(inner, path + [name]) }
      }
    }
    for name in byName.keys.sorted() { try visit(name, []) }
  }
}

/// An unsupported schema or option, described for the user of protoc.
struct GeneratorError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
