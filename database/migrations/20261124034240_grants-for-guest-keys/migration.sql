-- Who reserved is recognised until the meal; what is kept of it moves from a place on the waitlist to its table.
grant select, insert, update, delete on guest_keys to krok_shop;
