/// How FCM is reached, and as whom.
package struct FCMConfiguration: Sendable {
  package static let productionURL = "https://fcm.googleapis.com"

  /// Without a path.
  package var baseURL = FCMConfiguration.productionURL
  package var account: ServiceAccount

  package init(account: ServiceAccount) { self.account = account }
}
