create extension if not exists btree_gist;
--> statement-breakpoint
alter table reserved_tables add constraint reserved_tables_once
  exclude using gist (table_id with =, tstzrange(starts_at, ends_at) with &&) where (keeps_tables);
--> statement-breakpoint
grant select, insert, update, delete on restaurant_tables, table_combinations, combined_tables, reservations,
  reserved_tables, service_days, close_outs, table_waitlist to krok_shop;
--> statement-breakpoint
grant select on restaurant_tables, table_combinations, combined_tables, reservations, reserved_tables, service_days,
  close_outs, table_waitlist to krok_staff;
--> statement-breakpoint
grant select on reservations, table_waitlist to krok_customer;
