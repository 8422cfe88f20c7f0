-- A product that leaves a category: lists of that category are stale, and the product no longer names it.
CREATE OR REPLACE FUNCTION stamp_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  IF OLD.type = 'product' AND jsonb_typeof(OLD.source -> 'category_ids') = 'array'
    AND OLD.source -> 'category_ids' IS DISTINCT FROM NEW.source -> 'category_ids' THEN
    INSERT INTO stale_tag (tag)
      SELECT 'C' || left_id FROM jsonb_array_elements_text(OLD.source -> 'category_ids') AS left_id
      WHERE left_id ~ '^\d+$';
  END IF;
  RETURN NEW;
END $$;
