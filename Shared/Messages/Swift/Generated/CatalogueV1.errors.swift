// Generated from otolith/catalogue/v1/errors.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// Every reason of the catalogue's own. A value's name is the very string that stands in
  /// `google.rpc.ErrorInfo.reason` (domain `otolith`), in `google.rpc.BadRequest.FieldViolation.reason` or in
  /// Finding.reason, which is why values have no prefix. Reasons are added in later versions: whoever meets an
  /// unknown one goes by the status. What every service may answer alike (tokens, limits, the database, empty
  /// or malformed fields) stands in otolith.common.v1.ErrorReason.
  public enum ErrorReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not used by the service.
    case unspecified
    /// NOT_FOUND: there is no study of this id.
    case studyUnknown
    /// NOT_FOUND: there is no such published version, or its project shares it with nobody. In an import also a
    /// FieldViolation: the study names a version that there is not; publish it first, or with the study.
    case questionnaireVersionUnknown
    /// NOT_FOUND: there is no project of this id in which the caller has a role.
    case projectUnknown
    /// NOT_FOUND: there is no draft of this id in a project in which the caller has a role.
    case draftUnknown
    /// NOT_FOUND: there is no such version of a sound collection. In an import a FieldViolation: neither the
    /// project has these sounds, nor does another one share such; publish them first, or with the study.
    case soundCollectionUnknown
    /// NOT_FOUND: there is no such version of a vocabulary. In an import a FieldViolation, as
    /// SOUND_COLLECTION_UNKNOWN.
    case vocabularyUnknown
    /// NOT_FOUND: the item bank has no such version of an item.
    case itemUnknown
    /// PERMISSION_DENIED: the caller has a role in the project, but a lower one than this needs; the message
    /// names it. Ask an owner for it.
    case roleInsufficient
    /// PERMISSION_DENIED: somebody else leads the study.
    case notStudyLeader
    /// PERMISSION_DENIED: a new study of the project needs an id that begins with the project's. Choose such an
    /// id, or ask an administrator.
    case studyIdOfAnotherProject
    /// PERMISSION_DENIED: the questionnaire belongs to another project. Choose an id of your own, or fork it.
    case questionnaireOfAnotherProject
    /// PERMISSION_DENIED: a study that the caller does not lead published the questionnaire first. Use its
    /// published contents unchanged, or choose an id of your own.
    case questionnaireOfAnotherStudy
    /// PERMISSION_DENIED: the sounds, vocabulary or item belong to another project. Choose an id of your own.
    case libraryEntryOfAnotherProject
    /// PERMISSION_DENIED: the role translator changes texts and nothing else.
    case textsOnly
    /// ABORTED: somebody else changed it meanwhile. Read it again and repeat the change on that.
    case etagMismatch
    /// ABORTED: a version was published that the draft does not take into account; the metadata's
    /// `newest_version` says which. Take over what changed and update the draft with that `base_version`.
    case publishedMeanwhile
    /// ABORTED with RetryInfo: it is being made by another call. Send the same again.
    case createdConcurrently
    /// ABORTED: the study is being imported by another call. Send the same again.
    case importedConcurrently
    /// ALREADY_EXISTS: the draft id was used for another draft. Make a new id.
    case draftExists
    /// ALREADY_EXISTS: another project has the id. Choose another one.
    case projectExists
    /// FAILED_PRECONDITION: the questionnaire is retired. Reinstate it before it is used or published anew.
    case questionnaireRetired
    /// FAILED_PRECONDITION: the project would have no owner. Make somebody else one first.
    case lastOwner
    /// FAILED_PRECONDITION: the draft cannot be published; a FieldViolation for each finding says why.
    case draftHasFindings
    /// RESOURCE_EXHAUSTED: the project has 1,000 drafts. Delete some.
    case tooManyDrafts
    /// RESOURCE_EXHAUSTED: the caller made 100 projects.
    case tooManyProjects
    /// RESOURCE_EXHAUSTED: 1,000 people have a role in the project. Take some away.
    case tooManyMembers
    /// RESOURCE_EXHAUSTED with RetryInfo: too many calls watch the feed, of all or of this caller. Use
    /// ListChanges, or try again later.
    case tooManyWatchers
    /// RESOURCE_EXHAUSTED: the versions asked for are too large together. Ask for fewer.
    case answerTooLarge
    /// RESOURCE_EXHAUSTED with RetryInfo: too many definitions are written, checked or compared at once. Send
    /// the same again later.
    case authoringLimit
    /// The cursor is none of this feed, or names what a restored catalogue has not reached. Begin anew without
    /// a cursor.
    case cursorInvalid
    /// The feed has no changes of this kind.
    case kindUnknown
    /// Name 1–100 versions, each once.
    case batchInvalid
    /// Name at most 20 studies, or none where the token is enrolled in more.
    case tooManyStudies
    /// The study is named twice.
    case studyDuplicate
    /// At most 500 characters are looked for.
    case queryTooLong
    /// The path of the mask names no field of the message.
    case fieldUnknown
    /// The path of the mask names a field that the service sets.
    case fieldNotWritable
    /// More than 200 elements are named at once. Give `elements` in the mask instead.
    case tooManyFields
    /// The element stands not in the draft, or not in what was sent. Elements come and go by `elements` in the
    /// mask.
    case elementUnknown
    /// The base version is above the newest version.
    case versionUnknown
    /// The role is none that the service knows.
    case roleUnknown
    /// The value is none that the service knows: it would be taken for the narrowest until it does.
    case sharingUnknown
    /// The draft has more than 32 MiB.
    case draftTooLarge
    /// There are more findings than the 500 that are shown. Mend these first.
    case tooManyFindings
    /// The id is not of the form that the field's comment gives.
    case idInvalid
    /// The id stands twice.
    case idDuplicate
    /// The code is not 1–64 characters of letters, digits, `_`, `-`, `.`.
    case codeInvalid
    /// The code stands twice.
    case codeDuplicate
    /// A required text is absent, or not there in the default language.
    case textMissing
    /// A translation is empty. Write it, or leave it out.
    case textEmpty
    /// A text has more characters than its field may have.
    case textTooLong
    /// A text has control characters other than line feed and tab.
    case textControlCharacter
    /// `text` or `language` of a LocalizedText is set, which belong to answers. Put every language into
    /// `translations`.
    case textOutsideTranslations
    /// A language is promised, but the text is not there in it.
    case translationMissing
    /// The language is no BCP 47 tag. In any request, too.
    case languageInvalid
    /// A language stands twice.
    case languageDuplicate
    /// More than 50 languages.
    case tooManyLanguages
    /// Versions are counted by the catalogue. Leave 0.
    case versionGiven
    /// The hash that was given is not that of the contents. Leave it out if the change is meant.
    case contentHashDiffers
    /// The DOI is not of the form `10.1234/abc`.
    case doiInvalid
    /// More than 50 authors.
    case tooManyAuthors
    /// An origin needs project, questionnaire and a version.
    case originInvalid
    /// The key is not 1–64 lower-case letters, digits, `.`, `-`.
    case annotationKeyInvalid
    /// A key stands twice.
    case annotationDuplicate
    /// More than 50 annotations.
    case tooManyAnnotations
    /// A questionnaire needs an element.
    case noElements
    /// More than 5,000 elements.
    case tooManyElements
    /// An element is neither headline nor text, question, group or page break.
    case contentMissing
    /// The sensor is none that the service knows.
    case sensorKindMissing
    /// A sensor stands twice. Name it once, with its whole count.
    case sensorDuplicate
    /// The count is not 1–100.
    case sensorCountOutOfRange
    /// A group is neither section nor composite or matrix.
    case groupStyleMissing
    /// No group of this id stands before the element.
    case parentUnknown
    /// A member does not follow its group without a gap.
    case memberApart
    /// Members of a composite are questions, of a matrix questions of the type `inherited`.
    case memberNotAllowed
    /// No element names the group as its parent.
    case groupEmpty
    /// More than 5 groups stand in each other.
    case groupsTooDeep
    /// A page break stands in a group.
    case pageBreakInGroup
    /// A question is `inherited`, but neither its groups nor the questionnaire have a shared answer.
    case sharedAnswerMissing
    /// The shared answer is of a type that cannot be shared there.
    case sharedAnswerNotApplicable
    /// The item has other codes or another range elsewhere in the project, so answers could not be compared.
    /// Give the changed question an item id of its own.
    case itemRecoded
    /// More options are to be chosen than can be chosen together.
    case countOutOfRange
    /// A weight is not finite, or it or the sum of all is 0 where something is divided by it.
    case weightInvalid
    /// A date is not of the form `2026-01-31`.
    case dateInvalid
    /// A pattern is no regular expression, or one with look-around or back-references.
    case patternInvalid
    /// A warning: a pattern has no hint, and participants cannot read patterns.
    case patternHintMissing
    /// Questions of this type have no initial answer; on a scale it would bias.
    case initialAnswerNotApplicable
    /// The initial answer could not be given to the question.
    case initialAnswerInvalid
    /// A warning: clients will show the question as not supported.
    case typeNotSupported
    /// A question of an unsupported type is required. Make it optional.
    case unsupportedRequired
    /// The contents of an unsupported type are too long.
    case contentsInvalid
    /// A question has no type, or an item is `inherited`.
    case questionTypeMissing
    /// A single choice has fewer than two options, or a multiple choice none.
    case tooFewOptions
    /// More than 500 options.
    case tooManyOptions
    /// An option of a single choice is marked as exclusive.
    case exclusiveNotApplicable
    /// A minimum is above its maximum, or an earliest date after the latest.
    case rangeEmpty
    /// A number is infinite or none.
    case numberNotFinite
    /// A slider's step is negative.
    case stepNegative
    /// No whole number of steps leads from a slider's minimum to its maximum.
    case stepDoesNotDivide
    /// A manikin shows neither valence nor arousal or dominance.
    case dimensionMissing
    /// A bound of a whole number is none.
    case boundNotInteger
    /// The unit is no UCUM code of at most 64 characters.
    case unitInvalid
    /// A maximum length is above what an answer may have.
    case lengthOutOfRange
    /// More than 200 parts of a condition, or questions of a count.
    case tooManyConditions
    /// A combination has no parts, a count no questions, or parts do not stand after what they belong to.
    case conditionMalformed
    /// Combinations stand in each other more than 10 levels deep.
    case conditionTooDeep
    /// No answers make the condition hold. Mend it, or remove what depends on it.
    case unreachable
    /// Only next lists compare scores, of the questionnaire that they follow.
    case scoreNotApplicable
    /// The questionnaire has no such question.
    case questionUnknown
    /// The question does not stand before the element whose condition asks for it.
    case questionNotEarlier
    /// The study does not use the questionnaire.
    case questionnaireNotInStudy
    /// A warning: a condition asks about a questionnaire that is not published, or not for the caller. A study
    /// must have both.
    case questionnaireUnknown
    /// A comparison or count has no operator.
    case operatorMissing
    /// Answers of this type cannot be compared so.
    case operatorNotApplicable
    /// A comparison with a choice names no codes.
    case codesMissing
    /// Codes are named where none are compared.
    case codesNotApplicable
    /// No question asked about has an option of this code.
    case codeUnknown
    /// A text is given where none is compared.
    case textNotApplicable
    /// The text to compare with is absent, or not of the form in which answers are stored.
    case comparedTextInvalid
    /// A number is needed: to compare with, or of a term in a vocabulary with a unit.
    case numberMissing
    /// A number is given where none is compared.
    case numberNotApplicable
    /// No answer can reach the number.
    case numberOutOfRange
    /// A score is neither sum nor prorated sum or mean.
    case methodMissing
    /// More than 200 scores.
    case tooManyScores
    /// A score counts nothing.
    case noScoreItems
    /// More than 500 items of a score.
    case tooManyScoreItems
    /// A score counts something twice. Give it a weight instead.
    case scoreItemDuplicate
    /// There is no such score, or none before this one.
    case scoreUnknown
    /// A score counts answers that are no numbers and have no weights.
    case answerNotCountable
    /// Something is to be reversed that has no lowest and highest value.
    case rangeUnknown
    /// More items must be answered than the score has.
    case minimumAnsweredOutOfRange
    /// Bands do not stand in ascending order.
    case bandsNotAscending
    /// More than 50 bands of a score.
    case tooManyBands
    /// A study says not how people come to take part.
    case accessMissing
    /// A study with password access has no password.
    case passwordMissing
    /// The password has not 8–128 characters.
    case passwordLength
    /// A password is given, but access does not need one.
    case passwordNotApplicable
    /// A time is not in the years 1–9999.
    case instantInvalid
    /// A study ends before it starts.
    case periodEmpty
    /// A study needs a questionnaire.
    case noQuestionnaires
    /// A study has more than 48 MiB with its questionnaires, or more than 3 MiB in one language, which is what
    /// a device takes.
    case studyTooLarge
    /// More than 100 questionnaires.
    case tooManyQuestionnaires
    /// A questionnaire is imported or used twice.
    case questionnaireDuplicate
    /// A study uses version 0 of a questionnaire that does not come along. Add it, or name a version.
    case questionnaireNotImported
    /// A questionnaire comes along that the study does not use.
    case questionnaireNotUsed
    /// A use is neither one-time nor repeated.
    case recurrenceMissing
    /// The study has no such group.
    case groupUnknown
    /// More than 50 groups of a study.
    case tooManyGroups
    /// More than 87,840 hours (ten years).
    case repeatIntervalOutOfRange
    /// A one-time questionnaire has a repeat interval.
    case repeatIntervalNotApplicable
    /// More than 200 next lists.
    case tooManyNextLists
    /// A next list offers nothing.
    case noOffers
    /// A next list offers a questionnaire twice.
    case offerDuplicate
    /// Offers lead back to where they begin: the participant would never be done.
    case nextListCycle
    /// A sound has no file.
    case fileMissing
    /// Location, media type, hash or size of a file are not of the form that FileReference gives.
    case fileReferenceInvalid
    /// A collection needs a sound.
    case noSounds
    /// More than 1,000 sounds.
    case tooManySounds
    /// The collection has no such category.
    case categoryUnknown
    /// A sound has no length.
    case soundLengthMissing
    /// A number of loop minutes stands twice.
    case loopDuplicate
    /// A vocabulary needs a term.
    case noTerms
    /// More than 5,000 terms.
    case tooManyTerms
    /// A schedule has no plan.
    case planMissing
    /// Notifications a day are not 1–96.
    case perDayOutOfRange
    /// A plan has a window on no weekday.
    case noWindows
    /// A window does not hold the day's notifications at their minimum gap.
    case windowTooShort
    /// The minimum gap is above 720 minutes.
    case gapOutOfRange
    /// A window or time names no weekday.
    case dayMissing
    /// A weekday has two windows.
    case dayDuplicate
    /// Minutes since midnight are not 0–1439.
    case minuteOutOfRange
    /// A weekly plan has no time.
    case noTimes
    /// More than 672 times a week.
    case tooManyTimes
    /// A time of the week stands twice.
    case timeDuplicate
    /// The day is not 1–31.
    case dayOfMonthOutOfRange
    /// The first day is above 3,660.
    case startDayOutOfRange
    /// A notification could be answered for more than 44,640 minutes (31 days).
    case expiryOutOfRange
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .studyUnknown, .questionnaireVersionUnknown, .projectUnknown, .draftUnknown, .soundCollectionUnknown, .vocabularyUnknown, .itemUnknown, .roleInsufficient, .notStudyLeader, .studyIdOfAnotherProject, .questionnaireOfAnotherProject, .questionnaireOfAnotherStudy, .libraryEntryOfAnotherProject, .textsOnly, .etagMismatch, .publishedMeanwhile, .createdConcurrently, .importedConcurrently, .draftExists, .projectExists, .questionnaireRetired, .lastOwner, .draftHasFindings, .tooManyDrafts, .tooManyProjects, .tooManyMembers, .tooManyWatchers, .answerTooLarge, .authoringLimit, .cursorInvalid, .kindUnknown, .batchInvalid, .tooManyStudies, .studyDuplicate, .queryTooLong, .fieldUnknown, .fieldNotWritable, .tooManyFields, .elementUnknown, .versionUnknown, .roleUnknown, .sharingUnknown, .draftTooLarge, .tooManyFindings, .idInvalid, .idDuplicate, .codeInvalid, .codeDuplicate, .textMissing, .textEmpty, .textTooLong, .textControlCharacter, .textOutsideTranslations, .translationMissing, .languageInvalid, .languageDuplicate, .tooManyLanguages, .versionGiven, .contentHashDiffers, .doiInvalid, .tooManyAuthors, .originInvalid, .annotationKeyInvalid, .annotationDuplicate, .tooManyAnnotations, .noElements, .tooManyElements, .contentMissing, .sensorKindMissing, .sensorDuplicate, .sensorCountOutOfRange, .groupStyleMissing, .parentUnknown, .memberApart, .memberNotAllowed, .groupEmpty, .groupsTooDeep, .pageBreakInGroup, .sharedAnswerMissing, .sharedAnswerNotApplicable, .itemRecoded, .countOutOfRange, .weightInvalid, .dateInvalid, .patternInvalid, .patternHintMissing, .initialAnswerNotApplicable, .initialAnswerInvalid, .typeNotSupported, .unsupportedRequired, .contentsInvalid, .questionTypeMissing, .tooFewOptions, .tooManyOptions, .exclusiveNotApplicable, .rangeEmpty, .numberNotFinite, .stepNegative, .stepDoesNotDivide, .dimensionMissing, .boundNotInteger, .unitInvalid, .lengthOutOfRange, .tooManyConditions, .conditionMalformed, .conditionTooDeep, .unreachable, .scoreNotApplicable, .questionUnknown, .questionNotEarlier, .questionnaireNotInStudy, .questionnaireUnknown, .operatorMissing, .operatorNotApplicable, .codesMissing, .codesNotApplicable, .codeUnknown, .textNotApplicable, .comparedTextInvalid, .numberMissing, .numberNotApplicable, .numberOutOfRange, .methodMissing, .tooManyScores, .noScoreItems, .tooManyScoreItems, .scoreItemDuplicate, .scoreUnknown, .answerNotCountable, .rangeUnknown, .minimumAnsweredOutOfRange, .bandsNotAscending, .tooManyBands, .accessMissing, .passwordMissing, .passwordLength, .passwordNotApplicable, .instantInvalid, .periodEmpty, .noQuestionnaires, .studyTooLarge, .tooManyQuestionnaires, .questionnaireDuplicate, .questionnaireNotImported, .questionnaireNotUsed, .recurrenceMissing, .groupUnknown, .tooManyGroups, .repeatIntervalOutOfRange, .repeatIntervalNotApplicable, .tooManyNextLists, .noOffers, .offerDuplicate, .nextListCycle, .fileMissing, .fileReferenceInvalid, .noSounds, .tooManySounds, .categoryUnknown, .soundLengthMissing, .loopDuplicate, .noTerms, .tooManyTerms, .planMissing, .perDayOutOfRange, .noWindows, .windowTooShort, .gapOutOfRange, .dayMissing, .dayDuplicate, .minuteOutOfRange, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .startDayOutOfRange, .expiryOutOfRange] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .studyUnknown
        case 2: .questionnaireVersionUnknown
        case 3: .projectUnknown
        case 4: .draftUnknown
        case 5: .soundCollectionUnknown
        case 6: .vocabularyUnknown
        case 7: .itemUnknown
        case 8: .roleInsufficient
        case 9: .notStudyLeader
        case 10: .studyIdOfAnotherProject
        case 11: .questionnaireOfAnotherProject
        case 12: .questionnaireOfAnotherStudy
        case 13: .libraryEntryOfAnotherProject
        case 14: .textsOnly
        case 15: .etagMismatch
        case 16: .publishedMeanwhile
        case 17: .createdConcurrently
        case 18: .importedConcurrently
        case 19: .draftExists
        case 20: .projectExists
        case 21: .questionnaireRetired
        case 22: .lastOwner
        case 23: .draftHasFindings
        case 24: .tooManyDrafts
        case 25: .tooManyProjects
        case 26: .tooManyMembers
        case 27: .tooManyWatchers
        case 28: .answerTooLarge
        case 29: .authoringLimit
        case 30: .cursorInvalid
        case 31: .kindUnknown
        case 32: .batchInvalid
        case 33: .tooManyStudies
        case 34: .studyDuplicate
        case 35: .queryTooLong
        case 36: .fieldUnknown
        case 37: .fieldNotWritable
        case 38: .tooManyFields
        case 39: .elementUnknown
        case 40: .versionUnknown
        case 41: .roleUnknown
        case 42: .sharingUnknown
        case 43: .draftTooLarge
        case 101: .tooManyFindings
        case 102: .idInvalid
        case 103: .idDuplicate
        case 104: .codeInvalid
        case 105: .codeDuplicate
        case 106: .textMissing
        case 107: .textEmpty
        case 108: .textTooLong
        case 109: .textControlCharacter
        case 110: .textOutsideTranslations
        case 111: .translationMissing
        case 112: .languageInvalid
        case 113: .languageDuplicate
        case 114: .tooManyLanguages
        case 115: .versionGiven
        case 116: .contentHashDiffers
        case 117: .doiInvalid
        case 118: .tooManyAuthors
        case 119: .originInvalid
        case 120: .annotationKeyInvalid
        case 121: .annotationDuplicate
        case 122: .tooManyAnnotations
        case 123: .noElements
        case 124: .tooManyElements
        case 125: .contentMissing
        case 126: .sensorKindMissing
        case 127: .sensorDuplicate
        case 128: .sensorCountOutOfRange
        case 129: .groupStyleMissing
        case 130: .parentUnknown
        case 131: .memberApart
        case 132: .memberNotAllowed
        case 133: .groupEmpty
        case 134: .groupsTooDeep
        case 135: .pageBreakInGroup
        case 136: .sharedAnswerMissing
        case 137: .sharedAnswerNotApplicable
        case 138: .itemRecoded
        case 139: .countOutOfRange
        case 140: .weightInvalid
        case 141: .dateInvalid
        case 142: .patternInvalid
        case 143: .patternHintMissing
        case 144: .initialAnswerNotApplicable
        case 145: .initialAnswerInvalid
        case 146: .typeNotSupported
        case 147: .unsupportedRequired
        case 148: .contentsInvalid
        case 149: .questionTypeMissing
        case 150: .tooFewOptions
        case 151: .tooManyOptions
        case 152: .exclusiveNotApplicable
        case 153: .rangeEmpty
        case 154: .numberNotFinite
        case 155: .stepNegative
        case 156: .stepDoesNotDivide
        case 157: .dimensionMissing
        case 158: .boundNotInteger
        case 159: .unitInvalid
        case 160: .lengthOutOfRange
        case 161: .tooManyConditions
        case 162: .conditionMalformed
        case 163: .conditionTooDeep
        case 164: .unreachable
        case 165: .scoreNotApplicable
        case 166: .questionUnknown
        case 167: .questionNotEarlier
        case 168: .questionnaireNotInStudy
        case 169: .questionnaireUnknown
        case 170: .operatorMissing
        case 171: .operatorNotApplicable
        case 172: .codesMissing
        case 173: .codesNotApplicable
        case 174: .codeUnknown
        case 175: .textNotApplicable
        case 176: .comparedTextInvalid
        case 177: .numberMissing
        case 178: .numberNotApplicable
        case 179: .numberOutOfRange
        case 180: .methodMissing
        case 181: .tooManyScores
        case 182: .noScoreItems
        case 183: .tooManyScoreItems
        case 184: .scoreItemDuplicate
        case 185: .scoreUnknown
        case 186: .answerNotCountable
        case 187: .rangeUnknown
        case 188: .minimumAnsweredOutOfRange
        case 189: .bandsNotAscending
        case 190: .tooManyBands
        case 191: .accessMissing
        case 192: .passwordMissing
        case 193: .passwordLength
        case 194: .passwordNotApplicable
        case 195: .instantInvalid
        case 196: .periodEmpty
        case 197: .noQuestionnaires
        case 198: .studyTooLarge
        case 199: .tooManyQuestionnaires
        case 200: .questionnaireDuplicate
        case 201: .questionnaireNotImported
        case 202: .questionnaireNotUsed
        case 203: .recurrenceMissing
        case 204: .groupUnknown
        case 205: .tooManyGroups
        case 206: .repeatIntervalOutOfRange
        case 207: .repeatIntervalNotApplicable
        case 208: .tooManyNextLists
        case 209: .noOffers
        case 210: .offerDuplicate
        case 211: .nextListCycle
        case 212: .fileMissing
        case 213: .fileReferenceInvalid
        case 214: .noSounds
        case 215: .tooManySounds
        case 216: .categoryUnknown
        case 217: .soundLengthMissing
        case 218: .loopDuplicate
        case 219: .noTerms
        case 220: .tooManyTerms
        case 221: .planMissing
        case 222: .perDayOutOfRange
        case 223: .noWindows
        case 224: .windowTooShort
        case 225: .gapOutOfRange
        case 226: .dayMissing
        case 227: .dayDuplicate
        case 228: .minuteOutOfRange
        case 229: .noTimes
        case 230: .tooManyTimes
        case 231: .timeDuplicate
        case 232: .dayOfMonthOutOfRange
        case 233: .startDayOutOfRange
        case 234: .expiryOutOfRange
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .studyUnknown: 1
        case .questionnaireVersionUnknown: 2
        case .projectUnknown: 3
        case .draftUnknown: 4
        case .soundCollectionUnknown: 5
        case .vocabularyUnknown: 6
        case .itemUnknown: 7
        case .roleInsufficient: 8
        case .notStudyLeader: 9
        case .studyIdOfAnotherProject: 10
        case .questionnaireOfAnotherProject: 11
        case .questionnaireOfAnotherStudy: 12
        case .libraryEntryOfAnotherProject: 13
        case .textsOnly: 14
        case .etagMismatch: 15
        case .publishedMeanwhile: 16
        case .createdConcurrently: 17
        case .importedConcurrently: 18
        case .draftExists: 19
        case .projectExists: 20
        case .questionnaireRetired: 21
        case .lastOwner: 22
        case .draftHasFindings: 23
        case .tooManyDrafts: 24
        case .tooManyProjects: 25
        case .tooManyMembers: 26
        case .tooManyWatchers: 27
        case .answerTooLarge: 28
        case .authoringLimit: 29
        case .cursorInvalid: 30
        case .kindUnknown: 31
        case .batchInvalid: 32
        case .tooManyStudies: 33
        case .studyDuplicate: 34
        case .queryTooLong: 35
        case .fieldUnknown: 36
        case .fieldNotWritable: 37
        case .tooManyFields: 38
        case .elementUnknown: 39
        case .versionUnknown: 40
        case .roleUnknown: 41
        case .sharingUnknown: 42
        case .draftTooLarge: 43
        case .tooManyFindings: 101
        case .idInvalid: 102
        case .idDuplicate: 103
        case .codeInvalid: 104
        case .codeDuplicate: 105
        case .textMissing: 106
        case .textEmpty: 107
        case .textTooLong: 108
        case .textControlCharacter: 109
        case .textOutsideTranslations: 110
        case .translationMissing: 111
        case .languageInvalid: 112
        case .languageDuplicate: 113
        case .tooManyLanguages: 114
        case .versionGiven: 115
        case .contentHashDiffers: 116
        case .doiInvalid: 117
        case .tooManyAuthors: 118
        case .originInvalid: 119
        case .annotationKeyInvalid: 120
        case .annotationDuplicate: 121
        case .tooManyAnnotations: 122
        case .noElements: 123
        case .tooManyElements: 124
        case .contentMissing: 125
        case .sensorKindMissing: 126
        case .sensorDuplicate: 127
        case .sensorCountOutOfRange: 128
        case .groupStyleMissing: 129
        case .parentUnknown: 130
        case .memberApart: 131
        case .memberNotAllowed: 132
        case .groupEmpty: 133
        case .groupsTooDeep: 134
        case .pageBreakInGroup: 135
        case .sharedAnswerMissing: 136
        case .sharedAnswerNotApplicable: 137
        case .itemRecoded: 138
        case .countOutOfRange: 139
        case .weightInvalid: 140
        case .dateInvalid: 141
        case .patternInvalid: 142
        case .patternHintMissing: 143
        case .initialAnswerNotApplicable: 144
        case .initialAnswerInvalid: 145
        case .typeNotSupported: 146
        case .unsupportedRequired: 147
        case .contentsInvalid: 148
        case .questionTypeMissing: 149
        case .tooFewOptions: 150
        case .tooManyOptions: 151
        case .exclusiveNotApplicable: 152
        case .rangeEmpty: 153
        case .numberNotFinite: 154
        case .stepNegative: 155
        case .stepDoesNotDivide: 156
        case .dimensionMissing: 157
        case .boundNotInteger: 158
        case .unitInvalid: 159
        case .lengthOutOfRange: 160
        case .tooManyConditions: 161
        case .conditionMalformed: 162
        case .conditionTooDeep: 163
        case .unreachable: 164
        case .scoreNotApplicable: 165
        case .questionUnknown: 166
        case .questionNotEarlier: 167
        case .questionnaireNotInStudy: 168
        case .questionnaireUnknown: 169
        case .operatorMissing: 170
        case .operatorNotApplicable: 171
        case .codesMissing: 172
        case .codesNotApplicable: 173
        case .codeUnknown: 174
        case .textNotApplicable: 175
        case .comparedTextInvalid: 176
        case .numberMissing: 177
        case .numberNotApplicable: 178
        case .numberOutOfRange: 179
        case .methodMissing: 180
        case .tooManyScores: 181
        case .noScoreItems: 182
        case .tooManyScoreItems: 183
        case .scoreItemDuplicate: 184
        case .scoreUnknown: 185
        case .answerNotCountable: 186
        case .rangeUnknown: 187
        case .minimumAnsweredOutOfRange: 188
        case .bandsNotAscending: 189
        case .tooManyBands: 190
        case .accessMissing: 191
        case .passwordMissing: 192
        case .passwordLength: 193
        case .passwordNotApplicable: 194
        case .instantInvalid: 195
        case .periodEmpty: 196
        case .noQuestionnaires: 197
        case .studyTooLarge: 198
        case .tooManyQuestionnaires: 199
        case .questionnaireDuplicate: 200
        case .questionnaireNotImported: 201
        case .questionnaireNotUsed: 202
        case .recurrenceMissing: 203
        case .groupUnknown: 204
        case .tooManyGroups: 205
        case .repeatIntervalOutOfRange: 206
        case .repeatIntervalNotApplicable: 207
        case .tooManyNextLists: 208
        case .noOffers: 209
        case .offerDuplicate: 210
        case .nextListCycle: 211
        case .fileMissing: 212
        case .fileReferenceInvalid: 213
        case .noSounds: 214
        case .tooManySounds: 215
        case .categoryUnknown: 216
        case .soundLengthMissing: 217
        case .loopDuplicate: 218
        case .noTerms: 219
        case .tooManyTerms: 220
        case .planMissing: 221
        case .perDayOutOfRange: 222
        case .noWindows: 223
        case .windowTooShort: 224
        case .gapOutOfRange: 225
        case .dayMissing: 226
        case .dayDuplicate: 227
        case .minuteOutOfRange: 228
        case .noTimes: 229
        case .tooManyTimes: 230
        case .timeDuplicate: 231
        case .dayOfMonthOutOfRange: 232
        case .startDayOutOfRange: 233
        case .expiryOutOfRange: 234
        case .unrecognized(let number): number
      }
    }
  }
}

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/catalogue/v1/errors.proto",
    dependencies: [],
    base64: """
      CiFvdG9saXRoL2NhdGFsb2d1ZS92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxKoUhCgtFcnJvclJlYXNv\
      bhIcChhFUlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIRCg1TVFVEWV9VTktOT1dOEAESIQodUVVFU1RJT05OQUlSRV9WRVJT\
      SU9OX1VOS05PV04QAhITCg9QUk9KRUNUX1VOS05PV04QAxIRCg1EUkFGVF9VTktOT1dOEAQSHAoYU09VTkRfQ09MTEVDVElP\
      Tl9VTktOT1dOEAUSFgoSVk9DQUJVTEFSWV9VTktOT1dOEAYSEAoMSVRFTV9VTktOT1dOEAcSFQoRUk9MRV9JTlNVRkZJQ0lF\
      TlQQCBIUChBOT1RfU1RVRFlfTEVBREVSEAkSHwobU1RVRFlfSURfT0ZfQU5PVEhFUl9QUk9KRUNUEAoSJAogUVVFU1RJT05O\
      QUlSRV9PRl9BTk9USEVSX1BST0pFQ1QQCxIiCh5RVUVTVElPTk5BSVJFX09GX0FOT1RIRVJfU1RVRFkQDBIkCiBMSUJSQVJZ\
      X0VOVFJZX09GX0FOT1RIRVJfUFJPSkVDVBANEg4KClRFWFRTX09OTFkQDhIRCg1FVEFHX01JU01BVENIEA8SFwoTUFVCTElT\
      SEVEX01FQU5XSElMRRAQEhgKFENSRUFURURfQ09OQ1VSUkVOVExZEBESGQoVSU1QT1JURURfQ09OQ1VSUkVOVExZEBISEAoM\
      RFJBRlRfRVhJU1RTEBMSEgoOUFJPSkVDVF9FWElTVFMQFBIZChVRVUVTVElPTk5BSVJFX1JFVElSRUQQFRIOCgpMQVNUX09X\
      TkVSEBYSFgoSRFJBRlRfSEFTX0ZJTkRJTkdTEBcSEwoPVE9PX01BTllfRFJBRlRTEBgSFQoRVE9PX01BTllfUFJPSkVDVFMQ\
      GRIUChBUT09fTUFOWV9NRU1CRVJTEBoSFQoRVE9PX01BTllfV0FUQ0hFUlMQGxIUChBBTlNXRVJfVE9PX0xBUkdFEBwSEwoP\
      QVVUSE9SSU5HX0xJTUlUEB0SEgoOQ1VSU09SX0lOVkFMSUQQHhIQCgxLSU5EX1VOS05PV04QHxIRCg1CQVRDSF9JTlZBTElE\
      ECASFAoQVE9PX01BTllfU1RVRElFUxAhEhMKD1NUVURZX0RVUExJQ0FURRAiEhIKDlFVRVJZX1RPT19MT05HECMSEQoNRklF\
      TERfVU5LTk9XThAkEhYKEkZJRUxEX05PVF9XUklUQUJMRRAlEhMKD1RPT19NQU5ZX0ZJRUxEUxAmEhMKD0VMRU1FTlRfVU5L\
      Tk9XThAnEhMKD1ZFUlNJT05fVU5LTk9XThAoEhAKDFJPTEVfVU5LTk9XThApEhMKD1NIQVJJTkdfVU5LTk9XThAqEhMKD0RS\
      QUZUX1RPT19MQVJHRRArEhUKEVRPT19NQU5ZX0ZJTkRJTkdTEGUSDgoKSURfSU5WQUxJRBBmEhAKDElEX0RVUExJQ0FURRBn\
      EhAKDENPREVfSU5WQUxJRBBoEhIKDkNPREVfRFVQTElDQVRFEGkSEAoMVEVYVF9NSVNTSU5HEGoSDgoKVEVYVF9FTVBUWRBr\
      EhEKDVRFWFRfVE9PX0xPTkcQbBIaChZURVhUX0NPTlRST0xfQ0hBUkFDVEVSEG0SHQoZVEVYVF9PVVRTSURFX1RSQU5TTEFU\
      SU9OUxBuEhcKE1RSQU5TTEFUSU9OX01JU1NJTkcQbxIUChBMQU5HVUFHRV9JTlZBTElEEHASFgoSTEFOR1VBR0VfRFVQTElD\
      QVRFEHESFgoSVE9PX01BTllfTEFOR1VBR0VTEHISEQoNVkVSU0lPTl9HSVZFThBzEhgKFENPTlRFTlRfSEFTSF9ESUZGRVJT\
      EHQSDwoLRE9JX0lOVkFMSUQQdRIUChBUT09fTUFOWV9BVVRIT1JTEHYSEgoOT1JJR0lOX0lOVkFMSUQQdxIaChZBTk5PVEFU\
      SU9OX0tFWV9JTlZBTElEEHgSGAoUQU5OT1RBVElPTl9EVVBMSUNBVEUQeRIYChRUT09fTUFOWV9BTk5PVEFUSU9OUxB6Eg8K\
      C05PX0VMRU1FTlRTEHsSFQoRVE9PX01BTllfRUxFTUVOVFMQfBITCg9DT05URU5UX01JU1NJTkcQfRIXChNTRU5TT1JfS0lO\
      RF9NSVNTSU5HEH4SFAoQU0VOU09SX0RVUExJQ0FURRB/Eh4KGVNFTlNPUl9DT1VOVF9PVVRfT0ZfUkFOR0UQgAESGAoTR1JP\
      VVBfU1RZTEVfTUlTU0lORxCBARITCg5QQVJFTlRfVU5LTk9XThCCARIRCgxNRU1CRVJfQVBBUlQQgwESFwoSTUVNQkVSX05P\
      VF9BTExPV0VEEIQBEhAKC0dST1VQX0VNUFRZEIUBEhQKD0dST1VQU19UT09fREVFUBCGARIYChNQQUdFX0JSRUFLX0lOX0dS\
      T1VQEIcBEhoKFVNIQVJFRF9BTlNXRVJfTUlTU0lORxCIARIhChxTSEFSRURfQU5TV0VSX05PVF9BUFBMSUNBQkxFEIkBEhEK\
      DElURU1fUkVDT0RFRBCKARIXChJDT1VOVF9PVVRfT0ZfUkFOR0UQiwESEwoOV0VJR0hUX0lOVkFMSUQQjAESEQoMREFURV9J\
      TlZBTElEEI0BEhQKD1BBVFRFUk5fSU5WQUxJRBCOARIZChRQQVRURVJOX0hJTlRfTUlTU0lORxCPARIiCh1JTklUSUFMX0FO\
      U1dFUl9OT1RfQVBQTElDQUJMRRCQARIbChZJTklUSUFMX0FOU1dFUl9JTlZBTElEEJEBEhcKElRZUEVfTk9UX1NVUFBPUlRF\
      RBCSARIZChRVTlNVUFBPUlRFRF9SRVFVSVJFRBCTARIVChBDT05URU5UU19JTlZBTElEEJQBEhoKFVFVRVNUSU9OX1RZUEVf\
      TUlTU0lORxCVARIUCg9UT09fRkVXX09QVElPTlMQlgESFQoQVE9PX01BTllfT1BUSU9OUxCXARIdChhFWENMVVNJVkVfTk9U\
      X0FQUExJQ0FCTEUQmAESEAoLUkFOR0VfRU1QVFkQmQESFgoRTlVNQkVSX05PVF9GSU5JVEUQmgESEgoNU1RFUF9ORUdBVElW\
      RRCbARIZChRTVEVQX0RPRVNfTk9UX0RJVklERRCcARIWChFESU1FTlNJT05fTUlTU0lORxCdARIWChFCT1VORF9OT1RfSU5U\
      RUdFUhCeARIRCgxVTklUX0lOVkFMSUQQnwESGAoTTEVOR1RIX09VVF9PRl9SQU5HRRCgARIYChNUT09fTUFOWV9DT05ESVRJ\
      T05TEKEBEhgKE0NPTkRJVElPTl9NQUxGT1JNRUQQogESFwoSQ09ORElUSU9OX1RPT19ERUVQEKMBEhAKC1VOUkVBQ0hBQkxF\
      EKQBEhkKFFNDT1JFX05PVF9BUFBMSUNBQkxFEKUBEhUKEFFVRVNUSU9OX1VOS05PV04QpgESGQoUUVVFU1RJT05fTk9UX0VB\
      UkxJRVIQpwESHwoaUVVFU1RJT05OQUlSRV9OT1RfSU5fU1RVRFkQqAESGgoVUVVFU1RJT05OQUlSRV9VTktOT1dOEKkBEhUK\
      EE9QRVJBVE9SX01JU1NJTkcQqgESHAoXT1BFUkFUT1JfTk9UX0FQUExJQ0FCTEUQqwESEgoNQ09ERVNfTUlTU0lORxCsARIZ\
      ChRDT0RFU19OT1RfQVBQTElDQUJMRRCtARIRCgxDT0RFX1VOS05PV04QrgESGAoTVEVYVF9OT1RfQVBQTElDQUJMRRCvARIa\
      ChVDT01QQVJFRF9URVhUX0lOVkFMSUQQsAESEwoOTlVNQkVSX01JU1NJTkcQsQESGgoVTlVNQkVSX05PVF9BUFBMSUNBQkxF\
      ELIBEhgKE05VTUJFUl9PVVRfT0ZfUkFOR0UQswESEwoOTUVUSE9EX01JU1NJTkcQtAESFAoPVE9PX01BTllfU0NPUkVTELUB\
      EhMKDk5PX1NDT1JFX0lURU1TELYBEhkKFFRPT19NQU5ZX1NDT1JFX0lURU1TELcBEhkKFFNDT1JFX0lURU1fRFVQTElDQVRF\
      ELgBEhIKDVNDT1JFX1VOS05PV04QuQESGQoUQU5TV0VSX05PVF9DT1VOVEFCTEUQugESEgoNUkFOR0VfVU5LTk9XThC7ARIi\
      Ch1NSU5JTVVNX0FOU1dFUkVEX09VVF9PRl9SQU5HRRC8ARIYChNCQU5EU19OT1RfQVNDRU5ESU5HEL0BEhMKDlRPT19NQU5Z\
      X0JBTkRTEL4BEhMKDkFDQ0VTU19NSVNTSU5HEL8BEhUKEFBBU1NXT1JEX01JU1NJTkcQwAESFAoPUEFTU1dPUkRfTEVOR1RI\
      EMEBEhwKF1BBU1NXT1JEX05PVF9BUFBMSUNBQkxFEMIBEhQKD0lOU1RBTlRfSU5WQUxJRBDDARIRCgxQRVJJT0RfRU1QVFkQ\
      xAESFgoRTk9fUVVFU1RJT05OQUlSRVMQxQESFAoPU1RVRFlfVE9PX0xBUkdFEMYBEhwKF1RPT19NQU5ZX1FVRVNUSU9OTkFJ\
      UkVTEMcBEhwKF1FVRVNUSU9OTkFJUkVfRFVQTElDQVRFEMgBEh8KGlFVRVNUSU9OTkFJUkVfTk9UX0lNUE9SVEVEEMkBEhsK\
      FlFVRVNUSU9OTkFJUkVfTk9UX1VTRUQQygESFwoSUkVDVVJSRU5DRV9NSVNTSU5HEMsBEhIKDUdST1VQX1VOS05PV04QzAES\
      FAoPVE9PX01BTllfR1JPVVBTEM0BEiEKHFJFUEVBVF9JTlRFUlZBTF9PVVRfT0ZfUkFOR0UQzgESIwoeUkVQRUFUX0lOVEVS\
      VkFMX05PVF9BUFBMSUNBQkxFEM8BEhgKE1RPT19NQU5ZX05FWFRfTElTVFMQ0AESDgoJTk9fT0ZGRVJTENEBEhQKD09GRkVS\
      X0RVUExJQ0FURRDSARIUCg9ORVhUX0xJU1RfQ1lDTEUQ0wESEQoMRklMRV9NSVNTSU5HENQBEhsKFkZJTEVfUkVGRVJFTkNF\
      X0lOVkFMSUQQ1QESDgoJTk9fU09VTkRTENYBEhQKD1RPT19NQU5ZX1NPVU5EUxDXARIVChBDQVRFR09SWV9VTktOT1dOENgB\
      EhkKFFNPVU5EX0xFTkdUSF9NSVNTSU5HENkBEhMKDkxPT1BfRFVQTElDQVRFENoBEg0KCE5PX1RFUk1TENsBEhMKDlRPT19N\
      QU5ZX1RFUk1TENwBEhEKDFBMQU5fTUlTU0lORxDdARIZChRQRVJfREFZX09VVF9PRl9SQU5HRRDeARIPCgpOT19XSU5ET1dT\
      EN8BEhUKEFdJTkRPV19UT09fU0hPUlQQ4AESFQoQR0FQX09VVF9PRl9SQU5HRRDhARIQCgtEQVlfTUlTU0lORxDiARISCg1E\
      QVlfRFVQTElDQVRFEOMBEhgKE01JTlVURV9PVVRfT0ZfUkFOR0UQ5AESDQoITk9fVElNRVMQ5QESEwoOVE9PX01BTllfVElN\
      RVMQ5gESEwoOVElNRV9EVVBMSUNBVEUQ5wESHgoZREFZX09GX01PTlRIX09VVF9PRl9SQU5HRRDoARIbChZTVEFSVF9EQVlf\
      T1VUX09GX1JBTkdFEOkBEhgKE0VYUElSWV9PVVRfT0ZfUkFOR0UQ6gFCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3Rv\
      bGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUqGcgomCgEMEgMBABIaHCBXaHkg\
      dGhlIGNhdGFsb2d1ZSByZWZ1c2VzLgoK4wMKAgUAEgUPAJcDARrVAyBFdmVyeSByZWFzb24gb2YgdGhlIGNhdGFsb2d1ZSdz\
      IG93bi4gQSB2YWx1ZSdzIG5hbWUgaXMgdGhlIHZlcnkgc3RyaW5nIHRoYXQgc3RhbmRzIGluCiBgZ29vZ2xlLnJwYy5FcnJv\
      ckluZm8ucmVhc29uYCAoZG9tYWluIGBvdG9saXRoYCksIGluIGBnb29nbGUucnBjLkJhZFJlcXVlc3QuRmllbGRWaW9sYXRp\
      b24ucmVhc29uYCBvciBpbgogRmluZGluZy5yZWFzb24sIHdoaWNoIGlzIHdoeSB2YWx1ZXMgaGF2ZSBubyBwcmVmaXguIFJl\
      YXNvbnMgYXJlIGFkZGVkIGluIGxhdGVyIHZlcnNpb25zOiB3aG9ldmVyIG1lZXRzIGFuCiB1bmtub3duIG9uZSBnb2VzIGJ5\
      IHRoZSBzdGF0dXMuIFdoYXQgZXZlcnkgc2VydmljZSBtYXkgYW5zd2VyIGFsaWtlICh0b2tlbnMsIGxpbWl0cywgdGhlIGRh\
      dGFiYXNlLCBlbXB0eQogb3IgbWFsZm9ybWVkIGZpZWxkcykgc3RhbmRzIGluIG90b2xpdGguY29tbW9uLnYxLkVycm9yUmVh\
      c29uLgoKJwoEBQACABIDEQIfGhogTm90IHVzZWQgYnkgdGhlIHNlcnZpY2UuCgpyCgQFAAIBEgMWAhQaKiBOT1RfRk9VTkQ6\
      IHRoZXJlIGlzIG5vIHN0dWR5IG9mIHRoaXMgaWQuCjI5IFdoYXQgdGhlcmUgaXMgbm90LCBvciBub3QgZm9yIHRoZSBjYWxs\
      ZXIsIGluIEVycm9ySW5mby4KCtsBCgQFAAICEgMZAiQazQEgTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBzdWNoIHB1Ymxpc2hl\
      ZCB2ZXJzaW9uLCBvciBpdHMgcHJvamVjdCBzaGFyZXMgaXQgd2l0aCBub2JvZHkuIEluIGFuIGltcG9ydCBhbHNvIGEKIEZp\
      ZWxkVmlvbGF0aW9uOiB0aGUgc3R1ZHkgbmFtZXMgYSB2ZXJzaW9uIHRoYXQgdGhlcmUgaXMgbm90OyBwdWJsaXNoIGl0IGZp\
      cnN0LCBvciB3aXRoIHRoZSBzdHVkeS4KClgKBAUAAgMSAxsCFhpLIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gcHJvamVjdCBv\
      ZiB0aGlzIGlkIGluIHdoaWNoIHRoZSBjYWxsZXIgaGFzIGEgcm9sZS4KCmMKBAUAAgQSAx0CFBpWIE5PVF9GT1VORDogdGhl\
      cmUgaXMgbm8gZHJhZnQgb2YgdGhpcyBpZCBpbiBhIHByb2plY3QgaW4gd2hpY2ggdGhlIGNhbGxlciBoYXMgYSByb2xlLgoK\
      2AEKBAUAAgUSAyACHxrKASBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN1Y2ggdmVyc2lvbiBvZiBhIHNvdW5kIGNvbGxlY3Rp\
      b24uIEluIGFuIGltcG9ydCBhIEZpZWxkVmlvbGF0aW9uOiBuZWl0aGVyIHRoZQogcHJvamVjdCBoYXMgdGhlc2Ugc291bmRz\
      LCBub3IgZG9lcyBhbm90aGVyIG9uZSBzaGFyZSBzdWNoOyBwdWJsaXNoIHRoZW0gZmlyc3QsIG9yIHdpdGggdGhlIHN0dWR5\
      LgoKgAEKBAUAAgYSAyMCGRpzIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gc3VjaCB2ZXJzaW9uIG9mIGEgdm9jYWJ1bGFyeS4g\
      SW4gYW4gaW1wb3J0IGEgRmllbGRWaW9sYXRpb24sIGFzCiBTT1VORF9DT0xMRUNUSU9OX1VOS05PV04uCgpHCgQFAAIHEgMl\
      AhMaOiBOT1RfRk9VTkQ6IHRoZSBpdGVtIGJhbmsgaGFzIG5vIHN1Y2ggdmVyc2lvbiBvZiBhbiBpdGVtLgoKtAEKBAUAAggS\
      AysCGBqHASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGNhbGxlciBoYXMgYSByb2xlIGluIHRoZSBwcm9qZWN0LCBidXQgYSBs\
      b3dlciBvbmUgdGhhbiB0aGlzIG5lZWRzOyB0aGUgbWVzc2FnZQogbmFtZXMgaXQuIEFzayBhbiBvd25lciBmb3IgaXQuCjId\
      IFdoYXQgdGhlIGNhbGxlciBtYXkgbm90IGRvLgoKQAoEBQACCRIDLQIXGjMgUEVSTUlTU0lPTl9ERU5JRUQ6IHNvbWVib2R5\
      IGVsc2UgbGVhZHMgdGhlIHN0dWR5LgoKlgEKBAUAAgoSAzACIxqIASBQRVJNSVNTSU9OX0RFTklFRDogYSBuZXcgc3R1ZHkg\
      b2YgdGhlIHByb2plY3QgbmVlZHMgYW4gaWQgdGhhdCBiZWdpbnMgd2l0aCB0aGUgcHJvamVjdCdzLiBDaG9vc2Ugc3VjaCBh\
      bgogaWQsIG9yIGFzayBhbiBhZG1pbmlzdHJhdG9yLgoKdQoEBQACCxIDMgIoGmggUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBx\
      dWVzdGlvbm5haXJlIGJlbG9uZ3MgdG8gYW5vdGhlciBwcm9qZWN0LiBDaG9vc2UgYW4gaWQgb2YgeW91ciBvd24sIG9yIGZv\
      cmsgaXQuCgqvAQoEBQACDBIDNQImGqEBIFBFUk1JU1NJT05fREVOSUVEOiBhIHN0dWR5IHRoYXQgdGhlIGNhbGxlciBkb2Vz\
      IG5vdCBsZWFkIHB1Ymxpc2hlZCB0aGUgcXVlc3Rpb25uYWlyZSBmaXJzdC4gVXNlIGl0cwogcHVibGlzaGVkIGNvbnRlbnRz\
      IHVuY2hhbmdlZCwgb3IgY2hvb3NlIGFuIGlkIG9mIHlvdXIgb3duLgoKdQoEBQACDRIDNwIoGmggUEVSTUlTU0lPTl9ERU5J\
      RUQ6IHRoZSBzb3VuZHMsIHZvY2FidWxhcnkgb3IgaXRlbSBiZWxvbmcgdG8gYW5vdGhlciBwcm9qZWN0LiBDaG9vc2UgYW4g\
      aWQgb2YgeW91ciBvd24uCgpVCgQFAAIOEgM5AhIaSCBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHJvbGUgdHJhbnNsYXRvciBj\
      aGFuZ2VzIHRleHRzIGFuZCBub3RoaW5nIGVsc2UuCgqMAQoEBQACDxIDPgIVGlsgQUJPUlRFRDogc29tZWJvZHkgZWxzZSBj\
      aGFuZ2VkIGl0IG1lYW53aGlsZS4gUmVhZCBpdCBhZ2FpbiBhbmQgcmVwZWF0IHRoZSBjaGFuZ2Ugb24gdGhhdC4KMiIgV2hh\
      dCBkb2VzIG5vdCBmaXQgd2hhdCBpcyB0aGVyZS4KCs4BCgQFAAIQEgNBAhsawAEgQUJPUlRFRDogYSB2ZXJzaW9uIHdhcyBw\
      dWJsaXNoZWQgdGhhdCB0aGUgZHJhZnQgZG9lcyBub3QgdGFrZSBpbnRvIGFjY291bnQ7IHRoZSBtZXRhZGF0YSdzCiBgbmV3\
      ZXN0X3ZlcnNpb25gIHNheXMgd2hpY2guIFRha2Ugb3ZlciB3aGF0IGNoYW5nZWQgYW5kIHVwZGF0ZSB0aGUgZHJhZnQgd2l0\
      aCB0aGF0IGBiYXNlX3ZlcnNpb25gLgoKXQoEBQACERIDQwIcGlAgQUJPUlRFRCB3aXRoIFJldHJ5SW5mbzogaXQgaXMgYmVp\
      bmcgbWFkZSBieSBhbm90aGVyIGNhbGwuIFNlbmQgdGhlIHNhbWUgYWdhaW4uCgpZCgQFAAISEgNFAh0aTCBBQk9SVEVEOiB0\
      aGUgc3R1ZHkgaXMgYmVpbmcgaW1wb3J0ZWQgYnkgYW5vdGhlciBjYWxsLiBTZW5kIHRoZSBzYW1lIGFnYWluLgoKVgoEBQAC\
      ExIDRwIUGkkgQUxSRUFEWV9FWElTVFM6IHRoZSBkcmFmdCBpZCB3YXMgdXNlZCBmb3IgYW5vdGhlciBkcmFmdC4gTWFrZSBh\
      IG5ldyBpZC4KCk4KBAUAAhQSA0kCFhpBIEFMUkVBRFlfRVhJU1RTOiBhbm90aGVyIHByb2plY3QgaGFzIHRoZSBpZC4gQ2hv\
      b3NlIGFub3RoZXIgb25lLgoKcwoEBQACFRIDSwIdGmYgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHF1ZXN0aW9ubmFpcmUg\
      aXMgcmV0aXJlZC4gUmVpbnN0YXRlIGl0IGJlZm9yZSBpdCBpcyB1c2VkIG9yIHB1Ymxpc2hlZCBhbmV3LgoKYgoEBQACFhID\
      TQISGlUgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHByb2plY3Qgd291bGQgaGF2ZSBubyBvd25lci4gTWFrZSBzb21lYm9k\
      eSBlbHNlIG9uZSBmaXJzdC4KCm4KBAUAAhcSA08CGhphIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBkcmFmdCBjYW5ub3Qg\
      YmUgcHVibGlzaGVkOyBhIEZpZWxkVmlvbGF0aW9uIGZvciBlYWNoIGZpbmRpbmcgc2F5cyB3aHkuCgpuCgQFAAIYEgNUAhca\
      QCBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBwcm9qZWN0IGhhcyAxLDAwMCBkcmFmdHMuIERlbGV0ZSBzb21lLgoyHyBPZiB3\
      aGF0IHRoZXJlIG1heSBiZSBubyBtb3JlLgoKQAoEBQACGRIDVgIZGjMgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgY2FsbGVy\
      IG1hZGUgMTAwIHByb2plY3RzLgoKWwoEBQACGhIDWAIYGk4gUkVTT1VSQ0VfRVhIQVVTVEVEOiAxLDAwMCBwZW9wbGUgaGF2\
      ZSBhIHJvbGUgaW4gdGhlIHByb2plY3QuIFRha2Ugc29tZSBhd2F5LgoKkQEKBAUAAhsSA1sCGRqDASBSRVNPVVJDRV9FWEhB\
      VVNURUQgd2l0aCBSZXRyeUluZm86IHRvbyBtYW55IGNhbGxzIHdhdGNoIHRoZSBmZWVkLCBvZiBhbGwgb3Igb2YgdGhpcyBj\
      YWxsZXIuIFVzZQogTGlzdENoYW5nZXMsIG9yIHRyeSBhZ2FpbiBsYXRlci4KCmAKBAUAAhwSA10CGBpTIFJFU09VUkNFX0VY\
      SEFVU1RFRDogdGhlIHZlcnNpb25zIGFza2VkIGZvciBhcmUgdG9vIGxhcmdlIHRvZ2V0aGVyLiBBc2sgZm9yIGZld2VyLgoK\
      jAEKBAUAAh0SA2ACFxp/IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdG9vIG1hbnkgZGVmaW5pdGlvbnMg\
      YXJlIHdyaXR0ZW4sIGNoZWNrZWQgb3IgY29tcGFyZWQgYXQgb25jZS4gU2VuZAogdGhlIHNhbWUgYWdhaW4gbGF0ZXIuCgrU\
      AQoEBQACHhIDZgIWGnQgVGhlIGN1cnNvciBpcyBub25lIG9mIHRoaXMgZmVlZCwgb3IgbmFtZXMgd2hhdCBhIHJlc3RvcmVk\
      IGNhdGFsb2d1ZSBoYXMgbm90IHJlYWNoZWQuIEJlZ2luIGFuZXcgd2l0aG91dAogYSBjdXJzb3IuCjJRIEZpZWxkcyBvZiBy\
      ZXF1ZXN0czogSU5WQUxJRF9BUkdVTUVOVCwgaW4gYSBGaWVsZFZpb2xhdGlvbiB0aGF0IG5hbWVzIHRoZSBmaWVsZC4KCjQK\
      BAUAAh8SA2gCFBonIFRoZSBmZWVkIGhhcyBubyBjaGFuZ2VzIG9mIHRoaXMga2luZC4KCjAKBAUAAiASA2oCFRojIE5hbWUg\
      MeKAkzEwMCB2ZXJzaW9ucywgZWFjaCBvbmNlLgoKVAoEBQACIRIDbAIYGkcgTmFtZSBhdCBtb3N0IDIwIHN0dWRpZXMsIG9y\
      IG5vbmUgd2hlcmUgdGhlIHRva2VuIGlzIGVucm9sbGVkIGluIG1vcmUuCgooCgQFAAIiEgNuAhcaGyBUaGUgc3R1ZHkgaXMg\
      bmFtZWQgdHdpY2UuCgo1CgQFAAIjEgNwAhYaKCBBdCBtb3N0IDUwMCBjaGFyYWN0ZXJzIGFyZSBsb29rZWQgZm9yLgoKQgoE\
      BQACJBIDcgIVGjUgVGhlIHBhdGggb2YgdGhlIG1hc2sgbmFtZXMgbm8gZmllbGQgb2YgdGhlIG1lc3NhZ2UuCgpICgQFAAIl\
      EgN0AhoaOyBUaGUgcGF0aCBvZiB0aGUgbWFzayBuYW1lcyBhIGZpZWxkIHRoYXQgdGhlIHNlcnZpY2Ugc2V0cy4KCl0KBAUA\
      AiYSA3YCFxpQIE1vcmUgdGhhbiAyMDAgZWxlbWVudHMgYXJlIG5hbWVkIGF0IG9uY2UuIEdpdmUgYGVsZW1lbnRzYCBpbiB0\
      aGUgbWFzayBpbnN0ZWFkLgoKfQoEBQACJxIDeQIXGnAgVGhlIGVsZW1lbnQgc3RhbmRzIG5vdCBpbiB0aGUgZHJhZnQsIG9y\
      IG5vdCBpbiB3aGF0IHdhcyBzZW50LiBFbGVtZW50cyBjb21lIGFuZCBnbyBieSBgZWxlbWVudHNgIGluIHRoZQogbWFzay4K\
      CjwKBAUAAigSA3sCFxovIFRoZSBiYXNlIHZlcnNpb24gaXMgYWJvdmUgdGhlIG5ld2VzdCB2ZXJzaW9uLgoKNwoEBQACKRID\
      fQIUGiogVGhlIHJvbGUgaXMgbm9uZSB0aGF0IHRoZSBzZXJ2aWNlIGtub3dzLgoKawoEBQACKhIDfwIXGl4gVGhlIHZhbHVl\
      IGlzIG5vbmUgdGhhdCB0aGUgc2VydmljZSBrbm93czogaXQgd291bGQgYmUgdGFrZW4gZm9yIHRoZSBuYXJyb3dlc3QgdW50\
      aWwgaXQgZG9lcy4KCi8KBAUAAisSBIEBAhcaISBUaGUgZHJhZnQgaGFzIG1vcmUgdGhhbiAzMiBNaUIuCgqLAwoEBQACLBIE\
      iAECGhpIIFRoZXJlIGFyZSBtb3JlIGZpbmRpbmdzIHRoYW4gdGhlIDUwMCB0aGF0IGFyZSBzaG93bi4gTWVuZCB0aGVzZSBm\
      aXJzdC4KMrICIFdoYXQgaXMgd3Jvbmcgd2l0aCBhIGRlZmluaXRpb246IElOVkFMSURfQVJHVU1FTlQgd2hlbiBpdCBpcyBp\
      bXBvcnRlZCBvciBwdWJsaXNoZWQsIEZBSUxFRF9QUkVDT05ESVRJT04KIHdpdGggRFJBRlRfSEFTX0ZJTkRJTkdTIHdoZW4g\
      YSBkcmFmdCBpcyBwdWJsaXNoZWQsIGVhY2ggaW4gYSBGaWVsZFZpb2xhdGlvbiB0aGF0IG5hbWVzIHRoZSBmaWVsZDsgaW4K\
      IENoZWNrRHJhZnQgYW5kIGluIGFuc3dlcnMgdG8gYSBwdWJsaWNhdGlvbiBhIEZpbmRpbmcuIE1lbmQgd2hhdCB0aGUgZmll\
      bGQgc2F5cyBhbmQgc2VuZCBpdCBhZ2Fpbi4KCkkKBAUAAi0SBIoBAhMaOyBUaGUgaWQgaXMgbm90IG9mIHRoZSBmb3JtIHRo\
      YXQgdGhlIGZpZWxkJ3MgY29tbWVudCBnaXZlcy4KCiQKBAUAAi4SBIwBAhUaFiBUaGUgaWQgc3RhbmRzIHR3aWNlLgoKVAoE\
      BQACLxIEjgECFRpGIFRoZSBjb2RlIGlzIG5vdCAx4oCTNjQgY2hhcmFjdGVycyBvZiBsZXR0ZXJzLCBkaWdpdHMsIGBfYCwg\
      YC1gLCBgLmAuCgomCgQFAAIwEgSQAQIXGhggVGhlIGNvZGUgc3RhbmRzIHR3aWNlLgoKUAoEBQACMRIEkgECFRpCIEEgcmVx\
      dWlyZWQgdGV4dCBpcyBhYnNlbnQsIG9yIG5vdCB0aGVyZSBpbiB0aGUgZGVmYXVsdCBsYW5ndWFnZS4KCkIKBAUAAjISBJQB\
      AhMaNCBBIHRyYW5zbGF0aW9uIGlzIGVtcHR5LiBXcml0ZSBpdCwgb3IgbGVhdmUgaXQgb3V0LgoKQwoEBQACMxIElgECFho1\
      IEEgdGV4dCBoYXMgbW9yZSBjaGFyYWN0ZXJzIHRoYW4gaXRzIGZpZWxkIG1heSBoYXZlLgoKSwoEBQACNBIEmAECHxo9IEEg\
      dGV4dCBoYXMgY29udHJvbCBjaGFyYWN0ZXJzIG90aGVyIHRoYW4gbGluZSBmZWVkIGFuZCB0YWIuCgqBAQoEBQACNRIEmwEC\
      IhpzIGB0ZXh0YCBvciBgbGFuZ3VhZ2VgIG9mIGEgTG9jYWxpemVkVGV4dCBpcyBzZXQsIHdoaWNoIGJlbG9uZyB0byBhbnN3\
      ZXJzLiBQdXQgZXZlcnkgbGFuZ3VhZ2UgaW50bwogYHRyYW5zbGF0aW9uc2AuCgpICgQFAAI2EgSdAQIcGjogQSBsYW5ndWFn\
      ZSBpcyBwcm9taXNlZCwgYnV0IHRoZSB0ZXh0IGlzIG5vdCB0aGVyZSBpbiBpdC4KCkMKBAUAAjcSBJ8BAhkaNSBUaGUgbGFu\
      Z3VhZ2UgaXMgbm8gQkNQIDQ3IHRhZy4gSW4gYW55IHJlcXVlc3QsIHRvby4KCigKBAUAAjgSBKEBAhsaGiBBIGxhbmd1YWdl\
      IHN0YW5kcyB0d2ljZS4KCicKBAUAAjkSBKMBAhsaGSBNb3JlIHRoYW4gNTAgbGFuZ3VhZ2VzLgoKPwoEBQACOhIEpQECFhox\
      IFZlcnNpb25zIGFyZSBjb3VudGVkIGJ5IHRoZSBjYXRhbG9ndWUuIExlYXZlIDAuCgppCgQFAAI7EgSnAQIdGlsgVGhlIGhh\
      c2ggdGhhdCB3YXMgZ2l2ZW4gaXMgbm90IHRoYXQgb2YgdGhlIGNvbnRlbnRzLiBMZWF2ZSBpdCBvdXQgaWYgdGhlIGNoYW5n\
      ZSBpcyBtZWFudC4KCjkKBAUAAjwSBKkBAhQaKyBUaGUgRE9JIGlzIG5vdCBvZiB0aGUgZm9ybSBgMTAuMTIzNC9hYmNgLgoK\
      JQoEBQACPRIEqwECGRoXIE1vcmUgdGhhbiA1MCBhdXRob3JzLgoKRQoEBQACPhIErQECFxo3IEFuIG9yaWdpbiBuZWVkcyBw\
      cm9qZWN0LCBxdWVzdGlvbm5haXJlIGFuZCBhIHZlcnNpb24uCgpLCgQFAAI/EgSvAQIfGj0gVGhlIGtleSBpcyBub3QgMeKA\
      kzY0IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBgLmAsIGAtYC4KCiMKBAUAAkASBLEBAh0aFSBBIGtleSBzdGFuZHMg\
      dHdpY2UuCgopCgQFAAJBEgSzAQIdGhsgTW9yZSB0aGFuIDUwIGFubm90YXRpb25zLgoKMQoEBQACQhIEtQECFBojIEEgcXVl\
      c3Rpb25uYWlyZSBuZWVkcyBhbiBlbGVtZW50LgoKKQoEBQACQxIEtwECGhobIE1vcmUgdGhhbiA1LDAwMCBlbGVtZW50cy4K\
      ClcKBAUAAkQSBLkBAhgaSSBBbiBlbGVtZW50IGlzIG5laXRoZXIgaGVhZGxpbmUgbm9yIHRleHQsIHF1ZXN0aW9uLCBncm91\
      cCBvciBwYWdlIGJyZWFrLgoKOgoEBQACRRIEuwECHBosIFRoZSBzZW5zb3IgaXMgbm9uZSB0aGF0IHRoZSBzZXJ2aWNlIGtu\
      b3dzLgoKSgoEBQACRhIEvQECGRo8IEEgc2Vuc29yIHN0YW5kcyB0d2ljZS4gTmFtZSBpdCBvbmNlLCB3aXRoIGl0cyB3aG9s\
      ZSBjb3VudC4KCikKBAUAAkcSBL8BAiIaGyBUaGUgY291bnQgaXMgbm90IDHigJMxMDAuCgpDCgQFAAJIEgTBAQIcGjUgQSBn\
      cm91cCBpcyBuZWl0aGVyIHNlY3Rpb24gbm9yIGNvbXBvc2l0ZSBvciBtYXRyaXguCgo+CgQFAAJJEgTDAQIXGjAgTm8gZ3Jv\
      dXAgb2YgdGhpcyBpZCBzdGFuZHMgYmVmb3JlIHRoZSBlbGVtZW50LgoKQQoEBQACShIExQECFRozIEEgbWVtYmVyIGRvZXMg\
      bm90IGZvbGxvdyBpdHMgZ3JvdXAgd2l0aG91dCBhIGdhcC4KCmQKBAUAAksSBMcBAhsaViBNZW1iZXJzIG9mIGEgY29tcG9z\
      aXRlIGFyZSBxdWVzdGlvbnMsIG9mIGEgbWF0cml4IHF1ZXN0aW9ucyBvZiB0aGUgdHlwZSBgaW5oZXJpdGVkYC4KCjkKBAUA\
      AkwSBMkBAhQaKyBObyBlbGVtZW50IG5hbWVzIHRoZSBncm91cCBhcyBpdHMgcGFyZW50LgoKNwoEBQACTRIEywECGBopIE1v\
      cmUgdGhhbiA1IGdyb3VwcyBzdGFuZCBpbiBlYWNoIG90aGVyLgoKLwoEBQACThIEzQECHBohIEEgcGFnZSBicmVhayBzdGFu\
      ZHMgaW4gYSBncm91cC4KCm0KBAUAAk8SBM8BAh4aXyBBIHF1ZXN0aW9uIGlzIGBpbmhlcml0ZWRgLCBidXQgbmVpdGhlciBp\
      dHMgZ3JvdXBzIG5vciB0aGUgcXVlc3Rpb25uYWlyZSBoYXZlIGEgc2hhcmVkIGFuc3dlci4KCksKBAUAAlASBNEBAiUaPSBU\
      aGUgc2hhcmVkIGFuc3dlciBpcyBvZiBhIHR5cGUgdGhhdCBjYW5ub3QgYmUgc2hhcmVkIHRoZXJlLgoKqAEKBAUAAlESBNQB\
      AhUamQEgVGhlIGl0ZW0gaGFzIG90aGVyIGNvZGVzIG9yIGFub3RoZXIgcmFuZ2UgZWxzZXdoZXJlIGluIHRoZSBwcm9qZWN0\
      LCBzbyBhbnN3ZXJzIGNvdWxkIG5vdCBiZSBjb21wYXJlZC4KIEdpdmUgdGhlIGNoYW5nZWQgcXVlc3Rpb24gYW4gaXRlbSBp\
      ZCBvZiBpdHMgb3duLgoKSgoEBQACUhIE1gECGxo8IE1vcmUgb3B0aW9ucyBhcmUgdG8gYmUgY2hvc2VuIHRoYW4gY2FuIGJl\
      IGNob3NlbiB0b2dldGhlci4KCmYKBAUAAlMSBNgBAhcaWCBBIHdlaWdodCBpcyBub3QgZmluaXRlLCBvciBpdCBvciB0aGUg\
      c3VtIG9mIGFsbCBpcyAwIHdoZXJlIHNvbWV0aGluZyBpcyBkaXZpZGVkIGJ5IGl0LgoKNwoEBQACVBIE2gECFRopIEEgZGF0\
      ZSBpcyBub3Qgb2YgdGhlIGZvcm0gYDIwMjYtMDEtMzFgLgoKXwoEBQACVRIE3AECGBpRIEEgcGF0dGVybiBpcyBubyByZWd1\
      bGFyIGV4cHJlc3Npb24sIG9yIG9uZSB3aXRoIGxvb2stYXJvdW5kIG9yIGJhY2stcmVmZXJlbmNlcy4KClgKBAUAAlYSBN4B\
      Ah0aSiBBIHdhcm5pbmc6IGEgcGF0dGVybiBoYXMgbm8gaGludCwgYW5kIHBhcnRpY2lwYW50cyBjYW5ub3QgcmVhZCBwYXR0\
      ZXJucy4KClgKBAUAAlcSBOABAiYaSiBRdWVzdGlvbnMgb2YgdGhpcyB0eXBlIGhhdmUgbm8gaW5pdGlhbCBhbnN3ZXI7IG9u\
      IGEgc2NhbGUgaXQgd291bGQgYmlhcy4KCkYKBAUAAlgSBOIBAh8aOCBUaGUgaW5pdGlhbCBhbnN3ZXIgY291bGQgbm90IGJl\
      IGdpdmVuIHRvIHRoZSBxdWVzdGlvbi4KCksKBAUAAlkSBOQBAhsaPSBBIHdhcm5pbmc6IGNsaWVudHMgd2lsbCBzaG93IHRo\
      ZSBxdWVzdGlvbiBhcyBub3Qgc3VwcG9ydGVkLgoKUAoEBQACWhIE5gECHRpCIEEgcXVlc3Rpb24gb2YgYW4gdW5zdXBwb3J0\
      ZWQgdHlwZSBpcyByZXF1aXJlZC4gTWFrZSBpdCBvcHRpb25hbC4KCkEKBAUAAlsSBOgBAhkaMyBUaGUgY29udGVudHMgb2Yg\
      YW4gdW5zdXBwb3J0ZWQgdHlwZSBhcmUgdG9vIGxvbmcuCgpCCgQFAAJcEgTqAQIeGjQgQSBxdWVzdGlvbiBoYXMgbm8gdHlw\
      ZSwgb3IgYW4gaXRlbSBpcyBgaW5oZXJpdGVkYC4KClYKBAUAAl0SBOwBAhgaSCBBIHNpbmdsZSBjaG9pY2UgaGFzIGZld2Vy\
      IHRoYW4gdHdvIG9wdGlvbnMsIG9yIGEgbXVsdGlwbGUgY2hvaWNlIG5vbmUuCgomCgQFAAJeEgTuAQIZGhggTW9yZSB0aGFu\
      IDUwMCBvcHRpb25zLgoKRAoEBQACXxIE8AECIRo2IEFuIG9wdGlvbiBvZiBhIHNpbmdsZSBjaG9pY2UgaXMgbWFya2VkIGFz\
      IGV4Y2x1c2l2ZS4KClUKBAUAAmASBPIBAhQaRyBBIG1pbmltdW0gaXMgYWJvdmUgaXRzIG1heGltdW0sIG9yIGFuIGVhcmxp\
      ZXN0IGRhdGUgYWZ0ZXIgdGhlIGxhdGVzdC4KCi0KBAUAAmESBPQBAhoaHyBBIG51bWJlciBpcyBpbmZpbml0ZSBvciBub25l\
      LgoKLAoEBQACYhIE9gECFhoeIEEgc2xpZGVyJ3Mgc3RlcCBpcyBuZWdhdGl2ZS4KClYKBAUAAmMSBPgBAh0aSCBObyB3aG9s\
      ZSBudW1iZXIgb2Ygc3RlcHMgbGVhZHMgZnJvbSBhIHNsaWRlcidzIG1pbmltdW0gdG8gaXRzIG1heGltdW0uCgpJCgQFAAJk\
      EgT6AQIaGjsgQSBtYW5pa2luIHNob3dzIG5laXRoZXIgdmFsZW5jZSBub3IgYXJvdXNhbCBvciBkb21pbmFuY2UuCgoyCgQF\
      AAJlEgT8AQIaGiQgQSBib3VuZCBvZiBhIHdob2xlIG51bWJlciBpcyBub25lLgoKQgoEBQACZhIE/gECFRo0IFRoZSB1bml0\
      IGlzIG5vIFVDVU0gY29kZSBvZiBhdCBtb3N0IDY0IGNoYXJhY3RlcnMuCgpCCgQFAAJnEgSAAgIcGjQgQSBtYXhpbXVtIGxl\
      bmd0aCBpcyBhYm92ZSB3aGF0IGFuIGFuc3dlciBtYXkgaGF2ZS4KCkwKBAUAAmgSBIICAhwaPiBNb3JlIHRoYW4gMjAwIHBh\
      cnRzIG9mIGEgY29uZGl0aW9uLCBvciBxdWVzdGlvbnMgb2YgYSBjb3VudC4KCnIKBAUAAmkSBIQCAhwaZCBBIGNvbWJpbmF0\
      aW9uIGhhcyBubyBwYXJ0cywgYSBjb3VudCBubyBxdWVzdGlvbnMsIG9yIHBhcnRzIGRvIG5vdCBzdGFuZCBhZnRlciB3aGF0\
      IHRoZXkgYmVsb25nIHRvLgoKSgoEBQACahIEhgICGxo8IENvbWJpbmF0aW9ucyBzdGFuZCBpbiBlYWNoIG90aGVyIG1vcmUg\
      dGhhbiAxMCBsZXZlbHMgZGVlcC4KCloKBAUAAmsSBIgCAhQaTCBObyBhbnN3ZXJzIG1ha2UgdGhlIGNvbmRpdGlvbiBob2xk\
      LiBNZW5kIGl0LCBvciByZW1vdmUgd2hhdCBkZXBlbmRzIG9uIGl0LgoKVgoEBQACbBIEigICHRpIIE9ubHkgbmV4dCBsaXN0\
      cyBjb21wYXJlIHNjb3Jlcywgb2YgdGhlIHF1ZXN0aW9ubmFpcmUgdGhhdCB0aGV5IGZvbGxvdy4KCjcKBAUAAm0SBIwCAhka\
      KSBUaGUgcXVlc3Rpb25uYWlyZSBoYXMgbm8gc3VjaCBxdWVzdGlvbi4KClsKBAUAAm4SBI4CAh0aTSBUaGUgcXVlc3Rpb24g\
      ZG9lcyBub3Qgc3RhbmQgYmVmb3JlIHRoZSBlbGVtZW50IHdob3NlIGNvbmRpdGlvbiBhc2tzIGZvciBpdC4KCjkKBAUAAm8S\
      BJACAiMaKyBUaGUgc3R1ZHkgZG9lcyBub3QgdXNlIHRoZSBxdWVzdGlvbm5haXJlLgoKiAEKBAUAAnASBJMCAh4aeiBBIHdh\
      cm5pbmc6IGEgY29uZGl0aW9uIGFza3MgYWJvdXQgYSBxdWVzdGlvbm5haXJlIHRoYXQgaXMgbm90IHB1Ymxpc2hlZCwgb3Ig\
      bm90IGZvciB0aGUgY2FsbGVyLiBBIHN0dWR5CiBtdXN0IGhhdmUgYm90aC4KCjYKBAUAAnESBJUCAhkaKCBBIGNvbXBhcmlz\
      b24gb3IgY291bnQgaGFzIG5vIG9wZXJhdG9yLgoKOwoEBQACchIElwICIBotIEFuc3dlcnMgb2YgdGhpcyB0eXBlIGNhbm5v\
      dCBiZSBjb21wYXJlZCBzby4KCjoKBAUAAnMSBJkCAhYaLCBBIGNvbXBhcmlzb24gd2l0aCBhIGNob2ljZSBuYW1lcyBubyBj\
      b2Rlcy4KCjgKBAUAAnQSBJsCAh0aKiBDb2RlcyBhcmUgbmFtZWQgd2hlcmUgbm9uZSBhcmUgY29tcGFyZWQuCgpDCgQFAAJ1\
      EgSdAgIVGjUgTm8gcXVlc3Rpb24gYXNrZWQgYWJvdXQgaGFzIGFuIG9wdGlvbiBvZiB0aGlzIGNvZGUuCgo3CgQFAAJ2EgSf\
      AgIcGikgQSB0ZXh0IGlzIGdpdmVuIHdoZXJlIG5vbmUgaXMgY29tcGFyZWQuCgpjCgQFAAJ3EgShAgIeGlUgVGhlIHRleHQg\
      dG8gY29tcGFyZSB3aXRoIGlzIGFic2VudCwgb3Igbm90IG9mIHRoZSBmb3JtIGluIHdoaWNoIGFuc3dlcnMgYXJlIHN0b3Jl\
      ZC4KCl4KBAUAAngSBKMCAhcaUCBBIG51bWJlciBpcyBuZWVkZWQ6IHRvIGNvbXBhcmUgd2l0aCwgb3Igb2YgYSB0ZXJtIGlu\
      IGEgdm9jYWJ1bGFyeSB3aXRoIGEgdW5pdC4KCjkKBAUAAnkSBKUCAh4aKyBBIG51bWJlciBpcyBnaXZlbiB3aGVyZSBub25l\
      IGlzIGNvbXBhcmVkLgoKLwoEBQACehIEpwICHBohIE5vIGFuc3dlciBjYW4gcmVhY2ggdGhlIG51bWJlci4KCkAKBAUAAnsS\
      BKkCAhcaMiBBIHNjb3JlIGlzIG5laXRoZXIgc3VtIG5vciBwcm9yYXRlZCBzdW0gb3IgbWVhbi4KCiUKBAUAAnwSBKsCAhga\
      FyBNb3JlIHRoYW4gMjAwIHNjb3Jlcy4KCicKBAUAAn0SBK0CAhcaGSBBIHNjb3JlIGNvdW50cyBub3RoaW5nLgoKLwoEBQAC\
      fhIErwICHRohIE1vcmUgdGhhbiA1MDAgaXRlbXMgb2YgYSBzY29yZS4KCkkKBAUAAn8SBLECAh0aOyBBIHNjb3JlIGNvdW50\
      cyBzb21ldGhpbmcgdHdpY2UuIEdpdmUgaXQgYSB3ZWlnaHQgaW5zdGVhZC4KCkEKBQUAAoABEgSzAgIWGjIgVGhlcmUgaXMg\
      bm8gc3VjaCBzY29yZSwgb3Igbm9uZSBiZWZvcmUgdGhpcyBvbmUuCgpQCgUFAAKBARIEtQICHRpBIEEgc2NvcmUgY291bnRz\
      IGFuc3dlcnMgdGhhdCBhcmUgbm8gbnVtYmVycyBhbmQgaGF2ZSBubyB3ZWlnaHRzLgoKUgoFBQACggESBLcCAhYaQyBTb21l\
      dGhpbmcgaXMgdG8gYmUgcmV2ZXJzZWQgdGhhdCBoYXMgbm8gbG93ZXN0IGFuZCBoaWdoZXN0IHZhbHVlLgoKQAoFBQACgwES\
      BLkCAiYaMSBNb3JlIGl0ZW1zIG11c3QgYmUgYW5zd2VyZWQgdGhhbiB0aGUgc2NvcmUgaGFzLgoKNwoFBQAChAESBLsCAhwa\
      KCBCYW5kcyBkbyBub3Qgc3RhbmQgaW4gYXNjZW5kaW5nIG9yZGVyLgoKLwoFBQAChQESBL0CAhcaICBNb3JlIHRoYW4gNTAg\
      YmFuZHMgb2YgYSBzY29yZS4KCj8KBQUAAoYBEgS/AgIXGjAgQSBzdHVkeSBzYXlzIG5vdCBob3cgcGVvcGxlIGNvbWUgdG8g\
      dGFrZSBwYXJ0LgoKPgoFBQAChwESBMECAhkaLyBBIHN0dWR5IHdpdGggcGFzc3dvcmQgYWNjZXNzIGhhcyBubyBwYXNzd29y\
      ZC4KCjkKBQUAAogBEgTDAgIYGiogVGhlIHBhc3N3b3JkIGhhcyBub3QgOOKAkzEyOCBjaGFyYWN0ZXJzLgoKQwoFBQACiQES\
      BMUCAiAaNCBBIHBhc3N3b3JkIGlzIGdpdmVuLCBidXQgYWNjZXNzIGRvZXMgbm90IG5lZWQgb25lLgoKNQoFBQACigESBMcC\
      AhgaJiBBIHRpbWUgaXMgbm90IGluIHRoZSB5ZWFycyAx4oCTOTk5OS4KCi8KBQUAAosBEgTJAgIVGiAgQSBzdHVkeSBlbmRz\
      IGJlZm9yZSBpdCBzdGFydHMuCgovCgUFAAKMARIEywICGhogIEEgc3R1ZHkgbmVlZHMgYSBxdWVzdGlvbm5haXJlLgoKiQEK\
      BQUAAo0BEgTOAgIYGnogQSBzdHVkeSBoYXMgbW9yZSB0aGFuIDQ4IE1pQiB3aXRoIGl0cyBxdWVzdGlvbm5haXJlcywgb3Ig\
      bW9yZSB0aGFuIDMgTWlCIGluIG9uZSBsYW5ndWFnZSwgd2hpY2ggaXMgd2hhdAogYSBkZXZpY2UgdGFrZXMuCgouCgUFAAKO\
      ARIE0AICIBofIE1vcmUgdGhhbiAxMDAgcXVlc3Rpb25uYWlyZXMuCgo7CgUFAAKPARIE0gICIBosIEEgcXVlc3Rpb25uYWly\
      ZSBpcyBpbXBvcnRlZCBvciB1c2VkIHR3aWNlLgoKbwoFBQACkAESBNQCAiMaYCBBIHN0dWR5IHVzZXMgdmVyc2lvbiAwIG9m\
      IGEgcXVlc3Rpb25uYWlyZSB0aGF0IGRvZXMgbm90IGNvbWUgYWxvbmcuIEFkZCBpdCwgb3IgbmFtZSBhIHZlcnNpb24uCgpJ\
      CgUFAAKRARIE1gICHxo6IEEgcXVlc3Rpb25uYWlyZSBjb21lcyBhbG9uZyB0aGF0IHRoZSBzdHVkeSBkb2VzIG5vdCB1c2Uu\
      Cgo4CgUFAAKSARIE2AICGxopIEEgdXNlIGlzIG5laXRoZXIgb25lLXRpbWUgbm9yIHJlcGVhdGVkLgoKLQoFBQACkwESBNoC\
      AhYaHiBUaGUgc3R1ZHkgaGFzIG5vIHN1Y2ggZ3JvdXAuCgowCgUFAAKUARIE3AICGBohIE1vcmUgdGhhbiA1MCBncm91cHMg\
      b2YgYSBzdHVkeS4KCjQKBQUAApUBEgTeAgIlGiUgTW9yZSB0aGFuIDg3LDg0MCBob3VycyAodGVuIHllYXJzKS4KCkAKBQUA\
      ApYBEgTgAgInGjEgQSBvbmUtdGltZSBxdWVzdGlvbm5haXJlIGhhcyBhIHJlcGVhdCBpbnRlcnZhbC4KCioKBQUAApcBEgTi\
      AgIcGhsgTW9yZSB0aGFuIDIwMCBuZXh0IGxpc3RzLgoKLAoFBQACmAESBOQCAhIaHSBBIG5leHQgbGlzdCBvZmZlcnMgbm90\
      aGluZy4KCjoKBQUAApkBEgTmAgIYGisgQSBuZXh0IGxpc3Qgb2ZmZXJzIGEgcXVlc3Rpb25uYWlyZSB0d2ljZS4KClsKBQUA\
      ApoBEgToAgIYGkwgT2ZmZXJzIGxlYWQgYmFjayB0byB3aGVyZSB0aGV5IGJlZ2luOiB0aGUgcGFydGljaXBhbnQgd291bGQg\
      bmV2ZXIgYmUgZG9uZS4KCiUKBQUAApsBEgTqAgIVGhYgQSBzb3VuZCBoYXMgbm8gZmlsZS4KCmsKBQUAApwBEgTsAgIfGlwg\
      TG9jYXRpb24sIG1lZGlhIHR5cGUsIGhhc2ggb3Igc2l6ZSBvZiBhIGZpbGUgYXJlIG5vdCBvZiB0aGUgZm9ybSB0aGF0IEZp\
      bGVSZWZlcmVuY2UgZ2l2ZXMuCgosCgUFAAKdARIE7gICEhodIEEgY29sbGVjdGlvbiBuZWVkcyBhIHNvdW5kLgoKKAoFBQAC\
      ngESBPACAhgaGSBNb3JlIHRoYW4gMSwwMDAgc291bmRzLgoKNQoFBQACnwESBPICAhkaJiBUaGUgY29sbGVjdGlvbiBoYXMg\
      bm8gc3VjaCBjYXRlZ29yeS4KCicKBQUAAqABEgT0AgIdGhggQSBzb3VuZCBoYXMgbm8gbGVuZ3RoLgoKNwoFBQACoQESBPYC\
      AhcaKCBBIG51bWJlciBvZiBsb29wIG1pbnV0ZXMgc3RhbmRzIHR3aWNlLgoKKwoFBQACogESBPgCAhEaHCBBIHZvY2FidWxh\
      cnkgbmVlZHMgYSB0ZXJtLgoKJwoFBQACowESBPoCAhcaGCBNb3JlIHRoYW4gNSwwMDAgdGVybXMuCgooCgUFAAKkARIE/AIC\
      FRoZIEEgc2NoZWR1bGUgaGFzIG5vIHBsYW4uCgo0CgUFAAKlARIE/gICHRolIE5vdGlmaWNhdGlvbnMgYSBkYXkgYXJlIG5v\
      dCAx4oCTOTYuCgozCgUFAAKmARIEgAMCExokIEEgcGxhbiBoYXMgYSB3aW5kb3cgb24gbm8gd2Vla2RheS4KClUKBQUAAqcB\
      EgSCAwIZGkYgQSB3aW5kb3cgZG9lcyBub3QgaG9sZCB0aGUgZGF5J3Mgbm90aWZpY2F0aW9ucyBhdCB0aGVpciBtaW5pbXVt\
      IGdhcC4KCjYKBQUAAqgBEgSEAwIZGicgVGhlIG1pbmltdW0gZ2FwIGlzIGFib3ZlIDcyMCBtaW51dGVzLgoKMwoFBQACqQES\
      BIYDAhQaJCBBIHdpbmRvdyBvciB0aW1lIG5hbWVzIG5vIHdlZWtkYXkuCgorCgUFAAKqARIEiAMCFhocIEEgd2Vla2RheSBo\
      YXMgdHdvIHdpbmRvd3MuCgo5CgUFAAKrARIEigMCHBoqIE1pbnV0ZXMgc2luY2UgbWlkbmlnaHQgYXJlIG5vdCAw4oCTMTQz\
      OS4KCisKBQUAAqwBEgSMAwIRGhwgQSB3ZWVrbHkgcGxhbiBoYXMgbm8gdGltZS4KCiwKBQUAAq0BEgSOAwIXGh0gTW9yZSB0\
      aGFuIDY3MiB0aW1lcyBhIHdlZWsuCgoxCgUFAAKuARIEkAMCFxoiIEEgdGltZSBvZiB0aGUgd2VlayBzdGFuZHMgdHdpY2Uu\
      CgonCgUFAAKvARIEkgMCIhoYIFRoZSBkYXkgaXMgbm90IDHigJMzMS4KCi4KBQUAArABEgSUAwIfGh8gVGhlIGZpcnN0IGRh\
      eSBpcyBhYm92ZSAzLDY2MC4KClkKBQUAArEBEgSWAwIcGkogQSBub3RpZmljYXRpb24gY291bGQgYmUgYW5zd2VyZWQgZm9y\
      IG1vcmUgdGhhbiA0NCw2NDAgbWludXRlcyAoMzEgZGF5cykuCmIGcHJvdG8z
      """)
}
