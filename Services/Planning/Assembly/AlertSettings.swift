import Fields
import FoundationEssentials
import ServiceKit

/// Settings of alerts to study staff.
struct AlertSettings: Sendable {
  static let privateHosts = Setting<String?>.text(
    "alerts.private.hosts", kind: .list, standard: .otherwise("only public addresses"),
    "host names of alerts' webhooks that may have private or loopback addresses")

  static let all: [any DefinedSetting] = [privateHosts]

  /// `OTOLITH_ALERTS_PRIVATE_HOSTS`, in lower case.
  var privateHosts: Set<String>

  /// - Throws: `SettingsError`.
  init(reader: SettingsReader) throws {
    var reader = reader
    let list = reader.read(Self.privateHosts) ?? ""
    let hosts = list.split(separator: ",").map { $0.filter { $0 != " " }.asciiLowercased }
    if hosts.contains(where: { WebPushEndpoint("https://\($0)/")?.host != $0 }) {
      reader.reject(
        "\(Self.privateHosts.variable) is \"\(list)\": expected host names such as "
          + "alerts.example.org, separated by commas")
    }
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
    privateHosts = Set(hosts)
  }
}
