-- Who wants one letter when an article is there again.
CREATE TABLE stock_alert (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sku text NOT NULL,
  -- In lower case.
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the letter was queued; kept a while so that its link still ends the other wishes of the address.
  sent_at timestamptz,
  UNIQUE (sku, email)
);
--> statement-breakpoint
CREATE INDEX stock_alert_waiting ON stock_alert (sku) WHERE sent_at IS NULL;
--> statement-breakpoint
CREATE INDEX stock_alert_email ON stock_alert (email);
