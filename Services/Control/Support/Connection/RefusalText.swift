public import RPCCore

extension RPCError {
  /// The error as text: its message, then a line for each invalid field, without repetition.
  public var refusalLines: [String] {
    let fields = violations
    guard !fields.isEmpty else { return [LogSafeText.text("\(message) (\(reason ?? code.name))")] }
    let told = fields.map { field in
      let place = field.field.isEmpty ? "" : "\(field.field): "
      return LogSafeText.text("\(place)\(field.description) (\(field.reason))")
    }
    // Services repeat the fields in the message for clients that show nothing else.
    guard message == RPCError.invalidArgument(fields).message else {
      return [LogSafeText.text("\(message) (\(reason ?? code.name))")] + told.map { "  \($0)" }
    }
    if told.count == 1 { return told }
    return ["\(told.count) fields are invalid (\(reason ?? code.name))"] + told.map { "  \($0)" }
  }
}
