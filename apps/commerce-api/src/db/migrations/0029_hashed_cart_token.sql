-- Whoever reads the database may not use the carts in it: only hashes of their tokens are kept.
ALTER TABLE cart ADD COLUMN token_hash bytea;
--> statement-breakpoint
UPDATE cart SET token_hash = sha256(convert_to(token, 'UTF8'));
--> statement-breakpoint
ALTER TABLE cart ALTER COLUMN token_hash SET NOT NULL, ADD UNIQUE (token_hash), DROP COLUMN token;
--> statement-breakpoint
-- Raised when the token of a customer's cart is replaced.
ALTER TABLE cart ADD COLUMN token_number integer NOT NULL DEFAULT 0;
--> statement-breakpoint
-- The token of the cart, readable with the code only; a code of before is over within a minute.
DELETE FROM cart_handoff;
--> statement-breakpoint
ALTER TABLE cart_handoff ADD COLUMN sealed_token bytea NOT NULL, ADD COLUMN binding_hash bytea;
--> statement-breakpoint
-- Remembered answers held tokens too.
UPDATE idempotency_key SET answer = answer #- '{result,quote_id}'
WHERE answer #> '{result,quote_id}' IS NOT NULL;
--> statement-breakpoint
DELETE FROM idempotency_key
WHERE jsonb_typeof(answer -> 'result') = 'string' AND answer ->> 'result' ~ '^[A-Za-z0-9_-]{43}$';
