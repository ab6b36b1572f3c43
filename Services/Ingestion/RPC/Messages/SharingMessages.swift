import Calendar
import Fields
import FoundationEssentials
import Messages
import RPCCore
import ServiceKit

extension FieldChecks {
  /// Checks a text that must not be blank.
  ///
  /// - Parameter max: maximum number of characters.
  mutating func required(_ text: String, max: Int, field: String) {
    if text.allSatisfy(\.isWhitespace) {
      reject(field, .missing)
    } else {
      length(text, max: max, field: field)
    }
  }

  /// Checks the length of a text.
  ///
  /// - Parameter max: maximum number of characters.
  fileprivate mutating func length(_ text: String, max: Int, field: String) {
    if text.count > max || text.utf8.count > max * 8 {
      reject(field, .textTooLong, "must have at most \(max) characters")
    }
  }
}

extension CreateShare.Request {
  /// - Throws: INVALID_ARGUMENT naming every invalid field.
  init(_ request: IngestionV1.CreateShareRequest, zones: ZoneDatabase, now: Instant) throws {
    var check = FieldChecks()
    let shareID = check.uuid(request.shareID, field: "share_id")
    if request.key.count != CompactJWE.keySize {
      check.reject(
        "key", .shareKeyInvalid, "has \(request.key.count) bytes; must have \(CompactJWE.keySize)")
    }
    let scope = check.scope(request.scope)
    check.length(request.label, max: ShareLimits.labelLengthMax, field: "label")
    let length = ShareLimits.passcodeLength
    if !request.passcode.isEmpty, !length.contains(request.passcode.count) {
      check.reject(
        "passcode", .outOfRange,
        "must be empty or have \(length.lowerBound) to \(length.upperBound) characters")
    }
    let expiresAt = check.expiry(request.expireTime, now: now)
    let language = check.optionalLanguage(request.language, field: "language")
    let zone = check.zone(request.timeZone, zones)
    let (id, wanted, end, place) = try check.unwrap(shareID, scope, expiresAt, zone)
    self.init(
      shareID: id, key: request.key,
      report: ReadReport.Request(
        scope: wanted, language: language?.description ?? "", zone: place),
      label: request.label, passcode: request.passcode, expiresAt: end)
  }
}

extension ReadReport.Request {
  /// - Throws: INVALID_ARGUMENT naming every invalid field.
  init(_ request: IngestionV1.RenderReportRequest, zones: ZoneDatabase) throws {
    var check = FieldChecks()
    let scope = check.scope(request.scope)
    let language = check.optionalLanguage(request.language, field: "language")
    let zone = check.zone(request.timeZone, zones)
    let (wanted, place) = try check.unwrap(scope, zone)
    self.init(scope: wanted, language: language?.description ?? "", zone: place)
  }
}

extension FieldChecks {
  /// Checks when access ends.
  mutating func expiry(
    _ time: GoogleProtobuf.Timestamp?, now: Instant, daysMax: Int = ShareLimits.daysMax
  ) -> Instant? {
    guard let time else {
      reject("expire_time", .missing)
      return nil
    }
    guard let end = instant(time, field: "expire_time") else { return nil }
    guard end > now, end <= now.adding(seconds: daysMax * 86_400) else {
      reject(
        "expire_time", .outOfRange,
        "must be in the future and at most \(daysMax) days ahead")
      return nil
    }
    return end
  }

  mutating func zone(_ name: String, _ zones: ZoneDatabase) -> IANAZone? {
    if name.isEmpty { return .utc }
    let zone = zones.zone(name)
    if zone == nil { reject("time_zone", .notATimeZone(name)) }
    return zone
  }

  mutating func scope(_ message: IngestionV1.ReportScope?) -> ReportScope? {
    guard let message else {
      reject("scope", .missing)
      return nil
    }
    id(message.studyID, field: "scope.study_id")
    var scope = ReportScope(
      studyID: message.studyID, hasAllQuestionnaires: message.allQuestionnaires,
      hasHealthRecords: message.healthRecords, hasListening: message.listening)
    scope.questionnaireIDs = questionnaires(message)
    if message.series.count > ReportScope.namesMax {
      reject("scope.series", .tooMany(max: ReportScope.namesMax))
    } else {
      scope.series = series(message.series, field: "scope.series")
    }
    scope.from = message.startTime.flatMap { instant($0, field: "scope.start_time") }
    scope.until = message.endTime.flatMap { instant($0, field: "scope.end_time") }
    if let from = scope.from, let until = scope.until, from >= until {
      reject("scope.end_time", .outOfRange, "must be after start_time")
    }
    if violations.isEmpty, !scope.hasContents { reject("scope", .missing) }
    return scope
  }

  private mutating func questionnaires(_ message: IngestionV1.ReportScope) -> [String] {
    let ids = message.questionnaireIDs
    let field = "scope.questionnaire_ids"
    if message.allQuestionnaires, !ids.isEmpty {
      reject(field, .outOfRange, "must be empty if all_questionnaires is true")
    } else if ids.count > ReportScope.namesMax {
      reject(field, .tooMany(max: ReportScope.namesMax))
    } else {
      for (place, questionnaireID) in ids.enumerated() {
        id(questionnaireID, field: "\(field)[\(place)]")
        if ids.prefix(place).contains(questionnaireID) {
          reject("\(field)[\(place)]", .outOfRange, "an earlier entry has this id")
        }
      }
    }
    return ids
  }
}

extension IngestionV1.ReportScope {
  init(_ scope: ReportScope) {
    self.init(
      studyID: scope.studyID, allQuestionnaires: scope.hasAllQuestionnaires,
      questionnaireIDs: scope.questionnaireIDs,
      series: scope.series.map { IngestionV1.SeriesSource($0) },
      healthRecords: scope.hasHealthRecords, listening: scope.hasListening,
      startTime: scope.from.map { GoogleProtobuf.Timestamp($0) },
      endTime: scope.until.map { GoogleProtobuf.Timestamp($0) })
  }
}

extension IngestionV1.Share {
  init(_ share: Share, at now: Instant) {
    self.init(
      shareID: share.shareID.text, scope: IngestionV1.ReportScope(share.scope),
      label: share.label, passcodeRequired: share.needsPasscode,
      createTime: GoogleProtobuf.Timestamp(share.createdAt),
      expireTime: GoogleProtobuf.Timestamp(share.expiresAt),
      state: IngestionV1.ShareState(share.state(at: now)),
      revokeTime: share.revokedAt.map { GoogleProtobuf.Timestamp($0) },
      openings: UInt32(clamping: share.openings),
      lastOpenTime: share.lastOpenedAt.map { GoogleProtobuf.Timestamp($0) },
      wrongPasscodes: UInt32(clamping: share.wrongPasscodes),
      sizeBytes: UInt64(clamping: share.byteCount))
  }
}

extension IngestionV1.ShareState {
  fileprivate init(_ state: Share.State) {
    self =
      switch state {
      case .active: .active
      case .revoked: .revoked
      case .expired: .expired
      case .locked: .locked
      case .usedUp: .usedUp
      }
  }
}
