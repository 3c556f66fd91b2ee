CREATE TABLE "hold_keys" (
	"order_id" uuid,
	"kind" text,
	"key" text NOT NULL,
	CONSTRAINT "hold_keys_pkey" PRIMARY KEY("order_id","kind"),
	CONSTRAINT "hold_keys_kind" CHECK ("kind" in ('account', 'email', 'phone', 'address'))
);
--> statement-breakpoint
ALTER TABLE "hold_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_by" timestamp with time zone DEFAULT now() + interval '5 days' NOT NULL;--> statement-breakpoint
DROP INDEX "orders_unpaid";--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" ("pay_by") WHERE "status" = 'pending';--> statement-breakpoint
CREATE INDEX "hold_keys_by_key" ON "hold_keys" ("key");--> statement-breakpoint
ALTER TABLE "hold_keys" ADD CONSTRAINT "hold_keys_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
CREATE POLICY "hold_keys_shop" ON "hold_keys" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);