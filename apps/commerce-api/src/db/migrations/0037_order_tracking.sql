-- Parcels of an order, with the carrier as it was when they left. An order has one row for each parcel.
CREATE TABLE order_tracking (
  order_id bigint NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  -- Code of the carrier in shop.json.
  carrier text NOT NULL,
  -- Number of the parcel at the carrier.
  code text NOT NULL,
  carrier_name text NOT NULL,
  -- Page of the carrier about this parcel.
  url text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, carrier, code)
);
--> statement-breakpoint
CREATE TRIGGER order_tracking_event AFTER INSERT ON order_tracking
  FOR EACH ROW EXECUTE FUNCTION write_payment_event('order.tracking_added');
