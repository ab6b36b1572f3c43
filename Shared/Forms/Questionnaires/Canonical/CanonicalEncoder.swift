/// Encodes definitions as canonical bytes for hashing: equal contents give equal bytes.
///
/// Every value is one record: `name`, `:`, the length of the value in bytes as a decimal number,
/// `:`, the value, a line feed. A list is a record with the number of its items, followed by the
/// items. Records have a fixed order; absent optional values have no record. Values are
/// - texts: UTF-8 as published, without normalisation, since clients show them unchanged;
/// - whole numbers: decimal;
/// - other numbers: the IEEE 754 bit pattern as 16 hexadecimal digits, −0 as 0;
/// - truth values: `0`, `1`;
/// - translated texts: a list, ordered by language tag, of the records `language` and `text`.
///
/// Lengths make the encoding injective and simple to reimplement.
struct CanonicalEncoder {
  private(set) var bytes: [UInt8] = []

  mutating func record(_ name: StaticString, _ value: String) {
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: ":"))
    bytes.append(contentsOf: String(value.utf8.count).utf8)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(contentsOf: value.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func record(_ name: StaticString, _ value: some BinaryInteger) {
    record(name, String(value))
  }

  mutating func record(_ name: StaticString, _ value: Bool) { record(name, value ? "1" : "0") }

  mutating func record(_ name: StaticString, _ value: Double?) {
    guard let value else { return }
    let pattern = value == 0 ? 0 : value.bitPattern
    let digits = String(pattern, radix: 16)
    record(name, String(repeating: "0", count: 16 - digits.count) + digits)
  }

  mutating func record(_ name: StaticString, _ text: TranslatedText) {
    guard !text.isAbsent else { return }
    record(name, text.translations.count)
    let sorted = text.translations.sorted { left, right in
      // Compares bytes, because the order of `String` follows Unicode normalisation.
      Array(left.language.utf8).lexicographicallyPrecedes(Array(right.language.utf8))
    }
    for translation in sorted {
      record("language", translation.language)
      record("text", translation.text)
    }
  }

  mutating func list<Item>(
    _ name: StaticString, _ items: some Collection<Item>,
    _ write: (inout CanonicalEncoder, Item) -> Void
  ) {
    record(name, items.count)
    for item in items { write(&self, item) }
  }
}
