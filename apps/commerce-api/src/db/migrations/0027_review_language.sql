-- The language of the store view a review was written in. Absent: that of the default view.
ALTER TABLE review_submission ADD COLUMN text_language text;
