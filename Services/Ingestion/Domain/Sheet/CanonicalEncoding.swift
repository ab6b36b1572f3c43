/// The bytes whose SHA-256 says whether two sheets with one id have the same contents.
///
/// Independent of the wire format, so that two encodings of one sheet agree. In this order:
///
/// 1. the ASCII bytes `otolith answer sheet 1` and a zero byte;
/// 2. sheet id in lower case, study, questionnaire, version, content hash, start, end, time zone,
///    notification id, autosaved, app version, platform;
/// 3. the answers, by the bytes of their element ids: element id, kind, value, time;
/// 4. noise measurements as sent: time, level;
/// 5. positions as sent: time, latitude, longitude, altitude;
/// 6. referenced answers, by the bytes of questionnaire and element id: both, codes, number, and a
///    text where there is one: the byte before the number is 2 (text, no number) or 3 (both) then;
/// 7. what former releases did not know, where the sheet says it: a byte 1 and how it was closed, unless that
///    is completely or autosaved (0 a way that is none, 1 incomplete, 2 expired); a byte 2 and the four texts
///    of the device; a byte 3 and the units of the noise measurements (0 not told, 1 dB(A), 2 dBFS, 3
///    amplitude, 255 none that is known).
///
/// A string is its UTF-8 length (32 bit) and bytes, as sent: no Unicode normalisation. A list is
/// its count (32 bit) and elements; codes are sorted by their bytes, since the order of choosing
/// means nothing. Integers are big-endian. A time is its 64-bit count of microseconds. A number is
/// its IEEE 754 bit pattern, with −0 written as 0 and every NaN as the quiet one. What may be
/// absent is preceded by a byte 0 (absent) or 1.
public struct CanonicalEncoding {
  private var bytes: [UInt8] = []

  /// The canonical bytes of a sheet. Defined for every sheet, valid or not.
  public static func encode(_ sheet: AnswerSheet) -> [UInt8] {
    var encoding = CanonicalEncoding()
    encoding.bytes.reserveCapacity(256 + 64 * sheet.answers.count)
    encoding.bytes.append(contentsOf: "otolith answer sheet 1\0".utf8)
    encoding.appendHead(of: sheet)
    encoding.appendList(sheet.answers.sortedByBytes { [$0.elementID] }) { $0.append($1) }
    encoding.appendList(sheet.noise) {
      $0.append($1.measuredAt)
      $0.append($1.level)
    }
    encoding.appendList(sheet.positions) {
      $0.append($1.measuredAt)
      $0.append($1.latitude)
      $0.append($1.longitude)
      $0.appendOptional($1.altitude) { $0.append($1) }
    }
    encoding.appendList(
      sheet.referencedAnswers.sortedByBytes { [$0.questionnaireID, $0.elementID] }
    ) {
      $0.append($1.questionnaireID)
      $0.append($1.elementID)
      $0.append(codes: $1.codes)
      // Without a text as it was before there were texts, since hashes are stored.
      let flag: UInt8 = ($1.number == nil ? 0 : 1) + ($1.text.isEmpty ? 0 : 2)
      $0.bytes.append(flag)
      if let number = $1.number { $0.append(number) }
      if !$1.text.isEmpty { $0.append($1.text) }
    }
    encoding.appendWhatIsNew(of: sheet)
    return encoding.bytes
  }

  /// The bytes of one answer: element id, kind, value, time.
  public static func encode(_ answer: Answer) -> [UInt8] {
    var encoding = CanonicalEncoding()
    encoding.append(answer)
    return encoding.bytes
  }

  /// Of a sheet that says nothing of it the bytes stay as they were: hashes are stored.
  private mutating func appendWhatIsNew(of sheet: AnswerSheet) {
    switch sheet.closing {
    case .complete, .autosaved: break
    case nil: bytes += [1, 0]
    case .incomplete: bytes += [1, 1]
    case .expired: bytes += [1, 2]
    }
    if sheet.device != Device() {
      bytes.append(2)
      for text in sheet.device.texts { append(text) }
    }
    if sheet.noise.contains(where: { $0.unit != .untold }) {
      bytes.append(3)
      appendList(sheet.noise) { $0.bytes.append($1.unit.canonicalByte) }
    }
  }

  private mutating func appendHead(of sheet: AnswerSheet) {
    append(sheet.sheetID.lowercased())
    append(sheet.studyID)
    append(sheet.questionnaireID)
    append(integer: sheet.version)
    append(sheet.contentHash)
    append(sheet.startedAt)
    append(sheet.finishedAt)
    append(sheet.timeZone)
    append(sheet.notificationID)
    bytes.append(sheet.closing == .autosaved ? 1 : 0)
    append(sheet.appVersion)
    append(sheet.platform)
  }

  private mutating func append(_ answer: Answer) {
    append(answer.elementID)
    switch answer.value {
    case nil:
      bytes.append(0)
    case .choice(let codes):
      bytes.append(1)
      append(codes: codes)
    case .number(let number):
      bytes.append(2)
      append(number)
    case .text(let text):
      bytes.append(3)
      append(text)
    case .date(let text):
      bytes.append(4)
      append(text)
    case .time(let text):
      bytes.append(5)
      append(text)
    case .dateTime(let text):
      bytes.append(6)
      append(text)
    }
    append(answer.answeredAt)
  }

  private mutating func append(_ text: String) {
    append(integer: UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func append(codes: [String]) {
    appendList(codes.sortedByBytes { [$0] }) { $0.append($1) }
  }

  private mutating func append(_ number: Double) {
    let pattern: UInt64 =
      number.isNaN ? Double.nan.bitPattern : number == 0 ? 0 : number.bitPattern
    append(integer: pattern)
  }

  /// A time that is none is written by its raw fields: it never gets stored, but must not look
  /// like an absent one.
  private mutating func append(_ time: DeviceTime?) {
    guard let time else { return bytes.append(0) }
    if let instant = time.instant {
      bytes.append(1)
      append(integer: instant.microseconds)
    } else {
      bytes.append(2)
      append(integer: time.seconds)
      append(integer: time.nanoseconds)
    }
  }

  private mutating func append(integer value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
  }

  private mutating func appendOptional<Value>(
    _ value: Value?, _ body: (inout CanonicalEncoding, Value) -> Void
  ) {
    bytes.append(value == nil ? 0 : 1)
    if let value { body(&self, value) }
  }

  private mutating func appendList<Element>(
    _ elements: [Element], _ body: (inout CanonicalEncoding, Element) -> Void
  ) {
    append(integer: UInt32(elements.count))
    for element in elements { body(&self, element) }
  }
}

extension NoiseUnit? {
  fileprivate var canonicalByte: UInt8 {
    switch self {
    case .untold: 0
    case .decibelA: 1
    case .decibelFullScale: 2
    case .amplitude: 3
    case nil: 255
    }
  }
}

extension Array {
  /// Sorted by the UTF-8 bytes of the keys, stably. Swift's own order of strings compares
  /// normalised forms, which other implementations would have to repeat.
  fileprivate func sortedByBytes(_ keys: (Element) -> [String]) -> [Element] {
    guard count > 1 else { return self }
    return enumerated().map { (index: $0.offset, keys: keys($0.element).map { [UInt8]($0.utf8) }) }
      .sorted { left, right in
        for (leftKey, rightKey) in zip(left.keys, right.keys) where leftKey != rightKey {
          return leftKey.lexicographicallyPrecedes(rightKey)
        }
        return left.index < right.index
      }
      .map { self[$0.index] }
  }
}
