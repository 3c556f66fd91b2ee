CREATE TABLE "parcel_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"order_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"claimed_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "parcel_claims_once" UNIQUE("order_id","tracking_number"),
	CONSTRAINT "parcel_claims_amount" CHECK ("amount_cents" > 0),
	CONSTRAINT "parcel_claims_state" CHECK ("state" in ('open', 'paid', 'declined')),
	CONSTRAINT "parcel_claims_closed" CHECK (("state" = 'open') = ("closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "parcel_claims" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "parcel_lines" (
	"parcel_id" uuid,
	"order_item_id" uuid,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_lines_pkey" PRIMARY KEY("parcel_id","order_item_id"),
	CONSTRAINT "parcel_lines_quantity" CHECK ("quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "parcel_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"lost_carrier" text,
	"lost_number" text,
	"carrier" text,
	"tracking_number" text,
	"tracking_url" text,
	"cost_cents" integer NOT NULL,
	"sent_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcels_lost_once" UNIQUE("order_id","lost_number"),
	CONSTRAINT "parcels_reason" CHECK ("reason" in ('lost', 'replacement')),
	CONSTRAINT "parcels_tracking" CHECK (num_nulls("carrier", "tracking_number") in (0, 2)),
	CONSTRAINT "parcels_cost" CHECK ("cost_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "parcels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "parcel_claims_by_state" ON "parcel_claims" ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "parcel_lines_by_item" ON "parcel_lines" ("order_item_id");--> statement-breakpoint
CREATE INDEX "parcels_by_order" ON "parcels" ("order_id","created_at");--> statement-breakpoint
ALTER TABLE "parcel_claims" ADD CONSTRAINT "parcel_claims_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fkey" FOREIGN KEY ("parcel_id") REFERENCES "parcels"("id");--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_order_item_id_order_items_id_fkey" FOREIGN KEY ("order_item_id") REFERENCES "order_items"("id");--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
CREATE POLICY "parcel_claims_staff_read" ON "parcel_claims" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "parcel_claims_shop" ON "parcel_claims" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "parcel_lines_staff_read" ON "parcel_lines" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "parcel_lines_shop" ON "parcel_lines" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "parcels_staff_read" ON "parcels" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "parcels_shop" ON "parcels" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);