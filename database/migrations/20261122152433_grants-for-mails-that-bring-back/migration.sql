-- Nobody but the shop sees who waits for what: addresses of people with and without an account.
grant select, insert, update, delete on restock_requests to krok_shop;
--> statement-breakpoint
-- Customers see and change their own (the row policy); the shop exports them.
grant select, insert, delete on recipe_favourites to krok_customer;
--> statement-breakpoint
grant select on recipe_favourites to krok_shop;
