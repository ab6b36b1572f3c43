import Fields
import FoundationEssentials
import Messages
import RPCCore
import ServiceKit

extension PushDevice {
  /// Returns an id as it is stored: capitals, as in the UUIDs of iOS, do not make another device.
  static func id(_ text: String) -> String { text.asciiLowercased }

  /// - Throws: INVALID_ARGUMENT that names every invalid field.
  init(_ request: PlanningV1.RegisterPushTokenRequest, at now: Date) throws {
    var check = FieldChecks()
    let readID = check.id(Self.id(request.deviceID), field: "device_id")
    let readPlatform = PushPlatform(request.platform)
    if readPlatform == nil {
      check.reject("platform", .pushPlatformMissing, "must be APNS, FCM or WEB")
    }
    let token = Self.token(request, of: readPlatform, &check)
    if request.appID.isEmpty {
      check.reject("app_id", .missing)
    } else if !PushAddress.isAppID(request.appID) {
      check.reject(
        "app_id", .appIdInvalid,
        "must be the bundle id or package name of the app, or the host name of the page")
    }
    let language = check.optionalLanguage(request.language, field: "language")
    let (id, platform) = try check.unwrap(readID, readPlatform)
    self.init(
      id: id,
      address: PushAddress(platform: platform, token: token, appID: request.appID),
      language: language, registeredAt: now)
  }

  /// Returns the token of the device, empty if invalid.
  private static func token(
    _ request: PlanningV1.RegisterPushTokenRequest, of platform: PushPlatform?,
    _ check: inout FieldChecks
  ) -> String {
    guard platform != .web else { return subscription(request, &check)?.token ?? "" }
    if request.subscription != nil {
      check.reject("subscription", .pushSubscriptionInvalid, "is allowed for WEB only")
    }
    if request.token.isEmpty {
      check.reject("token", .missing)
    } else if let platform, !PushAddress.isToken(request.token, of: platform) {
      check.reject(
        "token", .pushTokenInvalid, "must be the token that the platform issued to the app")
    }
    return request.token
  }

  private static func subscription(
    _ request: PlanningV1.RegisterPushTokenRequest, _ check: inout FieldChecks
  ) -> WebPushSubscription? {
    if !request.token.isEmpty {
      check.reject("token", .pushSubscriptionInvalid, "must be empty for WEB: use subscription")
    }
    guard let message = request.subscription else {
      check.reject("subscription", .missing)
      return nil
    }
    func read<Value>(_ field: String, _ value: Value?, _ description: String) -> Value? {
      if value == nil {
        check.reject("subscription.\(field)", .pushSubscriptionInvalid, description)
      }
      return value
    }
    let endpoint = read(
      "endpoint", WebPushEndpoint(message.endpoint),
      "must be the https URL of the browser's push service, with a path and without a user, at "
        + "most \(WebPushEndpoint.lengthMax) characters")
    let publicKey = read(
      "p256dh", WebPushSubscription.publicKey(message.p256dh),
      "must be an uncompressed point of P-256, 65 bytes in base64url without padding")
    let secret = read(
      "auth", WebPushSubscription.secret(message.auth),
      "must be 16 bytes in base64url without padding")
    guard let endpoint, let publicKey, let secret else { return nil }
    return WebPushSubscription(endpoint: endpoint, publicKey: publicKey, secret: secret)
  }
}

extension PushPlatform {
  fileprivate init?(_ message: PlanningV1.PushPlatform) {
    switch message {
    case .apns: self = .apns
    case .fcm: self = .fcm
    case .web: self = .web
    default: return nil
    }
  }

  fileprivate var message: PlanningV1.PushPlatform {
    switch self {
    case .apns: .apns
    case .fcm: .fcm
    case .web: .web
    }
  }
}

extension PlanningV1.PushToken {
  init(_ device: PushDevice) {
    self.init(
      deviceID: device.id, platform: device.address.platform.message, appID: device.address.appID,
      language: device.language?.description ?? "",
      registerTime: GoogleProtobuf.Timestamp(device.registeredAt))
  }
}

extension WatchNotifications.Terms {
  /// - Throws: INVALID_ARGUMENT that names every invalid field.
  init(_ request: PlanningV1.WatchPromptsRequest) throws {
    var check = FieldChecks()
    if request.unacknowledgedMax > WatchNotifications.unacknowledgedMax {
      check.reject(
        "unacknowledged_max", .unacknowledgedOutOfRange,
        "must be at most \(WatchNotifications.unacknowledgedMax)")
    }
    let lease = request.leaseSeconds == 0 ? WatchNotifications.leaseDefault : request.leaseSeconds
    if !WatchNotifications.leaseRange.contains(lease) {
      check.reject(
        "lease_seconds", .leaseOutOfRange,
        "must be \(WatchNotifications.leaseRange.lowerBound)–\(WatchNotifications.leaseRange.upperBound)"
      )
    }
    try check.unwrap()
    self.init(
      unacknowledgedMax: request.unacknowledgedMax == 0
        ? WatchNotifications.unacknowledgedDefault : Int(request.unacknowledgedMax),
      lease: Double(lease))
  }
}

extension PlanningV1.WatchPromptsResponse {
  init(_ news: WatchNotifications.News) {
    self.init(
      prompts: news.notifications.map { PlanningV1.Prompt($0) },
      revokedLeaseIDs: news.revoked.map(\.text))
  }
}

extension PlanningV1.Prompt {
  fileprivate init(_ notification: DueNotification) {
    self.init(
      leaseID: notification.lease.text, participantID: notification.lease.participantID.text,
      notificationID: notification.lease.notificationID.text, studyID: notification.studyID,
      questionnaireID: notification.questionnaireID,
      reminder: UInt32(clamping: notification.lease.step),
      dueTime: GoogleProtobuf.Timestamp(notification.dueAt),
      expireTime: notification.expiresAt.map { GoogleProtobuf.Timestamp($0) },
      leaseExpireTime: GoogleProtobuf.Timestamp(notification.leaseEndsAt))
  }
}

extension PlanningV1.AcknowledgePromptsRequest {
  /// The acknowledgements, nil for malformed ones, and the violations of those.
  ///
  /// - Throws: INVALID_ARGUMENT for an empty batch or one that is too large.
  var checked: (entries: [AcknowledgeNotifications.Acknowledgement?], violations: [FieldViolation])
  {
    get throws {
      var check = FieldChecks()
      if acknowledgements.isEmpty {
        check.reject("acknowledgements", .acknowledgementsMissing, "at least one is required")
      }
      if acknowledgements.count > AcknowledgeNotifications.acknowledgementsMax {
        check.reject(
          "acknowledgements", .tooManyAcknowledgements,
          "must have at most \(AcknowledgeNotifications.acknowledgementsMax)")
      }
      try check.unwrap()
      let entries = acknowledgements.enumerated().map { position, one in
        AcknowledgeNotifications.Acknowledgement(one, "acknowledgements[\(position)]", &check)
      }
      return (entries, check.violations)
    }
  }
}

extension AcknowledgeNotifications.Acknowledgement {
  /// - Parameter path: path of the acknowledgement in the request.
  fileprivate init?(
    _ message: PlanningV1.PromptAcknowledgement, _ path: String, _ check: inout FieldChecks
  ) {
    let lease = NotificationLease(text: message.leaseID)
    if message.leaseID.isEmpty {
      check.reject("\(path).lease_id", .missing)
    } else if lease == nil {
      check.reject(
        "\(path).lease_id", .leaseIdInvalid, "must be the lease_id of a received notification")
    }
    let isResult = message.result == .sent || message.result == .failed
    if !isResult {
      check.reject("\(path).result", .promptResultMissing, "must be SENT or FAILED")
    }
    guard let lease, isResult else { return nil }
    self.init(lease: lease, isSent: message.result == .sent)
  }
}

extension PlanningV1.EntryViolation {
  init(_ violation: FieldViolation) {
    self.init(
      field: violation.field, reason: violation.reason, description: violation.description)
  }
}
