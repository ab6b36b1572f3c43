/// The parameters of `--otolith_out`.
struct Options {
  enum Layer: String {
    case messages
    case stubs
    case reference
  }

  var layer = Layer.messages
  /// Module of the C code.
  var module = "COtolithMessages"
  var isPublic = true

  /// Whether the value types are in the module `Messages` itself.
  var isInMessages: Bool { module == "COtolithMessages" }

  /// `public ` or nothing.
  var access: String { isPublic ? "public " : "" }

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
