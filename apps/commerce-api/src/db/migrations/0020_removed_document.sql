-- What was deleted from the catalogue, by whomever: readers that follow changes forget it. Kept a day.
CREATE TABLE removed_document (
  type text NOT NULL,
  id text NOT NULL,
  -- Of a product: which lists it stood in.
  category_ids jsonb,
  -- Of a review: the product it is about.
  product_id text,
  changed_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
  removed_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX removed_document_changed_in ON removed_document (changed_in);
--> statement-breakpoint
CREATE FUNCTION remember_removed_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO removed_document (type, id, product_id) SELECT type, id,
      CASE WHEN type = 'review' THEN source ->> 'product_id' END FROM document;
    DELETE FROM product_text;
    PERFORM pg_notify('document', '');
    RETURN NULL;
  END IF;
  INSERT INTO removed_document (type, id, category_ids, product_id) SELECT type, id,
    CASE WHEN type = 'product' THEN source -> 'category_ids' END,
    CASE WHEN type = 'review' THEN source ->> 'product_id' END FROM gone;
  DELETE FROM product_text USING gone WHERE gone.type = 'product' AND product_text.product_id = gone.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER document_removed AFTER DELETE ON document
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remember_removed_documents();
--> statement-breakpoint
CREATE TRIGGER documents_emptied BEFORE TRUNCATE ON document
  FOR EACH STATEMENT EXECUTE FUNCTION remember_removed_documents();
--> statement-breakpoint
CREATE FUNCTION stamp_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Whoever changes a document, by hand too, is noticed.
CREATE TRIGGER document_stamped BEFORE UPDATE ON document
  FOR EACH ROW EXECUTE FUNCTION stamp_document();
