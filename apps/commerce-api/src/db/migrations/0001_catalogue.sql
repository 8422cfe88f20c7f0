-- Every catalogue document as it was imported; what is served is derived from it.
CREATE TABLE document (
  type text NOT NULL,
  id text NOT NULL,
  source jsonb NOT NULL,
  -- Changes with the content only, so that importing the same file twice changes nothing.
  content_hash bytea NOT NULL,
  version bigint NOT NULL,
  sku text GENERATED ALWAYS AS (CASE WHEN type = 'product' THEN source ->> 'sku' END) STORED,
  url_path text GENERATED ALWAYS AS (source ->> 'url_path') STORED,
  identifier text GENERATED ALWAYS AS (source ->> 'identifier') STORED,
  PRIMARY KEY (type, id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX document_sku ON document (sku) WHERE sku IS NOT NULL;
--> statement-breakpoint
CREATE INDEX document_url_path ON document (type, url_path) WHERE url_path IS NOT NULL;
--> statement-breakpoint
CREATE INDEX document_version ON document (version);
--> statement-breakpoint
CREATE SEQUENCE document_version_number;
