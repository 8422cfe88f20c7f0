-- Amounts of the granted refunds by name, minor units. Refunds that were granted before have no name.
ALTER TABLE order_payment ADD COLUMN refunds jsonb NOT NULL DEFAULT '{}';
