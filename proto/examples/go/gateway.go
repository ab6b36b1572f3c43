package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"google.golang.org/grpc"

	authv1 "otolith/auth/v1"
	cataloguev1 "otolith/catalogue/v1"
	ingestionv1 "otolith/ingestion/v1"
	planningv1 "otolith/planning/v1"
)

// Gateway has the services that a participant calls.
type Gateway struct {
	folder     string
	session    *Session
	public     cataloguev1.CatalogueServiceClient
	enrolments authv1.EnrolmentServiceClient
	erasures   authv1.ErasureServiceClient
	progress   authv1.ErasureServiceClient
	catalogue  cataloguev1.CatalogueServiceClient
	planning   planningv1.PlanningServiceClient
	devices    planningv1.DeliveryServiceClient
	sheets     ingestionv1.AnswerSheetServiceClient
}

func openGateway(folder string) (*Gateway, error) {
	var failed error
	connect := func(service string, interceptors ...grpc.UnaryClientInterceptor) *grpc.ClientConn {
		connection, err := dial(service, interceptors...)
		if err != nil {
			failed = err
		}
		return connection
	}
	plain := connect("auth", patient)
	// Without a token: readable before signing in.
	public := connect("catalogue", patient)
	if failed != nil {
		return nil, failed
	}
	session, err := openSession(folder, plain)
	if err != nil {
		return nil, err
	}
	auth := connect("auth", authorized(session), patient)
	catalogue := connect("catalogue", authorized(session), patient)
	planning := connect("planning", authorized(session), patient)
	ingestion := connect("ingestion", authorized(session), patient)
	if failed != nil {
		return nil, failed
	}
	return &Gateway{
		folder: folder, session: session,
		public:     cataloguev1.NewCatalogueServiceClient(public),
		enrolments: authv1.NewEnrolmentServiceClient(auth),
		erasures:   authv1.NewErasureServiceClient(auth),
		progress:   authv1.NewErasureServiceClient(plain),
		catalogue:  cataloguev1.NewCatalogueServiceClient(catalogue),
		planning:   planningv1.NewPlanningServiceClient(planning),
		devices:    planningv1.NewDeliveryServiceClient(planning),
		sheets:     ingestionv1.NewAnswerSheetServiceClient(ingestion),
	}, nil
}

// own is the folder of the participant's data, which is never sent for another participant.
func (gateway *Gateway) own(name string) string {
	return filepath.Join(gateway.folder, gateway.session.ParticipantID(), name)
}

func (gateway *Gateway) queue() Queue   { return Queue{gateway.own("queue")} }
func (gateway *Gateway) reports() Queue { return Queue{gateway.own("reports")} }

// [guide: join]

func (gateway *Gateway) join(ctx context.Context, studyID, language, password string) error {
	found, err := gateway.public.GetStudy(ctx, &cataloguev1.GetStudyRequest{
		StudyId: studyID, Language: language})
	if err != nil {
		return err
	}
	// An app shows title, text and consent here, and continues when the person has agreed.
	consent := found.Study.ConsentText
	fmt.Println("consent", found.Study.ConsentVersion, consent.Language)
	if gateway.session.ParticipantID() == "" {
		if err := gateway.session.SignInAnonymously(ctx, "example gateway"); err != nil {
			return err
		}
	}
	answer, err := gateway.enrolments.JoinStudy(ctx, &authv1.JoinStudyRequest{
		StudyId: studyID, Password: password, ConsentVersion: found.Study.ConsentVersion,
		ConsentLanguage: consent.Language})
	if err != nil {
		return err
	}
	if answer.JoinRequest != nil {
		fmt.Println("waits for a leader", studyID)
	} else {
		fmt.Println("joined", studyID)
	}
	return gateway.session.Take(answer.AccessToken)
}

// [guide: end]

// [guide: catalogue]

// readCatalogue fetches the contents of all studies, unless they are unchanged.
func (gateway *Gateway) readCatalogue(ctx context.Context, language string) error {
	kept := &cataloguev1.GetDeviceCatalogueResponse{}
	if err := read(gateway.own("catalogue"), kept); err != nil {
		return err
	}
	answer, err := gateway.catalogue.GetDeviceCatalogue(ctx, &cataloguev1.GetDeviceCatalogueRequest{
		Language: language, Etag: kept.Etag})
	if err != nil {
		return err
	}
	if answer.NotModified {
		fmt.Println("catalogue unchanged")
		return nil
	}
	said := []string{"catalogue"}
	for _, one := range answer.Studies {
		said = append(said, fmt.Sprintf("%s:%d", one.Study.StudyId, len(one.Questionnaires)))
	}
	fmt.Println(strings.Join(said, " "))
	return keepMessage(gateway.own("catalogue"), answer)
}

// [guide: end]

// [guide: plan]

// readPlan fetches the notification plan. An app schedules these times locally, without a network.
func (gateway *Gateway) readPlan(ctx context.Context, timeZone string) error {
	kept := &planningv1.NotificationPlan{}
	if err := read(gateway.own("plan"), kept); err != nil {
		return err
	}
	answer, err := gateway.planning.GetNotificationPlan(ctx, &planningv1.GetNotificationPlanRequest{
		TimeZone: timeZone, PlanToken: kept.PlanToken})
	if err != nil {
		return err
	}
	gone := map[string]bool{}
	for _, id := range answer.RemovedNotificationIds {
		gone[id] = true
	}
	answered := map[string]bool{}
	for _, one := range kept.Notifications {
		answered[one.NotificationId] = one.State == answeredState
	}
	// What is due, for a new device. The plan may not know yet what this device has answered.
	for _, one := range answer.OpenNotifications {
		if !answered[one.NotificationId] {
			answer.Notifications = append(answer.Notifications, one)
		}
	}
	for _, one := range answer.Notifications {
		gone[one.NotificationId] = true
	}
	kind, count := "delta", len(answer.Notifications)
	if !answer.Delta {
		kind = "whole"
	}
	for _, one := range kept.Notifications {
		// A full plan has all upcoming notifications; those already shown stay until they expire.
		called := !answer.Delta && one.NotifyTime.AsTime().After(time.Now())
		if !gone[one.NotificationId] && !called && !isOver(one) {
			answer.Notifications = append(answer.Notifications, one)
		}
	}
	fmt.Println("plan", kind, len(answer.Notifications), count)
	return keepMessage(gateway.own("plan"), answer)
}

// [guide: end]

const answeredState = planningv1.NotificationState_NOTIFICATION_STATE_ANSWERED

// isOver tells whether a notification is over. Without an expiry, it is kept for a week.
func isOver(one *planningv1.Notification) bool {
	end := one.NotifyTime
	if one.ExpireTime != nil {
		end = one.ExpireTime
	}
	return end.AsTime().AddDate(0, 0, 7).Before(time.Now())
}

// due returns the newest due notification, by the device's clock, that can be answered.
func due(plan *planningv1.NotificationPlan) (newest *planningv1.Notification) {
	now := time.Now()
	for _, one := range plan.Notifications {
		over := one.ExpireTime != nil && !one.ExpireTime.AsTime().After(now)
		snoozed := one.SnoozeEndTime != nil && one.SnoozeEndTime.AsTime().After(now)
		if one.NotifyTime.AsTime().After(now) || over || snoozed || one.State == answeredState {
			continue
		}
		if newest == nil || one.NotifyTime.AsTime().After(newest.NotifyTime.AsTime()) {
			newest = one
		}
	}
	return newest
}

func (gateway *Gateway) open() error {
	plan := &planningv1.NotificationPlan{}
	if err := read(gateway.own("plan"), plan); err != nil {
		return err
	}
	one := due(plan)
	if one == nil {
		fmt.Println("nothing is due")
		return nil
	}
	fmt.Println("opened", one.NotificationId, one.QuestionnaireId)
	return gateway.report(one)
}

func (gateway *Gateway) fill(questionnaireID string, answers []string) error {
	catalogue, plan := &cataloguev1.GetDeviceCatalogueResponse{}, &planningv1.NotificationPlan{}
	if err := read(gateway.own("catalogue"), catalogue); err != nil {
		return err
	}
	if err := read(gateway.own("plan"), plan); err != nil {
		return err
	}
	given := map[string]string{}
	for _, one := range answers {
		parts := append(strings.SplitN(one, "=", 2), "")
		given[parts[0]] = parts[1]
	}
	notificationID := ""
	if asked := due(plan); asked != nil && asked.QuestionnaireId == questionnaireID {
		notificationID = asked.NotificationId
	}
	sheet, err := sheetOf(catalogue, questionnaireID, given, plan.TimeZone, notificationID)
	if err != nil {
		return err
	}
	if err := gateway.queue().Put(sheet.SheetId, sheet); err != nil {
		return err
	}
	if notificationID == "" {
		fmt.Println("kept", sheet.SheetId, "unasked")
		return nil
	}
	fmt.Println("kept", sheet.SheetId, notificationID)
	for _, one := range plan.Notifications {
		if one.NotificationId == notificationID {
			one.State = answeredState
		}
	}
	return keepMessage(gateway.own("plan"), plan)
}

func (gateway *Gateway) forgetNotifications(gone func(*planningv1.Notification) bool) error {
	plan := &planningv1.NotificationPlan{}
	if err := read(gateway.own("plan"), plan); err != nil {
		return err
	}
	staying := plan.Notifications[:0]
	for _, one := range plan.Notifications {
		if !gone(one) {
			staying = append(staying, one)
		}
	}
	plan.Notifications = staying
	return keepMessage(gateway.own("plan"), plan)
}

// [guide: leave]

// leave sends the queue first: after leaving, sheets are judged by the device's clock alone.
func (gateway *Gateway) leave(ctx context.Context, studyID string) error {
	if err := gateway.sendSheets(ctx); err != nil {
		return err
	}
	answer, err := gateway.enrolments.LeaveStudy(ctx, &authv1.LeaveStudyRequest{StudyId: studyID})
	if err != nil {
		return err
	}
	if err := gateway.session.Take(answer.AccessToken); err != nil {
		return err
	}
	fmt.Println("left", studyID)
	// Includes notifications that are shown now.
	return gateway.forgetNotifications(func(one *planningv1.Notification) bool {
		return one.StudyId == studyID
	})
}

// erase deletes all data of the participant in all services. The account ends with the call.
func (gateway *Gateway) erase(ctx context.Context) error {
	kept, err := os.ReadFile(gateway.own("erasure"))
	if os.IsNotExist(err) {
		kept = []byte(newID())
		err = keep(gateway.own("erasure"), kept)
	}
	if err != nil {
		return err
	}
	_, err = gateway.erasures.RequestErasure(ctx, &authv1.RequestErasureRequest{
		ErasureId: string(kept), Mode: authv1.ErasureMode_ERASURE_MODE_ERASE_ANSWERS})
	if err != nil {
		return err
	}
	for {
		// Called without a token: the account no longer exists.
		erasure, err := gateway.progress.GetErasure(ctx, &authv1.GetErasureRequest{ErasureId: string(kept)})
		if err != nil {
			return err
		}
		if erasure.CompleteTime != nil {
			said := []string{"erased by"}
			for _, receipt := range erasure.Receipts {
				said = append(said, receipt.Service)
			}
			fmt.Println(strings.Join(said, " "))
			return os.RemoveAll(gateway.folder)
		}
		time.Sleep(time.Second)
	}
}

// [guide: end]
