-- In which store view somebody ordered, subscribed or asked: letters are written in its language. Absent: the default.
ALTER TABLE shop_order ADD COLUMN store_code text;
--> statement-breakpoint
ALTER TABLE newsletter_subscription ADD COLUMN store_code text;
--> statement-breakpoint
ALTER TABLE stock_alert ADD COLUMN store_code text;
--> statement-breakpoint
ALTER TABLE mail_job ADD COLUMN store_code text;
