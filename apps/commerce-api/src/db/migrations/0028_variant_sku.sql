-- Which configurables have a variant of this article number: an import asks it of every number it brings.
CREATE INDEX document_variant_sku ON document
  USING gin (jsonb_path_query_array(source, '$.configurable_children[*].sku'))
  WHERE type = 'product' AND source ? 'configurable_children';
