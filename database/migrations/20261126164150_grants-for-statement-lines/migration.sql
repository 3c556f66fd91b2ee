-- The shop remembers which lines of statements were recorded, for good; staff see that they were.
grant select, insert on statement_lines to krok_shop;
--> statement-breakpoint
grant select on statement_lines to krok_staff;
