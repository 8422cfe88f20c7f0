-- Marks in the locks of the database that an order is being placed, and the largest id before it. Ids are taken before
-- the commit: an order may become visible after one with a larger id. The lock is taken before the id and ends after
-- the commit, so who reads orders by id knows up to where none is missing. The first key is "orde".
CREATE FUNCTION mark_order_placing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(1869767781, least(last_value, 2147483647)::int)
  FROM shop_order_id_seq;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_placing BEFORE INSERT ON shop_order
  FOR EACH STATEMENT EXECUTE FUNCTION mark_order_placing();
