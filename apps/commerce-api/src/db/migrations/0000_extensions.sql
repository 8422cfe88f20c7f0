CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Hungarian words without their accents, stemmed: `kanapék` and `kanape` meet.
CREATE TEXT SEARCH CONFIGURATION shop_hu (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION shop_hu
  ALTER MAPPING FOR asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart
  WITH unaccent, hungarian_stem;
--> statement-breakpoint
-- The same with accents kept, to rank what was typed exactly above what only looks alike (`ágy`, `agy`).
CREATE TEXT SEARCH CONFIGURATION shop_hu_accents (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION shop_hu_accents
  ALTER MAPPING FOR asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart
  WITH hungarian_stem;
