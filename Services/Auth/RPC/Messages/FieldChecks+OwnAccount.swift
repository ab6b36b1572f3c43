import Fields
import Messages
import ServiceKit

/// Checks of changes to the own account.
extension FieldChecks {
  /// Reads the fields in `update_mask`; without a mask, the fields of `account` that are not empty
  /// (AIP-134).
  mutating func accountChange(_ request: AuthV1.UpdateAccountRequest) -> AccountChange {
    let mask = request.updateMask
    let account = request.account ?? AuthV1.Account()
    accountMask(mask)
    var change = AccountChange()
    func isNamed(_ path: String, isEmpty: Bool) -> Bool {
      mask.paths.isEmpty ? !isEmpty : mask.hasWildcard || mask.names.contains(path)
    }
    if isNamed("username", isEmpty: account.username.isEmpty) {
      change.username =
        account.username.isEmpty
        ? AccountChange.Name.none
        : username(account.username, field: "account.username").map(AccountChange.Name.username)
    }
    if isNamed("language", isEmpty: account.language.isEmpty) {
      // An empty language means English, as in a registration.
      change.language =
        optionalLanguage(account.language, field: "account.language") ?? .english
    }
    if isNamed("newsletter", isEmpty: !account.newsletter) {
      change.newsletter = account.newsletter
    }
    if isNamed("team_mails_off", isEmpty: !account.teamMailsOff) {
      change.teamMailsOff = account.teamMailsOff
    }
    for field in ProfileField.allCases
    where isNamed("profile", isEmpty: false) || isNamed("profile.\(field.rawValue)", isEmpty: false)
    {
      let value = value(of: field, in: account.profile ?? AuthV1.Profile())
      if mask.paths.isEmpty, value.isEmpty { continue }
      change.profile[field] = value
    }
    change.consents = consents(request.consents)
    return change
  }

  private mutating func accountMask(_ mask: GoogleProtobuf.FieldMask?) {
    let profile = ProfileField.allCases.map { "profile.\($0.rawValue)" }
    let writable = ["username", "language", "newsletter", "team_mails_off", "profile"] + profile
    let others = [
      "participant_id", "email", "anonymous", "create_time", "etag", "pending_email",
      "test_participant", "profile.consents",
    ]
    wildcardAlone(mask)
    for (position, path) in mask.paths.enumerated()
    where path != GoogleProtobuf.FieldMask.wildcard && !writable.contains(path) {
      let field = "update_mask.paths[\(position)]"
      if others.contains(path) {
        reject(field, .fieldNotWritable, "`\(path)` cannot be changed by this method")
      } else {
        reject(field, .fieldUnknown, "expected some of \(writable.joined(separator: ", "))")
      }
    }
  }

  private mutating func value(of field: ProfileField, in profile: AuthV1.Profile) -> String {
    switch field {
    case .firstName: personName(profile.firstName, field: "account.profile.first_name")
    case .lastName: personName(profile.lastName, field: "account.profile.last_name")
    case .nickname: personName(profile.nickname, field: "account.profile.nickname")
    case .sex: sex(profile.sex)
    }
  }

  private mutating func personName(_ text: String, field: String) -> String {
    if text.isLonger(than: ProfileField.lengthMax) {
      reject(field, .tooLong, "must have at most \(ProfileField.lengthMax) characters")
    }
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      reject(field, .forbiddenCharacter, "must not have control characters")
    }
    return text
  }

  private mutating func sex(_ sex: AuthV1.Sex) -> String {
    switch sex {
    case .unspecified: return ""
    case .male: return Sex.male.rawValue
    case .female: return Sex.female.rawValue
    case .notApplicable: return Sex.notApplicable.rawValue
    case .unrecognized:
      reject("account.profile.sex", .unknown, "must be a code of ISO/IEC 5218")
      return ""
    }
  }

  private mutating func consents(_ fields: [AuthV1.ProfileField]) -> Set<ProfileField> {
    if fields.count > ProfileField.allCases.count {
      reject("consents", .tooMany(max: ProfileField.allCases.count))
      return []
    }
    var consents: Set<ProfileField> = []
    for (position, field) in fields.enumerated() {
      switch field {
      case .firstName: consents.insert(.firstName)
      case .lastName: consents.insert(.lastName)
      case .nickname: consents.insert(.nickname)
      case .sex: consents.insert(.sex)
      case .unspecified: reject("consents[\(position)]", .missing)
      case .unrecognized:
        reject("consents[\(position)]", .unknown, "must be a field of the profile")
      }
    }
    return consents
  }
}
