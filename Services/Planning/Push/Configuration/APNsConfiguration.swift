/// How APNs is reached, and as whom.
package struct APNsConfiguration: Sendable {
  package static let productionURL = "https://api.push.apple.com"

  /// Without a path.
  package var baseURL = APNsConfiguration.productionURL
  package var key: PrivateKey
  package var keyID: String
  package var teamID: String
  /// Bundle ids of the apps that the key is for.
  package var topics: Set<String>

  package init(key: PrivateKey, keyID: String, teamID: String, topics: Set<String>) {
    self.key = key
    self.keyID = keyID
    self.teamID = teamID
    self.topics = topics
  }
}
