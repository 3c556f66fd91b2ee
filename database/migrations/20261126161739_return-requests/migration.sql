CREATE TABLE "return_lines" (
	"request_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "return_lines_once" UNIQUE("request_id","order_item_id"),
	CONSTRAINT "return_lines_quantity" CHECK ("quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "return_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "return_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"order_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text NOT NULL,
	"wish" text NOT NULL,
	"right" text NOT NULL,
	"right_until" date,
	"words" text DEFAULT '' NOT NULL,
	"pictures" text[] DEFAULT '{}'::text[] NOT NULL,
	"answer" text,
	"refund_id" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_requests_state" CHECK ("state" in ('waiting', 'refunded', 'replaced', 'declined')),
	CONSTRAINT "return_requests_reason" CHECK ("reason" in ('broken', 'wrong', 'quality', 'not_as_described', 'changed_mind', 'after_advert')),
	CONSTRAINT "return_requests_wish" CHECK ("wish" in ('refund', 'replacement')),
	CONSTRAINT "return_requests_right" CHECK ("right" in ('defect', 'description', 'collected', 'direct_marketing')),
	CONSTRAINT "return_requests_pictures" CHECK (cardinality("pictures") <= 4),
	CONSTRAINT "return_requests_decided" CHECK (("state" = 'waiting') = ("decided_at" is null)),
	CONSTRAINT "return_requests_declined" CHECK ("state" <> 'declined' or "answer" is not null),
	CONSTRAINT "return_requests_refund" CHECK (("state" = 'refunded') = ("refund_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "return_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "return_lines_by_item" ON "return_lines" ("order_item_id");--> statement-breakpoint
CREATE INDEX "return_requests_by_order" ON "return_requests" ("order_id");--> statement-breakpoint
CREATE INDEX "return_requests_by_refund" ON "return_requests" ("refund_id") WHERE "refund_id" is not null;--> statement-breakpoint
CREATE INDEX "return_requests_waiting" ON "return_requests" ("order_id") WHERE "state" = 'waiting';--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_request_id_return_requests_id_fkey" FOREIGN KEY ("request_id") REFERENCES "return_requests"("id");--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_item_id_order_items_id_fkey" FOREIGN KEY ("order_item_id") REFERENCES "order_items"("id");--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_refund_id_refunds_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id");--> statement-breakpoint
CREATE POLICY "return_lines_staff_read" ON "return_lines" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "return_lines_shop" ON "return_lines" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "return_requests_staff_read" ON "return_requests" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "return_requests_shop" ON "return_requests" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);