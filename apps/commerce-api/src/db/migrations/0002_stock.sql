-- What is left of each article. Catalogue documents bring the first figure; from then on this is the truth.
CREATE TABLE stock (
  sku text PRIMARY KEY,
  product_id bigint NOT NULL,
  -- Whole pieces; orders take from it and it never goes below zero.
  qty integer NOT NULL CHECK (qty >= 0),
  -- The shop's own switch; sold out when false whatever `qty` says.
  is_in_stock boolean NOT NULL,
  -- False for services and downloads: there is always one more.
  manage_stock boolean NOT NULL DEFAULT true,
  -- Figures of the last import, to tell a new delivery from the same file again.
  imported_qty integer NOT NULL,
  imported_is_in_stock boolean NOT NULL,
  version bigint NOT NULL DEFAULT 1
);
--> statement-breakpoint
CREATE INDEX stock_product_id ON stock (product_id);
