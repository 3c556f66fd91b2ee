CREATE TABLE "discount_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"code" text NOT NULL UNIQUE,
	"kind" text NOT NULL,
	"percent" integer,
	"amount_cents" integer,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discount_codes_code" CHECK ("code" = upper("code")),
	CONSTRAINT "discount_codes_kind" CHECK ((("kind" = 'percent' and "percent" between 1 and 100 and "amount_cents" is null)
        or ("kind" = 'amount' and "amount_cents" > 0 and "percent" is null)
        or ("kind" = 'free_delivery' and num_nonnulls("percent", "amount_cents") = 0)) is true),
	CONSTRAINT "discount_codes_limits" CHECK ("max_uses" > 0 and "max_uses_per_customer" > 0)
);
--> statement-breakpoint
ALTER TABLE "discount_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"method" text NOT NULL,
	"body" text NOT NULL,
	"headers" jsonb NOT NULL,
	"address" text NOT NULL,
	"verdict" text DEFAULT 'waiting' NOT NULL,
	"detail" text,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"judged_at" timestamp with time zone,
	CONSTRAINT "payment_notifications_verdict" CHECK ("verdict" in ('waiting', 'paid', 'kept', 'known', 'failed', 'none', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "payment_notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"order_item_id" uuid,
	"quantity" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"restocks" boolean NOT NULL,
	CONSTRAINT "refund_lines_once" UNIQUE NULLS NOT DISTINCT("refund_id","order_item_id"),
	CONSTRAINT "refund_lines_quantity" CHECK ("quantity" >= 0),
	CONSTRAINT "refund_lines_amount" CHECK ("amount_cents" >= 0 and "vat_cents" between 0 and "amount_cents")
);
--> statement-breakpoint
ALTER TABLE "refund_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"amount_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"explanation" text,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("amount_cents" > 0 and "vat_cents" between 0 and "amount_cents"),
	CONSTRAINT "refunds_kind" CHECK ("kind" in ('goods', 'surplus')),
	CONSTRAINT "refunds_status" CHECK ("status" in ('pending', 'settled', 'failed')),
	CONSTRAINT "refunds_settled" CHECK (("status" = 'settled') = ("settled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "refunds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_counters" (
	"kind" text PRIMARY KEY,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_counters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tax_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"kind" text NOT NULL,
	"serial" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"refund_id" uuid UNIQUE,
	"content" jsonb NOT NULL,
	"recipient" jsonb,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_documents_serial" UNIQUE("kind","serial"),
	CONSTRAINT "tax_documents_kind" CHECK (("kind" = 'credit_note') = ("refund_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "tax_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_code_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_by_discount_code" ON "orders" ("discount_code_id") WHERE "discount_code_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_notifications_newest" ON "payment_notifications" ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_notifications_by_order" ON "payment_notifications" ("order_id");--> statement-breakpoint
CREATE INDEX "refund_lines_by_item" ON "refund_lines" ("order_item_id");--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_one_invoice" ON "tax_documents" ("order_id") WHERE "kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "tax_documents_by_order" ON "tax_documents" ("order_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_code_id_discount_codes_id_fkey" FOREIGN KEY ("discount_code_id") REFERENCES "discount_codes"("id");--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD CONSTRAINT "payment_notifications_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id");--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_item_id_order_items_id_fkey" FOREIGN KEY ("order_item_id") REFERENCES "order_items"("id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id");--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_refund_id_refunds_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_discount" CHECK ("discount_cents" between 0 and "total_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("discount_cents" between 0 and "subtotal_cents");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded" CHECK ("refunded_cents" between 0 and "amount_cents");--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total", ADD CONSTRAINT "orders_total" CHECK ("total_cents" = "subtotal_cents" - "discount_cents" + "delivery_cents");--> statement-breakpoint
CREATE POLICY "discount_codes_staff_read" ON "discount_codes" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "discount_codes_shop" ON "discount_codes" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_notifications_staff_read" ON "payment_notifications" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "payment_notifications_shop" ON "payment_notifications" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "refund_lines_of_visible_refunds" ON "refund_lines" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING ("refund_lines"."refund_id" in (select "refunds"."id" from "refunds"));--> statement-breakpoint
CREATE POLICY "refund_lines_staff_read" ON "refund_lines" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "refund_lines_shop" ON "refund_lines" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "refunds_of_visible_orders" ON "refunds" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING ("refunds"."order_id" in (select "orders"."id" from "orders"));--> statement-breakpoint
CREATE POLICY "refunds_staff_read" ON "refunds" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "refunds_shop" ON "refunds" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "document_counters_shop" ON "document_counters" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tax_documents_of_visible_orders" ON "tax_documents" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING ("tax_documents"."order_id" in (select "orders"."id" from "orders"));--> statement-breakpoint
CREATE POLICY "tax_documents_staff_read" ON "tax_documents" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "tax_documents_shop" ON "tax_documents" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);