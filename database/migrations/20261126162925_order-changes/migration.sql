CREATE TABLE "order_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"order_id" uuid NOT NULL,
	"serial" integer NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"difference_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_changes_serial" UNIQUE("order_id","serial"),
	CONSTRAINT "order_changes_role" CHECK ("actor_role" in ('visitor', 'customer', 'staff', 'shop')),
	CONSTRAINT "order_changes_serial_from_one" CHECK ("serial" > 0),
	CONSTRAINT "order_changes_difference" CHECK ("difference_cents" = ("after" ->> 'totalCents')::int - ("before" ->> 'totalCents')::int)
);
--> statement-breakpoint
ALTER TABLE "order_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "change_id" uuid;--> statement-breakpoint
DROP INDEX "tax_documents_one_invoice";--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_one_invoice" ON "tax_documents" ("order_id") WHERE "kind" = 'invoice' and "change_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_once_a_change" ON "tax_documents" ("change_id","kind") WHERE "change_id" is not null;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_change_id_order_changes_id_fkey" FOREIGN KEY ("change_id") REFERENCES "order_changes"("id");--> statement-breakpoint
ALTER TABLE "tax_documents" DROP CONSTRAINT "tax_documents_kind", ADD CONSTRAINT "tax_documents_kind" CHECK (case "kind" when 'credit_note' then num_nonnulls("refund_id", "change_id") = 1 else "refund_id" is null end);--> statement-breakpoint
CREATE POLICY "order_changes_of_visible_orders" ON "order_changes" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING ("order_changes"."order_id" in (select "orders"."id" from "orders"));--> statement-breakpoint
CREATE POLICY "order_changes_staff_read" ON "order_changes" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "order_changes_shop" ON "order_changes" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);