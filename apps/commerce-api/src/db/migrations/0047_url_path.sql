-- Finds the product or category that a redirect leads to. A hash, because a path may be longer than a row of a B-tree.
CREATE INDEX document_url_path ON document USING hash (btrim(source ->> 'url_path', '/ '))
  WHERE type IN ('product', 'category');
