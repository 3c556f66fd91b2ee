ALTER TABLE "reserved_tables" DROP CONSTRAINT "reserved_tables_reservation";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind" text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "table_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" DROP COLUMN "keeps_tables";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "keeps_tables" boolean GENERATED ALWAYS AS (status in ('held', 'awaiting_deposit', 'confirmed', 'seated')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "requested_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_time" UNIQUE("id","starts_at","ends_at","keeps_tables");--> statement-breakpoint
CREATE INDEX "orders_by_reservation" ON "orders" ("reservation_id") WHERE "reservation_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reservation_id_reservations_id_fkey" FOREIGN KEY ("reservation_id") REFERENCES "reservations"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "reserved_tables" ADD CONSTRAINT "reserved_tables_reservation" FOREIGN KEY ("reservation_id","starts_at","ends_at","keeps_tables") REFERENCES "reservations"("id","starts_at","ends_at","keeps_tables") ON DELETE CASCADE ON UPDATE CASCADE;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_kind" CHECK ("kind" in ('goods', 'deposit'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_table" CHECK (("delivery_method" = 'at_the_table') = ("table_at" is not null) and ("kind" = 'goods' or "delivery_method" = 'at_the_table'));--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_address", ADD CONSTRAINT "orders_address" CHECK ("delivery_method" in ('pickup', 'at_the_table') or ("delivery_method" = 'courier' and num_nulls("street", "city", "province", "postal_code") = 0));--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_status", ADD CONSTRAINT "reservations_status" CHECK ("status" in ('held', 'awaiting_deposit', 'confirmed', 'seated', 'finished', 'cancelled', 'no_show', 'lapsed'));