CREATE TABLE "newsletter_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"newsletter_id" uuid NOT NULL,
	"email" text,
	"locale" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"smtp_code" integer,
	"settled_at" timestamp with time zone,
	CONSTRAINT "newsletter_deliveries_state" CHECK ("state" in ('waiting', 'sent', 'refused', 'unsubscribed', 'stopped')),
	CONSTRAINT "newsletter_deliveries_email" CHECK ("email" = lower("email"))
);
--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"subject" jsonb NOT NULL,
	"preview" jsonb NOT NULL,
	"blocks" jsonb DEFAULT '[]' NOT NULL,
	"segment" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"scheduled_for" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"waits_until" timestamp with time zone,
	"counts" jsonb,
	"unsubscribed_since" integer,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletters_state" CHECK ("state" in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped'))
);
--> statement-breakpoint
ALTER TABLE "newsletters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "job_id" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_deliveries_once" ON "newsletter_deliveries" ("newsletter_id","email");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_waiting" ON "newsletter_deliveries" ("newsletter_id","due_at","id") WHERE "state" = 'waiting';--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_by_email" ON "newsletter_deliveries" ("email");--> statement-breakpoint
CREATE INDEX "newsletters_newest" ON "newsletters" ("created_at","id");--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_newsletter_id_newsletters_id_fkey" FOREIGN KEY ("newsletter_id") REFERENCES "newsletters"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "newsletter_deliveries_shop" ON "newsletter_deliveries" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletters_shop" ON "newsletters" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);