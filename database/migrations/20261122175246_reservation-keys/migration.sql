ALTER TABLE "reservations" DROP CONSTRAINT "reservations_access_key_key";--> statement-breakpoint
ALTER TABLE "table_waitlist" DROP CONSTRAINT "table_waitlist_access_key_key";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "reservations" DROP COLUMN "access_key";--> statement-breakpoint
ALTER TABLE "table_waitlist" DROP COLUMN "access_key";--> statement-breakpoint
CREATE INDEX "reservations_by_holder" ON "reservations" ("held_by") WHERE held_by is not null;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_held_by" CHECK ("held_by" is null or "held_until" is not null);