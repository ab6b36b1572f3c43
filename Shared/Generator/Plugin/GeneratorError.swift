/// What the plugin refuses, in words for whoever runs protoc.
struct GeneratorError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
