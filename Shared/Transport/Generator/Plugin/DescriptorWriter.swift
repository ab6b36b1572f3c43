internal import Foundation

/// Writes the constant with a file's descriptor.
///
/// The descriptor is Base64 in a string literal, which the compiler accepts as it is; for an array
/// of bytes it would check the type of every element.
struct DescriptorWriter {
  let file: FileSchema
  let types: TypeNames
  let access: String

  func write(to code: inout CodeWriter) throws {
    let dependencies = try file.dependencies.map { try types.descriptor(ofFile: $0) }
    code.line("/// The descriptor of `\(file.name)`.")
    code.line("\(access)static let \(file.constant) = ProtoFile(")
    code.indented { code in
      code.line("name: \"\(file.name)\",")
      code.line("dependencies: [\(dependencies.joined(separator: ", "))],")
      code.line("base64: \"\(Data(file.descriptor).base64EncodedString())\")")
    }
  }
}
