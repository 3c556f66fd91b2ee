CREATE TABLE "mail_bounces" (
	"email" text PRIMARY KEY,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_bounces_email" CHECK ("email" = lower("email")),
	CONSTRAINT "mail_bounces_reason" CHECK ("reason" in ('refused', 'complaint'))
);
--> statement-breakpoint
ALTER TABLE "mail_bounces" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_consent_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_consent_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"is_given" boolean NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"wording" text NOT NULL,
	"by_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_consent_events_email" CHECK ("email" = lower("email")),
	CONSTRAINT "mail_consent_events_topic" CHECK ("topic" in ('newsletter', 'left_cart', 'review_request', 'back_in_stock')),
	CONSTRAINT "mail_consent_events_source" CHECK ("source" in ('earlier', 'settings', 'checkout', 'staff', 'unsubscribe', 'import', 'footer_signup', 'preferences', 'product_page')),
	CONSTRAINT "mail_consent_events_by_staff" CHECK (not ("is_given" and "source" = 'staff'))
);
--> statement-breakpoint
ALTER TABLE "mail_consent_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_consents" (
	"email" text,
	"topic" text,
	"is_given" boolean NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_consents_pkey" PRIMARY KEY("email","topic"),
	CONSTRAINT "mail_consents_email" CHECK ("email" = lower("email")),
	CONSTRAINT "mail_consents_topic" CHECK ("topic" in ('newsletter', 'left_cart', 'review_request', 'back_in_stock')),
	CONSTRAINT "mail_consents_source" CHECK ("source" in ('earlier', 'settings', 'checkout', 'staff', 'unsubscribe', 'import', 'footer_signup', 'preferences', 'product_page'))
);
--> statement-breakpoint
ALTER TABLE "mail_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"email" text NOT NULL UNIQUE,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"language" text NOT NULL,
	"wording" text NOT NULL,
	"token_hash" bytea UNIQUE,
	"asked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscriptions_email" CHECK ("email" = lower("email")),
	CONSTRAINT "newsletter_subscriptions_state" CHECK ("state" in ('pending', 'subscribed', 'unsubscribed')),
	CONSTRAINT "newsletter_subscriptions_source" CHECK ("source" in ('earlier', 'settings', 'checkout', 'staff', 'unsubscribe', 'import', 'footer_signup', 'preferences', 'product_page'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "mail_consent_events_by_email" ON "mail_consent_events" ("email","id");--> statement-breakpoint
CREATE INDEX "mail_consents_given" ON "mail_consents" ("topic","email") WHERE "is_given";--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_newest" ON "newsletter_subscriptions" ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_pending" ON "newsletter_subscriptions" ("asked_at") WHERE "state" = 'pending';--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_search" ON "newsletter_subscriptions" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE POLICY "mail_bounces_shop" ON "mail_bounces" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mail_consent_events_shop" ON "mail_consent_events" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mail_consents_shop" ON "mail_consents" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_subscriptions_shop" ON "newsletter_subscriptions" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);