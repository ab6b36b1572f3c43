/// One thing that is fuzzed.
protocol FuzzTarget {
  /// Name for `run --target NAME`, and of its folder in `corpus/`.
  static var name: String { get }
  /// Runs one input. Ends the process when something is wrong.
  static func run(_ input: [UInt8])
  /// Seeds made from valid traffic, written to `corpus/`.
  static func seeds() -> [(name: String, bytes: [UInt8])]
}

/// Ends the process when a property does not hold; the fuzzer keeps the input.
func expect(
  _ holds: Bool, _ property: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !holds { fatalError("property does not hold: \(property())", file: file, line: line) }
}
