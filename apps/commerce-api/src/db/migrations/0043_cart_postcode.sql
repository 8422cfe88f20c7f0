-- Postcode that a cart goes to: its zone decides the price of delivery. Absent until a client sends one. Runs after 0045, which was there first.
ALTER TABLE cart ADD COLUMN postcode text;
