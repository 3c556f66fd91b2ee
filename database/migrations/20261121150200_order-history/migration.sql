CREATE TABLE "order_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_history_subject" CHECK ("subject" in ('order', 'payment'))
);
--> statement-breakpoint
ALTER TABLE "order_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"problem" text,
	"recorded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_once" UNIQUE("method","reference"),
	CONSTRAINT "payments_amount" CHECK ("amount_cents" > 0),
	CONSTRAINT "payments_problem" CHECK ("problem" in ('late', 'wrong_amount', 'paid_twice'))
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "attention" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_url" text;--> statement-breakpoint
CREATE INDEX "order_history_by_order" ON "order_history" ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" ("created_at") WHERE "status" = 'pending';--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" ("order_id");--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
CREATE POLICY "order_history_of_visible_orders" ON "order_history" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING ("order_history"."order_id" in (select "orders"."id" from "orders"));--> statement-breakpoint
CREATE POLICY "order_history_staff_read" ON "order_history" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "order_history_shop" ON "order_history" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payments_of_visible_orders" ON "payments" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING ("payments"."order_id" in (select "orders"."id" from "orders"));--> statement-breakpoint
CREATE POLICY "payments_staff_read" ON "payments" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "payments_shop" ON "payments" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "orders_own" ON "orders" TO "krok_customer" USING (("orders"."customer_id" = nullif(current_setting('app.actor_id', true), '')::uuid or "orders"."access_key" = nullif(current_setting('app.order_key', true), '')) and "orders"."hidden_at" is null);--> statement-breakpoint
ALTER POLICY "orders_by_link" ON "orders" TO "krok_visitor" USING ("orders"."access_key" = nullif(current_setting('app.order_key', true), '') and "orders"."hidden_at" is null);