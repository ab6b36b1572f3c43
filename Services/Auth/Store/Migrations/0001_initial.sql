-- Accounts, sessions, enrolments, consents, messages, mails and erasures.

-- SECURITY DEFINER functions keep this search path, so that objects of a caller, temporary ones
-- included, cannot shadow those of the schema.
SELECT set_config('search_path', quote_ident(current_schema()) || ', pg_temp', true);

-- Clients ----------------------------------------------------------------------------------------

-- Apps and servers that call the API (otolith.auth.v1.Client). Kept permanently, so that no id is used
-- again. Not personal.
CREATE TABLE clients (
  -- First half of the SHA-256 of the id of the request that registered the client.
  client_id       uuid        PRIMARY KEY,
  name            text        NOT NULL CHECK (char_length(name) BETWEEN 1 AND 64),
  platform        text        NOT NULL CHECK (platform IN ('ios', 'android', 'web', 'server', 'other')),
  -- Whether the client has secrets.
  is_confidential boolean     NOT NULL,
  -- Services that its tokens may be for; empty: all.
  audiences       text[]      NOT NULL,
  -- Studies that its sessions may join and have rights in; empty: all.
  study_ids       text[]      NOT NULL,
  -- Whether the client may ask about tokens of other clients.
  introspects     boolean     NOT NULL,
  -- Account that a gateway signs in to, which may have been erased; null for other clients.
  account_id      uuid,
  created_at      timestamptz NOT NULL,
  revoked_at      timestamptz,
  -- When audiences or studies last changed: older access tokens are rejected; null: never.
  limited_at      timestamptz,
  -- Grows with each change, as managed_revision of accounts does.
  revision        bigint      NOT NULL,
  CHECK (is_confidential OR NOT introspects AND account_id IS NULL),
  CHECK (account_id IS NULL OR study_ids = '{}')
);
CREATE INDEX clients_by_age ON clients (created_at, client_id);

-- Valid secrets of clients. Deleted when they expire, and with the revocation.
CREATE TABLE client_secrets (
  client_id   uuid        NOT NULL REFERENCES clients,
  -- SHA-256 of 256 random bits.
  secret_hash bytea       NOT NULL CHECK (octet_length(secret_hash) = 32),
  created_at  timestamptz NOT NULL,
  -- Null: until another secret is made.
  expires_at  timestamptz,
  PRIMARY KEY (client_id, secret_hash)
);
CREATE INDEX client_secrets_expiring ON client_secrets (expires_at) WHERE expires_at IS NOT NULL;

-- Accounts ---------------------------------------------------------------------------------------

-- People. The only table with names and addresses; everything else knows participant_id.
--
-- Personal: erased with the account. The suspension reason is a code, never a text about a person.
CREATE TABLE accounts (
  participant_id    uuid        PRIMARY KEY,
  -- First half of the SHA-256 of the id that the client made, so that a repeated request finds its
  -- account. Hashed, since the id of an anonymous account signs its participant in for an hour.
  request_id        uuid        NOT NULL UNIQUE,
  username          text,
  -- Lower case.
  username_key      text        UNIQUE,
  -- Argon2id, PHC string. Null for an anonymous account.
  password_hash     text,
  -- Null if absent or erased.
  email             text,
  -- Lower case.
  email_key         text,
  -- Whether the registration contained an address and the consent to keep it. They outlive the
  -- address, so that a repeated request can be recognised.
  email_given       boolean     NOT NULL,
  email_consent     boolean     NOT NULL,
  -- Studies to lead as the registration requested them; see led_studies for the current ones.
  studies_given     text[]      NOT NULL,
  -- BCP 47, for mails.
  language          text        NOT NULL,
  created_at        timestamptz NOT NULL,
  -- Null until the confirmation code was entered.
  confirmed_at      timestamptz,
  -- Null unless the account is suspended.
  suspended_at      timestamptz,
  suspension_reason text
    CHECK (suspension_reason IN ('abuse', 'compromised', 'requested', 'left_team', 'other')),
  -- Whether the answers are tests.
  test_participant  boolean     NOT NULL DEFAULT false,
  -- Grows with each change of the three columns above: microseconds since 1970, or one more. Events
  -- carry it, so that late ones change nothing.
  managed_revision  bigint      NOT NULL DEFAULT 0,
  -- When staff roles or led studies last changed: older access tokens are rejected; null: never.
  rights_changed_at timestamptz,
  -- Counts the changes by the owner; the etag.
  revision          bigint      NOT NULL DEFAULT 1,
  -- Since when the owner wants the newsletter, which is also the consent; null: not wanted.
  newsletter_since  timestamptz,
  -- Random token of the unsubscribe link.
  newsletter_token  uuid,
  -- Whether mails about requests and messages that wait for teams are switched off.
  team_mails_off    boolean     NOT NULL DEFAULT false,
  -- Since when mail servers report that the mailbox does not exist.
  email_failed_at   timestamptz,
  -- The client that registered the account; null if it named none.
  client_id         uuid,
  CHECK ((username IS NULL) = (username_key IS NULL)),
  CHECK ((email IS NULL) = (email_key IS NULL)),
  -- Without consent an address is kept only until the confirmation.
  CHECK (email IS NULL OR email_consent OR confirmed_at IS NULL),
  CHECK ((suspended_at IS NULL) = (suspension_reason IS NULL)),
  -- A password needs a name to sign in with: a username or an address.
  CONSTRAINT accounts_names
    CHECK (password_hash IS NULL OR username IS NOT NULL OR email IS NOT NULL),
  CONSTRAINT accounts_anonymous CHECK (password_hash IS NOT NULL
    OR (username IS NULL AND email IS NULL AND confirmed_at IS NOT NULL)),
  CONSTRAINT accounts_newsletter CHECK (newsletter_since IS NULL OR email IS NOT NULL),
  CONSTRAINT accounts_newsletter_ends
    CHECK ((newsletter_since IS NULL) = (newsletter_token IS NULL)),
  CONSTRAINT accounts_email_failed CHECK (email_failed_at IS NULL OR email IS NOT NULL)
);
-- A confirmed address belongs to one account; several accounts may claim an unconfirmed one.
CREATE UNIQUE INDEX accounts_kept_email ON accounts (email_key) WHERE confirmed_at IS NOT NULL;
CREATE INDEX accounts_by_email ON accounts (email_key) WHERE email_key IS NOT NULL;
CREATE INDEX accounts_waiting ON accounts (created_at) WHERE confirmed_at IS NULL;
CREATE INDEX accounts_abandoned ON accounts (created_at) WHERE password_hash IS NULL;
-- Administrators list accounts by age and search by a prefix of the username, in byte order.
CREATE INDEX accounts_by_age ON accounts (created_at, participant_id);
CREATE INDEX accounts_by_username ON accounts (username_key COLLATE "C");
CREATE INDEX accounts_suspended ON accounts (created_at, participant_id)
  WHERE suspended_at IS NOT NULL;
CREATE UNIQUE INDEX accounts_newsletter_token ON accounts (newsletter_token)
  WHERE newsletter_token IS NOT NULL;
CREATE INDEX accounts_wanting_newsletter ON accounts (participant_id)
  WHERE newsletter_since IS NOT NULL;

-- Roles of accounts. A gateway delivers notifications to participants and may do nothing else.
CREATE TABLE account_roles (
  participant_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  role           text NOT NULL
    CHECK (role IN ('participant', 'study_leader', 'administrator', 'gateway')),
  PRIMARY KEY (participant_id, role)
);
CREATE INDEX account_roles_of_staff ON account_roles (role, participant_id)
  WHERE role <> 'participant';

-- Studies that a study leader leads.
CREATE TABLE led_studies (
  participant_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  study_id       text NOT NULL,
  PRIMARY KEY (participant_id, study_id)
);

-- Roles in studies beside the shipped ones, which are part of the program. Names no person.
CREATE TABLE defined_roles (
  role       text   PRIMARY KEY CHECK (role ~ '^[a-z][a-z0-9_]{1,39}$'),
  -- The only study where the role can be given; empty: all studies.
  only_study text   NOT NULL,
  verbs      text[] NOT NULL CHECK (cardinality(verbs) > 0),
  -- Number of the latest change.
  revision   bigint NOT NULL CHECK (revision > 0)
);

-- Further roles of staff in a study, shipped or defined; leaders are in led_studies.
--
-- Personal: erased with the account; deleted when the role is revoked, and a day after it ended.
CREATE TABLE study_roles (
  participant_id uuid        NOT NULL REFERENCES accounts ON DELETE CASCADE,
  study_id       text        NOT NULL,
  role           text        NOT NULL,
  since          timestamptz NOT NULL,
  -- When the role ends; null: it does not.
  expires_at     timestamptz,
  PRIMARY KEY (participant_id, study_id, role)
);
CREATE INDEX study_roles_of_study ON study_roles (study_id);
CREATE INDEX study_roles_of_role ON study_roles (role);
CREATE INDEX study_roles_ending ON study_roles (expires_at) WHERE expires_at IS NOT NULL;

-- Profile fields that people fill in, each with the consent to keep it.
--
-- Personal: erased with the account; a field is deleted when its owner empties it.
CREATE TABLE account_profiles (
  participant_id uuid        NOT NULL REFERENCES accounts ON DELETE CASCADE,
  field          text        NOT NULL,
  value          text        NOT NULL CHECK (value <> ''),
  consented_at   timestamptz NOT NULL,
  PRIMARY KEY (participant_id, field)
);

-- The confirmation code that an account waits for, at most one.
CREATE TABLE confirmation_codes (
  participant_id uuid        PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  -- HMAC-SHA-256 with confirmation_key, base64url.
  code_hash      text        NOT NULL UNIQUE,
  expires_at     timestamptz NOT NULL
);

-- Key of the hashes of confirmation codes, so that a copy of the hashes alone is worthless. One row.
-- Replacing the key invalidates the open codes. Not personal.
CREATE TABLE confirmation_key (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  key      bytea   NOT NULL CHECK (octet_length(key) = 32)
);
INSERT INTO confirmation_key (key)
VALUES (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- New addresses that wait for the codes mailed to the new and the old address; see EmailChange.
--
-- Personal: erased with the account; kept until they expire after a day.
CREATE TABLE email_changes (
  participant_id    uuid        PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  email             text        NOT NULL,
  -- Hashed like confirmation codes.
  code_hash         text        NOT NULL,
  current_code_hash text,
  -- Argon2id, PHC string.
  password_hash     text,
  expires_at        timestamptz NOT NULL,
  done_at           timestamptz
);
CREATE INDEX email_changes_expiring ON email_changes (expires_at);

-- Codes with which people set a password: mailed, handed over, or written down as a recovery code.
--
-- Personal: erased with the account. Kept until they expire (reset 30 minutes, invitation 7 days); a
-- recovery code until it is used or replaced. A used one is kept for 30 minutes for repeated requests.
CREATE TABLE access_codes (
  -- SHA-256 of 115 random bits (ASVS 5.0 6.5.2).
  code_hash      bytea       PRIMARY KEY CHECK (octet_length(code_hash) = 32),
  participant_id uuid        NOT NULL REFERENCES accounts ON DELETE CASCADE,
  purpose        text        NOT NULL CHECK (purpose IN ('reset', 'invitation', 'recovery')),
  created_at     timestamptz NOT NULL,
  -- Null: does not expire.
  expires_at     timestamptz,
  used_at        timestamptz
);
CREATE INDEX access_codes_account ON access_codes (participant_id);
CREATE INDEX access_codes_expiring ON access_codes (expires_at) WHERE expires_at IS NOT NULL;

-- Second factors: the secret that an account shares with an authenticator app, at most one.
--
-- Personal: erased with the account. Kept until the owner or an administrator ends it; one that was not
-- confirmed for an hour.
CREATE TABLE second_factors (
  participant_id uuid        PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  -- XChaCha20-Poly1305: nonce, 32 sealed characters of base 32, tag; bound to the table's name and
  -- participant_id.
  sealed_code    bytea       NOT NULL CHECK (octet_length(sealed_code) = 72),
  created_at     timestamptz NOT NULL,
  -- Null until the first code was entered; sign-in needs a code from then on.
  confirmed_at   timestamptz,
  -- Step of the last accepted code, in 30 seconds since 1970: each code works once.
  last_step      bigint      NOT NULL DEFAULT 0
);
CREATE INDEX second_factors_waiting ON second_factors (created_at) WHERE confirmed_at IS NULL;

-- Unused recovery codes of second factors.
--
-- Personal: erased with the account; deleted when used or replaced, and with the second factor.
CREATE TABLE second_factor_codes (
  participant_id uuid  NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  -- SHA-256 of 115 random bits (ASVS 5.0 6.5.2).
  code_hash      bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  PRIMARY KEY (participant_id, code_hash)
);

-- Persons of the external OpenID Connect provider who sign in to an account of staff.
--
-- Personal: erased with the account; deleted when its staff roles end.
CREATE TABLE provider_identities (
  participant_id uuid        PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  issuer         text        NOT NULL,
  -- `sub` of the provider's ID tokens.
  subject        text        NOT NULL CHECK (octet_length(subject) BETWEEN 1 AND 255),
  linked_at      timestamptz NOT NULL,
  UNIQUE (issuer, subject)
);

-- Roles that claims of the provider gave at the last sign-in; only these are taken away again.
--
-- Personal: erased with the account; deleted when a claim no longer gives the role, and when the staff
-- roles end.
CREATE TABLE provider_roles (
  participant_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  role           text NOT NULL,
  -- Empty for a role of the account.
  study_id       text NOT NULL,
  PRIMARY KEY (participant_id, role, study_id)
);

-- Sign-ins with the provider that wait for their completion. Not personal: the person is still unknown.
-- Deleted when used, or after 10 minutes.
CREATE TABLE provider_sign_ins (
  -- SHA-256 of 256 random bits.
  state_hash      bytea       PRIMARY KEY CHECK (octet_length(state_hash) = 32),
  -- SHA-256 of 256 random bits that the browser keeps.
  binding_hash    bytea       NOT NULL CHECK (octet_length(binding_hash) = 32),
  -- XChaCha20-Poly1305: nonce, the sealed nonce of the ID token and the PKCE verifier, tag; bound to the
  -- table's name.
  sealed_code     bytea       NOT NULL CHECK (octet_length(sealed_code) = 127),
  reauthenticates boolean     NOT NULL,
  started_at      timestamptz NOT NULL
);
CREATE INDEX provider_sign_ins_by_time ON provider_sign_ins (started_at);

-- Failed attempts. A key is the SHA-256 of what was guessed, so that unknown names are treated alike
-- and leave no name behind.
CREATE TABLE throttles (
  key             bytea       PRIMARY KEY CHECK (octet_length(key) = 32),
  attempts        integer     NOT NULL,
  last_attempt_at timestamptz NOT NULL,
  forgotten_at    timestamptz NOT NULL
);
CREATE INDEX throttles_forgotten ON throttles (forgotten_at);

-- Sessions and keys ------------------------------------------------------------------------------

-- Sessions are families of refresh tokens; see RefreshTokenFamily for the meaning of the columns.
--
-- Personal: deleted when the session has ended or expired, and with the account.
CREATE TABLE sessions (
  session_id           uuid        PRIMARY KEY,
  participant_id       uuid        NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- The public part of each refresh token of the family: it finds the session and proves nothing.
  selector             bytea       NOT NULL UNIQUE CHECK (octet_length(selector) = 16),
  audiences            text[]      NOT NULL,
  signed_in_at         timestamptz NOT NULL,
  generation           integer     NOT NULL,
  rotated_at           timestamptz NOT NULL,
  tokens_of_generation integer     NOT NULL,
  revoked_at           timestamptz,
  -- Chosen by the client, e.g. the name of the device.
  label                text        NOT NULL DEFAULT '' CHECK (char_length(label) <= 64),
  -- When a password was last verified in the session, or the person at the external provider; null for
  -- anonymous accounts.
  proven_at            timestamptz,
  -- When the session ends at the latest; null: as the settings say.
  ends_by              timestamptz,
  -- Whether the external provider reported a second factor.
  proves_second_factor boolean     NOT NULL DEFAULT false,
  -- The client that signed in, or the first one that refreshed; null: none.
  client_id            uuid
);
CREATE INDEX sessions_of_clients ON sessions (client_id)
  WHERE client_id IS NOT NULL AND revoked_at IS NULL;
CREATE INDEX sessions_account ON sessions (participant_id, signed_in_at);
CREATE INDEX sessions_rotated ON sessions (rotated_at);
CREATE INDEX sessions_ending ON sessions (ends_by) WHERE ends_by IS NOT NULL;

-- Refresh tokens of the current and the previous generation; any other token with the selector of a
-- family is older.
CREATE TABLE refresh_tokens (
  session_id   uuid    NOT NULL REFERENCES sessions ON DELETE CASCADE,
  -- SHA-256 of the 256 secret bits.
  token_hash   bytea   NOT NULL CHECK (octet_length(token_hash) = 32),
  generation   integer NOT NULL,
  -- Whether the exchange of this token started the next generation, whose response may have been lost.
  started_next boolean NOT NULL DEFAULT false,
  PRIMARY KEY (session_id, token_hash)
);

-- Sessions and registrations of erased accounts, so that a device learns from its refresh token that
-- the account was erased, and a repeated registration does not create it again. Not personal: digests
-- of random bits. Kept as long as an unused refresh token would have lived.
CREATE TABLE erased_sessions (
  -- SHA-256 of sessions.selector or accounts.request_id.
  digest    bytea       PRIMARY KEY CHECK (octet_length(digest) = 32),
  -- When the erasure was requested.
  erased_at timestamptz NOT NULL
);
CREATE INDEX erased_sessions_by_time ON erased_sessions (erased_at);

-- Ed25519 keys that sign access tokens. A seed is sealed with a key outside the database, so that a
-- backup cannot sign. Rows are deleted when the key is no longer published (40 days after creation).
CREATE TABLE signing_keys (
  key_id      text        PRIMARY KEY,
  -- XChaCha20-Poly1305: nonce, 32 sealed bytes, tag; bound to the table's name and key_id.
  sealed_seed bytea       NOT NULL CHECK (octet_length(sealed_seed) = 72),
  created_at  timestamptz NOT NULL
);

-- Studies and membership -------------------------------------------------------------------------

-- What joining needs to know about studies, received over the bus. A password may arrive before its
-- study: such a row has revision -1 and cannot be joined. Not personal.
CREATE TABLE studies (
  study_id                     text        PRIMARY KEY,
  revision                     bigint      NOT NULL,
  consent_version              text        NOT NULL,
  needs_password               boolean     NOT NULL,
  -- Argon2id, PHC string; null until its event arrives.
  access_password_hash         text,
  starts_at                    timestamptz,
  ends_at                      timestamptz,
  -- Whether a leader decides on each request to join.
  by_request                   boolean     NOT NULL DEFAULT false,
  unlisted                     boolean     NOT NULL DEFAULT false,
  paused                       boolean     NOT NULL DEFAULT false,
  group_ids                    text[]      NOT NULL DEFAULT '{}',
  -- Whether staff sees the labels of participants.
  subject_labels               boolean     NOT NULL DEFAULT false,
  -- Serialized otolith.catalogue.v1.LocalizedText, for mails; null: use the id.
  title                        bytea,
  -- Languages of the consent text; null: ask the catalogue when needed.
  consent_languages            text[],
  -- Revision up to which the other services know the ends of the participants' consents.
  consent_ends_told            bigint      NOT NULL DEFAULT -1,
  -- Revision of the study that access_password_hash was published with.
  password_revision            bigint      NOT NULL DEFAULT 0,
  -- Retention of answers in whole days; null: no such limit. All three null: kept without limit.
  retention_days_after_end     integer     CHECK (retention_days_after_end > 0),
  retention_days_after_leaving integer     CHECK (retention_days_after_leaving > 0),
  retention_outcome            text
    CHECK (retention_outcome IN ('ERASE_ANSWERS', 'ANONYMISE_ANSWERS')),
  -- Whether answers are removed when the consent is withdrawn.
  retention_on_withdrawal      boolean     NOT NULL DEFAULT false,
  -- Mode for answers of participants who have themselves erased; null: the participant's choice.
  retention_on_erasure         text
    CHECK (retention_on_erasure IN ('ERASE_ANSWERS', 'ANONYMISE_ANSWERS'))
);

-- The consent texts of a study in the order of publication. Not personal; kept forever, since consents
-- refer to them.
CREATE TABLE consent_versions (
  study_id        text   NOT NULL,
  consent_version text   NOT NULL,
  -- The newest revision of the study with this text.
  revision        bigint NOT NULL,
  -- When consents to earlier texts expire; null: they stay valid.
  earlier_end_at  timestamptz,
  -- Group with a text of its own; empty: the study's text.
  group_id        text   NOT NULL DEFAULT '',
  -- Label and date of the version for people; empty: none.
  label           text   NOT NULL DEFAULT '',
  dated           text   NOT NULL DEFAULT '',
  -- How participants sign; null: not.
  signature       text   CHECK (signature IN ('name', 'drawing')),
  PRIMARY KEY (study_id, consent_version)
);
CREATE INDEX consent_versions_of_group ON consent_versions (study_id, group_id, revision);

-- Each published consent text in each language. Not personal; kept forever.
CREATE TABLE consent_texts (
  study_id         text  NOT NULL,
  consent_version  text  NOT NULL,
  -- BCP 47.
  consent_language text  NOT NULL,
  -- Digest of the text in UTF-8, followed by the statement of each part, each after U+001E.
  sha256           bytea NOT NULL CHECK (octet_length(sha256) = 32),
  text             text  NOT NULL,
  -- Optional parts in order, and their statements.
  part_ids         text[] NOT NULL DEFAULT '{}',
  part_texts       text[] NOT NULL DEFAULT '{}',
  CHECK (cardinality(part_ids) = cardinality(part_texts)),
  PRIMARY KEY (study_id, consent_version, consent_language)
);

-- Enrolments of participants in studies, past and current.
CREATE TABLE enrolments (
  enrolment_id         bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  participant_id       uuid        NOT NULL REFERENCES accounts,
  study_id             text        NOT NULL,
  joined_at            timestamptz NOT NULL,
  left_at              timestamptz,
  -- The consent in force.
  consent_version      text        NOT NULL,
  consent_language     text        NOT NULL,
  -- Identifies the enrolment to leaders; used nowhere else.
  member_id            uuid        NOT NULL DEFAULT gen_random_uuid(),
  -- The participant's group in the study; empty: none.
  group_id             text        NOT NULL DEFAULT '',
  -- When a leader last changed the group; null: never.
  grouped_at           timestamptz,
  -- When the participant withdrew the consent; null if the enrolment ended otherwise or is current.
  consent_withdrawn_at timestamptz,
  -- The end of the consent as last told to the other services; null: it stays valid.
  consent_ends_told timestamptz,
  -- The label by which the study's own records know the participant; empty: none.
  subject_label        text        NOT NULL DEFAULT '' CHECK (octet_length(subject_label) <= 64)
);
CREATE UNIQUE INDEX enrolments_current
  ON enrolments (participant_id, study_id) WHERE left_at IS NULL;
CREATE INDEX enrolments_participant ON enrolments (participant_id, enrolment_id);
CREATE UNIQUE INDEX enrolments_member ON enrolments (study_id, member_id);
CREATE INDEX enrolments_of_study ON enrolments (study_id, enrolment_id) WHERE left_at IS NULL;
CREATE INDEX enrolments_label ON enrolments (study_id, subject_label) WHERE subject_label <> '';
CREATE INDEX enrolments_left ON enrolments (study_id, left_at);
CREATE INDEX enrolments_withdrawn ON enrolments (study_id) WHERE consent_withdrawn_at IS NOT NULL;

-- Each consent ever given, with the study's retention at that time. Never changed; deleted by
-- erase_participant only.
CREATE TABLE consents (
  consent_id                   bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  participant_id               uuid        NOT NULL REFERENCES accounts,
  study_id                     text        NOT NULL,
  consent_version              text        NOT NULL,
  consent_language             text        NOT NULL,
  given_at                     timestamptz NOT NULL,
  -- Digest of the text that was signed; null if the text was unknown.
  text_sha256                  bytea       CHECK (octet_length(text_sha256) = 32),
  retention_days_after_end     integer,
  retention_days_after_leaving integer,
  retention_outcome            text,
  retention_on_withdrawal      boolean,
  retention_on_erasure         text
    CHECK (retention_on_erasure IN ('ERASE_ANSWERS', 'ANONYMISE_ANSWERS')),
  -- Accepted optional parts.
  part_ids                     text[]      NOT NULL DEFAULT '{}',
  -- The signature: the typed name, and the data of an SVG path; null: none.
  signature_name               text,
  signature_drawing            text
);
CREATE INDEX consents_participant ON consents (participant_id, consent_id);

-- Requests to join a study on which a leader decides.
CREATE TABLE join_requests (
  join_request_id  uuid        PRIMARY KEY,
  participant_id   uuid        NOT NULL REFERENCES accounts,
  study_id         text        NOT NULL,
  state            text        NOT NULL
    CHECK (state IN ('pending', 'approved', 'rejected', 'withdrawn', 'expired')),
  -- The participant's text to the leader. It may identify the person, so the decision deletes it.
  note             text        NOT NULL,
  -- The consent given with the request.
  consent_version  text        NOT NULL,
  consent_language text        NOT NULL,
  requested_at     timestamptz NOT NULL,
  expires_at       timestamptz NOT NULL,
  decided_at       timestamptz,
  -- The leader's text to the participant.
  reason           text        NOT NULL DEFAULT '',
  CHECK ((state = 'pending') = (decided_at IS NULL)),
  CHECK (state = 'pending' OR note = '')
);
CREATE UNIQUE INDEX join_requests_pending ON join_requests (participant_id, study_id)
  WHERE state = 'pending';
CREATE INDEX join_requests_participant ON join_requests (participant_id, requested_at);
CREATE INDEX join_requests_study
  ON join_requests (study_id, state, requested_at, join_request_id);
CREATE INDEX join_requests_due ON join_requests (expires_at) WHERE state = 'pending';

-- Invitation codes of studies. Readable, since leaders show them again and again: 50 random bits that
-- open one study for a limited time and number of people.
CREATE TABLE invitations (
  invitation_id uuid        PRIMARY KEY,
  study_id      text        NOT NULL,
  -- Group of the participants who join by it; empty: none.
  group_id      text        NOT NULL,
  -- Shown to leaders; sealed like a signing key and bound to invitation_id.
  sealed_code   bytea       NOT NULL CHECK (octet_length(sealed_code) >= 40),
  -- Hash of the code with the sealing key, by which the invitation of a participant is found.
  code_proof    bytea       NOT NULL CHECK (octet_length(code_proof) = 32),
  uses          integer     NOT NULL DEFAULT 0,
  uses_max      integer     NOT NULL CHECK (uses_max > 0),
  valid_days    integer     NOT NULL CHECK (valid_days > 0),
  created_at    timestamptz NOT NULL,
  expires_at    timestamptz NOT NULL,
  revoked_at    timestamptz,
  -- Label of the participant who joins by it; empty: none. Null once it is used, revoked or expired, so
  -- that only the participant's own row has the label.
  label         text        DEFAULT '' CHECK (octet_length(label) <= 64),
  -- Whether the participants who join by it are test participants.
  for_tests     boolean     NOT NULL DEFAULT false,
  CHECK (uses <= uses_max)
);
CREATE INDEX invitations_labelled ON invitations (expires_at) WHERE label <> '';
CREATE INDEX invitations_study ON invitations (study_id, created_at);
CREATE INDEX invitations_code ON invitations (code_proof);

-- Messages ---------------------------------------------------------------------------------------

-- Messages between participants and the teams of their studies.
--
-- Personal: erased with the account and with the participant's part of a study. A message of a team to
-- several participants names no participant and stays.
CREATE TABLE messages (
  -- Created by the client.
  message_id     uuid        PRIMARY KEY,
  study_id       text        NOT NULL,
  -- The author, or the recipient of a team's message; null: from the team to several.
  participant_id uuid        REFERENCES accounts ON DELETE CASCADE,
  member_id      uuid,
  from_team      boolean     NOT NULL,
  -- The recipients' group; empty: all participants, or one.
  group_id       text        NOT NULL,
  text           text        NOT NULL CHECK (char_length(text) BETWEEN 1 AND 64000),
  answerable     boolean     NOT NULL,
  -- Address for answers; empty: none.
  reply_email    text        NOT NULL,
  answer_to      uuid        REFERENCES messages ON DELETE SET NULL,
  created_at     timestamptz NOT NULL,
  CHECK (participant_id IS NOT NULL OR from_team),
  CHECK ((participant_id IS NULL) = (member_id IS NULL))
);
CREATE INDEX messages_of_study ON messages (study_id, created_at, message_id);
CREATE INDEX messages_of_participant ON messages (participant_id, created_at)
  WHERE participant_id IS NOT NULL;
CREATE INDEX messages_answers ON messages (answer_to) WHERE answer_to IS NOT NULL;

-- Messages that participants have read. Personal: erased and kept like the messages.
CREATE TABLE message_reads (
  participant_id uuid        NOT NULL REFERENCES accounts ON DELETE CASCADE,
  message_id     uuid        NOT NULL REFERENCES messages ON DELETE CASCADE,
  read_at        timestamptz NOT NULL,
  PRIMARY KEY (participant_id, message_id)
);
CREATE INDEX message_reads_message ON message_reads (message_id);

-- Mails ------------------------------------------------------------------------------------------

-- Newsletters that were sent. Not personal; kept forever.
CREATE TABLE newsletters (
  -- Created by the client.
  newsletter_id   uuid        PRIMARY KEY,
  created_at      timestamptz NOT NULL,
  -- Number of recipients queued so far in the order of their ids, and the least id that may come next.
  recipient_count bigint      NOT NULL DEFAULT 0,
  next_id         uuid,
  completed_at    timestamptz,
  CHECK (completed_at IS NULL OR next_id IS NULL)
);
CREATE INDEX newsletters_under_way ON newsletters (created_at) WHERE completed_at IS NULL;

-- Texts of newsletters. Not personal; kept forever.
CREATE TABLE newsletter_texts (
  newsletter_id uuid    NOT NULL REFERENCES newsletters,
  -- The order in which the client sent them.
  position      integer NOT NULL,
  -- BCP 47.
  language      text    NOT NULL,
  subject       text    NOT NULL,
  text          text    NOT NULL,
  PRIMARY KEY (newsletter_id, position)
);

-- Mails to be sent. A row lives from the transaction that queues the mail until the mail is delivered
-- or given up; the address is deleted with it.
CREATE TABLE mail_outbox (
  mail_id         uuid        PRIMARY KEY,
  -- Null: the mail about a completed erasure, whose account no longer exists.
  participant_id  uuid        REFERENCES accounts ON DELETE CASCADE,
  recipient       text        NOT NULL,
  language        text        NOT NULL,
  username        text        NOT NULL,
  -- The code, or another text of the purpose, sealed like a signing key and bound to mail_id.
  sealed_code     bytea       NOT NULL CHECK (octet_length(sealed_code) >= 40),
  created_at      timestamptz NOT NULL,
  attempts        integer     NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  -- See MailOutbox.
  purpose         text        NOT NULL DEFAULT 'confirmation',
  -- Of a decision on a request to join: the study in the participant's language, and the reason. Of an
  -- invitation: the studies that the account will lead. Of an alert: the study and the text. Of a team: the
  -- study.
  study_title     text        NOT NULL DEFAULT '',
  reason          text        NOT NULL DEFAULT '',
  newsletter_id   uuid        REFERENCES newsletters
);
CREATE INDEX mail_outbox_due ON mail_outbox (next_attempt_at);
CREATE INDEX mail_outbox_account ON mail_outbox (participant_id);
CREATE INDEX mail_outbox_newsletters ON mail_outbox (newsletter_id) WHERE newsletter_id IS NOT NULL;

-- Studies with join requests and messages that wait for their teams, and the latest mails about them.
CREATE TABLE team_mails (
  study_id  text        PRIMARY KEY,
  -- When mails are due; null: nothing new waits since the latest ones.
  due_at    timestamptz,
  -- Numbers of new requests and messages since then.
  requests  integer     NOT NULL DEFAULT 0,
  messages  integer     NOT NULL DEFAULT 0,
  mailed_at timestamptz
);
CREATE INDEX team_mails_due ON team_mails (due_at) WHERE due_at IS NOT NULL;

-- Mails requested without a token. A background worker looks up the account, so that neither response
-- nor duration reveals whether it exists. Personal: the text may name a person; deleted within seconds,
-- after an hour at the latest.
CREATE TABLE mail_requests (
  request_id   bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- `reset`: a username or an address; `confirmation`: a username.
  purpose      text        NOT NULL CHECK (purpose IN ('reset', 'confirmation')),
  identifier   text        NOT NULL,
  requested_at timestamptz NOT NULL
);

-- Mails to the addresses of accounts: a returned mail is recognised by its random id.
--
-- Personal: erased with the account; kept for 14 days and until the address changes.
CREATE TABLE sent_mails (
  mail_id        uuid        PRIMARY KEY,
  participant_id uuid        NOT NULL REFERENCES accounts ON DELETE CASCADE,
  sent_at        timestamptz NOT NULL
);
CREATE INDEX sent_mails_by_time ON sent_mails (sent_at);
CREATE INDEX sent_mails_by_participant ON sent_mails (participant_id);

-- Erasure requests -------------------------------------------------------------------------------

-- Erasures over all services. Not personal: the digest is of two random ids (erasure_digest) and proves
-- an erasure to those who know them. Kept forever.
CREATE TABLE erasure_requests (
  -- Created by the client.
  erasure_id   uuid        PRIMARY KEY,
  digest       bytea       NOT NULL CHECK (octet_length(digest) = 32),
  -- Empty: the whole account.
  study_id     text        NOT NULL,
  mode         text        NOT NULL CHECK (mode IN ('ERASE_ANSWERS', 'ANONYMISE_ANSWERS')),
  requested_at timestamptz NOT NULL,
  -- When the receipts of all services had arrived.
  completed_at timestamptz,
  -- Whether the end of the study's retention caused it.
  by_retention boolean     NOT NULL DEFAULT false,
  -- Whether it is in the journal outside of the database.
  is_journaled boolean     NOT NULL DEFAULT false
);
CREATE INDEX erasure_requests_unjournaled ON erasure_requests (requested_at) WHERE NOT is_journaled;
CREATE INDEX erasure_requests_pending ON erasure_requests (digest) WHERE completed_at IS NULL;
CREATE INDEX erasure_requests_by_retention ON erasure_requests (study_id) WHERE by_retention;

-- What each service has erased. Not personal; kept forever.
CREATE TABLE erasure_receipts (
  erasure_id   uuid        NOT NULL REFERENCES erasure_requests,
  service      text        NOT NULL,
  -- {"answer_sheets": 200}
  counts       jsonb       NOT NULL CHECK (jsonb_typeof(counts) = 'object'),
  completed_at timestamptz NOT NULL,
  PRIMARY KEY (erasure_id, service)
);

-- Audit log --------------------------------------------------------------------------------------

-- Actions with ids only, partitioned by month. Each hash covers the row and the hash before it.
-- Numbers are assigned one by one under a lock, which makes them unique over all partitions.
CREATE TABLE audit_log (
  number        bigint      NOT NULL,
  time          timestamptz NOT NULL,
  actor         uuid,
  action        text        NOT NULL,
  subject       uuid,
  object        text        NOT NULL,
  previous_hash bytea       NOT NULL CHECK (octet_length(previous_hash) = 32),
  hash          bytea       NOT NULL CHECK (octet_length(hash) = 32),
  PRIMARY KEY (number, time)
) PARTITION BY RANGE (time);
CREATE TABLE audit_log_default PARTITION OF audit_log DEFAULT;

-- The entries that were dropped with their month, so that the chain can still be verified.
CREATE TABLE audit_checkpoints (
  first_number  bigint      PRIMARY KEY,
  last_number   bigint      NOT NULL CHECK (last_number >= first_number),
  -- previous_hash of the first entry.
  previous_hash bytea       NOT NULL CHECK (octet_length(previous_hash) = 32),
  -- hash of the last entry.
  hash          bytea       NOT NULL CHECK (octet_length(hash) = 32),
  dropped_at    timestamptz NOT NULL
);

-- Seals of the audit log, made with a key outside the database: entries up to a seal cannot be changed
-- without the key. Not personal; kept as long as the audit log.
CREATE TABLE audit_seals (
  -- The last entry that is sealed, and its hash.
  number    bigint      PRIMARY KEY CHECK (number > 0),
  hash      bytea       NOT NULL CHECK (octet_length(hash) = 32),
  sealed_at timestamptz NOT NULL,
  -- Keyed BLAKE2b of the other columns and the log's name.
  code      bytea       NOT NULL CHECK (octet_length(code) = 32),
  log       text        NOT NULL DEFAULT 'otolith-auth'
);

-- Names under which the audit log knows people. Deleting a row removes the link between entries and a
-- person, while the entries and their chain stay unchanged.
--
-- Personal: erased with the account.
CREATE TABLE audit_names (
  participant_id uuid PRIMARY KEY,
  audit_id       uuid NOT NULL DEFAULT gen_random_uuid()
);

-- Writes a checkpoint for each run of numbers in a partition that is about to be dropped. A month may
-- contain several runs, since clocks differ.
CREATE FUNCTION keep_audit_checkpoints(partition_name text) RETURNS void LANGUAGE plpgsql
SET search_path FROM CURRENT AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO audit_checkpoints (first_number, last_number, previous_hash, hash, dropped_at) '
    'SELECT first.number, last.number, first.previous_hash, last.hash, clock_timestamp() '
    'FROM ('
    '  SELECT min(number) AS first_number, max(number) AS last_number FROM ('
    '    SELECT number, number - row_number() OVER (ORDER BY number) AS run FROM %1$I'
    '  ) AS entries GROUP BY run'
    ') AS runs '
    'JOIN %1$I AS first ON first.number = first_number '
    'JOIN %1$I AS last ON last.number = last_number', partition_name);
END
$$;
REVOKE ALL ON FUNCTION keep_audit_checkpoints FROM PUBLIC;

INSERT INTO partitioned_tables (table_name, time_column, width, ahead, before_drop)
VALUES ('audit_log', 'time', 'month', 2, 'keep_audit_checkpoints');
SELECT FROM maintain_partitions('audit_log', clock_timestamp());

-- Append-only tables -----------------------------------------------------------------------------

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: its rows are written once', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_checkpoints_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_checkpoints
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Like refuse_change, but lets erase_participant delete rows.
CREATE FUNCTION refuse_change_but_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('otolith.erasing', true) = 'on'
    AND current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID)
  THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% on % is refused: its rows are written once', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasing();

-- Triggers of accounts ---------------------------------------------------------------------------

-- Deletes with an account the limits of attempts and the mail requests that are found by its names and
-- addresses, which are unknown afterwards. Attempts with an access code are keyed by a digest that is
-- not stored with the account; they expire within hours.
CREATE FUNCTION forget_typed_names() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT AS $$
DECLARE
  typed text;
BEGIN
  FOREACH typed IN ARRAY ARRAY[OLD.username_key, OLD.email_key] LOOP
    CONTINUE WHEN typed IS NULL;
    -- The keys are SHA-256 of these texts; see ThrottleKey.
    DELETE FROM throttles WHERE key IN (
      SELECT sha256(convert_to(purpose || ' ' || typed, 'UTF8')) FROM unnest(ARRAY[
        'sign-in', 'sign-in from anywhere', 'confirmation', 'mail', 'reset', 'recovery',
        'email-change', 'upgrade', 'confirmation to', 'reset to'
      ]) AS purpose);
    DELETE FROM mail_requests WHERE lower(identifier) = typed;
  END LOOP;
  DELETE FROM throttles WHERE key IN (
    SELECT sha256(convert_to(purpose || ' ' || upper(OLD.participant_id::text), 'UTF8'))
    FROM unnest(ARRAY[
      'own-password', 'one-time-code', 'email-change', 'email-code', 'taken-names'
    ]) AS purpose);
  RETURN OLD;
END
$$;
REVOKE ALL ON FUNCTION forget_typed_names FROM PUBLIC;
CREATE TRIGGER accounts_forget_typed_names BEFORE DELETE ON accounts
  FOR EACH ROW EXECUTE FUNCTION forget_typed_names();

-- Records the registration of an erased account in erased_sessions.
CREATE FUNCTION note_erased_request() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO erased_sessions (digest, erased_at)
  SELECT sha256(uuid_send(OLD.request_id)), max(requested_at) FROM erasures
  WHERE participant_id = OLD.participant_id AND is_whole HAVING count(*) > 0
  ON CONFLICT DO NOTHING;
  RETURN OLD;
END
$$;
REVOKE ALL ON FUNCTION note_erased_request FROM PUBLIC;
CREATE TRIGGER accounts_note_erased_request AFTER DELETE ON accounts
  FOR EACH ROW EXECUTE FUNCTION note_erased_request();

-- Forgets mails to the previous address when the address changes, and that it failed.
CREATE FUNCTION forget_former_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.email_key IS DISTINCT FROM OLD.email_key THEN
    NEW.email_failed_at := NULL;
    DELETE FROM sent_mails WHERE participant_id = OLD.participant_id;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER forget_former_address BEFORE UPDATE OF email, email_key ON accounts
  FOR EACH ROW EXECUTE FUNCTION forget_former_address();

-- Randomised allocation to arms, and unblinding ----------------------------------------------------

-- Schemes of allocation. Not personal; kept, so that a trial can be verified.
CREATE TABLE allocation_schemes (
  -- Created by the client.
  scheme_id     uuid        PRIMARY KEY,
  study_id      text        NOT NULL,
  -- Groups of the study that members get by allocation only.
  arm_ids       text[]      NOT NULL CHECK (array_length(arm_ids, 1) BETWEEN 2 AND 10),
  -- Whether groups are concealed from staff without the right allocation.read until the end.
  blinded       boolean     NOT NULL,
  -- Whether one person may unblind a member without a second one.
  unblind_alone boolean     NOT NULL,
  -- SHA-256 of the seed and the canonical parameters.
  commitment    bytea       NOT NULL CHECK (octet_length(commitment) = 32),
  -- The seed and the parameters; sealed like a signing key and bound to scheme_id.
  sealed_code   bytea       NOT NULL CHECK (octet_length(sealed_code) >= 40),
  started_at    timestamptz NOT NULL,
  ended_at      timestamptz,
  -- Revealed at the end.
  seed          bytea       CHECK (octet_length(seed) = 32),
  parameters    text,
  CHECK ((ended_at IS NULL) = (seed IS NULL)),
  CHECK ((ended_at IS NULL) = (parameters IS NULL))
);
CREATE UNIQUE INDEX allocation_schemes_running ON allocation_schemes (study_id) WHERE ended_at IS NULL;
CREATE INDEX allocation_schemes_of_study ON allocation_schemes (study_id, started_at);

-- Allocations in order. Never changed.
--
-- Personal: an erasure removes the participant and the time from the row; the position, the stratum and
-- the arm stay, so that the sequence can be recomputed.
CREATE TABLE allocations (
  scheme_id      uuid        NOT NULL REFERENCES allocation_schemes,
  study_id       text        NOT NULL,
  -- From 1 without gaps.
  position       bigint      NOT NULL CHECK (position > 0),
  -- Levels in the order of the factors.
  stratum        text[]      NOT NULL,
  group_id       text        NOT NULL,
  participant_id uuid        REFERENCES accounts,
  -- The enrolment at the time of the allocation.
  member_id      uuid,
  -- Created by the client.
  request_id     uuid,
  allocated_at   timestamptz,
  PRIMARY KEY (scheme_id, position)
);
CREATE UNIQUE INDEX allocations_participant ON allocations (participant_id, study_id);
CREATE UNIQUE INDEX allocations_request ON allocations (scheme_id, request_id);

-- Requests to unblind a member.
--
-- Personal: erased with the account and with the participant's part of a study.
CREATE TABLE unblindings (
  -- Created by the client.
  unblinding_id  uuid        PRIMARY KEY,
  study_id       text        NOT NULL,
  participant_id uuid        NOT NULL REFERENCES accounts,
  -- The enrolment that was named.
  member_id      uuid        NOT NULL,
  reason         text        NOT NULL,
  state          text        NOT NULL CHECK (state IN ('pending', 'approved', 'rejected')),
  -- Accounts of staff; null after their erasure.
  requested_by   uuid,
  decided_by     uuid,
  requested_at   timestamptz NOT NULL,
  decided_at     timestamptz,
  CHECK ((state = 'pending') = (decided_at IS NULL))
);
CREATE INDEX unblindings_study ON unblindings (study_id, requested_at, unblinding_id);
CREATE INDEX unblindings_participant ON unblindings (participant_id);
CREATE INDEX unblindings_requested ON unblindings (requested_by);
CREATE INDEX unblindings_decided ON unblindings (decided_by);

-- Functions that delete for the runtime role -----------------------------------------------------

-- Erases a participant, or with a study the participant's part of it. Idempotent. Every mode erases,
-- since this service stores no answers, and `at_most` has no effect, since the rows are few.
CREATE FUNCTION erase_participant(
  participant uuid, study text, mode text, at_most bigint DEFAULT 1000
) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT AS $$
#variable_conflict use_column
BEGIN
  -- Serialises with changes of the account.
  PERFORM FROM accounts WHERE participant_id = participant FOR UPDATE;
  IF study = '' THEN
    INSERT INTO erased_sessions (digest, erased_at)
    SELECT sha256(selector), asked.at FROM sessions, (
      SELECT max(requested_at) AS at FROM erasures
      WHERE erasures.participant_id = participant AND is_whole
    ) AS asked
    WHERE sessions.participant_id = participant AND revoked_at IS NULL AND asked.at IS NOT NULL
    ON CONFLICT DO NOTHING;
    -- The account's trigger deletes the others (see forget_typed_names). Calls in progress may still
    -- add these after it.
    DELETE FROM throttles WHERE key IN (
      SELECT sha256(convert_to(purpose || ' ' || upper(participant::text), 'UTF8'))
      FROM unnest(ARRAY[
        'own-password', 'one-time-code', 'email-change', 'email-code', 'taken-names'
      ]) AS purpose);
  END IF;
  DELETE FROM throttles USING (
    SELECT study_id FROM enrolments WHERE participant_id = participant
    UNION SELECT study_id FROM join_requests WHERE participant_id = participant
  ) AS known
  WHERE (study = '' OR study_id = study) AND key = ANY (ARRAY[
    sha256(convert_to('study ' || study_id || ' ' || upper(participant::text), 'UTF8')),
    sha256(convert_to('invitation ' || study_id || ' ' || upper(participant::text), 'UTF8'))]);

  -- Allows the loop to delete consents; the setting has no effect for other roles.
  PERFORM set_config('otolith.erasing', 'on', true);
  DELETE FROM message_reads USING messages
  WHERE message_reads.participant_id = participant AND messages.message_id = message_reads.message_id
    AND (study = '' OR messages.study_id = study);
  -- The position stays, so that the sequence of allocations can be recomputed.
  kind := 'allocations';
  UPDATE allocations SET participant_id = NULL, member_id = NULL, request_id = NULL, allocated_at = NULL
  WHERE participant_id = participant AND (study = '' OR study_id = study);
  GET DIAGNOSTICS count = ROW_COUNT;
  IF count > 0 THEN RETURN NEXT; END IF;
  FOREACH kind IN ARRAY ARRAY['join_requests', 'unblindings', 'enrolments', 'consents', 'messages'] LOOP
    EXECUTE format(
      'DELETE FROM %I WHERE participant_id = $1 AND ($2 = '''' OR study_id = $2)', kind)
      USING participant, study;
    GET DIAGNOSTICS count = ROW_COUNT;
    IF count > 0 THEN RETURN NEXT; END IF;
  END LOOP;
  PERFORM set_config('otolith.erasing', 'off', true);
  IF study <> '' THEN RETURN; END IF;
  -- Requests by former staff stay with the members that they are about.
  UPDATE unblindings SET requested_by = NULL WHERE requested_by = participant;
  UPDATE unblindings SET decided_by = NULL WHERE decided_by = participant;
  -- Refresh tokens cascade from their sessions, and the remaining tables from the account.
  FOREACH kind IN ARRAY ARRAY[
    'led_studies', 'study_roles', 'confirmation_codes', 'mail_outbox', 'sessions', 'account_roles', 'accounts',
    'audit_names', 'suspended_accounts'
  ] LOOP
    EXECUTE format('DELETE FROM %I WHERE participant_id = $1', kind) USING participant;
    GET DIAGNOSTICS count = ROW_COUNT;
    IF count > 0 THEN RETURN NEXT; END IF;
  END LOOP;
END
$$;
REVOKE ALL ON FUNCTION erase_participant FROM PUBLIC;

-- Deletes those of the accounts that were never confirmed, never had a token and were in no event, so
-- that no other service knows them. Returns their ids and their names in the audit log.
CREATE FUNCTION delete_unconfirmed(participants uuid[])
RETURNS TABLE (participant_id uuid, audit_id uuid) LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT AS $$
#variable_conflict use_column
DECLARE
  deleted uuid[];
BEGIN
  WITH gone AS (
    DELETE FROM accounts
    WHERE participant_id = ANY (participants) AND confirmed_at IS NULL AND managed_revision = 0
      AND NOT EXISTS (SELECT FROM account_roles
        WHERE account_roles.participant_id = accounts.participant_id AND role <> 'participant')
    RETURNING participant_id
  )
  SELECT coalesce(array_agg(participant_id), '{}') INTO deleted FROM gone;
  RETURN QUERY
  WITH names AS (
    DELETE FROM audit_names WHERE participant_id = ANY (deleted) RETURNING participant_id, audit_id
  )
  SELECT participant_id, audit_id FROM unnest(deleted) AS gone (participant_id)
    LEFT JOIN names USING (participant_id);
END
$$;
REVOKE ALL ON FUNCTION delete_unconfirmed FROM PUBLIC;

-- Takes a staff role that a claim of the provider gave.
CREATE FUNCTION end_provider_role(participant uuid, given text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
  DELETE FROM account_roles WHERE participant_id = participant AND role = given
    AND EXISTS (SELECT FROM provider_roles WHERE provider_roles.participant_id = participant
      AND provider_roles.role = given AND study_id = '')
$$;
REVOKE ALL ON FUNCTION end_provider_role FROM PUBLIC;

-- Turns a staff account into a participant's account, which can be erased. Returns whether it had a
-- staff role or a link to the provider.
CREATE FUNCTION end_staff_roles(participant uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM account_roles WHERE participant_id = participant AND role <> 'participant';
  IF NOT FOUND AND NOT EXISTS (
    SELECT FROM provider_identities WHERE provider_identities.participant_id = participant
  ) THEN
    RETURN false;
  END IF;
  DELETE FROM led_studies WHERE participant_id = participant;
  DELETE FROM study_roles WHERE participant_id = participant;
  DELETE FROM provider_roles WHERE participant_id = participant;
  DELETE FROM provider_identities WHERE participant_id = participant;
  INSERT INTO account_roles (participant_id, role) VALUES (participant, 'participant')
  ON CONFLICT DO NOTHING;
  RETURN true;
END
$$;
REVOKE ALL ON FUNCTION end_staff_roles FROM PUBLIC;
