/// The canonical form of a sheet; its SHA-256 identifies sheets with the same id and contents.
///
/// Independent of the wire format, so that two encodings of one sheet are equal. Independent of what
/// an update of the app or a journey changes between two attempts to send one sheet: time zone, app
/// version, platform, device, and the times of answers, which only some clients record. In this
/// order:
///
/// 1. the ASCII bytes `otolith answer sheet 1` and a zero byte;
/// 2. sheet id in lower case, study, questionnaire, version, content hash, start, end, notification
///    id, closing (a byte: 0 unknown, 1 complete, 2 incomplete, 3 autosaved, 4 expired);
/// 3. the answers, by the bytes of their element ids: element id, kind, value, a zero byte;
/// 4. noise measurements as sent: time, level, unit (a byte: 0 unspecified, 1 dB(A), 2 dBFS,
///    3 amplitude, 255 unknown);
/// 5. positions as sent: time, latitude, longitude, altitude;
/// 6. referenced answers, by the bytes of questionnaire and element id: both, codes, number, text.
///
/// A string is its UTF-8 length (32 bit) and bytes. Texts are in normalisation form C. A list
/// is its count (32 bit) and elements; codes are sorted by their bytes, since the order of choosing
/// is irrelevant. Integers are big-endian. A time is its 64-bit count of microseconds. A number is
/// its IEEE 754 bit pattern, with −0 written as 0 and every NaN as the quiet one. Optional values
/// follow a byte 0 (absent) or 1.
struct CanonicalEncoding {
  private var bytes: [UInt8] = []

  /// Encodes a sheet. Defined for every sheet, valid or not.
  static func encode(_ sheet: AnswerSheet) -> [UInt8] {
    var encoding = CanonicalEncoding()
    encoding.bytes.reserveCapacity(256 + 64 * sheet.answers.count)
    encoding.bytes.append(contentsOf: "otolith answer sheet 1\0".utf8)
    encoding.appendHead(of: sheet)
    encoding.appendList(sheet.answers.sortedByBytes { [$0.elementID] }) {
      $0.append(Answer(elementID: $1.elementID, value: $1.value))
    }
    encoding.appendList(sheet.noise) {
      $0.append($1.measuredAt)
      $0.append($1.level)
      $0.bytes.append($1.unit.canonicalByte)
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
      $0.appendOptional($1.number) { $0.append($1) }
      $0.append($1.text)
    }
    return encoding.bytes
  }

  /// Encodes one answer: element id, kind, value, time.
  static func encode(_ answer: Answer) -> [UInt8] {
    var encoding = CanonicalEncoding()
    encoding.append(answer)
    return encoding.bytes
  }

  private mutating func appendHead(of sheet: AnswerSheet) {
    append(sheet.sheetID.lowercased())
    append(sheet.studyID)
    append(sheet.questionnaireID)
    append(integer: sheet.version)
    append(sheet.contentHash)
    append(sheet.startedAt)
    append(sheet.finishedAt)
    append(sheet.notificationID)
    bytes.append(sheet.closing.canonicalByte)
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

  /// An invalid time is encoded by its raw fields. It is never stored, but must differ from an
  /// absent one.
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

extension SheetClosing? {
  fileprivate var canonicalByte: UInt8 {
    switch self {
    case nil: 0
    case .complete: 1
    case .incomplete: 2
    case .autosaved: 3
    case .expired: 4
    }
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
  /// Returns the elements stably sorted by the UTF-8 bytes of their keys. Swift's own string order
  /// compares normalised forms, which other implementations would have to repeat.
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
