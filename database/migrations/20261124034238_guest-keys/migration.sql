CREATE TABLE "guest_keys" (
	"reservation_id" uuid,
	"waitlist_id" uuid,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "guest_keys_reservation" UNIQUE("reservation_id","kind"),
	CONSTRAINT "guest_keys_waitlist" UNIQUE("waitlist_id","kind"),
	CONSTRAINT "guest_keys_of" CHECK (num_nonnulls("reservation_id", "waitlist_id") = 1),
	CONSTRAINT "guest_keys_kind" CHECK ("kind" in ('account', 'email', 'phone', 'address', 'network'))
);
--> statement-breakpoint
ALTER TABLE "guest_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "guest_keys_by_key" ON "guest_keys" ("key");--> statement-breakpoint
ALTER TABLE "guest_keys" ADD CONSTRAINT "guest_keys_reservation_id_reservations_id_fkey" FOREIGN KEY ("reservation_id") REFERENCES "reservations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "guest_keys" ADD CONSTRAINT "guest_keys_waitlist_id_table_waitlist_id_fkey" FOREIGN KEY ("waitlist_id") REFERENCES "table_waitlist"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "guest_keys_shop" ON "guest_keys" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);