-- Who wrote it, when they were signed in: for "verified buyer" and for their own list.
ALTER TABLE review_submission
  ADD COLUMN customer_id bigint REFERENCES customer (id) ON DELETE SET NULL;
--> statement-breakpoint
CREATE INDEX review_submission_customer ON review_submission (customer_id, id DESC)
  WHERE customer_id IS NOT NULL;
