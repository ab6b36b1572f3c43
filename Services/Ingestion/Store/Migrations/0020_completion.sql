ALTER TABLE notifications
  -- From having begun to having finished; 0: any.
  ADD COLUMN completion_minutes integer NOT NULL DEFAULT 0;
