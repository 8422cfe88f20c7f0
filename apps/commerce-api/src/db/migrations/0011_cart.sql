CREATE TABLE cart (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 256 random bits: whoever holds it may read and change the cart.
  token text NOT NULL UNIQUE,
  customer_id bigint REFERENCES customer (id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'merged', 'ordered')),
  -- Moves on with every change of a line or of the coupon.
  version bigint NOT NULL DEFAULT 1,
  coupon_code text,
  country_id text,
  carrier_code text,
  method_code text,
  payment_code text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX cart_open_of_customer ON cart (customer_id)
  WHERE state = 'open' AND customer_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX cart_expiry ON cart (expires_at) WHERE state <> 'ordered';
--> statement-breakpoint
CREATE TABLE cart_item (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cart_id bigint NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  -- The article itself: the variant's for a configurable.
  sku text NOT NULL,
  parent_sku text,
  -- What was chosen besides the variant, in one fixed spelling; '' for nothing.
  option_key text NOT NULL,
  product_type text NOT NULL,
  product_option jsonb NOT NULL,
  name text NOT NULL,
  qty integer NOT NULL CHECK (qty > 0),
  UNIQUE (cart_id, sku, option_key)
);
--> statement-breakpoint
-- Quantities of a pair of carts are summed once, whoever asks again.
CREATE TABLE cart_merge (
  guest_cart_id bigint NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  customer_cart_id bigint NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  merged_at timestamptz NOT NULL,
  PRIMARY KEY (guest_cart_id, customer_cart_id)
);
--> statement-breakpoint
-- The way of a cart from the storefront to the shop host: 60 seconds, once.
CREATE TABLE cart_handoff (
  code_hash bytea PRIMARY KEY,
  cart_id bigint NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  customer_id bigint REFERENCES customer (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE coupon (
  -- In capitals; shoppers may type it as they like.
  code text PRIMARY KEY CHECK (code = upper(code)),
  type text NOT NULL CHECK (type IN ('percent', 'fixed', 'free_shipping')),
  -- Per cent, or whole forints with tax.
  value numeric(12, 4) NOT NULL DEFAULT 0,
  -- Price of the goods from which it holds, whole forints with tax.
  min_amount bigint NOT NULL DEFAULT 0,
  valid_from timestamptz,
  valid_to timestamptz,
  use_limit integer,
  used integer NOT NULL DEFAULT 0,
  description text
);
--> statement-breakpoint
-- What was answered to a change that carried an Idempotency-Key.
CREATE TABLE idempotency_key (
  key text PRIMARY KEY,
  request_hash bytea NOT NULL,
  status integer,
  answer jsonb,
  -- Absent: kept as long as the order it made.
  expires_at timestamptz
);
--> statement-breakpoint
CREATE INDEX idempotency_key_expiry ON idempotency_key (expires_at);
