CREATE TABLE "catalog_reads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalog_reads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"asked_by" uuid,
	"accepts_fewer" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"outcome" text,
	"message" text,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"gone" integer DEFAULT 0 NOT NULL,
	"back" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"skipped" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "catalog_reads_outcome" CHECK ("outcome" in ('read', 'failed', 'refused')),
	CONSTRAINT "catalog_reads_finished" CHECK (("finished_at" is null) = ("outcome" is null))
);
--> statement-breakpoint
ALTER TABLE "catalog_reads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "server_products" (
	"product_id" uuid PRIMARY KEY,
	"remote_id" uuid NOT NULL UNIQUE,
	"pictures" jsonb DEFAULT '[]' NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	"is_hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "server_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_reads_unfinished" ON "catalog_reads" ((true)) WHERE "finished_at" is null;--> statement-breakpoint
ALTER TABLE "server_products" ADD CONSTRAINT "server_products_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "catalog_reads_staff_read" ON "catalog_reads" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "catalog_reads_shop" ON "catalog_reads" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "server_products_staff_read" ON "server_products" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "server_products_shop" ON "server_products" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);