-- Tags of pages that somebody has said are stale, for the rendering servers to read. Kept an hour.
CREATE TABLE stale_tag (
  tag text NOT NULL,
  said_at timestamptz NOT NULL DEFAULT now(),
  changed_in xid8 NOT NULL DEFAULT pg_current_xact_id()
);
--> statement-breakpoint
CREATE INDEX stale_tag_changed_in ON stale_tag (changed_in);
