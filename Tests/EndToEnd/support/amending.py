"""Unfinished sheets, corrections and withdrawals, in a study that allows them."""

from otolith.ingestion.v1 import amendments_pb2, drafts_pb2, ingestion_pb2

from .clock import timestamp
from .people import new_id
from .sheets import make_sheet
from .studies import daily, publish


def revisable_study(stack, **fields) -> str:
    """One slider `feeling` of 0 to 10, with a score; sheets may be amended."""
    study = f"revisable-{new_id()[:8]}"
    publish(stack, study, [daily(f"{study}-form", revisable=True, **fields)])
    return study


def beginning(form, study, started_at, *elements, draft_id=None):
    return drafts_pb2.SaveDraftRequest(
        draft_id=draft_id or new_id(), study_id=study, questionnaire_id=form.questionnaire_id,
        version=form.version, content_hash=form.content_hash, elements=elements,
        start_time=timestamp(started_at))


def element(element_id, number, changed_at):
    """An answer; without a number it is removed."""
    answer = None if number is None else ingestion_pb2.Answer(element_id=element_id, number=number)
    return drafts_pb2.DraftElement(
        element_id=element_id, answer=answer, change_time=timestamp(changed_at))


def amendment(sheet, amended_at, base_revision=1, **change):
    return amendments_pb2.Amendment(
        amendment_id=new_id(), sheet_id=sheet.sheet_id, base_revision=base_revision,
        amend_time=timestamp(amended_at), **change)


def begin_and_amend(stack, participant) -> None:
    """Leaves a draft and an amended sheet behind."""
    study = revisable_study(stack)
    participant.join(study)
    form = participant.questionnaires(study)[f"{study}-form"]
    now = stack.clock.now()
    stack.gateway.sheet_drafts.SaveDraft(
        beginning(form, study, now, element("feeling", 3, now)), token=participant.token)
    sheet = make_sheet(study, form, now)
    participant.submit(sheet)
    stack.gateway.amendments.SubmitAmendments(
        amendments_pb2.SubmitAmendmentsRequest(amendments=[
            amendment(sheet, now, withdraw_sheet=True)]), token=participant.token)
