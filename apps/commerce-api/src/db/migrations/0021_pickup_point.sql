-- Where an order is fetched, as it was when it was ordered; absent for what is brought.
ALTER TABLE shop_order ADD COLUMN pickup_point jsonb;
