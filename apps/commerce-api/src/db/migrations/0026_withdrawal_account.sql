-- Where what was paid in cash goes back to; absent: as it was paid.
ALTER TABLE withdrawal ADD COLUMN bank_account text;
