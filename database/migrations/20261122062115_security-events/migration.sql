CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"user_id" uuid,
	"sender" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_events_once" UNIQUE NULLS NOT DISTINCT("hour","event","user_id","sender"),
	CONSTRAINT "security_events_event" CHECK ("event" in ('sign-in.succeeded', 'sign-in.failed', 'sign-in.locked-out', 'code.refused', 'code.locked-out', 'signed-out', 'signed-out-everywhere', 'access.refused')),
	CONSTRAINT "security_events_count" CHECK ("count" > 0)
);
--> statement-breakpoint
ALTER TABLE "security_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "security_events_by_user" ON "security_events" ("user_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "security_events_admin_read" ON "security_events" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (krok_is_admin());--> statement-breakpoint
CREATE POLICY "security_events_shop" ON "security_events" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);