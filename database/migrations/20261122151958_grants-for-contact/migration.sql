-- A message is written, never rewritten; it goes with its thread.
grant select, insert, delete on contact_messages to krok_shop;
--> statement-breakpoint
grant select, insert, update, delete on contact_threads to krok_shop;
--> statement-breakpoint
grant select on contact_messages, contact_threads to krok_staff;
