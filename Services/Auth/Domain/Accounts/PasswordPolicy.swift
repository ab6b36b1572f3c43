/// Which passwords may be chosen: long enough, and not one of those that are tried first. There are
/// no rules about kinds of characters (ASVS 5.0 6.2.5). A password is neither truncated nor folded
/// (ASVS 5.0 6.2.8); ``OpaqueString`` says how it is normalized before it is hashed.
package enum PasswordPolicy {
  /// In Unicode code points.
  package static let lengthMin = 8
  /// In Unicode code points.
  package static let lengthMax = 128

  /// Names of this system and its subject, which somebody who knows the system tries first (ASVS 5.0
  /// 6.2.11).
  static let contextWords: Set<String> = [
    "otolith", "tinnitus", "trackyourtinnitus", "trackyourstress", "trackyourhealth",
    "tinnitusnavigator", "shadesofnoise", "ohrgeräusch",
  ]

  private static let common = Set(
    CommonPasswordList.words.split(whereSeparator: \.isWhitespace).map(String.init))

  /// From how many characters on what stands before an address's `@` may not be in the password: a shorter one
  /// is part of many words.
  package static let localPartLengthMin = 4

  /// Why the password may not be chosen, nil when it may.
  ///
  /// - Parameters:
  ///   - username: nil where there is none, and when the name itself cannot be used.
  ///   - email: likewise.
  package static func rejection(
    of password: String, username: Username?, email: EmailAddress? = nil
  ) -> PasswordRejection? {
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

  /// On the list as it is, or once the digits and signs around it are gone (`password2024!`).
  private static func isCommon(_ folded: String) -> Bool {
    if common.contains(folded) { return true }
    let isDecoration = { (character: Character) in !character.isLetter }
    let stem = String(
      folded.drop(while: isDecoration).reversed().drop(while: isDecoration).reversed())
    return common.contains(stem) || contextWords.contains(stem)
  }

  /// A unit of at most four characters again and again, e.g. `abcabcabc`.
  private static func isRepetition(_ folded: String) -> Bool {
    let characters = Array(folded)
    return (1...4).contains { unit in
      characters.count >= 2 * unit
        && characters.indices.dropFirst(unit).allSatisfy {
          characters[$0] == characters[$0 - unit]
        }
    }
  }

  /// Neighbours in the alphabet, the digits or a row of the keyboard, up or down, with at most one
  /// break (`abcd1234`, `87654321`, `qwertzuiop`).
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

package enum PasswordRejection: Error, Sendable, Hashable {
  case tooShort
  case tooLong
  /// Among the passwords that are tried first.
  case common
  /// Or the address.
  case containsUsername
  /// A repetition or a sequence.
  case trivialPattern
}
