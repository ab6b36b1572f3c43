import RPCCore

/// Decides of traces that begin here whether they are recorded; of all others their beginning has decided
/// (`parentbased_traceidratio` of OpenTelemetry).
struct TraceSampler: Sendable, Hashable {
  /// Of a thousand traces, 0–1000.
  let perMille: Int

  /// By the id, so that whoever decides by the same ratio decides the same: the last eight bytes as a number
  /// of 63 bits lie below that share of all such numbers.
  func records(traceID: String) -> Bool {
    guard perMille > 0 else { return false }
    guard perMille < 1000, let number = UInt64(traceID.suffix(16), radix: 16) else { return true }
    return number >> 1 < UInt64(Double(perMille) / 1000 * 0x1p63)
  }
}
