internal import CDescriptor

/// A proto file.
struct FileSchema {
  /// Path as imported, such as `otolith/auth/v1/auth.proto`.
  let name: String
  let package: String
  /// The comment before `syntax`.
  let comment: String
  let messages: [MessageSchema]
  let enums: [EnumSchema]
  let services: [ServiceSchema]
  /// Paths of the imported files.
  let dependencies: [String]
  /// Its `FileDescriptorProto` in wire form, with comments and the positions of commented
  /// declarations; without both for `google/protobuf`.
  let descriptor: [UInt8]

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
    comment = comments[[12]]
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
    services = list(file.pointee.service, file.pointee.n_service) {
      index += 1
      return ServiceSchema($0, in: package, comments, [6, index])
    }
    dependencies = list(file.pointee.dependency, file.pointee.n_dependency) { text($0) }
    descriptor = Self.pack(file)
  }

  /// Packs the descriptor without the positions of uncommented declarations, which clients do not
  /// need and which would more than double its size.
  private static func pack(
    _ file: UnsafeMutablePointer<Google__Protobuf__FileDescriptorProto>
  ) -> [UInt8] {
    guard let info = file.pointee.source_code_info else { return packedBytes(file) }
    // Every client has these, with their comments.
    if optionalText(file.pointee.name).hasPrefix("google/protobuf/") {
      file.pointee.source_code_info = nil
      defer { file.pointee.source_code_info = info }
      return packedBytes(file)
    }
    let (start, count) = (info.pointee.location, info.pointee.n_location)
    defer { (info.pointee.location, info.pointee.n_location) = (start, count) }
    var commented: [UnsafeMutablePointer<Google__Protobuf__SourceCodeInfo__Location>?] =
      list(start, count) { $0 }.filter {
        $0.pointee.leading_comments != nil || $0.pointee.trailing_comments != nil
          || $0.pointee.n_leading_detached_comments > 0
      }
    return commented.withUnsafeMutableBufferPointer { buffer in
      info.pointee.location = buffer.baseAddress
      info.pointee.n_location = buffer.count
      return packedBytes(file)
    }
  }

  /// `CatalogueV1.questionnaire.swift`: base names must be unique within a module.
  var swiftFileName: String { "\(Names.package(package)).\(stem).swift" }

  /// `CatalogueV1.questionnaire.stubs.swift`: may be in one module with the file above.
  var stubFileName: String { "\(Names.package(package)).\(stem).stubs.swift" }

  /// `questionnaireFile`: name of the constant with the descriptor, in its package.
  var constant: String {
    Names.property(String(stem.map { $0.isLetter || $0.isNumber ? $0 : "_" }) + "_file")
  }

  private var stem: String {
    name.split(separator: "/").last.map { String($0.dropLast(".proto".count)) } ?? ""
  }
}
