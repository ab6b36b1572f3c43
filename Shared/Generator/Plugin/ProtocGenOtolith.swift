internal import CDescriptor
internal import Foundation

/// A protoc plugin that writes Otolith's Swift layer on the C code of protoc-c.
///
/// Parameters (`--otolith_out=KEY=VALUE,…:DIRECTORY`):
/// - `layer=messages` writes value types and descriptors, `layer=stubs` server protocols and
///   clients, `layer=reference` the page `reference.html` that describes all of it to people.
/// - `module=NAME`: the module of the C code. Value types on `COtolithMessages`, the default, are
///   part of `Messages`; others import it for what they are decoded with, and have their stubs in
///   their own module.
/// - `access=public|internal`: of the value types.
@main
enum ProtocGenOtolith {
  static func main() throws {
    let request = try FileHandle.standardInput.readToEnd() ?? Data()
    try FileHandle.standardOutput.write(contentsOf: Data(respond(to: [UInt8](request))))
  }

  /// The `CodeGeneratorResponse` to a `CodeGeneratorRequest`, both in wire form.
  private static func respond(to bytes: [UInt8]) -> [UInt8] {
    do {
      guard
        let request = google__protobuf__compiler__code_generator_request__unpack(
          nil, bytes.count, bytes)
      else { throw GeneratorError("not a CodeGeneratorRequest") }
      defer { google__protobuf__compiler__code_generator_request__free_unpacked(request, nil) }
      let options = try Options(optionalText(request.pointee.parameter))
      let files = try list(request.pointee.proto_file, request.pointee.n_proto_file) {
        try FileSchema($0)
      }
      let names = list(request.pointee.file_to_generate, request.pointee.n_file_to_generate) {
        text($0)
      }
      let generator = try Generator(files: files, options: options)
      return Response.success(try generator.generate(Set(names)))
    } catch {
      return Response.failure("\(error)")
    }
  }
}
