-- Outbox of order events, written in the transaction that changes the order, by any code that changes it.
CREATE TABLE order_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  -- order.placed, order.paid, order.refund_granted, or order. and a status.
  type text NOT NULL,
  -- Status of the order at the event.
  status text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  state text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT '-infinity'
);
--> statement-breakpoint
CREATE INDEX order_event_due ON order_event (order_id, id) WHERE state = 'due';
--> statement-breakpoint
CREATE INDEX order_event_created ON order_event (created_at);
--> statement-breakpoint
-- Log of deliveries to the webhook.
CREATE TABLE webhook_attempt (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id bigint NOT NULL REFERENCES order_event (id) ON DELETE CASCADE,
  attempted_at timestamptz NOT NULL,
  -- HTTP status; absent if no response came.
  response_status integer
);
--> statement-breakpoint
CREATE INDEX webhook_attempt_event ON webhook_attempt (event_id);
--> statement-breakpoint
CREATE FUNCTION write_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_event (order_id, type, status)
  VALUES (NEW.id, CASE WHEN TG_OP = 'INSERT' THEN 'order.placed' ELSE 'order.' || NEW.status END, NEW.status);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_placed_event AFTER INSERT ON shop_order
  FOR EACH ROW EXECUTE FUNCTION write_order_event();
--> statement-breakpoint
CREATE TRIGGER order_status_event AFTER UPDATE OF status ON shop_order
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION write_order_event();
--> statement-breakpoint
CREATE FUNCTION write_payment_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_event (order_id, type, status)
  SELECT NEW.order_id, TG_ARGV[0], status FROM shop_order WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_paid_event AFTER UPDATE OF state ON order_payment
  FOR EACH ROW WHEN (OLD.state <> 'paid' AND NEW.state = 'paid')
  EXECUTE FUNCTION write_payment_event('order.paid');
--> statement-breakpoint
CREATE TRIGGER order_refund_event AFTER UPDATE OF granted ON order_payment
  FOR EACH ROW WHEN (NEW.granted > OLD.granted)
  EXECUTE FUNCTION write_payment_event('order.refund_granted');
