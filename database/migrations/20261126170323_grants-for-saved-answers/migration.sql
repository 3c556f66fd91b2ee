-- The shop writes saved answers for its staff, who read them.
grant select, insert, update, delete on saved_answers to krok_shop;
--> statement-breakpoint
grant select on saved_answers to krok_staff;
