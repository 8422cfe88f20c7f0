-- Every catalogue document as it was imported; what is served is derived from it.
CREATE TABLE document (
  type text NOT NULL,
  id text NOT NULL,
  source jsonb NOT NULL,
  -- Of the imported text, so that importing the same file twice changes nothing.
  content_hash bytea NOT NULL,
  -- The transaction that wrote it: readers catch up by it without missing late commits.
  changed_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
  sku text GENERATED ALWAYS AS (CASE WHEN type = 'product' THEN source ->> 'sku' END) STORED,
  PRIMARY KEY (type, id)
);
--> statement-breakpoint
-- Not unique: old catalogues hold the same article twice.
CREATE INDEX document_sku ON document (sku) WHERE sku IS NOT NULL;
--> statement-breakpoint
CREATE INDEX document_changed_in ON document (changed_in);
--> statement-breakpoint
-- The words a product can be found by. Weights: A name, B article number, C category, D parts of compounds.
CREATE TABLE product_text (
  product_id text PRIMARY KEY,
  words tsvector NOT NULL,
  -- The name with its accents, for ranking only.
  accents tsvector NOT NULL
);
--> statement-breakpoint
CREATE INDEX product_text_words ON product_text USING gin (words);
--> statement-breakpoint
-- Every word of the catalogue without accents: where a mistyped one is looked up.
CREATE TABLE search_word (word text PRIMARY KEY);
--> statement-breakpoint
CREATE INDEX search_word_trigrams ON search_word USING gin (word gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION notify_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('document', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER document_changed AFTER INSERT OR UPDATE OR DELETE ON document
  FOR EACH STATEMENT EXECUTE FUNCTION notify_document();
--> statement-breakpoint
-- What shoppers wrote and nobody has read yet; published ones become documents.
CREATE TABLE review_submission (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL,
  title text NOT NULL,
  detail text NOT NULL,
  nickname text NOT NULL,
  rating smallint CHECK (rating BETWEEN 1 AND 5),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'refused')),
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE newsletter_subscription (
  -- In lower case.
  email text NOT NULL,
  list text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (list, email)
);
--> statement-breakpoint
-- Small facts about this database, such as what its search words were made with.
CREATE TABLE shop_state (name text PRIMARY KEY, value text NOT NULL);
