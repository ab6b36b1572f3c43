import Fields
import FoundationEssentials
import ServiceKit

extension PushSettings {
  /// Key and rules for subscriptions of pages; nil without Web Push.
  var webPushTerms: WebPushTerms? {
    web.map {
      WebPushTerms(
        publicKey: $0.publicKey, hosts: $0.hosts, isPoint: { PrivateKey.isPoint($0) })
    }
  }

  static func readWeb(_ reader: inout SettingsReader) -> WebPushConfiguration? {
    guard let path = reader.read(webKeyFile) else {
      let others: [any DefinedSetting] = [webContact, webHosts]
      for setting in others.map(\.definition) where reader.isSet(setting) {
        reader.reject("\(setting.variable) is set, but OTOLITH_PUSH_WEB_KEY_FILE is not")
      }
      return nil
    }
    let contact = reader.read(webContact) ?? ""
    if !contact.isEmpty, !isContact(contact) {
      reader.reject(
        "OTOLITH_PUSH_WEB_CONTACT is \"\(contact)\": expected a mailto: or https:// URL")
    }
    let list = reader.read(webHosts)
    let hosts = WebPushHosts(list)
    if hosts == nil {
      reader.reject(
        "OTOLITH_PUSH_WEB_HOSTS is \"\(list)\": expected host names such as push.example.org or "
          + "*.example.org, separated by commas")
    }
    guard let pem = try? String(contentsOfFile: path, encoding: .utf8) else {
      reader.reject("OTOLITH_PUSH_WEB_KEY_FILE: \(path) cannot be read")
      return nil
    }
    guard let key = PrivateKey(pem: pem, for: .es256), let point = key.publicPoint else {
      reader.reject(
        "OTOLITH_PUSH_WEB_KEY_FILE: \(path) has no private key on the curve P-256 in PEM")
      return nil
    }
    return hosts.map {
      WebPushConfiguration(
        key: key, publicKey: Base64URL.encode(point), contact: contact, hosts: $0)
    }
  }

  /// Push services reject tokens without such a URL (RFC 8292 §2.1).
  private static func isContact(_ text: String) -> Bool {
    ["mailto:", "https://"].contains { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}
