import Foundation
import Messages

@testable import Kinds

/// Messages in JSON, as clients of the Connect protocol send them. Only `DecodingError` is thrown,
/// a message read decodes within the limits, and a message written is read again the same.
enum MappingTarget: FuzzTarget {
  static let name = "mapping"

  private static let schema: MessageSchema = {
    do {
      return try MessageSchema([
        Kinds.kindsFile, GoogleRPC.errorDetailsFile, AuthV1.authFile, CatalogueV1.projectsFile,
        CatalogueV1.draftsFile, IngestionV1.ingestionFile, PlanningV1.planningFile,
      ])
    } catch {
      fatalError("an invalid descriptor: \(error)")
    }
  }()

  private static let messages = messageList.filter { schema.declares($0.name) }

  static func run(_ input: [UInt8]) {
    var source = ByteSource(input)
    let message = messages[(source.below(256) << 8 | source.below(256)) % messages.count]
    let limits = DecodingLimits(sizeMax: 1 << 16, depthMax: 8, elementsMax: 100)
    if source.byte() & 1 == 0 {
      read(source.remaining(), message, limits)
    } else {
      var program = WireProgram(source)
      write(program.message(message.descriptor), message)
    }
  }

  private static func read(_ json: [UInt8], _ message: FuzzedMessage, _ limits: DecodingLimits) {
    let read = json.withUnsafeBufferPointer {
      try? schema.wire(json: $0, of: message.name, limits: limits)
    }
    guard let wire = read else { return }
    expect(wire.count <= limits.sizeMax, "\(wire.count) bytes")
    message.roundTrip(wire, limits)
    write(wire, message)
  }

  /// Writes the message as a response: only messages that its decoder accepts.
  private static func write(_ bytes: [UInt8], _ message: FuzzedMessage) {
    guard let wire = message.encoded(bytes), let text = try? schema.json(wire, of: message.name)
    else { return }
    do {
      _ = try JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
    } catch {
      fatalError(
        "\(message.name): Foundation does not read \(String(decoding: text, as: UTF8.self))")
    }
    // Contained messages of unknown types and times without a JSON form cannot be read again.
    let spelled = String(decoding: text, as: UTF8.self)
    if spelled.contains("@type") || spelled.contains("null") { return }
    // Paths of field masks may change their spelling once.
    let second = again(text, message)
    expect(again(second, message) == second, "\(message.name): \(spelled) keeps changing")
  }

  private static func again(_ text: [UInt8], _ message: FuzzedMessage) -> [UInt8] {
    do {
      let wire = try text.withUnsafeBufferPointer {
        try schema.wire(
          json: $0, of: message.name, limits: DecodingLimits(sizeMax: .max, depthMax: 200))
      }
      return try schema.json(wire, of: message.name)
    } catch {
      fatalError("\(message.name) does not read what it wrote: \(error)")
    }
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    let texts = [
      #"{"aDouble":"-Infinity","an_int64":"-9","aBool":true,"aString":"\u00e4\ud83d\ude00","someBytes":"_-8=","aColour":"COLOUR_RED","doubles":[1e3,"NaN"],"byName":{"a":1},"byNumber":{"7":{"text":"x"}},"anInner":{"inner":[{},{"text":null}]}}"#,
      #"{"sheets":[{"startTime":"2026-03-01T09:30:00.5+02:00","answers":[{"elementId":"a","number":3}],"positions":[{"altitude":2.5}]}]}"#,
    ]
    return texts.enumerated().flatMap { text in
      (0..<UInt8(4)).map {
        ("json-\(text.offset)-\($0)", [0, $0 &* 61, 0] + Array(text.element.utf8))
      }
    }
  }
}
