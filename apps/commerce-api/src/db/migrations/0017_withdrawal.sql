-- A buyer's word that a contract is withdrawn from, as it came; one an order.
CREATE TABLE withdrawal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL UNIQUE REFERENCES shop_order (id) ON DELETE CASCADE,
  name text NOT NULL,
  email text NOT NULL,
  -- Which products, in the buyer's words; absent: all of them.
  items text,
  received_at timestamptz NOT NULL
);
