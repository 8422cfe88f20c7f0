-- What happened to an order after it was placed, one row a step.
CREATE TABLE order_status_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  status text NOT NULL
    CHECK (status IN ('pending', 'processing', 'shipped', 'complete', 'canceled')),
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL CHECK (changed_by IN ('customer', 'shop'))
);
--> statement-breakpoint
CREATE INDEX order_status_change_order ON order_status_change (order_id, id);
