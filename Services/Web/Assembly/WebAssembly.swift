package import ServiceKit
package import Settings

/// otolith-web: the pages, and the services as browsers reach them.
package enum WebAssembly: StatelessAssembly {
  package static let name = "otolith-web"

  package static let abstract =
    "Serve the participant's page and the team's console, and pass their calls on to the services."

  package static var settings: SettingsGroup { WebSettings.group }

  package struct Own: Sendable {
    let settings: WebSettings
  }

  package static func read(_ reader: inout SettingsReader) -> Own {
    Own(settings: WebSettings(&reader))
  }

  package static func make(
    _ own: Own, _ environment: StatelessEnvironment
  ) throws -> any StatelessServer<Own> {
    try WebServer(own.settings, environment)
  }
}
