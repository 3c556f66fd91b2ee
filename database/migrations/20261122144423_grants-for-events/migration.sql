-- Events stay, so that what people signed up for can be told; a message to guests is written, never rewritten.
grant select, insert, update on events to krok_shop;
--> statement-breakpoint
grant select on events to krok_visitor, krok_customer, krok_staff;
--> statement-breakpoint
grant select, insert, update, delete on event_sign_ups to krok_shop;
--> statement-breakpoint
grant select on event_sign_ups, event_messages to krok_staff;
--> statement-breakpoint
grant select, insert on event_messages to krok_shop;
--> statement-breakpoint
create trigger events_changed after insert or update or delete on events
  for each statement execute function notify_catalog_changed();
