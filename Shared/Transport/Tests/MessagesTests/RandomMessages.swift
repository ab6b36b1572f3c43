import MessageSupport
import TestBasics

/// A message with random contents.
protocol RandomMessage: Message {
  static func random(_ random: inout SeededGenerator) -> Self
}

extension GoogleProtobuf.`Any`: RandomMessage {
  static func random(_ random: inout SeededGenerator) -> Self {
    Self(typeURL: random.string(), value: random.bytes())
  }
}

extension GoogleProtobuf.Timestamp: RandomMessage {
  static func random(_ random: inout SeededGenerator) -> Self {
    Self(seconds: random.integer(), nanos: random.integer())
  }
}

extension GoogleRPC.ErrorInfo: RandomMessage {
  static func random(_ random: inout SeededGenerator) -> Self {
    let pairs = random.list(most: 6) { ($0.string(), $0.string()) }
    return Self(
      reason: random.string(), domain: random.string(),
      metadata: Dictionary(pairs) { _, last in last })
  }
}

extension Kinds.Sheet {
  static func random(_ random: inout SeededGenerator) -> Self {
    Self(
      sheetID: random.string(), version: random.integer(),
      startTime: random.maybe(GoogleProtobuf.Timestamp.random), appVersion: random.string(),
      answers: random.list(most: 6) {
        let values: [Kinds.Answer.OneOfValue?] = [
          nil, .choice(.init(codes: $0.list { $0.string() })), .number($0.double()),
          .text($0.string()),
        ]
        return .init(
          elementID: $0.string(), value: $0.one(of: values),
          answerTime: $0.maybe(GoogleProtobuf.Timestamp.random))
      },
      positions: random.list {
        .init(
          latitude: $0.double(), longitude: $0.double(), altitude: $0.maybe { .init($0.double()) })
      },
      referencedAnswers: random.list {
        .init(elementID: $0.string(), codes: $0.list { $0.string() })
      })
  }
}

extension Kinds.Sheets: RandomMessage, PartwiseMessage {
  static func random(_ random: inout SeededGenerator) -> Self {
    Self(sheets: random.list(Kinds.Sheet.random))
  }
}

extension Kinds.AllKinds.Inner {
  static func random(_ random: inout SeededGenerator, depth: Int = 3) -> Self {
    Self(
      text: random.string(),
      inner: depth == 0 ? [] : random.list(most: 2) { .random(&$0, depth: depth - 1) })
  }
}

extension Kinds.AllKinds: RandomMessage {
  static func random(_ random: inout SeededGenerator) -> Self {
    let colour: (inout SeededGenerator) -> Colour = {
      .init(rawValue: Int32.random(in: -3...4, using: &$0))
    }
    let inner: (inout SeededGenerator) -> Inner = { .random(&$0) }
    let choices: [OneOfChoice?] = [
      nil, .chosenBool(random.chance(50)), .chosenInt64(random.integer()),
      .chosenDouble(random.double()), .chosenString(random.string()), .chosenBytes(random.bytes()),
      .chosenColour(colour(&random)), .chosenInner(inner(&random)),
    ]
    var result = Self()
    result.aDouble = random.double()
    result.aFloat = Float(random.double())
    result.anInt32 = random.integer()
    result.anInt64 = random.integer()
    result.aUint32 = random.integer()
    result.aUint64 = random.integer()
    result.aSint32 = random.integer()
    result.aSint64 = random.integer()
    result.aFixed32 = random.integer()
    result.aFixed64 = random.integer()
    result.anSfixed32 = random.integer()
    result.anSfixed64 = random.integer()
    result.aBool = random.chance(50)
    result.aString = random.string()
    result.someBytes = random.bytes()
    result.aColour = colour(&random)
    result.anInner = random.maybe(inner)
    result.doubles = random.list { $0.double() }
    result.floats = random.list { Float($0.double()) }
    result.int32s = random.list { $0.integer() }
    result.int64s = random.list { $0.integer() }
    result.uint32s = random.list { $0.integer() }
    result.uint64s = random.list { $0.integer() }
    result.sint32s = random.list { $0.integer() }
    result.sint64s = random.list { $0.integer() }
    result.fixed32s = random.list { $0.integer() }
    result.fixed64s = random.list { $0.integer() }
    result.bools = random.list { $0.chance(50) }
    result.strings = random.list { $0.string() }
    result.byteStrings = random.list { $0.bytes() }
    result.colours = random.list(colour)
    result.inners = random.list(inner)
    for _ in 0..<3 where random.chance(50) {
      result.byName[random.string()] = random.integer()
      result.byNumber[random.integer()] = inner(&random)
    }
    result.unpacked = random.list { $0.integer() }
    result.choice = random.one(of: choices)
    result.operator = random.string()
    result.repeat = random.string()
    result.studyID = random.string()
    result.studyIDs = random.list { $0.string() }
    result.pageURL = random.string()
    result.csv = random.string()
    return result
  }
}
