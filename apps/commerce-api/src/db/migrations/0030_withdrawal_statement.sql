-- Every statement is kept: the first one need not be the buyer's. One that comes again is the same.
ALTER TABLE withdrawal ADD COLUMN statement_hash bytea;
--> statement-breakpoint
UPDATE withdrawal SET statement_hash = sha256(convert_to(id::text, 'UTF8'));
--> statement-breakpoint
ALTER TABLE withdrawal ALTER COLUMN statement_hash SET NOT NULL,
  DROP CONSTRAINT withdrawal_order_id_key, ADD UNIQUE (order_id, statement_hash);
