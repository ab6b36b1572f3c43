/// Writes the list of methods that may be repeated safely.
struct RepeatableFile {
  private let files: [FileSchema]
  private let options: Options

  init(_ files: [FileSchema], _ options: Options) {
    self.files = files
    self.options = options
  }

  /// - Returns: nil if there are no such methods.
  func generate() -> GeneratedFile? {
    let services = files.flatMap { file in
      file.services.map { (package: Names.package(file.package), service: $0) }
    }.filter { $0.service.methods.contains(where: \.isRepeatable) }
    guard !services.isEmpty else { return nil }
    var code = CodeWriter()
    code.line(
      "// Generated from the idempotency_level of all methods by protoc-gen-otolith. Do not edit.")
    code.line("// swift-format-ignore-file")
    code.line()
    if let imported = options.imported {
      code.line("import \(imported)")
      code.line()
    }
    code.line("/// Methods without side effects, and those whose second time changes nothing.")
    code.block("public enum RepeatableMethods") { code in
      code.line("/// Names of services and of their methods on the wire.")
      code.line("public static let all: [(service: String, method: String)] = [")
      code.indented { code in
        for (package, service) in services.sorted(by: { $0.service.fullName < $1.service.fullName })
        {
          let names = "\(package).\(service.name)Methods"
          for method in service.methods where method.isRepeatable {
            code.line("(\(names).service, \(names).\(method.swiftName)),")
          }
        }
      }
      code.line("]")
    }
    return GeneratedFile(name: "RepeatableMethods.swift", contents: code.text)
  }
}
