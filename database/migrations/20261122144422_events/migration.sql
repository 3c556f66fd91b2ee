CREATE TABLE "event_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"event_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"subject" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "event_sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "event_sign_ups_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" uuid NOT NULL,
	"customer_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"seats" smallint NOT NULL,
	"wishes" text,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"reminded_at" timestamp with time zone,
	"checked_in_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_sign_ups_seats" CHECK ("seats" between 1 and 8),
	CONSTRAINT "event_sign_ups_state" CHECK ("state" in ('booked', 'waiting', 'cancelled')),
	CONSTRAINT "event_sign_ups_locale" CHECK ("locale" in ('en', 'th')),
	CONSTRAINT "event_sign_ups_email" CHECK ("email" = lower("email")),
	CONSTRAINT "event_sign_ups_cancelled" CHECK (("cancelled_at" is not null) = ("state" = 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "event_sign_ups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"slug" text NOT NULL UNIQUE,
	"title" jsonb NOT NULL,
	"short_description" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"included" jsonb NOT NULL,
	"food_note" jsonb NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"location" jsonb NOT NULL,
	"map_url" text,
	"price_cents" integer NOT NULL,
	"seats" integer NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"picture" text,
	"picture_alt" jsonb NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_slug" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "events_end_after_start" CHECK ("end_date" > "start_date"),
	CONSTRAINT "events_price" CHECK ("price_cents" >= 0),
	CONSTRAINT "events_seats" CHECK ("seats" between 1 and 1000),
	CONSTRAINT "events_seats_taken" CHECK ("seats_taken" between 0 and "seats"),
	CONSTRAINT "events_map_url" CHECK ("map_url" ~ '^https://'),
	CONSTRAINT "events_cancel_reason" CHECK (("cancelled_at" is null) = ("cancel_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "event_messages_by_event" ON "event_messages" ("event_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "event_sign_ups_once" ON "event_sign_ups" ("event_id","email") WHERE "state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "event_sign_ups_in_order" ON "event_sign_ups" ("event_id","number");--> statement-breakpoint
CREATE INDEX "event_sign_ups_by_email" ON "event_sign_ups" ("email");--> statement-breakpoint
CREATE INDEX "event_sign_ups_by_customer" ON "event_sign_ups" ("customer_id");--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" ("start_date","id");--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_event_id_events_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id");--> statement-breakpoint
ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_event_id_events_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id");--> statement-breakpoint
ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE SET NULL;--> statement-breakpoint
CREATE POLICY "event_messages_staff_read" ON "event_messages" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "event_messages_shop" ON "event_messages" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "event_sign_ups_staff_read" ON "event_sign_ups" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "event_sign_ups_shop" ON "event_sign_ups" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "events_active" ON "events" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING ("events"."is_active");--> statement-breakpoint
CREATE POLICY "events_staff_read" ON "events" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "events_shop" ON "events" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);