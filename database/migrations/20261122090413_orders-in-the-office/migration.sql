CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "goods" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reason" text;--> statement-breakpoint
DROP INDEX "orders_search";--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("number" gin_trgm_ops,"email" gin_trgm_ops,("first_name" || ' ' || "last_name") gin_trgm_ops,"phone" gin_trgm_ops,"goods" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_notes_by_order" ON "order_notes" ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" ("payment_status","created_at","id") WHERE "hidden_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_province" ON "orders" ("province","created_at","id") WHERE "hidden_at" is null;--> statement-breakpoint
CREATE INDEX "orders_collected" ON "orders" ("created_at","id") WHERE "delivery_method" = 'pickup' and "hidden_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" ("total_cents","id") WHERE "hidden_at" is null;--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" ("updated_at","id") WHERE "status" in ('pending', 'confirmed', 'processing') and "hidden_at" is null;--> statement-breakpoint
CREATE INDEX "orders_with_attention" ON "orders" ("id") WHERE "attention" is not null;--> statement-breakpoint
CREATE INDEX "orders_to_refund" ON "orders" ("id") WHERE "status" = 'cancelled' and "payment_status" in ('paid', 'partially_refunded');--> statement-breakpoint
CREATE INDEX "refunds_not_settled" ON "refunds" ("order_id") WHERE "status" <> 'settled';--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
CREATE POLICY "order_notes_staff_read" ON "order_notes" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "order_notes_shop" ON "order_notes" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);