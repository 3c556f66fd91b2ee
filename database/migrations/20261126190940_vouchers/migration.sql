CREATE TABLE "voucher_entries" (
	"movement_id" uuid,
	"account" text,
	"voucher_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"order_id" uuid,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_entries_pkey" PRIMARY KEY("movement_id","account"),
	CONSTRAINT "voucher_entries_account" CHECK ("account" in ('voucher', 'sold', 'gift', 'order', 'door', 'refund', 'expired')),
	CONSTRAINT "voucher_entries_role" CHECK ("actor_role" in ('visitor', 'customer', 'staff', 'shop')),
	CONSTRAINT "voucher_entries_cents" CHECK ("cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "voucher_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"number" integer UNIQUE GENERATED ALWAYS AS IDENTITY (sequence name "vouchers_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid UNIQUE,
	"amount_cents" integer NOT NULL,
	"balance_cents" integer DEFAULT 0 NOT NULL,
	"code_hash" bytea UNIQUE,
	"card" integer DEFAULT 1 NOT NULL,
	"from_name" text NOT NULL,
	"to_name" text NOT NULL,
	"to_email" text,
	"message" text,
	"locale" text NOT NULL,
	"sends_on" date NOT NULL,
	"sent_at" timestamp with time zone,
	"issued_at" timestamp with time zone,
	"expires_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vouchers_amount" CHECK ("amount_cents" > 0),
	CONSTRAINT "vouchers_balance" CHECK ("balance_cents" between 0 and "amount_cents"),
	CONSTRAINT "vouchers_card" CHECK ("card" > 0),
	CONSTRAINT "vouchers_locale" CHECK ("locale" in ('en', 'th')),
	CONSTRAINT "vouchers_issued" CHECK (num_nulls("issued_at", "expires_on", "code_hash") in (0, 3) and ("issued_at" is not null or "balance_cents" = 0))
);
--> statement-breakpoint
ALTER TABLE "vouchers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "voucher_entries_by_voucher" ON "voucher_entries" ("voucher_id","created_at");--> statement-breakpoint
CREATE INDEX "voucher_entries_by_order" ON "voucher_entries" ("order_id") WHERE "order_id" is not null;--> statement-breakpoint
CREATE INDEX "vouchers_by_age" ON "vouchers" ("created_at","id");--> statement-breakpoint
CREATE INDEX "vouchers_to_expire" ON "vouchers" ("expires_on") WHERE "balance_cents" > 0;--> statement-breakpoint
CREATE INDEX "vouchers_by_receiver" ON "vouchers" (lower("to_email")) WHERE "to_email" is not null;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_voucher_id_vouchers_id_fkey" FOREIGN KEY ("voucher_id") REFERENCES "vouchers"("id");--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_address", ADD CONSTRAINT "orders_address" CHECK ("delivery_method" in ('pickup', 'at_the_table', 'email') or ("delivery_method" = 'courier' and num_nulls("street", "city", "province", "postal_code") = 0));--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_group", ADD CONSTRAINT "settings_group" CHECK ("group" in ('company', 'hours', 'social', 'bank', 'delivery', 'tax', 'stock', 'orders', 'mail', 'reservations', 'vouchers', 'backups', 'opening'));--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_kind", ADD CONSTRAINT "orders_kind" CHECK ("kind" in ('goods', 'deposit', 'voucher'));--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_table", ADD CONSTRAINT "orders_table" CHECK (("delivery_method" = 'at_the_table') = ("table_at" is not null) and ("kind" <> 'deposit' or "delivery_method" = 'at_the_table') and ("kind" = 'voucher') = ("delivery_method" = 'email'));--> statement-breakpoint
CREATE POLICY "voucher_entries_staff_read" ON "voucher_entries" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "voucher_entries_shop" ON "voucher_entries" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "vouchers_staff_read" ON "vouchers" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "vouchers_shop" ON "vouchers" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);