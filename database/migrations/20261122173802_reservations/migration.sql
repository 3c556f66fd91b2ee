CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"access_key" text NOT NULL UNIQUE,
	"day" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"party_size" integer NOT NULL,
	"status" text NOT NULL,
	"keeps_tables" boolean GENERATED ALWAYS AS (status in ('held', 'confirmed', 'seated')) STORED NOT NULL,
	"held_until" timestamp with time zone,
	"source" text NOT NULL,
	"customer_id" uuid,
	"locale" text DEFAULT 'en' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"occasion" text,
	"allergies" text DEFAULT '' NOT NULL,
	"wishes" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservations_time" UNIQUE("id","starts_at","ends_at","keeps_tables"),
	CONSTRAINT "reservations_period" CHECK ("ends_at" > "starts_at"),
	CONSTRAINT "reservations_party" CHECK ("party_size" between 1 and 100),
	CONSTRAINT "reservations_status" CHECK ("status" in ('held', 'confirmed', 'seated', 'finished', 'cancelled', 'no_show', 'lapsed')),
	CONSTRAINT "reservations_source" CHECK ("source" in ('web', 'phone', 'walk_in', 'waitlist')),
	CONSTRAINT "reservations_occasion" CHECK ("occasion" in ('birthday', 'anniversary', 'date', 'business', 'celebration')),
	CONSTRAINT "reservations_held_until" CHECK (("status" = 'held') = ("held_until" is not null))
);
--> statement-breakpoint
ALTER TABLE "reservations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reserved_tables" (
	"reservation_id" uuid,
	"table_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"keeps_tables" boolean NOT NULL,
	CONSTRAINT "reserved_tables_pkey" PRIMARY KEY("reservation_id","table_id")
);
--> statement-breakpoint
ALTER TABLE "reserved_tables" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "close_outs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"day" date NOT NULL,
	"table_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "close_outs_period" CHECK ("ends_at" > "starts_at")
);
--> statement-breakpoint
ALTER TABLE "close_outs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service_days" (
	"day" date PRIMARY KEY,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "table_waitlist" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"access_key" text NOT NULL UNIQUE,
	"day" date NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"party_size" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reservation_id" uuid,
	"customer_id" uuid,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "table_waitlist_status" CHECK ("status" in ('waiting', 'offered', 'booked', 'lapsed', 'cancelled')),
	CONSTRAINT "table_waitlist_times" CHECK ("until_at" >= "from_at"),
	CONSTRAINT "table_waitlist_party" CHECK ("party_size" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "table_waitlist" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "combined_tables" (
	"combination_id" uuid,
	"table_id" uuid,
	CONSTRAINT "combined_tables_pkey" PRIMARY KEY("combination_id","table_id")
);
--> statement-breakpoint
ALTER TABLE "combined_tables" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "restaurant_tables" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"name" text NOT NULL UNIQUE,
	"fewest" integer DEFAULT 1 NOT NULL,
	"most" integer NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "restaurant_tables_seats" CHECK ("fewest" between 1 and "most" and "most" <= 50)
);
--> statement-breakpoint
ALTER TABLE "restaurant_tables" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "table_combinations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"fewest" integer DEFAULT 1 NOT NULL,
	"most" integer NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "table_combinations_seats" CHECK ("fewest" between 1 and "most" and "most" <= 100)
);
--> statement-breakpoint
ALTER TABLE "table_combinations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "reservations_by_day" ON "reservations" ("day","starts_at");--> statement-breakpoint
CREATE INDEX "reservations_by_customer" ON "reservations" ("customer_id");--> statement-breakpoint
CREATE INDEX "reservations_by_email" ON "reservations" (lower("email"));--> statement-breakpoint
CREATE INDEX "reservations_held" ON "reservations" ("held_until") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "reserved_tables_by_table" ON "reserved_tables" ("table_id");--> statement-breakpoint
CREATE INDEX "close_outs_by_day" ON "close_outs" ("day");--> statement-breakpoint
CREATE INDEX "table_waitlist_by_day" ON "table_waitlist" ("day","created_at");--> statement-breakpoint
CREATE INDEX "table_waitlist_by_reservation" ON "table_waitlist" ("reservation_id");--> statement-breakpoint
CREATE INDEX "table_waitlist_by_customer" ON "table_waitlist" ("customer_id");--> statement-breakpoint
CREATE INDEX "table_waitlist_by_email" ON "table_waitlist" (lower("email"));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_customer_id_users_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "reserved_tables" ADD CONSTRAINT "reserved_tables_table_id_restaurant_tables_id_fkey" FOREIGN KEY ("table_id") REFERENCES "restaurant_tables"("id");--> statement-breakpoint
ALTER TABLE "reserved_tables" ADD CONSTRAINT "reserved_tables_reservation" FOREIGN KEY ("reservation_id","starts_at","ends_at","keeps_tables") REFERENCES "reservations"("id","starts_at","ends_at","keeps_tables") ON DELETE CASCADE ON UPDATE CASCADE;--> statement-breakpoint
ALTER TABLE "close_outs" ADD CONSTRAINT "close_outs_table_id_restaurant_tables_id_fkey" FOREIGN KEY ("table_id") REFERENCES "restaurant_tables"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "close_outs" ADD CONSTRAINT "close_outs_created_by_users_id_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "table_waitlist" ADD CONSTRAINT "table_waitlist_reservation_id_reservations_id_fkey" FOREIGN KEY ("reservation_id") REFERENCES "reservations"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "table_waitlist" ADD CONSTRAINT "table_waitlist_customer_id_users_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "combined_tables" ADD CONSTRAINT "combined_tables_combination_id_table_combinations_id_fkey" FOREIGN KEY ("combination_id") REFERENCES "table_combinations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "combined_tables" ADD CONSTRAINT "combined_tables_table_id_restaurant_tables_id_fkey" FOREIGN KEY ("table_id") REFERENCES "restaurant_tables"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_group", ADD CONSTRAINT "settings_group" CHECK ("group" in ('company', 'hours', 'social', 'bank', 'delivery', 'tax', 'stock', 'orders', 'mail', 'reservations'));--> statement-breakpoint
CREATE POLICY "reservations_own" ON "reservations" AS PERMISSIVE FOR SELECT TO "krok_customer" USING ("reservations"."customer_id" = nullif(current_setting('app.actor_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "reservations_staff_read" ON "reservations" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "reservations_shop" ON "reservations" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "reserved_tables_staff_read" ON "reserved_tables" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "reserved_tables_shop" ON "reserved_tables" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "close_outs_staff_read" ON "close_outs" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "close_outs_shop" ON "close_outs" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "service_days_staff_read" ON "service_days" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "service_days_shop" ON "service_days" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "table_waitlist_own" ON "table_waitlist" AS PERMISSIVE FOR SELECT TO "krok_customer" USING ("table_waitlist"."customer_id" = nullif(current_setting('app.actor_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "table_waitlist_staff_read" ON "table_waitlist" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "table_waitlist_shop" ON "table_waitlist" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "combined_tables_staff_read" ON "combined_tables" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "combined_tables_shop" ON "combined_tables" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "restaurant_tables_staff_read" ON "restaurant_tables" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "restaurant_tables_shop" ON "restaurant_tables" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "table_combinations_staff_read" ON "table_combinations" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "table_combinations_shop" ON "table_combinations" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);