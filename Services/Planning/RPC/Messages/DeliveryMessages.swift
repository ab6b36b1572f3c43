import Fields
import FoundationEssentials
import Messages
import PlanningApplication
import PlanningDomain
import ServiceKit

extension PushDevice {
  /// - Throws: INVALID_ARGUMENT naming every bad field.
  init(_ request: PlanningV1.RegisterPushTokenRequest, at now: Date) throws {
    var check = FieldChecks()
    let readID = check.id(request.deviceID, field: "device_id")
    let readPlatform = PushPlatform(request.platform)
    if readPlatform == nil {
      check.reject("platform", "PUSH_PLATFORM_MISSING", "give APNS or FCM")
    }
    if request.token.isEmpty {
      check.reject("token", .missing)
    } else if let readPlatform, !PushAddress.isToken(request.token, of: readPlatform) {
      check.reject(
        "token", "PUSH_TOKEN_INVALID", "give the token as the platform gave it to the app")
    }
    if request.appID.isEmpty {
      check.reject("app_id", .missing)
    } else if !PushAddress.isAppID(request.appID) {
      check.reject("app_id", "APP_ID_INVALID", "give the bundle id or package name of the app")
    }
    let language = check.optionalLanguage(request.language, field: "language")
    let (id, platform) = try check.unwrap(readID, readPlatform)
    self.init(
      id: id,
      address: PushAddress(platform: platform, token: request.token, appID: request.appID),
      language: language, registeredAt: now)
  }
}

extension PushPlatform {
  fileprivate init?(_ message: PlanningV1.PushPlatform) {
    switch message {
    case .apns: self = .apns
    case .fcm: self = .fcm
    default: return nil
    }
  }

  fileprivate var message: PlanningV1.PushPlatform {
    switch self {
    case .apns: .apns
    case .fcm: .fcm
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

extension WatchPrompts.Terms {
  /// - Throws: INVALID_ARGUMENT naming every bad field.
  init(_ request: PlanningV1.WatchPromptsRequest) throws {
    var check = FieldChecks()
    if request.unacknowledgedMax > WatchPrompts.unacknowledgedMax {
      check.reject(
        "unacknowledged_max", "UNACKNOWLEDGED_OUT_OF_RANGE",
        "at most \(WatchPrompts.unacknowledgedMax)")
    }
    let lease = request.leaseSeconds == 0 ? WatchPrompts.leaseDefault : request.leaseSeconds
    if !WatchPrompts.leaseRange.contains(lease) {
      check.reject(
        "lease_seconds", "LEASE_OUT_OF_RANGE",
        "must be \(WatchPrompts.leaseRange.lowerBound)–\(WatchPrompts.leaseRange.upperBound)")
    }
    try check.unwrap()
    self.init(
      unacknowledgedMax: request.unacknowledgedMax == 0
        ? WatchPrompts.unacknowledgedDefault : Int(request.unacknowledgedMax),
      lease: Double(lease))
  }
}

extension PlanningV1.WatchPromptsResponse {
  init(_ news: WatchPrompts.News) {
    self.init(
      prompts: news.prompts.map { PlanningV1.Prompt($0) },
      revokedLeaseIDs: news.revoked.map(\.text))
  }
}

extension PlanningV1.Prompt {
  fileprivate init(_ prompt: DuePrompt) {
    self.init(
      leaseID: prompt.lease.text, participantID: prompt.lease.participantID.text,
      notificationID: prompt.lease.notificationID.text, studyID: prompt.studyID,
      questionnaireID: prompt.questionnaireID, reminder: UInt32(prompt.lease.step),
      dueTime: GoogleProtobuf.Timestamp(prompt.dueAt),
      expireTime: prompt.expiresAt.map { GoogleProtobuf.Timestamp($0) },
      leaseExpireTime: GoogleProtobuf.Timestamp(prompt.leaseEndsAt))
  }
}

extension PlanningV1.AcknowledgePromptsRequest {
  /// - Throws: INVALID_ARGUMENT naming every bad field.
  var checked: [AcknowledgePrompts.Acknowledgement] {
    get throws {
      var check = FieldChecks()
      if acknowledgements.isEmpty {
        check.reject("acknowledgements", "ACKNOWLEDGEMENTS_MISSING", "give at least one")
      }
      if acknowledgements.count > AcknowledgePrompts.acknowledgementsMax {
        check.reject(
          "acknowledgements", "TOO_MANY_ACKNOWLEDGEMENTS",
          "at most \(AcknowledgePrompts.acknowledgementsMax)")
        try check.unwrap()
      }
      var read: [AcknowledgePrompts.Acknowledgement] = []
      for (position, one) in acknowledgements.enumerated() {
        let path = "acknowledgements[\(position)]"
        let lease = PromptLease(text: one.leaseID)
        if one.leaseID.isEmpty {
          check.reject("\(path).lease_id", .missing)
        } else if lease == nil {
          check.reject("\(path).lease_id", "LEASE_ID_INVALID", "give it as the prompt had it")
        }
        if one.result != .sent, one.result != .failed {
          check.reject("\(path).result", "PROMPT_RESULT_MISSING", "give SENT or FAILED")
        }
        if let lease { read.append(.init(lease: lease, isSent: one.result == .sent)) }
      }
      try check.unwrap()
      return read
    }
  }
}
