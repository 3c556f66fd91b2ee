-- Counted on within the hour, and deleted after a time; admins read.
grant select, insert, update, delete on security_events to krok_shop;
--> statement-breakpoint
grant select on security_events to krok_staff;
