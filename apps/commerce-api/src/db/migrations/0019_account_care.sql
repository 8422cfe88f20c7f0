-- Links on their way to a new address: one use each.
CREATE TABLE email_change (
  token_hash bytea PRIMARY KEY,
  customer_id bigint NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  email text NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX email_change_customer ON email_change (customer_id);
--> statement-breakpoint
-- When its buyer asked to be forgotten: only what accounts must show is left, and goes once they need not.
ALTER TABLE shop_order ADD COLUMN erased_at timestamptz;
