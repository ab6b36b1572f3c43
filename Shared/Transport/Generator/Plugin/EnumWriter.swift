/// Writes an enumeration.
struct EnumWriter {
  let enumeration: EnumSchema
  let access: String

  func write(to code: inout CodeWriter) {
    let values = enumeration.values.map {
      (name: Names.enumCase($0.name, of: enumeration.name), number: $0.number, comment: $0.comment)
    }
    code.documentation(enumeration.comment)
    let head = "\(access)enum \(Names.escaped(enumeration.name))"
    code.block("\(head): RawRepresentable, CaseIterable, Sendable, Hashable") { code in
      for value in values {
        code.documentation(value.comment)
        code.line("case \(value.name)")
      }
      code.line("/// A number that this version of the schema does not name.")
      code.line("case unrecognized(Int32)")
      code.line()
      code.line("/// All values with a name.")
      let names = values.map { ".\($0.name)" }.joined(separator: ", ")
      code.line("\(access)static var allCases: [Self] { [\(names)] }")
      code.line()
      code.block("\(access)init(rawValue: Int32)") { code in
        code.block("self = switch rawValue") { code in
          for value in values { code.line("case \(value.number): .\(value.name)") }
          code.line("default: .unrecognized(rawValue)")
        }
      }
      code.line()
      code.block("\(access)var rawValue: Int32") { code in
        code.block("switch self") { code in
          for value in values { code.line("case .\(value.name): \(value.number)") }
          code.line("case .unrecognized(let number): number")
        }
      }
    }
  }
}
