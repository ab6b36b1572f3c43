-- The seals say of which log they are, as in every schema with audit logs; here there is one.
ALTER TABLE audit_seals ADD COLUMN log text NOT NULL DEFAULT 'otolith-auth';
