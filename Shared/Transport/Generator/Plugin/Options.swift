/// The parameters of `--otolith_out`.
struct Options {
  enum Layer: String {
    case messages
    case stubs
    case reference
  }

  var layer = Layer.messages
  /// Module of the C code.
  var module = "CMessageSupport"
  /// Swift module that declares what the files use and do not declare; nil if it is their own.
  var imported: String?
  var isPublic = true

  /// `public ` or nothing.
  var access: String { isPublic ? "public " : "" }
  /// The access of conversions from and to C. Those of messages beside the support code are public,
  /// because messages of other modules contain such messages.
  var codecAccess: String { imported == nil ? "@inlinable public " : "" }

  init(_ parameters: String) throws {
    for parameter in parameters.split(separator: ",") {
      let parts = parameter.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw GeneratorError("parameter without value: \(parameter)") }
      switch parts[0] {
      case "layer":
        guard let layer = Layer(rawValue: parts[1]) else {
          throw GeneratorError("unknown layer: \(parts[1])")
        }
        self.layer = layer
      case "module": module = parts[1]
      case "import": imported = parts[1]
      case "access":
        guard ["public", "internal"].contains(parts[1]) else {
          throw GeneratorError("unknown access: \(parts[1])")
        }
        isPublic = parts[1] == "public"
      default: throw GeneratorError("unknown parameter: \(parts[0])")
      }
    }
  }
}
