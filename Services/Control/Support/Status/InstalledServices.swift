import Foundation
import ServiceKit

/// The services that packages have installed on this machine.
struct InstalledServices: Sendable {
  /// Folder of the settings files. `apt-get remove` keeps them.
  var settings = "/etc/otolith"
  /// Folder of the programs.
  var programs = "/usr/bin"

  /// Names such as `auth`.
  var names: Set<String> {
    let names = ServiceSettings.defaultPorts.keys.map { String($0.dropFirst("otolith-".count)) }
    return Set(
      names.filter { name in
        ["\(settings)/\(name).conf", "\(programs)/otolith-\(name)"].allSatisfy {
          FileManager.default.fileExists(atPath: $0)
        }
      })
  }
}
