internal import CDescriptor
internal import Foundation
internal import ProgramVersion

/// A protoc plugin that writes Otolith's Swift layer on the C code of protoc-c.
@main
enum ProtocGenOtolith {
  private static let usage = """
    usage: protoc --otolith_out=KEY=VALUE,...:DIRECTORY FILE...

    protoc calls this program, protoc-gen-otolith, where PATH or --plugin has it:

      layer=messages|stubs|reference   value types and descriptors (the default); server protocols and
                                       clients; the page reference.html, which describes all of it
      module=NAME                      the module of the C code; CMessageSupport by default
      import=NAME                      the Swift module of the support code and of messages of other
                                       files (layer=messages), or of the value types (layer=stubs);
                                       without it, the files become part of that module
      access=public|internal           of the value types
    """

  static func main() throws {
    // protoc gives it none.
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let answer = OtolithVersion.answer(of: "protoc-gen-otolith", to: arguments, usage: usage) {
      return print(answer)
    }
    guard arguments.isEmpty else {
      FileHandle.standardError.write(Data("\(usage)\n".utf8))
      exit(64)
    }
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
