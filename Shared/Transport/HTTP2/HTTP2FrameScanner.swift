/// Scans the frames of a byte stream beside nghttp2, which reports neither ignored nor incomplete
/// frames.
///
/// It reads nine bytes of each frame and skips the rest. nghttp2 handles invalid frames by ending
/// the connection.
struct HTTP2FrameScanner: Hashable {
  private static let headerCount = 9

  private enum FrameType {
    static let data: UInt8 = 0
    static let headers: UInt8 = 1
    static let priority: UInt8 = 2
    static let reset: UInt8 = 3
    static let settings: UInt8 = 4
    static let pushPromise: UInt8 = 5
    static let ping: UInt8 = 6
    static let goAway: UInt8 = 7
    static let windowUpdate: UInt8 = 8
    static let continuation: UInt8 = 9
  }

  private enum Flag {
    static let endStreamOrAcknowledgement: UInt8 = 0x1
    static let endHeaders: UInt8 = 0x4
    static let padded: UInt8 = 0x8
  }

  var counts = HTTP2FrameCounts()
  /// Streams of the DATA frames that have begun, in order, and the number of those that nghttp2 has
  /// read or skipped.
  private var dataStreams: [Int32] = []
  private var dataFramesSeen = 0

  private var prefaceLeft: Int
  /// Bytes of the frame header read so far.
  private var headerRead = 0
  private var length = 0
  private var type: UInt8 = 0
  private var flags: UInt8 = 0
  private var stream: UInt32 = 0
  private var payloadLeft = 0
  /// Leading payload bytes still to inspect, and the value read so far.
  private var inspectLeft = 0
  private var inspected: UInt32 = 0
  private var isInHeaderSection = false
  private var framesBegun: UInt64 = 0
  private var sectionBegan: UInt64 = 0
  private var sectionBytes = 0
  private let headerSectionMax: Int

  /// - Parameters:
  ///   - prefaceCount: bytes before the first frame: 24 from a client (RFC 9113 §3.4).
  ///   - headerSectionMax: size of a header section above which its bytes are counted.
  init(prefaceCount: Int, headerSectionMax: Int) {
    prefaceLeft = prefaceCount
    self.headerSectionMax = headerSectionMax
  }

  /// Returns the stream of the next DATA frame that nghttp2 has skipped.
  ///
  /// - Parameter accepted: the stream of the frame that nghttp2 reads next; nil after it has read
  ///   everything.
  mutating func nextSkippedData(before accepted: Int32?) -> Int32? {
    guard dataFramesSeen < dataStreams.count else {
      dataStreams.removeAll(keepingCapacity: true)
      dataFramesSeen = 0
      return nil
    }
    let id = dataStreams[dataFramesSeen]
    dataFramesSeen += 1
    return id == accepted ? nil : id
  }

  /// Number of the incomplete header section or non-DATA frame; nil if all are complete.
  var unfinished: UInt64? {
    if isInHeaderSection { return sectionBegan }
    if headerRead > 0 { return framesBegun + 1 }
    return payloadLeft > 0 && type != FrameType.data ? framesBegun : nil
  }

  mutating func scan(_ bytes: UnsafeRawBufferPointer) {
    var index = min(prefaceLeft, bytes.count)
    prefaceLeft -= index
    while index < bytes.count {
      if payloadLeft == 0 {
        if headerRead == 0, bytes.count - index >= Self.headerCount {
          length = Int(bytes[index]) << 16 | Int(bytes[index + 1]) << 8 | Int(bytes[index + 2])
          type = bytes[index + 3]
          flags = bytes[index + 4]
          stream = UInt32(
            bigEndian: bytes.loadUnaligned(fromByteOffset: index + 5, as: UInt32.self))
          index += Self.headerCount
          beginFrame()
        } else {
          readHeader(bytes[index])
          index += 1
        }
      } else if inspectLeft > 0 {
        inspected = inspected << 8 | UInt32(bytes[index])
        index += 1
        inspectLeft -= 1
        payloadLeft -= 1
        if inspectLeft == 0 { judgeInspected() }
        if payloadLeft == 0 { endFrame() }
      } else {
        let skipped = min(payloadLeft, bytes.count - index)
        index += skipped
        payloadLeft -= skipped
        if payloadLeft == 0 { endFrame() }
      }
    }
  }

  private mutating func readHeader(_ byte: UInt8) {
    switch headerRead {
    case 0: length = Int(byte)
    case 1, 2: length = length << 8 | Int(byte)
    case 3: type = byte
    case 4: flags = byte
    default: stream = stream << 8 | UInt32(byte)
    }
    headerRead += 1
    if headerRead == Self.headerCount { beginFrame() }
  }

  private mutating func beginFrame() {
    headerRead = 0
    framesBegun += 1
    payloadLeft = length
    inspectLeft = 0
    inspected = 0
    switch type {
    case FrameType.data:
      counts.dataBytes += length
      // The highest bit is reserved (RFC 9113 §4.1).
      dataStreams.append(Int32(bitPattern: stream & 0x7fff_ffff))
      guard flags & Flag.endStreamOrAcknowledgement == 0 else { break }
      if length == 0 {
        counts.emptyData += 1
      } else if flags & Flag.padded != 0 {
        inspectLeft = 1
      }
    case FrameType.headers, FrameType.pushPromise:
      counts.headers += 1
      isInHeaderSection = true
      sectionBegan = framesBegun
      sectionBytes = 0
      countSection()
    case FrameType.continuation: countSection()
    case FrameType.goAway: break
    case FrameType.priority: counts.priorities += 1
    case FrameType.reset: counts.resets += 1
    case FrameType.settings:
      if flags & Flag.endStreamOrAcknowledgement == 0 { counts.settings += 1 }
    case FrameType.ping:
      if flags & Flag.endStreamOrAcknowledgement == 0 {
        counts.pings += 1
      } else {
        counts.unknown += 1
      }
    case FrameType.windowUpdate:
      counts.windowUpdates += 1
      inspectLeft = min(4, length)
    default: counts.unknown += 1
    }
    if payloadLeft == 0 { endFrame() }
  }

  private mutating func countSection() {
    let counted = max(sectionBytes, headerSectionMax)
    sectionBytes += length
    counts.excessHeaderBytes += max(0, sectionBytes - counted)
  }

  private mutating func judgeInspected() {
    if type == FrameType.windowUpdate {
      let increment = Int(inspected & 0x7fff_ffff)
      if increment < HTTP2FrameCounts.smallIncrement { counts.smallWindowUpdates += 1 }
    } else if Int(inspected) + 1 >= length {
      counts.emptyData += 1
    }
  }

  private mutating func endFrame() {
    switch type {
    case FrameType.headers, FrameType.pushPromise, FrameType.continuation:
      if flags & Flag.endHeaders != 0 { isInHeaderSection = false }
    default: break
    }
  }
}
