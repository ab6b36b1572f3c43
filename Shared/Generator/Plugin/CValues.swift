/// The Swift form of a C string.
func text(_ text: UnsafePointer<CChar>) -> String {
  String(cString: text)
}

/// The Swift form of a C string that may be absent; then empty.
func optionalText(_ text: UnsafePointer<CChar>?) -> String {
  text.map { String(cString: $0) } ?? ""
}

/// The Swift form of a C array of pointers, which protobuf-c always sets.
func list<C, T>(
  _ start: UnsafeMutablePointer<UnsafeMutablePointer<C>?>?, _ count: Int,
  _ convert: (UnsafeMutablePointer<C>) throws -> T
) rethrows -> [T] {
  guard let start else { return [] }
  return try (0..<count).compactMap { index in try start[index].map(convert) }
}
