-- What was found is written, never rewritten; it goes after a while.
grant select, insert, delete on check_runs to krok_shop;
--> statement-breakpoint
grant select on check_runs to krok_staff;
