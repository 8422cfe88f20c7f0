-- Invoices of orders, their corrections and cancelations. A row is written before the invoice service is asked.
CREATE TABLE invoice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  -- The shop's own id of the document at the service.
  external_id text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('invoice', 'correction', 'storno')),
  -- Minor units of the order's currency; negative unless it is an invoice.
  gross bigint NOT NULL,
  -- The service was asked: a lost answer is looked up before it is asked again.
  is_sent boolean NOT NULL DEFAULT false,
  -- Names at the service; absent until it has made the document.
  number text,
  reference text,
  -- The PDF once somebody has read it.
  file bytea
);
--> statement-breakpoint
CREATE INDEX invoice_order ON invoice (order_id, id);
--> statement-breakpoint
-- Orders whose documents are to be checked against what they cost.
CREATE TABLE invoice_job (
  order_id bigint PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE,
  -- Counts the events of the order: a job that saw an older one is not done.
  version integer NOT NULL DEFAULT 1,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT '-infinity',
  -- One process works on an order at a time.
  claimed_until timestamptz NOT NULL DEFAULT '-infinity'
);
--> statement-breakpoint
CREATE INDEX invoice_job_due ON invoice_job (due_at);
--> statement-breakpoint
CREATE FUNCTION check_invoices_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoice_job (order_id) VALUES (NEW.order_id)
  ON CONFLICT (order_id) DO UPDATE
    SET version = invoice_job.version + 1, attempts = 0, due_at = '-infinity';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_event_invoice AFTER INSERT ON order_event
  FOR EACH ROW EXECUTE FUNCTION check_invoices_of_order();
--> statement-breakpoint
-- Documents of the sandbox, an invoice service for the demo and tests.
CREATE TABLE sandbox_invoice (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  external_id text NOT NULL UNIQUE,
  document jsonb NOT NULL
);
