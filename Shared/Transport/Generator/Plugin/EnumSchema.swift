internal import CDescriptor

/// An enumeration.
struct EnumSchema {
  struct Value {
    let name: String
    let number: Int32
    let comment: String
    /// Detached comments before it, each a heading of the values up to the next one.
    let headings: [String]
    let isDeprecated: Bool
  }

  let name: String
  let fullName: String
  let comment: String
  let values: [Value]
  let isDeprecated: Bool

  init(
    _ enumeration: UnsafeMutablePointer<Google__Protobuf__EnumDescriptorProto>, in scope: String,
    _ comments: Comments, _ path: [Int32]
  ) throws {
    let fullName = "\(scope).\(optionalText(enumeration.pointee.name))"
    name = optionalText(enumeration.pointee.name)
    self.fullName = fullName
    comment = comments[path]
    isDeprecated = enumeration.pointee.options.map { $0.pointee.deprecated != 0 } ?? false
    var index: Int32 = -1
    values = list(enumeration.pointee.value, enumeration.pointee.n_value) {
      index += 1
      return Value(
        name: optionalText($0.pointee.name), number: $0.pointee.number,
        comment: comments[path + [2, index]],
        headings: comments.apart(before: path + [2, index]),
        isDeprecated: $0.pointee.options.map { $0.pointee.deprecated != 0 } ?? false)
    }
    guard Set(values.map(\.number)).count == values.count else {
      throw GeneratorError("\(fullName): aliases are not supported")
    }
  }
}
