package import COtolithMessages

/// What generated messages are decoded and encoded with.
package enum Codec {
  /// Checks and unpacks a message, and converts it while its memory lasts.
  package static func decode<C, M>(
    _ bytes: UnsafeRawBufferPointer, _ limits: DecodingLimits,
    _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>, _ convert: (UnsafePointer<C>) -> M
  ) throws(DecodingError) -> M {
    do throws(DecodingError) {
      try checkAndReserve(bytes, descriptor, limits)
    } catch {
      guard error.reason.isBadText, let faults = TextFaultList.current else { throw error }
      var mended = [UInt8](bytes)
      faults.add(TextMender.mend(&mended, descriptor, depthMax: limits.depthMax))
      return try mended.withUnsafeBufferPointer { (mended) throws(DecodingError) in
        let bytes = UnsafeRawBufferPointer(mended)
        try checkAndReserve(bytes, descriptor, limits)
        return try unpack(bytes, descriptor, convert)
      }
    }
    return try unpack(bytes, descriptor, convert)
  }

  /// Finds the message in order, and memory for it.
  private static func checkAndReserve(
    _ bytes: UnsafeRawBufferPointer, _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>,
    _ limits: DecodingLimits
  ) throws(DecodingError) {
    let memory = try WireScanner.check(bytes, descriptor, limits)
    if memory > 0, let reservation = limits.reservation, !reservation.reserve(memory) {
      throw DecodingError(reason: .noMemoryLeft)
    }
  }

  /// - Parameter bytes: what `WireScanner` has checked.
  private static func unpack<C, M>(
    _ bytes: UnsafeRawBufferPointer, _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>,
    _ convert: (UnsafePointer<C>) -> M
  ) throws(DecodingError) -> M {
    // protobuf-c never gets a null pointer, not even for no bytes.
    var nothing: UInt8 = 0
    var arena = otolith_arena()
    let message: M? = withUnsafeMutablePointer(to: &arena) { arena in
      otolith_arena_begin(arena)
      defer { otolith_arena_end(arena) }
      let unpacked = withUnsafePointer(to: &nothing) { nothing in
        protobuf_c_message_unpack(
          descriptor, &arena.pointee.allocator, bytes.count,
          bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) ?? nothing)
      }
      guard let unpacked else { return nil }
      return convert(UnsafeRawPointer(unpacked).assumingMemoryBound(to: C.self))
    }
    guard let message else { throw DecodingError(reason: .malformed) }
    return message
  }

  /// Packs the C form that `build` makes.
  package static func encode<C>(_ build: (Arena) -> UnsafeMutablePointer<C>) -> [UInt8] {
    var arena = otolith_arena()
    return withUnsafeMutablePointer(to: &arena) { arena in
      otolith_arena_begin(arena)
      defer { otolith_arena_end(arena) }
      let message = UnsafeRawPointer(build(Arena(arena)))
        .assumingMemoryBound(to: ProtobufCMessage.self)
      let size = protobuf_c_message_get_packed_size(message)
      // An array made with no capacity writes its count into the one empty array of the process.
      guard size > 0 else { return [] }
      return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        if let start = buffer.baseAddress { count = protobuf_c_message_pack(message, start) }
      }
    }
  }

  /// A string that `WireScanner` has checked.
  package static func string(_ text: UnsafePointer<CChar>?) -> String {
    guard let text, text.pointee != 0 else { return "" }
    return String(cString: text)
  }

  package static func bytes(_ data: ProtobufCBinaryData) -> [UInt8] {
    guard data.len > 0, let start = data.data else { return [] }
    return [UInt8](UnsafeBufferPointer(start: start, count: data.len))
  }

  /// The Swift form of a C array.
  package static func array<C, T>(
    _ start: UnsafeMutablePointer<C>?, _ count: Int, _ convert: (C) -> T
  ) -> [T] {
    guard count > 0, let start else { return [] }
    return [T](unsafeUninitializedCapacity: count) { buffer, initialized in
      for index in 0..<count {
        buffer.initializeElement(at: index, to: convert(start[index]))
      }
      initialized = count
    }
  }

  /// The Swift form of a C array of messages, whose pointers protobuf-c always sets.
  package static func messages<C, M>(
    _ start: UnsafeMutablePointer<UnsafeMutablePointer<C>?>?, _ count: Int,
    _ convert: (UnsafePointer<C>) -> M
  ) -> [M] {
    array(start, count) { convert(UnsafePointer($0!)) }
  }

  /// The Swift form of a C array of map entries; of entries with one key the last counts.
  package static func map<C, K: Hashable, V>(
    _ start: UnsafeMutablePointer<UnsafeMutablePointer<C>?>?, _ count: Int,
    _ convert: (UnsafePointer<C>) -> (K, V)
  ) -> [K: V] {
    guard count > 0, let start else { return [:] }
    var result: [K: V] = [:]
    result.reserveCapacity(count)
    for index in 0..<count {
      let (key, value) = convert(UnsafePointer(start[index]!))
      result[key] = value
    }
    return result
  }
}
