DROP INDEX "orders_by_discount_code";--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "discount_codes_newest" ON "discount_codes" ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_discount" ON "orders" ("discount_code_id","status","discount_cents") WHERE "discount_code_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_with_code" ON "orders" ("discount_code","created_at","id") WHERE "discount_code" is not null and "hidden_at" is null;