-- The shop writes how each backup went; staff read it.
grant select, insert, update, delete on backup_runs to krok_shop;
--> statement-breakpoint
grant select on backup_runs to krok_staff;
