CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"product_id" uuid NOT NULL,
	"code" text NOT NULL,
	"best_before" date NOT NULL,
	"received_quantity" integer NOT NULL,
	"remaining" integer NOT NULL,
	"recalled_at" timestamp with time zone,
	"recalled_by" uuid,
	"recall_reason" jsonb,
	"recall_advice" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "batches_code" UNIQUE("product_id","code"),
	CONSTRAINT "batches_received" CHECK ("received_quantity" > 0),
	CONSTRAINT "batches_remaining" CHECK ("remaining" >= 0),
	CONSTRAINT "batches_recalled" CHECK (("recalled_at" is null and num_nonnulls("recalled_by", "recall_reason", "recall_advice") = 0)
        or (num_nulls("recalled_at", "recalled_by", "recall_reason", "recall_advice") = 0 and "remaining" = 0))
);
--> statement-breakpoint
ALTER TABLE "batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"product_id" uuid PRIMARY KEY,
	"on_hand" integer NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_levels_on_hand" CHECK ("on_hand" >= 0),
	CONSTRAINT "stock_levels_missing" CHECK ("missing" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stock_levels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stocktake_lines" (
	"stocktake_id" uuid,
	"product_id" uuid,
	"expected" integer NOT NULL,
	"counted" integer,
	"on_hand_at_count" integer,
	"counted_by" uuid,
	"counted_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"booked" integer,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "stocktake_lines_pkey" PRIMARY KEY("stocktake_id","product_id"),
	CONSTRAINT "stocktake_lines_counted" CHECK ("counted" >= 0),
	CONSTRAINT "stocktake_lines_entry" CHECK (num_nulls("counted", "on_hand_at_count", "counted_by", "counted_at") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "stocktake_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stocktakes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"category_id" uuid,
	"started_by" uuid NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"outcome" text,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stocktakes_outcome" CHECK ("outcome" in ('booked', 'abandoned')),
	CONSTRAINT "stocktakes_closed" CHECK (num_nulls("closed_at", "closed_by", "outcome") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "stocktakes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_item_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"order_item_id" uuid NOT NULL,
	"batch_id" uuid,
	"quantity" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_item_batches_once" UNIQUE NULLS NOT DISTINCT("order_item_id","batch_id"),
	CONSTRAINT "order_item_batches_quantity" CHECK ("quantity" > 0),
	CONSTRAINT "order_item_batches_returned" CHECK ("returned" between 0 and "quantity")
);
--> statement-breakpoint
ALTER TABLE "order_item_batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inventory_movements" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "inventory_movements" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "inventory_movements" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock_threshold" integer;--> statement-breakpoint
DROP INDEX "inventory_movements_by_product";--> statement-breakpoint
CREATE INDEX "inventory_movements_by_product" ON "inventory_movements" ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "batches_left" ON "batches" ("product_id","best_before") WHERE "remaining" > 0;--> statement-breakpoint
CREATE INDEX "batches_expiring" ON "batches" ("best_before") WHERE "remaining" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_movements_once" ON "inventory_movements" ("reference_id","product_id",coalesce("batch_id", "product_id")) WHERE "reference_type" in ('receipt', 'adjustment');--> statement-breakpoint
CREATE INDEX "products_by_stock" ON "products" ("stock_quantity","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stocktake_lines_open" ON "stocktake_lines" ("product_id") WHERE "is_open";--> statement-breakpoint
CREATE INDEX "stocktakes_newest" ON "stocktakes" ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_item_batches_by_batch" ON "order_item_batches" ("batch_id") WHERE "batch_id" is not null;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id");--> statement-breakpoint
ALTER TABLE "inventory_movements" ADD CONSTRAINT "inventory_movements_batch_id_batches_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batches"("id");--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id");--> statement-breakpoint
ALTER TABLE "stocktake_lines" ADD CONSTRAINT "stocktake_lines_stocktake_id_stocktakes_id_fkey" FOREIGN KEY ("stocktake_id") REFERENCES "stocktakes"("id");--> statement-breakpoint
ALTER TABLE "stocktake_lines" ADD CONSTRAINT "stocktake_lines_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id");--> statement-breakpoint
ALTER TABLE "stocktakes" ADD CONSTRAINT "stocktakes_category_id_categories_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id");--> statement-breakpoint
ALTER TABLE "order_item_batches" ADD CONSTRAINT "order_item_batches_order_item_id_order_items_id_fkey" FOREIGN KEY ("order_item_id") REFERENCES "order_items"("id");--> statement-breakpoint
ALTER TABLE "order_item_batches" ADD CONSTRAINT "order_item_batches_batch_id_batches_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batches"("id");--> statement-breakpoint
ALTER TABLE "inventory_movements" ADD CONSTRAINT "inventory_movements_reference" CHECK ("reference_type" in ('initial', 'order', 'return', 'count', 'receipt', 'adjustment', 'recall', 'stocktake', 'missing'));--> statement-breakpoint
ALTER TABLE "inventory_movements" ADD CONSTRAINT "inventory_movements_reason" CHECK (("reference_type" = 'adjustment') = ("reason" is not null) and "reason" in ('damaged', 'expired', 'lost', 'sample', 'found', 'returned', 'correction'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_low_stock_threshold" CHECK ("low_stock_threshold" between 0 and 10000);--> statement-breakpoint
CREATE POLICY "batches_staff_read" ON "batches" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "batches_shop" ON "batches" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stock_levels_staff_read" ON "stock_levels" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "stock_levels_shop" ON "stock_levels" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stocktake_lines_staff_read" ON "stocktake_lines" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "stocktake_lines_shop" ON "stocktake_lines" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stocktakes_staff_read" ON "stocktakes" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "stocktakes_shop" ON "stocktakes" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_item_batches_staff_read" ON "order_item_batches" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "order_item_batches_shop" ON "order_item_batches" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);