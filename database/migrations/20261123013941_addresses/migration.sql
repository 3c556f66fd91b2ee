CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"customer_id" uuid NOT NULL,
	"street" text NOT NULL,
	"suburb" text,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"postal_code" text NOT NULL,
	"is_standard" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "addresses_by_customer" ON "addresses" ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_standard" ON "addresses" ("customer_id") WHERE "is_standard";--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "addresses_own" ON "addresses" AS PERMISSIVE FOR SELECT TO "krok_customer" USING ("addresses"."customer_id" = nullif(current_setting('app.actor_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "addresses_shop" ON "addresses" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);