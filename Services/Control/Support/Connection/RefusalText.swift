public import RPCCore

extension RPCError {
  /// A refused call as a person reads it: what it is, and then every field; each thing once.
  public var refusalLines: [String] {
    let fields = violations
    guard !fields.isEmpty else { return [PlainLine.text("\(message) (\(reason ?? code.name))")] }
    let told = fields.map { field in
      let place = field.field.isEmpty ? "" : "\(field.field): "
      return PlainLine.text("\(place)\(field.description) (\(field.reason))")
    }
    // Services say them in the message as well, for whoever shows nothing else.
    guard message == RPCError.invalidArgument(fields).message else {
      return [PlainLine.text("\(message) (\(reason ?? code.name))")] + told.map { "  \($0)" }
    }
    if told.count == 1 { return told }
    return ["\(told.count) fields are not right (\(reason ?? code.name))"] + told.map { "  \($0)" }
  }
}
