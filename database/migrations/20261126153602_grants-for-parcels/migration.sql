-- What was sent again is not rewritten; a claim is, by its answer.
grant select, insert on parcels, parcel_lines to krok_shop;
--> statement-breakpoint
grant select, insert, update on parcel_claims to krok_shop;
--> statement-breakpoint
grant select on parcels, parcel_lines, parcel_claims to krok_staff;
