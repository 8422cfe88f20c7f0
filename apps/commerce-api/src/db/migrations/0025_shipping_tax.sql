-- The tax inside what delivery cost; absent for orders placed before it was kept.
ALTER TABLE shop_order ADD COLUMN shipping_tax bigint;
