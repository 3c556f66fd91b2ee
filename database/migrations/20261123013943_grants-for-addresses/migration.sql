-- A customer reads their own addresses; the shop changes them on their behalf. They go with the account.
grant select on addresses to krok_customer;
--> statement-breakpoint
grant select, insert, update, delete on addresses to krok_shop;
