-- Studies of which what somebody answered goes with the consent.

ALTER TABLE studies ADD retention_on_withdrawal boolean NOT NULL DEFAULT false;
-- What the study said when the consent was given. Null: given before this was asked.
ALTER TABLE consents ADD retention_on_withdrawal boolean;

-- Few: with their part of the study the rows go.
CREATE INDEX enrolments_withdrawn ON enrolments (study_id) WHERE consent_withdrawn_at IS NOT NULL;
