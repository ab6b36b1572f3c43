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
    /// A retention has no limit, and says nothing of withdrawals and erasures.
    case retentionEmpty
    /// A retention is above 36,500 days.
    case retentionOutOfRange
    /// A retention does not say what becomes of the answers.
    case retentionOutcomeMissing
    /// An open study would keep answers longer, or after withdrawals, or anonymise them where it was to erase them
    /// or where that was the participant's choice.
    case retentionLengthened
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .studyUnknown, .questionnaireVersionUnknown, .projectUnknown, .draftUnknown, .soundCollectionUnknown, .vocabularyUnknown, .itemUnknown, .roleInsufficient, .notStudyLeader, .studyIdOfAnotherProject, .questionnaireOfAnotherProject, .questionnaireOfAnotherStudy, .libraryEntryOfAnotherProject, .textsOnly, .etagMismatch, .publishedMeanwhile, .createdConcurrently, .importedConcurrently, .draftExists, .projectExists, .questionnaireRetired, .lastOwner, .draftHasFindings, .tooManyDrafts, .tooManyProjects, .tooManyMembers, .tooManyWatchers, .answerTooLarge, .authoringLimit, .cursorInvalid, .kindUnknown, .batchInvalid, .tooManyStudies, .studyDuplicate, .queryTooLong, .fieldUnknown, .fieldNotWritable, .tooManyFields, .elementUnknown, .versionUnknown, .roleUnknown, .sharingUnknown, .draftTooLarge, .tooManyFindings, .idInvalid, .idDuplicate, .codeInvalid, .codeDuplicate, .textMissing, .textEmpty, .textTooLong, .textControlCharacter, .textOutsideTranslations, .translationMissing, .languageInvalid, .languageDuplicate, .tooManyLanguages, .versionGiven, .contentHashDiffers, .doiInvalid, .tooManyAuthors, .originInvalid, .annotationKeyInvalid, .annotationDuplicate, .tooManyAnnotations, .noElements, .tooManyElements, .contentMissing, .sensorKindMissing, .sensorDuplicate, .sensorCountOutOfRange, .groupStyleMissing, .parentUnknown, .memberApart, .memberNotAllowed, .groupEmpty, .groupsTooDeep, .pageBreakInGroup, .sharedAnswerMissing, .sharedAnswerNotApplicable, .itemRecoded, .countOutOfRange, .weightInvalid, .dateInvalid, .patternInvalid, .patternHintMissing, .initialAnswerNotApplicable, .initialAnswerInvalid, .typeNotSupported, .unsupportedRequired, .contentsInvalid, .questionTypeMissing, .tooFewOptions, .tooManyOptions, .exclusiveNotApplicable, .rangeEmpty, .numberNotFinite, .stepNegative, .stepDoesNotDivide, .dimensionMissing, .boundNotInteger, .unitInvalid, .lengthOutOfRange, .tooManyConditions, .conditionMalformed, .conditionTooDeep, .unreachable, .scoreNotApplicable, .questionUnknown, .questionNotEarlier, .questionnaireNotInStudy, .questionnaireUnknown, .operatorMissing, .operatorNotApplicable, .codesMissing, .codesNotApplicable, .codeUnknown, .textNotApplicable, .comparedTextInvalid, .numberMissing, .numberNotApplicable, .numberOutOfRange, .methodMissing, .tooManyScores, .noScoreItems, .tooManyScoreItems, .scoreItemDuplicate, .scoreUnknown, .answerNotCountable, .rangeUnknown, .minimumAnsweredOutOfRange, .bandsNotAscending, .tooManyBands, .accessMissing, .passwordMissing, .passwordLength, .passwordNotApplicable, .instantInvalid, .periodEmpty, .noQuestionnaires, .studyTooLarge, .tooManyQuestionnaires, .questionnaireDuplicate, .questionnaireNotImported, .questionnaireNotUsed, .recurrenceMissing, .groupUnknown, .tooManyGroups, .repeatIntervalOutOfRange, .repeatIntervalNotApplicable, .tooManyNextLists, .noOffers, .offerDuplicate, .nextListCycle, .fileMissing, .fileReferenceInvalid, .noSounds, .tooManySounds, .categoryUnknown, .soundLengthMissing, .loopDuplicate, .noTerms, .tooManyTerms, .planMissing, .perDayOutOfRange, .noWindows, .windowTooShort, .gapOutOfRange, .dayMissing, .dayDuplicate, .minuteOutOfRange, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .startDayOutOfRange, .expiryOutOfRange, .translationOutdated, .consentTranslationMissing, .retentionEmpty, .retentionOutOfRange, .retentionOutcomeMissing, .retentionLengthened] }

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
        case 237: .retentionEmpty
        case 238: .retentionOutOfRange
        case 239: .retentionOutcomeMissing
        case 240: .retentionLengthened
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
        case .retentionEmpty: 237
        case .retentionOutOfRange: 238
        case .retentionOutcomeMissing: 239
        case .retentionLengthened: 240
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
      CiFvdG9saXRoL2NhdGFsb2d1ZS92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxKrAiCgtFcnJvclJlYXNv\
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
      Q09OU0VOVF9UUkFOU0xBVElPTl9NSVNTSU5HEOwBEhQKD1JFVEVOVElPTl9FTVBUWRDtARIbChZSRVRFTlRJT05fT1VUX09G\
      X1JBTkdFEO4BEh4KGVJFVEVOVElPTl9PVVRDT01FX01JU1NJTkcQ7wESGQoUUkVURU5USU9OX0xFTkdUSEVORUQQ8AFCUQoU\
      b3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFs\
      b2d1ZS5WMUrAdgomCgEMEgMBABIaHCBXaHkgdGhlIGNhdGFsb2d1ZSByZWZ1c2VzLgoK4wMKAgUAEgUPAKQDARrVAyBFdmVy\
      eSByZWFzb24gb2YgdGhlIGNhdGFsb2d1ZSdzIG93bi4gQSB2YWx1ZSdzIG5hbWUgaXMgdGhlIHZlcnkgc3RyaW5nIHRoYXQg\
      c3RhbmRzIGluCiBgZ29vZ2xlLnJwYy5FcnJvckluZm8ucmVhc29uYCAoZG9tYWluIGBvdG9saXRoYCksIGluIGBnb29nbGUu\
      cnBjLkJhZFJlcXVlc3QuRmllbGRWaW9sYXRpb24ucmVhc29uYCBvciBpbgogRmluZGluZy5yZWFzb24sIHdoaWNoIGlzIHdo\
      eSB2YWx1ZXMgaGF2ZSBubyBwcmVmaXguIFJlYXNvbnMgYXJlIGFkZGVkIGluIGxhdGVyIHZlcnNpb25zOiB3aG9ldmVyIG1l\
      ZXRzIGFuCiB1bmtub3duIG9uZSBnb2VzIGJ5IHRoZSBzdGF0dXMuIFdoYXQgZXZlcnkgc2VydmljZSBtYXkgYW5zd2VyIGFs\
      aWtlICh0b2tlbnMsIGxpbWl0cywgdGhlIGRhdGFiYXNlLCBlbXB0eQogb3IgbWFsZm9ybWVkIGZpZWxkcykgc3RhbmRzIGlu\
      IG90b2xpdGguY29tbW9uLnYxLkVycm9yUmVhc29uLgoKJwoEBQACABIDEQIfGhogTm90IHVzZWQgYnkgdGhlIHNlcnZpY2Uu\
      CgpyCgQFAAIBEgMWAhQaKiBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN0dWR5IG9mIHRoaXMgaWQuCjI5IFdoYXQgdGhlcmUg\
      aXMgbm90LCBvciBub3QgZm9yIHRoZSBjYWxsZXIsIGluIEVycm9ySW5mby4KCtsBCgQFAAICEgMZAiQazQEgTk9UX0ZPVU5E\
      OiB0aGVyZSBpcyBubyBzdWNoIHB1Ymxpc2hlZCB2ZXJzaW9uLCBvciBpdHMgcHJvamVjdCBzaGFyZXMgaXQgd2l0aCBub2Jv\
      ZHkuIEluIGFuIGltcG9ydCBhbHNvIGEKIEZpZWxkVmlvbGF0aW9uOiB0aGUgc3R1ZHkgbmFtZXMgYSB2ZXJzaW9uIHRoYXQg\
      dGhlcmUgaXMgbm90OyBwdWJsaXNoIGl0IGZpcnN0LCBvciB3aXRoIHRoZSBzdHVkeS4KClgKBAUAAgMSAxsCFhpLIE5PVF9G\
      T1VORDogdGhlcmUgaXMgbm8gcHJvamVjdCBvZiB0aGlzIGlkIGluIHdoaWNoIHRoZSBjYWxsZXIgaGFzIGEgcm9sZS4KCmMK\
      BAUAAgQSAx0CFBpWIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gZHJhZnQgb2YgdGhpcyBpZCBpbiBhIHByb2plY3QgaW4gd2hp\
      Y2ggdGhlIGNhbGxlciBoYXMgYSByb2xlLgoK2AEKBAUAAgUSAyACHxrKASBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN1Y2gg\
      dmVyc2lvbiBvZiBhIHNvdW5kIGNvbGxlY3Rpb24uIEluIGFuIGltcG9ydCBhIEZpZWxkVmlvbGF0aW9uOiBuZWl0aGVyIHRo\
      ZQogcHJvamVjdCBoYXMgdGhlc2Ugc291bmRzLCBub3IgZG9lcyBhbm90aGVyIG9uZSBzaGFyZSBzdWNoOyBwdWJsaXNoIHRo\
      ZW0gZmlyc3QsIG9yIHdpdGggdGhlIHN0dWR5LgoKgAEKBAUAAgYSAyMCGRpzIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gc3Vj\
      aCB2ZXJzaW9uIG9mIGEgdm9jYWJ1bGFyeS4gSW4gYW4gaW1wb3J0IGEgRmllbGRWaW9sYXRpb24sIGFzCiBTT1VORF9DT0xM\
      RUNUSU9OX1VOS05PV04uCgpHCgQFAAIHEgMlAhMaOiBOT1RfRk9VTkQ6IHRoZSBpdGVtIGJhbmsgaGFzIG5vIHN1Y2ggdmVy\
      c2lvbiBvZiBhbiBpdGVtLgoKtAEKBAUAAggSAysCGBqHASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGNhbGxlciBoYXMgYSBy\
      b2xlIGluIHRoZSBwcm9qZWN0LCBidXQgYSBsb3dlciBvbmUgdGhhbiB0aGlzIG5lZWRzOyB0aGUgbWVzc2FnZQogbmFtZXMg\
      aXQuIEFzayBhbiBvd25lciBmb3IgaXQuCjIdIFdoYXQgdGhlIGNhbGxlciBtYXkgbm90IGRvLgoKQAoEBQACCRIDLQIXGjMg\
      UEVSTUlTU0lPTl9ERU5JRUQ6IHNvbWVib2R5IGVsc2UgbGVhZHMgdGhlIHN0dWR5LgoKlgEKBAUAAgoSAzACIxqIASBQRVJN\
      SVNTSU9OX0RFTklFRDogYSBuZXcgc3R1ZHkgb2YgdGhlIHByb2plY3QgbmVlZHMgYW4gaWQgdGhhdCBiZWdpbnMgd2l0aCB0\
      aGUgcHJvamVjdCdzLiBDaG9vc2Ugc3VjaCBhbgogaWQsIG9yIGFzayBhbiBhZG1pbmlzdHJhdG9yLgoKdQoEBQACCxIDMgIo\
      GmggUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBxdWVzdGlvbm5haXJlIGJlbG9uZ3MgdG8gYW5vdGhlciBwcm9qZWN0LiBDaG9v\
      c2UgYW4gaWQgb2YgeW91ciBvd24sIG9yIGZvcmsgaXQuCgqvAQoEBQACDBIDNQImGqEBIFBFUk1JU1NJT05fREVOSUVEOiBh\
      IHN0dWR5IHRoYXQgdGhlIGNhbGxlciBkb2VzIG5vdCBsZWFkIHB1Ymxpc2hlZCB0aGUgcXVlc3Rpb25uYWlyZSBmaXJzdC4g\
      VXNlIGl0cwogcHVibGlzaGVkIGNvbnRlbnRzIHVuY2hhbmdlZCwgb3IgY2hvb3NlIGFuIGlkIG9mIHlvdXIgb3duLgoKdQoE\
      BQACDRIDNwIoGmggUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBzb3VuZHMsIHZvY2FidWxhcnkgb3IgaXRlbSBiZWxvbmcgdG8g\
      YW5vdGhlciBwcm9qZWN0LiBDaG9vc2UgYW4gaWQgb2YgeW91ciBvd24uCgpVCgQFAAIOEgM5AhIaSCBQRVJNSVNTSU9OX0RF\
      TklFRDogdGhlIHJvbGUgdHJhbnNsYXRvciBjaGFuZ2VzIHRleHRzIGFuZCBub3RoaW5nIGVsc2UuCgqMAQoEBQACDxIDPgIV\
      GlsgQUJPUlRFRDogc29tZWJvZHkgZWxzZSBjaGFuZ2VkIGl0IG1lYW53aGlsZS4gUmVhZCBpdCBhZ2FpbiBhbmQgcmVwZWF0\
      IHRoZSBjaGFuZ2Ugb24gdGhhdC4KMiIgV2hhdCBkb2VzIG5vdCBmaXQgd2hhdCBpcyB0aGVyZS4KCs4BCgQFAAIQEgNBAhsa\
      wAEgQUJPUlRFRDogYSB2ZXJzaW9uIHdhcyBwdWJsaXNoZWQgdGhhdCB0aGUgZHJhZnQgZG9lcyBub3QgdGFrZSBpbnRvIGFj\
      Y291bnQ7IHRoZSBtZXRhZGF0YSdzCiBgbmV3ZXN0X3ZlcnNpb25gIHNheXMgd2hpY2guIFRha2Ugb3ZlciB3aGF0IGNoYW5n\
      ZWQgYW5kIHVwZGF0ZSB0aGUgZHJhZnQgd2l0aCB0aGF0IGBiYXNlX3ZlcnNpb25gLgoKXQoEBQACERIDQwIcGlAgQUJPUlRF\
      RCB3aXRoIFJldHJ5SW5mbzogaXQgaXMgYmVpbmcgbWFkZSBieSBhbm90aGVyIGNhbGwuIFNlbmQgdGhlIHNhbWUgYWdhaW4u\
      CgpZCgQFAAISEgNFAh0aTCBBQk9SVEVEOiB0aGUgc3R1ZHkgaXMgYmVpbmcgaW1wb3J0ZWQgYnkgYW5vdGhlciBjYWxsLiBT\
      ZW5kIHRoZSBzYW1lIGFnYWluLgoKVgoEBQACExIDRwIUGkkgQUxSRUFEWV9FWElTVFM6IHRoZSBkcmFmdCBpZCB3YXMgdXNl\
      ZCBmb3IgYW5vdGhlciBkcmFmdC4gTWFrZSBhIG5ldyBpZC4KCk4KBAUAAhQSA0kCFhpBIEFMUkVBRFlfRVhJU1RTOiBhbm90\
      aGVyIHByb2plY3QgaGFzIHRoZSBpZC4gQ2hvb3NlIGFub3RoZXIgb25lLgoKcwoEBQACFRIDSwIdGmYgRkFJTEVEX1BSRUNP\
      TkRJVElPTjogdGhlIHF1ZXN0aW9ubmFpcmUgaXMgcmV0aXJlZC4gUmVpbnN0YXRlIGl0IGJlZm9yZSBpdCBpcyB1c2VkIG9y\
      IHB1Ymxpc2hlZCBhbmV3LgoKYgoEBQACFhIDTQISGlUgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHByb2plY3Qgd291bGQg\
      aGF2ZSBubyBvd25lci4gTWFrZSBzb21lYm9keSBlbHNlIG9uZSBmaXJzdC4KCm4KBAUAAhcSA08CGhphIEZBSUxFRF9QUkVD\
      T05ESVRJT046IHRoZSBkcmFmdCBjYW5ub3QgYmUgcHVibGlzaGVkOyBhIEZpZWxkVmlvbGF0aW9uIGZvciBlYWNoIGZpbmRp\
      bmcgc2F5cyB3aHkuCgpuCgQFAAIYEgNUAhcaQCBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBwcm9qZWN0IGhhcyAxLDAwMCBk\
      cmFmdHMuIERlbGV0ZSBzb21lLgoyHyBPZiB3aGF0IHRoZXJlIG1heSBiZSBubyBtb3JlLgoKQAoEBQACGRIDVgIZGjMgUkVT\
      T1VSQ0VfRVhIQVVTVEVEOiB0aGUgY2FsbGVyIG1hZGUgMTAwIHByb2plY3RzLgoKWwoEBQACGhIDWAIYGk4gUkVTT1VSQ0Vf\
      RVhIQVVTVEVEOiAxLDAwMCBwZW9wbGUgaGF2ZSBhIHJvbGUgaW4gdGhlIHByb2plY3QuIFRha2Ugc29tZSBhd2F5LgoKkQEK\
      BAUAAhsSA1sCGRqDASBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IHRvbyBtYW55IGNhbGxzIHdhdGNoIHRo\
      ZSBmZWVkLCBvZiBhbGwgb3Igb2YgdGhpcyBjYWxsZXIuIFVzZQogTGlzdENoYW5nZXMsIG9yIHRyeSBhZ2FpbiBsYXRlci4K\
      CmAKBAUAAhwSA10CGBpTIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHZlcnNpb25zIGFza2VkIGZvciBhcmUgdG9vIGxhcmdl\
      IHRvZ2V0aGVyLiBBc2sgZm9yIGZld2VyLgoKjAEKBAUAAh0SA2ACFxp/IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5\
      SW5mbzogdG9vIG1hbnkgZGVmaW5pdGlvbnMgYXJlIHdyaXR0ZW4sIGNoZWNrZWQgb3IgY29tcGFyZWQgYXQgb25jZS4gU2Vu\
      ZAogdGhlIHNhbWUgYWdhaW4gbGF0ZXIuCgrUAQoEBQACHhIDZgIWGnQgVGhlIGN1cnNvciBpcyBub25lIG9mIHRoaXMgZmVl\
      ZCwgb3IgbmFtZXMgd2hhdCBhIHJlc3RvcmVkIGNhdGFsb2d1ZSBoYXMgbm90IHJlYWNoZWQuIEJlZ2luIGFuZXcgd2l0aG91\
      dAogYSBjdXJzb3IuCjJRIEZpZWxkcyBvZiByZXF1ZXN0czogSU5WQUxJRF9BUkdVTUVOVCwgaW4gYSBGaWVsZFZpb2xhdGlv\
      biB0aGF0IG5hbWVzIHRoZSBmaWVsZC4KCjQKBAUAAh8SA2gCFBonIFRoZSBmZWVkIGhhcyBubyBjaGFuZ2VzIG9mIHRoaXMg\
      a2luZC4KCjQKBAUAAiASA2oCFRonIE5hbWUgYXQgbW9zdCAxMDAgdmVyc2lvbnMsIGVhY2ggb25jZS4KClQKBAUAAiESA2wC\
      GBpHIE5hbWUgYXQgbW9zdCAyMCBzdHVkaWVzLCBvciBub25lIHdoZXJlIHRoZSB0b2tlbiBpcyBlbnJvbGxlZCBpbiBtb3Jl\
      LgoKKAoEBQACIhIDbgIXGhsgVGhlIHN0dWR5IGlzIG5hbWVkIHR3aWNlLgoKNQoEBQACIxIDcAIWGiggQXQgbW9zdCA1MDAg\
      Y2hhcmFjdGVycyBhcmUgbG9va2VkIGZvci4KCkIKBAUAAiQSA3ICFRo1IFRoZSBwYXRoIG9mIHRoZSBtYXNrIG5hbWVzIG5v\
      IGZpZWxkIG9mIHRoZSBtZXNzYWdlLgoKSAoEBQACJRIDdAIaGjsgVGhlIHBhdGggb2YgdGhlIG1hc2sgbmFtZXMgYSBmaWVs\
      ZCB0aGF0IHRoZSBzZXJ2aWNlIHNldHMuCgpdCgQFAAImEgN2AhcaUCBNb3JlIHRoYW4gMjAwIGVsZW1lbnRzIGFyZSBuYW1l\
      ZCBhdCBvbmNlLiBHaXZlIGBlbGVtZW50c2AgaW4gdGhlIG1hc2sgaW5zdGVhZC4KCn0KBAUAAicSA3kCFxpwIFRoZSBlbGVt\
      ZW50IHN0YW5kcyBub3QgaW4gdGhlIGRyYWZ0LCBvciBub3QgaW4gd2hhdCB3YXMgc2VudC4gRWxlbWVudHMgY29tZSBhbmQg\
      Z28gYnkgYGVsZW1lbnRzYCBpbiB0aGUKIG1hc2suCgo8CgQFAAIoEgN7AhcaLyBUaGUgYmFzZSB2ZXJzaW9uIGlzIGFib3Zl\
      IHRoZSBuZXdlc3QgdmVyc2lvbi4KCjcKBAUAAikSA30CFBoqIFRoZSByb2xlIGlzIG5vbmUgdGhhdCB0aGUgc2VydmljZSBr\
      bm93cy4KCmsKBAUAAioSA38CFxpeIFRoZSB2YWx1ZSBpcyBub25lIHRoYXQgdGhlIHNlcnZpY2Uga25vd3M6IGl0IHdvdWxk\
      IGJlIHRha2VuIGZvciB0aGUgbmFycm93ZXN0IHVudGlsIGl0IGRvZXMuCgovCgQFAAIrEgSBAQIXGiEgVGhlIGRyYWZ0IGhh\
      cyBtb3JlIHRoYW4gMzIgTWlCLgoKiwMKBAUAAiwSBIgBAhoaSCBUaGVyZSBhcmUgbW9yZSBmaW5kaW5ncyB0aGFuIHRoZSA1\
      MDAgdGhhdCBhcmUgc2hvd24uIE1lbmQgdGhlc2UgZmlyc3QuCjKyAiBXaGF0IGlzIHdyb25nIHdpdGggYSBkZWZpbml0aW9u\
      OiBJTlZBTElEX0FSR1VNRU5UIHdoZW4gaXQgaXMgaW1wb3J0ZWQgb3IgcHVibGlzaGVkLCBGQUlMRURfUFJFQ09ORElUSU9O\
      CiB3aXRoIERSQUZUX0hBU19GSU5ESU5HUyB3aGVuIGEgZHJhZnQgaXMgcHVibGlzaGVkLCBlYWNoIGluIGEgRmllbGRWaW9s\
      YXRpb24gdGhhdCBuYW1lcyB0aGUgZmllbGQ7IGluCiBDaGVja0RyYWZ0IGFuZCBpbiBhbnN3ZXJzIHRvIGEgcHVibGljYXRp\
      b24gYSBGaW5kaW5nLiBNZW5kIHdoYXQgdGhlIGZpZWxkIHNheXMgYW5kIHNlbmQgaXQgYWdhaW4uCgpJCgQFAAItEgSKAQIT\
      GjsgVGhlIGlkIGlzIG5vdCBvZiB0aGUgZm9ybSB0aGF0IHRoZSBmaWVsZCdzIGNvbW1lbnQgZ2l2ZXMuCgokCgQFAAIuEgSM\
      AQIVGhYgVGhlIGlkIHN0YW5kcyB0d2ljZS4KClQKBAUAAi8SBI4BAhUaRiBUaGUgY29kZSBpcyBub3QgMeKAkzY0IGNoYXJh\
      Y3RlcnMgb2YgbGV0dGVycywgZGlnaXRzLCBgX2AsIGAtYCwgYC5gLgoKJgoEBQACMBIEkAECFxoYIFRoZSBjb2RlIHN0YW5k\
      cyB0d2ljZS4KClAKBAUAAjESBJIBAhUaQiBBIHJlcXVpcmVkIHRleHQgaXMgYWJzZW50LCBvciBub3QgdGhlcmUgaW4gdGhl\
      IGRlZmF1bHQgbGFuZ3VhZ2UuCgpCCgQFAAIyEgSUAQITGjQgQSB0cmFuc2xhdGlvbiBpcyBlbXB0eS4gV3JpdGUgaXQsIG9y\
      IGxlYXZlIGl0IG91dC4KCkMKBAUAAjMSBJYBAhYaNSBBIHRleHQgaGFzIG1vcmUgY2hhcmFjdGVycyB0aGFuIGl0cyBmaWVs\
      ZCBtYXkgaGF2ZS4KCksKBAUAAjQSBJgBAh8aPSBBIHRleHQgaGFzIGNvbnRyb2wgY2hhcmFjdGVycyBvdGhlciB0aGFuIGxp\
      bmUgZmVlZCBhbmQgdGFiLgoKgQEKBAUAAjUSBJsBAiIacyBgdGV4dGAgb3IgYGxhbmd1YWdlYCBvZiBhIExvY2FsaXplZFRl\
      eHQgaXMgc2V0LCB3aGljaCBiZWxvbmcgdG8gYW5zd2Vycy4gUHV0IGV2ZXJ5IGxhbmd1YWdlIGludG8KIGB0cmFuc2xhdGlv\
      bnNgLgoKSAoEBQACNhIEnQECHBo6IEEgbGFuZ3VhZ2UgaXMgcHJvbWlzZWQsIGJ1dCB0aGUgdGV4dCBpcyBub3QgdGhlcmUg\
      aW4gaXQuCgpDCgQFAAI3EgSfAQIZGjUgVGhlIGxhbmd1YWdlIGlzIG5vIEJDUCA0NyB0YWcuIEluIGFueSByZXF1ZXN0LCB0\
      b28uCgooCgQFAAI4EgShAQIbGhogQSBsYW5ndWFnZSBzdGFuZHMgdHdpY2UuCgonCgQFAAI5EgSjAQIbGhkgTW9yZSB0aGFu\
      IDUwIGxhbmd1YWdlcy4KCj8KBAUAAjoSBKUBAhYaMSBWZXJzaW9ucyBhcmUgY291bnRlZCBieSB0aGUgY2F0YWxvZ3VlLiBM\
      ZWF2ZSAwLgoKaQoEBQACOxIEpwECHRpbIFRoZSBoYXNoIHRoYXQgd2FzIGdpdmVuIGlzIG5vdCB0aGF0IG9mIHRoZSBjb250\
      ZW50cy4gTGVhdmUgaXQgb3V0IGlmIHRoZSBjaGFuZ2UgaXMgbWVhbnQuCgo5CgQFAAI8EgSpAQIUGisgVGhlIERPSSBpcyBu\
      b3Qgb2YgdGhlIGZvcm0gYDEwLjEyMzQvYWJjYC4KCiUKBAUAAj0SBKsBAhkaFyBNb3JlIHRoYW4gNTAgYXV0aG9ycy4KCkUK\
      BAUAAj4SBK0BAhcaNyBBbiBvcmlnaW4gbmVlZHMgcHJvamVjdCwgcXVlc3Rpb25uYWlyZSBhbmQgYSB2ZXJzaW9uLgoKSwoE\
      BQACPxIErwECHxo9IFRoZSBrZXkgaXMgbm90IDHigJM2NCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgYC5gLCBgLWAu\
      CgojCgQFAAJAEgSxAQIdGhUgQSBrZXkgc3RhbmRzIHR3aWNlLgoKKQoEBQACQRIEswECHRobIE1vcmUgdGhhbiA1MCBhbm5v\
      dGF0aW9ucy4KCjEKBAUAAkISBLUBAhQaIyBBIHF1ZXN0aW9ubmFpcmUgbmVlZHMgYW4gZWxlbWVudC4KCikKBAUAAkMSBLcB\
      AhoaGyBNb3JlIHRoYW4gNSwwMDAgZWxlbWVudHMuCgpXCgQFAAJEEgS5AQIYGkkgQW4gZWxlbWVudCBpcyBuZWl0aGVyIGhl\
      YWRsaW5lIG5vciB0ZXh0LCBxdWVzdGlvbiwgZ3JvdXAgb3IgcGFnZSBicmVhay4KCjoKBAUAAkUSBLsBAhwaLCBUaGUgc2Vu\
      c29yIGlzIG5vbmUgdGhhdCB0aGUgc2VydmljZSBrbm93cy4KCkoKBAUAAkYSBL0BAhkaPCBBIHNlbnNvciBzdGFuZHMgdHdp\
      Y2UuIE5hbWUgaXQgb25jZSwgd2l0aCBpdHMgd2hvbGUgY291bnQuCgopCgQFAAJHEgS/AQIiGhsgVGhlIGNvdW50IGlzIG5v\
      dCAx4oCTMTAwLgoKQwoEBQACSBIEwQECHBo1IEEgZ3JvdXAgaXMgbmVpdGhlciBzZWN0aW9uIG5vciBjb21wb3NpdGUgb3Ig\
      bWF0cml4LgoKPgoEBQACSRIEwwECFxowIE5vIGdyb3VwIG9mIHRoaXMgaWQgc3RhbmRzIGJlZm9yZSB0aGUgZWxlbWVudC4K\
      CkEKBAUAAkoSBMUBAhUaMyBBIG1lbWJlciBkb2VzIG5vdCBmb2xsb3cgaXRzIGdyb3VwIHdpdGhvdXQgYSBnYXAuCgpkCgQF\
      AAJLEgTHAQIbGlYgTWVtYmVycyBvZiBhIGNvbXBvc2l0ZSBhcmUgcXVlc3Rpb25zLCBvZiBhIG1hdHJpeCBxdWVzdGlvbnMg\
      b2YgdGhlIHR5cGUgYGluaGVyaXRlZGAuCgo5CgQFAAJMEgTJAQIUGisgTm8gZWxlbWVudCBuYW1lcyB0aGUgZ3JvdXAgYXMg\
      aXRzIHBhcmVudC4KCjcKBAUAAk0SBMsBAhgaKSBNb3JlIHRoYW4gNSBncm91cHMgc3RhbmQgaW4gZWFjaCBvdGhlci4KCi8K\
      BAUAAk4SBM0BAhwaISBBIHBhZ2UgYnJlYWsgc3RhbmRzIGluIGEgZ3JvdXAuCgptCgQFAAJPEgTPAQIeGl8gQSBxdWVzdGlv\
      biBpcyBgaW5oZXJpdGVkYCwgYnV0IG5laXRoZXIgaXRzIGdyb3VwcyBub3IgdGhlIHF1ZXN0aW9ubmFpcmUgaGF2ZSBhIHNo\
      YXJlZCBhbnN3ZXIuCgpLCgQFAAJQEgTRAQIlGj0gVGhlIHNoYXJlZCBhbnN3ZXIgaXMgb2YgYSB0eXBlIHRoYXQgY2Fubm90\
      IGJlIHNoYXJlZCB0aGVyZS4KCqgBCgQFAAJREgTUAQIVGpkBIFRoZSBpdGVtIGhhcyBvdGhlciBjb2RlcyBvciBhbm90aGVy\
      IHJhbmdlIGVsc2V3aGVyZSBpbiB0aGUgcHJvamVjdCwgc28gYW5zd2VycyBjb3VsZCBub3QgYmUgY29tcGFyZWQuCiBHaXZl\
      IHRoZSBjaGFuZ2VkIHF1ZXN0aW9uIGFuIGl0ZW0gaWQgb2YgaXRzIG93bi4KCkoKBAUAAlISBNYBAhsaPCBNb3JlIG9wdGlv\
      bnMgYXJlIHRvIGJlIGNob3NlbiB0aGFuIGNhbiBiZSBjaG9zZW4gdG9nZXRoZXIuCgpmCgQFAAJTEgTYAQIXGlggQSB3ZWln\
      aHQgaXMgbm90IGZpbml0ZSwgb3IgaXQgb3IgdGhlIHN1bSBvZiBhbGwgaXMgMCB3aGVyZSBzb21ldGhpbmcgaXMgZGl2aWRl\
      ZCBieSBpdC4KCjcKBAUAAlQSBNoBAhUaKSBBIGRhdGUgaXMgbm90IG9mIHRoZSBmb3JtIGAyMDI2LTAxLTMxYC4KCl8KBAUA\
      AlUSBNwBAhgaUSBBIHBhdHRlcm4gaXMgbm8gcmVndWxhciBleHByZXNzaW9uLCBvciBvbmUgd2l0aCBsb29rLWFyb3VuZCBv\
      ciBiYWNrLXJlZmVyZW5jZXMuCgpYCgQFAAJWEgTeAQIdGkogQSB3YXJuaW5nOiBhIHBhdHRlcm4gaGFzIG5vIGhpbnQsIGFu\
      ZCBwYXJ0aWNpcGFudHMgY2Fubm90IHJlYWQgcGF0dGVybnMuCgpYCgQFAAJXEgTgAQImGkogUXVlc3Rpb25zIG9mIHRoaXMg\
      dHlwZSBoYXZlIG5vIGluaXRpYWwgYW5zd2VyOyBvbiBhIHNjYWxlIGl0IHdvdWxkIGJpYXMuCgpGCgQFAAJYEgTiAQIfGjgg\
      VGhlIGluaXRpYWwgYW5zd2VyIGNvdWxkIG5vdCBiZSBnaXZlbiB0byB0aGUgcXVlc3Rpb24uCgpLCgQFAAJZEgTkAQIbGj0g\
      QSB3YXJuaW5nOiBjbGllbnRzIHdpbGwgc2hvdyB0aGUgcXVlc3Rpb24gYXMgbm90IHN1cHBvcnRlZC4KClAKBAUAAloSBOYB\
      Ah0aQiBBIHF1ZXN0aW9uIG9mIGFuIHVuc3VwcG9ydGVkIHR5cGUgaXMgcmVxdWlyZWQuIE1ha2UgaXQgb3B0aW9uYWwuCgpB\
      CgQFAAJbEgToAQIZGjMgVGhlIGNvbnRlbnRzIG9mIGFuIHVuc3VwcG9ydGVkIHR5cGUgYXJlIHRvbyBsb25nLgoKQgoEBQAC\
      XBIE6gECHho0IEEgcXVlc3Rpb24gaGFzIG5vIHR5cGUsIG9yIGFuIGl0ZW0gaXMgYGluaGVyaXRlZGAuCgpWCgQFAAJdEgTs\
      AQIYGkggQSBzaW5nbGUgY2hvaWNlIGhhcyBmZXdlciB0aGFuIHR3byBvcHRpb25zLCBvciBhIG11bHRpcGxlIGNob2ljZSBu\
      b25lLgoKJgoEBQACXhIE7gECGRoYIE1vcmUgdGhhbiA1MDAgb3B0aW9ucy4KCkQKBAUAAl8SBPABAiEaNiBBbiBvcHRpb24g\
      b2YgYSBzaW5nbGUgY2hvaWNlIGlzIG1hcmtlZCBhcyBleGNsdXNpdmUuCgpVCgQFAAJgEgTyAQIUGkcgQSBtaW5pbXVtIGlz\
      IGFib3ZlIGl0cyBtYXhpbXVtLCBvciBhbiBlYXJsaWVzdCBkYXRlIGFmdGVyIHRoZSBsYXRlc3QuCgotCgQFAAJhEgT0AQIa\
      Gh8gQSBudW1iZXIgaXMgaW5maW5pdGUgb3Igbm9uZS4KCiwKBAUAAmISBPYBAhYaHiBBIHNsaWRlcidzIHN0ZXAgaXMgbmVn\
      YXRpdmUuCgpWCgQFAAJjEgT4AQIdGkggTm8gd2hvbGUgbnVtYmVyIG9mIHN0ZXBzIGxlYWRzIGZyb20gYSBzbGlkZXIncyBt\
      aW5pbXVtIHRvIGl0cyBtYXhpbXVtLgoKSQoEBQACZBIE+gECGho7IEEgbWFuaWtpbiBzaG93cyBuZWl0aGVyIHZhbGVuY2Ug\
      bm9yIGFyb3VzYWwgb3IgZG9taW5hbmNlLgoKMgoEBQACZRIE/AECGhokIEEgYm91bmQgb2YgYSB3aG9sZSBudW1iZXIgaXMg\
      bm9uZS4KCkIKBAUAAmYSBP4BAhUaNCBUaGUgdW5pdCBpcyBubyBVQ1VNIGNvZGUgb2YgYXQgbW9zdCA2NCBjaGFyYWN0ZXJz\
      LgoKQgoEBQACZxIEgAICHBo0IEEgbWF4aW11bSBsZW5ndGggaXMgYWJvdmUgd2hhdCBhbiBhbnN3ZXIgbWF5IGhhdmUuCgpM\
      CgQFAAJoEgSCAgIcGj4gTW9yZSB0aGFuIDIwMCBwYXJ0cyBvZiBhIGNvbmRpdGlvbiwgb3IgcXVlc3Rpb25zIG9mIGEgY291\
      bnQuCgpyCgQFAAJpEgSEAgIcGmQgQSBjb21iaW5hdGlvbiBoYXMgbm8gcGFydHMsIGEgY291bnQgbm8gcXVlc3Rpb25zLCBv\
      ciBwYXJ0cyBkbyBub3Qgc3RhbmQgYWZ0ZXIgd2hhdCB0aGV5IGJlbG9uZyB0by4KCkoKBAUAAmoSBIYCAhsaPCBDb21iaW5h\
      dGlvbnMgc3RhbmQgaW4gZWFjaCBvdGhlciBtb3JlIHRoYW4gMTAgbGV2ZWxzIGRlZXAuCgpaCgQFAAJrEgSIAgIUGkwgTm8g\
      YW5zd2VycyBtYWtlIHRoZSBjb25kaXRpb24gaG9sZC4gTWVuZCBpdCwgb3IgcmVtb3ZlIHdoYXQgZGVwZW5kcyBvbiBpdC4K\
      ClYKBAUAAmwSBIoCAh0aSCBPbmx5IG5leHQgbGlzdHMgY29tcGFyZSBzY29yZXMsIG9mIHRoZSBxdWVzdGlvbm5haXJlIHRo\
      YXQgdGhleSBmb2xsb3cuCgo3CgQFAAJtEgSMAgIZGikgVGhlIHF1ZXN0aW9ubmFpcmUgaGFzIG5vIHN1Y2ggcXVlc3Rpb24u\
      CgpbCgQFAAJuEgSOAgIdGk0gVGhlIHF1ZXN0aW9uIGRvZXMgbm90IHN0YW5kIGJlZm9yZSB0aGUgZWxlbWVudCB3aG9zZSBj\
      b25kaXRpb24gYXNrcyBmb3IgaXQuCgo5CgQFAAJvEgSQAgIjGisgVGhlIHN0dWR5IGRvZXMgbm90IHVzZSB0aGUgcXVlc3Rp\
      b25uYWlyZS4KCogBCgQFAAJwEgSTAgIeGnogQSB3YXJuaW5nOiBhIGNvbmRpdGlvbiBhc2tzIGFib3V0IGEgcXVlc3Rpb25u\
      YWlyZSB0aGF0IGlzIG5vdCBwdWJsaXNoZWQsIG9yIG5vdCBmb3IgdGhlIGNhbGxlci4gQSBzdHVkeQogbXVzdCBoYXZlIGJv\
      dGguCgo2CgQFAAJxEgSVAgIZGiggQSBjb21wYXJpc29uIG9yIGNvdW50IGhhcyBubyBvcGVyYXRvci4KCjsKBAUAAnISBJcC\
      AiAaLSBBbnN3ZXJzIG9mIHRoaXMgdHlwZSBjYW5ub3QgYmUgY29tcGFyZWQgc28uCgo6CgQFAAJzEgSZAgIWGiwgQSBjb21w\
      YXJpc29uIHdpdGggYSBjaG9pY2UgbmFtZXMgbm8gY29kZXMuCgo4CgQFAAJ0EgSbAgIdGiogQ29kZXMgYXJlIG5hbWVkIHdo\
      ZXJlIG5vbmUgYXJlIGNvbXBhcmVkLgoKQwoEBQACdRIEnQICFRo1IE5vIHF1ZXN0aW9uIGFza2VkIGFib3V0IGhhcyBhbiBv\
      cHRpb24gb2YgdGhpcyBjb2RlLgoKNwoEBQACdhIEnwICHBopIEEgdGV4dCBpcyBnaXZlbiB3aGVyZSBub25lIGlzIGNvbXBh\
      cmVkLgoKYwoEBQACdxIEoQICHhpVIFRoZSB0ZXh0IHRvIGNvbXBhcmUgd2l0aCBpcyBhYnNlbnQsIG9yIG5vdCBvZiB0aGUg\
      Zm9ybSBpbiB3aGljaCBhbnN3ZXJzIGFyZSBzdG9yZWQuCgpeCgQFAAJ4EgSjAgIXGlAgQSBudW1iZXIgaXMgbmVlZGVkOiB0\
      byBjb21wYXJlIHdpdGgsIG9yIG9mIGEgdGVybSBpbiBhIHZvY2FidWxhcnkgd2l0aCBhIHVuaXQuCgo5CgQFAAJ5EgSlAgIe\
      GisgQSBudW1iZXIgaXMgZ2l2ZW4gd2hlcmUgbm9uZSBpcyBjb21wYXJlZC4KCi8KBAUAAnoSBKcCAhwaISBObyBhbnN3ZXIg\
      Y2FuIHJlYWNoIHRoZSBudW1iZXIuCgpACgQFAAJ7EgSpAgIXGjIgQSBzY29yZSBpcyBuZWl0aGVyIHN1bSBub3IgcHJvcmF0\
      ZWQgc3VtIG9yIG1lYW4uCgolCgQFAAJ8EgSrAgIYGhcgTW9yZSB0aGFuIDIwMCBzY29yZXMuCgonCgQFAAJ9EgStAgIXGhkg\
      QSBzY29yZSBjb3VudHMgbm90aGluZy4KCi8KBAUAAn4SBK8CAh0aISBNb3JlIHRoYW4gNTAwIGl0ZW1zIG9mIGEgc2NvcmUu\
      CgpJCgQFAAJ/EgSxAgIdGjsgQSBzY29yZSBjb3VudHMgc29tZXRoaW5nIHR3aWNlLiBHaXZlIGl0IGEgd2VpZ2h0IGluc3Rl\
      YWQuCgpBCgUFAAKAARIEswICFhoyIFRoZXJlIGlzIG5vIHN1Y2ggc2NvcmUsIG9yIG5vbmUgYmVmb3JlIHRoaXMgb25lLgoK\
      UAoFBQACgQESBLUCAh0aQSBBIHNjb3JlIGNvdW50cyBhbnN3ZXJzIHRoYXQgYXJlIG5vIG51bWJlcnMgYW5kIGhhdmUgbm8g\
      d2VpZ2h0cy4KClIKBQUAAoIBEgS3AgIWGkMgU29tZXRoaW5nIGlzIHRvIGJlIHJldmVyc2VkIHRoYXQgaGFzIG5vIGxvd2Vz\
      dCBhbmQgaGlnaGVzdCB2YWx1ZS4KCkAKBQUAAoMBEgS5AgImGjEgTW9yZSBpdGVtcyBtdXN0IGJlIGFuc3dlcmVkIHRoYW4g\
      dGhlIHNjb3JlIGhhcy4KCjcKBQUAAoQBEgS7AgIcGiggQmFuZHMgZG8gbm90IHN0YW5kIGluIGFzY2VuZGluZyBvcmRlci4K\
      Ci8KBQUAAoUBEgS9AgIXGiAgTW9yZSB0aGFuIDUwIGJhbmRzIG9mIGEgc2NvcmUuCgo/CgUFAAKGARIEvwICFxowIEEgc3R1\
      ZHkgc2F5cyBub3QgaG93IHBlb3BsZSBjb21lIHRvIHRha2UgcGFydC4KCj4KBQUAAocBEgTBAgIZGi8gQSBzdHVkeSB3aXRo\
      IHBhc3N3b3JkIGFjY2VzcyBoYXMgbm8gcGFzc3dvcmQuCgo5CgUFAAKIARIEwwICGBoqIFRoZSBwYXNzd29yZCBoYXMgbm90\
      IDjigJMxMjggY2hhcmFjdGVycy4KCkMKBQUAAokBEgTFAgIgGjQgQSBwYXNzd29yZCBpcyBnaXZlbiwgYnV0IGFjY2VzcyBk\
      b2VzIG5vdCBuZWVkIG9uZS4KCjUKBQUAAooBEgTHAgIYGiYgQSB0aW1lIGlzIG5vdCBpbiB0aGUgeWVhcnMgMeKAkzk5OTku\
      CgovCgUFAAKLARIEyQICFRogIEEgc3R1ZHkgZW5kcyBiZWZvcmUgaXQgc3RhcnRzLgoKLwoFBQACjAESBMsCAhoaICBBIHN0\
      dWR5IG5lZWRzIGEgcXVlc3Rpb25uYWlyZS4KCokBCgUFAAKNARIEzgICGBp6IEEgc3R1ZHkgaGFzIG1vcmUgdGhhbiA0OCBN\
      aUIgd2l0aCBpdHMgcXVlc3Rpb25uYWlyZXMsIG9yIG1vcmUgdGhhbiAzIE1pQiBpbiBvbmUgbGFuZ3VhZ2UsIHdoaWNoIGlz\
      IHdoYXQKIGEgZGV2aWNlIHRha2VzLgoKLgoFBQACjgESBNACAiAaHyBNb3JlIHRoYW4gMTAwIHF1ZXN0aW9ubmFpcmVzLgoK\
      OwoFBQACjwESBNICAiAaLCBBIHF1ZXN0aW9ubmFpcmUgaXMgaW1wb3J0ZWQgb3IgdXNlZCB0d2ljZS4KCm8KBQUAApABEgTU\
      AgIjGmAgQSBzdHVkeSB1c2VzIHZlcnNpb24gMCBvZiBhIHF1ZXN0aW9ubmFpcmUgdGhhdCBkb2VzIG5vdCBjb21lIGFsb25n\
      LiBBZGQgaXQsIG9yIG5hbWUgYSB2ZXJzaW9uLgoKSQoFBQACkQESBNYCAh8aOiBBIHF1ZXN0aW9ubmFpcmUgY29tZXMgYWxv\
      bmcgdGhhdCB0aGUgc3R1ZHkgZG9lcyBub3QgdXNlLgoKOAoFBQACkgESBNgCAhsaKSBBIHVzZSBpcyBuZWl0aGVyIG9uZS10\
      aW1lIG5vciByZXBlYXRlZC4KCi0KBQUAApMBEgTaAgIWGh4gVGhlIHN0dWR5IGhhcyBubyBzdWNoIGdyb3VwLgoKMAoFBQAC\
      lAESBNwCAhgaISBNb3JlIHRoYW4gNTAgZ3JvdXBzIG9mIGEgc3R1ZHkuCgo0CgUFAAKVARIE3gICJRolIE1vcmUgdGhhbiA4\
      Nyw4NDAgaG91cnMgKHRlbiB5ZWFycykuCgpACgUFAAKWARIE4AICJxoxIEEgb25lLXRpbWUgcXVlc3Rpb25uYWlyZSBoYXMg\
      YSByZXBlYXQgaW50ZXJ2YWwuCgoqCgUFAAKXARIE4gICHBobIE1vcmUgdGhhbiAyMDAgbmV4dCBsaXN0cy4KCiwKBQUAApgB\
      EgTkAgISGh0gQSBuZXh0IGxpc3Qgb2ZmZXJzIG5vdGhpbmcuCgo6CgUFAAKZARIE5gICGBorIEEgbmV4dCBsaXN0IG9mZmVy\
      cyBhIHF1ZXN0aW9ubmFpcmUgdHdpY2UuCgpbCgUFAAKaARIE6AICGBpMIE9mZmVycyBsZWFkIGJhY2sgdG8gd2hlcmUgdGhl\
      eSBiZWdpbjogdGhlIHBhcnRpY2lwYW50IHdvdWxkIG5ldmVyIGJlIGRvbmUuCgolCgUFAAKbARIE6gICFRoWIEEgc291bmQg\
      aGFzIG5vIGZpbGUuCgprCgUFAAKcARIE7AICHxpcIExvY2F0aW9uLCBtZWRpYSB0eXBlLCBoYXNoIG9yIHNpemUgb2YgYSBm\
      aWxlIGFyZSBub3Qgb2YgdGhlIGZvcm0gdGhhdCBGaWxlUmVmZXJlbmNlIGdpdmVzLgoKLAoFBQACnQESBO4CAhIaHSBBIGNv\
      bGxlY3Rpb24gbmVlZHMgYSBzb3VuZC4KCigKBQUAAp4BEgTwAgIYGhkgTW9yZSB0aGFuIDEsMDAwIHNvdW5kcy4KCjUKBQUA\
      Ap8BEgTyAgIZGiYgVGhlIGNvbGxlY3Rpb24gaGFzIG5vIHN1Y2ggY2F0ZWdvcnkuCgonCgUFAAKgARIE9AICHRoYIEEgc291\
      bmQgaGFzIG5vIGxlbmd0aC4KCjcKBQUAAqEBEgT2AgIXGiggQSBudW1iZXIgb2YgbG9vcCBtaW51dGVzIHN0YW5kcyB0d2lj\
      ZS4KCisKBQUAAqIBEgT4AgIRGhwgQSB2b2NhYnVsYXJ5IG5lZWRzIGEgdGVybS4KCicKBQUAAqMBEgT6AgIXGhggTW9yZSB0\
      aGFuIDUsMDAwIHRlcm1zLgoKKAoFBQACpAESBPwCAhUaGSBBIHNjaGVkdWxlIGhhcyBubyBwbGFuLgoKNAoFBQACpQESBP4C\
      Ah0aJSBOb3RpZmljYXRpb25zIGEgZGF5IGFyZSBub3QgMeKAkzk2LgoKMwoFBQACpgESBIADAhMaJCBBIHBsYW4gaGFzIGEg\
      d2luZG93IG9uIG5vIHdlZWtkYXkuCgpVCgUFAAKnARIEggMCGRpGIEEgd2luZG93IGRvZXMgbm90IGhvbGQgdGhlIGRheSdz\
      IG5vdGlmaWNhdGlvbnMgYXQgdGhlaXIgbWluaW11bSBnYXAuCgo2CgUFAAKoARIEhAMCGRonIFRoZSBtaW5pbXVtIGdhcCBp\
      cyBhYm92ZSA3MjAgbWludXRlcy4KCjMKBQUAAqkBEgSGAwIUGiQgQSB3aW5kb3cgb3IgdGltZSBuYW1lcyBubyB3ZWVrZGF5\
      LgoKKwoFBQACqgESBIgDAhYaHCBBIHdlZWtkYXkgaGFzIHR3byB3aW5kb3dzLgoKOQoFBQACqwESBIoDAhwaKiBNaW51dGVz\
      IHNpbmNlIG1pZG5pZ2h0IGFyZSBub3QgMOKAkzE0MzkuCgorCgUFAAKsARIEjAMCERocIEEgd2Vla2x5IHBsYW4gaGFzIG5v\
      IHRpbWUuCgosCgUFAAKtARIEjgMCFxodIE1vcmUgdGhhbiA2NzIgdGltZXMgYSB3ZWVrLgoKMQoFBQACrgESBJADAhcaIiBB\
      IHRpbWUgb2YgdGhlIHdlZWsgc3RhbmRzIHR3aWNlLgoKJwoFBQACrwESBJIDAiIaGCBUaGUgZGF5IGlzIG5vdCAx4oCTMzEu\
      CgouCgUFAAKwARIElAMCHxofIFRoZSBmaXJzdCBkYXkgaXMgYWJvdmUgMyw2NjAuCgpZCgUFAAKxARIElgMCHBpKIEEgbm90\
      aWZpY2F0aW9uIGNvdWxkIGJlIGFuc3dlcmVkIGZvciBtb3JlIHRoYW4gNDQsNjQwIG1pbnV0ZXMgKDMxIGRheXMpLgoKXwoF\
      BQACsgESBJgDAh0aUCBBIHRyYW5zbGF0aW9uIHdhcyBtYWRlIGZyb20gYW4gZWFybGllciB3b3JkaW5nIG9mIHRoZSBzb3Vy\
      Y2UgdGV4dCAoYSB3YXJuaW5nKS4KClAKBQUAArMBEgSaAwIkGkEgVGhlIGNvbnNlbnQgbGFja3MgYSBsYW5ndWFnZSB0aGF0\
      IHRoZSBzdHVkeSBzcGVha3MgKGEgd2FybmluZykuCgpYCgUFAAK0ARIEnAMCGBpJIEEgcmV0ZW50aW9uIGhhcyBubyBsaW1p\
      dCwgYW5kIHNheXMgbm90aGluZyBvZiB3aXRoZHJhd2FscyBhbmQgZXJhc3VyZXMuCgoyCgUFAAK1ARIEngMCHxojIEEgcmV0\
      ZW50aW9uIGlzIGFib3ZlIDM2LDUwMCBkYXlzLgoKRgoFBQACtgESBKADAiIaNyBBIHJldGVudGlvbiBkb2VzIG5vdCBzYXkg\
      d2hhdCBiZWNvbWVzIG9mIHRoZSBhbnN3ZXJzLgoKqgEKBQUAArcBEgSjAwIdGpoBIEFuIG9wZW4gc3R1ZHkgd291bGQga2Vl\
      cCBhbnN3ZXJzIGxvbmdlciwgb3IgYWZ0ZXIgd2l0aGRyYXdhbHMsIG9yIGFub255bWlzZSB0aGVtIHdoZXJlIGl0IHdhcyB0\
      byBlcmFzZSB0aGVtCiBvciB3aGVyZSB0aGF0IHdhcyB0aGUgcGFydGljaXBhbnQncyBjaG9pY2UuCmIGcHJvdG8z
      """)
}
