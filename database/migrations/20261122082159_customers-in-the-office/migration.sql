CREATE TABLE "consent_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" uuid NOT NULL,
	"is_given" boolean NOT NULL,
	"source" text NOT NULL,
	"by_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_events_source" CHECK ("source" in ('earlier', 'settings', 'checkout', 'staff', 'unsubscribe', 'import')),
	CONSTRAINT "consent_events_by_staff" CHECK (not ("is_given" and "source" = 'staff'))
);
--> statement-breakpoint
ALTER TABLE "consent_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer_totals" (
	"customer_id" uuid PRIMARY KEY,
	"order_count" integer DEFAULT 0 NOT NULL,
	"spent_cents" bigint DEFAULT 0 NOT NULL,
	"last_order_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "customer_totals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
DROP INDEX "audit_log_newest";--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" ("created_at","id");--> statement-breakpoint
DROP INDEX "audit_log_by_subject";--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" ("subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "audit_log" ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin (("details"::text || "changes"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "consent_events_by_customer" ON "consent_events" ("customer_id","id");--> statement-breakpoint
CREATE INDEX "customer_notes_by_customer" ON "customer_notes" ("customer_id","id");--> statement-breakpoint
CREATE INDEX "customer_totals_by_spent" ON "customer_totals" ("spent_cents","customer_id");--> statement-breakpoint
CREATE INDEX "customer_totals_by_last_order" ON "customer_totals" (coalesce("last_order_at", 'epoch'::timestamptz),"customer_id");--> statement-breakpoint
CREATE INDEX "customers_newest" ON "customers" ("created_at","id");--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("fullname" gin_trgm_ops,"phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "security_events_by_time" ON "security_events" ("last_at","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" ("created_at") WHERE "email_confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "users_locked" ON "users" ("locked_at") WHERE "locked_at" is not null;--> statement-breakpoint
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "customer_totals" ADD CONSTRAINT "customer_totals_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "consent_events_own" ON "consent_events" AS PERMISSIVE FOR SELECT TO "krok_customer" USING ("consent_events"."customer_id" = nullif(current_setting('app.actor_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "consent_events_staff_read" ON "consent_events" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "consent_events_shop" ON "consent_events" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_notes_staff_read" ON "customer_notes" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "customer_notes_shop" ON "customer_notes" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_totals_staff_read" ON "customer_totals" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "customer_totals_shop" ON "customer_totals" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);