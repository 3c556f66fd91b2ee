-- The shop writes what buyers ask to return, and the answers; staff read them.
grant select, insert, update on return_requests to krok_shop;
--> statement-breakpoint
grant select, insert on return_lines to krok_shop;
--> statement-breakpoint
grant select on return_requests, return_lines to krok_staff;
