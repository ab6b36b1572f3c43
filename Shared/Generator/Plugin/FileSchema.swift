internal import CDescriptor

/// A proto file.
struct FileSchema {
  /// Path as imported, e.g. `otolith/auth/v1/auth.proto`.
  let name: String
  let package: String
  let messages: [MessageSchema]
  let enums: [EnumSchema]
  let services: [ServiceSchema]

  init(_ file: UnsafeMutablePointer<Google__Protobuf__FileDescriptorProto>) throws {
    let name = optionalText(file.pointee.name)
    guard optionalText(file.pointee.syntax) == "proto3" else {
      throw GeneratorError("\(name): only proto3 is supported")
    }
    let package = optionalText(file.pointee.package)
    guard !package.isEmpty else { throw GeneratorError("\(name): needs a package") }
    self.name = name
    self.package = package
    let comments = Comments(file.pointee.source_code_info)
    var index: Int32 = -1
    messages = try list(file.pointee.message_type, file.pointee.n_message_type) {
      index += 1
      return try MessageSchema($0, in: package, comments, [4, index])
    }
    index = -1
    enums = try list(file.pointee.enum_type, file.pointee.n_enum_type) {
      index += 1
      return try EnumSchema($0, in: package, comments, [5, index])
    }
    index = -1
    services = try list(file.pointee.service, file.pointee.n_service) {
      index += 1
      return try ServiceSchema($0, in: package, comments, [6, index])
    }
  }

  /// `CatalogueV1.questionnaire.swift`: base names must be unique within a module.
  var swiftFileName: String {
    let stem = name.split(separator: "/").last.map { $0.dropLast(".proto".count) } ?? ""
    return "\(Names.package(package)).\(stem).swift"
  }
}
