/// The random order in which a sheet shows the options of a question or the members of a group.
///
/// It is drawn from the id of the sheet, which is stored and exported: clients, the server and
/// analyses compute the same order from it. The algorithm is described at
/// `Question.random_options` in the protocol.
public struct ShownOrder: Sendable {
  /// FNV-1a of `SHEET_ID/ELEMENT_ID/`.
  private let prefix: UInt32

  /// - Parameters:
  ///   - sheetID: UUID in its text form; case does not matter.
  ///   - elementID: the question or group.
  public init(sheetID: String, elementID: String) {
    prefix = Self.hash("\(sheetID.lowercased())/\(elementID)/", 2_166_136_261)
  }

  /// - Parameters:
  ///   - codes: codes of the options, or ids of the members, in the order of the definition.
  ///   - isFixed: whether the code at a position keeps its place.
  /// - Returns: positions of `codes` in the order to show them.
  public func positions(_ codes: [String], isFixed: (Int) -> Bool) -> [Int] {
    let drawn = codes.indices.filter { !isFixed($0) }
    let keys = drawn.map { (key(codes[$0]), $0) }.sorted(by: <)
    var order = Array(codes.indices)
    for (place, (_, position)) in zip(drawn, keys) { order[place] = position }
    return order
  }

  private func key(_ code: String) -> UInt32 {
    var hash = Self.hash(code, prefix)
    hash ^= hash >> 16
    hash &*= 0x85eb_ca6b
    hash ^= hash >> 13
    hash &*= 0xc2b2_ae35
    return hash ^ hash >> 16
  }

  private static func hash(_ text: String, _ start: UInt32) -> UInt32 {
    text.utf8.reduce(start) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}

/// A question with options, or a group with members, in an order that each sheet draws.
public struct RandomOrder: Sendable, Hashable {
  /// The question or group.
  public let elementID: String
  /// Codes of the options, or ids of the members, in the order of the definition.
  public let codes: [String]
  let isFixed: [Bool]

  /// Returns the codes in the order that a sheet shows them.
  public func shown(in sheetID: String) -> [String] {
    ShownOrder(sheetID: sheetID, elementID: elementID).positions(codes) { isFixed[$0] }
      .map { codes[$0] }
  }
}

extension QuestionnaireDefinition {
  /// The random orders of its questions and groups, in the order of the elements.
  public func randomOrders(_ structure: QuestionnaireStructure) -> [RandomOrder] {
    elements.enumerated().compactMap { position, element in
      if element.question?.hasRandomOptions == true {
        let options = structure.kinds[position]?.options ?? []
        return RandomOrder(
          elementID: element.id, codes: options.map(\.code), isFixed: options.map(\.isFixed))
      }
      guard element.group?.hasRandomOrder == true else { return nil }
      let members = (structure.members[position] ?? []).map { elements[$0] }
      return RandomOrder(
        elementID: element.id, codes: members.map(\.id), isFixed: members.map(\.isFixed))
    }
  }
}

extension OptionDefinition {
  /// Whether it is offered.
  ///
  /// - Parameter answer: the answer to ``QuestionDefinition/offeredBy``; nil if there is none.
  public func isOffered(after answer: AnswerValue?) -> Bool {
    if offeredFor.isEmpty { return true }
    guard case .codes(let codes)? = answer else { return false }
    return codes.contains { chosen in offeredFor.contains { $0.isExactly(chosen) } }
  }
}
