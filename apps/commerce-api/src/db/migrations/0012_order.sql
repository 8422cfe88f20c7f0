CREATE SEQUENCE order_number;
--> statement-breakpoint
CREATE TABLE shop_order (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the shopper is told: ZG-2026-000123.
  increment_id text NOT NULL UNIQUE,
  cart_id bigint UNIQUE REFERENCES cart (id) ON DELETE SET NULL,
  idempotency_key text UNIQUE,
  -- The client's own name for the order.
  order_id text,
  customer_id bigint REFERENCES customer (id) ON DELETE SET NULL,
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'processing', 'shipped', 'complete', 'canceled')),
  created_at timestamptz NOT NULL,
  currency text NOT NULL,
  customer_email text,
  customer_firstname text NOT NULL,
  customer_lastname text NOT NULL,
  -- Whole forints. Amounts are with tax unless they say net; tax stands inside of them.
  subtotal_net bigint NOT NULL,
  subtotal bigint NOT NULL,
  discount bigint NOT NULL,
  shipping bigint NOT NULL,
  payment_cost bigint NOT NULL,
  tax bigint NOT NULL,
  grand_total bigint NOT NULL,
  -- What is handed over in cash; absent when nothing is paid in cash.
  cash_total bigint,
  coupon_code text,
  shipping_code text,
  shipping_title text,
  payment_code text NOT NULL,
  payment_title text NOT NULL,
  shipping_address jsonb,
  billing_address jsonb NOT NULL,
  comment text
);
--> statement-breakpoint
CREATE INDEX shop_order_customer ON shop_order (customer_id, id DESC);
--> statement-breakpoint
CREATE TABLE order_item (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  -- The bundle this part belongs to; its price is in the bundle's.
  parent_item_id bigint REFERENCES order_item (id) ON DELETE CASCADE,
  sku text NOT NULL,
  name text NOT NULL,
  product_type text NOT NULL,
  product_option jsonb NOT NULL,
  -- What was chosen, in words: [{ "label": "Szín", "value": "Kék" }].
  options jsonb NOT NULL,
  qty integer NOT NULL CHECK (qty > 0),
  unit_net bigint NOT NULL,
  unit_gross bigint NOT NULL,
  row_net bigint NOT NULL,
  row_gross bigint NOT NULL,
  discount bigint NOT NULL,
  tax bigint NOT NULL,
  tax_percent numeric(7, 4) NOT NULL
);
--> statement-breakpoint
CREATE INDEX order_item_order ON order_item (order_id);
