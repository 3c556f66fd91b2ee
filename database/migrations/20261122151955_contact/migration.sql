CREATE TABLE "contact_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"form_key" text UNIQUE,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_kind" CHECK ("kind" in ('sender', 'shop', 'note'))
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contact_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"number" bigint UNIQUE GENERATED ALWAYS AS IDENTITY (sequence name "contact_threads_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"state" text DEFAULT 'open' NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"customer_id" uuid,
	"order_number" text,
	"locale" text NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_threads_state" CHECK ("state" in ('open', 'answered', 'closed')),
	CONSTRAINT "contact_threads_topic" CHECK ("topic" in ('order', 'product', 'restaurant', 'event', 'wholesale', 'other'))
);
--> statement-breakpoint
ALTER TABLE "contact_threads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "contact_messages_by_thread" ON "contact_messages" ("thread_id","id");--> statement-breakpoint
CREATE INDEX "contact_threads_newest" ON "contact_threads" ("last_message_at","id");--> statement-breakpoint
CREATE INDEX "contact_threads_open" ON "contact_threads" ("last_message_at","id") WHERE "state" = 'open';--> statement-breakpoint
CREATE INDEX "contact_threads_by_email" ON "contact_threads" ("email");--> statement-breakpoint
CREATE INDEX "contact_threads_by_customer" ON "contact_threads" ("customer_id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_thread_id_contact_threads_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "contact_threads"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "contact_threads" ADD CONSTRAINT "contact_threads_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "contact_messages_staff_read" ON "contact_messages" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "contact_messages_shop" ON "contact_messages" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "contact_threads_staff_read" ON "contact_threads" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "contact_threads_shop" ON "contact_threads" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);