-- Where products and categories lived before their url_path changed, by whomever: who asks there is sent on. Of two
-- that lived at one path the later counts.
CREATE TABLE former_path (
  path text PRIMARY KEY,
  type text NOT NULL,
  id text NOT NULL,
  left_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE FUNCTION remember_former_paths() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_path (path, type, id)
    SELECT DISTINCT ON (btrim(was.source ->> 'url_path', '/ '))
      btrim(was.source ->> 'url_path', '/ '), was.type, was.id
    FROM was JOIN becomes USING (type, id)
    WHERE type IN ('product', 'category')
      AND btrim(was.source ->> 'url_path', '/ ') <> ''
      AND was.source ->> 'url_path' IS DISTINCT FROM becomes.source ->> 'url_path'
    ORDER BY 1, type, id
    ON CONFLICT (path) DO UPDATE
      SET type = excluded.type, id = excluded.id, left_at = excluded.left_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER document_renamed AFTER UPDATE ON document
  REFERENCING OLD TABLE AS was NEW TABLE AS becomes
  FOR EACH STATEMENT EXECUTE FUNCTION remember_former_paths();
