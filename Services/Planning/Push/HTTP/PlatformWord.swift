/// What a platform calls a refusal, for outcomes and logs.
enum PlatformWord {
  private static let lengthMax = 64

  /// The word itself where it is one; whatever else a server may write is left out.
  static func plain(_ text: String?) -> String {
    guard let text, !text.isEmpty, text.utf8.count <= lengthMax,
      text.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "_") })
    else { return "without a reason" }
    return text
  }
}
