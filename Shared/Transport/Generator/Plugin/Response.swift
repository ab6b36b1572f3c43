internal import CDescriptor

/// Writes a `CodeGeneratorResponse`.
enum Response {
  static func failure(_ message: String) -> [UInt8] {
    var memory = CMemory()
    defer { memory.free() }
    var response = Google__Protobuf__Compiler__CodeGeneratorResponse()
    google__protobuf__compiler__code_generator_response__init(&response)
    response.error = memory.string(message)
    return packed(&response)
  }

  static func success(_ files: [GeneratedFile]) -> [UInt8] {
    var memory = CMemory()
    defer { memory.free() }
    var response = Google__Protobuf__Compiler__CodeGeneratorResponse()
    google__protobuf__compiler__code_generator_response__init(&response)
    typealias File = Google__Protobuf__Compiler__CodeGeneratorResponse__File
    let pointers = memory.allocate(UnsafeMutablePointer<File>?.self, count: files.count)
    for (index, file) in files.enumerated() {
      let copy = memory.allocate(File.self, count: 1)
      google__protobuf__compiler__code_generator_response__file__init(copy)
      copy.pointee.name = memory.string(file.name)
      copy.pointee.content = memory.string(file.contents)
      (pointers + index).initialize(to: copy)
    }
    response.file = pointers
    response.n_file = files.count
    return packed(&response)
  }

  private static func packed(
    _ response: inout Google__Protobuf__Compiler__CodeGeneratorResponse
  ) -> [UInt8] {
    withUnsafePointer(to: &response) { packedBytes($0) }
  }
}

/// C memory that is freed all at once.
private struct CMemory {
  private var blocks: [UnsafeMutableRawPointer] = []

  mutating func allocate<T>(_ type: T.Type, count: Int) -> UnsafeMutablePointer<T> {
    let memory = UnsafeMutablePointer<T>.allocate(capacity: max(count, 1))
    blocks.append(UnsafeMutableRawPointer(memory))
    return memory
  }

  mutating func string(_ text: String) -> UnsafeMutablePointer<CChar> {
    let characters = text.utf8CString
    let memory = allocate(CChar.self, count: characters.count)
    for (index, character) in characters.enumerated() {
      (memory + index).initialize(to: character)
    }
    return memory
  }

  mutating func free() {
    for block in blocks { block.deallocate() }
    blocks = []
  }
}
