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
    /// Name at most 100 versions, each once.
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
      Z3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFKvXMKJgoBDBIDAQASGhwgV2h5IHRoZSBjYXRhbG9n\
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
      JyBUaGUgZmVlZCBoYXMgbm8gY2hhbmdlcyBvZiB0aGlzIGtpbmQuCgo0CgQFAAIgEgNqAhUaJyBOYW1lIGF0IG1vc3QgMTAw\
      IHZlcnNpb25zLCBlYWNoIG9uY2UuCgpUCgQFAAIhEgNsAhgaRyBOYW1lIGF0IG1vc3QgMjAgc3R1ZGllcywgb3Igbm9uZSB3\
      aGVyZSB0aGUgdG9rZW4gaXMgZW5yb2xsZWQgaW4gbW9yZS4KCigKBAUAAiISA24CFxobIFRoZSBzdHVkeSBpcyBuYW1lZCB0\
      d2ljZS4KCjUKBAUAAiMSA3ACFhooIEF0IG1vc3QgNTAwIGNoYXJhY3RlcnMgYXJlIGxvb2tlZCBmb3IuCgpCCgQFAAIkEgNy\
      AhUaNSBUaGUgcGF0aCBvZiB0aGUgbWFzayBuYW1lcyBubyBmaWVsZCBvZiB0aGUgbWVzc2FnZS4KCkgKBAUAAiUSA3QCGho7\
      IFRoZSBwYXRoIG9mIHRoZSBtYXNrIG5hbWVzIGEgZmllbGQgdGhhdCB0aGUgc2VydmljZSBzZXRzLgoKXQoEBQACJhIDdgIX\
      GlAgTW9yZSB0aGFuIDIwMCBlbGVtZW50cyBhcmUgbmFtZWQgYXQgb25jZS4gR2l2ZSBgZWxlbWVudHNgIGluIHRoZSBtYXNr\
      IGluc3RlYWQuCgp9CgQFAAInEgN5AhcacCBUaGUgZWxlbWVudCBzdGFuZHMgbm90IGluIHRoZSBkcmFmdCwgb3Igbm90IGlu\
      IHdoYXQgd2FzIHNlbnQuIEVsZW1lbnRzIGNvbWUgYW5kIGdvIGJ5IGBlbGVtZW50c2AgaW4gdGhlCiBtYXNrLgoKPAoEBQAC\
      KBIDewIXGi8gVGhlIGJhc2UgdmVyc2lvbiBpcyBhYm92ZSB0aGUgbmV3ZXN0IHZlcnNpb24uCgo3CgQFAAIpEgN9AhQaKiBU\
      aGUgcm9sZSBpcyBub25lIHRoYXQgdGhlIHNlcnZpY2Uga25vd3MuCgprCgQFAAIqEgN/AhcaXiBUaGUgdmFsdWUgaXMgbm9u\
      ZSB0aGF0IHRoZSBzZXJ2aWNlIGtub3dzOiBpdCB3b3VsZCBiZSB0YWtlbiBmb3IgdGhlIG5hcnJvd2VzdCB1bnRpbCBpdCBk\
      b2VzLgoKLwoEBQACKxIEgQECFxohIFRoZSBkcmFmdCBoYXMgbW9yZSB0aGFuIDMyIE1pQi4KCosDCgQFAAIsEgSIAQIaGkgg\
      VGhlcmUgYXJlIG1vcmUgZmluZGluZ3MgdGhhbiB0aGUgNTAwIHRoYXQgYXJlIHNob3duLiBNZW5kIHRoZXNlIGZpcnN0Lgoy\
      sgIgV2hhdCBpcyB3cm9uZyB3aXRoIGEgZGVmaW5pdGlvbjogSU5WQUxJRF9BUkdVTUVOVCB3aGVuIGl0IGlzIGltcG9ydGVk\
      IG9yIHB1Ymxpc2hlZCwgRkFJTEVEX1BSRUNPTkRJVElPTgogd2l0aCBEUkFGVF9IQVNfRklORElOR1Mgd2hlbiBhIGRyYWZ0\
      IGlzIHB1Ymxpc2hlZCwgZWFjaCBpbiBhIEZpZWxkVmlvbGF0aW9uIHRoYXQgbmFtZXMgdGhlIGZpZWxkOyBpbgogQ2hlY2tE\
      cmFmdCBhbmQgaW4gYW5zd2VycyB0byBhIHB1YmxpY2F0aW9uIGEgRmluZGluZy4gTWVuZCB3aGF0IHRoZSBmaWVsZCBzYXlz\
      IGFuZCBzZW5kIGl0IGFnYWluLgoKSQoEBQACLRIEigECExo7IFRoZSBpZCBpcyBub3Qgb2YgdGhlIGZvcm0gdGhhdCB0aGUg\
      ZmllbGQncyBjb21tZW50IGdpdmVzLgoKJAoEBQACLhIEjAECFRoWIFRoZSBpZCBzdGFuZHMgdHdpY2UuCgpUCgQFAAIvEgSO\
      AQIVGkYgVGhlIGNvZGUgaXMgbm90IDHigJM2NCBjaGFyYWN0ZXJzIG9mIGxldHRlcnMsIGRpZ2l0cywgYF9gLCBgLWAsIGAu\
      YC4KCiYKBAUAAjASBJABAhcaGCBUaGUgY29kZSBzdGFuZHMgdHdpY2UuCgpQCgQFAAIxEgSSAQIVGkIgQSByZXF1aXJlZCB0\
      ZXh0IGlzIGFic2VudCwgb3Igbm90IHRoZXJlIGluIHRoZSBkZWZhdWx0IGxhbmd1YWdlLgoKQgoEBQACMhIElAECExo0IEEg\
      dHJhbnNsYXRpb24gaXMgZW1wdHkuIFdyaXRlIGl0LCBvciBsZWF2ZSBpdCBvdXQuCgpDCgQFAAIzEgSWAQIWGjUgQSB0ZXh0\
      IGhhcyBtb3JlIGNoYXJhY3RlcnMgdGhhbiBpdHMgZmllbGQgbWF5IGhhdmUuCgpLCgQFAAI0EgSYAQIfGj0gQSB0ZXh0IGhh\
      cyBjb250cm9sIGNoYXJhY3RlcnMgb3RoZXIgdGhhbiBsaW5lIGZlZWQgYW5kIHRhYi4KCoEBCgQFAAI1EgSbAQIiGnMgYHRl\
      eHRgIG9yIGBsYW5ndWFnZWAgb2YgYSBMb2NhbGl6ZWRUZXh0IGlzIHNldCwgd2hpY2ggYmVsb25nIHRvIGFuc3dlcnMuIFB1\
      dCBldmVyeSBsYW5ndWFnZSBpbnRvCiBgdHJhbnNsYXRpb25zYC4KCkgKBAUAAjYSBJ0BAhwaOiBBIGxhbmd1YWdlIGlzIHBy\
      b21pc2VkLCBidXQgdGhlIHRleHQgaXMgbm90IHRoZXJlIGluIGl0LgoKQwoEBQACNxIEnwECGRo1IFRoZSBsYW5ndWFnZSBp\
      cyBubyBCQ1AgNDcgdGFnLiBJbiBhbnkgcmVxdWVzdCwgdG9vLgoKKAoEBQACOBIEoQECGxoaIEEgbGFuZ3VhZ2Ugc3RhbmRz\
      IHR3aWNlLgoKJwoEBQACORIEowECGxoZIE1vcmUgdGhhbiA1MCBsYW5ndWFnZXMuCgo/CgQFAAI6EgSlAQIWGjEgVmVyc2lv\
      bnMgYXJlIGNvdW50ZWQgYnkgdGhlIGNhdGFsb2d1ZS4gTGVhdmUgMC4KCmkKBAUAAjsSBKcBAh0aWyBUaGUgaGFzaCB0aGF0\
      IHdhcyBnaXZlbiBpcyBub3QgdGhhdCBvZiB0aGUgY29udGVudHMuIExlYXZlIGl0IG91dCBpZiB0aGUgY2hhbmdlIGlzIG1l\
      YW50LgoKOQoEBQACPBIEqQECFBorIFRoZSBET0kgaXMgbm90IG9mIHRoZSBmb3JtIGAxMC4xMjM0L2FiY2AuCgolCgQFAAI9\
      EgSrAQIZGhcgTW9yZSB0aGFuIDUwIGF1dGhvcnMuCgpFCgQFAAI+EgStAQIXGjcgQW4gb3JpZ2luIG5lZWRzIHByb2plY3Qs\
      IHF1ZXN0aW9ubmFpcmUgYW5kIGEgdmVyc2lvbi4KCksKBAUAAj8SBK8BAh8aPSBUaGUga2V5IGlzIG5vdCAx4oCTNjQgbG93\
      ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGAuYCwgYC1gLgoKIwoEBQACQBIEsQECHRoVIEEga2V5IHN0YW5kcyB0d2ljZS4K\
      CikKBAUAAkESBLMBAh0aGyBNb3JlIHRoYW4gNTAgYW5ub3RhdGlvbnMuCgoxCgQFAAJCEgS1AQIUGiMgQSBxdWVzdGlvbm5h\
      aXJlIG5lZWRzIGFuIGVsZW1lbnQuCgopCgQFAAJDEgS3AQIaGhsgTW9yZSB0aGFuIDUsMDAwIGVsZW1lbnRzLgoKVwoEBQAC\
      RBIEuQECGBpJIEFuIGVsZW1lbnQgaXMgbmVpdGhlciBoZWFkbGluZSBub3IgdGV4dCwgcXVlc3Rpb24sIGdyb3VwIG9yIHBh\
      Z2UgYnJlYWsuCgo6CgQFAAJFEgS7AQIcGiwgVGhlIHNlbnNvciBpcyBub25lIHRoYXQgdGhlIHNlcnZpY2Uga25vd3MuCgpK\
      CgQFAAJGEgS9AQIZGjwgQSBzZW5zb3Igc3RhbmRzIHR3aWNlLiBOYW1lIGl0IG9uY2UsIHdpdGggaXRzIHdob2xlIGNvdW50\
      LgoKKQoEBQACRxIEvwECIhobIFRoZSBjb3VudCBpcyBub3QgMeKAkzEwMC4KCkMKBAUAAkgSBMEBAhwaNSBBIGdyb3VwIGlz\
      IG5laXRoZXIgc2VjdGlvbiBub3IgY29tcG9zaXRlIG9yIG1hdHJpeC4KCj4KBAUAAkkSBMMBAhcaMCBObyBncm91cCBvZiB0\
      aGlzIGlkIHN0YW5kcyBiZWZvcmUgdGhlIGVsZW1lbnQuCgpBCgQFAAJKEgTFAQIVGjMgQSBtZW1iZXIgZG9lcyBub3QgZm9s\
      bG93IGl0cyBncm91cCB3aXRob3V0IGEgZ2FwLgoKZAoEBQACSxIExwECGxpWIE1lbWJlcnMgb2YgYSBjb21wb3NpdGUgYXJl\
      IHF1ZXN0aW9ucywgb2YgYSBtYXRyaXggcXVlc3Rpb25zIG9mIHRoZSB0eXBlIGBpbmhlcml0ZWRgLgoKOQoEBQACTBIEyQEC\
      FBorIE5vIGVsZW1lbnQgbmFtZXMgdGhlIGdyb3VwIGFzIGl0cyBwYXJlbnQuCgo3CgQFAAJNEgTLAQIYGikgTW9yZSB0aGFu\
      IDUgZ3JvdXBzIHN0YW5kIGluIGVhY2ggb3RoZXIuCgovCgQFAAJOEgTNAQIcGiEgQSBwYWdlIGJyZWFrIHN0YW5kcyBpbiBh\
      IGdyb3VwLgoKbQoEBQACTxIEzwECHhpfIEEgcXVlc3Rpb24gaXMgYGluaGVyaXRlZGAsIGJ1dCBuZWl0aGVyIGl0cyBncm91\
      cHMgbm9yIHRoZSBxdWVzdGlvbm5haXJlIGhhdmUgYSBzaGFyZWQgYW5zd2VyLgoKSwoEBQACUBIE0QECJRo9IFRoZSBzaGFy\
      ZWQgYW5zd2VyIGlzIG9mIGEgdHlwZSB0aGF0IGNhbm5vdCBiZSBzaGFyZWQgdGhlcmUuCgqoAQoEBQACURIE1AECFRqZASBU\
      aGUgaXRlbSBoYXMgb3RoZXIgY29kZXMgb3IgYW5vdGhlciByYW5nZSBlbHNld2hlcmUgaW4gdGhlIHByb2plY3QsIHNvIGFu\
      c3dlcnMgY291bGQgbm90IGJlIGNvbXBhcmVkLgogR2l2ZSB0aGUgY2hhbmdlZCBxdWVzdGlvbiBhbiBpdGVtIGlkIG9mIGl0\
      cyBvd24uCgpKCgQFAAJSEgTWAQIbGjwgTW9yZSBvcHRpb25zIGFyZSB0byBiZSBjaG9zZW4gdGhhbiBjYW4gYmUgY2hvc2Vu\
      IHRvZ2V0aGVyLgoKZgoEBQACUxIE2AECFxpYIEEgd2VpZ2h0IGlzIG5vdCBmaW5pdGUsIG9yIGl0IG9yIHRoZSBzdW0gb2Yg\
      YWxsIGlzIDAgd2hlcmUgc29tZXRoaW5nIGlzIGRpdmlkZWQgYnkgaXQuCgo3CgQFAAJUEgTaAQIVGikgQSBkYXRlIGlzIG5v\
      dCBvZiB0aGUgZm9ybSBgMjAyNi0wMS0zMWAuCgpfCgQFAAJVEgTcAQIYGlEgQSBwYXR0ZXJuIGlzIG5vIHJlZ3VsYXIgZXhw\
      cmVzc2lvbiwgb3Igb25lIHdpdGggbG9vay1hcm91bmQgb3IgYmFjay1yZWZlcmVuY2VzLgoKWAoEBQACVhIE3gECHRpKIEEg\
      d2FybmluZzogYSBwYXR0ZXJuIGhhcyBubyBoaW50LCBhbmQgcGFydGljaXBhbnRzIGNhbm5vdCByZWFkIHBhdHRlcm5zLgoK\
      WAoEBQACVxIE4AECJhpKIFF1ZXN0aW9ucyBvZiB0aGlzIHR5cGUgaGF2ZSBubyBpbml0aWFsIGFuc3dlcjsgb24gYSBzY2Fs\
      ZSBpdCB3b3VsZCBiaWFzLgoKRgoEBQACWBIE4gECHxo4IFRoZSBpbml0aWFsIGFuc3dlciBjb3VsZCBub3QgYmUgZ2l2ZW4g\
      dG8gdGhlIHF1ZXN0aW9uLgoKSwoEBQACWRIE5AECGxo9IEEgd2FybmluZzogY2xpZW50cyB3aWxsIHNob3cgdGhlIHF1ZXN0\
      aW9uIGFzIG5vdCBzdXBwb3J0ZWQuCgpQCgQFAAJaEgTmAQIdGkIgQSBxdWVzdGlvbiBvZiBhbiB1bnN1cHBvcnRlZCB0eXBl\
      IGlzIHJlcXVpcmVkLiBNYWtlIGl0IG9wdGlvbmFsLgoKQQoEBQACWxIE6AECGRozIFRoZSBjb250ZW50cyBvZiBhbiB1bnN1\
      cHBvcnRlZCB0eXBlIGFyZSB0b28gbG9uZy4KCkIKBAUAAlwSBOoBAh4aNCBBIHF1ZXN0aW9uIGhhcyBubyB0eXBlLCBvciBh\
      biBpdGVtIGlzIGBpbmhlcml0ZWRgLgoKVgoEBQACXRIE7AECGBpIIEEgc2luZ2xlIGNob2ljZSBoYXMgZmV3ZXIgdGhhbiB0\
      d28gb3B0aW9ucywgb3IgYSBtdWx0aXBsZSBjaG9pY2Ugbm9uZS4KCiYKBAUAAl4SBO4BAhkaGCBNb3JlIHRoYW4gNTAwIG9w\
      dGlvbnMuCgpECgQFAAJfEgTwAQIhGjYgQW4gb3B0aW9uIG9mIGEgc2luZ2xlIGNob2ljZSBpcyBtYXJrZWQgYXMgZXhjbHVz\
      aXZlLgoKVQoEBQACYBIE8gECFBpHIEEgbWluaW11bSBpcyBhYm92ZSBpdHMgbWF4aW11bSwgb3IgYW4gZWFybGllc3QgZGF0\
      ZSBhZnRlciB0aGUgbGF0ZXN0LgoKLQoEBQACYRIE9AECGhofIEEgbnVtYmVyIGlzIGluZmluaXRlIG9yIG5vbmUuCgosCgQF\
      AAJiEgT2AQIWGh4gQSBzbGlkZXIncyBzdGVwIGlzIG5lZ2F0aXZlLgoKVgoEBQACYxIE+AECHRpIIE5vIHdob2xlIG51bWJl\
      ciBvZiBzdGVwcyBsZWFkcyBmcm9tIGEgc2xpZGVyJ3MgbWluaW11bSB0byBpdHMgbWF4aW11bS4KCkkKBAUAAmQSBPoBAhoa\
      OyBBIG1hbmlraW4gc2hvd3MgbmVpdGhlciB2YWxlbmNlIG5vciBhcm91c2FsIG9yIGRvbWluYW5jZS4KCjIKBAUAAmUSBPwB\
      AhoaJCBBIGJvdW5kIG9mIGEgd2hvbGUgbnVtYmVyIGlzIG5vbmUuCgpCCgQFAAJmEgT+AQIVGjQgVGhlIHVuaXQgaXMgbm8g\
      VUNVTSBjb2RlIG9mIGF0IG1vc3QgNjQgY2hhcmFjdGVycy4KCkIKBAUAAmcSBIACAhwaNCBBIG1heGltdW0gbGVuZ3RoIGlz\
      IGFib3ZlIHdoYXQgYW4gYW5zd2VyIG1heSBoYXZlLgoKTAoEBQACaBIEggICHBo+IE1vcmUgdGhhbiAyMDAgcGFydHMgb2Yg\
      YSBjb25kaXRpb24sIG9yIHF1ZXN0aW9ucyBvZiBhIGNvdW50LgoKcgoEBQACaRIEhAICHBpkIEEgY29tYmluYXRpb24gaGFz\
      IG5vIHBhcnRzLCBhIGNvdW50IG5vIHF1ZXN0aW9ucywgb3IgcGFydHMgZG8gbm90IHN0YW5kIGFmdGVyIHdoYXQgdGhleSBi\
      ZWxvbmcgdG8uCgpKCgQFAAJqEgSGAgIbGjwgQ29tYmluYXRpb25zIHN0YW5kIGluIGVhY2ggb3RoZXIgbW9yZSB0aGFuIDEw\
      IGxldmVscyBkZWVwLgoKWgoEBQACaxIEiAICFBpMIE5vIGFuc3dlcnMgbWFrZSB0aGUgY29uZGl0aW9uIGhvbGQuIE1lbmQg\
      aXQsIG9yIHJlbW92ZSB3aGF0IGRlcGVuZHMgb24gaXQuCgpWCgQFAAJsEgSKAgIdGkggT25seSBuZXh0IGxpc3RzIGNvbXBh\
      cmUgc2NvcmVzLCBvZiB0aGUgcXVlc3Rpb25uYWlyZSB0aGF0IHRoZXkgZm9sbG93LgoKNwoEBQACbRIEjAICGRopIFRoZSBx\
      dWVzdGlvbm5haXJlIGhhcyBubyBzdWNoIHF1ZXN0aW9uLgoKWwoEBQACbhIEjgICHRpNIFRoZSBxdWVzdGlvbiBkb2VzIG5v\
      dCBzdGFuZCBiZWZvcmUgdGhlIGVsZW1lbnQgd2hvc2UgY29uZGl0aW9uIGFza3MgZm9yIGl0LgoKOQoEBQACbxIEkAICIxor\
      IFRoZSBzdHVkeSBkb2VzIG5vdCB1c2UgdGhlIHF1ZXN0aW9ubmFpcmUuCgqIAQoEBQACcBIEkwICHhp6IEEgd2FybmluZzog\
      YSBjb25kaXRpb24gYXNrcyBhYm91dCBhIHF1ZXN0aW9ubmFpcmUgdGhhdCBpcyBub3QgcHVibGlzaGVkLCBvciBub3QgZm9y\
      IHRoZSBjYWxsZXIuIEEgc3R1ZHkKIG11c3QgaGF2ZSBib3RoLgoKNgoEBQACcRIElQICGRooIEEgY29tcGFyaXNvbiBvciBj\
      b3VudCBoYXMgbm8gb3BlcmF0b3IuCgo7CgQFAAJyEgSXAgIgGi0gQW5zd2VycyBvZiB0aGlzIHR5cGUgY2Fubm90IGJlIGNv\
      bXBhcmVkIHNvLgoKOgoEBQACcxIEmQICFhosIEEgY29tcGFyaXNvbiB3aXRoIGEgY2hvaWNlIG5hbWVzIG5vIGNvZGVzLgoK\
      OAoEBQACdBIEmwICHRoqIENvZGVzIGFyZSBuYW1lZCB3aGVyZSBub25lIGFyZSBjb21wYXJlZC4KCkMKBAUAAnUSBJ0CAhUa\
      NSBObyBxdWVzdGlvbiBhc2tlZCBhYm91dCBoYXMgYW4gb3B0aW9uIG9mIHRoaXMgY29kZS4KCjcKBAUAAnYSBJ8CAhwaKSBB\
      IHRleHQgaXMgZ2l2ZW4gd2hlcmUgbm9uZSBpcyBjb21wYXJlZC4KCmMKBAUAAncSBKECAh4aVSBUaGUgdGV4dCB0byBjb21w\
      YXJlIHdpdGggaXMgYWJzZW50LCBvciBub3Qgb2YgdGhlIGZvcm0gaW4gd2hpY2ggYW5zd2VycyBhcmUgc3RvcmVkLgoKXgoE\
      BQACeBIEowICFxpQIEEgbnVtYmVyIGlzIG5lZWRlZDogdG8gY29tcGFyZSB3aXRoLCBvciBvZiBhIHRlcm0gaW4gYSB2b2Nh\
      YnVsYXJ5IHdpdGggYSB1bml0LgoKOQoEBQACeRIEpQICHhorIEEgbnVtYmVyIGlzIGdpdmVuIHdoZXJlIG5vbmUgaXMgY29t\
      cGFyZWQuCgovCgQFAAJ6EgSnAgIcGiEgTm8gYW5zd2VyIGNhbiByZWFjaCB0aGUgbnVtYmVyLgoKQAoEBQACexIEqQICFxoy\
      IEEgc2NvcmUgaXMgbmVpdGhlciBzdW0gbm9yIHByb3JhdGVkIHN1bSBvciBtZWFuLgoKJQoEBQACfBIEqwICGBoXIE1vcmUg\
      dGhhbiAyMDAgc2NvcmVzLgoKJwoEBQACfRIErQICFxoZIEEgc2NvcmUgY291bnRzIG5vdGhpbmcuCgovCgQFAAJ+EgSvAgId\
      GiEgTW9yZSB0aGFuIDUwMCBpdGVtcyBvZiBhIHNjb3JlLgoKSQoEBQACfxIEsQICHRo7IEEgc2NvcmUgY291bnRzIHNvbWV0\
      aGluZyB0d2ljZS4gR2l2ZSBpdCBhIHdlaWdodCBpbnN0ZWFkLgoKQQoFBQACgAESBLMCAhYaMiBUaGVyZSBpcyBubyBzdWNo\
      IHNjb3JlLCBvciBub25lIGJlZm9yZSB0aGlzIG9uZS4KClAKBQUAAoEBEgS1AgIdGkEgQSBzY29yZSBjb3VudHMgYW5zd2Vy\
      cyB0aGF0IGFyZSBubyBudW1iZXJzIGFuZCBoYXZlIG5vIHdlaWdodHMuCgpSCgUFAAKCARIEtwICFhpDIFNvbWV0aGluZyBp\
      cyB0byBiZSByZXZlcnNlZCB0aGF0IGhhcyBubyBsb3dlc3QgYW5kIGhpZ2hlc3QgdmFsdWUuCgpACgUFAAKDARIEuQICJhox\
      IE1vcmUgaXRlbXMgbXVzdCBiZSBhbnN3ZXJlZCB0aGFuIHRoZSBzY29yZSBoYXMuCgo3CgUFAAKEARIEuwICHBooIEJhbmRz\
      IGRvIG5vdCBzdGFuZCBpbiBhc2NlbmRpbmcgb3JkZXIuCgovCgUFAAKFARIEvQICFxogIE1vcmUgdGhhbiA1MCBiYW5kcyBv\
      ZiBhIHNjb3JlLgoKPwoFBQAChgESBL8CAhcaMCBBIHN0dWR5IHNheXMgbm90IGhvdyBwZW9wbGUgY29tZSB0byB0YWtlIHBh\
      cnQuCgo+CgUFAAKHARIEwQICGRovIEEgc3R1ZHkgd2l0aCBwYXNzd29yZCBhY2Nlc3MgaGFzIG5vIHBhc3N3b3JkLgoKOQoF\
      BQACiAESBMMCAhgaKiBUaGUgcGFzc3dvcmQgaGFzIG5vdCA44oCTMTI4IGNoYXJhY3RlcnMuCgpDCgUFAAKJARIExQICIBo0\
      IEEgcGFzc3dvcmQgaXMgZ2l2ZW4sIGJ1dCBhY2Nlc3MgZG9lcyBub3QgbmVlZCBvbmUuCgo1CgUFAAKKARIExwICGBomIEEg\
      dGltZSBpcyBub3QgaW4gdGhlIHllYXJzIDHigJM5OTk5LgoKLwoFBQACiwESBMkCAhUaICBBIHN0dWR5IGVuZHMgYmVmb3Jl\
      IGl0IHN0YXJ0cy4KCi8KBQUAAowBEgTLAgIaGiAgQSBzdHVkeSBuZWVkcyBhIHF1ZXN0aW9ubmFpcmUuCgqJAQoFBQACjQES\
      BM4CAhgaeiBBIHN0dWR5IGhhcyBtb3JlIHRoYW4gNDggTWlCIHdpdGggaXRzIHF1ZXN0aW9ubmFpcmVzLCBvciBtb3JlIHRo\
      YW4gMyBNaUIgaW4gb25lIGxhbmd1YWdlLCB3aGljaCBpcyB3aGF0CiBhIGRldmljZSB0YWtlcy4KCi4KBQUAAo4BEgTQAgIg\
      Gh8gTW9yZSB0aGFuIDEwMCBxdWVzdGlvbm5haXJlcy4KCjsKBQUAAo8BEgTSAgIgGiwgQSBxdWVzdGlvbm5haXJlIGlzIGlt\
      cG9ydGVkIG9yIHVzZWQgdHdpY2UuCgpvCgUFAAKQARIE1AICIxpgIEEgc3R1ZHkgdXNlcyB2ZXJzaW9uIDAgb2YgYSBxdWVz\
      dGlvbm5haXJlIHRoYXQgZG9lcyBub3QgY29tZSBhbG9uZy4gQWRkIGl0LCBvciBuYW1lIGEgdmVyc2lvbi4KCkkKBQUAApEB\
      EgTWAgIfGjogQSBxdWVzdGlvbm5haXJlIGNvbWVzIGFsb25nIHRoYXQgdGhlIHN0dWR5IGRvZXMgbm90IHVzZS4KCjgKBQUA\
      ApIBEgTYAgIbGikgQSB1c2UgaXMgbmVpdGhlciBvbmUtdGltZSBub3IgcmVwZWF0ZWQuCgotCgUFAAKTARIE2gICFhoeIFRo\
      ZSBzdHVkeSBoYXMgbm8gc3VjaCBncm91cC4KCjAKBQUAApQBEgTcAgIYGiEgTW9yZSB0aGFuIDUwIGdyb3VwcyBvZiBhIHN0\
      dWR5LgoKNAoFBQAClQESBN4CAiUaJSBNb3JlIHRoYW4gODcsODQwIGhvdXJzICh0ZW4geWVhcnMpLgoKQAoFBQAClgESBOAC\
      AicaMSBBIG9uZS10aW1lIHF1ZXN0aW9ubmFpcmUgaGFzIGEgcmVwZWF0IGludGVydmFsLgoKKgoFBQAClwESBOICAhwaGyBN\
      b3JlIHRoYW4gMjAwIG5leHQgbGlzdHMuCgosCgUFAAKYARIE5AICEhodIEEgbmV4dCBsaXN0IG9mZmVycyBub3RoaW5nLgoK\
      OgoFBQACmQESBOYCAhgaKyBBIG5leHQgbGlzdCBvZmZlcnMgYSBxdWVzdGlvbm5haXJlIHR3aWNlLgoKWwoFBQACmgESBOgC\
      AhgaTCBPZmZlcnMgbGVhZCBiYWNrIHRvIHdoZXJlIHRoZXkgYmVnaW46IHRoZSBwYXJ0aWNpcGFudCB3b3VsZCBuZXZlciBi\
      ZSBkb25lLgoKJQoFBQACmwESBOoCAhUaFiBBIHNvdW5kIGhhcyBubyBmaWxlLgoKawoFBQACnAESBOwCAh8aXCBMb2NhdGlv\
      biwgbWVkaWEgdHlwZSwgaGFzaCBvciBzaXplIG9mIGEgZmlsZSBhcmUgbm90IG9mIHRoZSBmb3JtIHRoYXQgRmlsZVJlZmVy\
      ZW5jZSBnaXZlcy4KCiwKBQUAAp0BEgTuAgISGh0gQSBjb2xsZWN0aW9uIG5lZWRzIGEgc291bmQuCgooCgUFAAKeARIE8AIC\
      GBoZIE1vcmUgdGhhbiAxLDAwMCBzb3VuZHMuCgo1CgUFAAKfARIE8gICGRomIFRoZSBjb2xsZWN0aW9uIGhhcyBubyBzdWNo\
      IGNhdGVnb3J5LgoKJwoFBQACoAESBPQCAh0aGCBBIHNvdW5kIGhhcyBubyBsZW5ndGguCgo3CgUFAAKhARIE9gICFxooIEEg\
      bnVtYmVyIG9mIGxvb3AgbWludXRlcyBzdGFuZHMgdHdpY2UuCgorCgUFAAKiARIE+AICERocIEEgdm9jYWJ1bGFyeSBuZWVk\
      cyBhIHRlcm0uCgonCgUFAAKjARIE+gICFxoYIE1vcmUgdGhhbiA1LDAwMCB0ZXJtcy4KCigKBQUAAqQBEgT8AgIVGhkgQSBz\
      Y2hlZHVsZSBoYXMgbm8gcGxhbi4KCjQKBQUAAqUBEgT+AgIdGiUgTm90aWZpY2F0aW9ucyBhIGRheSBhcmUgbm90IDHigJM5\
      Ni4KCjMKBQUAAqYBEgSAAwITGiQgQSBwbGFuIGhhcyBhIHdpbmRvdyBvbiBubyB3ZWVrZGF5LgoKVQoFBQACpwESBIIDAhka\
      RiBBIHdpbmRvdyBkb2VzIG5vdCBob2xkIHRoZSBkYXkncyBub3RpZmljYXRpb25zIGF0IHRoZWlyIG1pbmltdW0gZ2FwLgoK\
      NgoFBQACqAESBIQDAhkaJyBUaGUgbWluaW11bSBnYXAgaXMgYWJvdmUgNzIwIG1pbnV0ZXMuCgozCgUFAAKpARIEhgMCFBok\
      IEEgd2luZG93IG9yIHRpbWUgbmFtZXMgbm8gd2Vla2RheS4KCisKBQUAAqoBEgSIAwIWGhwgQSB3ZWVrZGF5IGhhcyB0d28g\
      d2luZG93cy4KCjkKBQUAAqsBEgSKAwIcGiogTWludXRlcyBzaW5jZSBtaWRuaWdodCBhcmUgbm90IDDigJMxNDM5LgoKKwoF\
      BQACrAESBIwDAhEaHCBBIHdlZWtseSBwbGFuIGhhcyBubyB0aW1lLgoKLAoFBQACrQESBI4DAhcaHSBNb3JlIHRoYW4gNjcy\
      IHRpbWVzIGEgd2Vlay4KCjEKBQUAAq4BEgSQAwIXGiIgQSB0aW1lIG9mIHRoZSB3ZWVrIHN0YW5kcyB0d2ljZS4KCicKBQUA\
      Aq8BEgSSAwIiGhggVGhlIGRheSBpcyBub3QgMeKAkzMxLgoKLgoFBQACsAESBJQDAh8aHyBUaGUgZmlyc3QgZGF5IGlzIGFi\
      b3ZlIDMsNjYwLgoKWQoFBQACsQESBJYDAhwaSiBBIG5vdGlmaWNhdGlvbiBjb3VsZCBiZSBhbnN3ZXJlZCBmb3IgbW9yZSB0\
      aGFuIDQ0LDY0MCBtaW51dGVzICgzMSBkYXlzKS4KCl8KBQUAArIBEgSYAwIdGlAgQSB0cmFuc2xhdGlvbiB3YXMgbWFkZSBm\
      cm9tIGFuIGVhcmxpZXIgd29yZGluZyBvZiB0aGUgc291cmNlIHRleHQgKGEgd2FybmluZykuCgpQCgUFAAKzARIEmgMCJBpB\
      IFRoZSBjb25zZW50IGxhY2tzIGEgbGFuZ3VhZ2UgdGhhdCB0aGUgc3R1ZHkgc3BlYWtzIChhIHdhcm5pbmcpLgpiBnByb3Rv\
      Mw==
      """)
}
