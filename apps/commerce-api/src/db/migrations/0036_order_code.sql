-- Codes sent by email that open an order for a guest. A new request replaces the code of before.
CREATE TABLE order_code (
  order_id bigint PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  tries_left integer NOT NULL
);
