-- When an article last sold out or came back: the options and the price of its configurable follow that.
ALTER TABLE stock ADD COLUMN crossed_in xid8;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION stamp_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  IF (NEW.is_in_stock AND (NOT NEW.manage_stock OR NEW.qty > 0))
    <> (OLD.is_in_stock AND (NOT OLD.manage_stock OR OLD.qty > 0)) THEN
    NEW.crossed_in := NEW.changed_in;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Of a product: what is sold with it as a part has another price without it.
ALTER TABLE removed_document ADD COLUMN sku text;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION remember_removed_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO removed_document (type, id, product_id) SELECT type, id,
      CASE WHEN type = 'review' THEN source ->> 'product_id' END FROM document;
    DELETE FROM product_text;
    PERFORM pg_notify('document', '');
    RETURN NULL;
  END IF;
  INSERT INTO removed_document (type, id, sku, category_ids, product_id) SELECT type, id, sku,
    CASE WHEN type = 'product' THEN source -> 'category_ids' END,
    CASE WHEN type = 'review' THEN source ->> 'product_id' END FROM gone;
  DELETE FROM product_text USING gone WHERE gone.type = 'product' AND product_text.product_id = gone.id;
  RETURN NULL;
END $$;
