-- Who gets letters. Those taken in before anybody was asked to confirm wait for a confirmation like all others.
ALTER TABLE newsletter_subscription
  ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN state text NOT NULL DEFAULT 'pending'
    CHECK (state IN ('pending', 'confirmed', 'withdrawn')),
  -- The gift for the first confirmation; there is no second.
  ADD COLUMN coupon_code text;
--> statement-breakpoint
-- Links on their way by mail: one use each.
CREATE TABLE newsletter_confirmation (
  token_hash bytea PRIMARY KEY,
  subscription_id bigint NOT NULL REFERENCES newsletter_subscription (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX newsletter_confirmation_subscription ON newsletter_confirmation (subscription_id);
--> statement-breakpoint
-- The proof of consent: what somebody did, when, where, and to which wording. Rows are only ever added.
CREATE TABLE newsletter_consent (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_id bigint NOT NULL REFERENCES newsletter_subscription (id) ON DELETE CASCADE,
  step text NOT NULL CHECK (step IN ('asked', 'confirmed', 'withdrawn')),
  at timestamptz NOT NULL,
  -- Of the sentence beside the empty box; absent when the client does not tell.
  text_version text,
  -- Where it was done: footer, popup, account, link.
  place text
);
--> statement-breakpoint
CREATE INDEX newsletter_consent_subscription ON newsletter_consent (subscription_id, id);
--> statement-breakpoint
-- Tokens of the contact form that have carried a message.
CREATE TABLE mail_token_use (
  token_id text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
