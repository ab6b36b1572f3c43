package main

import (
	"context"
	"fmt"
	"os"
	"strings"

	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/types/known/timestamppb"

	ingestionv1 "otolith/ingestion/v1"
	planningv1 "otolith/planning/v1"
)

// Limits are 500 sheets and 8 MiB. Smaller batches lose less when a connection breaks.
const (
	sheetsMax  = 50
	bytesMax   = 1 << 20
	reportsMax = 500
)

// nextBatch returns the oldest messages that fit into one call, at least one.
func nextBatch(paths []string) ([]string, []*ingestionv1.AnswerSheet, error) {
	var sheets []*ingestionv1.AnswerSheet
	size := 0
	for place, path := range paths {
		contents, err := os.ReadFile(path)
		if err != nil {
			return nil, nil, err
		}
		size += len(contents)
		if len(sheets) == sheetsMax || len(sheets) > 0 && size > bytesMax {
			return paths[:place], sheets, nil
		}
		sheet := &ingestionv1.AnswerSheet{}
		if err := proto.Unmarshal(contents, sheet); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", path, err)
		}
		sheets = append(sheets, sheet)
	}
	return paths, sheets, nil
}

// [guide: submit]

// sendSheets sends the queue in order: a sheet may affect later ones.
func (gateway *Gateway) sendSheets(ctx context.Context) error {
	outdated, err := gateway.sendSheetsOnce(ctx)
	if err != nil || !outdated {
		return err
	}
	// Sheets that need a newer token are sent once more with it.
	if _, err := gateway.session.Renewed(ctx, gateway.session.AccessToken()); err != nil {
		return err
	}
	_, err = gateway.sendSheetsOnce(ctx)
	return err
}

func (gateway *Gateway) sendSheetsOnce(ctx context.Context) (outdated bool, err error) {
	waiting, err := gateway.queue().Waiting()
	for err == nil && len(waiting) > 0 {
		var paths []string
		var sheets []*ingestionv1.AnswerSheet
		if paths, sheets, err = nextBatch(waiting); err != nil {
			break
		}
		var answer *ingestionv1.SubmitAnswerSheetsResponse
		answer, err = gateway.sheets.SubmitAnswerSheets(
			ctx, &ingestionv1.SubmitAnswerSheetsRequest{Sheets: sheets})
		for place, verdict := range answer.GetVerdicts() {
			if failed := gateway.settle(paths[place], verdict); failed != nil {
				return outdated, failed
			}
			for _, violation := range verdict.Violations {
				outdated = outdated || violation.Reason == "TOKEN_OUTDATED"
			}
		}
		waiting = waiting[len(paths):]
	}
	return outdated, err
}

// settle acts on the verdict.
func (gateway *Gateway) settle(path string, verdict *ingestionv1.SheetVerdict) error {
	name := strings.ToLower(strings.TrimPrefix(verdict.Verdict.String(), "VERDICT_"))
	said := []interface{}{name, verdict.SheetId}
	defer func() { fmt.Println(said...) }()
	switch verdict.Verdict {
	case ingestionv1.Verdict_VERDICT_CREATED, ingestionv1.Verdict_VERDICT_EXISTS:
		// Stored, by this call or by an earlier one whose response was lost.
		said = append(said, "next")
		for _, offer := range verdict.Next {
			said = append(said, offer.QuestionnaireId)
		}
		return gateway.queue().Done(path)
	case ingestionv1.Verdict_VERDICT_CONFLICT:
		// Another sheet has this id and is kept: a bug of the app, which used the id twice.
		return gateway.queue().SetAside(path, "conflicts")
	case ingestionv1.Verdict_VERDICT_REJECTED:
		// Not sent again: kept for the app's developers, with the violations.
		for _, violation := range verdict.Violations {
			said = append(said, violation.Field+":"+violation.Reason)
		}
		return gateway.queue().SetAside(path, "rejected")
	default:
		// RETRY_LATER and unknown verdicts: the sheet stays in the queue. With
		// CONSENT_ENDED, ask the person for consent to the new text first.
		said = append(said, int64(verdict.RetryDelay.AsDuration().Seconds()))
		for _, violation := range verdict.Violations {
			said = append(said, violation.Reason)
		}
		return nil
	}
}

// [guide: end]

// [guide: reports]

// report stores an event with its time; it may be sent much later.
func (gateway *Gateway) report(notification *planningv1.Notification) error {
	for _, kind := range []planningv1.ReportKind{
		planningv1.ReportKind_REPORT_KIND_DELIVERED, planningv1.ReportKind_REPORT_KIND_OPENED,
	} {
		err := gateway.reports().Put(
			fmt.Sprintf("%s-%d", notification.NotificationId, kind),
			&planningv1.NotificationReport{
				NotificationId: notification.NotificationId, Kind: kind, EventTime: timestamppb.Now()})
		if err != nil {
			return err
		}
	}
	return nil
}

func (gateway *Gateway) sendReports(ctx context.Context) error {
	waiting, err := gateway.reports().Waiting()
	for err == nil && len(waiting) > 0 {
		paths := waiting[:min(len(waiting), reportsMax)]
		request := &planningv1.ReportNotificationsRequest{}
		for _, path := range paths {
			report := &planningv1.NotificationReport{}
			if err := read(path, report); err != nil {
				return err
			}
			request.Reports = append(request.Reports, report)
		}
		answer, err := gateway.planning.ReportNotifications(ctx, request)
		if err != nil {
			return err
		}
		// Every outcome is final, even if the report was not stored.
		for place, outcome := range answer.Outcomes {
			if err := gateway.reports().Done(paths[place]); err != nil {
				return err
			}
			fmt.Println("report", strings.ToLower(strings.TrimPrefix(outcome.String(), "REPORT_OUTCOME_")))
		}
		waiting = waiting[len(paths):]
	}
	return err
}

// [guide: end]
