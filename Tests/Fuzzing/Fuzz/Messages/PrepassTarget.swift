import COtolithMessages
import Messages

/// The pre-pass alone: protobuf-c unpacks all accepted messages without fault, in memory bounded by
/// the message's size and elements.
enum PrepassTarget: FuzzTarget {
  static let name = "prepass"

  /// Most that one element or byte may cost: the structure of the largest message there is, rounded
  /// up, and twice what an element takes while protobuf-c collects it.
  private static let bytesEachMax = 4_096

  static func run(_ input: [UInt8]) {
    let input = MessageInput(input)
    // Uses memory of its own, whose bounds the sanitizer checks.
    input.bytes.withUnsafeBytes { bytes in
      do throws(Messages.DecodingError) {
        _ = try WireScanner.check(bytes, input.message.descriptor, input.limits)
      } catch {
        expect(
          !error.field.utf8.contains(0) && error.field.utf8.count < 64 * 1_024,
          "the path of a fault is \(error.field.debugDescription)")
        return
      }
      expect(bytes.count <= input.limits.sizeMax, "\(bytes.count) bytes passed")
      let allocator = CountingAllocator()
      defer { allocator.finish() }
      let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      var nothing: UInt8 = 0
      let unpacked = withUnsafePointer(to: &nothing) { nothing in
        protobuf_c_message_unpack(
          input.message.descriptor, &allocator.allocator, bytes.count, start ?? nothing)
      }
      expect(unpacked != nil, "\(input.message.name): what passed does not unpack")
      expect(
        allocator.allocated <= (bytes.count + 1) * bytesEachMax,
        "\(bytes.count) bytes took \(allocator.allocated)")
      protobuf_c_message_free_unpacked(unpacked, &allocator.allocator)
    }
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] { MessageInput.seeds() }
}
