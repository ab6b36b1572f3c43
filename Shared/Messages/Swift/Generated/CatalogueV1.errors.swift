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
    /// PERMISSION_DENIED, of any method that writes: everything of the caller, or of whom a role is about, was erased
    /// or is about to be; nothing was written. The caller's token is from before.
    case participantErased
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
    /// The path of the mask names no field of the message; in an update also `*` beside other paths.
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
    public static var allCases: [Self] { [.unspecified, .studyUnknown, .questionnaireVersionUnknown, .projectUnknown, .draftUnknown, .soundCollectionUnknown, .vocabularyUnknown, .itemUnknown, .roleInsufficient, .notStudyLeader, .studyIdOfAnotherProject, .questionnaireOfAnotherProject, .questionnaireOfAnotherStudy, .libraryEntryOfAnotherProject, .textsOnly, .participantErased, .etagMismatch, .publishedMeanwhile, .createdConcurrently, .importedConcurrently, .draftExists, .projectExists, .questionnaireRetired, .lastOwner, .draftHasFindings, .tooManyDrafts, .tooManyProjects, .tooManyMembers, .tooManyWatchers, .answerTooLarge, .authoringLimit, .cursorInvalid, .kindUnknown, .batchInvalid, .tooManyStudies, .studyDuplicate, .queryTooLong, .fieldUnknown, .fieldNotWritable, .tooManyFields, .elementUnknown, .versionUnknown, .roleUnknown, .sharingUnknown, .draftTooLarge, .tooManyFindings, .idInvalid, .idDuplicate, .codeInvalid, .codeDuplicate, .textMissing, .textEmpty, .textTooLong, .textControlCharacter, .textOutsideTranslations, .translationMissing, .languageInvalid, .languageDuplicate, .tooManyLanguages, .versionGiven, .contentHashDiffers, .doiInvalid, .tooManyAuthors, .originInvalid, .annotationKeyInvalid, .annotationDuplicate, .tooManyAnnotations, .noElements, .tooManyElements, .contentMissing, .sensorKindMissing, .sensorDuplicate, .sensorCountOutOfRange, .groupStyleMissing, .parentUnknown, .memberApart, .memberNotAllowed, .groupEmpty, .groupsTooDeep, .pageBreakInGroup, .sharedAnswerMissing, .sharedAnswerNotApplicable, .itemRecoded, .countOutOfRange, .weightInvalid, .dateInvalid, .patternInvalid, .patternHintMissing, .initialAnswerNotApplicable, .initialAnswerInvalid, .typeNotSupported, .unsupportedRequired, .contentsInvalid, .questionTypeMissing, .tooFewOptions, .tooManyOptions, .exclusiveNotApplicable, .rangeEmpty, .numberNotFinite, .stepNegative, .stepDoesNotDivide, .dimensionMissing, .boundNotInteger, .unitInvalid, .lengthOutOfRange, .tooManyConditions, .conditionMalformed, .conditionTooDeep, .unreachable, .scoreNotApplicable, .questionUnknown, .questionNotEarlier, .questionnaireNotInStudy, .questionnaireUnknown, .operatorMissing, .operatorNotApplicable, .codesMissing, .codesNotApplicable, .codeUnknown, .textNotApplicable, .comparedTextInvalid, .numberMissing, .numberNotApplicable, .numberOutOfRange, .methodMissing, .tooManyScores, .noScoreItems, .tooManyScoreItems, .scoreItemDuplicate, .scoreUnknown, .answerNotCountable, .rangeUnknown, .minimumAnsweredOutOfRange, .bandsNotAscending, .tooManyBands, .accessMissing, .passwordMissing, .passwordLength, .passwordNotApplicable, .instantInvalid, .periodEmpty, .noQuestionnaires, .studyTooLarge, .tooManyQuestionnaires, .questionnaireDuplicate, .questionnaireNotImported, .questionnaireNotUsed, .recurrenceMissing, .groupUnknown, .tooManyGroups, .repeatIntervalOutOfRange, .repeatIntervalNotApplicable, .tooManyNextLists, .noOffers, .offerDuplicate, .nextListCycle, .fileMissing, .fileReferenceInvalid, .noSounds, .tooManySounds, .categoryUnknown, .soundLengthMissing, .loopDuplicate, .noTerms, .tooManyTerms, .planMissing, .perDayOutOfRange, .noWindows, .windowTooShort, .gapOutOfRange, .dayMissing, .dayDuplicate, .minuteOutOfRange, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .startDayOutOfRange, .expiryOutOfRange, .translationOutdated, .consentTranslationMissing, .retentionEmpty, .retentionOutOfRange, .retentionOutcomeMissing, .retentionLengthened] }

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
        case 44: .participantErased
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
        case .participantErased: 44
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
      CiFvdG9saXRoL2NhdGFsb2d1ZS92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxKsgiCgtFcnJvclJlYXNv\
      bhIcChhFUlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIRCg1TVFVEWV9VTktOT1dOEAESIQodUVVFU1RJT05OQUlSRV9WRVJT\
      SU9OX1VOS05PV04QAhITCg9QUk9KRUNUX1VOS05PV04QAxIRCg1EUkFGVF9VTktOT1dOEAQSHAoYU09VTkRfQ09MTEVDVElP\
      Tl9VTktOT1dOEAUSFgoSVk9DQUJVTEFSWV9VTktOT1dOEAYSEAoMSVRFTV9VTktOT1dOEAcSFQoRUk9MRV9JTlNVRkZJQ0lF\
      TlQQCBIUChBOT1RfU1RVRFlfTEVBREVSEAkSHwobU1RVRFlfSURfT0ZfQU5PVEhFUl9QUk9KRUNUEAoSJAogUVVFU1RJT05O\
      QUlSRV9PRl9BTk9USEVSX1BST0pFQ1QQCxIiCh5RVUVTVElPTk5BSVJFX09GX0FOT1RIRVJfU1RVRFkQDBIkCiBMSUJSQVJZ\
      X0VOVFJZX09GX0FOT1RIRVJfUFJPSkVDVBANEg4KClRFWFRTX09OTFkQDhIWChJQQVJUSUNJUEFOVF9FUkFTRUQQLBIRCg1F\
      VEFHX01JU01BVENIEA8SFwoTUFVCTElTSEVEX01FQU5XSElMRRAQEhgKFENSRUFURURfQ09OQ1VSUkVOVExZEBESGQoVSU1Q\
      T1JURURfQ09OQ1VSUkVOVExZEBISEAoMRFJBRlRfRVhJU1RTEBMSEgoOUFJPSkVDVF9FWElTVFMQFBIZChVRVUVTVElPTk5B\
      SVJFX1JFVElSRUQQFRIOCgpMQVNUX09XTkVSEBYSFgoSRFJBRlRfSEFTX0ZJTkRJTkdTEBcSEwoPVE9PX01BTllfRFJBRlRT\
      EBgSFQoRVE9PX01BTllfUFJPSkVDVFMQGRIUChBUT09fTUFOWV9NRU1CRVJTEBoSFQoRVE9PX01BTllfV0FUQ0hFUlMQGxIU\
      ChBBTlNXRVJfVE9PX0xBUkdFEBwSEwoPQVVUSE9SSU5HX0xJTUlUEB0SEgoOQ1VSU09SX0lOVkFMSUQQHhIQCgxLSU5EX1VO\
      S05PV04QHxIRCg1CQVRDSF9JTlZBTElEECASFAoQVE9PX01BTllfU1RVRElFUxAhEhMKD1NUVURZX0RVUExJQ0FURRAiEhIK\
      DlFVRVJZX1RPT19MT05HECMSEQoNRklFTERfVU5LTk9XThAkEhYKEkZJRUxEX05PVF9XUklUQUJMRRAlEhMKD1RPT19NQU5Z\
      X0ZJRUxEUxAmEhMKD0VMRU1FTlRfVU5LTk9XThAnEhMKD1ZFUlNJT05fVU5LTk9XThAoEhAKDFJPTEVfVU5LTk9XThApEhMK\
      D1NIQVJJTkdfVU5LTk9XThAqEhMKD0RSQUZUX1RPT19MQVJHRRArEhUKEVRPT19NQU5ZX0ZJTkRJTkdTEGUSDgoKSURfSU5W\
      QUxJRBBmEhAKDElEX0RVUExJQ0FURRBnEhAKDENPREVfSU5WQUxJRBBoEhIKDkNPREVfRFVQTElDQVRFEGkSEAoMVEVYVF9N\
      SVNTSU5HEGoSDgoKVEVYVF9FTVBUWRBrEhEKDVRFWFRfVE9PX0xPTkcQbBIaChZURVhUX0NPTlRST0xfQ0hBUkFDVEVSEG0S\
      HQoZVEVYVF9PVVRTSURFX1RSQU5TTEFUSU9OUxBuEhcKE1RSQU5TTEFUSU9OX01JU1NJTkcQbxIUChBMQU5HVUFHRV9JTlZB\
      TElEEHASFgoSTEFOR1VBR0VfRFVQTElDQVRFEHESFgoSVE9PX01BTllfTEFOR1VBR0VTEHISEQoNVkVSU0lPTl9HSVZFThBz\
      EhgKFENPTlRFTlRfSEFTSF9ESUZGRVJTEHQSDwoLRE9JX0lOVkFMSUQQdRIUChBUT09fTUFOWV9BVVRIT1JTEHYSEgoOT1JJ\
      R0lOX0lOVkFMSUQQdxIaChZBTk5PVEFUSU9OX0tFWV9JTlZBTElEEHgSGAoUQU5OT1RBVElPTl9EVVBMSUNBVEUQeRIYChRU\
      T09fTUFOWV9BTk5PVEFUSU9OUxB6Eg8KC05PX0VMRU1FTlRTEHsSFQoRVE9PX01BTllfRUxFTUVOVFMQfBITCg9DT05URU5U\
      X01JU1NJTkcQfRIXChNTRU5TT1JfS0lORF9NSVNTSU5HEH4SFAoQU0VOU09SX0RVUExJQ0FURRB/Eh4KGVNFTlNPUl9DT1VO\
      VF9PVVRfT0ZfUkFOR0UQgAESGAoTR1JPVVBfU1RZTEVfTUlTU0lORxCBARITCg5QQVJFTlRfVU5LTk9XThCCARIRCgxNRU1C\
      RVJfQVBBUlQQgwESFwoSTUVNQkVSX05PVF9BTExPV0VEEIQBEhAKC0dST1VQX0VNUFRZEIUBEhQKD0dST1VQU19UT09fREVF\
      UBCGARIYChNQQUdFX0JSRUFLX0lOX0dST1VQEIcBEhoKFVNIQVJFRF9BTlNXRVJfTUlTU0lORxCIARIhChxTSEFSRURfQU5T\
      V0VSX05PVF9BUFBMSUNBQkxFEIkBEhEKDElURU1fUkVDT0RFRBCKARIXChJDT1VOVF9PVVRfT0ZfUkFOR0UQiwESEwoOV0VJ\
      R0hUX0lOVkFMSUQQjAESEQoMREFURV9JTlZBTElEEI0BEhQKD1BBVFRFUk5fSU5WQUxJRBCOARIZChRQQVRURVJOX0hJTlRf\
      TUlTU0lORxCPARIiCh1JTklUSUFMX0FOU1dFUl9OT1RfQVBQTElDQUJMRRCQARIbChZJTklUSUFMX0FOU1dFUl9JTlZBTElE\
      EJEBEhcKElRZUEVfTk9UX1NVUFBPUlRFRBCSARIZChRVTlNVUFBPUlRFRF9SRVFVSVJFRBCTARIVChBDT05URU5UU19JTlZB\
      TElEEJQBEhoKFVFVRVNUSU9OX1RZUEVfTUlTU0lORxCVARIUCg9UT09fRkVXX09QVElPTlMQlgESFQoQVE9PX01BTllfT1BU\
      SU9OUxCXARIdChhFWENMVVNJVkVfTk9UX0FQUExJQ0FCTEUQmAESEAoLUkFOR0VfRU1QVFkQmQESFgoRTlVNQkVSX05PVF9G\
      SU5JVEUQmgESEgoNU1RFUF9ORUdBVElWRRCbARIZChRTVEVQX0RPRVNfTk9UX0RJVklERRCcARIWChFESU1FTlNJT05fTUlT\
      U0lORxCdARIWChFCT1VORF9OT1RfSU5URUdFUhCeARIRCgxVTklUX0lOVkFMSUQQnwESGAoTTEVOR1RIX09VVF9PRl9SQU5H\
      RRCgARIYChNUT09fTUFOWV9DT05ESVRJT05TEKEBEhgKE0NPTkRJVElPTl9NQUxGT1JNRUQQogESFwoSQ09ORElUSU9OX1RP\
      T19ERUVQEKMBEhAKC1VOUkVBQ0hBQkxFEKQBEhkKFFNDT1JFX05PVF9BUFBMSUNBQkxFEKUBEhUKEFFVRVNUSU9OX1VOS05P\
      V04QpgESGQoUUVVFU1RJT05fTk9UX0VBUkxJRVIQpwESHwoaUVVFU1RJT05OQUlSRV9OT1RfSU5fU1RVRFkQqAESGgoVUVVF\
      U1RJT05OQUlSRV9VTktOT1dOEKkBEhUKEE9QRVJBVE9SX01JU1NJTkcQqgESHAoXT1BFUkFUT1JfTk9UX0FQUExJQ0FCTEUQ\
      qwESEgoNQ09ERVNfTUlTU0lORxCsARIZChRDT0RFU19OT1RfQVBQTElDQUJMRRCtARIRCgxDT0RFX1VOS05PV04QrgESGAoT\
      VEVYVF9OT1RfQVBQTElDQUJMRRCvARIaChVDT01QQVJFRF9URVhUX0lOVkFMSUQQsAESEwoOTlVNQkVSX01JU1NJTkcQsQES\
      GgoVTlVNQkVSX05PVF9BUFBMSUNBQkxFELIBEhgKE05VTUJFUl9PVVRfT0ZfUkFOR0UQswESEwoOTUVUSE9EX01JU1NJTkcQ\
      tAESFAoPVE9PX01BTllfU0NPUkVTELUBEhMKDk5PX1NDT1JFX0lURU1TELYBEhkKFFRPT19NQU5ZX1NDT1JFX0lURU1TELcB\
      EhkKFFNDT1JFX0lURU1fRFVQTElDQVRFELgBEhIKDVNDT1JFX1VOS05PV04QuQESGQoUQU5TV0VSX05PVF9DT1VOVEFCTEUQ\
      ugESEgoNUkFOR0VfVU5LTk9XThC7ARIiCh1NSU5JTVVNX0FOU1dFUkVEX09VVF9PRl9SQU5HRRC8ARIYChNCQU5EU19OT1Rf\
      QVNDRU5ESU5HEL0BEhMKDlRPT19NQU5ZX0JBTkRTEL4BEhMKDkFDQ0VTU19NSVNTSU5HEL8BEhUKEFBBU1NXT1JEX01JU1NJ\
      TkcQwAESFAoPUEFTU1dPUkRfTEVOR1RIEMEBEhwKF1BBU1NXT1JEX05PVF9BUFBMSUNBQkxFEMIBEhQKD0lOU1RBTlRfSU5W\
      QUxJRBDDARIRCgxQRVJJT0RfRU1QVFkQxAESFgoRTk9fUVVFU1RJT05OQUlSRVMQxQESFAoPU1RVRFlfVE9PX0xBUkdFEMYB\
      EhwKF1RPT19NQU5ZX1FVRVNUSU9OTkFJUkVTEMcBEhwKF1FVRVNUSU9OTkFJUkVfRFVQTElDQVRFEMgBEh8KGlFVRVNUSU9O\
      TkFJUkVfTk9UX0lNUE9SVEVEEMkBEhsKFlFVRVNUSU9OTkFJUkVfTk9UX1VTRUQQygESFwoSUkVDVVJSRU5DRV9NSVNTSU5H\
      EMsBEhIKDUdST1VQX1VOS05PV04QzAESFAoPVE9PX01BTllfR1JPVVBTEM0BEiEKHFJFUEVBVF9JTlRFUlZBTF9PVVRfT0Zf\
      UkFOR0UQzgESIwoeUkVQRUFUX0lOVEVSVkFMX05PVF9BUFBMSUNBQkxFEM8BEhgKE1RPT19NQU5ZX05FWFRfTElTVFMQ0AES\
      DgoJTk9fT0ZGRVJTENEBEhQKD09GRkVSX0RVUExJQ0FURRDSARIUCg9ORVhUX0xJU1RfQ1lDTEUQ0wESEQoMRklMRV9NSVNT\
      SU5HENQBEhsKFkZJTEVfUkVGRVJFTkNFX0lOVkFMSUQQ1QESDgoJTk9fU09VTkRTENYBEhQKD1RPT19NQU5ZX1NPVU5EUxDX\
      ARIVChBDQVRFR09SWV9VTktOT1dOENgBEhkKFFNPVU5EX0xFTkdUSF9NSVNTSU5HENkBEhMKDkxPT1BfRFVQTElDQVRFENoB\
      Eg0KCE5PX1RFUk1TENsBEhMKDlRPT19NQU5ZX1RFUk1TENwBEhEKDFBMQU5fTUlTU0lORxDdARIZChRQRVJfREFZX09VVF9P\
      Rl9SQU5HRRDeARIPCgpOT19XSU5ET1dTEN8BEhUKEFdJTkRPV19UT09fU0hPUlQQ4AESFQoQR0FQX09VVF9PRl9SQU5HRRDh\
      ARIQCgtEQVlfTUlTU0lORxDiARISCg1EQVlfRFVQTElDQVRFEOMBEhgKE01JTlVURV9PVVRfT0ZfUkFOR0UQ5AESDQoITk9f\
      VElNRVMQ5QESEwoOVE9PX01BTllfVElNRVMQ5gESEwoOVElNRV9EVVBMSUNBVEUQ5wESHgoZREFZX09GX01PTlRIX09VVF9P\
      Rl9SQU5HRRDoARIbChZTVEFSVF9EQVlfT1VUX09GX1JBTkdFEOkBEhgKE0VYUElSWV9PVVRfT0ZfUkFOR0UQ6gESGQoUVFJB\
      TlNMQVRJT05fT1VUREFURUQQ6wESIAobQ09OU0VOVF9UUkFOU0xBVElPTl9NSVNTSU5HEOwBEhQKD1JFVEVOVElPTl9FTVBU\
      WRDtARIbChZSRVRFTlRJT05fT1VUX09GX1JBTkdFEO4BEh4KGVJFVEVOVElPTl9PVVRDT01FX01JU1NJTkcQ7wESGQoUUkVU\
      RU5USU9OX0xFTkdUSEVORUQQ8AFCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0\
      YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUq6eAomCgEMEgMBABIaHCBXaHkgdGhlIGNhdGFsb2d1ZSByZWZ1c2Vz\
      LgoK4wMKAgUAEgUPAKcDARrVAyBFdmVyeSByZWFzb24gb2YgdGhlIGNhdGFsb2d1ZSdzIG93bi4gQSB2YWx1ZSdzIG5hbWUg\
      aXMgdGhlIHZlcnkgc3RyaW5nIHRoYXQgc3RhbmRzIGluCiBgZ29vZ2xlLnJwYy5FcnJvckluZm8ucmVhc29uYCAoZG9tYWlu\
      IGBvdG9saXRoYCksIGluIGBnb29nbGUucnBjLkJhZFJlcXVlc3QuRmllbGRWaW9sYXRpb24ucmVhc29uYCBvciBpbgogRmlu\
      ZGluZy5yZWFzb24sIHdoaWNoIGlzIHdoeSB2YWx1ZXMgaGF2ZSBubyBwcmVmaXguIFJlYXNvbnMgYXJlIGFkZGVkIGluIGxh\
      dGVyIHZlcnNpb25zOiB3aG9ldmVyIG1lZXRzIGFuCiB1bmtub3duIG9uZSBnb2VzIGJ5IHRoZSBzdGF0dXMuIFdoYXQgZXZl\
      cnkgc2VydmljZSBtYXkgYW5zd2VyIGFsaWtlICh0b2tlbnMsIGxpbWl0cywgdGhlIGRhdGFiYXNlLCBlbXB0eQogb3IgbWFs\
      Zm9ybWVkIGZpZWxkcykgc3RhbmRzIGluIG90b2xpdGguY29tbW9uLnYxLkVycm9yUmVhc29uLgoKJwoEBQACABIDEQIfGhog\
      Tm90IHVzZWQgYnkgdGhlIHNlcnZpY2UuCgpyCgQFAAIBEgMWAhQaKiBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN0dWR5IG9m\
      IHRoaXMgaWQuCjI5IFdoYXQgdGhlcmUgaXMgbm90LCBvciBub3QgZm9yIHRoZSBjYWxsZXIsIGluIEVycm9ySW5mby4KCtsB\
      CgQFAAICEgMZAiQazQEgTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBzdWNoIHB1Ymxpc2hlZCB2ZXJzaW9uLCBvciBpdHMgcHJv\
      amVjdCBzaGFyZXMgaXQgd2l0aCBub2JvZHkuIEluIGFuIGltcG9ydCBhbHNvIGEKIEZpZWxkVmlvbGF0aW9uOiB0aGUgc3R1\
      ZHkgbmFtZXMgYSB2ZXJzaW9uIHRoYXQgdGhlcmUgaXMgbm90OyBwdWJsaXNoIGl0IGZpcnN0LCBvciB3aXRoIHRoZSBzdHVk\
      eS4KClgKBAUAAgMSAxsCFhpLIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gcHJvamVjdCBvZiB0aGlzIGlkIGluIHdoaWNoIHRo\
      ZSBjYWxsZXIgaGFzIGEgcm9sZS4KCmMKBAUAAgQSAx0CFBpWIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gZHJhZnQgb2YgdGhp\
      cyBpZCBpbiBhIHByb2plY3QgaW4gd2hpY2ggdGhlIGNhbGxlciBoYXMgYSByb2xlLgoK2AEKBAUAAgUSAyACHxrKASBOT1Rf\
      Rk9VTkQ6IHRoZXJlIGlzIG5vIHN1Y2ggdmVyc2lvbiBvZiBhIHNvdW5kIGNvbGxlY3Rpb24uIEluIGFuIGltcG9ydCBhIEZp\
      ZWxkVmlvbGF0aW9uOiBuZWl0aGVyIHRoZQogcHJvamVjdCBoYXMgdGhlc2Ugc291bmRzLCBub3IgZG9lcyBhbm90aGVyIG9u\
      ZSBzaGFyZSBzdWNoOyBwdWJsaXNoIHRoZW0gZmlyc3QsIG9yIHdpdGggdGhlIHN0dWR5LgoKgAEKBAUAAgYSAyMCGRpzIE5P\
      VF9GT1VORDogdGhlcmUgaXMgbm8gc3VjaCB2ZXJzaW9uIG9mIGEgdm9jYWJ1bGFyeS4gSW4gYW4gaW1wb3J0IGEgRmllbGRW\
      aW9sYXRpb24sIGFzCiBTT1VORF9DT0xMRUNUSU9OX1VOS05PV04uCgpHCgQFAAIHEgMlAhMaOiBOT1RfRk9VTkQ6IHRoZSBp\
      dGVtIGJhbmsgaGFzIG5vIHN1Y2ggdmVyc2lvbiBvZiBhbiBpdGVtLgoKtAEKBAUAAggSAysCGBqHASBQRVJNSVNTSU9OX0RF\
      TklFRDogdGhlIGNhbGxlciBoYXMgYSByb2xlIGluIHRoZSBwcm9qZWN0LCBidXQgYSBsb3dlciBvbmUgdGhhbiB0aGlzIG5l\
      ZWRzOyB0aGUgbWVzc2FnZQogbmFtZXMgaXQuIEFzayBhbiBvd25lciBmb3IgaXQuCjIdIFdoYXQgdGhlIGNhbGxlciBtYXkg\
      bm90IGRvLgoKQAoEBQACCRIDLQIXGjMgUEVSTUlTU0lPTl9ERU5JRUQ6IHNvbWVib2R5IGVsc2UgbGVhZHMgdGhlIHN0dWR5\
      LgoKlgEKBAUAAgoSAzACIxqIASBQRVJNSVNTSU9OX0RFTklFRDogYSBuZXcgc3R1ZHkgb2YgdGhlIHByb2plY3QgbmVlZHMg\
      YW4gaWQgdGhhdCBiZWdpbnMgd2l0aCB0aGUgcHJvamVjdCdzLiBDaG9vc2Ugc3VjaCBhbgogaWQsIG9yIGFzayBhbiBhZG1p\
      bmlzdHJhdG9yLgoKdQoEBQACCxIDMgIoGmggUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBxdWVzdGlvbm5haXJlIGJlbG9uZ3Mg\
      dG8gYW5vdGhlciBwcm9qZWN0LiBDaG9vc2UgYW4gaWQgb2YgeW91ciBvd24sIG9yIGZvcmsgaXQuCgqvAQoEBQACDBIDNQIm\
      GqEBIFBFUk1JU1NJT05fREVOSUVEOiBhIHN0dWR5IHRoYXQgdGhlIGNhbGxlciBkb2VzIG5vdCBsZWFkIHB1Ymxpc2hlZCB0\
      aGUgcXVlc3Rpb25uYWlyZSBmaXJzdC4gVXNlIGl0cwogcHVibGlzaGVkIGNvbnRlbnRzIHVuY2hhbmdlZCwgb3IgY2hvb3Nl\
      IGFuIGlkIG9mIHlvdXIgb3duLgoKdQoEBQACDRIDNwIoGmggUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBzb3VuZHMsIHZvY2Fi\
      dWxhcnkgb3IgaXRlbSBiZWxvbmcgdG8gYW5vdGhlciBwcm9qZWN0LiBDaG9vc2UgYW4gaWQgb2YgeW91ciBvd24uCgpVCgQF\
      AAIOEgM5AhIaSCBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHJvbGUgdHJhbnNsYXRvciBjaGFuZ2VzIHRleHRzIGFuZCBub3Ro\
      aW5nIGVsc2UuCgrKAQoEBQACDxIDPAIaGrwBIFBFUk1JU1NJT05fREVOSUVELCBvZiBhbnkgbWV0aG9kIHRoYXQgd3JpdGVz\
      OiBldmVyeXRoaW5nIG9mIHRoZSBjYWxsZXIsIG9yIG9mIHdob20gYSByb2xlIGlzIGFib3V0LCB3YXMgZXJhc2VkCiBvciBp\
      cyBhYm91dCB0byBiZTsgbm90aGluZyB3YXMgd3JpdHRlbi4gVGhlIGNhbGxlcidzIHRva2VuIGlzIGZyb20gYmVmb3JlLgoK\
      jAEKBAUAAhASA0ECFRpbIEFCT1JURUQ6IHNvbWVib2R5IGVsc2UgY2hhbmdlZCBpdCBtZWFud2hpbGUuIFJlYWQgaXQgYWdh\
      aW4gYW5kIHJlcGVhdCB0aGUgY2hhbmdlIG9uIHRoYXQuCjIiIFdoYXQgZG9lcyBub3QgZml0IHdoYXQgaXMgdGhlcmUuCgrO\
      AQoEBQACERIDRAIbGsABIEFCT1JURUQ6IGEgdmVyc2lvbiB3YXMgcHVibGlzaGVkIHRoYXQgdGhlIGRyYWZ0IGRvZXMgbm90\
      IHRha2UgaW50byBhY2NvdW50OyB0aGUgbWV0YWRhdGEncwogYG5ld2VzdF92ZXJzaW9uYCBzYXlzIHdoaWNoLiBUYWtlIG92\
      ZXIgd2hhdCBjaGFuZ2VkIGFuZCB1cGRhdGUgdGhlIGRyYWZ0IHdpdGggdGhhdCBgYmFzZV92ZXJzaW9uYC4KCl0KBAUAAhIS\
      A0YCHBpQIEFCT1JURUQgd2l0aCBSZXRyeUluZm86IGl0IGlzIGJlaW5nIG1hZGUgYnkgYW5vdGhlciBjYWxsLiBTZW5kIHRo\
      ZSBzYW1lIGFnYWluLgoKWQoEBQACExIDSAIdGkwgQUJPUlRFRDogdGhlIHN0dWR5IGlzIGJlaW5nIGltcG9ydGVkIGJ5IGFu\
      b3RoZXIgY2FsbC4gU2VuZCB0aGUgc2FtZSBhZ2Fpbi4KClYKBAUAAhQSA0oCFBpJIEFMUkVBRFlfRVhJU1RTOiB0aGUgZHJh\
      ZnQgaWQgd2FzIHVzZWQgZm9yIGFub3RoZXIgZHJhZnQuIE1ha2UgYSBuZXcgaWQuCgpOCgQFAAIVEgNMAhYaQSBBTFJFQURZ\
      X0VYSVNUUzogYW5vdGhlciBwcm9qZWN0IGhhcyB0aGUgaWQuIENob29zZSBhbm90aGVyIG9uZS4KCnMKBAUAAhYSA04CHRpm\
      IEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBxdWVzdGlvbm5haXJlIGlzIHJldGlyZWQuIFJlaW5zdGF0ZSBpdCBiZWZvcmUg\
      aXQgaXMgdXNlZCBvciBwdWJsaXNoZWQgYW5ldy4KCmIKBAUAAhcSA1ACEhpVIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBw\
      cm9qZWN0IHdvdWxkIGhhdmUgbm8gb3duZXIuIE1ha2Ugc29tZWJvZHkgZWxzZSBvbmUgZmlyc3QuCgpuCgQFAAIYEgNSAhoa\
      YSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgZHJhZnQgY2Fubm90IGJlIHB1Ymxpc2hlZDsgYSBGaWVsZFZpb2xhdGlvbiBm\
      b3IgZWFjaCBmaW5kaW5nIHNheXMgd2h5LgoKbgoEBQACGRIDVwIXGkAgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcHJvamVj\
      dCBoYXMgMSwwMDAgZHJhZnRzLiBEZWxldGUgc29tZS4KMh8gT2Ygd2hhdCB0aGVyZSBtYXkgYmUgbm8gbW9yZS4KCkAKBAUA\
      AhoSA1kCGRozIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIGNhbGxlciBtYWRlIDEwMCBwcm9qZWN0cy4KClsKBAUAAhsSA1sC\
      GBpOIFJFU09VUkNFX0VYSEFVU1RFRDogMSwwMDAgcGVvcGxlIGhhdmUgYSByb2xlIGluIHRoZSBwcm9qZWN0LiBUYWtlIHNv\
      bWUgYXdheS4KCpEBCgQFAAIcEgNeAhkagwEgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0b28gbWFueSBj\
      YWxscyB3YXRjaCB0aGUgZmVlZCwgb2YgYWxsIG9yIG9mIHRoaXMgY2FsbGVyLiBVc2UKIExpc3RDaGFuZ2VzLCBvciB0cnkg\
      YWdhaW4gbGF0ZXIuCgpgCgQFAAIdEgNgAhgaUyBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSB2ZXJzaW9ucyBhc2tlZCBmb3Ig\
      YXJlIHRvbyBsYXJnZSB0b2dldGhlci4gQXNrIGZvciBmZXdlci4KCowBCgQFAAIeEgNjAhcafyBSRVNPVVJDRV9FWEhBVVNU\
      RUQgd2l0aCBSZXRyeUluZm86IHRvbyBtYW55IGRlZmluaXRpb25zIGFyZSB3cml0dGVuLCBjaGVja2VkIG9yIGNvbXBhcmVk\
      IGF0IG9uY2UuIFNlbmQKIHRoZSBzYW1lIGFnYWluIGxhdGVyLgoK1AEKBAUAAh8SA2kCFhp0IFRoZSBjdXJzb3IgaXMgbm9u\
      ZSBvZiB0aGlzIGZlZWQsIG9yIG5hbWVzIHdoYXQgYSByZXN0b3JlZCBjYXRhbG9ndWUgaGFzIG5vdCByZWFjaGVkLiBCZWdp\
      biBhbmV3IHdpdGhvdXQKIGEgY3Vyc29yLgoyUSBGaWVsZHMgb2YgcmVxdWVzdHM6IElOVkFMSURfQVJHVU1FTlQsIGluIGEg\
      RmllbGRWaW9sYXRpb24gdGhhdCBuYW1lcyB0aGUgZmllbGQuCgo0CgQFAAIgEgNrAhQaJyBUaGUgZmVlZCBoYXMgbm8gY2hh\
      bmdlcyBvZiB0aGlzIGtpbmQuCgo0CgQFAAIhEgNtAhUaJyBOYW1lIGF0IG1vc3QgMTAwIHZlcnNpb25zLCBlYWNoIG9uY2Uu\
      CgpUCgQFAAIiEgNvAhgaRyBOYW1lIGF0IG1vc3QgMjAgc3R1ZGllcywgb3Igbm9uZSB3aGVyZSB0aGUgdG9rZW4gaXMgZW5y\
      b2xsZWQgaW4gbW9yZS4KCigKBAUAAiMSA3ECFxobIFRoZSBzdHVkeSBpcyBuYW1lZCB0d2ljZS4KCjUKBAUAAiQSA3MCFhoo\
      IEF0IG1vc3QgNTAwIGNoYXJhY3RlcnMgYXJlIGxvb2tlZCBmb3IuCgpsCgQFAAIlEgN1AhUaXyBUaGUgcGF0aCBvZiB0aGUg\
      bWFzayBuYW1lcyBubyBmaWVsZCBvZiB0aGUgbWVzc2FnZTsgaW4gYW4gdXBkYXRlIGFsc28gYCpgIGJlc2lkZSBvdGhlciBw\
      YXRocy4KCkgKBAUAAiYSA3cCGho7IFRoZSBwYXRoIG9mIHRoZSBtYXNrIG5hbWVzIGEgZmllbGQgdGhhdCB0aGUgc2Vydmlj\
      ZSBzZXRzLgoKXQoEBQACJxIDeQIXGlAgTW9yZSB0aGFuIDIwMCBlbGVtZW50cyBhcmUgbmFtZWQgYXQgb25jZS4gR2l2ZSBg\
      ZWxlbWVudHNgIGluIHRoZSBtYXNrIGluc3RlYWQuCgp9CgQFAAIoEgN8AhcacCBUaGUgZWxlbWVudCBzdGFuZHMgbm90IGlu\
      IHRoZSBkcmFmdCwgb3Igbm90IGluIHdoYXQgd2FzIHNlbnQuIEVsZW1lbnRzIGNvbWUgYW5kIGdvIGJ5IGBlbGVtZW50c2Ag\
      aW4gdGhlCiBtYXNrLgoKPAoEBQACKRIDfgIXGi8gVGhlIGJhc2UgdmVyc2lvbiBpcyBhYm92ZSB0aGUgbmV3ZXN0IHZlcnNp\
      b24uCgo4CgQFAAIqEgSAAQIUGiogVGhlIHJvbGUgaXMgbm9uZSB0aGF0IHRoZSBzZXJ2aWNlIGtub3dzLgoKbAoEBQACKxIE\
      ggECFxpeIFRoZSB2YWx1ZSBpcyBub25lIHRoYXQgdGhlIHNlcnZpY2Uga25vd3M6IGl0IHdvdWxkIGJlIHRha2VuIGZvciB0\
      aGUgbmFycm93ZXN0IHVudGlsIGl0IGRvZXMuCgovCgQFAAIsEgSEAQIXGiEgVGhlIGRyYWZ0IGhhcyBtb3JlIHRoYW4gMzIg\
      TWlCLgoKiwMKBAUAAi0SBIsBAhoaSCBUaGVyZSBhcmUgbW9yZSBmaW5kaW5ncyB0aGFuIHRoZSA1MDAgdGhhdCBhcmUgc2hv\
      d24uIE1lbmQgdGhlc2UgZmlyc3QuCjKyAiBXaGF0IGlzIHdyb25nIHdpdGggYSBkZWZpbml0aW9uOiBJTlZBTElEX0FSR1VN\
      RU5UIHdoZW4gaXQgaXMgaW1wb3J0ZWQgb3IgcHVibGlzaGVkLCBGQUlMRURfUFJFQ09ORElUSU9OCiB3aXRoIERSQUZUX0hB\
      U19GSU5ESU5HUyB3aGVuIGEgZHJhZnQgaXMgcHVibGlzaGVkLCBlYWNoIGluIGEgRmllbGRWaW9sYXRpb24gdGhhdCBuYW1l\
      cyB0aGUgZmllbGQ7IGluCiBDaGVja0RyYWZ0IGFuZCBpbiBhbnN3ZXJzIHRvIGEgcHVibGljYXRpb24gYSBGaW5kaW5nLiBN\
      ZW5kIHdoYXQgdGhlIGZpZWxkIHNheXMgYW5kIHNlbmQgaXQgYWdhaW4uCgpJCgQFAAIuEgSNAQITGjsgVGhlIGlkIGlzIG5v\
      dCBvZiB0aGUgZm9ybSB0aGF0IHRoZSBmaWVsZCdzIGNvbW1lbnQgZ2l2ZXMuCgokCgQFAAIvEgSPAQIVGhYgVGhlIGlkIHN0\
      YW5kcyB0d2ljZS4KClQKBAUAAjASBJEBAhUaRiBUaGUgY29kZSBpcyBub3QgMeKAkzY0IGNoYXJhY3RlcnMgb2YgbGV0dGVy\
      cywgZGlnaXRzLCBgX2AsIGAtYCwgYC5gLgoKJgoEBQACMRIEkwECFxoYIFRoZSBjb2RlIHN0YW5kcyB0d2ljZS4KClAKBAUA\
      AjISBJUBAhUaQiBBIHJlcXVpcmVkIHRleHQgaXMgYWJzZW50LCBvciBub3QgdGhlcmUgaW4gdGhlIGRlZmF1bHQgbGFuZ3Vh\
      Z2UuCgpCCgQFAAIzEgSXAQITGjQgQSB0cmFuc2xhdGlvbiBpcyBlbXB0eS4gV3JpdGUgaXQsIG9yIGxlYXZlIGl0IG91dC4K\
      CkMKBAUAAjQSBJkBAhYaNSBBIHRleHQgaGFzIG1vcmUgY2hhcmFjdGVycyB0aGFuIGl0cyBmaWVsZCBtYXkgaGF2ZS4KCksK\
      BAUAAjUSBJsBAh8aPSBBIHRleHQgaGFzIGNvbnRyb2wgY2hhcmFjdGVycyBvdGhlciB0aGFuIGxpbmUgZmVlZCBhbmQgdGFi\
      LgoKgQEKBAUAAjYSBJ4BAiIacyBgdGV4dGAgb3IgYGxhbmd1YWdlYCBvZiBhIExvY2FsaXplZFRleHQgaXMgc2V0LCB3aGlj\
      aCBiZWxvbmcgdG8gYW5zd2Vycy4gUHV0IGV2ZXJ5IGxhbmd1YWdlIGludG8KIGB0cmFuc2xhdGlvbnNgLgoKSAoEBQACNxIE\
      oAECHBo6IEEgbGFuZ3VhZ2UgaXMgcHJvbWlzZWQsIGJ1dCB0aGUgdGV4dCBpcyBub3QgdGhlcmUgaW4gaXQuCgpDCgQFAAI4\
      EgSiAQIZGjUgVGhlIGxhbmd1YWdlIGlzIG5vIEJDUCA0NyB0YWcuIEluIGFueSByZXF1ZXN0LCB0b28uCgooCgQFAAI5EgSk\
      AQIbGhogQSBsYW5ndWFnZSBzdGFuZHMgdHdpY2UuCgonCgQFAAI6EgSmAQIbGhkgTW9yZSB0aGFuIDUwIGxhbmd1YWdlcy4K\
      Cj8KBAUAAjsSBKgBAhYaMSBWZXJzaW9ucyBhcmUgY291bnRlZCBieSB0aGUgY2F0YWxvZ3VlLiBMZWF2ZSAwLgoKaQoEBQAC\
      PBIEqgECHRpbIFRoZSBoYXNoIHRoYXQgd2FzIGdpdmVuIGlzIG5vdCB0aGF0IG9mIHRoZSBjb250ZW50cy4gTGVhdmUgaXQg\
      b3V0IGlmIHRoZSBjaGFuZ2UgaXMgbWVhbnQuCgo5CgQFAAI9EgSsAQIUGisgVGhlIERPSSBpcyBub3Qgb2YgdGhlIGZvcm0g\
      YDEwLjEyMzQvYWJjYC4KCiUKBAUAAj4SBK4BAhkaFyBNb3JlIHRoYW4gNTAgYXV0aG9ycy4KCkUKBAUAAj8SBLABAhcaNyBB\
      biBvcmlnaW4gbmVlZHMgcHJvamVjdCwgcXVlc3Rpb25uYWlyZSBhbmQgYSB2ZXJzaW9uLgoKSwoEBQACQBIEsgECHxo9IFRo\
      ZSBrZXkgaXMgbm90IDHigJM2NCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgYC5gLCBgLWAuCgojCgQFAAJBEgS0AQId\
      GhUgQSBrZXkgc3RhbmRzIHR3aWNlLgoKKQoEBQACQhIEtgECHRobIE1vcmUgdGhhbiA1MCBhbm5vdGF0aW9ucy4KCjEKBAUA\
      AkMSBLgBAhQaIyBBIHF1ZXN0aW9ubmFpcmUgbmVlZHMgYW4gZWxlbWVudC4KCikKBAUAAkQSBLoBAhoaGyBNb3JlIHRoYW4g\
      NSwwMDAgZWxlbWVudHMuCgpXCgQFAAJFEgS8AQIYGkkgQW4gZWxlbWVudCBpcyBuZWl0aGVyIGhlYWRsaW5lIG5vciB0ZXh0\
      LCBxdWVzdGlvbiwgZ3JvdXAgb3IgcGFnZSBicmVhay4KCjoKBAUAAkYSBL4BAhwaLCBUaGUgc2Vuc29yIGlzIG5vbmUgdGhh\
      dCB0aGUgc2VydmljZSBrbm93cy4KCkoKBAUAAkcSBMABAhkaPCBBIHNlbnNvciBzdGFuZHMgdHdpY2UuIE5hbWUgaXQgb25j\
      ZSwgd2l0aCBpdHMgd2hvbGUgY291bnQuCgopCgQFAAJIEgTCAQIiGhsgVGhlIGNvdW50IGlzIG5vdCAx4oCTMTAwLgoKQwoE\
      BQACSRIExAECHBo1IEEgZ3JvdXAgaXMgbmVpdGhlciBzZWN0aW9uIG5vciBjb21wb3NpdGUgb3IgbWF0cml4LgoKPgoEBQAC\
      ShIExgECFxowIE5vIGdyb3VwIG9mIHRoaXMgaWQgc3RhbmRzIGJlZm9yZSB0aGUgZWxlbWVudC4KCkEKBAUAAksSBMgBAhUa\
      MyBBIG1lbWJlciBkb2VzIG5vdCBmb2xsb3cgaXRzIGdyb3VwIHdpdGhvdXQgYSBnYXAuCgpkCgQFAAJMEgTKAQIbGlYgTWVt\
      YmVycyBvZiBhIGNvbXBvc2l0ZSBhcmUgcXVlc3Rpb25zLCBvZiBhIG1hdHJpeCBxdWVzdGlvbnMgb2YgdGhlIHR5cGUgYGlu\
      aGVyaXRlZGAuCgo5CgQFAAJNEgTMAQIUGisgTm8gZWxlbWVudCBuYW1lcyB0aGUgZ3JvdXAgYXMgaXRzIHBhcmVudC4KCjcK\
      BAUAAk4SBM4BAhgaKSBNb3JlIHRoYW4gNSBncm91cHMgc3RhbmQgaW4gZWFjaCBvdGhlci4KCi8KBAUAAk8SBNABAhwaISBB\
      IHBhZ2UgYnJlYWsgc3RhbmRzIGluIGEgZ3JvdXAuCgptCgQFAAJQEgTSAQIeGl8gQSBxdWVzdGlvbiBpcyBgaW5oZXJpdGVk\
      YCwgYnV0IG5laXRoZXIgaXRzIGdyb3VwcyBub3IgdGhlIHF1ZXN0aW9ubmFpcmUgaGF2ZSBhIHNoYXJlZCBhbnN3ZXIuCgpL\
      CgQFAAJREgTUAQIlGj0gVGhlIHNoYXJlZCBhbnN3ZXIgaXMgb2YgYSB0eXBlIHRoYXQgY2Fubm90IGJlIHNoYXJlZCB0aGVy\
      ZS4KCqgBCgQFAAJSEgTXAQIVGpkBIFRoZSBpdGVtIGhhcyBvdGhlciBjb2RlcyBvciBhbm90aGVyIHJhbmdlIGVsc2V3aGVy\
      ZSBpbiB0aGUgcHJvamVjdCwgc28gYW5zd2VycyBjb3VsZCBub3QgYmUgY29tcGFyZWQuCiBHaXZlIHRoZSBjaGFuZ2VkIHF1\
      ZXN0aW9uIGFuIGl0ZW0gaWQgb2YgaXRzIG93bi4KCkoKBAUAAlMSBNkBAhsaPCBNb3JlIG9wdGlvbnMgYXJlIHRvIGJlIGNo\
      b3NlbiB0aGFuIGNhbiBiZSBjaG9zZW4gdG9nZXRoZXIuCgpmCgQFAAJUEgTbAQIXGlggQSB3ZWlnaHQgaXMgbm90IGZpbml0\
      ZSwgb3IgaXQgb3IgdGhlIHN1bSBvZiBhbGwgaXMgMCB3aGVyZSBzb21ldGhpbmcgaXMgZGl2aWRlZCBieSBpdC4KCjcKBAUA\
      AlUSBN0BAhUaKSBBIGRhdGUgaXMgbm90IG9mIHRoZSBmb3JtIGAyMDI2LTAxLTMxYC4KCl8KBAUAAlYSBN8BAhgaUSBBIHBh\
      dHRlcm4gaXMgbm8gcmVndWxhciBleHByZXNzaW9uLCBvciBvbmUgd2l0aCBsb29rLWFyb3VuZCBvciBiYWNrLXJlZmVyZW5j\
      ZXMuCgpYCgQFAAJXEgThAQIdGkogQSB3YXJuaW5nOiBhIHBhdHRlcm4gaGFzIG5vIGhpbnQsIGFuZCBwYXJ0aWNpcGFudHMg\
      Y2Fubm90IHJlYWQgcGF0dGVybnMuCgpYCgQFAAJYEgTjAQImGkogUXVlc3Rpb25zIG9mIHRoaXMgdHlwZSBoYXZlIG5vIGlu\
      aXRpYWwgYW5zd2VyOyBvbiBhIHNjYWxlIGl0IHdvdWxkIGJpYXMuCgpGCgQFAAJZEgTlAQIfGjggVGhlIGluaXRpYWwgYW5z\
      d2VyIGNvdWxkIG5vdCBiZSBnaXZlbiB0byB0aGUgcXVlc3Rpb24uCgpLCgQFAAJaEgTnAQIbGj0gQSB3YXJuaW5nOiBjbGll\
      bnRzIHdpbGwgc2hvdyB0aGUgcXVlc3Rpb24gYXMgbm90IHN1cHBvcnRlZC4KClAKBAUAAlsSBOkBAh0aQiBBIHF1ZXN0aW9u\
      IG9mIGFuIHVuc3VwcG9ydGVkIHR5cGUgaXMgcmVxdWlyZWQuIE1ha2UgaXQgb3B0aW9uYWwuCgpBCgQFAAJcEgTrAQIZGjMg\
      VGhlIGNvbnRlbnRzIG9mIGFuIHVuc3VwcG9ydGVkIHR5cGUgYXJlIHRvbyBsb25nLgoKQgoEBQACXRIE7QECHho0IEEgcXVl\
      c3Rpb24gaGFzIG5vIHR5cGUsIG9yIGFuIGl0ZW0gaXMgYGluaGVyaXRlZGAuCgpWCgQFAAJeEgTvAQIYGkggQSBzaW5nbGUg\
      Y2hvaWNlIGhhcyBmZXdlciB0aGFuIHR3byBvcHRpb25zLCBvciBhIG11bHRpcGxlIGNob2ljZSBub25lLgoKJgoEBQACXxIE\
      8QECGRoYIE1vcmUgdGhhbiA1MDAgb3B0aW9ucy4KCkQKBAUAAmASBPMBAiEaNiBBbiBvcHRpb24gb2YgYSBzaW5nbGUgY2hv\
      aWNlIGlzIG1hcmtlZCBhcyBleGNsdXNpdmUuCgpVCgQFAAJhEgT1AQIUGkcgQSBtaW5pbXVtIGlzIGFib3ZlIGl0cyBtYXhp\
      bXVtLCBvciBhbiBlYXJsaWVzdCBkYXRlIGFmdGVyIHRoZSBsYXRlc3QuCgotCgQFAAJiEgT3AQIaGh8gQSBudW1iZXIgaXMg\
      aW5maW5pdGUgb3Igbm9uZS4KCiwKBAUAAmMSBPkBAhYaHiBBIHNsaWRlcidzIHN0ZXAgaXMgbmVnYXRpdmUuCgpWCgQFAAJk\
      EgT7AQIdGkggTm8gd2hvbGUgbnVtYmVyIG9mIHN0ZXBzIGxlYWRzIGZyb20gYSBzbGlkZXIncyBtaW5pbXVtIHRvIGl0cyBt\
      YXhpbXVtLgoKSQoEBQACZRIE/QECGho7IEEgbWFuaWtpbiBzaG93cyBuZWl0aGVyIHZhbGVuY2Ugbm9yIGFyb3VzYWwgb3Ig\
      ZG9taW5hbmNlLgoKMgoEBQACZhIE/wECGhokIEEgYm91bmQgb2YgYSB3aG9sZSBudW1iZXIgaXMgbm9uZS4KCkIKBAUAAmcS\
      BIECAhUaNCBUaGUgdW5pdCBpcyBubyBVQ1VNIGNvZGUgb2YgYXQgbW9zdCA2NCBjaGFyYWN0ZXJzLgoKQgoEBQACaBIEgwIC\
      HBo0IEEgbWF4aW11bSBsZW5ndGggaXMgYWJvdmUgd2hhdCBhbiBhbnN3ZXIgbWF5IGhhdmUuCgpMCgQFAAJpEgSFAgIcGj4g\
      TW9yZSB0aGFuIDIwMCBwYXJ0cyBvZiBhIGNvbmRpdGlvbiwgb3IgcXVlc3Rpb25zIG9mIGEgY291bnQuCgpyCgQFAAJqEgSH\
      AgIcGmQgQSBjb21iaW5hdGlvbiBoYXMgbm8gcGFydHMsIGEgY291bnQgbm8gcXVlc3Rpb25zLCBvciBwYXJ0cyBkbyBub3Qg\
      c3RhbmQgYWZ0ZXIgd2hhdCB0aGV5IGJlbG9uZyB0by4KCkoKBAUAAmsSBIkCAhsaPCBDb21iaW5hdGlvbnMgc3RhbmQgaW4g\
      ZWFjaCBvdGhlciBtb3JlIHRoYW4gMTAgbGV2ZWxzIGRlZXAuCgpaCgQFAAJsEgSLAgIUGkwgTm8gYW5zd2VycyBtYWtlIHRo\
      ZSBjb25kaXRpb24gaG9sZC4gTWVuZCBpdCwgb3IgcmVtb3ZlIHdoYXQgZGVwZW5kcyBvbiBpdC4KClYKBAUAAm0SBI0CAh0a\
      SCBPbmx5IG5leHQgbGlzdHMgY29tcGFyZSBzY29yZXMsIG9mIHRoZSBxdWVzdGlvbm5haXJlIHRoYXQgdGhleSBmb2xsb3cu\
      Cgo3CgQFAAJuEgSPAgIZGikgVGhlIHF1ZXN0aW9ubmFpcmUgaGFzIG5vIHN1Y2ggcXVlc3Rpb24uCgpbCgQFAAJvEgSRAgId\
      Gk0gVGhlIHF1ZXN0aW9uIGRvZXMgbm90IHN0YW5kIGJlZm9yZSB0aGUgZWxlbWVudCB3aG9zZSBjb25kaXRpb24gYXNrcyBm\
      b3IgaXQuCgo5CgQFAAJwEgSTAgIjGisgVGhlIHN0dWR5IGRvZXMgbm90IHVzZSB0aGUgcXVlc3Rpb25uYWlyZS4KCogBCgQF\
      AAJxEgSWAgIeGnogQSB3YXJuaW5nOiBhIGNvbmRpdGlvbiBhc2tzIGFib3V0IGEgcXVlc3Rpb25uYWlyZSB0aGF0IGlzIG5v\
      dCBwdWJsaXNoZWQsIG9yIG5vdCBmb3IgdGhlIGNhbGxlci4gQSBzdHVkeQogbXVzdCBoYXZlIGJvdGguCgo2CgQFAAJyEgSY\
      AgIZGiggQSBjb21wYXJpc29uIG9yIGNvdW50IGhhcyBubyBvcGVyYXRvci4KCjsKBAUAAnMSBJoCAiAaLSBBbnN3ZXJzIG9m\
      IHRoaXMgdHlwZSBjYW5ub3QgYmUgY29tcGFyZWQgc28uCgo6CgQFAAJ0EgScAgIWGiwgQSBjb21wYXJpc29uIHdpdGggYSBj\
      aG9pY2UgbmFtZXMgbm8gY29kZXMuCgo4CgQFAAJ1EgSeAgIdGiogQ29kZXMgYXJlIG5hbWVkIHdoZXJlIG5vbmUgYXJlIGNv\
      bXBhcmVkLgoKQwoEBQACdhIEoAICFRo1IE5vIHF1ZXN0aW9uIGFza2VkIGFib3V0IGhhcyBhbiBvcHRpb24gb2YgdGhpcyBj\
      b2RlLgoKNwoEBQACdxIEogICHBopIEEgdGV4dCBpcyBnaXZlbiB3aGVyZSBub25lIGlzIGNvbXBhcmVkLgoKYwoEBQACeBIE\
      pAICHhpVIFRoZSB0ZXh0IHRvIGNvbXBhcmUgd2l0aCBpcyBhYnNlbnQsIG9yIG5vdCBvZiB0aGUgZm9ybSBpbiB3aGljaCBh\
      bnN3ZXJzIGFyZSBzdG9yZWQuCgpeCgQFAAJ5EgSmAgIXGlAgQSBudW1iZXIgaXMgbmVlZGVkOiB0byBjb21wYXJlIHdpdGgs\
      IG9yIG9mIGEgdGVybSBpbiBhIHZvY2FidWxhcnkgd2l0aCBhIHVuaXQuCgo5CgQFAAJ6EgSoAgIeGisgQSBudW1iZXIgaXMg\
      Z2l2ZW4gd2hlcmUgbm9uZSBpcyBjb21wYXJlZC4KCi8KBAUAAnsSBKoCAhwaISBObyBhbnN3ZXIgY2FuIHJlYWNoIHRoZSBu\
      dW1iZXIuCgpACgQFAAJ8EgSsAgIXGjIgQSBzY29yZSBpcyBuZWl0aGVyIHN1bSBub3IgcHJvcmF0ZWQgc3VtIG9yIG1lYW4u\
      CgolCgQFAAJ9EgSuAgIYGhcgTW9yZSB0aGFuIDIwMCBzY29yZXMuCgonCgQFAAJ+EgSwAgIXGhkgQSBzY29yZSBjb3VudHMg\
      bm90aGluZy4KCi8KBAUAAn8SBLICAh0aISBNb3JlIHRoYW4gNTAwIGl0ZW1zIG9mIGEgc2NvcmUuCgpKCgUFAAKAARIEtAIC\
      HRo7IEEgc2NvcmUgY291bnRzIHNvbWV0aGluZyB0d2ljZS4gR2l2ZSBpdCBhIHdlaWdodCBpbnN0ZWFkLgoKQQoFBQACgQES\
      BLYCAhYaMiBUaGVyZSBpcyBubyBzdWNoIHNjb3JlLCBvciBub25lIGJlZm9yZSB0aGlzIG9uZS4KClAKBQUAAoIBEgS4AgId\
      GkEgQSBzY29yZSBjb3VudHMgYW5zd2VycyB0aGF0IGFyZSBubyBudW1iZXJzIGFuZCBoYXZlIG5vIHdlaWdodHMuCgpSCgUF\
      AAKDARIEugICFhpDIFNvbWV0aGluZyBpcyB0byBiZSByZXZlcnNlZCB0aGF0IGhhcyBubyBsb3dlc3QgYW5kIGhpZ2hlc3Qg\
      dmFsdWUuCgpACgUFAAKEARIEvAICJhoxIE1vcmUgaXRlbXMgbXVzdCBiZSBhbnN3ZXJlZCB0aGFuIHRoZSBzY29yZSBoYXMu\
      Cgo3CgUFAAKFARIEvgICHBooIEJhbmRzIGRvIG5vdCBzdGFuZCBpbiBhc2NlbmRpbmcgb3JkZXIuCgovCgUFAAKGARIEwAIC\
      FxogIE1vcmUgdGhhbiA1MCBiYW5kcyBvZiBhIHNjb3JlLgoKPwoFBQAChwESBMICAhcaMCBBIHN0dWR5IHNheXMgbm90IGhv\
      dyBwZW9wbGUgY29tZSB0byB0YWtlIHBhcnQuCgo+CgUFAAKIARIExAICGRovIEEgc3R1ZHkgd2l0aCBwYXNzd29yZCBhY2Nl\
      c3MgaGFzIG5vIHBhc3N3b3JkLgoKOQoFBQACiQESBMYCAhgaKiBUaGUgcGFzc3dvcmQgaGFzIG5vdCA44oCTMTI4IGNoYXJh\
      Y3RlcnMuCgpDCgUFAAKKARIEyAICIBo0IEEgcGFzc3dvcmQgaXMgZ2l2ZW4sIGJ1dCBhY2Nlc3MgZG9lcyBub3QgbmVlZCBv\
      bmUuCgo1CgUFAAKLARIEygICGBomIEEgdGltZSBpcyBub3QgaW4gdGhlIHllYXJzIDHigJM5OTk5LgoKLwoFBQACjAESBMwC\
      AhUaICBBIHN0dWR5IGVuZHMgYmVmb3JlIGl0IHN0YXJ0cy4KCi8KBQUAAo0BEgTOAgIaGiAgQSBzdHVkeSBuZWVkcyBhIHF1\
      ZXN0aW9ubmFpcmUuCgqJAQoFBQACjgESBNECAhgaeiBBIHN0dWR5IGhhcyBtb3JlIHRoYW4gNDggTWlCIHdpdGggaXRzIHF1\
      ZXN0aW9ubmFpcmVzLCBvciBtb3JlIHRoYW4gMyBNaUIgaW4gb25lIGxhbmd1YWdlLCB3aGljaCBpcyB3aGF0CiBhIGRldmlj\
      ZSB0YWtlcy4KCi4KBQUAAo8BEgTTAgIgGh8gTW9yZSB0aGFuIDEwMCBxdWVzdGlvbm5haXJlcy4KCjsKBQUAApABEgTVAgIg\
      GiwgQSBxdWVzdGlvbm5haXJlIGlzIGltcG9ydGVkIG9yIHVzZWQgdHdpY2UuCgpvCgUFAAKRARIE1wICIxpgIEEgc3R1ZHkg\
      dXNlcyB2ZXJzaW9uIDAgb2YgYSBxdWVzdGlvbm5haXJlIHRoYXQgZG9lcyBub3QgY29tZSBhbG9uZy4gQWRkIGl0LCBvciBu\
      YW1lIGEgdmVyc2lvbi4KCkkKBQUAApIBEgTZAgIfGjogQSBxdWVzdGlvbm5haXJlIGNvbWVzIGFsb25nIHRoYXQgdGhlIHN0\
      dWR5IGRvZXMgbm90IHVzZS4KCjgKBQUAApMBEgTbAgIbGikgQSB1c2UgaXMgbmVpdGhlciBvbmUtdGltZSBub3IgcmVwZWF0\
      ZWQuCgotCgUFAAKUARIE3QICFhoeIFRoZSBzdHVkeSBoYXMgbm8gc3VjaCBncm91cC4KCjAKBQUAApUBEgTfAgIYGiEgTW9y\
      ZSB0aGFuIDUwIGdyb3VwcyBvZiBhIHN0dWR5LgoKNAoFBQAClgESBOECAiUaJSBNb3JlIHRoYW4gODcsODQwIGhvdXJzICh0\
      ZW4geWVhcnMpLgoKQAoFBQAClwESBOMCAicaMSBBIG9uZS10aW1lIHF1ZXN0aW9ubmFpcmUgaGFzIGEgcmVwZWF0IGludGVy\
      dmFsLgoKKgoFBQACmAESBOUCAhwaGyBNb3JlIHRoYW4gMjAwIG5leHQgbGlzdHMuCgosCgUFAAKZARIE5wICEhodIEEgbmV4\
      dCBsaXN0IG9mZmVycyBub3RoaW5nLgoKOgoFBQACmgESBOkCAhgaKyBBIG5leHQgbGlzdCBvZmZlcnMgYSBxdWVzdGlvbm5h\
      aXJlIHR3aWNlLgoKWwoFBQACmwESBOsCAhgaTCBPZmZlcnMgbGVhZCBiYWNrIHRvIHdoZXJlIHRoZXkgYmVnaW46IHRoZSBw\
      YXJ0aWNpcGFudCB3b3VsZCBuZXZlciBiZSBkb25lLgoKJQoFBQACnAESBO0CAhUaFiBBIHNvdW5kIGhhcyBubyBmaWxlLgoK\
      awoFBQACnQESBO8CAh8aXCBMb2NhdGlvbiwgbWVkaWEgdHlwZSwgaGFzaCBvciBzaXplIG9mIGEgZmlsZSBhcmUgbm90IG9m\
      IHRoZSBmb3JtIHRoYXQgRmlsZVJlZmVyZW5jZSBnaXZlcy4KCiwKBQUAAp4BEgTxAgISGh0gQSBjb2xsZWN0aW9uIG5lZWRz\
      IGEgc291bmQuCgooCgUFAAKfARIE8wICGBoZIE1vcmUgdGhhbiAxLDAwMCBzb3VuZHMuCgo1CgUFAAKgARIE9QICGRomIFRo\
      ZSBjb2xsZWN0aW9uIGhhcyBubyBzdWNoIGNhdGVnb3J5LgoKJwoFBQACoQESBPcCAh0aGCBBIHNvdW5kIGhhcyBubyBsZW5n\
      dGguCgo3CgUFAAKiARIE+QICFxooIEEgbnVtYmVyIG9mIGxvb3AgbWludXRlcyBzdGFuZHMgdHdpY2UuCgorCgUFAAKjARIE\
      +wICERocIEEgdm9jYWJ1bGFyeSBuZWVkcyBhIHRlcm0uCgonCgUFAAKkARIE/QICFxoYIE1vcmUgdGhhbiA1LDAwMCB0ZXJt\
      cy4KCigKBQUAAqUBEgT/AgIVGhkgQSBzY2hlZHVsZSBoYXMgbm8gcGxhbi4KCjQKBQUAAqYBEgSBAwIdGiUgTm90aWZpY2F0\
      aW9ucyBhIGRheSBhcmUgbm90IDHigJM5Ni4KCjMKBQUAAqcBEgSDAwITGiQgQSBwbGFuIGhhcyBhIHdpbmRvdyBvbiBubyB3\
      ZWVrZGF5LgoKVQoFBQACqAESBIUDAhkaRiBBIHdpbmRvdyBkb2VzIG5vdCBob2xkIHRoZSBkYXkncyBub3RpZmljYXRpb25z\
      IGF0IHRoZWlyIG1pbmltdW0gZ2FwLgoKNgoFBQACqQESBIcDAhkaJyBUaGUgbWluaW11bSBnYXAgaXMgYWJvdmUgNzIwIG1p\
      bnV0ZXMuCgozCgUFAAKqARIEiQMCFBokIEEgd2luZG93IG9yIHRpbWUgbmFtZXMgbm8gd2Vla2RheS4KCisKBQUAAqsBEgSL\
      AwIWGhwgQSB3ZWVrZGF5IGhhcyB0d28gd2luZG93cy4KCjkKBQUAAqwBEgSNAwIcGiogTWludXRlcyBzaW5jZSBtaWRuaWdo\
      dCBhcmUgbm90IDDigJMxNDM5LgoKKwoFBQACrQESBI8DAhEaHCBBIHdlZWtseSBwbGFuIGhhcyBubyB0aW1lLgoKLAoFBQAC\
      rgESBJEDAhcaHSBNb3JlIHRoYW4gNjcyIHRpbWVzIGEgd2Vlay4KCjEKBQUAAq8BEgSTAwIXGiIgQSB0aW1lIG9mIHRoZSB3\
      ZWVrIHN0YW5kcyB0d2ljZS4KCicKBQUAArABEgSVAwIiGhggVGhlIGRheSBpcyBub3QgMeKAkzMxLgoKLgoFBQACsQESBJcD\
      Ah8aHyBUaGUgZmlyc3QgZGF5IGlzIGFib3ZlIDMsNjYwLgoKWQoFBQACsgESBJkDAhwaSiBBIG5vdGlmaWNhdGlvbiBjb3Vs\
      ZCBiZSBhbnN3ZXJlZCBmb3IgbW9yZSB0aGFuIDQ0LDY0MCBtaW51dGVzICgzMSBkYXlzKS4KCl8KBQUAArMBEgSbAwIdGlAg\
      QSB0cmFuc2xhdGlvbiB3YXMgbWFkZSBmcm9tIGFuIGVhcmxpZXIgd29yZGluZyBvZiB0aGUgc291cmNlIHRleHQgKGEgd2Fy\
      bmluZykuCgpQCgUFAAK0ARIEnQMCJBpBIFRoZSBjb25zZW50IGxhY2tzIGEgbGFuZ3VhZ2UgdGhhdCB0aGUgc3R1ZHkgc3Bl\
      YWtzIChhIHdhcm5pbmcpLgoKWAoFBQACtQESBJ8DAhgaSSBBIHJldGVudGlvbiBoYXMgbm8gbGltaXQsIGFuZCBzYXlzIG5v\
      dGhpbmcgb2Ygd2l0aGRyYXdhbHMgYW5kIGVyYXN1cmVzLgoKMgoFBQACtgESBKEDAh8aIyBBIHJldGVudGlvbiBpcyBhYm92\
      ZSAzNiw1MDAgZGF5cy4KCkYKBQUAArcBEgSjAwIiGjcgQSByZXRlbnRpb24gZG9lcyBub3Qgc2F5IHdoYXQgYmVjb21lcyBv\
      ZiB0aGUgYW5zd2Vycy4KCqoBCgUFAAK4ARIEpgMCHRqaASBBbiBvcGVuIHN0dWR5IHdvdWxkIGtlZXAgYW5zd2VycyBsb25n\
      ZXIsIG9yIGFmdGVyIHdpdGhkcmF3YWxzLCBvciBhbm9ueW1pc2UgdGhlbSB3aGVyZSBpdCB3YXMgdG8gZXJhc2UgdGhlbQog\
      b3Igd2hlcmUgdGhhdCB3YXMgdGhlIHBhcnRpY2lwYW50J3MgY2hvaWNlLgpiBnByb3RvMw==
      """)
}
