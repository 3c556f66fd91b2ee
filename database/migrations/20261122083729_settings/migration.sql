CREATE TABLE "settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"group" text NOT NULL,
	"version" integer NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"value" jsonb NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "settings_version" UNIQUE("group","version"),
	CONSTRAINT "settings_group" CHECK ("group" in ('company', 'hours', 'social', 'bank', 'delivery', 'tax', 'stock', 'orders', 'mail')),
	CONSTRAINT "settings_version_positive" CHECK ("version" > 0)
);
--> statement-breakpoint
ALTER TABLE "settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "settings_in_effect" ON "settings" ("group","effective_from" DESC NULLS LAST,"version" DESC NULLS LAST) WHERE "withdrawn_at" is null;--> statement-breakpoint
CREATE POLICY "settings_read" ON "settings" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING (true);--> statement-breakpoint
CREATE POLICY "settings_staff_read" ON "settings" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "settings_shop" ON "settings" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);