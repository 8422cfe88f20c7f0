-- The card of a customer in the loyalty program of the demo shop. Points are computed from completed orders.
CREATE TABLE loyalty_card (
  customer_id bigint PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  number text NOT NULL UNIQUE,
  joined_at timestamptz NOT NULL
);
