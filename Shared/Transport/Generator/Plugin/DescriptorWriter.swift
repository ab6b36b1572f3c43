internal import Foundation

/// Writes the constant with a file's descriptor.
///
/// The descriptor is Base64 in a string literal, which the compiler accepts as it is; for an array
/// of bytes it would check the type of every element.
struct DescriptorWriter {
  let file: FileSchema
  let types: TypeNames
  let access: String

  private static let lineLength = 96

  func write(to code: inout CodeWriter) throws {
    let dependencies = try file.dependencies.map { try types.descriptor(ofFile: $0) }
    code.line("/// The descriptor of `\(file.name)`.")
    code.line("\(access)static let \(file.constant) = ProtoFile(")
    code.indented { code in
      code.line("name: \"\(file.name)\",")
      code.line("dependencies: [\(dependencies.joined(separator: ", "))],")
      code.line("base64: \"\"\"")
      code.indented { code in
        var rest = Substring(Data(file.descriptor).base64EncodedString())
        while rest.count > Self.lineLength {
          code.line("\(rest.prefix(Self.lineLength))\\")
          rest = rest.dropFirst(Self.lineLength)
        }
        code.line(String(rest))
        code.line("\"\"\")")
      }
    }
  }
}
