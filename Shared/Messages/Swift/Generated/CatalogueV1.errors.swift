// Generated from otolith/catalogue/v1/errors.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// Error reasons of this service, in addition to those of otolith.common.v1.ErrorReason (tokens,
  /// limits, the database, empty or malformed fields). A value's name is sent as text, without a
  /// prefix: in `google.rpc.ErrorInfo.reason` (domain `otolith`), in
  /// `google.rpc.BadRequest.FieldViolation.reason`, or in Finding.reason. New reasons may be added:
  /// treat an unknown reason by its status code.
  public enum ErrorReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not used by the service.
    case unspecified
    /// NOT_FOUND: the study does not exist.
    case studyUnknown
    /// NOT_FOUND: the version is not published, or its project does not share it. In an import also a
    /// FieldViolation: the study names a version that does not exist; publish it first, or with the
    /// study.
    case questionnaireVersionUnknown
    /// NOT_FOUND: the project does not exist, or the caller has no role in it.
    case projectUnknown
    /// NOT_FOUND: the draft does not exist, or the caller has no role in its project.
    case draftUnknown
    /// NOT_FOUND: the version of the sound collection does not exist. In an import a FieldViolation:
    /// neither this project nor another project that shares with anyone has the sounds; publish them
    /// first, or with the study.
    case soundCollectionUnknown
    /// NOT_FOUND: the version of the vocabulary does not exist. In an import a FieldViolation, as
    /// SOUND_COLLECTION_UNKNOWN.
    case vocabularyUnknown
    /// NOT_FOUND: the version of the item does not exist in the item bank.
    case itemUnknown
    /// NOT_FOUND: no file has this hash, or the caller may not read it. In a definition a
    /// FieldViolation: the project does not have the file; upload it first.
    case mediaUnknown
    /// PERMISSION_DENIED: the call needs a higher role in the project, which the message names. Ask an
    /// owner for it.
    case roleInsufficient
    /// PERMISSION_DENIED: another person leads the study.
    case notStudyLeader
    /// PERMISSION_DENIED: the id of a new study must start with the project's id. Choose such an id,
    /// or ask an administrator.
    case studyIdOfAnotherProject
    /// PERMISSION_DENIED: the questionnaire belongs to another project. Choose another id, or fork it.
    case questionnaireOfAnotherProject
    /// PERMISSION_DENIED: the questionnaire was first published by a study that the caller does not
    /// lead. Use its published contents unchanged, or choose another id.
    case questionnaireOfAnotherStudy
    /// PERMISSION_DENIED: the sound collection, vocabulary or item belongs to another project. Choose
    /// another id.
    case libraryEntryOfAnotherProject
    /// PERMISSION_DENIED: the sound collection or vocabulary was published by another study, or for the
    /// whole project; devices of other studies get its newest version. Use its published contents
    /// unchanged, choose another id, or ask for the role leader in the project.
    case libraryEntryOfAnotherStudy
    /// The existing study is in another project than `project_id`. Leave the field empty, or name that
    /// project.
    case studyOfAnotherProject
    /// PERMISSION_DENIED: the role translator may change only texts.
    case textsOnly
    /// PERMISSION_DENIED, of any writing method: the caller, or the person whose role is changed, was
    /// erased or is being erased; nothing was stored. The caller's token is from before.
    case participantErased
    /// ABORTED: the resource has changed. Read it again and repeat the change.
    case etagMismatch
    /// ABORTED: a version was published that the draft does not take into account, `newest_version` in
    /// the metadata. Merge its changes and update the draft with that `base_version`.
    case publishedMeanwhile
    /// ABORTED with RetryInfo: another call is creating it. Send the same request again.
    case createdConcurrently
    /// ABORTED: another call is importing the study. Send the same request again.
    case importedConcurrently
    /// ALREADY_EXISTS: the draft id was used for another draft. Use a new one.
    case draftExists
    /// ALREADY_EXISTS: another project has the id. Choose a different one.
    case projectExists
    /// FAILED_PRECONDITION: with this end or retention, the data of all participants would be erased at
    /// once. Correct it, or set `allow_erasure`.
    case retentionErasesNow
    /// FAILED_PRECONDITION: the questionnaire is retired. Reinstate it before using or publishing it.
    case questionnaireRetired
    /// FAILED_PRECONDITION: the study is retired. Reinstate it before importing it.
    case studyRetired
    /// FAILED_PRECONDITION: the study was deleted, and its id cannot be used again. Choose another one.
    case studyDeleted
    /// FAILED_PRECONDITION: the study has started and not ended or, for a deletion, ended less than one
    /// hour ago. End it first.
    case studyNotEnded
    /// FAILED_PRECONDITION: participants joined the study, and it keeps their answers without a limit
    /// after its end. Retire it instead.
    case studyHasParticipants
    /// FAILED_PRECONDITION: participants joined the study, and the days after its end for which it keeps
    /// answers have not passed for at least one day. Try again after `delete_time` in the metadata.
    case retentionNotPassed
    /// FAILED_PRECONDITION: the project would have no owner. Assign another owner first.
    case lastOwner
    /// FAILED_PRECONDITION: the draft cannot be published; a FieldViolation states each finding.
    case draftHasFindings
    /// FAILED_PRECONDITION: the service stores no files. Set `OTOLITH_MEDIA_DIRECTORY`.
    case mediaStoreAbsent
    /// UNAVAILABLE: the folder of files cannot be read or written. Try again later; if it lasts, see
    /// the service's log.
    case mediaStoreUnavailable
    /// RESOURCE_EXHAUSTED: the file system of the folder is full. Nothing of the chunk was kept.
    case mediaStoreFull
    /// DATA_LOSS: the file is known, but its bytes are missing or have another size, perhaps after a
    /// restore. Upload it again.
    case mediaBytesMissing
    /// FAILED_PRECONDITION: a published version names the file.
    case mediaInUse
    /// ABORTED with RetryInfo: another call is writing the same upload. Send the same request again.
    case mediaUploadedConcurrently
    /// RESOURCE_EXHAUSTED: the file does not fit into the project's quota, which the message names.
    /// Delete files.
    case mediaQuotaExceeded
    /// RESOURCE_EXHAUSTED: the project has 100 incomplete uploads. Complete them, or wait a day.
    case tooManyMediaUploads
    /// OUT_OF_RANGE: the offset is beyond the end of the file.
    case mediaRangeInvalid
    /// RESOURCE_EXHAUSTED: the project has 1,000 drafts. Delete some.
    case tooManyDrafts
    /// RESOURCE_EXHAUSTED: the caller has created 100 projects.
    case tooManyProjects
    /// RESOURCE_EXHAUSTED: the project has 1,000 members. Remove some.
    case tooManyMembers
    /// RESOURCE_EXHAUSTED with RetryInfo: too many calls, in total or of this caller, watch the feed.
    /// Use ListChanges, or try again later.
    case tooManyWatchers
    /// RESOURCE_EXHAUSTED: the requested versions are too large for one response. Request fewer.
    case answerTooLarge
    /// RESOURCE_EXHAUSTED with RetryInfo: too many definitions are being written, checked or compared,
    /// or files read or written. Send the same request again later.
    case authoringLimit
    /// The cursor does not belong to this feed, or lies beyond its end (after a restore). Start again
    /// without a cursor.
    case cursorInvalid
    /// The feed has no resources of this kind.
    case kindUnknown
    /// Not 1–100 distinct versions.
    case batchInvalid
    /// More than 20 studies are named, or none while the token has more than 20 enrolments.
    case tooManyStudies
    /// The study is named twice.
    case studyDuplicate
    /// The query exceeds 500 characters.
    case queryTooLong
    /// The path of the mask does not name a field of the message, or `*` is combined with other paths
    /// in an update.
    case fieldUnknown
    /// The path of the mask names a field that only the service sets.
    case fieldNotWritable
    /// More than 200 elements are named. Put `elements` into the mask instead.
    case tooManyFields
    /// The element is not in the draft, or not in the request. To add or remove elements, put
    /// `elements` into the mask.
    case elementUnknown
    /// The base version is higher than the newest version.
    case versionUnknown
    /// The service does not know the role.
    case roleUnknown
    /// The service does not know the value, and would treat it as the most restrictive one.
    case sharingUnknown
    /// The draft exceeds 32 MiB.
    case draftTooLarge
    /// Not 64 lower-case hexadecimal digits.
    case mediaHashInvalid
    /// The file is empty or exceeds the limit for one file, which the message names.
    case mediaTooLarge
    /// The chunk exceeds 1 MiB, or reaches beyond the end of the file.
    case mediaChunkInvalid
    /// The content is not a picture or sound of an accepted type. SVG is not accepted, since it can
    /// contain programs. The received bytes were removed.
    case mediaTypeNotAccepted
    /// The bytes do not have the announced hash. They were removed; upload the file again.
    case mediaChecksumMismatch
    /// There are more than the 500 findings shown. Correct these first.
    case tooManyFindings
    /// The id does not have the form given in the field's comment.
    case idInvalid
    /// The id occurs twice.
    case idDuplicate
    /// The code is not 1–64 characters of letters, digits, `_`, `-`, `.`.
    case codeInvalid
    /// The code occurs twice.
    case codeDuplicate
    /// A required text is absent, or missing in the default language.
    case textMissing
    /// A translation is empty. Write it or remove it.
    case textEmpty
    /// A text exceeds the maximum length of its field.
    case textTooLong
    /// A text has control characters other than line feed and tab.
    case textControlCharacter
    /// `text` or `language` of a LocalizedText is set; these are output only. Put every language into
    /// `translations`.
    case textOutsideTranslations
    /// The text is missing in a promised language.
    case translationMissing
    /// The language is not a BCP 47 tag. Used in any request.
    case languageInvalid
    /// A language occurs twice.
    case languageDuplicate
    /// More than 50 languages.
    case tooManyLanguages
    /// Versions are counted by the catalogue. Leave 0.
    case versionGiven
    /// The given hash does not match the contents. Leave it out if the change is intended.
    case contentHashDiffers
    /// The DOI does not have the form `10.1234/abc`.
    case doiInvalid
    /// More than 50 authors.
    case tooManyAuthors
    /// An origin needs project, questionnaire and a version.
    case originInvalid
    /// The key is not 1–64 lower-case letters, digits, `.`, `-`.
    case annotationKeyInvalid
    /// A key occurs twice.
    case annotationDuplicate
    /// More than 50 annotations.
    case tooManyAnnotations
    /// A questionnaire needs at least one element.
    case noElements
    /// More than 5,000 elements.
    case tooManyElements
    /// An element is neither headline, text, question, group nor page break.
    case contentMissing
    /// The sensor kind is unspecified or unknown.
    case sensorKindMissing
    /// A sensor occurs twice. List it once with the total count.
    case sensorDuplicate
    /// The count is not 1–100.
    case sensorCountOutOfRange
    /// The group style is unspecified or unknown.
    case groupStyleMissing
    /// No group with this id precedes the element.
    case parentUnknown
    /// A member does not follow its group without a gap.
    case memberApart
    /// Members of a composite are questions, of a matrix questions of the type `inherited`.
    case memberNotAllowed
    /// No element names the group as its parent.
    case groupEmpty
    /// Groups are nested more than 5 levels deep.
    case groupsTooDeep
    /// A page break is inside a group.
    case pageBreakInGroup
    /// A question is `inherited`, but neither its groups nor the questionnaire have a shared answer.
    case sharedAnswerMissing
    /// The shared answer is of a type that cannot be shared there.
    case sharedAnswerNotApplicable
    /// The item has other codes or another range elsewhere in the project, so answers would not be
    /// comparable. Give the changed question its own item id.
    case itemRecoded
    /// More options must be chosen than can be chosen together.
    case countOutOfRange
    /// A weight is not finite; or a weight, or the sum of all weights, is 0 although it is a divisor.
    case weightInvalid
    /// A date does not have the form `2026-01-31`.
    case dateInvalid
    /// A pattern is not a regular expression, or has look-around or back-references.
    case patternInvalid
    /// Warning: a pattern has no hint, and participants cannot read patterns.
    case patternHintMissing
    /// Questions of this type have no initial answer; on a scale it would bias answers.
    case initialAnswerNotApplicable
    /// The initial answer is not a valid answer to the question.
    case initialAnswerInvalid
    /// Warning: clients will show the question as not supported.
    case typeNotSupported
    /// A question of an unsupported type is required. Make it optional.
    case unsupportedRequired
    /// The contents of an unsupported type are too long.
    case contentsInvalid
    /// A question has no type, or an item is `inherited`.
    case questionTypeMissing
    /// A choice has no options.
    case tooFewOptions
    /// More than 500 options.
    case tooManyOptions
    /// An option of a single choice is marked as exclusive.
    case exclusiveNotApplicable
    /// A minimum exceeds its maximum, or an earliest date is after the latest.
    case rangeEmpty
    /// A number is infinite or not a number.
    case numberNotFinite
    /// A slider's step is negative.
    case stepNegative
    /// The distance from a slider's minimum to its maximum is not a multiple of its step.
    case stepDoesNotDivide
    /// The dimension of a manikin is unspecified or unknown.
    case dimensionMissing
    /// A bound of a whole number is not an integer.
    case boundNotInteger
    /// The unit is not a UCUM code of up to 64 characters.
    case unitInvalid
    /// A maximum length exceeds the maximum length of answers.
    case lengthOutOfRange
    /// More than 200 parts of a condition, or questions of a count.
    case tooManyConditions
    /// A combination has no parts, a count has no questions, or a part precedes the combination it
    /// belongs to.
    case conditionMalformed
    /// Combinations are nested more than 10 levels deep.
    case conditionTooDeep
    /// No possible answers fulfil the condition. Correct it, or remove the elements that depend on it.
    case unreachable
    /// Scores can be compared only in next lists, and only scores of the preceding questionnaire.
    case scoreNotApplicable
    /// The questionnaire does not have the question.
    case questionUnknown
    /// The question does not precede the element whose condition refers to it.
    case questionNotEarlier
    /// The study does not use the questionnaire.
    case questionnaireNotInStudy
    /// Warning: a condition refers to a questionnaire that is not published, or not visible to the
    /// caller. A study must have both.
    case questionnaireUnknown
    /// A comparison or count has no operator.
    case operatorMissing
    /// The operator does not apply to answers of this type.
    case operatorNotApplicable
    /// A comparison with a choice has no codes.
    case codesMissing
    /// Codes are given although none are compared.
    case codesNotApplicable
    /// The questions referred to have no option with this code.
    case codeUnknown
    /// A text is given although none is compared.
    case textNotApplicable
    /// The text to compare with is absent, or does not have the stored form of answers.
    case comparedTextInvalid
    /// A number is required: to compare with, or for a term of a vocabulary with a unit.
    case numberMissing
    /// A number is given although none is compared.
    case numberNotApplicable
    /// No answer can reach the number.
    case numberOutOfRange
    /// The method of a score is unspecified or unknown.
    case methodMissing
    /// More than 200 scores.
    case tooManyScores
    /// A score has no items.
    case noScoreItems
    /// More than 500 items of a score.
    case tooManyScoreItems
    /// A score has the same item twice. Use a weight instead.
    case scoreItemDuplicate
    /// The score does not exist, or does not precede this one.
    case scoreUnknown
    /// A score refers to answers that are neither numbers nor weighted.
    case answerNotCountable
    /// An item to be reversed has no lowest and highest value.
    case rangeUnknown
    /// The required number of answered items exceeds the score's items.
    case minimumAnsweredOutOfRange
    /// Bands are not in ascending order.
    case bandsNotAscending
    /// More than 50 bands of a score.
    case tooManyBands
    /// The access of a study is unspecified or unknown.
    case accessMissing
    /// A study with password access has no password.
    case passwordMissing
    /// The password does not have 8–128 characters.
    case passwordLength
    /// A password is given although access does not need one.
    case passwordNotApplicable
    /// A time is outside the years 1–9999.
    case instantInvalid
    /// A study ends before it starts.
    case periodEmpty
    /// A study needs at least one questionnaire.
    case noQuestionnaires
    /// A study with its questionnaires exceeds 48 MiB, or 3 MiB in one language, the limit of devices.
    case studyTooLarge
    /// More than 100 questionnaires.
    case tooManyQuestionnaires
    /// A questionnaire is imported or used twice.
    case questionnaireDuplicate
    /// A study uses version 0 of a questionnaire that the import does not contain. Add it, or name a
    /// version.
    case questionnaireNotImported
    /// The import contains a questionnaire that the study does not use.
    case questionnaireNotUsed
    /// The recurrence of a questionnaire is unspecified or unknown.
    case recurrenceMissing
    /// The study does not have the group.
    case groupUnknown
    /// A study has more than 50 groups.
    case tooManyGroups
    /// More than 87,840 hours (ten years).
    case repeatIntervalOutOfRange
    /// A one-time questionnaire has a repeat interval.
    case repeatIntervalNotApplicable
    /// More than 200 next lists.
    case tooManyNextLists
    /// A next list has no offers.
    case noOffers
    /// A next list offers a questionnaire twice.
    case offerDuplicate
    /// Offers form a cycle: the participant would never finish.
    case nextListCycle
    /// A sound has no file.
    case fileMissing
    /// Location, media type, hash or size of a file do not have the form given in FileReference.
    case fileReferenceInvalid
    /// A collection needs at least one sound.
    case noSounds
    /// More than 1,000 sounds.
    case tooManySounds
    /// The collection does not have the category.
    case categoryUnknown
    /// A sound has no length.
    case soundLengthMissing
    /// A number of loop minutes occurs twice.
    case loopDuplicate
    /// The kind of a question for a file is missing.
    case fileKindMissing
    /// The maximum size or length of a file is out of range, or does not apply to its kind.
    case fileLimitInvalid
    /// The hash, size or type of a reference differs from the file that its location names.
    case mediaDiffers
    /// The frequency of a sound is not 20–20,000 Hz.
    case frequencyOutOfRange
    /// A vocabulary needs at least one term.
    case noTerms
    /// More than 5,000 terms.
    case tooManyTerms
    /// A schedule has no plan.
    case planMissing
    /// The number of notifications per day is not 1–96.
    case perDayOutOfRange
    /// A plan has no windows.
    case noWindows
    /// A window is too short for the day's notifications at their minimum gap.
    case windowTooShort
    /// The minimum gap exceeds 720 minutes.
    case gapOutOfRange
    /// A window or time has no weekday.
    case dayMissing
    /// A weekday has two windows.
    case dayDuplicate
    /// A number of minutes since midnight is not 0–1439.
    case minuteOutOfRange
    /// A weekly or daily plan has no time.
    case noTimes
    /// More than 672 times per week, or 96 per day.
    case tooManyTimes
    /// A time of the week or day occurs twice.
    case timeDuplicate
    /// The day is not 1–31.
    case dayOfMonthOutOfRange
    /// The first day exceeds 3,660.
    case startDayOutOfRange
    /// The time for answering exceeds 44,640 minutes (31 days).
    case expiryOutOfRange
    /// Warning: a translation was made from an earlier wording of the source text.
    case translationOutdated
    /// Warning: the consent text is missing in a language of the study.
    case consentTranslationMissing
    /// The kind of an information text is unspecified or unknown.
    case informationKindMissing
    /// A kind of information text occurs twice.
    case informationKindDuplicate
    /// A retention has neither a limit nor a rule for withdrawals and erasures.
    case retentionEmpty
    /// A retention exceeds 36,500 days.
    case retentionOutOfRange
    /// The outcome of a retention is unspecified or unknown.
    case retentionOutcomeMissing
    /// A study that has opened would weaken its retention: keep answers longer, keep them after
    /// withdrawals, or anonymise them although they were to be erased or the participant could choose.
    case retentionLengthened
    /// Drafts would be kept for more than 3,660 days.
    case draftDaysOutOfRange
    /// A type of health records is unspecified or unknown.
    case recordTypeMissing
    /// A type of health records occurs twice.
    case recordTypeDuplicate
    /// Events and therapies need a vocabulary of their kinds.
    case recordVocabularyMissing
    /// The study does not use the vocabulary of a type of health records.
    case recordVocabularyUnknown
    /// A questionnaire has more than 20 schedules.
    case tooManySchedules
    /// One of several schedules of a questionnaire has no id.
    case scheduleIdMissing
    /// Day 0 of a schedule is more than 3,660 days from its anchor.
    case anchorInvalid
    /// A rhythm of days is out of range, or the days of a sequence do not ascend.
    case rhythmOutOfRange
    /// A schedule lasts more than 3,660 days.
    case dayCountOutOfRange
    /// `until_date` is before `from_date`.
    case datesEmpty
    /// `drawn_once` requires a `standard` plan.
    case drawnOnceNotApplicable
    /// Bounds of participants' plans contradict each other or the schedule's own plan, or participants
    /// may not change the plan.
    case boundsInvalid
    /// `participant_may_mute` has no effect: participants may not change the schedule, or may switch
    /// it off anyway.
    case muteNotApplicable
    /// A priority exceeds 100.
    case priorityOutOfRange
    /// Not 1–10 reminders, not 1–1,440 minutes apart, or reminders after the notification's expiry.
    case remindersOutOfRange
    /// Not 1–10 snoozes, or not 1–1,440 minutes each.
    case snoozeOutOfRange
    /// `completion_minutes` exceeds 1,440.
    case completionOutOfRange
    /// A number of the notification rules is out of range.
    case promptRulesOutOfRange
    /// A holiday occurs twice.
    case holidayDuplicate
    /// More than 1,000 holidays.
    case tooManyHolidays
    /// More than 100 triggers.
    case tooManyTriggers
    /// Another trigger of the study has this id.
    case triggerDuplicate
    /// A trigger has no cause.
    case triggerCauseMissing
    /// The study has no trigger with this id.
    case triggerUnknown
    /// A number of a trigger is out of range.
    case triggerOutOfRange
    /// The maximum number of a trigger's notifications has no count or no period, or its cooldown
    /// already allows fewer.
    case triggerBoundInvalid
    /// The study does not accept health records of this type.
    case recordTypeNotInStudy
    /// A value is compared although the records are not measurements, or kinds are given although
    /// records of the type have none.
    case recordCauseNotApplicable
    /// A comparison of a measured value has no unit.
    case comparedUnitMissing
    /// The unit of a noise level is unspecified or unknown.
    case noiseUnitMissing
    /// The study, or the named questionnaire, does not measure noise.
    case noiseNotMeasured
    /// The study has no sounds, or not this collection.
    case soundsNotInStudy
    /// A rule has the same score twice.
    case scoreDuplicate
    /// The score does not have the band.
    case bandUnknown
    /// An entry of a trigger's list occurs twice.
    case triggerEntryDuplicate
    /// The anchor of an `after` plan is not a trigger.
    case triggerAnchorMissing
    /// A field has no meaning with an `after` plan.
    case afterPlanNotApplicable
    /// Warning: on some days, notifications of the same or a higher priority reach `per_day_max`, so
    /// that none follows the trigger.
    case triggerWithoutRoom
    /// A delay exceeds 44,640 minutes, or the minimum exceeds the maximum.
    case delayOutOfRange
    /// Warning: no schedule uses the trigger, and it has no alert.
    case triggerUnused
    /// The alert of a trigger has no channel, more than 5, a duplicate, or a name that is not 1–64
    /// lower-case letters, digits and hyphens.
    case alertChannelInvalid
    /// An alert has channels for its escalation without a time, a time without channels, or a time over
    /// 44,640 minutes.
    case alertEscalationInvalid
    /// More than 20 comparisons.
    case tooManyComparisons
    /// A comparison or a change names neither a question nor a score.
    case comparedValueMissing
    /// The answers to the question are not numbers.
    case comparedValueNotNumeric
    /// The window of a comparison exceeds 366 days.
    case windowDaysOutOfRange
    /// A number of the rewards is out of range, or rewards have neither points nor days in a row.
    case rewardOutOfRange
    /// More than 50 levels, or the points of a level do not exceed those of the one before.
    case levelsNotAscending
    /// Levels and ranking need points.
    case rewardWithoutPoints
    /// More than 200 feedback texts.
    case tooManyFeedbackTexts
    /// The change of a feedback text has no limit, or no number lies between its limits.
    case feedbackChangeEmpty
    /// Warning: a score counts a negative code whose opposite is no code.
    case negativeCodeCounted
    /// More than 200 calculations.
    case tooManyCalculations
    /// The questionnaire does not have the calculation.
    case calculationUnknown
    /// Calculations, or calculations and scores, refer to each other in a cycle.
    case calculationCycle
    /// An expression has no nodes, a node has no content or an unknown function, a function has
    /// another number of operands than it needs, or a node precedes its function.
    case expressionMalformed
    /// An expression has more than 500 nodes or 30 levels.
    case expressionTooLarge
    /// An operand, or the result of an expression, is not of the type that is needed there.
    case expressionType
    /// More than 200 constraints.
    case tooManyConstraints
    /// A text has a placeholder that is not complete, or that names an unknown question, calculation
    /// or score. Correct it, or remove the braces.
    case placeholderInvalid
    /// Placeholders are not replaced in this text.
    case placeholderNotApplicable
    /// Conditions for requiring an answer need a question with `optional_answer` outside of composites
    /// with `optional_answer`.
    case requiredWhenNotApplicable
    /// A number of decimal digits is above 10.
    case decimalsOutOfRange
    /// A ranking ranks more options than it has.
    case rankedCountOutOfRange
    /// A random order, fixed position or filter of options where there are no options to order.
    case optionOrderNotApplicable
    /// A member of a group with a random order refers to another member of the group, which may be
    /// shown later.
    case randomOrderReference
    /// The question that decides which options are offered is unknown, does not precede the question,
    /// or has no codes.
    case offeredByInvalid
    /// An option names codes of another question that decide when it is offered, but the question names
    /// no such question, the code is unknown, or there are more than 100.
    case offeredForInvalid
    /// A label of a slider is not at a value between its ends, not in ascending order, or there are
    /// more than 50.
    case sliderLabelInvalid
    /// Step marks of a slider without steps or with more than 100, or a knob that stands upright.
    case sliderMarksNotApplicable
    /// Poles of a question that does not share a scale with ends.
    case polesNotApplicable
    /// A countdown of 0 or more than 3,600 seconds.
    case countdownOutOfRange
    /// The numbers of a repetition are not 1–100, or the minimum exceeds the maximum or has no effect
    /// beside a count.
    case repeatOutOfRange
    /// A repeating group is in a repeating group.
    case repeatNested
    /// The count of a repetition is not a preceding question, outside of repeating groups, or a
    /// calculation, whose values are numbers.
    case repeatCountInvalid
    /// A rule or placeholder outside of a repeating group refers to its question or calculation. Use
    /// EACH, or the id with the number of the repetition.
    case repeatedReference
    /// The parent of a calculation is not a repeating group.
    case calculationParentInvalid
    /// The profile has no such field, or it is not allowed here.
    case profileFieldUnknown
    /// A questionnaire of the study uses a profile field that the study does not declare.
    case profileFieldNotDeclared
    /// More than 10 parts of the consent.
    case tooManyConsentParts
    /// A part of the consent, or the consent text of a group, is not in exactly the languages of the
    /// study's consent text.
    case consentLanguagesDiffer
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .studyUnknown, .questionnaireVersionUnknown, .projectUnknown, .draftUnknown, .soundCollectionUnknown, .vocabularyUnknown, .itemUnknown, .mediaUnknown, .roleInsufficient, .notStudyLeader, .studyIdOfAnotherProject, .questionnaireOfAnotherProject, .questionnaireOfAnotherStudy, .libraryEntryOfAnotherProject, .libraryEntryOfAnotherStudy, .studyOfAnotherProject, .textsOnly, .participantErased, .etagMismatch, .publishedMeanwhile, .createdConcurrently, .importedConcurrently, .draftExists, .projectExists, .retentionErasesNow, .questionnaireRetired, .studyRetired, .studyDeleted, .studyNotEnded, .studyHasParticipants, .retentionNotPassed, .lastOwner, .draftHasFindings, .mediaStoreAbsent, .mediaStoreUnavailable, .mediaStoreFull, .mediaBytesMissing, .mediaInUse, .mediaUploadedConcurrently, .mediaQuotaExceeded, .tooManyMediaUploads, .mediaRangeInvalid, .tooManyDrafts, .tooManyProjects, .tooManyMembers, .tooManyWatchers, .answerTooLarge, .authoringLimit, .cursorInvalid, .kindUnknown, .batchInvalid, .tooManyStudies, .studyDuplicate, .queryTooLong, .fieldUnknown, .fieldNotWritable, .tooManyFields, .elementUnknown, .versionUnknown, .roleUnknown, .sharingUnknown, .draftTooLarge, .mediaHashInvalid, .mediaTooLarge, .mediaChunkInvalid, .mediaTypeNotAccepted, .mediaChecksumMismatch, .tooManyFindings, .idInvalid, .idDuplicate, .codeInvalid, .codeDuplicate, .textMissing, .textEmpty, .textTooLong, .textControlCharacter, .textOutsideTranslations, .translationMissing, .languageInvalid, .languageDuplicate, .tooManyLanguages, .versionGiven, .contentHashDiffers, .doiInvalid, .tooManyAuthors, .originInvalid, .annotationKeyInvalid, .annotationDuplicate, .tooManyAnnotations, .noElements, .tooManyElements, .contentMissing, .sensorKindMissing, .sensorDuplicate, .sensorCountOutOfRange, .groupStyleMissing, .parentUnknown, .memberApart, .memberNotAllowed, .groupEmpty, .groupsTooDeep, .pageBreakInGroup, .sharedAnswerMissing, .sharedAnswerNotApplicable, .itemRecoded, .countOutOfRange, .weightInvalid, .dateInvalid, .patternInvalid, .patternHintMissing, .initialAnswerNotApplicable, .initialAnswerInvalid, .typeNotSupported, .unsupportedRequired, .contentsInvalid, .questionTypeMissing, .tooFewOptions, .tooManyOptions, .exclusiveNotApplicable, .rangeEmpty, .numberNotFinite, .stepNegative, .stepDoesNotDivide, .dimensionMissing, .boundNotInteger, .unitInvalid, .lengthOutOfRange, .tooManyConditions, .conditionMalformed, .conditionTooDeep, .unreachable, .scoreNotApplicable, .questionUnknown, .questionNotEarlier, .questionnaireNotInStudy, .questionnaireUnknown, .operatorMissing, .operatorNotApplicable, .codesMissing, .codesNotApplicable, .codeUnknown, .textNotApplicable, .comparedTextInvalid, .numberMissing, .numberNotApplicable, .numberOutOfRange, .methodMissing, .tooManyScores, .noScoreItems, .tooManyScoreItems, .scoreItemDuplicate, .scoreUnknown, .answerNotCountable, .rangeUnknown, .minimumAnsweredOutOfRange, .bandsNotAscending, .tooManyBands, .accessMissing, .passwordMissing, .passwordLength, .passwordNotApplicable, .instantInvalid, .periodEmpty, .noQuestionnaires, .studyTooLarge, .tooManyQuestionnaires, .questionnaireDuplicate, .questionnaireNotImported, .questionnaireNotUsed, .recurrenceMissing, .groupUnknown, .tooManyGroups, .repeatIntervalOutOfRange, .repeatIntervalNotApplicable, .tooManyNextLists, .noOffers, .offerDuplicate, .nextListCycle, .fileMissing, .fileReferenceInvalid, .noSounds, .tooManySounds, .categoryUnknown, .soundLengthMissing, .loopDuplicate, .fileKindMissing, .fileLimitInvalid, .mediaDiffers, .frequencyOutOfRange, .noTerms, .tooManyTerms, .planMissing, .perDayOutOfRange, .noWindows, .windowTooShort, .gapOutOfRange, .dayMissing, .dayDuplicate, .minuteOutOfRange, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .startDayOutOfRange, .expiryOutOfRange, .translationOutdated, .consentTranslationMissing, .informationKindMissing, .informationKindDuplicate, .retentionEmpty, .retentionOutOfRange, .retentionOutcomeMissing, .retentionLengthened, .draftDaysOutOfRange, .recordTypeMissing, .recordTypeDuplicate, .recordVocabularyMissing, .recordVocabularyUnknown, .tooManySchedules, .scheduleIdMissing, .anchorInvalid, .rhythmOutOfRange, .dayCountOutOfRange, .datesEmpty, .drawnOnceNotApplicable, .boundsInvalid, .muteNotApplicable, .priorityOutOfRange, .remindersOutOfRange, .snoozeOutOfRange, .completionOutOfRange, .promptRulesOutOfRange, .holidayDuplicate, .tooManyHolidays, .tooManyTriggers, .triggerDuplicate, .triggerCauseMissing, .triggerUnknown, .triggerOutOfRange, .triggerBoundInvalid, .recordTypeNotInStudy, .recordCauseNotApplicable, .comparedUnitMissing, .noiseUnitMissing, .noiseNotMeasured, .soundsNotInStudy, .scoreDuplicate, .bandUnknown, .triggerEntryDuplicate, .triggerAnchorMissing, .afterPlanNotApplicable, .triggerWithoutRoom, .delayOutOfRange, .triggerUnused, .alertChannelInvalid, .alertEscalationInvalid, .tooManyComparisons, .comparedValueMissing, .comparedValueNotNumeric, .windowDaysOutOfRange, .rewardOutOfRange, .levelsNotAscending, .rewardWithoutPoints, .tooManyFeedbackTexts, .feedbackChangeEmpty, .negativeCodeCounted, .tooManyCalculations, .calculationUnknown, .calculationCycle, .expressionMalformed, .expressionTooLarge, .expressionType, .tooManyConstraints, .placeholderInvalid, .placeholderNotApplicable, .requiredWhenNotApplicable, .decimalsOutOfRange, .rankedCountOutOfRange, .optionOrderNotApplicable, .randomOrderReference, .offeredByInvalid, .offeredForInvalid, .sliderLabelInvalid, .sliderMarksNotApplicable, .polesNotApplicable, .countdownOutOfRange, .repeatOutOfRange, .repeatNested, .repeatCountInvalid, .repeatedReference, .calculationParentInvalid, .profileFieldUnknown, .profileFieldNotDeclared, .tooManyConsentParts, .consentLanguagesDiffer] }

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
        case 400: .mediaUnknown
        case 8: .roleInsufficient
        case 9: .notStudyLeader
        case 10: .studyIdOfAnotherProject
        case 11: .questionnaireOfAnotherProject
        case 12: .questionnaireOfAnotherStudy
        case 13: .libraryEntryOfAnotherProject
        case 310: .libraryEntryOfAnotherStudy
        case 311: .studyOfAnotherProject
        case 14: .textsOnly
        case 44: .participantErased
        case 15: .etagMismatch
        case 16: .publishedMeanwhile
        case 17: .createdConcurrently
        case 18: .importedConcurrently
        case 19: .draftExists
        case 20: .projectExists
        case 45: .retentionErasesNow
        case 21: .questionnaireRetired
        case 330: .studyRetired
        case 331: .studyDeleted
        case 332: .studyNotEnded
        case 333: .studyHasParticipants
        case 334: .retentionNotPassed
        case 22: .lastOwner
        case 23: .draftHasFindings
        case 401: .mediaStoreAbsent
        case 402: .mediaStoreUnavailable
        case 403: .mediaStoreFull
        case 404: .mediaBytesMissing
        case 405: .mediaInUse
        case 406: .mediaUploadedConcurrently
        case 407: .mediaQuotaExceeded
        case 408: .tooManyMediaUploads
        case 409: .mediaRangeInvalid
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
        case 410: .mediaHashInvalid
        case 411: .mediaTooLarge
        case 412: .mediaChunkInvalid
        case 413: .mediaTypeNotAccepted
        case 414: .mediaChecksumMismatch
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
        case 417: .fileKindMissing
        case 418: .fileLimitInvalid
        case 415: .mediaDiffers
        case 416: .frequencyOutOfRange
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
        case 335: .informationKindMissing
        case 336: .informationKindDuplicate
        case 237: .retentionEmpty
        case 238: .retentionOutOfRange
        case 239: .retentionOutcomeMissing
        case 240: .retentionLengthened
        case 241: .draftDaysOutOfRange
        case 242: .recordTypeMissing
        case 243: .recordTypeDuplicate
        case 244: .recordVocabularyMissing
        case 245: .recordVocabularyUnknown
        case 246: .tooManySchedules
        case 247: .scheduleIdMissing
        case 248: .anchorInvalid
        case 249: .rhythmOutOfRange
        case 250: .dayCountOutOfRange
        case 251: .datesEmpty
        case 252: .drawnOnceNotApplicable
        case 253: .boundsInvalid
        case 254: .muteNotApplicable
        case 255: .priorityOutOfRange
        case 271: .remindersOutOfRange
        case 272: .snoozeOutOfRange
        case 273: .completionOutOfRange
        case 256: .promptRulesOutOfRange
        case 257: .holidayDuplicate
        case 258: .tooManyHolidays
        case 280: .tooManyTriggers
        case 281: .triggerDuplicate
        case 282: .triggerCauseMissing
        case 283: .triggerUnknown
        case 284: .triggerOutOfRange
        case 285: .triggerBoundInvalid
        case 286: .recordTypeNotInStudy
        case 287: .recordCauseNotApplicable
        case 288: .comparedUnitMissing
        case 289: .noiseUnitMissing
        case 290: .noiseNotMeasured
        case 291: .soundsNotInStudy
        case 292: .scoreDuplicate
        case 293: .bandUnknown
        case 294: .triggerEntryDuplicate
        case 295: .triggerAnchorMissing
        case 296: .afterPlanNotApplicable
        case 305: .triggerWithoutRoom
        case 297: .delayOutOfRange
        case 298: .triggerUnused
        case 460: .alertChannelInvalid
        case 461: .alertEscalationInvalid
        case 320: .tooManyComparisons
        case 321: .comparedValueMissing
        case 322: .comparedValueNotNumeric
        case 323: .windowDaysOutOfRange
        case 326: .rewardOutOfRange
        case 327: .levelsNotAscending
        case 328: .rewardWithoutPoints
        case 324: .tooManyFeedbackTexts
        case 325: .feedbackChangeEmpty
        case 299: .negativeCodeCounted
        case 350: .tooManyCalculations
        case 351: .calculationUnknown
        case 352: .calculationCycle
        case 353: .expressionMalformed
        case 354: .expressionTooLarge
        case 355: .expressionType
        case 356: .tooManyConstraints
        case 357: .placeholderInvalid
        case 358: .placeholderNotApplicable
        case 359: .requiredWhenNotApplicable
        case 360: .decimalsOutOfRange
        case 361: .rankedCountOutOfRange
        case 362: .optionOrderNotApplicable
        case 363: .randomOrderReference
        case 364: .offeredByInvalid
        case 365: .offeredForInvalid
        case 366: .sliderLabelInvalid
        case 367: .sliderMarksNotApplicable
        case 368: .polesNotApplicable
        case 369: .countdownOutOfRange
        case 436: .repeatOutOfRange
        case 437: .repeatNested
        case 438: .repeatCountInvalid
        case 439: .repeatedReference
        case 440: .calculationParentInvalid
        case 441: .profileFieldUnknown
        case 442: .profileFieldNotDeclared
        case 520: .tooManyConsentParts
        case 521: .consentLanguagesDiffer
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
        case .mediaUnknown: 400
        case .roleInsufficient: 8
        case .notStudyLeader: 9
        case .studyIdOfAnotherProject: 10
        case .questionnaireOfAnotherProject: 11
        case .questionnaireOfAnotherStudy: 12
        case .libraryEntryOfAnotherProject: 13
        case .libraryEntryOfAnotherStudy: 310
        case .studyOfAnotherProject: 311
        case .textsOnly: 14
        case .participantErased: 44
        case .etagMismatch: 15
        case .publishedMeanwhile: 16
        case .createdConcurrently: 17
        case .importedConcurrently: 18
        case .draftExists: 19
        case .projectExists: 20
        case .retentionErasesNow: 45
        case .questionnaireRetired: 21
        case .studyRetired: 330
        case .studyDeleted: 331
        case .studyNotEnded: 332
        case .studyHasParticipants: 333
        case .retentionNotPassed: 334
        case .lastOwner: 22
        case .draftHasFindings: 23
        case .mediaStoreAbsent: 401
        case .mediaStoreUnavailable: 402
        case .mediaStoreFull: 403
        case .mediaBytesMissing: 404
        case .mediaInUse: 405
        case .mediaUploadedConcurrently: 406
        case .mediaQuotaExceeded: 407
        case .tooManyMediaUploads: 408
        case .mediaRangeInvalid: 409
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
        case .mediaHashInvalid: 410
        case .mediaTooLarge: 411
        case .mediaChunkInvalid: 412
        case .mediaTypeNotAccepted: 413
        case .mediaChecksumMismatch: 414
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
        case .fileKindMissing: 417
        case .fileLimitInvalid: 418
        case .mediaDiffers: 415
        case .frequencyOutOfRange: 416
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
        case .informationKindMissing: 335
        case .informationKindDuplicate: 336
        case .retentionEmpty: 237
        case .retentionOutOfRange: 238
        case .retentionOutcomeMissing: 239
        case .retentionLengthened: 240
        case .draftDaysOutOfRange: 241
        case .recordTypeMissing: 242
        case .recordTypeDuplicate: 243
        case .recordVocabularyMissing: 244
        case .recordVocabularyUnknown: 245
        case .tooManySchedules: 246
        case .scheduleIdMissing: 247
        case .anchorInvalid: 248
        case .rhythmOutOfRange: 249
        case .dayCountOutOfRange: 250
        case .datesEmpty: 251
        case .drawnOnceNotApplicable: 252
        case .boundsInvalid: 253
        case .muteNotApplicable: 254
        case .priorityOutOfRange: 255
        case .remindersOutOfRange: 271
        case .snoozeOutOfRange: 272
        case .completionOutOfRange: 273
        case .promptRulesOutOfRange: 256
        case .holidayDuplicate: 257
        case .tooManyHolidays: 258
        case .tooManyTriggers: 280
        case .triggerDuplicate: 281
        case .triggerCauseMissing: 282
        case .triggerUnknown: 283
        case .triggerOutOfRange: 284
        case .triggerBoundInvalid: 285
        case .recordTypeNotInStudy: 286
        case .recordCauseNotApplicable: 287
        case .comparedUnitMissing: 288
        case .noiseUnitMissing: 289
        case .noiseNotMeasured: 290
        case .soundsNotInStudy: 291
        case .scoreDuplicate: 292
        case .bandUnknown: 293
        case .triggerEntryDuplicate: 294
        case .triggerAnchorMissing: 295
        case .afterPlanNotApplicable: 296
        case .triggerWithoutRoom: 305
        case .delayOutOfRange: 297
        case .triggerUnused: 298
        case .alertChannelInvalid: 460
        case .alertEscalationInvalid: 461
        case .tooManyComparisons: 320
        case .comparedValueMissing: 321
        case .comparedValueNotNumeric: 322
        case .windowDaysOutOfRange: 323
        case .rewardOutOfRange: 326
        case .levelsNotAscending: 327
        case .rewardWithoutPoints: 328
        case .tooManyFeedbackTexts: 324
        case .feedbackChangeEmpty: 325
        case .negativeCodeCounted: 299
        case .tooManyCalculations: 350
        case .calculationUnknown: 351
        case .calculationCycle: 352
        case .expressionMalformed: 353
        case .expressionTooLarge: 354
        case .expressionType: 355
        case .tooManyConstraints: 356
        case .placeholderInvalid: 357
        case .placeholderNotApplicable: 358
        case .requiredWhenNotApplicable: 359
        case .decimalsOutOfRange: 360
        case .rankedCountOutOfRange: 361
        case .optionOrderNotApplicable: 362
        case .randomOrderReference: 363
        case .offeredByInvalid: 364
        case .offeredForInvalid: 365
        case .sliderLabelInvalid: 366
        case .sliderMarksNotApplicable: 367
        case .polesNotApplicable: 368
        case .countdownOutOfRange: 369
        case .repeatOutOfRange: 436
        case .repeatNested: 437
        case .repeatCountInvalid: 438
        case .repeatedReference: 439
        case .calculationParentInvalid: 440
        case .profileFieldUnknown: 441
        case .profileFieldNotDeclared: 442
        case .tooManyConsentParts: 520
        case .consentLanguagesDiffer: 521
        case .unrecognized(let number): number
      }
    }
  }

  /// The descriptor of `otolith/catalogue/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/catalogue/v1/errors.proto",
    dependencies: [],
    base64: "CiFvdG9saXRoL2NhdGFsb2d1ZS92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxKpY6CgtFcnJvclJlYXNvbhIcChhFUlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIRCg1TVFVEWV9VTktOT1dOEAESIQodUVVFU1RJT05OQUlSRV9WRVJTSU9OX1VOS05PV04QAhITCg9QUk9KRUNUX1VOS05PV04QAxIRCg1EUkFGVF9VTktOT1dOEAQSHAoYU09VTkRfQ09MTEVDVElPTl9VTktOT1dOEAUSFgoSVk9DQUJVTEFSWV9VTktOT1dOEAYSEAoMSVRFTV9VTktOT1dOEAcSEgoNTUVESUFfVU5LTk9XThCQAxIVChFST0xFX0lOU1VGRklDSUVOVBAIEhQKEE5PVF9TVFVEWV9MRUFERVIQCRIfChtTVFVEWV9JRF9PRl9BTk9USEVSX1BST0pFQ1QQChIkCiBRVUVTVElPTk5BSVJFX09GX0FOT1RIRVJfUFJPSkVDVBALEiIKHlFVRVNUSU9OTkFJUkVfT0ZfQU5PVEhFUl9TVFVEWRAMEiQKIExJQlJBUllfRU5UUllfT0ZfQU5PVEhFUl9QUk9KRUNUEA0SIwoeTElCUkFSWV9FTlRSWV9PRl9BTk9USEVSX1NUVURZELYCEh0KGFNUVURZX09GX0FOT1RIRVJfUFJPSkVDVBC3AhIOCgpURVhUU19PTkxZEA4SFgoSUEFSVElDSVBBTlRfRVJBU0VEECwSEQoNRVRBR19NSVNNQVRDSBAPEhcKE1BVQkxJU0hFRF9NRUFOV0hJTEUQEBIYChRDUkVBVEVEX0NPTkNVUlJFTlRMWRAREhkKFUlNUE9SVEVEX0NPTkNVUlJFTlRMWRASEhAKDERSQUZUX0VYSVNUUxATEhIKDlBST0pFQ1RfRVhJU1RTEBQSGAoUUkVURU5USU9OX0VSQVNFU19OT1cQLRIZChVRVUVTVElPTk5BSVJFX1JFVElSRUQQFRISCg1TVFVEWV9SRVRJUkVEEMoCEhIKDVNUVURZX0RFTEVURUQQywISFAoPU1RVRFlfTk9UX0VOREVEEMwCEhsKFlNUVURZX0hBU19QQVJUSUNJUEFOVFMQzQISGQoUUkVURU5USU9OX05PVF9QQVNTRUQQzgISDgoKTEFTVF9PV05FUhAWEhYKEkRSQUZUX0hBU19GSU5ESU5HUxAXEhcKEk1FRElBX1NUT1JFX0FCU0VOVBCRAxIcChdNRURJQV9TVE9SRV9VTkFWQUlMQUJMRRCSAxIVChBNRURJQV9TVE9SRV9GVUxMEJMDEhgKE01FRElBX0JZVEVTX01JU1NJTkcQlAMSEQoMTUVESUFfSU5fVVNFEJUDEiAKG01FRElBX1VQTE9BREVEX0NPTkNVUlJFTlRMWRCWAxIZChRNRURJQV9RVU9UQV9FWENFRURFRBCXAxIbChZUT09fTUFOWV9NRURJQV9VUExPQURTEJgDEhgKE01FRElBX1JBTkdFX0lOVkFMSUQQmQMSEwoPVE9PX01BTllfRFJBRlRTEBgSFQoRVE9PX01BTllfUFJPSkVDVFMQGRIUChBUT09fTUFOWV9NRU1CRVJTEBoSFQoRVE9PX01BTllfV0FUQ0hFUlMQGxIUChBBTlNXRVJfVE9PX0xBUkdFEBwSEwoPQVVUSE9SSU5HX0xJTUlUEB0SEgoOQ1VSU09SX0lOVkFMSUQQHhIQCgxLSU5EX1VOS05PV04QHxIRCg1CQVRDSF9JTlZBTElEECASFAoQVE9PX01BTllfU1RVRElFUxAhEhMKD1NUVURZX0RVUExJQ0FURRAiEhIKDlFVRVJZX1RPT19MT05HECMSEQoNRklFTERfVU5LTk9XThAkEhYKEkZJRUxEX05PVF9XUklUQUJMRRAlEhMKD1RPT19NQU5ZX0ZJRUxEUxAmEhMKD0VMRU1FTlRfVU5LTk9XThAnEhMKD1ZFUlNJT05fVU5LTk9XThAoEhAKDFJPTEVfVU5LTk9XThApEhMKD1NIQVJJTkdfVU5LTk9XThAqEhMKD0RSQUZUX1RPT19MQVJHRRArEhcKEk1FRElBX0hBU0hfSU5WQUxJRBCaAxIUCg9NRURJQV9UT09fTEFSR0UQmwMSGAoTTUVESUFfQ0hVTktfSU5WQUxJRBCcAxIcChdNRURJQV9UWVBFX05PVF9BQ0NFUFRFRBCdAxIcChdNRURJQV9DSEVDS1NVTV9NSVNNQVRDSBCeAxIVChFUT09fTUFOWV9GSU5ESU5HUxBlEg4KCklEX0lOVkFMSUQQZhIQCgxJRF9EVVBMSUNBVEUQZxIQCgxDT0RFX0lOVkFMSUQQaBISCg5DT0RFX0RVUExJQ0FURRBpEhAKDFRFWFRfTUlTU0lORxBqEg4KClRFWFRfRU1QVFkQaxIRCg1URVhUX1RPT19MT05HEGwSGgoWVEVYVF9DT05UUk9MX0NIQVJBQ1RFUhBtEh0KGVRFWFRfT1VUU0lERV9UUkFOU0xBVElPTlMQbhIXChNUUkFOU0xBVElPTl9NSVNTSU5HEG8SFAoQTEFOR1VBR0VfSU5WQUxJRBBwEhYKEkxBTkdVQUdFX0RVUExJQ0FURRBxEhYKElRPT19NQU5ZX0xBTkdVQUdFUxByEhEKDVZFUlNJT05fR0lWRU4QcxIYChRDT05URU5UX0hBU0hfRElGRkVSUxB0Eg8KC0RPSV9JTlZBTElEEHUSFAoQVE9PX01BTllfQVVUSE9SUxB2EhIKDk9SSUdJTl9JTlZBTElEEHcSGgoWQU5OT1RBVElPTl9LRVlfSU5WQUxJRBB4EhgKFEFOTk9UQVRJT05fRFVQTElDQVRFEHkSGAoUVE9PX01BTllfQU5OT1RBVElPTlMQehIPCgtOT19FTEVNRU5UUxB7EhUKEVRPT19NQU5ZX0VMRU1FTlRTEHwSEwoPQ09OVEVOVF9NSVNTSU5HEH0SFwoTU0VOU09SX0tJTkRfTUlTU0lORxB+EhQKEFNFTlNPUl9EVVBMSUNBVEUQfxIeChlTRU5TT1JfQ09VTlRfT1VUX09GX1JBTkdFEIABEhgKE0dST1VQX1NUWUxFX01JU1NJTkcQgQESEwoOUEFSRU5UX1VOS05PV04QggESEQoMTUVNQkVSX0FQQVJUEIMBEhcKEk1FTUJFUl9OT1RfQUxMT1dFRBCEARIQCgtHUk9VUF9FTVBUWRCFARIUCg9HUk9VUFNfVE9PX0RFRVAQhgESGAoTUEFHRV9CUkVBS19JTl9HUk9VUBCHARIaChVTSEFSRURfQU5TV0VSX01JU1NJTkcQiAESIQocU0hBUkVEX0FOU1dFUl9OT1RfQVBQTElDQUJMRRCJARIRCgxJVEVNX1JFQ09ERUQQigESFwoSQ09VTlRfT1VUX09GX1JBTkdFEIsBEhMKDldFSUdIVF9JTlZBTElEEIwBEhEKDERBVEVfSU5WQUxJRBCNARIUCg9QQVRURVJOX0lOVkFMSUQQjgESGQoUUEFUVEVSTl9ISU5UX01JU1NJTkcQjwESIgodSU5JVElBTF9BTlNXRVJfTk9UX0FQUExJQ0FCTEUQkAESGwoWSU5JVElBTF9BTlNXRVJfSU5WQUxJRBCRARIXChJUWVBFX05PVF9TVVBQT1JURUQQkgESGQoUVU5TVVBQT1JURURfUkVRVUlSRUQQkwESFQoQQ09OVEVOVFNfSU5WQUxJRBCUARIaChVRVUVTVElPTl9UWVBFX01JU1NJTkcQlQESFAoPVE9PX0ZFV19PUFRJT05TEJYBEhUKEFRPT19NQU5ZX09QVElPTlMQlwESHQoYRVhDTFVTSVZFX05PVF9BUFBMSUNBQkxFEJgBEhAKC1JBTkdFX0VNUFRZEJkBEhYKEU5VTUJFUl9OT1RfRklOSVRFEJoBEhIKDVNURVBfTkVHQVRJVkUQmwESGQoUU1RFUF9ET0VTX05PVF9ESVZJREUQnAESFgoRRElNRU5TSU9OX01JU1NJTkcQnQESFgoRQk9VTkRfTk9UX0lOVEVHRVIQngESEQoMVU5JVF9JTlZBTElEEJ8BEhgKE0xFTkdUSF9PVVRfT0ZfUkFOR0UQoAESGAoTVE9PX01BTllfQ09ORElUSU9OUxChARIYChNDT05ESVRJT05fTUFMRk9STUVEEKIBEhcKEkNPTkRJVElPTl9UT09fREVFUBCjARIQCgtVTlJFQUNIQUJMRRCkARIZChRTQ09SRV9OT1RfQVBQTElDQUJMRRClARIVChBRVUVTVElPTl9VTktOT1dOEKYBEhkKFFFVRVNUSU9OX05PVF9FQVJMSUVSEKcBEh8KGlFVRVNUSU9OTkFJUkVfTk9UX0lOX1NUVURZEKgBEhoKFVFVRVNUSU9OTkFJUkVfVU5LTk9XThCpARIVChBPUEVSQVRPUl9NSVNTSU5HEKoBEhwKF09QRVJBVE9SX05PVF9BUFBMSUNBQkxFEKsBEhIKDUNPREVTX01JU1NJTkcQrAESGQoUQ09ERVNfTk9UX0FQUExJQ0FCTEUQrQESEQoMQ09ERV9VTktOT1dOEK4BEhgKE1RFWFRfTk9UX0FQUExJQ0FCTEUQrwESGgoVQ09NUEFSRURfVEVYVF9JTlZBTElEELABEhMKDk5VTUJFUl9NSVNTSU5HELEBEhoKFU5VTUJFUl9OT1RfQVBQTElDQUJMRRCyARIYChNOVU1CRVJfT1VUX09GX1JBTkdFELMBEhMKDk1FVEhPRF9NSVNTSU5HELQBEhQKD1RPT19NQU5ZX1NDT1JFUxC1ARITCg5OT19TQ09SRV9JVEVNUxC2ARIZChRUT09fTUFOWV9TQ09SRV9JVEVNUxC3ARIZChRTQ09SRV9JVEVNX0RVUExJQ0FURRC4ARISCg1TQ09SRV9VTktOT1dOELkBEhkKFEFOU1dFUl9OT1RfQ09VTlRBQkxFELoBEhIKDVJBTkdFX1VOS05PV04QuwESIgodTUlOSU1VTV9BTlNXRVJFRF9PVVRfT0ZfUkFOR0UQvAESGAoTQkFORFNfTk9UX0FTQ0VORElORxC9ARITCg5UT09fTUFOWV9CQU5EUxC+ARITCg5BQ0NFU1NfTUlTU0lORxC/ARIVChBQQVNTV09SRF9NSVNTSU5HEMABEhQKD1BBU1NXT1JEX0xFTkdUSBDBARIcChdQQVNTV09SRF9OT1RfQVBQTElDQUJMRRDCARIUCg9JTlNUQU5UX0lOVkFMSUQQwwESEQoMUEVSSU9EX0VNUFRZEMQBEhYKEU5PX1FVRVNUSU9OTkFJUkVTEMUBEhQKD1NUVURZX1RPT19MQVJHRRDGARIcChdUT09fTUFOWV9RVUVTVElPTk5BSVJFUxDHARIcChdRVUVTVElPTk5BSVJFX0RVUExJQ0FURRDIARIfChpRVUVTVElPTk5BSVJFX05PVF9JTVBPUlRFRBDJARIbChZRVUVTVElPTk5BSVJFX05PVF9VU0VEEMoBEhcKElJFQ1VSUkVOQ0VfTUlTU0lORxDLARISCg1HUk9VUF9VTktOT1dOEMwBEhQKD1RPT19NQU5ZX0dST1VQUxDNARIhChxSRVBFQVRfSU5URVJWQUxfT1VUX09GX1JBTkdFEM4BEiMKHlJFUEVBVF9JTlRFUlZBTF9OT1RfQVBQTElDQUJMRRDPARIYChNUT09fTUFOWV9ORVhUX0xJU1RTENABEg4KCU5PX09GRkVSUxDRARIUCg9PRkZFUl9EVVBMSUNBVEUQ0gESFAoPTkVYVF9MSVNUX0NZQ0xFENMBEhEKDEZJTEVfTUlTU0lORxDUARIbChZGSUxFX1JFRkVSRU5DRV9JTlZBTElEENUBEg4KCU5PX1NPVU5EUxDWARIUCg9UT09fTUFOWV9TT1VORFMQ1wESFQoQQ0FURUdPUllfVU5LTk9XThDYARIZChRTT1VORF9MRU5HVEhfTUlTU0lORxDZARITCg5MT09QX0RVUExJQ0FURRDaARIWChFGSUxFX0tJTkRfTUlTU0lORxChAxIXChJGSUxFX0xJTUlUX0lOVkFMSUQQogMSEgoNTUVESUFfRElGRkVSUxCfAxIbChZGUkVRVUVOQ1lfT1VUX09GX1JBTkdFEKADEg0KCE5PX1RFUk1TENsBEhMKDlRPT19NQU5ZX1RFUk1TENwBEhEKDFBMQU5fTUlTU0lORxDdARIZChRQRVJfREFZX09VVF9PRl9SQU5HRRDeARIPCgpOT19XSU5ET1dTEN8BEhUKEFdJTkRPV19UT09fU0hPUlQQ4AESFQoQR0FQX09VVF9PRl9SQU5HRRDhARIQCgtEQVlfTUlTU0lORxDiARISCg1EQVlfRFVQTElDQVRFEOMBEhgKE01JTlVURV9PVVRfT0ZfUkFOR0UQ5AESDQoITk9fVElNRVMQ5QESEwoOVE9PX01BTllfVElNRVMQ5gESEwoOVElNRV9EVVBMSUNBVEUQ5wESHgoZREFZX09GX01PTlRIX09VVF9PRl9SQU5HRRDoARIbChZTVEFSVF9EQVlfT1VUX09GX1JBTkdFEOkBEhgKE0VYUElSWV9PVVRfT0ZfUkFOR0UQ6gESGQoUVFJBTlNMQVRJT05fT1VUREFURUQQ6wESIAobQ09OU0VOVF9UUkFOU0xBVElPTl9NSVNTSU5HEOwBEh0KGElORk9STUFUSU9OX0tJTkRfTUlTU0lORxDPAhIfChpJTkZPUk1BVElPTl9LSU5EX0RVUExJQ0FURRDQAhIUCg9SRVRFTlRJT05fRU1QVFkQ7QESGwoWUkVURU5USU9OX09VVF9PRl9SQU5HRRDuARIeChlSRVRFTlRJT05fT1VUQ09NRV9NSVNTSU5HEO8BEhkKFFJFVEVOVElPTl9MRU5HVEhFTkVEEPABEhwKF0RSQUZUX0RBWVNfT1VUX09GX1JBTkdFEPEBEhgKE1JFQ09SRF9UWVBFX01JU1NJTkcQ8gESGgoVUkVDT1JEX1RZUEVfRFVQTElDQVRFEPMBEh4KGVJFQ09SRF9WT0NBQlVMQVJZX01JU1NJTkcQ9AESHgoZUkVDT1JEX1ZPQ0FCVUxBUllfVU5LTk9XThD1ARIXChJUT09fTUFOWV9TQ0hFRFVMRVMQ9gESGAoTU0NIRURVTEVfSURfTUlTU0lORxD3ARITCg5BTkNIT1JfSU5WQUxJRBD4ARIYChNSSFlUSE1fT1VUX09GX1JBTkdFEPkBEhsKFkRBWV9DT1VOVF9PVVRfT0ZfUkFOR0UQ+gESEAoLREFURVNfRU1QVFkQ+wESHgoZRFJBV05fT05DRV9OT1RfQVBQTElDQUJMRRD8ARITCg5CT1VORFNfSU5WQUxJRBD9ARIYChNNVVRFX05PVF9BUFBMSUNBQkxFEP4BEhoKFVBSSU9SSVRZX09VVF9PRl9SQU5HRRD/ARIbChZSRU1JTkRFUlNfT1VUX09GX1JBTkdFEI8CEhgKE1NOT09aRV9PVVRfT0ZfUkFOR0UQkAISHAoXQ09NUExFVElPTl9PVVRfT0ZfUkFOR0UQkQISHgoZUFJPTVBUX1JVTEVTX09VVF9PRl9SQU5HRRCAAhIWChFIT0xJREFZX0RVUExJQ0FURRCBAhIWChFUT09fTUFOWV9IT0xJREFZUxCCAhIWChFUT09fTUFOWV9UUklHR0VSUxCYAhIWChFUUklHR0VSX0RVUExJQ0FURRCZAhIaChVUUklHR0VSX0NBVVNFX01JU1NJTkcQmgISFAoPVFJJR0dFUl9VTktOT1dOEJsCEhkKFFRSSUdHRVJfT1VUX09GX1JBTkdFEJwCEhoKFVRSSUdHRVJfQk9VTkRfSU5WQUxJRBCdAhIdChhSRUNPUkRfVFlQRV9OT1RfSU5fU1RVRFkQngISIAobUkVDT1JEX0NBVVNFX05PVF9BUFBMSUNBQkxFEJ8CEhoKFUNPTVBBUkVEX1VOSVRfTUlTU0lORxCgAhIXChJOT0lTRV9VTklUX01JU1NJTkcQoQISFwoSTk9JU0VfTk9UX01FQVNVUkVEEKICEhgKE1NPVU5EU19OT1RfSU5fU1RVRFkQowISFAoPU0NPUkVfRFVQTElDQVRFEKQCEhEKDEJBTkRfVU5LTk9XThClAhIcChdUUklHR0VSX0VOVFJZX0RVUExJQ0FURRCmAhIbChZUUklHR0VSX0FOQ0hPUl9NSVNTSU5HEKcCEh4KGUFGVEVSX1BMQU5fTk9UX0FQUExJQ0FCTEUQqAISGQoUVFJJR0dFUl9XSVRIT1VUX1JPT00QsQISFwoSREVMQVlfT1VUX09GX1JBTkdFEKkCEhMKDlRSSUdHRVJfVU5VU0VEEKoCEhoKFUFMRVJUX0NIQU5ORUxfSU5WQUxJRBDMAxIdChhBTEVSVF9FU0NBTEFUSU9OX0lOVkFMSUQQzQMSGQoUVE9PX01BTllfQ09NUEFSSVNPTlMQwAISGwoWQ09NUEFSRURfVkFMVUVfTUlTU0lORxDBAhIfChpDT01QQVJFRF9WQUxVRV9OT1RfTlVNRVJJQxDCAhIdChhXSU5ET1dfREFZU19PVVRfT0ZfUkFOR0UQwwISGAoTUkVXQVJEX09VVF9PRl9SQU5HRRDGAhIZChRMRVZFTFNfTk9UX0FTQ0VORElORxDHAhIaChVSRVdBUkRfV0lUSE9VVF9QT0lOVFMQyAISHAoXVE9PX01BTllfRkVFREJBQ0tfVEVYVFMQxAISGgoVRkVFREJBQ0tfQ0hBTkdFX0VNUFRZEMUCEhoKFU5FR0FUSVZFX0NPREVfQ09VTlRFRBCrAhIaChVUT09fTUFOWV9DQUxDVUxBVElPTlMQ3gISGAoTQ0FMQ1VMQVRJT05fVU5LTk9XThDfAhIWChFDQUxDVUxBVElPTl9DWUNMRRDgAhIZChRFWFBSRVNTSU9OX01BTEZPUk1FRBDhAhIZChRFWFBSRVNTSU9OX1RPT19MQVJHRRDiAhIUCg9FWFBSRVNTSU9OX1RZUEUQ4wISGQoUVE9PX01BTllfQ09OU1RSQUlOVFMQ5AISGAoTUExBQ0VIT0xERVJfSU5WQUxJRBDlAhIfChpQTEFDRUhPTERFUl9OT1RfQVBQTElDQUJMRRDmAhIhChxSRVFVSVJFRF9XSEVOX05PVF9BUFBMSUNBQkxFEOcCEhoKFURFQ0lNQUxTX09VVF9PRl9SQU5HRRDoAhIeChlSQU5LRURfQ09VTlRfT1VUX09GX1JBTkdFEOkCEiAKG09QVElPTl9PUkRFUl9OT1RfQVBQTElDQUJMRRDqAhIbChZSQU5ET01fT1JERVJfUkVGRVJFTkNFEOsCEhcKEk9GRkVSRURfQllfSU5WQUxJRBDsAhIYChNPRkZFUkVEX0ZPUl9JTlZBTElEEO0CEhkKFFNMSURFUl9MQUJFTF9JTlZBTElEEO4CEiAKG1NMSURFUl9NQVJLU19OT1RfQVBQTElDQUJMRRDvAhIZChRQT0xFU19OT1RfQVBQTElDQUJMRRDwAhIbChZDT1VOVERPV05fT1VUX09GX1JBTkdFEPECEhgKE1JFUEVBVF9PVVRfT0ZfUkFOR0UQtAMSEgoNUkVQRUFUX05FU1RFRBC1AxIZChRSRVBFQVRfQ09VTlRfSU5WQUxJRBC2AxIXChJSRVBFQVRFRF9SRUZFUkVOQ0UQtwMSHwoaQ0FMQ1VMQVRJT05fUEFSRU5UX0lOVkFMSUQQuAMSGgoVUFJPRklMRV9GSUVMRF9VTktOT1dOELkDEh8KGlBST0ZJTEVfRklFTERfTk9UX0RFQ0xBUkVEELoDEhsKFlRPT19NQU5ZX0NPTlNFTlRfUEFSVFMQiAQSHQoYQ09OU0VOVF9MQU5HVUFHRVNfRElGRkVSEIkEQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFK4MkBCisKAQwSAwEAEhohIEVycm9yIHJlYXNvbnMgb2YgdGhlIGNhdGFsb2d1ZS4KCpgDCgIFABIFDwCsBQEaigMgRXJyb3IgcmVhc29ucyBvZiB0aGlzIHNlcnZpY2UsIGluIGFkZGl0aW9uIHRvIHRob3NlIG9mIG90b2xpdGguY29tbW9uLnYxLkVycm9yUmVhc29uICh0b2tlbnMsCiBsaW1pdHMsIHRoZSBkYXRhYmFzZSwgZW1wdHkgb3IgbWFsZm9ybWVkIGZpZWxkcykuIEEgdmFsdWUncyBuYW1lIGlzIHNlbnQgYXMgdGV4dCwgd2l0aG91dCBhCiBwcmVmaXg6IGluIGBnb29nbGUucnBjLkVycm9ySW5mby5yZWFzb25gIChkb21haW4gYG90b2xpdGhgKSwgaW4KIGBnb29nbGUucnBjLkJhZFJlcXVlc3QuRmllbGRWaW9sYXRpb24ucmVhc29uYCwgb3IgaW4gRmluZGluZy5yZWFzb24uIE5ldyByZWFzb25zIG1heSBiZSBhZGRlZDoKIHRyZWF0IGFuIHVua25vd24gcmVhc29uIGJ5IGl0cyBzdGF0dXMgY29kZS4KCicKBAUAAgASAxECHxoaIE5vdCB1c2VkIGJ5IHRoZSBzZXJ2aWNlLgoKZAoEBQACARIDFgIUGiYgTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgZG9lcyBub3QgZXhpc3QuCjIvIE1pc3Npbmcgb3IgaW52aXNpYmxlIHJlc291cmNlcywgaW4gRXJyb3JJbmZvLgoK1AEKBAUAAgISAxoCJBrGASBOT1RfRk9VTkQ6IHRoZSB2ZXJzaW9uIGlzIG5vdCBwdWJsaXNoZWQsIG9yIGl0cyBwcm9qZWN0IGRvZXMgbm90IHNoYXJlIGl0LiBJbiBhbiBpbXBvcnQgYWxzbyBhCiBGaWVsZFZpb2xhdGlvbjogdGhlIHN0dWR5IG5hbWVzIGEgdmVyc2lvbiB0aGF0IGRvZXMgbm90IGV4aXN0OyBwdWJsaXNoIGl0IGZpcnN0LCBvciB3aXRoIHRoZQogc3R1ZHkuCgpWCgQFAAIDEgMcAhYaSSBOT1RfRk9VTkQ6IHRoZSBwcm9qZWN0IGRvZXMgbm90IGV4aXN0LCBvciB0aGUgY2FsbGVyIGhhcyBubyByb2xlIGluIGl0LgoKXQoEBQACBBIDHgIUGlAgTk9UX0ZPVU5EOiB0aGUgZHJhZnQgZG9lcyBub3QgZXhpc3QsIG9yIHRoZSBjYWxsZXIgaGFzIG5vIHJvbGUgaW4gaXRzIHByb2plY3QuCgrnAQoEBQACBRIDIgIfGtkBIE5PVF9GT1VORDogdGhlIHZlcnNpb24gb2YgdGhlIHNvdW5kIGNvbGxlY3Rpb24gZG9lcyBub3QgZXhpc3QuIEluIGFuIGltcG9ydCBhIEZpZWxkVmlvbGF0aW9uOgogbmVpdGhlciB0aGlzIHByb2plY3Qgbm9yIGFub3RoZXIgcHJvamVjdCB0aGF0IHNoYXJlcyB3aXRoIGFueW9uZSBoYXMgdGhlIHNvdW5kczsgcHVibGlzaCB0aGVtCiBmaXJzdCwgb3Igd2l0aCB0aGUgc3R1ZHkuCgqEAQoEBQACBhIDJQIZGncgTk9UX0ZPVU5EOiB0aGUgdmVyc2lvbiBvZiB0aGUgdm9jYWJ1bGFyeSBkb2VzIG5vdCBleGlzdC4gSW4gYW4gaW1wb3J0IGEgRmllbGRWaW9sYXRpb24sIGFzCiBTT1VORF9DT0xMRUNUSU9OX1VOS05PV04uCgpSCgQFAAIHEgMnAhMaRSBOT1RfRk9VTkQ6IHRoZSB2ZXJzaW9uIG9mIHRoZSBpdGVtIGRvZXMgbm90IGV4aXN0IGluIHRoZSBpdGVtIGJhbmsuCgqoAQoEBQACCBIDKgIWGpoBIE5PVF9GT1VORDogbm8gZmlsZSBoYXMgdGhpcyBoYXNoLCBvciB0aGUgY2FsbGVyIG1heSBub3QgcmVhZCBpdC4gSW4gYSBkZWZpbml0aW9uIGEKIEZpZWxkVmlvbGF0aW9uOiB0aGUgcHJvamVjdCBkb2VzIG5vdCBoYXZlIHRoZSBmaWxlOyB1cGxvYWQgaXQgZmlyc3QuCgqQAQoEBQACCRIDMAIYGnAgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBjYWxsIG5lZWRzIGEgaGlnaGVyIHJvbGUgaW4gdGhlIHByb2plY3QsIHdoaWNoIHRoZSBtZXNzYWdlIG5hbWVzLiBBc2sgYW4KIG93bmVyIGZvciBpdC4KMhEgTWlzc2luZyByaWdodHMuCgpBCgQFAAIKEgMyAhcaNCBQRVJNSVNTSU9OX0RFTklFRDogYW5vdGhlciBwZXJzb24gbGVhZHMgdGhlIHN0dWR5LgoKhgEKBAUAAgsSAzUCIxp5IFBFUk1JU1NJT05fREVOSUVEOiB0aGUgaWQgb2YgYSBuZXcgc3R1ZHkgbXVzdCBzdGFydCB3aXRoIHRoZSBwcm9qZWN0J3MgaWQuIENob29zZSBzdWNoIGFuIGlkLAogb3IgYXNrIGFuIGFkbWluaXN0cmF0b3IuCgpuCgQFAAIMEgM3AigaYSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHF1ZXN0aW9ubmFpcmUgYmVsb25ncyB0byBhbm90aGVyIHByb2plY3QuIENob29zZSBhbm90aGVyIGlkLCBvciBmb3JrIGl0LgoKrwEKBAUAAg0SAzoCJhqhASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHF1ZXN0aW9ubmFpcmUgd2FzIGZpcnN0IHB1Ymxpc2hlZCBieSBhIHN0dWR5IHRoYXQgdGhlIGNhbGxlciBkb2VzIG5vdAogbGVhZC4gVXNlIGl0cyBwdWJsaXNoZWQgY29udGVudHMgdW5jaGFuZ2VkLCBvciBjaG9vc2UgYW5vdGhlciBpZC4KCnoKBAUAAg4SAz0CKBptIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgc291bmQgY29sbGVjdGlvbiwgdm9jYWJ1bGFyeSBvciBpdGVtIGJlbG9uZ3MgdG8gYW5vdGhlciBwcm9qZWN0LiBDaG9vc2UKIGFub3RoZXIgaWQuCgqWAgoEBQACDxIDQQInGogCIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgc291bmQgY29sbGVjdGlvbiBvciB2b2NhYnVsYXJ5IHdhcyBwdWJsaXNoZWQgYnkgYW5vdGhlciBzdHVkeSwgb3IgZm9yIHRoZQogd2hvbGUgcHJvamVjdDsgZGV2aWNlcyBvZiBvdGhlciBzdHVkaWVzIGdldCBpdHMgbmV3ZXN0IHZlcnNpb24uIFVzZSBpdHMgcHVibGlzaGVkIGNvbnRlbnRzCiB1bmNoYW5nZWQsIGNob29zZSBhbm90aGVyIGlkLCBvciBhc2sgZm9yIHRoZSByb2xlIGxlYWRlciBpbiB0aGUgcHJvamVjdC4KCngKBAUAAhASA0QCIRprIFRoZSBleGlzdGluZyBzdHVkeSBpcyBpbiBhbm90aGVyIHByb2plY3QgdGhhbiBgcHJvamVjdF9pZGAuIExlYXZlIHRoZSBmaWVsZCBlbXB0eSwgb3IgbmFtZSB0aGF0CiBwcm9qZWN0LgoKTAoEBQACERIDRgISGj8gUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSByb2xlIHRyYW5zbGF0b3IgbWF5IGNoYW5nZSBvbmx5IHRleHRzLgoKwQEKBAUAAhISA0kCGhqzASBQRVJNSVNTSU9OX0RFTklFRCwgb2YgYW55IHdyaXRpbmcgbWV0aG9kOiB0aGUgY2FsbGVyLCBvciB0aGUgcGVyc29uIHdob3NlIHJvbGUgaXMgY2hhbmdlZCwgd2FzCiBlcmFzZWQgb3IgaXMgYmVpbmcgZXJhc2VkOyBub3RoaW5nIHdhcyBzdG9yZWQuIFRoZSBjYWxsZXIncyB0b2tlbiBpcyBmcm9tIGJlZm9yZS4KCnsKBAUAAhMSA04CFRpJIEFCT1JURUQ6IHRoZSByZXNvdXJjZSBoYXMgY2hhbmdlZC4gUmVhZCBpdCBhZ2FpbiBhbmQgcmVwZWF0IHRoZSBjaGFuZ2UuCjIjIENvbmZsaWN0cyB3aXRoIHRoZSBjdXJyZW50IHN0YXRlLgoKvwEKBAUAAhQSA1ECGxqxASBBQk9SVEVEOiBhIHZlcnNpb24gd2FzIHB1Ymxpc2hlZCB0aGF0IHRoZSBkcmFmdCBkb2VzIG5vdCB0YWtlIGludG8gYWNjb3VudCwgYG5ld2VzdF92ZXJzaW9uYCBpbgogdGhlIG1ldGFkYXRhLiBNZXJnZSBpdHMgY2hhbmdlcyBhbmQgdXBkYXRlIHRoZSBkcmFmdCB3aXRoIHRoYXQgYGJhc2VfdmVyc2lvbmAuCgpgCgQFAAIVEgNTAhwaUyBBQk9SVEVEIHdpdGggUmV0cnlJbmZvOiBhbm90aGVyIGNhbGwgaXMgY3JlYXRpbmcgaXQuIFNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2Fpbi4KClkKBAUAAhYSA1UCHRpMIEFCT1JURUQ6IGFub3RoZXIgY2FsbCBpcyBpbXBvcnRpbmcgdGhlIHN0dWR5LiBTZW5kIHRoZSBzYW1lIHJlcXVlc3QgYWdhaW4uCgpWCgQFAAIXEgNXAhQaSSBBTFJFQURZX0VYSVNUUzogdGhlIGRyYWZ0IGlkIHdhcyB1c2VkIGZvciBhbm90aGVyIGRyYWZ0LiBVc2UgYSBuZXcgb25lLgoKUgoEBQACGBIDWQIWGkUgQUxSRUFEWV9FWElTVFM6IGFub3RoZXIgcHJvamVjdCBoYXMgdGhlIGlkLiBDaG9vc2UgYSBkaWZmZXJlbnQgb25lLgoKmwEKBAUAAhkSA1wCHBqNASBGQUlMRURfUFJFQ09ORElUSU9OOiB3aXRoIHRoaXMgZW5kIG9yIHJldGVudGlvbiwgdGhlIGRhdGEgb2YgYWxsIHBhcnRpY2lwYW50cyB3b3VsZCBiZSBlcmFzZWQgYXQKIG9uY2UuIENvcnJlY3QgaXQsIG9yIHNldCBgYWxsb3dfZXJhc3VyZWAuCgptCgQFAAIaEgNeAh0aYCBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgcXVlc3Rpb25uYWlyZSBpcyByZXRpcmVkLiBSZWluc3RhdGUgaXQgYmVmb3JlIHVzaW5nIG9yIHB1Ymxpc2hpbmcgaXQuCgpbCgQFAAIbEgNgAhYaTiBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgaXMgcmV0aXJlZC4gUmVpbnN0YXRlIGl0IGJlZm9yZSBpbXBvcnRpbmcgaXQuCgpvCgQFAAIcEgNiAhYaYiBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgd2FzIGRlbGV0ZWQsIGFuZCBpdHMgaWQgY2Fubm90IGJlIHVzZWQgYWdhaW4uIENob29zZSBhbm90aGVyIG9uZS4KCogBCgQFAAIdEgNlAhgaeyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgaGFzIHN0YXJ0ZWQgYW5kIG5vdCBlbmRlZCBvciwgZm9yIGEgZGVsZXRpb24sIGVuZGVkIGxlc3MgdGhhbiBvbmUKIGhvdXIgYWdvLiBFbmQgaXQgZmlyc3QuCgqRAQoEBQACHhIDaAIfGoMBIEZBSUxFRF9QUkVDT05ESVRJT046IHBhcnRpY2lwYW50cyBqb2luZWQgdGhlIHN0dWR5LCBhbmQgaXQga2VlcHMgdGhlaXIgYW5zd2VycyB3aXRob3V0IGEgbGltaXQKIGFmdGVyIGl0cyBlbmQuIFJldGlyZSBpdCBpbnN0ZWFkLgoKzwEKBAUAAh8SA2sCHRrBASBGQUlMRURfUFJFQ09ORElUSU9OOiBwYXJ0aWNpcGFudHMgam9pbmVkIHRoZSBzdHVkeSwgYW5kIHRoZSBkYXlzIGFmdGVyIGl0cyBlbmQgZm9yIHdoaWNoIGl0IGtlZXBzCiBhbnN3ZXJzIGhhdmUgbm90IHBhc3NlZCBmb3IgYXQgbGVhc3Qgb25lIGRheS4gVHJ5IGFnYWluIGFmdGVyIGBkZWxldGVfdGltZWAgaW4gdGhlIG1ldGFkYXRhLgoKYAoEBQACIBIDbQISGlMgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHByb2plY3Qgd291bGQgaGF2ZSBubyBvd25lci4gQXNzaWduIGFub3RoZXIgb3duZXIgZmlyc3QuCgpoCgQFAAIhEgNvAhoaWyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgZHJhZnQgY2Fubm90IGJlIHB1Ymxpc2hlZDsgYSBGaWVsZFZpb2xhdGlvbiBzdGF0ZXMgZWFjaCBmaW5kaW5nLgoKaQoEBQACIhIDdAIbGlIgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHNlcnZpY2Ugc3RvcmVzIG5vIGZpbGVzLiBTZXQgYE9UT0xJVEhfTUVESUFfRElSRUNUT1JZYC4KMgggRmlsZXMuCgqAAQoEBQACIxIDdwIgGnMgVU5BVkFJTEFCTEU6IHRoZSBmb2xkZXIgb2YgZmlsZXMgY2Fubm90IGJlIHJlYWQgb3Igd3JpdHRlbi4gVHJ5IGFnYWluIGxhdGVyOyBpZiBpdCBsYXN0cywgc2VlCiB0aGUgc2VydmljZSdzIGxvZy4KCmgKBAUAAiQSA3kCGRpbIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIGZpbGUgc3lzdGVtIG9mIHRoZSBmb2xkZXIgaXMgZnVsbC4gTm90aGluZyBvZiB0aGUgY2h1bmsgd2FzIGtlcHQuCgqHAQoEBQACJRIDfAIcGnogREFUQV9MT1NTOiB0aGUgZmlsZSBpcyBrbm93biwgYnV0IGl0cyBieXRlcyBhcmUgbWlzc2luZyBvciBoYXZlIGFub3RoZXIgc2l6ZSwgcGVyaGFwcyBhZnRlciBhCiByZXN0b3JlLiBVcGxvYWQgaXQgYWdhaW4uCgpHCgQFAAImEgN+AhUaOiBGQUlMRURfUFJFQ09ORElUSU9OOiBhIHB1Ymxpc2hlZCB2ZXJzaW9uIG5hbWVzIHRoZSBmaWxlLgoKbQoEBQACJxIEgAECJBpfIEFCT1JURUQgd2l0aCBSZXRyeUluZm86IGFub3RoZXIgY2FsbCBpcyB3cml0aW5nIHRoZSBzYW1lIHVwbG9hZC4gU2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLgoKewoEBQACKBIEgwECHRptIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIGZpbGUgZG9lcyBub3QgZml0IGludG8gdGhlIHByb2plY3QncyBxdW90YSwgd2hpY2ggdGhlIG1lc3NhZ2UgbmFtZXMuCiBEZWxldGUgZmlsZXMuCgppCgQFAAIpEgSFAQIfGlsgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcHJvamVjdCBoYXMgMTAwIGluY29tcGxldGUgdXBsb2Fkcy4gQ29tcGxldGUgdGhlbSwgb3Igd2FpdCBhIGRheS4KCkcKBAUAAioSBIcBAhwaOSBPVVRfT0ZfUkFOR0U6IHRoZSBvZmZzZXQgaXMgYmV5b25kIHRoZSBlbmQgb2YgdGhlIGZpbGUuCgpZCgQFAAIrEgSMAQIXGkAgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcHJvamVjdCBoYXMgMSwwMDAgZHJhZnRzLiBEZWxldGUgc29tZS4KMgkgTGltaXRzLgoKSAoEBQACLBIEjgECGRo6IFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIGNhbGxlciBoYXMgY3JlYXRlZCAxMDAgcHJvamVjdHMuCgpPCgQFAAItEgSQAQIYGkEgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcHJvamVjdCBoYXMgMSwwMDAgbWVtYmVycy4gUmVtb3ZlIHNvbWUuCgqVAQoEBQACLhIEkwECGRqGASBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IHRvbyBtYW55IGNhbGxzLCBpbiB0b3RhbCBvciBvZiB0aGlzIGNhbGxlciwgd2F0Y2ggdGhlIGZlZWQuCiBVc2UgTGlzdENoYW5nZXMsIG9yIHRyeSBhZ2FpbiBsYXRlci4KCmkKBAUAAi8SBJUBAhgaWyBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSByZXF1ZXN0ZWQgdmVyc2lvbnMgYXJlIHRvbyBsYXJnZSBmb3Igb25lIHJlc3BvbnNlLiBSZXF1ZXN0IGZld2VyLgoKrgEKBAUAAjASBJgBAhcanwEgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0b28gbWFueSBkZWZpbml0aW9ucyBhcmUgYmVpbmcgd3JpdHRlbiwgY2hlY2tlZCBvciBjb21wYXJlZCwKIG9yIGZpbGVzIHJlYWQgb3Igd3JpdHRlbi4gU2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluIGxhdGVyLgoK0AEKBAUAAjESBJ4BAhYacyBUaGUgY3Vyc29yIGRvZXMgbm90IGJlbG9uZyB0byB0aGlzIGZlZWQsIG9yIGxpZXMgYmV5b25kIGl0cyBlbmQgKGFmdGVyIGEgcmVzdG9yZSkuIFN0YXJ0IGFnYWluCiB3aXRob3V0IGEgY3Vyc29yLgoyTSBSZXF1ZXN0IGZpZWxkczogSU5WQUxJRF9BUkdVTUVOVCwgaW4gYSBGaWVsZFZpb2xhdGlvbiB0aGF0IG5hbWVzIHRoZSBmaWVsZC4KCjcKBAUAAjISBKABAhQaKSBUaGUgZmVlZCBoYXMgbm8gcmVzb3VyY2VzIG9mIHRoaXMga2luZC4KCi4KBAUAAjMSBKIBAhUaICBOb3QgMeKAkzEwMCBkaXN0aW5jdCB2ZXJzaW9ucy4KCmQKBAUAAjQSBKQBAhgaViBNb3JlIHRoYW4gMjAgc3R1ZGllcyBhcmUgbmFtZWQsIG9yIG5vbmUgd2hpbGUgdGhlIHRva2VuIGhhcyBtb3JlIHRoYW4gMjAgZW5yb2xtZW50cy4KCikKBAUAAjUSBKYBAhcaGyBUaGUgc3R1ZHkgaXMgbmFtZWQgdHdpY2UuCgoxCgQFAAI2EgSoAQIWGiMgVGhlIHF1ZXJ5IGV4Y2VlZHMgNTAwIGNoYXJhY3RlcnMuCgp9CgQFAAI3EgSrAQIVGm8gVGhlIHBhdGggb2YgdGhlIG1hc2sgZG9lcyBub3QgbmFtZSBhIGZpZWxkIG9mIHRoZSBtZXNzYWdlLCBvciBgKmAgaXMgY29tYmluZWQgd2l0aCBvdGhlciBwYXRocwogaW4gYW4gdXBkYXRlLgoKTgoEBQACOBIErQECGhpAIFRoZSBwYXRoIG9mIHRoZSBtYXNrIG5hbWVzIGEgZmllbGQgdGhhdCBvbmx5IHRoZSBzZXJ2aWNlIHNldHMuCgpXCgQFAAI5EgSvAQIXGkkgTW9yZSB0aGFuIDIwMCBlbGVtZW50cyBhcmUgbmFtZWQuIFB1dCBgZWxlbWVudHNgIGludG8gdGhlIG1hc2sgaW5zdGVhZC4KCoEBCgQFAAI6EgSyAQIXGnMgVGhlIGVsZW1lbnQgaXMgbm90IGluIHRoZSBkcmFmdCwgb3Igbm90IGluIHRoZSByZXF1ZXN0LiBUbyBhZGQgb3IgcmVtb3ZlIGVsZW1lbnRzLCBwdXQKIGBlbGVtZW50c2AgaW50byB0aGUgbWFzay4KCkMKBAUAAjsSBLQBAhcaNSBUaGUgYmFzZSB2ZXJzaW9uIGlzIGhpZ2hlciB0aGFuIHRoZSBuZXdlc3QgdmVyc2lvbi4KCjMKBAUAAjwSBLYBAhQaJSBUaGUgc2VydmljZSBkb2VzIG5vdCBrbm93IHRoZSByb2xlLgoKZAoEBQACPRIEuAECFxpWIFRoZSBzZXJ2aWNlIGRvZXMgbm90IGtub3cgdGhlIHZhbHVlLCBhbmQgd291bGQgdHJlYXQgaXQgYXMgdGhlIG1vc3QgcmVzdHJpY3RpdmUgb25lLgoKKQoEBQACPhIEugECFxobIFRoZSBkcmFmdCBleGNlZWRzIDMyIE1pQi4KCjUKBAUAAj8SBLwBAhsaJyBOb3QgNjQgbG93ZXItY2FzZSBoZXhhZGVjaW1hbCBkaWdpdHMuCgpdCgQFAAJAEgS+AQIYGk8gVGhlIGZpbGUgaXMgZW1wdHkgb3IgZXhjZWVkcyB0aGUgbGltaXQgZm9yIG9uZSBmaWxlLCB3aGljaCB0aGUgbWVzc2FnZSBuYW1lcy4KCk8KBAUAAkESBMABAhwaQSBUaGUgY2h1bmsgZXhjZWVkcyAxIE1pQiwgb3IgcmVhY2hlcyBiZXlvbmQgdGhlIGVuZCBvZiB0aGUgZmlsZS4KCqEBCgQFAAJCEgTDAQIgGpIBIFRoZSBjb250ZW50IGlzIG5vdCBhIHBpY3R1cmUgb3Igc291bmQgb2YgYW4gYWNjZXB0ZWQgdHlwZS4gU1ZHIGlzIG5vdCBhY2NlcHRlZCwgc2luY2UgaXQgY2FuCiBjb250YWluIHByb2dyYW1zLiBUaGUgcmVjZWl2ZWQgYnl0ZXMgd2VyZSByZW1vdmVkLgoKYwoEBQACQxIExQECIBpVIFRoZSBieXRlcyBkbyBub3QgaGF2ZSB0aGUgYW5ub3VuY2VkIGhhc2guIFRoZXkgd2VyZSByZW1vdmVkOyB1cGxvYWQgdGhlIGZpbGUgYWdhaW4uCgr4AgoEBQACRBIEzQECGhpCIFRoZXJlIGFyZSBtb3JlIHRoYW4gdGhlIDUwMCBmaW5kaW5ncyBzaG93bi4gQ29ycmVjdCB0aGVzZSBmaXJzdC4KMqUCIEVycm9ycyBvZiBkZWZpbml0aW9uczogSU5WQUxJRF9BUkdVTUVOVCBpbiBhbiBpbXBvcnQgb3IgcHVibGljYXRpb24sIEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aAogRFJBRlRfSEFTX0ZJTkRJTkdTIHdoZW4gYSBkcmFmdCBpcyBwdWJsaXNoZWQ7IGVhY2ggaW4gYSBGaWVsZFZpb2xhdGlvbiB0aGF0IG5hbWVzIHRoZSBmaWVsZC4KIENoZWNrRHJhZnQgYW5kIHJlc3BvbnNlcyB0byBwdWJsaWNhdGlvbnMgcmV0dXJuIHRoZW0gYXMgRmluZGluZy4gQ29ycmVjdCB0aGUgZmllbGQgYW5kIHNlbmQgaXQKIGFnYWluLgoKSwoEBQACRRIEzwECExo9IFRoZSBpZCBkb2VzIG5vdCBoYXZlIHRoZSBmb3JtIGdpdmVuIGluIHRoZSBmaWVsZCdzIGNvbW1lbnQuCgokCgQFAAJGEgTRAQIVGhYgVGhlIGlkIG9jY3VycyB0d2ljZS4KClQKBAUAAkcSBNMBAhUaRiBUaGUgY29kZSBpcyBub3QgMeKAkzY0IGNoYXJhY3RlcnMgb2YgbGV0dGVycywgZGlnaXRzLCBgX2AsIGAtYCwgYC5gLgoKJgoEBQACSBIE1QECFxoYIFRoZSBjb2RlIG9jY3VycyB0d2ljZS4KCk4KBAUAAkkSBNcBAhUaQCBBIHJlcXVpcmVkIHRleHQgaXMgYWJzZW50LCBvciBtaXNzaW5nIGluIHRoZSBkZWZhdWx0IGxhbmd1YWdlLgoKPgoEBQACShIE2QECExowIEEgdHJhbnNsYXRpb24gaXMgZW1wdHkuIFdyaXRlIGl0IG9yIHJlbW92ZSBpdC4KCj8KBAUAAksSBNsBAhYaMSBBIHRleHQgZXhjZWVkcyB0aGUgbWF4aW11bSBsZW5ndGggb2YgaXRzIGZpZWxkLgoKSwoEBQACTBIE3QECHxo9IEEgdGV4dCBoYXMgY29udHJvbCBjaGFyYWN0ZXJzIG90aGVyIHRoYW4gbGluZSBmZWVkIGFuZCB0YWIuCgp/CgQFAAJNEgTgAQIiGnEgYHRleHRgIG9yIGBsYW5ndWFnZWAgb2YgYSBMb2NhbGl6ZWRUZXh0IGlzIHNldDsgdGhlc2UgYXJlIG91dHB1dCBvbmx5LiBQdXQgZXZlcnkgbGFuZ3VhZ2UgaW50bwogYHRyYW5zbGF0aW9uc2AuCgo7CgQFAAJOEgTiAQIcGi0gVGhlIHRleHQgaXMgbWlzc2luZyBpbiBhIHByb21pc2VkIGxhbmd1YWdlLgoKRgoEBQACTxIE5AECGRo4IFRoZSBsYW5ndWFnZSBpcyBub3QgYSBCQ1AgNDcgdGFnLiBVc2VkIGluIGFueSByZXF1ZXN0LgoKKAoEBQACUBIE5gECGxoaIEEgbGFuZ3VhZ2Ugb2NjdXJzIHR3aWNlLgoKJwoEBQACURIE6AECGxoZIE1vcmUgdGhhbiA1MCBsYW5ndWFnZXMuCgo/CgQFAAJSEgTqAQIWGjEgVmVyc2lvbnMgYXJlIGNvdW50ZWQgYnkgdGhlIGNhdGFsb2d1ZS4gTGVhdmUgMC4KCmMKBAUAAlMSBOwBAh0aVSBUaGUgZ2l2ZW4gaGFzaCBkb2VzIG5vdCBtYXRjaCB0aGUgY29udGVudHMuIExlYXZlIGl0IG91dCBpZiB0aGUgY2hhbmdlIGlzIGludGVuZGVkLgoKPQoEBQACVBIE7gECFBovIFRoZSBET0kgZG9lcyBub3QgaGF2ZSB0aGUgZm9ybSBgMTAuMTIzNC9hYmNgLgoKJQoEBQACVRIE8AECGRoXIE1vcmUgdGhhbiA1MCBhdXRob3JzLgoKRQoEBQACVhIE8gECFxo3IEFuIG9yaWdpbiBuZWVkcyBwcm9qZWN0LCBxdWVzdGlvbm5haXJlIGFuZCBhIHZlcnNpb24uCgpLCgQFAAJXEgT0AQIfGj0gVGhlIGtleSBpcyBub3QgMeKAkzY0IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBgLmAsIGAtYC4KCiMKBAUAAlgSBPYBAh0aFSBBIGtleSBvY2N1cnMgdHdpY2UuCgopCgQFAAJZEgT4AQIdGhsgTW9yZSB0aGFuIDUwIGFubm90YXRpb25zLgoKOwoEBQACWhIE+gECFBotIEEgcXVlc3Rpb25uYWlyZSBuZWVkcyBhdCBsZWFzdCBvbmUgZWxlbWVudC4KCikKBAUAAlsSBPwBAhoaGyBNb3JlIHRoYW4gNSwwMDAgZWxlbWVudHMuCgpVCgQFAAJcEgT+AQIYGkcgQW4gZWxlbWVudCBpcyBuZWl0aGVyIGhlYWRsaW5lLCB0ZXh0LCBxdWVzdGlvbiwgZ3JvdXAgbm9yIHBhZ2UgYnJlYWsuCgo6CgQFAAJdEgSAAgIcGiwgVGhlIHNlbnNvciBraW5kIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgpJCgQFAAJeEgSCAgIZGjsgQSBzZW5zb3Igb2NjdXJzIHR3aWNlLiBMaXN0IGl0IG9uY2Ugd2l0aCB0aGUgdG90YWwgY291bnQuCgopCgQFAAJfEgSEAgIiGhsgVGhlIGNvdW50IGlzIG5vdCAx4oCTMTAwLgoKOgoEBQACYBIEhgICHBosIFRoZSBncm91cCBzdHlsZSBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKOwoEBQACYRIEiAICFxotIE5vIGdyb3VwIHdpdGggdGhpcyBpZCBwcmVjZWRlcyB0aGUgZWxlbWVudC4KCkEKBAUAAmISBIoCAhUaMyBBIG1lbWJlciBkb2VzIG5vdCBmb2xsb3cgaXRzIGdyb3VwIHdpdGhvdXQgYSBnYXAuCgpkCgQFAAJjEgSMAgIbGlYgTWVtYmVycyBvZiBhIGNvbXBvc2l0ZSBhcmUgcXVlc3Rpb25zLCBvZiBhIG1hdHJpeCBxdWVzdGlvbnMgb2YgdGhlIHR5cGUgYGluaGVyaXRlZGAuCgo5CgQFAAJkEgSOAgIUGisgTm8gZWxlbWVudCBuYW1lcyB0aGUgZ3JvdXAgYXMgaXRzIHBhcmVudC4KCjoKBAUAAmUSBJACAhgaLCBHcm91cHMgYXJlIG5lc3RlZCBtb3JlIHRoYW4gNSBsZXZlbHMgZGVlcC4KCi8KBAUAAmYSBJICAhwaISBBIHBhZ2UgYnJlYWsgaXMgaW5zaWRlIGEgZ3JvdXAuCgptCgQFAAJnEgSUAgIeGl8gQSBxdWVzdGlvbiBpcyBgaW5oZXJpdGVkYCwgYnV0IG5laXRoZXIgaXRzIGdyb3VwcyBub3IgdGhlIHF1ZXN0aW9ubmFpcmUgaGF2ZSBhIHNoYXJlZCBhbnN3ZXIuCgpLCgQFAAJoEgSWAgIlGj0gVGhlIHNoYXJlZCBhbnN3ZXIgaXMgb2YgYSB0eXBlIHRoYXQgY2Fubm90IGJlIHNoYXJlZCB0aGVyZS4KCqQBCgQFAAJpEgSZAgIVGpUBIFRoZSBpdGVtIGhhcyBvdGhlciBjb2RlcyBvciBhbm90aGVyIHJhbmdlIGVsc2V3aGVyZSBpbiB0aGUgcHJvamVjdCwgc28gYW5zd2VycyB3b3VsZCBub3QgYmUKIGNvbXBhcmFibGUuIEdpdmUgdGhlIGNoYW5nZWQgcXVlc3Rpb24gaXRzIG93biBpdGVtIGlkLgoKSAoEBQACahIEmwICGxo6IE1vcmUgb3B0aW9ucyBtdXN0IGJlIGNob3NlbiB0aGFuIGNhbiBiZSBjaG9zZW4gdG9nZXRoZXIuCgpuCgQFAAJrEgSdAgIXGmAgQSB3ZWlnaHQgaXMgbm90IGZpbml0ZTsgb3IgYSB3ZWlnaHQsIG9yIHRoZSBzdW0gb2YgYWxsIHdlaWdodHMsIGlzIDAgYWx0aG91Z2ggaXQgaXMgYSBkaXZpc29yLgoKOwoEBQACbBIEnwICFRotIEEgZGF0ZSBkb2VzIG5vdCBoYXZlIHRoZSBmb3JtIGAyMDI2LTAxLTMxYC4KCl0KBAUAAm0SBKECAhgaTyBBIHBhdHRlcm4gaXMgbm90IGEgcmVndWxhciBleHByZXNzaW9uLCBvciBoYXMgbG9vay1hcm91bmQgb3IgYmFjay1yZWZlcmVuY2VzLgoKVgoEBQACbhIEowICHRpIIFdhcm5pbmc6IGEgcGF0dGVybiBoYXMgbm8gaGludCwgYW5kIHBhcnRpY2lwYW50cyBjYW5ub3QgcmVhZCBwYXR0ZXJucy4KCmAKBAUAAm8SBKUCAiYaUiBRdWVzdGlvbnMgb2YgdGhpcyB0eXBlIGhhdmUgbm8gaW5pdGlhbCBhbnN3ZXI7IG9uIGEgc2NhbGUgaXQgd291bGQgYmlhcyBhbnN3ZXJzLgoKSQoEBQACcBIEpwICHxo7IFRoZSBpbml0aWFsIGFuc3dlciBpcyBub3QgYSB2YWxpZCBhbnN3ZXIgdG8gdGhlIHF1ZXN0aW9uLgoKSQoEBQACcRIEqQICGxo7IFdhcm5pbmc6IGNsaWVudHMgd2lsbCBzaG93IHRoZSBxdWVzdGlvbiBhcyBub3Qgc3VwcG9ydGVkLgoKUAoEBQACchIEqwICHRpCIEEgcXVlc3Rpb24gb2YgYW4gdW5zdXBwb3J0ZWQgdHlwZSBpcyByZXF1aXJlZC4gTWFrZSBpdCBvcHRpb25hbC4KCkEKBAUAAnMSBK0CAhkaMyBUaGUgY29udGVudHMgb2YgYW4gdW5zdXBwb3J0ZWQgdHlwZSBhcmUgdG9vIGxvbmcuCgpCCgQFAAJ0EgSvAgIeGjQgQSBxdWVzdGlvbiBoYXMgbm8gdHlwZSwgb3IgYW4gaXRlbSBpcyBgaW5oZXJpdGVkYC4KCigKBAUAAnUSBLECAhgaGiBBIGNob2ljZSBoYXMgbm8gb3B0aW9ucy4KCiYKBAUAAnYSBLMCAhkaGCBNb3JlIHRoYW4gNTAwIG9wdGlvbnMuCgpECgQFAAJ3EgS1AgIhGjYgQW4gb3B0aW9uIG9mIGEgc2luZ2xlIGNob2ljZSBpcyBtYXJrZWQgYXMgZXhjbHVzaXZlLgoKVwoEBQACeBIEtwICFBpJIEEgbWluaW11bSBleGNlZWRzIGl0cyBtYXhpbXVtLCBvciBhbiBlYXJsaWVzdCBkYXRlIGlzIGFmdGVyIHRoZSBsYXRlc3QuCgo1CgQFAAJ5EgS5AgIaGicgQSBudW1iZXIgaXMgaW5maW5pdGUgb3Igbm90IGEgbnVtYmVyLgoKLAoEBQACehIEuwICFhoeIEEgc2xpZGVyJ3Mgc3RlcCBpcyBuZWdhdGl2ZS4KCmIKBAUAAnsSBL0CAh0aVCBUaGUgZGlzdGFuY2UgZnJvbSBhIHNsaWRlcidzIG1pbmltdW0gdG8gaXRzIG1heGltdW0gaXMgbm90IGEgbXVsdGlwbGUgb2YgaXRzIHN0ZXAuCgpFCgQFAAJ8EgS/AgIaGjcgVGhlIGRpbWVuc2lvbiBvZiBhIG1hbmlraW4gaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCjwKBAUAAn0SBMECAhoaLiBBIGJvdW5kIG9mIGEgd2hvbGUgbnVtYmVyIGlzIG5vdCBhbiBpbnRlZ2VyLgoKQwoEBQACfhIEwwICFRo1IFRoZSB1bml0IGlzIG5vdCBhIFVDVU0gY29kZSBvZiB1cCB0byA2NCBjaGFyYWN0ZXJzLgoKRwoEBQACfxIExQICHBo5IEEgbWF4aW11bSBsZW5ndGggZXhjZWVkcyB0aGUgbWF4aW11bSBsZW5ndGggb2YgYW5zd2Vycy4KCk0KBQUAAoABEgTHAgIcGj4gTW9yZSB0aGFuIDIwMCBwYXJ0cyBvZiBhIGNvbmRpdGlvbiwgb3IgcXVlc3Rpb25zIG9mIGEgY291bnQuCgp5CgUFAAKBARIEygICHBpqIEEgY29tYmluYXRpb24gaGFzIG5vIHBhcnRzLCBhIGNvdW50IGhhcyBubyBxdWVzdGlvbnMsIG9yIGEgcGFydCBwcmVjZWRlcyB0aGUgY29tYmluYXRpb24gaXQKIGJlbG9uZ3MgdG8uCgpCCgUFAAKCARIEzAICGxozIENvbWJpbmF0aW9ucyBhcmUgbmVzdGVkIG1vcmUgdGhhbiAxMCBsZXZlbHMgZGVlcC4KCnAKBQUAAoMBEgTOAgIUGmEgTm8gcG9zc2libGUgYW5zd2VycyBmdWxmaWwgdGhlIGNvbmRpdGlvbi4gQ29ycmVjdCBpdCwgb3IgcmVtb3ZlIHRoZSBlbGVtZW50cyB0aGF0IGRlcGVuZCBvbiBpdC4KCmsKBQUAAoQBEgTQAgIdGlwgU2NvcmVzIGNhbiBiZSBjb21wYXJlZCBvbmx5IGluIG5leHQgbGlzdHMsIGFuZCBvbmx5IHNjb3JlcyBvZiB0aGUgcHJlY2VkaW5nIHF1ZXN0aW9ubmFpcmUuCgo+CgUFAAKFARIE0gICGRovIFRoZSBxdWVzdGlvbm5haXJlIGRvZXMgbm90IGhhdmUgdGhlIHF1ZXN0aW9uLgoKWAoFBQAChgESBNQCAh0aSSBUaGUgcXVlc3Rpb24gZG9lcyBub3QgcHJlY2VkZSB0aGUgZWxlbWVudCB3aG9zZSBjb25kaXRpb24gcmVmZXJzIHRvIGl0LgoKOgoFBQAChwESBNYCAiMaKyBUaGUgc3R1ZHkgZG9lcyBub3QgdXNlIHRoZSBxdWVzdGlvbm5haXJlLgoKjQEKBQUAAogBEgTZAgIeGn4gV2FybmluZzogYSBjb25kaXRpb24gcmVmZXJzIHRvIGEgcXVlc3Rpb25uYWlyZSB0aGF0IGlzIG5vdCBwdWJsaXNoZWQsIG9yIG5vdCB2aXNpYmxlIHRvIHRoZQogY2FsbGVyLiBBIHN0dWR5IG11c3QgaGF2ZSBib3RoLgoKNwoFBQACiQESBNsCAhkaKCBBIGNvbXBhcmlzb24gb3IgY291bnQgaGFzIG5vIG9wZXJhdG9yLgoKRQoFBQACigESBN0CAiAaNiBUaGUgb3BlcmF0b3IgZG9lcyBub3QgYXBwbHkgdG8gYW5zd2VycyBvZiB0aGlzIHR5cGUuCgo5CgUFAAKLARIE3wICFhoqIEEgY29tcGFyaXNvbiB3aXRoIGEgY2hvaWNlIGhhcyBubyBjb2Rlcy4KCjwKBQUAAowBEgThAgIdGi0gQ29kZXMgYXJlIGdpdmVuIGFsdGhvdWdoIG5vbmUgYXJlIGNvbXBhcmVkLgoKSQoFBQACjQESBOMCAhUaOiBUaGUgcXVlc3Rpb25zIHJlZmVycmVkIHRvIGhhdmUgbm8gb3B0aW9uIHdpdGggdGhpcyBjb2RlLgoKOwoFBQACjgESBOUCAhwaLCBBIHRleHQgaXMgZ2l2ZW4gYWx0aG91Z2ggbm9uZSBpcyBjb21wYXJlZC4KCmEKBQUAAo8BEgTnAgIeGlIgVGhlIHRleHQgdG8gY29tcGFyZSB3aXRoIGlzIGFic2VudCwgb3IgZG9lcyBub3QgaGF2ZSB0aGUgc3RvcmVkIGZvcm0gb2YgYW5zd2Vycy4KCmIKBQUAApABEgTpAgIXGlMgQSBudW1iZXIgaXMgcmVxdWlyZWQ6IHRvIGNvbXBhcmUgd2l0aCwgb3IgZm9yIGEgdGVybSBvZiBhIHZvY2FidWxhcnkgd2l0aCBhIHVuaXQuCgo9CgUFAAKRARIE6wICHhouIEEgbnVtYmVyIGlzIGdpdmVuIGFsdGhvdWdoIG5vbmUgaXMgY29tcGFyZWQuCgowCgUFAAKSARIE7QICHBohIE5vIGFuc3dlciBjYW4gcmVhY2ggdGhlIG51bWJlci4KCkEKBQUAApMBEgTvAgIXGjIgVGhlIG1ldGhvZCBvZiBhIHNjb3JlIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgomCgUFAAKUARIE8QICGBoXIE1vcmUgdGhhbiAyMDAgc2NvcmVzLgoKJgoFBQAClQESBPMCAhcaFyBBIHNjb3JlIGhhcyBubyBpdGVtcy4KCjAKBQUAApYBEgT1AgIdGiEgTW9yZSB0aGFuIDUwMCBpdGVtcyBvZiBhIHNjb3JlLgoKRwoFBQAClwESBPcCAh0aOCBBIHNjb3JlIGhhcyB0aGUgc2FtZSBpdGVtIHR3aWNlLiBVc2UgYSB3ZWlnaHQgaW5zdGVhZC4KCkgKBQUAApgBEgT5AgIWGjkgVGhlIHNjb3JlIGRvZXMgbm90IGV4aXN0LCBvciBkb2VzIG5vdCBwcmVjZWRlIHRoaXMgb25lLgoKUQoFBQACmQESBPsCAh0aQiBBIHNjb3JlIHJlZmVycyB0byBhbnN3ZXJzIHRoYXQgYXJlIG5laXRoZXIgbnVtYmVycyBub3Igd2VpZ2h0ZWQuCgpICgUFAAKaARIE/QICFho5IEFuIGl0ZW0gdG8gYmUgcmV2ZXJzZWQgaGFzIG5vIGxvd2VzdCBhbmQgaGlnaGVzdCB2YWx1ZS4KClEKBQUAApsBEgT/AgImGkIgVGhlIHJlcXVpcmVkIG51bWJlciBvZiBhbnN3ZXJlZCBpdGVtcyBleGNlZWRzIHRoZSBzY29yZSdzIGl0ZW1zLgoKMgoFBQACnAESBIEDAhwaIyBCYW5kcyBhcmUgbm90IGluIGFzY2VuZGluZyBvcmRlci4KCi8KBQUAAp0BEgSDAwIXGiAgTW9yZSB0aGFuIDUwIGJhbmRzIG9mIGEgc2NvcmUuCgpBCgUFAAKeARIEhQMCFxoyIFRoZSBhY2Nlc3Mgb2YgYSBzdHVkeSBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKPgoFBQACnwESBIcDAhkaLyBBIHN0dWR5IHdpdGggcGFzc3dvcmQgYWNjZXNzIGhhcyBubyBwYXNzd29yZC4KCj8KBQUAAqABEgSJAwIYGjAgVGhlIHBhc3N3b3JkIGRvZXMgbm90IGhhdmUgOOKAkzEyOCBjaGFyYWN0ZXJzLgoKRwoFBQACoQESBIsDAiAaOCBBIHBhc3N3b3JkIGlzIGdpdmVuIGFsdGhvdWdoIGFjY2VzcyBkb2VzIG5vdCBuZWVkIG9uZS4KCjYKBQUAAqIBEgSNAwIYGicgQSB0aW1lIGlzIG91dHNpZGUgdGhlIHllYXJzIDHigJM5OTk5LgoKLwoFBQACowESBI8DAhUaICBBIHN0dWR5IGVuZHMgYmVmb3JlIGl0IHN0YXJ0cy4KCjoKBQUAAqQBEgSRAwIaGisgQSBzdHVkeSBuZWVkcyBhdCBsZWFzdCBvbmUgcXVlc3Rpb25uYWlyZS4KCnAKBQUAAqUBEgSTAwIYGmEgQSBzdHVkeSB3aXRoIGl0cyBxdWVzdGlvbm5haXJlcyBleGNlZWRzIDQ4IE1pQiwgb3IgMyBNaUIgaW4gb25lIGxhbmd1YWdlLCB0aGUgbGltaXQgb2YgZGV2aWNlcy4KCi4KBQUAAqYBEgSVAwIgGh8gTW9yZSB0aGFuIDEwMCBxdWVzdGlvbm5haXJlcy4KCjsKBQUAAqcBEgSXAwIgGiwgQSBxdWVzdGlvbm5haXJlIGlzIGltcG9ydGVkIG9yIHVzZWQgdHdpY2UuCgp4CgUFAAKoARIEmgMCIxppIEEgc3R1ZHkgdXNlcyB2ZXJzaW9uIDAgb2YgYSBxdWVzdGlvbm5haXJlIHRoYXQgdGhlIGltcG9ydCBkb2VzIG5vdCBjb250YWluLiBBZGQgaXQsIG9yIG5hbWUgYQogdmVyc2lvbi4KClEKBQUAAqkBEgScAwIfGkIgVGhlIGltcG9ydCBjb250YWlucyBhIHF1ZXN0aW9ubmFpcmUgdGhhdCB0aGUgc3R1ZHkgZG9lcyBub3QgdXNlLgoKTQoFBQACqgESBJ4DAhsaPiBUaGUgcmVjdXJyZW5jZSBvZiBhIHF1ZXN0aW9ubmFpcmUgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCjMKBQUAAqsBEgSgAwIWGiQgVGhlIHN0dWR5IGRvZXMgbm90IGhhdmUgdGhlIGdyb3VwLgoKMQoFBQACrAESBKIDAhgaIiBBIHN0dWR5IGhhcyBtb3JlIHRoYW4gNTAgZ3JvdXBzLgoKNAoFBQACrQESBKQDAiUaJSBNb3JlIHRoYW4gODcsODQwIGhvdXJzICh0ZW4geWVhcnMpLgoKQAoFBQACrgESBKYDAicaMSBBIG9uZS10aW1lIHF1ZXN0aW9ubmFpcmUgaGFzIGEgcmVwZWF0IGludGVydmFsLgoKKgoFBQACrwESBKgDAhwaGyBNb3JlIHRoYW4gMjAwIG5leHQgbGlzdHMuCgorCgUFAAKwARIEqgMCEhocIEEgbmV4dCBsaXN0IGhhcyBubyBvZmZlcnMuCgo6CgUFAAKxARIErAMCGBorIEEgbmV4dCBsaXN0IG9mZmVycyBhIHF1ZXN0aW9ubmFpcmUgdHdpY2UuCgpJCgUFAAKyARIErgMCGBo6IE9mZmVycyBmb3JtIGEgY3ljbGU6IHRoZSBwYXJ0aWNpcGFudCB3b3VsZCBuZXZlciBmaW5pc2guCgolCgUFAAKzARIEsAMCFRoWIEEgc291bmQgaGFzIG5vIGZpbGUuCgpqCgUFAAK0ARIEsgMCHxpbIExvY2F0aW9uLCBtZWRpYSB0eXBlLCBoYXNoIG9yIHNpemUgb2YgYSBmaWxlIGRvIG5vdCBoYXZlIHRoZSBmb3JtIGdpdmVuIGluIEZpbGVSZWZlcmVuY2UuCgo3CgUFAAK1ARIEtAMCEhooIEEgY29sbGVjdGlvbiBuZWVkcyBhdCBsZWFzdCBvbmUgc291bmQuCgooCgUFAAK2ARIEtgMCGBoZIE1vcmUgdGhhbiAxLDAwMCBzb3VuZHMuCgo7CgUFAAK3ARIEuAMCGRosIFRoZSBjb2xsZWN0aW9uIGRvZXMgbm90IGhhdmUgdGhlIGNhdGVnb3J5LgoKJwoFBQACuAESBLoDAh0aGCBBIHNvdW5kIGhhcyBubyBsZW5ndGguCgo3CgUFAAK5ARIEvAMCFxooIEEgbnVtYmVyIG9mIGxvb3AgbWludXRlcyBvY2N1cnMgdHdpY2UuCgo+CgUFAAK6ARIEvgMCGhovIFRoZSBraW5kIG9mIGEgcXVlc3Rpb24gZm9yIGEgZmlsZSBpcyBtaXNzaW5nLgoKZQoFBQACuwESBMADAhsaViBUaGUgbWF4aW11bSBzaXplIG9yIGxlbmd0aCBvZiBhIGZpbGUgaXMgb3V0IG9mIHJhbmdlLCBvciBkb2VzIG5vdCBhcHBseSB0byBpdHMga2luZC4KCmUKBQUAArwBEgTCAwIWGlYgVGhlIGhhc2gsIHNpemUgb3IgdHlwZSBvZiBhIHJlZmVyZW5jZSBkaWZmZXJzIGZyb20gdGhlIGZpbGUgdGhhdCBpdHMgbG9jYXRpb24gbmFtZXMuCgpACgUFAAK9ARIExAMCHxoxIFRoZSBmcmVxdWVuY3kgb2YgYSBzb3VuZCBpcyBub3QgMjDigJMyMCwwMDAgSHouCgo2CgUFAAK+ARIExgMCERonIEEgdm9jYWJ1bGFyeSBuZWVkcyBhdCBsZWFzdCBvbmUgdGVybS4KCicKBQUAAr8BEgTIAwIXGhggTW9yZSB0aGFuIDUsMDAwIHRlcm1zLgoKKAoFBQACwAESBMoDAhUaGSBBIHNjaGVkdWxlIGhhcyBubyBwbGFuLgoKQwoFBQACwQESBMwDAh0aNCBUaGUgbnVtYmVyIG9mIG5vdGlmaWNhdGlvbnMgcGVyIGRheSBpcyBub3QgMeKAkzk2LgoKJwoFBQACwgESBM4DAhMaGCBBIHBsYW4gaGFzIG5vIHdpbmRvd3MuCgpYCgUFAALDARIE0AMCGRpJIEEgd2luZG93IGlzIHRvbyBzaG9ydCBmb3IgdGhlIGRheSdzIG5vdGlmaWNhdGlvbnMgYXQgdGhlaXIgbWluaW11bSBnYXAuCgo1CgUFAALEARIE0gMCGRomIFRoZSBtaW5pbXVtIGdhcCBleGNlZWRzIDcyMCBtaW51dGVzLgoKMQoFBQACxQESBNQDAhQaIiBBIHdpbmRvdyBvciB0aW1lIGhhcyBubyB3ZWVrZGF5LgoKKwoFBQACxgESBNYDAhYaHCBBIHdlZWtkYXkgaGFzIHR3byB3aW5kb3dzLgoKRAoFBQACxwESBNgDAhwaNSBBIG51bWJlciBvZiBtaW51dGVzIHNpbmNlIG1pZG5pZ2h0IGlzIG5vdCAw4oCTMTQzOS4KCjQKBQUAAsgBEgTaAwIRGiUgQSB3ZWVrbHkgb3IgZGFpbHkgcGxhbiBoYXMgbm8gdGltZS4KCj0KBQUAAskBEgTcAwIXGi4gTW9yZSB0aGFuIDY3MiB0aW1lcyBwZXIgd2Vlaywgb3IgOTYgcGVyIGRheS4KCjgKBQUAAsoBEgTeAwIXGikgQSB0aW1lIG9mIHRoZSB3ZWVrIG9yIGRheSBvY2N1cnMgdHdpY2UuCgonCgUFAALLARIE4AMCIhoYIFRoZSBkYXkgaXMgbm90IDHigJMzMS4KCi0KBQUAAswBEgTiAwIfGh4gVGhlIGZpcnN0IGRheSBleGNlZWRzIDMsNjYwLgoKSQoFBQACzQESBOQDAhwaOiBUaGUgdGltZSBmb3IgYW5zd2VyaW5nIGV4Y2VlZHMgNDQsNjQwIG1pbnV0ZXMgKDMxIGRheXMpLgoKXAoFBQACzgESBOYDAh0aTSBXYXJuaW5nOiBhIHRyYW5zbGF0aW9uIHdhcyBtYWRlIGZyb20gYW4gZWFybGllciB3b3JkaW5nIG9mIHRoZSBzb3VyY2UgdGV4dC4KClEKBQUAAs8BEgToAwIkGkIgV2FybmluZzogdGhlIGNvbnNlbnQgdGV4dCBpcyBtaXNzaW5nIGluIGEgbGFuZ3VhZ2Ugb2YgdGhlIHN0dWR5LgoKSwoFBQAC0AESBOoDAiEaPCBUaGUga2luZCBvZiBhbiBpbmZvcm1hdGlvbiB0ZXh0IGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgo5CgUFAALRARIE7AMCIxoqIEEga2luZCBvZiBpbmZvcm1hdGlvbiB0ZXh0IG9jY3VycyB0d2ljZS4KClkKBQUAAtIBEgTuAwIYGkogQSByZXRlbnRpb24gaGFzIG5laXRoZXIgYSBsaW1pdCBub3IgYSBydWxlIGZvciB3aXRoZHJhd2FscyBhbmQgZXJhc3VyZXMuCgoxCgUFAALTARIE8AMCHxoiIEEgcmV0ZW50aW9uIGV4Y2VlZHMgMzYsNTAwIGRheXMuCgpGCgUFAALUARIE8gMCIho3IFRoZSBvdXRjb21lIG9mIGEgcmV0ZW50aW9uIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgrLAQoFBQAC1QESBPUDAh0auwEgQSBzdHVkeSB0aGF0IGhhcyBvcGVuZWQgd291bGQgd2Vha2VuIGl0cyByZXRlbnRpb246IGtlZXAgYW5zd2VycyBsb25nZXIsIGtlZXAgdGhlbSBhZnRlcgogd2l0aGRyYXdhbHMsIG9yIGFub255bWlzZSB0aGVtIGFsdGhvdWdoIHRoZXkgd2VyZSB0byBiZSBlcmFzZWQgb3IgdGhlIHBhcnRpY2lwYW50IGNvdWxkIGNob29zZS4KCj8KBQUAAtYBEgT3AwIgGjAgRHJhZnRzIHdvdWxkIGJlIGtlcHQgZm9yIG1vcmUgdGhhbiAzLDY2MCBkYXlzLgoKRAoFBQAC1wESBPkDAhwaNSBBIHR5cGUgb2YgaGVhbHRoIHJlY29yZHMgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCjcKBQUAAtgBEgT7AwIeGiggQSB0eXBlIG9mIGhlYWx0aCByZWNvcmRzIG9jY3VycyB0d2ljZS4KCkcKBQUAAtkBEgT9AwIiGjggRXZlbnRzIGFuZCB0aGVyYXBpZXMgbmVlZCBhIHZvY2FidWxhcnkgb2YgdGhlaXIga2luZHMuCgpTCgUFAALaARIE/wMCIhpEIFRoZSBzdHVkeSBkb2VzIG5vdCB1c2UgdGhlIHZvY2FidWxhcnkgb2YgYSB0eXBlIG9mIGhlYWx0aCByZWNvcmRzLgoKPAoFBQAC2wESBIEEAhsaLSBBIHF1ZXN0aW9ubmFpcmUgaGFzIG1vcmUgdGhhbiAyMCBzY2hlZHVsZXMuCgpHCgUFAALcARIEgwQCHBo4IE9uZSBvZiBzZXZlcmFsIHNjaGVkdWxlcyBvZiBhIHF1ZXN0aW9ubmFpcmUgaGFzIG5vIGlkLgoKTQoFBQAC3QESBIUEAhcaPiBEYXkgMCBvZiBhIHNjaGVkdWxlIGlzIG1vcmUgdGhhbiAzLDY2MCBkYXlzIGZyb20gaXRzIGFuY2hvci4KClsKBQUAAt4BEgSHBAIcGkwgQSByaHl0aG0gb2YgZGF5cyBpcyBvdXQgb2YgcmFuZ2UsIG9yIHRoZSBkYXlzIG9mIGEgc2VxdWVuY2UgZG8gbm90IGFzY2VuZC4KCjcKBQUAAt8BEgSJBAIfGiggQSBzY2hlZHVsZSBsYXN0cyBtb3JlIHRoYW4gMyw2NjAgZGF5cy4KCjQKBQUAAuABEgSLBAIUGiUgYHVudGlsX2RhdGVgIGlzIGJlZm9yZSBgZnJvbV9kYXRlYC4KCjkKBQUAAuEBEgSNBAIiGiogYGRyYXduX29uY2VgIHJlcXVpcmVzIGEgYHN0YW5kYXJkYCBwbGFuLgoKigEKBQUAAuIBEgSQBAIXGnsgQm91bmRzIG9mIHBhcnRpY2lwYW50cycgcGxhbnMgY29udHJhZGljdCBlYWNoIG90aGVyIG9yIHRoZSBzY2hlZHVsZSdzIG93biBwbGFuLCBvciBwYXJ0aWNpcGFudHMKIG1heSBub3QgY2hhbmdlIHRoZSBwbGFuLgoKfgoFBQAC4wESBJMEAhwabyBgcGFydGljaXBhbnRfbWF5X211dGVgIGhhcyBubyBlZmZlY3Q6IHBhcnRpY2lwYW50cyBtYXkgbm90IGNoYW5nZSB0aGUgc2NoZWR1bGUsIG9yIG1heSBzd2l0Y2gKIGl0IG9mZiBhbnl3YXkuCgooCgUFAALkARIElQQCHhoZIEEgcHJpb3JpdHkgZXhjZWVkcyAxMDAuCgpxCgUFAALlARIElwQCHxpiIE5vdCAx4oCTMTAgcmVtaW5kZXJzLCBub3QgMeKAkzEsNDQwIG1pbnV0ZXMgYXBhcnQsIG9yIHJlbWluZGVycyBhZnRlciB0aGUgbm90aWZpY2F0aW9uJ3MgZXhwaXJ5LgoKQwoFBQAC5gESBJkEAhwaNCBOb3QgMeKAkzEwIHNub296ZXMsIG9yIG5vdCAx4oCTMSw0NDAgbWludXRlcyBlYWNoLgoKNAoFBQAC5wESBJsEAiAaJSBgY29tcGxldGlvbl9taW51dGVzYCBleGNlZWRzIDEsNDQwLgoKRAoFBQAC6AESBJ0EAiIaNSBBIG51bWJlciBvZiB0aGUgbm90aWZpY2F0aW9uIHJ1bGVzIGlzIG91dCBvZiByYW5nZS4KCigKBQUAAukBEgSfBAIaGhkgQSBob2xpZGF5IG9jY3VycyB0d2ljZS4KCioKBQUAAuoBEgShBAIaGhsgTW9yZSB0aGFuIDEsMDAwIGhvbGlkYXlzLgoKKAoFBQAC6wESBKMEAhoaGSBNb3JlIHRoYW4gMTAwIHRyaWdnZXJzLgoKOgoFBQAC7AESBKUEAhoaKyBBbm90aGVyIHRyaWdnZXIgb2YgdGhlIHN0dWR5IGhhcyB0aGlzIGlkLgoKKAoFBQAC7QESBKcEAh4aGSBBIHRyaWdnZXIgaGFzIG5vIGNhdXNlLgoKNwoFBQAC7gESBKkEAhgaKCBUaGUgc3R1ZHkgaGFzIG5vIHRyaWdnZXIgd2l0aCB0aGlzIGlkLgoKNwoFBQAC7wESBKsEAh0aKCBBIG51bWJlciBvZiBhIHRyaWdnZXIgaXMgb3V0IG9mIHJhbmdlLgoKggEKBQUAAvABEgSuBAIeGnMgVGhlIG1heGltdW0gbnVtYmVyIG9mIGEgdHJpZ2dlcidzIG5vdGlmaWNhdGlvbnMgaGFzIG5vIGNvdW50IG9yIG5vIHBlcmlvZCwgb3IgaXRzIGNvb2xkb3duCiBhbHJlYWR5IGFsbG93cyBmZXdlci4KCkcKBQUAAvEBEgSwBAIhGjggVGhlIHN0dWR5IGRvZXMgbm90IGFjY2VwdCBoZWFsdGggcmVjb3JkcyBvZiB0aGlzIHR5cGUuCgqLAQoFBQAC8gESBLMEAiQafCBBIHZhbHVlIGlzIGNvbXBhcmVkIGFsdGhvdWdoIHRoZSByZWNvcmRzIGFyZSBub3QgbWVhc3VyZW1lbnRzLCBvciBraW5kcyBhcmUgZ2l2ZW4gYWx0aG91Z2gKIHJlY29yZHMgb2YgdGhlIHR5cGUgaGF2ZSBub25lLgoKPgoFBQAC8wESBLUEAh4aLyBBIGNvbXBhcmlzb24gb2YgYSBtZWFzdXJlZCB2YWx1ZSBoYXMgbm8gdW5pdC4KCkUKBQUAAvQBEgS3BAIbGjYgVGhlIHVuaXQgb2YgYSBub2lzZSBsZXZlbCBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKTwoFBQAC9QESBLkEAhsaQCBUaGUgc3R1ZHksIG9yIHRoZSBuYW1lZCBxdWVzdGlvbm5haXJlLCBkb2VzIG5vdCBtZWFzdXJlIG5vaXNlLgoKQQoFBQAC9gESBLsEAhwaMiBUaGUgc3R1ZHkgaGFzIG5vIHNvdW5kcywgb3Igbm90IHRoaXMgY29sbGVjdGlvbi4KCjEKBQUAAvcBEgS9BAIYGiIgQSBydWxlIGhhcyB0aGUgc2FtZSBzY29yZSB0d2ljZS4KCjIKBQUAAvgBEgS/BAIVGiMgVGhlIHNjb3JlIGRvZXMgbm90IGhhdmUgdGhlIGJhbmQuCgo7CgUFAAL5ARIEwQQCIBosIEFuIGVudHJ5IG9mIGEgdHJpZ2dlcidzIGxpc3Qgb2NjdXJzIHR3aWNlLgoKQAoFBQAC+gESBMMEAh8aMSBUaGUgYW5jaG9yIG9mIGFuIGBhZnRlcmAgcGxhbiBpcyBub3QgYSB0cmlnZ2VyLgoKPQoFBQAC+wESBMUEAiIaLiBBIGZpZWxkIGhhcyBubyBtZWFuaW5nIHdpdGggYW4gYGFmdGVyYCBwbGFuLgoKjgEKBQUAAvwBEgTIBAIdGn8gV2FybmluZzogb24gc29tZSBkYXlzLCBub3RpZmljYXRpb25zIG9mIHRoZSBzYW1lIG9yIGEgaGlnaGVyIHByaW9yaXR5IHJlYWNoIGBwZXJfZGF5X21heGAsIHNvCiB0aGF0IG5vbmUgZm9sbG93cyB0aGUgdHJpZ2dlci4KClQKBQUAAv0BEgTKBAIbGkUgQSBkZWxheSBleGNlZWRzIDQ0LDY0MCBtaW51dGVzLCBvciB0aGUgbWluaW11bSBleGNlZWRzIHRoZSBtYXhpbXVtLgoKTAoFBQAC/gESBMwEAhcaPSBXYXJuaW5nOiBubyBzY2hlZHVsZSB1c2VzIHRoZSB0cmlnZ2VyLCBhbmQgaXQgaGFzIG5vIGFsZXJ0LgoKmAEKBQUAAv8BEgTPBAIeGogBIFRoZSBhbGVydCBvZiBhIHRyaWdnZXIgaGFzIG5vIGNoYW5uZWwsIG1vcmUgdGhhbiA1LCBhIGR1cGxpY2F0ZSwgb3IgYSBuYW1lIHRoYXQgaXMgbm90IDHigJM2NAogbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMgYW5kIGh5cGhlbnMuCgqCAQoFBQACgAISBNIEAiEacyBBbiBhbGVydCBoYXMgY2hhbm5lbHMgZm9yIGl0cyBlc2NhbGF0aW9uIHdpdGhvdXQgYSB0aW1lLCBhIHRpbWUgd2l0aG91dCBjaGFubmVscywgb3IgYSB0aW1lIG92ZXIKIDQ0LDY0MCBtaW51dGVzLgoKKgoFBQACgQISBNQEAh0aGyBNb3JlIHRoYW4gMjAgY29tcGFyaXNvbnMuCgpPCgUFAAKCAhIE1gQCHxpAIEEgY29tcGFyaXNvbiBvciBhIGNoYW5nZSBuYW1lcyBuZWl0aGVyIGEgcXVlc3Rpb24gbm9yIGEgc2NvcmUuCgo9CgUFAAKDAhIE2AQCIxouIFRoZSBhbnN3ZXJzIHRvIHRoZSBxdWVzdGlvbiBhcmUgbm90IG51bWJlcnMuCgo9CgUFAAKEAhIE2gQCIRouIFRoZSB3aW5kb3cgb2YgYSBjb21wYXJpc29uIGV4Y2VlZHMgMzY2IGRheXMuCgprCgUFAAKFAhIE3AQCHBpcIEEgbnVtYmVyIG9mIHRoZSByZXdhcmRzIGlzIG91dCBvZiByYW5nZSwgb3IgcmV3YXJkcyBoYXZlIG5laXRoZXIgcG9pbnRzIG5vciBkYXlzIGluIGEgcm93LgoKZQoFBQAChgISBN4EAh0aViBNb3JlIHRoYW4gNTAgbGV2ZWxzLCBvciB0aGUgcG9pbnRzIG9mIGEgbGV2ZWwgZG8gbm90IGV4Y2VlZCB0aG9zZSBvZiB0aGUgb25lIGJlZm9yZS4KCjAKBQUAAocCEgTgBAIeGiEgTGV2ZWxzIGFuZCByYW5raW5nIG5lZWQgcG9pbnRzLgoKLgoFBQACiAISBOIEAiAaHyBNb3JlIHRoYW4gMjAwIGZlZWRiYWNrIHRleHRzLgoKYgoFBQACiQISBOQEAh4aUyBUaGUgY2hhbmdlIG9mIGEgZmVlZGJhY2sgdGV4dCBoYXMgbm8gbGltaXQsIG9yIG5vIG51bWJlciBsaWVzIGJldHdlZW4gaXRzIGxpbWl0cy4KClMKBQUAAooCEgTmBAIeGkQgV2FybmluZzogYSBzY29yZSBjb3VudHMgYSBuZWdhdGl2ZSBjb2RlIHdob3NlIG9wcG9zaXRlIGlzIG5vIGNvZGUuCgosCgUFAAKLAhIE6AQCHhodIE1vcmUgdGhhbiAyMDAgY2FsY3VsYXRpb25zLgoKQQoFBQACjAISBOoEAhwaMiBUaGUgcXVlc3Rpb25uYWlyZSBkb2VzIG5vdCBoYXZlIHRoZSBjYWxjdWxhdGlvbi4KCloKBQUAAo0CEgTsBAIaGksgQ2FsY3VsYXRpb25zLCBvciBjYWxjdWxhdGlvbnMgYW5kIHNjb3JlcywgcmVmZXIgdG8gZWFjaCBvdGhlciBpbiBhIGN5Y2xlLgoKtgEKBQUAAo4CEgTvBAIdGqYBIEFuIGV4cHJlc3Npb24gaGFzIG5vIG5vZGVzLCBhIG5vZGUgaGFzIG5vIGNvbnRlbnQgb3IgYW4gdW5rbm93biBmdW5jdGlvbiwgYSBmdW5jdGlvbiBoYXMKIGFub3RoZXIgbnVtYmVyIG9mIG9wZXJhbmRzIHRoYW4gaXQgbmVlZHMsIG9yIGEgbm9kZSBwcmVjZWRlcyBpdHMgZnVuY3Rpb24uCgpECgUFAAKPAhIE8QQCHRo1IEFuIGV4cHJlc3Npb24gaGFzIG1vcmUgdGhhbiA1MDAgbm9kZXMgb3IgMzAgbGV2ZWxzLgoKZQoFBQACkAISBPMEAhgaViBBbiBvcGVyYW5kLCBvciB0aGUgcmVzdWx0IG9mIGFuIGV4cHJlc3Npb24sIGlzIG5vdCBvZiB0aGUgdHlwZSB0aGF0IGlzIG5lZWRlZCB0aGVyZS4KCisKBQUAApECEgT1BAIdGhwgTW9yZSB0aGFuIDIwMCBjb25zdHJhaW50cy4KCpwBCgUFAAKSAhIE+AQCHBqMASBBIHRleHQgaGFzIGEgcGxhY2Vob2xkZXIgdGhhdCBpcyBub3QgY29tcGxldGUsIG9yIHRoYXQgbmFtZXMgYW4gdW5rbm93biBxdWVzdGlvbiwgY2FsY3VsYXRpb24KIG9yIHNjb3JlLiBDb3JyZWN0IGl0LCBvciByZW1vdmUgdGhlIGJyYWNlcy4KCjwKBQUAApMCEgT6BAIjGi0gUGxhY2Vob2xkZXJzIGFyZSBub3QgcmVwbGFjZWQgaW4gdGhpcyB0ZXh0LgoKiQEKBQUAApQCEgT9BAIlGnogQ29uZGl0aW9ucyBmb3IgcmVxdWlyaW5nIGFuIGFuc3dlciBuZWVkIGEgcXVlc3Rpb24gd2l0aCBgb3B0aW9uYWxfYW5zd2VyYCBvdXRzaWRlIG9mIGNvbXBvc2l0ZXMKIHdpdGggYG9wdGlvbmFsX2Fuc3dlcmAuCgo4CgUFAAKVAhIE/wQCHhopIEEgbnVtYmVyIG9mIGRlY2ltYWwgZGlnaXRzIGlzIGFib3ZlIDEwLgoKOgoFBQAClgISBIEFAiIaKyBBIHJhbmtpbmcgcmFua3MgbW9yZSBvcHRpb25zIHRoYW4gaXQgaGFzLgoKaQoFBQAClwISBIMFAiQaWiBBIHJhbmRvbSBvcmRlciwgZml4ZWQgcG9zaXRpb24gb3IgZmlsdGVyIG9mIG9wdGlvbnMgd2hlcmUgdGhlcmUgYXJlIG5vIG9wdGlvbnMgdG8gb3JkZXIuCgp6CgUFAAKYAhIEhgUCHxprIEEgbWVtYmVyIG9mIGEgZ3JvdXAgd2l0aCBhIHJhbmRvbSBvcmRlciByZWZlcnMgdG8gYW5vdGhlciBtZW1iZXIgb2YgdGhlIGdyb3VwLCB3aGljaCBtYXkgYmUKIHNob3duIGxhdGVyLgoKgQEKBQUAApkCEgSJBQIbGnIgVGhlIHF1ZXN0aW9uIHRoYXQgZGVjaWRlcyB3aGljaCBvcHRpb25zIGFyZSBvZmZlcmVkIGlzIHVua25vd24sIGRvZXMgbm90IHByZWNlZGUgdGhlIHF1ZXN0aW9uLAogb3IgaGFzIG5vIGNvZGVzLgoKtgEKBQUAApoCEgSMBQIcGqYBIEFuIG9wdGlvbiBuYW1lcyBjb2RlcyBvZiBhbm90aGVyIHF1ZXN0aW9uIHRoYXQgZGVjaWRlIHdoZW4gaXQgaXMgb2ZmZXJlZCwgYnV0IHRoZSBxdWVzdGlvbiBuYW1lcwogbm8gc3VjaCBxdWVzdGlvbiwgdGhlIGNvZGUgaXMgdW5rbm93biwgb3IgdGhlcmUgYXJlIG1vcmUgdGhhbiAxMDAuCgp8CgUFAAKbAhIEjwUCHRptIEEgbGFiZWwgb2YgYSBzbGlkZXIgaXMgbm90IGF0IGEgdmFsdWUgYmV0d2VlbiBpdHMgZW5kcywgbm90IGluIGFzY2VuZGluZyBvcmRlciwgb3IgdGhlcmUgYXJlCiBtb3JlIHRoYW4gNTAuCgprCgUFAAKcAhIEkQUCJBpcIFN0ZXAgbWFya3Mgb2YgYSBzbGlkZXIgd2l0aG91dCBzdGVwcyBvciB3aXRoIG1vcmUgdGhhbiAxMDAsIG9yIGEga25vYiB0aGF0IHN0YW5kcyB1cHJpZ2h0LgoKSwoFBQACnQISBJMFAh0aPCBQb2xlcyBvZiBhIHF1ZXN0aW9uIHRoYXQgZG9lcyBub3Qgc2hhcmUgYSBzY2FsZSB3aXRoIGVuZHMuCgo9CgUFAAKeAhIElQUCHxouIEEgY291bnRkb3duIG9mIDAgb3IgbW9yZSB0aGFuIDMsNjAwIHNlY29uZHMuCgqCAQoFBQACnwISBJgFAhwacyBUaGUgbnVtYmVycyBvZiBhIHJlcGV0aXRpb24gYXJlIG5vdCAx4oCTMTAwLCBvciB0aGUgbWluaW11bSBleGNlZWRzIHRoZSBtYXhpbXVtIG9yIGhhcyBubyBlZmZlY3QKIGJlc2lkZSBhIGNvdW50LgoKOwoFBQACoAISBJoFAhYaLCBBIHJlcGVhdGluZyBncm91cCBpcyBpbiBhIHJlcGVhdGluZyBncm91cC4KCpIBCgUFAAKhAhIEnQUCHRqCASBUaGUgY291bnQgb2YgYSByZXBldGl0aW9uIGlzIG5vdCBhIHByZWNlZGluZyBxdWVzdGlvbiwgb3V0c2lkZSBvZiByZXBlYXRpbmcgZ3JvdXBzLCBvciBhCiBjYWxjdWxhdGlvbiwgd2hvc2UgdmFsdWVzIGFyZSBudW1iZXJzLgoKowEKBQUAAqICEgSgBQIbGpMBIEEgcnVsZSBvciBwbGFjZWhvbGRlciBvdXRzaWRlIG9mIGEgcmVwZWF0aW5nIGdyb3VwIHJlZmVycyB0byBpdHMgcXVlc3Rpb24gb3IgY2FsY3VsYXRpb24uIFVzZQogRUFDSCwgb3IgdGhlIGlkIHdpdGggdGhlIG51bWJlciBvZiB0aGUgcmVwZXRpdGlvbi4KCkYKBQUAAqMCEgSiBQIjGjcgVGhlIHBhcmVudCBvZiBhIGNhbGN1bGF0aW9uIGlzIG5vdCBhIHJlcGVhdGluZyBncm91cC4KCkoKBQUAAqQCEgSkBQIeGjsgVGhlIHByb2ZpbGUgaGFzIG5vIHN1Y2ggZmllbGQsIG9yIGl0IGlzIG5vdCBhbGxvd2VkIGhlcmUuCgpjCgUFAAKlAhIEpgUCIxpUIEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHkgdXNlcyBhIHByb2ZpbGUgZmllbGQgdGhhdCB0aGUgc3R1ZHkgZG9lcyBub3QgZGVjbGFyZS4KCjMKBQUAAqYCEgSoBQIfGiQgTW9yZSB0aGFuIDEwIHBhcnRzIG9mIHRoZSBjb25zZW50LgoKhQEKBQUAAqcCEgSrBQIhGnYgQSBwYXJ0IG9mIHRoZSBjb25zZW50LCBvciB0aGUgY29uc2VudCB0ZXh0IG9mIGEgZ3JvdXAsIGlzIG5vdCBpbiBleGFjdGx5IHRoZSBsYW5ndWFnZXMgb2YgdGhlCiBzdHVkeSdzIGNvbnNlbnQgdGV4dC4KYgZwcm90bzM=")
}
