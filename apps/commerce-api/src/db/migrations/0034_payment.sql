-- The payment of an order that is paid online; other orders have no row.
CREATE TABLE order_payment (
  order_id bigint PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE,
  provider text NOT NULL,
  state text NOT NULL DEFAULT 'awaiting'
    CHECK (state IN ('awaiting', 'paid', 'lapsed', 'undeliverable', 'canceled')),
  -- Refunds the shop has granted, minor units of the order's currency.
  granted bigint NOT NULL DEFAULT 0 CHECK (granted >= 0),
  -- The stock of an unpaid order is released after this moment.
  reserved_until timestamptz NOT NULL,
  -- The next reconciliation; none when nothing is expected any more.
  check_at timestamptz
);
--> statement-breakpoint
CREATE INDEX order_payment_check ON order_payment (check_at) WHERE check_at IS NOT NULL;
--> statement-breakpoint
-- One attempt to pay at a provider.
CREATE TABLE payment (
  -- The shop's own name of the attempt, sent to the provider.
  id text PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES order_payment (order_id) ON DELETE CASCADE,
  provider text NOT NULL,
  -- The provider's name of it; absent until its answer is there.
  reference text,
  redirect_url text,
  -- A state of the payment machine with its amounts in minor units.
  state jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  UNIQUE (provider, reference)
);
--> statement-breakpoint
CREATE INDEX payment_order ON payment (order_id, created_at);
--> statement-breakpoint
-- An order that is moved by anybody is settled anew.
CREATE FUNCTION check_payment_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_payment SET check_at = '-infinity' WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_status_moved AFTER UPDATE OF status ON shop_order
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION check_payment_of_order();
--> statement-breakpoint
-- Payments of the sandbox, a provider without money for the demo and tests.
CREATE TABLE sandbox_payment (
  reference text PRIMARY KEY,
  payment_id text NOT NULL UNIQUE,
  record jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE sandbox_callback (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  headers jsonb NOT NULL,
  body text NOT NULL,
  due_at timestamptz NOT NULL
);
