CREATE TABLE "guest_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_notes_guest" CHECK ("email" <> '' or "phone" <> '')
);
--> statement-breakpoint
ALTER TABLE "guest_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "restaurant_tables" ADD COLUMN "area" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "guest_notes_by_email" ON "guest_notes" ("email");--> statement-breakpoint
CREATE INDEX "guest_notes_by_phone" ON "guest_notes" ("phone");--> statement-breakpoint
ALTER TABLE "guest_notes" ADD CONSTRAINT "guest_notes_author_id_users_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
CREATE POLICY "guest_notes_staff_read" ON "guest_notes" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "guest_notes_shop" ON "guest_notes" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);