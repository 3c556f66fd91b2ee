CREATE TABLE "buyer_texts" (
	"email" text NOT NULL,
	"order_id" uuid,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "buyer_texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "orders_search";--> statement-breakpoint
CREATE INDEX "event_sign_ups_search" ON "event_sign_ups" USING gin (guest_text("name", "email", coalesce("phone", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "buyer_texts_by_email" ON "buyer_texts" ("email");--> statement-breakpoint
CREATE INDEX "buyer_texts_by_order" ON "buyer_texts" ("order_id") WHERE "order_id" is not null;--> statement-breakpoint
CREATE INDEX "buyer_texts_search" ON "buyer_texts" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_by_digits" ON "orders" (reverse("number") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "reservations_search" ON "reservations" USING gin (guest_text("name", "email", "phone") gin_trgm_ops) WHERE "name" <> '';--> statement-breakpoint
ALTER TABLE "buyer_texts" ADD CONSTRAINT "buyer_texts_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "buyer_texts_staff_read" ON "buyer_texts" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "buyer_texts_shop" ON "buyer_texts" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);