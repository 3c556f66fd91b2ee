ALTER TABLE "event_sign_ups" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guest_keys" ADD COLUMN "sign_up_id" uuid;--> statement-breakpoint
DROP INDEX "event_sign_ups_once";--> statement-breakpoint
CREATE UNIQUE INDEX "event_sign_ups_once" ON "event_sign_ups" ("event_id","email") WHERE "state" <> 'cancelled' and "held_until" is null;--> statement-breakpoint
ALTER TABLE "guest_keys" ADD CONSTRAINT "guest_keys_sign_up" UNIQUE("sign_up_id","kind");--> statement-breakpoint
CREATE INDEX "event_sign_ups_held" ON "event_sign_ups" ("held_until") WHERE "held_until" is not null;--> statement-breakpoint
ALTER TABLE "guest_keys" ADD CONSTRAINT "guest_keys_sign_up_id_event_sign_ups_id_fkey" FOREIGN KEY ("sign_up_id") REFERENCES "event_sign_ups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "guest_keys" DROP CONSTRAINT "guest_keys_of", ADD CONSTRAINT "guest_keys_of" CHECK (num_nonnulls("reservation_id", "waitlist_id", "sign_up_id") = 1);