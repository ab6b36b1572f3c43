/// One thing that is fuzzed.
protocol FuzzTarget {
  /// As in `run --target NAME`; the name of its folder in `corpus/` too.
  static var name: String { get }
  /// Runs one input. Ends the process when something is wrong.
  static func run(_ input: [UInt8])
  /// Inputs that lead into the code behind, made from valid traffic: what is written to `corpus/`.
  static func seeds() -> [(name: String, bytes: [UInt8])]
}

/// Ends the process when a property does not hold; the fuzzer keeps the input.
func expect(
  _ holds: Bool, _ property: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !holds { fatalError("property does not hold: \(property())", file: file, line: line) }
}
