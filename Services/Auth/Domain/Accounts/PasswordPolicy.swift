import Fields

/// Rules for new passwords: a minimum length, and no common passwords. There are no rules about
/// kinds of characters (ASVS 5.0 6.2.5). Passwords are neither truncated nor case-folded (ASVS 5.0
/// 6.2.8); ``OpaqueString`` normalises them for hashing.
enum PasswordPolicy {
  /// Minimum length in Unicode code points, after normalisation.
  static let lengthMin = 8
  /// Maximum length in Unicode code points.
  static let lengthMax = 128

  /// Names of this system and its subject, which an attacker who knows the system tries first (ASVS
  /// 5.0 6.2.11).
  static let contextWords: Set<String> = [
    "otolith", "tinnitus", "trackyourtinnitus", "trackyourstress", "trackyourhealth",
    "tinnitusnavigator", "shadesofnoise", "ohrgeräusch",
  ]

  private static let common = Set(
    CommonPasswordList.words.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Minimum length of an address's local part for it to be banned from passwords; shorter ones
  /// occur in many words.
  static let localPartLengthMin = 4

  /// Returns why the password is rejected; nil if it is accepted.
  ///
  /// - Parameters:
  ///   - username: nil if absent or invalid.
  ///   - email: nil if absent or invalid.
  static func rejection(
    of password: String, username: Username?, email: EmailAddress? = nil
  ) -> PasswordRejection? {
    let password = OpaqueString(password).text
    let length = password.unicodeScalars.count
    if length < lengthMin { return .tooShort }
    if length > lengthMax { return .tooLong }
    let folded = password.lowercased()
    if let username, folded.contains(username.key) { return .containsUsername }
    if let email, contains(email, in: folded) { return .containsUsername }
    if isCommon(folded) { return .common }
    if isRepetition(folded) || isSequence(folded) { return .trivialPattern }
    return nil
  }

  private static func contains(_ email: EmailAddress, in folded: String) -> Bool {
    let localPart = email.localPartKey
    return folded.contains(email.key)
      || localPart.count >= localPartLengthMin && folded.contains(localPart)
  }

  /// Whether the password, with or without surrounding digits and signs, is on the list
  /// (`password2024!`).
  private static func isCommon(_ folded: String) -> Bool {
    if common.contains(folded) { return true }
    let isDecoration = { (character: Character) in !character.isLetter }
    let stem = String(
      folded.drop(while: isDecoration).reversed().drop(while: isDecoration).reversed())
    return common.contains(stem) || contextWords.contains(stem)
  }

  /// Whether the password repeats a unit of at most four characters, such as `abcabcabc`.
  private static func isRepetition(_ folded: String) -> Bool {
    let characters = Array(folded)
    return (1...4).contains { unit in
      characters.count >= 2 * unit
        && characters.indices.dropFirst(unit).allSatisfy {
          characters[$0] == characters[$0 - unit]
        }
    }
  }

  /// Whether the password consists of neighbours in the alphabet, the digits or a keyboard row, up
  /// or down, with at most one break (`abcd1234`, `87654321`, `qwertzuiop`).
  private static func isSequence(_ folded: String) -> Bool {
    let characters = Array(folded)
    var breaks = 0
    for (left, right) in zip(characters, characters.dropFirst())
    where !neighbours.contains([left, right]) { breaks += 1 }
    return breaks <= 1
  }

  private static let neighbours: Set<[Character]> = {
    let rows = [
      "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm",
      "qwertzuiopü", "asdfghjklöä", "yxcvbnm", "azertyuiop",
    ]
    var pairs: Set<[Character]> = []
    for row in rows {
      for (left, right) in zip(row, row.dropFirst()) {
        pairs.insert([left, right])
        pairs.insert([right, left])
      }
    }
    return pairs
  }()
}

enum PasswordRejection: Error, Sendable, Hashable {
  case tooShort
  case tooLong
  /// The password is one of the most common ones.
  case common
  /// The password contains the username or the address.
  case containsUsername
  /// The password is a repetition or a sequence.
  case trivialPattern
}
