-- Notes are written, never rewritten, and go with what is known of their guest.
grant select, insert, delete on guest_notes to krok_shop;
--> statement-breakpoint
grant select on guest_notes to krok_staff;
--> statement-breakpoint
-- Pages that show a day of service are told when it changes.
create function notify_tables_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('krok_tables', old.day::text);
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('krok_tables', new.day::text);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger tables_changed after insert or update or delete on reservations
  for each row execute function notify_tables_changed();
--> statement-breakpoint
create trigger tables_changed after insert or update or delete on close_outs
  for each row execute function notify_tables_changed();
--> statement-breakpoint
create trigger tables_changed after insert or update or delete on table_waitlist
  for each row execute function notify_tables_changed();
