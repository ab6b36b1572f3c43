import FoundationEssentials

/// Sends alerts to webhooks by HTTPS. Redirections are not followed; time and size of the response
/// are limited (``HTTPClient``).
struct WebhookClient: WebhookSender {
  /// Host names whose addresses may be private, in lower case.
  let privateHosts: Set<String>
  /// Not shared with push platforms, whose connections a webhook that never answers would retire.
  let client: HTTPClient

  func send(_ request: WebhookRequest, to endpoint: WebPushEndpoint) async -> WebhookOutcome {
    let request = HTTPRequest(
      url: endpoint.url,
      headers: [
        ("content-type", "application/json"), ("otolith-signature", request.signature),
        ("otolith-delivery", request.delivery),
      ], body: request.body, isPublicOnly: !privateHosts.contains(endpoint.host))
    do throws(HTTPFailure) {
      let answer = try await client.post(request)
      return .answered(status: answer.status, wanted: RetryAfter.read(answer, at: Date()))
    } catch {
      return error.isAddressRefused ? .addressNotAllowed : .unreachable
    }
  }
}
