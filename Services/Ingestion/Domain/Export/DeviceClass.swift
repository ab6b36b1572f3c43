import Calendar

/// Classes of devices and programs that many participants share: exact ones may identify a person.
enum DeviceClass {
  /// `iOS`, `Android`, `Web` or `other`; empty for an empty text.
  static func system(_ text: String) -> String {
    let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    if text.isEmpty { return "" }
    if words.contains("android") { return "Android" }
    if !words.isDisjoint(with: ["ios", "ipados", "iphone", "ipad"]) { return "iOS" }
    return words.isDisjoint(with: ["web", "mozilla"]) ? "other" : "Web"
  }

  /// The name of a zone or offset that the host's database knows; empty for any other text, which
  /// only one device may send.
  static func timeZone(_ text: String, in zones: ZoneDatabase) -> String {
    zones.zone(text)?.name ?? ""
  }

  /// The text up to its major version: `26` of `26.1`, `app 3` of `app 3.2 (417)`.
  static func majorVersion(_ text: String) -> String {
    var end = text.startIndex
    while let start = text[end...].firstIndex(where: \.isNumber) {
      end = text[start...].firstIndex { !$0.isNumber } ?? text.endIndex
      let followsLetter = start > text.startIndex && text[text.index(before: start)].isLetter
      if !followsLetter || text[end...].first == "." { return String(text[..<end]) }
    }
    return text
  }
}

extension ExportedSheet {
  mutating func useDeviceClasses(in zones: ZoneDatabase) {
    timeZone = DeviceClass.timeZone(timeZone, in: zones)
    appVersion = DeviceClass.majorVersion(appVersion)
    platform = DeviceClass.system(platform)
    device = Device(
      system: DeviceClass.system(device.system),
      systemVersion: DeviceClass.majorVersion(device.systemVersion))
  }
}

extension SessionRecord {
  mutating func useDeviceClasses(in zones: ZoneDatabase) {
    timeZone = DeviceClass.timeZone(timeZone, in: zones)
    appVersion = DeviceClass.majorVersion(appVersion)
  }
}

extension StoredRecord {
  mutating func useDeviceClasses(in zones: ZoneDatabase) {
    timeZone = DeviceClass.timeZone(timeZone, in: zones)
  }
}
