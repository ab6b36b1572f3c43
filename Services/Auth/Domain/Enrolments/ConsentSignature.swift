/// A participant's signature of a consent.
struct ConsentSignature: Sendable, Hashable {
  /// How a study asks for it. The raw values are stored.
  enum Kind: String, Sendable, Hashable {
    case name
    /// A drawing, or the typed name of a participant who cannot draw.
    case drawing
  }

  static let nameLengths = 2...100

  /// The typed name; nil for a drawing alone.
  var name: String?
  /// Data of an SVG path; nil for a name alone.
  var drawing: String?

  /// Returns nil if neither is given, or one has another form than allowed.
  init?(name: String, drawing: String) {
    self.name = name.isEmpty ? nil : name
    self.drawing = drawing.isEmpty ? nil : drawing
    if !name.isEmpty, !Self.isName(name) { return nil }
    if !drawing.isEmpty, !Self.isDrawing(drawing) { return nil }
    if self.name == nil, self.drawing == nil { return nil }
  }

  /// Whether the signature satisfies a study that asks for the kind.
  func satisfies(_ kind: Kind) -> Bool { kind == .drawing || name != nil }

  /// The signature as the study asks for it: a study that asks for a name keeps no drawing.
  func kept(for kind: Kind?) -> ConsentSignature? {
    var kept = self
    switch kind {
    case .name: kept.drawing = nil
    case .drawing: break
    case nil: return nil
    }
    return kept
  }

  private static func isName(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return nameLengths.contains(scalars.count)
      && scalars.allSatisfy { $0.properties.generalCategory != .control }
      // Not only spaces, digits, or invisible characters.
      && scalars.contains(where: \.properties.isAlphabetic)
  }

  /// Width and height of a drawing.
  static let size = (width: 600, height: 200)
  private static let pointsMax = 2_000
  /// Bytes of the longest drawing: a letter, two numbers of three digits and a space for each point.
  private static let bytesMax = pointsMax * 8

  /// Whether the text consists of strokes, each `M` with a point and `L` with each further one.
  private static func isDrawing(_ text: String) -> Bool {
    guard text.utf8.count <= bytesMax, text.hasPrefix("M") else { return false }
    var points = Set<[Int]>()
    var count = 0
    for stroke in text.dropFirst().split(separator: "M", omittingEmptySubsequences: false) {
      for point in stroke.split(separator: "L", omittingEmptySubsequences: false) {
        let numbers = point.split(separator: " ", omittingEmptySubsequences: false)
        guard numbers.count == 2, let x = coordinate(numbers[0], max: size.width),
          let y = coordinate(numbers[1], max: size.height)
        else { return false }
        points.insert([x, y])
        count += 1
      }
    }
    return count <= pointsMax && points.count >= 2
  }

  private static func coordinate(_ text: Substring, max: Int) -> Int? {
    guard (1...3).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(text), number <= max
    else { return nil }
    return number
  }
}

/// What a participant consents to besides the text, and the signature.
struct ConsentChoice: Sendable, Hashable {
  /// Accepted parts.
  var partIDs: Set<String> = []
  var signature: ConsentSignature?
  /// Whether the form has the part about subject labels, and it is not accepted.
  var declinesLabel = false
}

/// What the consent form of a version asks for.
struct ConsentForm: Sendable, Hashable {
  /// Id of the part about subject labels.
  static let label = "label"

  enum Refusal: Error, Sendable, Hashable {
    /// The text has no such part.
    case partUnknown
    /// The study asks for a signature of another kind, or for one at all.
    case signatureRequired
  }

  var partIDs: [String]
  var signature: ConsentSignature.Kind?

  /// Returns the choice as it is recorded.
  func accept(_ choice: ConsentChoice) throws(Refusal) -> ConsentChoice {
    guard choice.partIDs.isSubset(of: partIDs) else { throw .partUnknown }
    if let signature, choice.signature?.satisfies(signature) != true { throw .signatureRequired }
    return ConsentChoice(
      partIDs: choice.partIDs, signature: choice.signature?.kept(for: signature),
      declinesLabel: partIDs.contains(Self.label) && !choice.partIDs.contains(Self.label))
  }
}
