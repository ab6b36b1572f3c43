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
    /// A translation was made from an earlier wording of the source text (a warning).
    case translationOutdated
    /// The consent lacks a language that the study speaks (a warning).
    case consentTranslationMissing
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .studyUnknown, .questionnaireVersionUnknown, .projectUnknown, .draftUnknown, .soundCollectionUnknown, .vocabularyUnknown, .itemUnknown, .roleInsufficient, .notStudyLeader, .studyIdOfAnotherProject, .questionnaireOfAnotherProject, .questionnaireOfAnotherStudy, .libraryEntryOfAnotherProject, .textsOnly, .etagMismatch, .publishedMeanwhile, .createdConcurrently, .importedConcurrently, .draftExists, .projectExists, .questionnaireRetired, .lastOwner, .draftHasFindings, .tooManyDrafts, .tooManyProjects, .tooManyMembers, .tooManyWatchers, .answerTooLarge, .authoringLimit, .cursorInvalid, .kindUnknown, .batchInvalid, .tooManyStudies, .studyDuplicate, .queryTooLong, .fieldUnknown, .fieldNotWritable, .tooManyFields, .elementUnknown, .versionUnknown, .roleUnknown, .sharingUnknown, .draftTooLarge, .tooManyFindings, .idInvalid, .idDuplicate, .codeInvalid, .codeDuplicate, .textMissing, .textEmpty, .textTooLong, .textControlCharacter, .textOutsideTranslations, .translationMissing, .languageInvalid, .languageDuplicate, .tooManyLanguages, .versionGiven, .contentHashDiffers, .doiInvalid, .tooManyAuthors, .originInvalid, .annotationKeyInvalid, .annotationDuplicate, .tooManyAnnotations, .noElements, .tooManyElements, .contentMissing, .sensorKindMissing, .sensorDuplicate, .sensorCountOutOfRange, .groupStyleMissing, .parentUnknown, .memberApart, .memberNotAllowed, .groupEmpty, .groupsTooDeep, .pageBreakInGroup, .sharedAnswerMissing, .sharedAnswerNotApplicable, .itemRecoded, .countOutOfRange, .weightInvalid, .dateInvalid, .patternInvalid, .patternHintMissing, .initialAnswerNotApplicable, .initialAnswerInvalid, .typeNotSupported, .unsupportedRequired, .contentsInvalid, .questionTypeMissing, .tooFewOptions, .tooManyOptions, .exclusiveNotApplicable, .rangeEmpty, .numberNotFinite, .stepNegative, .stepDoesNotDivide, .dimensionMissing, .boundNotInteger, .unitInvalid, .lengthOutOfRange, .tooManyConditions, .conditionMalformed, .conditionTooDeep, .unreachable, .scoreNotApplicable, .questionUnknown, .questionNotEarlier, .questionnaireNotInStudy, .questionnaireUnknown, .operatorMissing, .operatorNotApplicable, .codesMissing, .codesNotApplicable, .codeUnknown, .textNotApplicable, .comparedTextInvalid, .numberMissing, .numberNotApplicable, .numberOutOfRange, .methodMissing, .tooManyScores, .noScoreItems, .tooManyScoreItems, .scoreItemDuplicate, .scoreUnknown, .answerNotCountable, .rangeUnknown, .minimumAnsweredOutOfRange, .bandsNotAscending, .tooManyBands, .accessMissing, .passwordMissing, .passwordLength, .passwordNotApplicable, .instantInvalid, .periodEmpty, .noQuestionnaires, .studyTooLarge, .tooManyQuestionnaires, .questionnaireDuplicate, .questionnaireNotImported, .questionnaireNotUsed, .recurrenceMissing, .groupUnknown, .tooManyGroups, .repeatIntervalOutOfRange, .repeatIntervalNotApplicable, .tooManyNextLists, .noOffers, .offerDuplicate, .nextListCycle, .fileMissing, .fileReferenceInvalid, .noSounds, .tooManySounds, .categoryUnknown, .soundLengthMissing, .loopDuplicate, .noTerms, .tooManyTerms, .planMissing, .perDayOutOfRange, .noWindows, .windowTooShort, .gapOutOfRange, .dayMissing, .dayDuplicate, .minuteOutOfRange, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .startDayOutOfRange, .expiryOutOfRange, .translationOutdated, .consentTranslationMissing] }

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
        case 235: .translationOutdated
        case 236: .consentTranslationMissing
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
        case .translationOutdated: 235
        case .consentTranslationMissing: 236
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
      CiFvdG9saXRoL2NhdGFsb2d1ZS92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxKsIhCgtFcnJvclJlYXNv\
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
      T1VUX09GX1JBTkdFEOkBEhgKE0VYUElSWV9PVVRfT0ZfUkFOR0UQ6gESGQoUVFJBTlNMQVRJT05fT1VUREFURUQQ6wESIAob\
      Q09OU0VOVF9UUkFOU0xBVElPTl9NSVNTSU5HEOwBQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxv\
      Z3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFKuXMKJgoBDBIDAQASGhwgV2h5IHRoZSBjYXRhbG9n\
      dWUgcmVmdXNlcy4KCuMDCgIFABIFDwCbAwEa1QMgRXZlcnkgcmVhc29uIG9mIHRoZSBjYXRhbG9ndWUncyBvd24uIEEgdmFs\
      dWUncyBuYW1lIGlzIHRoZSB2ZXJ5IHN0cmluZyB0aGF0IHN0YW5kcyBpbgogYGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNv\
      bmAgKGRvbWFpbiBgb3RvbGl0aGApLCBpbiBgZ29vZ2xlLnJwYy5CYWRSZXF1ZXN0LkZpZWxkVmlvbGF0aW9uLnJlYXNvbmAg\
      b3IgaW4KIEZpbmRpbmcucmVhc29uLCB3aGljaCBpcyB3aHkgdmFsdWVzIGhhdmUgbm8gcHJlZml4LiBSZWFzb25zIGFyZSBh\
      ZGRlZCBpbiBsYXRlciB2ZXJzaW9uczogd2hvZXZlciBtZWV0cyBhbgogdW5rbm93biBvbmUgZ29lcyBieSB0aGUgc3RhdHVz\
      LiBXaGF0IGV2ZXJ5IHNlcnZpY2UgbWF5IGFuc3dlciBhbGlrZSAodG9rZW5zLCBsaW1pdHMsIHRoZSBkYXRhYmFzZSwgZW1w\
      dHkKIG9yIG1hbGZvcm1lZCBmaWVsZHMpIHN0YW5kcyBpbiBvdG9saXRoLmNvbW1vbi52MS5FcnJvclJlYXNvbi4KCicKBAUA\
      AgASAxECHxoaIE5vdCB1c2VkIGJ5IHRoZSBzZXJ2aWNlLgoKcgoEBQACARIDFgIUGiogTk9UX0ZPVU5EOiB0aGVyZSBpcyBu\
      byBzdHVkeSBvZiB0aGlzIGlkLgoyOSBXaGF0IHRoZXJlIGlzIG5vdCwgb3Igbm90IGZvciB0aGUgY2FsbGVyLCBpbiBFcnJv\
      ckluZm8uCgrbAQoEBQACAhIDGQIkGs0BIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gc3VjaCBwdWJsaXNoZWQgdmVyc2lvbiwg\
      b3IgaXRzIHByb2plY3Qgc2hhcmVzIGl0IHdpdGggbm9ib2R5LiBJbiBhbiBpbXBvcnQgYWxzbyBhCiBGaWVsZFZpb2xhdGlv\
      bjogdGhlIHN0dWR5IG5hbWVzIGEgdmVyc2lvbiB0aGF0IHRoZXJlIGlzIG5vdDsgcHVibGlzaCBpdCBmaXJzdCwgb3Igd2l0\
      aCB0aGUgc3R1ZHkuCgpYCgQFAAIDEgMbAhYaSyBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHByb2plY3Qgb2YgdGhpcyBpZCBp\
      biB3aGljaCB0aGUgY2FsbGVyIGhhcyBhIHJvbGUuCgpjCgQFAAIEEgMdAhQaViBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIGRy\
      YWZ0IG9mIHRoaXMgaWQgaW4gYSBwcm9qZWN0IGluIHdoaWNoIHRoZSBjYWxsZXIgaGFzIGEgcm9sZS4KCtgBCgQFAAIFEgMg\
      Ah8aygEgTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBzdWNoIHZlcnNpb24gb2YgYSBzb3VuZCBjb2xsZWN0aW9uLiBJbiBhbiBp\
      bXBvcnQgYSBGaWVsZFZpb2xhdGlvbjogbmVpdGhlciB0aGUKIHByb2plY3QgaGFzIHRoZXNlIHNvdW5kcywgbm9yIGRvZXMg\
      YW5vdGhlciBvbmUgc2hhcmUgc3VjaDsgcHVibGlzaCB0aGVtIGZpcnN0LCBvciB3aXRoIHRoZSBzdHVkeS4KCoABCgQFAAIG\
      EgMjAhkacyBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN1Y2ggdmVyc2lvbiBvZiBhIHZvY2FidWxhcnkuIEluIGFuIGltcG9y\
      dCBhIEZpZWxkVmlvbGF0aW9uLCBhcwogU09VTkRfQ09MTEVDVElPTl9VTktOT1dOLgoKRwoEBQACBxIDJQITGjogTk9UX0ZP\
      VU5EOiB0aGUgaXRlbSBiYW5rIGhhcyBubyBzdWNoIHZlcnNpb24gb2YgYW4gaXRlbS4KCrQBCgQFAAIIEgMrAhgahwEgUEVS\
      TUlTU0lPTl9ERU5JRUQ6IHRoZSBjYWxsZXIgaGFzIGEgcm9sZSBpbiB0aGUgcHJvamVjdCwgYnV0IGEgbG93ZXIgb25lIHRo\
      YW4gdGhpcyBuZWVkczsgdGhlIG1lc3NhZ2UKIG5hbWVzIGl0LiBBc2sgYW4gb3duZXIgZm9yIGl0LgoyHSBXaGF0IHRoZSBj\
      YWxsZXIgbWF5IG5vdCBkby4KCkAKBAUAAgkSAy0CFxozIFBFUk1JU1NJT05fREVOSUVEOiBzb21lYm9keSBlbHNlIGxlYWRz\
      IHRoZSBzdHVkeS4KCpYBCgQFAAIKEgMwAiMaiAEgUEVSTUlTU0lPTl9ERU5JRUQ6IGEgbmV3IHN0dWR5IG9mIHRoZSBwcm9q\
      ZWN0IG5lZWRzIGFuIGlkIHRoYXQgYmVnaW5zIHdpdGggdGhlIHByb2plY3Qncy4gQ2hvb3NlIHN1Y2ggYW4KIGlkLCBvciBh\
      c2sgYW4gYWRtaW5pc3RyYXRvci4KCnUKBAUAAgsSAzICKBpoIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcXVlc3Rpb25uYWly\
      ZSBiZWxvbmdzIHRvIGFub3RoZXIgcHJvamVjdC4gQ2hvb3NlIGFuIGlkIG9mIHlvdXIgb3duLCBvciBmb3JrIGl0LgoKrwEK\
      BAUAAgwSAzUCJhqhASBQRVJNSVNTSU9OX0RFTklFRDogYSBzdHVkeSB0aGF0IHRoZSBjYWxsZXIgZG9lcyBub3QgbGVhZCBw\
      dWJsaXNoZWQgdGhlIHF1ZXN0aW9ubmFpcmUgZmlyc3QuIFVzZSBpdHMKIHB1Ymxpc2hlZCBjb250ZW50cyB1bmNoYW5nZWQs\
      IG9yIGNob29zZSBhbiBpZCBvZiB5b3VyIG93bi4KCnUKBAUAAg0SAzcCKBpoIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgc291\
      bmRzLCB2b2NhYnVsYXJ5IG9yIGl0ZW0gYmVsb25nIHRvIGFub3RoZXIgcHJvamVjdC4gQ2hvb3NlIGFuIGlkIG9mIHlvdXIg\
      b3duLgoKVQoEBQACDhIDOQISGkggUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSByb2xlIHRyYW5zbGF0b3IgY2hhbmdlcyB0ZXh0\
      cyBhbmQgbm90aGluZyBlbHNlLgoKjAEKBAUAAg8SAz4CFRpbIEFCT1JURUQ6IHNvbWVib2R5IGVsc2UgY2hhbmdlZCBpdCBt\
      ZWFud2hpbGUuIFJlYWQgaXQgYWdhaW4gYW5kIHJlcGVhdCB0aGUgY2hhbmdlIG9uIHRoYXQuCjIiIFdoYXQgZG9lcyBub3Qg\
      Zml0IHdoYXQgaXMgdGhlcmUuCgrOAQoEBQACEBIDQQIbGsABIEFCT1JURUQ6IGEgdmVyc2lvbiB3YXMgcHVibGlzaGVkIHRo\
      YXQgdGhlIGRyYWZ0IGRvZXMgbm90IHRha2UgaW50byBhY2NvdW50OyB0aGUgbWV0YWRhdGEncwogYG5ld2VzdF92ZXJzaW9u\
      YCBzYXlzIHdoaWNoLiBUYWtlIG92ZXIgd2hhdCBjaGFuZ2VkIGFuZCB1cGRhdGUgdGhlIGRyYWZ0IHdpdGggdGhhdCBgYmFz\
      ZV92ZXJzaW9uYC4KCl0KBAUAAhESA0MCHBpQIEFCT1JURUQgd2l0aCBSZXRyeUluZm86IGl0IGlzIGJlaW5nIG1hZGUgYnkg\
      YW5vdGhlciBjYWxsLiBTZW5kIHRoZSBzYW1lIGFnYWluLgoKWQoEBQACEhIDRQIdGkwgQUJPUlRFRDogdGhlIHN0dWR5IGlz\
      IGJlaW5nIGltcG9ydGVkIGJ5IGFub3RoZXIgY2FsbC4gU2VuZCB0aGUgc2FtZSBhZ2Fpbi4KClYKBAUAAhMSA0cCFBpJIEFM\
      UkVBRFlfRVhJU1RTOiB0aGUgZHJhZnQgaWQgd2FzIHVzZWQgZm9yIGFub3RoZXIgZHJhZnQuIE1ha2UgYSBuZXcgaWQuCgpO\
      CgQFAAIUEgNJAhYaQSBBTFJFQURZX0VYSVNUUzogYW5vdGhlciBwcm9qZWN0IGhhcyB0aGUgaWQuIENob29zZSBhbm90aGVy\
      IG9uZS4KCnMKBAUAAhUSA0sCHRpmIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBxdWVzdGlvbm5haXJlIGlzIHJldGlyZWQu\
      IFJlaW5zdGF0ZSBpdCBiZWZvcmUgaXQgaXMgdXNlZCBvciBwdWJsaXNoZWQgYW5ldy4KCmIKBAUAAhYSA00CEhpVIEZBSUxF\
      RF9QUkVDT05ESVRJT046IHRoZSBwcm9qZWN0IHdvdWxkIGhhdmUgbm8gb3duZXIuIE1ha2Ugc29tZWJvZHkgZWxzZSBvbmUg\
      Zmlyc3QuCgpuCgQFAAIXEgNPAhoaYSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgZHJhZnQgY2Fubm90IGJlIHB1Ymxpc2hl\
      ZDsgYSBGaWVsZFZpb2xhdGlvbiBmb3IgZWFjaCBmaW5kaW5nIHNheXMgd2h5LgoKbgoEBQACGBIDVAIXGkAgUkVTT1VSQ0Vf\
      RVhIQVVTVEVEOiB0aGUgcHJvamVjdCBoYXMgMSwwMDAgZHJhZnRzLiBEZWxldGUgc29tZS4KMh8gT2Ygd2hhdCB0aGVyZSBt\
      YXkgYmUgbm8gbW9yZS4KCkAKBAUAAhkSA1YCGRozIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIGNhbGxlciBtYWRlIDEwMCBw\
      cm9qZWN0cy4KClsKBAUAAhoSA1gCGBpOIFJFU09VUkNFX0VYSEFVU1RFRDogMSwwMDAgcGVvcGxlIGhhdmUgYSByb2xlIGlu\
      IHRoZSBwcm9qZWN0LiBUYWtlIHNvbWUgYXdheS4KCpEBCgQFAAIbEgNbAhkagwEgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGgg\
      UmV0cnlJbmZvOiB0b28gbWFueSBjYWxscyB3YXRjaCB0aGUgZmVlZCwgb2YgYWxsIG9yIG9mIHRoaXMgY2FsbGVyLiBVc2UK\
      IExpc3RDaGFuZ2VzLCBvciB0cnkgYWdhaW4gbGF0ZXIuCgpgCgQFAAIcEgNdAhgaUyBSRVNPVVJDRV9FWEhBVVNURUQ6IHRo\
      ZSB2ZXJzaW9ucyBhc2tlZCBmb3IgYXJlIHRvbyBsYXJnZSB0b2dldGhlci4gQXNrIGZvciBmZXdlci4KCowBCgQFAAIdEgNg\
      AhcafyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IHRvbyBtYW55IGRlZmluaXRpb25zIGFyZSB3cml0dGVu\
      LCBjaGVja2VkIG9yIGNvbXBhcmVkIGF0IG9uY2UuIFNlbmQKIHRoZSBzYW1lIGFnYWluIGxhdGVyLgoK1AEKBAUAAh4SA2YC\
      Fhp0IFRoZSBjdXJzb3IgaXMgbm9uZSBvZiB0aGlzIGZlZWQsIG9yIG5hbWVzIHdoYXQgYSByZXN0b3JlZCBjYXRhbG9ndWUg\
      aGFzIG5vdCByZWFjaGVkLiBCZWdpbiBhbmV3IHdpdGhvdXQKIGEgY3Vyc29yLgoyUSBGaWVsZHMgb2YgcmVxdWVzdHM6IElO\
      VkFMSURfQVJHVU1FTlQsIGluIGEgRmllbGRWaW9sYXRpb24gdGhhdCBuYW1lcyB0aGUgZmllbGQuCgo0CgQFAAIfEgNoAhQa\
      JyBUaGUgZmVlZCBoYXMgbm8gY2hhbmdlcyBvZiB0aGlzIGtpbmQuCgowCgQFAAIgEgNqAhUaIyBOYW1lIDHigJMxMDAgdmVy\
      c2lvbnMsIGVhY2ggb25jZS4KClQKBAUAAiESA2wCGBpHIE5hbWUgYXQgbW9zdCAyMCBzdHVkaWVzLCBvciBub25lIHdoZXJl\
      IHRoZSB0b2tlbiBpcyBlbnJvbGxlZCBpbiBtb3JlLgoKKAoEBQACIhIDbgIXGhsgVGhlIHN0dWR5IGlzIG5hbWVkIHR3aWNl\
      LgoKNQoEBQACIxIDcAIWGiggQXQgbW9zdCA1MDAgY2hhcmFjdGVycyBhcmUgbG9va2VkIGZvci4KCkIKBAUAAiQSA3ICFRo1\
      IFRoZSBwYXRoIG9mIHRoZSBtYXNrIG5hbWVzIG5vIGZpZWxkIG9mIHRoZSBtZXNzYWdlLgoKSAoEBQACJRIDdAIaGjsgVGhl\
      IHBhdGggb2YgdGhlIG1hc2sgbmFtZXMgYSBmaWVsZCB0aGF0IHRoZSBzZXJ2aWNlIHNldHMuCgpdCgQFAAImEgN2AhcaUCBN\
      b3JlIHRoYW4gMjAwIGVsZW1lbnRzIGFyZSBuYW1lZCBhdCBvbmNlLiBHaXZlIGBlbGVtZW50c2AgaW4gdGhlIG1hc2sgaW5z\
      dGVhZC4KCn0KBAUAAicSA3kCFxpwIFRoZSBlbGVtZW50IHN0YW5kcyBub3QgaW4gdGhlIGRyYWZ0LCBvciBub3QgaW4gd2hh\
      dCB3YXMgc2VudC4gRWxlbWVudHMgY29tZSBhbmQgZ28gYnkgYGVsZW1lbnRzYCBpbiB0aGUKIG1hc2suCgo8CgQFAAIoEgN7\
      AhcaLyBUaGUgYmFzZSB2ZXJzaW9uIGlzIGFib3ZlIHRoZSBuZXdlc3QgdmVyc2lvbi4KCjcKBAUAAikSA30CFBoqIFRoZSBy\
      b2xlIGlzIG5vbmUgdGhhdCB0aGUgc2VydmljZSBrbm93cy4KCmsKBAUAAioSA38CFxpeIFRoZSB2YWx1ZSBpcyBub25lIHRo\
      YXQgdGhlIHNlcnZpY2Uga25vd3M6IGl0IHdvdWxkIGJlIHRha2VuIGZvciB0aGUgbmFycm93ZXN0IHVudGlsIGl0IGRvZXMu\
      CgovCgQFAAIrEgSBAQIXGiEgVGhlIGRyYWZ0IGhhcyBtb3JlIHRoYW4gMzIgTWlCLgoKiwMKBAUAAiwSBIgBAhoaSCBUaGVy\
      ZSBhcmUgbW9yZSBmaW5kaW5ncyB0aGFuIHRoZSA1MDAgdGhhdCBhcmUgc2hvd24uIE1lbmQgdGhlc2UgZmlyc3QuCjKyAiBX\
      aGF0IGlzIHdyb25nIHdpdGggYSBkZWZpbml0aW9uOiBJTlZBTElEX0FSR1VNRU5UIHdoZW4gaXQgaXMgaW1wb3J0ZWQgb3Ig\
      cHVibGlzaGVkLCBGQUlMRURfUFJFQ09ORElUSU9OCiB3aXRoIERSQUZUX0hBU19GSU5ESU5HUyB3aGVuIGEgZHJhZnQgaXMg\
      cHVibGlzaGVkLCBlYWNoIGluIGEgRmllbGRWaW9sYXRpb24gdGhhdCBuYW1lcyB0aGUgZmllbGQ7IGluCiBDaGVja0RyYWZ0\
      IGFuZCBpbiBhbnN3ZXJzIHRvIGEgcHVibGljYXRpb24gYSBGaW5kaW5nLiBNZW5kIHdoYXQgdGhlIGZpZWxkIHNheXMgYW5k\
      IHNlbmQgaXQgYWdhaW4uCgpJCgQFAAItEgSKAQITGjsgVGhlIGlkIGlzIG5vdCBvZiB0aGUgZm9ybSB0aGF0IHRoZSBmaWVs\
      ZCdzIGNvbW1lbnQgZ2l2ZXMuCgokCgQFAAIuEgSMAQIVGhYgVGhlIGlkIHN0YW5kcyB0d2ljZS4KClQKBAUAAi8SBI4BAhUa\
      RiBUaGUgY29kZSBpcyBub3QgMeKAkzY0IGNoYXJhY3RlcnMgb2YgbGV0dGVycywgZGlnaXRzLCBgX2AsIGAtYCwgYC5gLgoK\
      JgoEBQACMBIEkAECFxoYIFRoZSBjb2RlIHN0YW5kcyB0d2ljZS4KClAKBAUAAjESBJIBAhUaQiBBIHJlcXVpcmVkIHRleHQg\
      aXMgYWJzZW50LCBvciBub3QgdGhlcmUgaW4gdGhlIGRlZmF1bHQgbGFuZ3VhZ2UuCgpCCgQFAAIyEgSUAQITGjQgQSB0cmFu\
      c2xhdGlvbiBpcyBlbXB0eS4gV3JpdGUgaXQsIG9yIGxlYXZlIGl0IG91dC4KCkMKBAUAAjMSBJYBAhYaNSBBIHRleHQgaGFz\
      IG1vcmUgY2hhcmFjdGVycyB0aGFuIGl0cyBmaWVsZCBtYXkgaGF2ZS4KCksKBAUAAjQSBJgBAh8aPSBBIHRleHQgaGFzIGNv\
      bnRyb2wgY2hhcmFjdGVycyBvdGhlciB0aGFuIGxpbmUgZmVlZCBhbmQgdGFiLgoKgQEKBAUAAjUSBJsBAiIacyBgdGV4dGAg\
      b3IgYGxhbmd1YWdlYCBvZiBhIExvY2FsaXplZFRleHQgaXMgc2V0LCB3aGljaCBiZWxvbmcgdG8gYW5zd2Vycy4gUHV0IGV2\
      ZXJ5IGxhbmd1YWdlIGludG8KIGB0cmFuc2xhdGlvbnNgLgoKSAoEBQACNhIEnQECHBo6IEEgbGFuZ3VhZ2UgaXMgcHJvbWlz\
      ZWQsIGJ1dCB0aGUgdGV4dCBpcyBub3QgdGhlcmUgaW4gaXQuCgpDCgQFAAI3EgSfAQIZGjUgVGhlIGxhbmd1YWdlIGlzIG5v\
      IEJDUCA0NyB0YWcuIEluIGFueSByZXF1ZXN0LCB0b28uCgooCgQFAAI4EgShAQIbGhogQSBsYW5ndWFnZSBzdGFuZHMgdHdp\
      Y2UuCgonCgQFAAI5EgSjAQIbGhkgTW9yZSB0aGFuIDUwIGxhbmd1YWdlcy4KCj8KBAUAAjoSBKUBAhYaMSBWZXJzaW9ucyBh\
      cmUgY291bnRlZCBieSB0aGUgY2F0YWxvZ3VlLiBMZWF2ZSAwLgoKaQoEBQACOxIEpwECHRpbIFRoZSBoYXNoIHRoYXQgd2Fz\
      IGdpdmVuIGlzIG5vdCB0aGF0IG9mIHRoZSBjb250ZW50cy4gTGVhdmUgaXQgb3V0IGlmIHRoZSBjaGFuZ2UgaXMgbWVhbnQu\
      Cgo5CgQFAAI8EgSpAQIUGisgVGhlIERPSSBpcyBub3Qgb2YgdGhlIGZvcm0gYDEwLjEyMzQvYWJjYC4KCiUKBAUAAj0SBKsB\
      AhkaFyBNb3JlIHRoYW4gNTAgYXV0aG9ycy4KCkUKBAUAAj4SBK0BAhcaNyBBbiBvcmlnaW4gbmVlZHMgcHJvamVjdCwgcXVl\
      c3Rpb25uYWlyZSBhbmQgYSB2ZXJzaW9uLgoKSwoEBQACPxIErwECHxo9IFRoZSBrZXkgaXMgbm90IDHigJM2NCBsb3dlci1j\
      YXNlIGxldHRlcnMsIGRpZ2l0cywgYC5gLCBgLWAuCgojCgQFAAJAEgSxAQIdGhUgQSBrZXkgc3RhbmRzIHR3aWNlLgoKKQoE\
      BQACQRIEswECHRobIE1vcmUgdGhhbiA1MCBhbm5vdGF0aW9ucy4KCjEKBAUAAkISBLUBAhQaIyBBIHF1ZXN0aW9ubmFpcmUg\
      bmVlZHMgYW4gZWxlbWVudC4KCikKBAUAAkMSBLcBAhoaGyBNb3JlIHRoYW4gNSwwMDAgZWxlbWVudHMuCgpXCgQFAAJEEgS5\
      AQIYGkkgQW4gZWxlbWVudCBpcyBuZWl0aGVyIGhlYWRsaW5lIG5vciB0ZXh0LCBxdWVzdGlvbiwgZ3JvdXAgb3IgcGFnZSBi\
      cmVhay4KCjoKBAUAAkUSBLsBAhwaLCBUaGUgc2Vuc29yIGlzIG5vbmUgdGhhdCB0aGUgc2VydmljZSBrbm93cy4KCkoKBAUA\
      AkYSBL0BAhkaPCBBIHNlbnNvciBzdGFuZHMgdHdpY2UuIE5hbWUgaXQgb25jZSwgd2l0aCBpdHMgd2hvbGUgY291bnQuCgop\
      CgQFAAJHEgS/AQIiGhsgVGhlIGNvdW50IGlzIG5vdCAx4oCTMTAwLgoKQwoEBQACSBIEwQECHBo1IEEgZ3JvdXAgaXMgbmVp\
      dGhlciBzZWN0aW9uIG5vciBjb21wb3NpdGUgb3IgbWF0cml4LgoKPgoEBQACSRIEwwECFxowIE5vIGdyb3VwIG9mIHRoaXMg\
      aWQgc3RhbmRzIGJlZm9yZSB0aGUgZWxlbWVudC4KCkEKBAUAAkoSBMUBAhUaMyBBIG1lbWJlciBkb2VzIG5vdCBmb2xsb3cg\
      aXRzIGdyb3VwIHdpdGhvdXQgYSBnYXAuCgpkCgQFAAJLEgTHAQIbGlYgTWVtYmVycyBvZiBhIGNvbXBvc2l0ZSBhcmUgcXVl\
      c3Rpb25zLCBvZiBhIG1hdHJpeCBxdWVzdGlvbnMgb2YgdGhlIHR5cGUgYGluaGVyaXRlZGAuCgo5CgQFAAJMEgTJAQIUGisg\
      Tm8gZWxlbWVudCBuYW1lcyB0aGUgZ3JvdXAgYXMgaXRzIHBhcmVudC4KCjcKBAUAAk0SBMsBAhgaKSBNb3JlIHRoYW4gNSBn\
      cm91cHMgc3RhbmQgaW4gZWFjaCBvdGhlci4KCi8KBAUAAk4SBM0BAhwaISBBIHBhZ2UgYnJlYWsgc3RhbmRzIGluIGEgZ3Jv\
      dXAuCgptCgQFAAJPEgTPAQIeGl8gQSBxdWVzdGlvbiBpcyBgaW5oZXJpdGVkYCwgYnV0IG5laXRoZXIgaXRzIGdyb3VwcyBu\
      b3IgdGhlIHF1ZXN0aW9ubmFpcmUgaGF2ZSBhIHNoYXJlZCBhbnN3ZXIuCgpLCgQFAAJQEgTRAQIlGj0gVGhlIHNoYXJlZCBh\
      bnN3ZXIgaXMgb2YgYSB0eXBlIHRoYXQgY2Fubm90IGJlIHNoYXJlZCB0aGVyZS4KCqgBCgQFAAJREgTUAQIVGpkBIFRoZSBp\
      dGVtIGhhcyBvdGhlciBjb2RlcyBvciBhbm90aGVyIHJhbmdlIGVsc2V3aGVyZSBpbiB0aGUgcHJvamVjdCwgc28gYW5zd2Vy\
      cyBjb3VsZCBub3QgYmUgY29tcGFyZWQuCiBHaXZlIHRoZSBjaGFuZ2VkIHF1ZXN0aW9uIGFuIGl0ZW0gaWQgb2YgaXRzIG93\
      bi4KCkoKBAUAAlISBNYBAhsaPCBNb3JlIG9wdGlvbnMgYXJlIHRvIGJlIGNob3NlbiB0aGFuIGNhbiBiZSBjaG9zZW4gdG9n\
      ZXRoZXIuCgpmCgQFAAJTEgTYAQIXGlggQSB3ZWlnaHQgaXMgbm90IGZpbml0ZSwgb3IgaXQgb3IgdGhlIHN1bSBvZiBhbGwg\
      aXMgMCB3aGVyZSBzb21ldGhpbmcgaXMgZGl2aWRlZCBieSBpdC4KCjcKBAUAAlQSBNoBAhUaKSBBIGRhdGUgaXMgbm90IG9m\
      IHRoZSBmb3JtIGAyMDI2LTAxLTMxYC4KCl8KBAUAAlUSBNwBAhgaUSBBIHBhdHRlcm4gaXMgbm8gcmVndWxhciBleHByZXNz\
      aW9uLCBvciBvbmUgd2l0aCBsb29rLWFyb3VuZCBvciBiYWNrLXJlZmVyZW5jZXMuCgpYCgQFAAJWEgTeAQIdGkogQSB3YXJu\
      aW5nOiBhIHBhdHRlcm4gaGFzIG5vIGhpbnQsIGFuZCBwYXJ0aWNpcGFudHMgY2Fubm90IHJlYWQgcGF0dGVybnMuCgpYCgQF\
      AAJXEgTgAQImGkogUXVlc3Rpb25zIG9mIHRoaXMgdHlwZSBoYXZlIG5vIGluaXRpYWwgYW5zd2VyOyBvbiBhIHNjYWxlIGl0\
      IHdvdWxkIGJpYXMuCgpGCgQFAAJYEgTiAQIfGjggVGhlIGluaXRpYWwgYW5zd2VyIGNvdWxkIG5vdCBiZSBnaXZlbiB0byB0\
      aGUgcXVlc3Rpb24uCgpLCgQFAAJZEgTkAQIbGj0gQSB3YXJuaW5nOiBjbGllbnRzIHdpbGwgc2hvdyB0aGUgcXVlc3Rpb24g\
      YXMgbm90IHN1cHBvcnRlZC4KClAKBAUAAloSBOYBAh0aQiBBIHF1ZXN0aW9uIG9mIGFuIHVuc3VwcG9ydGVkIHR5cGUgaXMg\
      cmVxdWlyZWQuIE1ha2UgaXQgb3B0aW9uYWwuCgpBCgQFAAJbEgToAQIZGjMgVGhlIGNvbnRlbnRzIG9mIGFuIHVuc3VwcG9y\
      dGVkIHR5cGUgYXJlIHRvbyBsb25nLgoKQgoEBQACXBIE6gECHho0IEEgcXVlc3Rpb24gaGFzIG5vIHR5cGUsIG9yIGFuIGl0\
      ZW0gaXMgYGluaGVyaXRlZGAuCgpWCgQFAAJdEgTsAQIYGkggQSBzaW5nbGUgY2hvaWNlIGhhcyBmZXdlciB0aGFuIHR3byBv\
      cHRpb25zLCBvciBhIG11bHRpcGxlIGNob2ljZSBub25lLgoKJgoEBQACXhIE7gECGRoYIE1vcmUgdGhhbiA1MDAgb3B0aW9u\
      cy4KCkQKBAUAAl8SBPABAiEaNiBBbiBvcHRpb24gb2YgYSBzaW5nbGUgY2hvaWNlIGlzIG1hcmtlZCBhcyBleGNsdXNpdmUu\
      CgpVCgQFAAJgEgTyAQIUGkcgQSBtaW5pbXVtIGlzIGFib3ZlIGl0cyBtYXhpbXVtLCBvciBhbiBlYXJsaWVzdCBkYXRlIGFm\
      dGVyIHRoZSBsYXRlc3QuCgotCgQFAAJhEgT0AQIaGh8gQSBudW1iZXIgaXMgaW5maW5pdGUgb3Igbm9uZS4KCiwKBAUAAmIS\
      BPYBAhYaHiBBIHNsaWRlcidzIHN0ZXAgaXMgbmVnYXRpdmUuCgpWCgQFAAJjEgT4AQIdGkggTm8gd2hvbGUgbnVtYmVyIG9m\
      IHN0ZXBzIGxlYWRzIGZyb20gYSBzbGlkZXIncyBtaW5pbXVtIHRvIGl0cyBtYXhpbXVtLgoKSQoEBQACZBIE+gECGho7IEEg\
      bWFuaWtpbiBzaG93cyBuZWl0aGVyIHZhbGVuY2Ugbm9yIGFyb3VzYWwgb3IgZG9taW5hbmNlLgoKMgoEBQACZRIE/AECGhok\
      IEEgYm91bmQgb2YgYSB3aG9sZSBudW1iZXIgaXMgbm9uZS4KCkIKBAUAAmYSBP4BAhUaNCBUaGUgdW5pdCBpcyBubyBVQ1VN\
      IGNvZGUgb2YgYXQgbW9zdCA2NCBjaGFyYWN0ZXJzLgoKQgoEBQACZxIEgAICHBo0IEEgbWF4aW11bSBsZW5ndGggaXMgYWJv\
      dmUgd2hhdCBhbiBhbnN3ZXIgbWF5IGhhdmUuCgpMCgQFAAJoEgSCAgIcGj4gTW9yZSB0aGFuIDIwMCBwYXJ0cyBvZiBhIGNv\
      bmRpdGlvbiwgb3IgcXVlc3Rpb25zIG9mIGEgY291bnQuCgpyCgQFAAJpEgSEAgIcGmQgQSBjb21iaW5hdGlvbiBoYXMgbm8g\
      cGFydHMsIGEgY291bnQgbm8gcXVlc3Rpb25zLCBvciBwYXJ0cyBkbyBub3Qgc3RhbmQgYWZ0ZXIgd2hhdCB0aGV5IGJlbG9u\
      ZyB0by4KCkoKBAUAAmoSBIYCAhsaPCBDb21iaW5hdGlvbnMgc3RhbmQgaW4gZWFjaCBvdGhlciBtb3JlIHRoYW4gMTAgbGV2\
      ZWxzIGRlZXAuCgpaCgQFAAJrEgSIAgIUGkwgTm8gYW5zd2VycyBtYWtlIHRoZSBjb25kaXRpb24gaG9sZC4gTWVuZCBpdCwg\
      b3IgcmVtb3ZlIHdoYXQgZGVwZW5kcyBvbiBpdC4KClYKBAUAAmwSBIoCAh0aSCBPbmx5IG5leHQgbGlzdHMgY29tcGFyZSBz\
      Y29yZXMsIG9mIHRoZSBxdWVzdGlvbm5haXJlIHRoYXQgdGhleSBmb2xsb3cuCgo3CgQFAAJtEgSMAgIZGikgVGhlIHF1ZXN0\
      aW9ubmFpcmUgaGFzIG5vIHN1Y2ggcXVlc3Rpb24uCgpbCgQFAAJuEgSOAgIdGk0gVGhlIHF1ZXN0aW9uIGRvZXMgbm90IHN0\
      YW5kIGJlZm9yZSB0aGUgZWxlbWVudCB3aG9zZSBjb25kaXRpb24gYXNrcyBmb3IgaXQuCgo5CgQFAAJvEgSQAgIjGisgVGhl\
      IHN0dWR5IGRvZXMgbm90IHVzZSB0aGUgcXVlc3Rpb25uYWlyZS4KCogBCgQFAAJwEgSTAgIeGnogQSB3YXJuaW5nOiBhIGNv\
      bmRpdGlvbiBhc2tzIGFib3V0IGEgcXVlc3Rpb25uYWlyZSB0aGF0IGlzIG5vdCBwdWJsaXNoZWQsIG9yIG5vdCBmb3IgdGhl\
      IGNhbGxlci4gQSBzdHVkeQogbXVzdCBoYXZlIGJvdGguCgo2CgQFAAJxEgSVAgIZGiggQSBjb21wYXJpc29uIG9yIGNvdW50\
      IGhhcyBubyBvcGVyYXRvci4KCjsKBAUAAnISBJcCAiAaLSBBbnN3ZXJzIG9mIHRoaXMgdHlwZSBjYW5ub3QgYmUgY29tcGFy\
      ZWQgc28uCgo6CgQFAAJzEgSZAgIWGiwgQSBjb21wYXJpc29uIHdpdGggYSBjaG9pY2UgbmFtZXMgbm8gY29kZXMuCgo4CgQF\
      AAJ0EgSbAgIdGiogQ29kZXMgYXJlIG5hbWVkIHdoZXJlIG5vbmUgYXJlIGNvbXBhcmVkLgoKQwoEBQACdRIEnQICFRo1IE5v\
      IHF1ZXN0aW9uIGFza2VkIGFib3V0IGhhcyBhbiBvcHRpb24gb2YgdGhpcyBjb2RlLgoKNwoEBQACdhIEnwICHBopIEEgdGV4\
      dCBpcyBnaXZlbiB3aGVyZSBub25lIGlzIGNvbXBhcmVkLgoKYwoEBQACdxIEoQICHhpVIFRoZSB0ZXh0IHRvIGNvbXBhcmUg\
      d2l0aCBpcyBhYnNlbnQsIG9yIG5vdCBvZiB0aGUgZm9ybSBpbiB3aGljaCBhbnN3ZXJzIGFyZSBzdG9yZWQuCgpeCgQFAAJ4\
      EgSjAgIXGlAgQSBudW1iZXIgaXMgbmVlZGVkOiB0byBjb21wYXJlIHdpdGgsIG9yIG9mIGEgdGVybSBpbiBhIHZvY2FidWxh\
      cnkgd2l0aCBhIHVuaXQuCgo5CgQFAAJ5EgSlAgIeGisgQSBudW1iZXIgaXMgZ2l2ZW4gd2hlcmUgbm9uZSBpcyBjb21wYXJl\
      ZC4KCi8KBAUAAnoSBKcCAhwaISBObyBhbnN3ZXIgY2FuIHJlYWNoIHRoZSBudW1iZXIuCgpACgQFAAJ7EgSpAgIXGjIgQSBz\
      Y29yZSBpcyBuZWl0aGVyIHN1bSBub3IgcHJvcmF0ZWQgc3VtIG9yIG1lYW4uCgolCgQFAAJ8EgSrAgIYGhcgTW9yZSB0aGFu\
      IDIwMCBzY29yZXMuCgonCgQFAAJ9EgStAgIXGhkgQSBzY29yZSBjb3VudHMgbm90aGluZy4KCi8KBAUAAn4SBK8CAh0aISBN\
      b3JlIHRoYW4gNTAwIGl0ZW1zIG9mIGEgc2NvcmUuCgpJCgQFAAJ/EgSxAgIdGjsgQSBzY29yZSBjb3VudHMgc29tZXRoaW5n\
      IHR3aWNlLiBHaXZlIGl0IGEgd2VpZ2h0IGluc3RlYWQuCgpBCgUFAAKAARIEswICFhoyIFRoZXJlIGlzIG5vIHN1Y2ggc2Nv\
      cmUsIG9yIG5vbmUgYmVmb3JlIHRoaXMgb25lLgoKUAoFBQACgQESBLUCAh0aQSBBIHNjb3JlIGNvdW50cyBhbnN3ZXJzIHRo\
      YXQgYXJlIG5vIG51bWJlcnMgYW5kIGhhdmUgbm8gd2VpZ2h0cy4KClIKBQUAAoIBEgS3AgIWGkMgU29tZXRoaW5nIGlzIHRv\
      IGJlIHJldmVyc2VkIHRoYXQgaGFzIG5vIGxvd2VzdCBhbmQgaGlnaGVzdCB2YWx1ZS4KCkAKBQUAAoMBEgS5AgImGjEgTW9y\
      ZSBpdGVtcyBtdXN0IGJlIGFuc3dlcmVkIHRoYW4gdGhlIHNjb3JlIGhhcy4KCjcKBQUAAoQBEgS7AgIcGiggQmFuZHMgZG8g\
      bm90IHN0YW5kIGluIGFzY2VuZGluZyBvcmRlci4KCi8KBQUAAoUBEgS9AgIXGiAgTW9yZSB0aGFuIDUwIGJhbmRzIG9mIGEg\
      c2NvcmUuCgo/CgUFAAKGARIEvwICFxowIEEgc3R1ZHkgc2F5cyBub3QgaG93IHBlb3BsZSBjb21lIHRvIHRha2UgcGFydC4K\
      Cj4KBQUAAocBEgTBAgIZGi8gQSBzdHVkeSB3aXRoIHBhc3N3b3JkIGFjY2VzcyBoYXMgbm8gcGFzc3dvcmQuCgo5CgUFAAKI\
      ARIEwwICGBoqIFRoZSBwYXNzd29yZCBoYXMgbm90IDjigJMxMjggY2hhcmFjdGVycy4KCkMKBQUAAokBEgTFAgIgGjQgQSBw\
      YXNzd29yZCBpcyBnaXZlbiwgYnV0IGFjY2VzcyBkb2VzIG5vdCBuZWVkIG9uZS4KCjUKBQUAAooBEgTHAgIYGiYgQSB0aW1l\
      IGlzIG5vdCBpbiB0aGUgeWVhcnMgMeKAkzk5OTkuCgovCgUFAAKLARIEyQICFRogIEEgc3R1ZHkgZW5kcyBiZWZvcmUgaXQg\
      c3RhcnRzLgoKLwoFBQACjAESBMsCAhoaICBBIHN0dWR5IG5lZWRzIGEgcXVlc3Rpb25uYWlyZS4KCokBCgUFAAKNARIEzgIC\
      GBp6IEEgc3R1ZHkgaGFzIG1vcmUgdGhhbiA0OCBNaUIgd2l0aCBpdHMgcXVlc3Rpb25uYWlyZXMsIG9yIG1vcmUgdGhhbiAz\
      IE1pQiBpbiBvbmUgbGFuZ3VhZ2UsIHdoaWNoIGlzIHdoYXQKIGEgZGV2aWNlIHRha2VzLgoKLgoFBQACjgESBNACAiAaHyBN\
      b3JlIHRoYW4gMTAwIHF1ZXN0aW9ubmFpcmVzLgoKOwoFBQACjwESBNICAiAaLCBBIHF1ZXN0aW9ubmFpcmUgaXMgaW1wb3J0\
      ZWQgb3IgdXNlZCB0d2ljZS4KCm8KBQUAApABEgTUAgIjGmAgQSBzdHVkeSB1c2VzIHZlcnNpb24gMCBvZiBhIHF1ZXN0aW9u\
      bmFpcmUgdGhhdCBkb2VzIG5vdCBjb21lIGFsb25nLiBBZGQgaXQsIG9yIG5hbWUgYSB2ZXJzaW9uLgoKSQoFBQACkQESBNYC\
      Ah8aOiBBIHF1ZXN0aW9ubmFpcmUgY29tZXMgYWxvbmcgdGhhdCB0aGUgc3R1ZHkgZG9lcyBub3QgdXNlLgoKOAoFBQACkgES\
      BNgCAhsaKSBBIHVzZSBpcyBuZWl0aGVyIG9uZS10aW1lIG5vciByZXBlYXRlZC4KCi0KBQUAApMBEgTaAgIWGh4gVGhlIHN0\
      dWR5IGhhcyBubyBzdWNoIGdyb3VwLgoKMAoFBQAClAESBNwCAhgaISBNb3JlIHRoYW4gNTAgZ3JvdXBzIG9mIGEgc3R1ZHku\
      Cgo0CgUFAAKVARIE3gICJRolIE1vcmUgdGhhbiA4Nyw4NDAgaG91cnMgKHRlbiB5ZWFycykuCgpACgUFAAKWARIE4AICJxox\
      IEEgb25lLXRpbWUgcXVlc3Rpb25uYWlyZSBoYXMgYSByZXBlYXQgaW50ZXJ2YWwuCgoqCgUFAAKXARIE4gICHBobIE1vcmUg\
      dGhhbiAyMDAgbmV4dCBsaXN0cy4KCiwKBQUAApgBEgTkAgISGh0gQSBuZXh0IGxpc3Qgb2ZmZXJzIG5vdGhpbmcuCgo6CgUF\
      AAKZARIE5gICGBorIEEgbmV4dCBsaXN0IG9mZmVycyBhIHF1ZXN0aW9ubmFpcmUgdHdpY2UuCgpbCgUFAAKaARIE6AICGBpM\
      IE9mZmVycyBsZWFkIGJhY2sgdG8gd2hlcmUgdGhleSBiZWdpbjogdGhlIHBhcnRpY2lwYW50IHdvdWxkIG5ldmVyIGJlIGRv\
      bmUuCgolCgUFAAKbARIE6gICFRoWIEEgc291bmQgaGFzIG5vIGZpbGUuCgprCgUFAAKcARIE7AICHxpcIExvY2F0aW9uLCBt\
      ZWRpYSB0eXBlLCBoYXNoIG9yIHNpemUgb2YgYSBmaWxlIGFyZSBub3Qgb2YgdGhlIGZvcm0gdGhhdCBGaWxlUmVmZXJlbmNl\
      IGdpdmVzLgoKLAoFBQACnQESBO4CAhIaHSBBIGNvbGxlY3Rpb24gbmVlZHMgYSBzb3VuZC4KCigKBQUAAp4BEgTwAgIYGhkg\
      TW9yZSB0aGFuIDEsMDAwIHNvdW5kcy4KCjUKBQUAAp8BEgTyAgIZGiYgVGhlIGNvbGxlY3Rpb24gaGFzIG5vIHN1Y2ggY2F0\
      ZWdvcnkuCgonCgUFAAKgARIE9AICHRoYIEEgc291bmQgaGFzIG5vIGxlbmd0aC4KCjcKBQUAAqEBEgT2AgIXGiggQSBudW1i\
      ZXIgb2YgbG9vcCBtaW51dGVzIHN0YW5kcyB0d2ljZS4KCisKBQUAAqIBEgT4AgIRGhwgQSB2b2NhYnVsYXJ5IG5lZWRzIGEg\
      dGVybS4KCicKBQUAAqMBEgT6AgIXGhggTW9yZSB0aGFuIDUsMDAwIHRlcm1zLgoKKAoFBQACpAESBPwCAhUaGSBBIHNjaGVk\
      dWxlIGhhcyBubyBwbGFuLgoKNAoFBQACpQESBP4CAh0aJSBOb3RpZmljYXRpb25zIGEgZGF5IGFyZSBub3QgMeKAkzk2LgoK\
      MwoFBQACpgESBIADAhMaJCBBIHBsYW4gaGFzIGEgd2luZG93IG9uIG5vIHdlZWtkYXkuCgpVCgUFAAKnARIEggMCGRpGIEEg\
      d2luZG93IGRvZXMgbm90IGhvbGQgdGhlIGRheSdzIG5vdGlmaWNhdGlvbnMgYXQgdGhlaXIgbWluaW11bSBnYXAuCgo2CgUF\
      AAKoARIEhAMCGRonIFRoZSBtaW5pbXVtIGdhcCBpcyBhYm92ZSA3MjAgbWludXRlcy4KCjMKBQUAAqkBEgSGAwIUGiQgQSB3\
      aW5kb3cgb3IgdGltZSBuYW1lcyBubyB3ZWVrZGF5LgoKKwoFBQACqgESBIgDAhYaHCBBIHdlZWtkYXkgaGFzIHR3byB3aW5k\
      b3dzLgoKOQoFBQACqwESBIoDAhwaKiBNaW51dGVzIHNpbmNlIG1pZG5pZ2h0IGFyZSBub3QgMOKAkzE0MzkuCgorCgUFAAKs\
      ARIEjAMCERocIEEgd2Vla2x5IHBsYW4gaGFzIG5vIHRpbWUuCgosCgUFAAKtARIEjgMCFxodIE1vcmUgdGhhbiA2NzIgdGlt\
      ZXMgYSB3ZWVrLgoKMQoFBQACrgESBJADAhcaIiBBIHRpbWUgb2YgdGhlIHdlZWsgc3RhbmRzIHR3aWNlLgoKJwoFBQACrwES\
      BJIDAiIaGCBUaGUgZGF5IGlzIG5vdCAx4oCTMzEuCgouCgUFAAKwARIElAMCHxofIFRoZSBmaXJzdCBkYXkgaXMgYWJvdmUg\
      Myw2NjAuCgpZCgUFAAKxARIElgMCHBpKIEEgbm90aWZpY2F0aW9uIGNvdWxkIGJlIGFuc3dlcmVkIGZvciBtb3JlIHRoYW4g\
      NDQsNjQwIG1pbnV0ZXMgKDMxIGRheXMpLgoKXwoFBQACsgESBJgDAh0aUCBBIHRyYW5zbGF0aW9uIHdhcyBtYWRlIGZyb20g\
      YW4gZWFybGllciB3b3JkaW5nIG9mIHRoZSBzb3VyY2UgdGV4dCAoYSB3YXJuaW5nKS4KClAKBQUAArMBEgSaAwIkGkEgVGhl\
      IGNvbnNlbnQgbGFja3MgYSBsYW5ndWFnZSB0aGF0IHRoZSBzdHVkeSBzcGVha3MgKGEgd2FybmluZykuCmIGcHJvdG8z
      """)
}
