-- Amount of a refund, gross, in minor units; absent for other events.
ALTER TABLE order_event ADD COLUMN amount bigint;
--> statement-breakpoint
-- When the event is to be reported to Google Analytics; absent once it needs no report.
ALTER TABLE order_event ADD COLUMN report_due_at timestamptz DEFAULT '-infinity';
--> statement-breakpoint
CREATE INDEX order_event_report ON order_event (id) WHERE report_due_at IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION write_refund_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_event (order_id, type, status, amount)
  SELECT NEW.order_id, 'order.refund_granted', status, NEW.granted - OLD.granted
  FROM shop_order WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER order_refund_event ON order_payment;
--> statement-breakpoint
CREATE TRIGGER order_refund_event AFTER UPDATE OF granted ON order_payment
  FOR EACH ROW WHEN (NEW.granted > OLD.granted)
  EXECUTE FUNCTION write_refund_event();
