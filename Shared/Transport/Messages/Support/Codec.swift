public import CMessageSupport

/// Decoding and encoding functions for the generated messages.
public enum Codec {
  /// Checks and unpacks a message, and converts it before its C memory is freed.
  @inlinable
  public static func decode<C, M>(
    _ bytes: UnsafeRawBufferPointer, _ limits: DecodingLimits,
    _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>, _ convert: (UnsafePointer<C>) -> M
  ) throws(DecodingError) -> M {
    guard let mended = try checkOrMend(bytes, descriptor, limits) else {
      return try unpack(bytes, descriptor, convert)
    }
    return try mended.withUnsafeBufferPointer { (mended) throws(DecodingError) in
      try unpack(UnsafeRawBufferPointer(mended), descriptor, convert)
    }
  }

  /// Checks the message and reserves memory for it.
  ///
  /// - Returns: nil for a valid message, otherwise its bytes with replaced texts if these are
  ///   collected (``PartwiseMessage``).
  @usableFromInline
  static func checkOrMend(
    _ bytes: UnsafeRawBufferPointer, _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>,
    _ limits: DecodingLimits
  ) throws(DecodingError) -> [UInt8]? {
    do throws(DecodingError) {
      try checkAndReserve(bytes, descriptor, limits)
      return nil
    } catch {
      guard error.reason.isBadText, let faults = TextFaultList.current else { throw error }
      var mended = [UInt8](bytes)
      faults.add(TextMender.mend(&mended, descriptor, depthMax: limits.depthMax))
      try mended.withUnsafeBufferPointer { (mended) throws(DecodingError) in
        try checkAndReserve(UnsafeRawBufferPointer(mended), descriptor, limits)
      }
      return mended
    }
  }

  private static func checkAndReserve(
    _ bytes: UnsafeRawBufferPointer, _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>,
    _ limits: DecodingLimits
  ) throws(DecodingError) {
    let memory = try WireScanner.check(bytes, descriptor, limits)
    if memory > 0, let reservation = limits.reservation, !reservation.reserve(memory) {
      throw DecodingError(reason: .noMemoryLeft)
    }
  }

  /// - Parameter bytes: bytes that `WireScanner` has checked.
  @inlinable
  static func unpack<C, M>(
    _ bytes: UnsafeRawBufferPointer, _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>,
    _ convert: (UnsafePointer<C>) -> M
  ) throws(DecodingError) -> M {
    // protobuf-c must not receive a null pointer, even for an empty message.
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

  /// Returns the descriptor of a message type, which is constant data in protoc-c's code.
  ///
  /// - Parameter initialise: protoc-c's function that sets a message to its defaults. Swift cannot
  ///   take the descriptor's own address, because C declares it constant.
  @inlinable
  public static func descriptor<C>(
    _ initialise: (UnsafeMutablePointer<C>?) -> Void
  ) -> UnsafePointer<ProtobufCMessageDescriptor> {
    withUnsafeTemporaryAllocation(of: C.self, capacity: 1) { memory in
      initialise(memory.baseAddress)
      return UnsafeRawPointer(memory.baseAddress!)
        .assumingMemoryBound(to: ProtobufCMessage.self).pointee.descriptor
    }
  }

  /// Returns the packed size, in bytes, of the C form that `build` creates.
  @inlinable
  public static func encodedSize<C>(_ build: (Arena) -> UnsafeMutablePointer<C>) -> Int {
    var arena = otolith_arena()
    return withUnsafeMutablePointer(to: &arena) { arena in
      otolith_arena_begin(arena)
      defer { otolith_arena_end(arena) }
      return protobuf_c_message_get_packed_size(
        UnsafeRawPointer(build(Arena(arena))).assumingMemoryBound(to: ProtobufCMessage.self))
    }
  }

  /// Packs the C form that `build` creates.
  @inlinable
  public static func encode<C>(_ build: (Arena) -> UnsafeMutablePointer<C>) -> [UInt8] {
    var arena = otolith_arena()
    return withUnsafeMutablePointer(to: &arena) { arena in
      otolith_arena_begin(arena)
      defer { otolith_arena_end(arena) }
      let message = UnsafeRawPointer(build(Arena(arena)))
        .assumingMemoryBound(to: ProtobufCMessage.self)
      let size = protobuf_c_message_get_packed_size(message)
      // With capacity 0, the array's count would be written into the process's shared empty array.
      guard size > 0 else { return [] }
      return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        if let start = buffer.baseAddress { count = protobuf_c_message_pack(message, start) }
      }
    }
  }

  /// Converts a string that `WireScanner` has checked.
  public static func string(_ text: UnsafePointer<CChar>?) -> String {
    guard let text, text.pointee != 0 else { return "" }
    return String(cString: text)
  }

  public static func bytes(_ data: ProtobufCBinaryData) -> [UInt8] {
    guard data.len > 0, let start = data.data else { return [] }
    return [UInt8](UnsafeBufferPointer(start: start, count: data.len))
  }

  /// Converts a C array.
  @inlinable
  public static func array<C, T>(
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

  /// Converts a C array of messages; protobuf-c sets all of its pointers.
  @inlinable
  public static func messages<C, M>(
    _ start: UnsafeMutablePointer<UnsafeMutablePointer<C>?>?, _ count: Int,
    _ convert: (UnsafePointer<C>) -> M
  ) -> [M] {
    array(start, count) { convert(UnsafePointer($0!)) }
  }

  /// Converts a C array of map entries; for duplicate keys the last entry counts.
  @inlinable
  public static func map<C, K: Hashable, V>(
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
