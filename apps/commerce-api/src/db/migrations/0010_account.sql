CREATE TABLE customer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- As its owner wrote it, and folded to what makes two of them the same.
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  firstname text NOT NULL,
  lastname text NOT NULL,
  -- PHC text: algorithm, settings, salt and hash.
  password_hash text NOT NULL,
  group_id integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE customer_address (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id bigint NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  firstname text NOT NULL,
  lastname text NOT NULL,
  company text,
  vat_id text,
  country_id text NOT NULL,
  region jsonb,
  region_id bigint,
  postcode text NOT NULL,
  city text NOT NULL,
  street text[] NOT NULL,
  telephone text,
  default_shipping boolean NOT NULL DEFAULT false,
  default_billing boolean NOT NULL DEFAULT false
);
--> statement-breakpoint
CREATE INDEX customer_address_customer ON customer_address (customer_id);
--> statement-breakpoint
-- One sign-in on one device, and every token that grows out of it.
CREATE TABLE session_family (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id bigint NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  started_at timestamptz NOT NULL,
  -- Moved on with each refresh: 30 days idle, 90 in all.
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
--> statement-breakpoint
CREATE INDEX session_family_customer ON session_family (customer_id);
--> statement-breakpoint
CREATE INDEX session_family_expiry ON session_family (expires_at);
--> statement-breakpoint
-- One pair of tokens. Only hashes are kept.
CREATE TABLE session_token (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  family_id bigint NOT NULL REFERENCES session_family (id) ON DELETE CASCADE,
  refresh_hash bytea NOT NULL UNIQUE,
  access_hash bytea NOT NULL UNIQUE,
  access_expires_at timestamptz NOT NULL,
  first_used_at timestamptz,
  replaced_at timestamptz,
  -- With the replaced refresh token this gives its successor again; without that token it gives nothing.
  successor_seed bytea,
  successor_id bigint REFERENCES session_token (id) ON DELETE SET NULL
);
--> statement-breakpoint
CREATE INDEX session_token_family ON session_token (family_id);
--> statement-breakpoint
CREATE TABLE password_reset (
  token_hash bytea PRIMARY KEY,
  customer_id bigint NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX password_reset_customer ON password_reset (customer_id);
--> statement-breakpoint
CREATE TABLE wishlist_item (
  customer_id bigint NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  product_id bigint NOT NULL,
  date_added timestamptz NOT NULL,
  PRIMARY KEY (customer_id, product_id)
);
--> statement-breakpoint
-- Keys the processes of this shop share, made when first needed.
CREATE TABLE server_secret (
  name text PRIMARY KEY,
  secret bytea NOT NULL
);
--> statement-breakpoint
-- Letters to write and send. A row goes when its letter has gone.
CREATE TABLE mail_job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- What the letter is about, never its text: that is written when it is sent.
  subject jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX mail_job_due ON mail_job (due_at);
