-- How often words were searched, by day and store view. Nothing of a search itself is stored: no person, no address, no
-- session, and no words that may name a person.
CREATE TABLE search_count (
  day date NOT NULL,
  view text NOT NULL,
  words text NOT NULL,
  searches integer NOT NULL,
  -- Searches that found nothing.
  empty integer NOT NULL,
  -- Searches of which a product was opened.
  opened integer NOT NULL,
  PRIMARY KEY (day, view, words)
);
