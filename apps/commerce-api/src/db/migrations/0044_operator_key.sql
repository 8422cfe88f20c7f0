-- Keys of the API of the operator. A key itself is stored nowhere.
CREATE TABLE operator_key (
  -- Part of the key that may be shown.
  id text PRIMARY KEY,
  name text NOT NULL UNIQUE,
  scopes text[] NOT NULL,
  -- SHA-256 of the key.
  hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz
);
--> statement-breakpoint
-- Log of the calls with a key. A row is written before the work of its call begins. No personal data, no secrets.
CREATE TABLE operator_call (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  called_at timestamptz NOT NULL,
  key_name text NOT NULL,
  call text NOT NULL,
  -- Order number, article, coupon or number of lines.
  subject text NOT NULL DEFAULT '',
  -- HTTP status; absent while the call runs.
  status integer
);
--> statement-breakpoint
CREATE INDEX operator_call_time ON operator_call (called_at);
