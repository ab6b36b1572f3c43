-- Accounts of gateways, which tell participants what is due, and nothing else.
ALTER TABLE account_roles DROP CONSTRAINT account_roles_role_check;
ALTER TABLE account_roles ADD CONSTRAINT account_roles_role_check
  CHECK (role IN ('participant', 'study_leader', 'administrator', 'gateway'));
