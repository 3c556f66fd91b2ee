-- The shop counts what browsers tell, and deletes what is old; staff look at it, and say through a verb what is solved.
grant select, insert, update, delete on vitals, browser_errors to krok_shop;
--> statement-breakpoint
grant select on vitals, browser_errors to krok_staff;
