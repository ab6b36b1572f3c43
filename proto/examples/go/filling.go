package main

import (
	"crypto/rand"
	"fmt"
	"strconv"
	"strings"

	"google.golang.org/protobuf/types/known/timestamppb"

	cataloguev1 "otolith/catalogue/v1"
	ingestionv1 "otolith/ingestion/v1"
)

// newID returns a random UUID (version 4).
func newID() string {
	var bytes [16]byte
	if _, err := rand.Read(bytes[:]); err != nil {
		panic(err)
	}
	bytes[6] = bytes[6]&0x0f | 0x40
	bytes[8] = bytes[8]&0x3f | 0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", bytes[:4], bytes[4:6], bytes[6:8], bytes[8:10], bytes[10:])
}

// [guide: fill]

// sheetOf returns a sheet that names exactly the version shown and its content hash.
func sheetOf(
	catalogue *cataloguev1.GetDeviceCatalogueResponse, questionnaireID string, given map[string]string,
	timeZone, notificationID string,
) (*ingestionv1.AnswerSheet, error) {
	for _, study := range catalogue.Studies {
		for _, questionnaire := range study.Questionnaires {
			if questionnaire.QuestionnaireId != questionnaireID {
				continue
			}
			sheet := &ingestionv1.AnswerSheet{
				SheetId: newID(), StudyId: study.Study.StudyId, QuestionnaireId: questionnaireID,
				Version: questionnaire.Version, ContentHash: questionnaire.ContentHash,
				TimeZone: timeZone, NotificationId: notificationID,
				Closing:    ingestionv1.SheetClosing_SHEET_CLOSING_COMPLETE,
				AppVersion: "example-gateway/1", Device: &ingestionv1.Device{System: "Linux"},
				// The device's clock, uncorrected: the server marks implausible times.
				StartTime: timestamppb.Now(),
			}
			for _, element := range questionnaire.Elements {
				if value, ok := given[element.ElementId]; ok {
					answer, err := answerTo(element.ElementId, typed(questionnaire, element), value)
					if err != nil {
						return nil, err
					}
					sheet.Answers = append(sheet.Answers, answer)
				}
			}
			sheet.FinishTime = timestamppb.Now()
			return sheet, nil
		}
	}
	return nil, fmt.Errorf("no study uses the questionnaire %s", questionnaireID)
}

// typed returns the question that has an element's type: an inherited one is that of its nearest group,
// or the questionnaire's.
func typed(questionnaire *cataloguev1.Questionnaire, element *cataloguev1.Element) *cataloguev1.Question {
	question := element.GetQuestion()
	for question.GetInherited() != nil {
		parentID := element.ParentId
		if parentID == "" {
			return questionnaire.SharedAnswer
		}
		for _, one := range questionnaire.Elements {
			if one.ElementId == parentID {
				element = one
			}
		}
		if shared := element.GetGroup().GetSharedAnswer(); shared != nil {
			question = shared
		}
	}
	return question
}

// answerTo converts typed text to a value of the question's type.
func answerTo(elementID string, question *cataloguev1.Question, value string) (*ingestionv1.Answer, error) {
	answer := &ingestionv1.Answer{ElementId: elementID, AnswerTime: timestamppb.Now()}
	switch question.GetType().(type) {
	case *cataloguev1.Question_SingleChoice, *cataloguev1.Question_MultipleChoice,
		*cataloguev1.Question_YesNo, *cataloguev1.Question_Country:
		codes := &ingestionv1.Codes{}
		if value != "" {
			codes.Codes = strings.Split(value, ",")
		}
		answer.Value = &ingestionv1.Answer_Choice{Choice: codes}
	case *cataloguev1.Question_Slider, *cataloguev1.Question_SelfAssessmentManikin,
		*cataloguev1.Question_Number, *cataloguev1.Question_VisualAnalogue, *cataloguev1.Question_Duration:
		number, err := strconv.ParseFloat(value, 64)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", elementID, err)
		}
		answer.Value = &ingestionv1.Answer_Number{Number: number}
	case *cataloguev1.Question_TextLine, *cataloguev1.Question_TextArea, *cataloguev1.Question_Email,
		*cataloguev1.Question_Url, *cataloguev1.Question_Telephone:
		answer.Value = &ingestionv1.Answer_Text{Text: value}
	case *cataloguev1.Question_Date:
		answer.Value = &ingestionv1.Answer_Date{Date: value}
	case *cataloguev1.Question_Time:
		answer.Value = &ingestionv1.Answer_Time{Time: value}
	case *cataloguev1.Question_DateTime:
		answer.Value = &ingestionv1.Answer_DateTime{DateTime: value}
	default:
		return nil, fmt.Errorf("%s: unsupported question type", elementID)
	}
	return answer, nil
}

// [guide: end]
