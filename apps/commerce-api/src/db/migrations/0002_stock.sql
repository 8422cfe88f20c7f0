-- What is left of each article. Catalogue documents bring the first figure; from then on this is the truth.
CREATE TABLE stock (
  sku text PRIMARY KEY,
  product_id bigint NOT NULL,
  -- Whole pieces; orders take from it and it never goes below zero.
  qty integer NOT NULL CHECK (qty >= 0),
  -- The shop's own switch; sold out when false whatever `qty` says.
  is_in_stock boolean NOT NULL,
  -- False for services, downloads and whatever is sold as its parts: there is always one more.
  manage_stock boolean NOT NULL DEFAULT true,
  -- Figures of the last import, to tell a new delivery from the same file again.
  imported_qty integer NOT NULL,
  imported_is_in_stock boolean NOT NULL,
  changed_in xid8 NOT NULL DEFAULT pg_current_xact_id()
);
--> statement-breakpoint
CREATE INDEX stock_product_id ON stock (product_id);
--> statement-breakpoint
CREATE INDEX stock_changed_in ON stock (changed_in);
--> statement-breakpoint
CREATE FUNCTION stamp_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_stamped BEFORE UPDATE ON stock
  FOR EACH ROW EXECUTE FUNCTION stamp_stock();
--> statement-breakpoint
CREATE FUNCTION notify_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('stock', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_changed AFTER INSERT OR UPDATE OR DELETE ON stock
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stock();
