CREATE TABLE "browser_errors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "browser_errors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fingerprint" text NOT NULL UNIQUE,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"count" integer NOT NULL,
	"routes" text[] NOT NULL,
	"devices" text[] NOT NULL,
	"browsers" text[] NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"solved_at" timestamp with time zone,
	CONSTRAINT "browser_errors_kind" CHECK ("kind" in ('error', 'rejection', 'render'))
);
--> statement-breakpoint
ALTER TABLE "browser_errors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vitals" (
	"day" date,
	"route" text,
	"device" text,
	"metric" text,
	"counts" integer[] NOT NULL,
	CONSTRAINT "vitals_pkey" PRIMARY KEY("day","route","device","metric"),
	CONSTRAINT "vitals_device" CHECK ("device" in ('phone', 'desktop')),
	CONSTRAINT "vitals_metric" CHECK ("metric" in ('LCP', 'INP', 'CLS', 'TTFB'))
);
--> statement-breakpoint
ALTER TABLE "vitals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "browser_errors_by_time" ON "browser_errors" ("last_at","id");--> statement-breakpoint
CREATE POLICY "browser_errors_staff_read" ON "browser_errors" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "browser_errors_shop" ON "browser_errors" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "vitals_staff_read" ON "vitals" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "vitals_shop" ON "vitals" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);