CREATE TABLE "couriers" (
	"name" text PRIMARY KEY,
	"link" text,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "couriers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "orders_by_tracking" ON "orders" (upper(replace("tracking_number", ' ', ''))) WHERE "tracking_number" is not null;--> statement-breakpoint
CREATE POLICY "couriers_staff_read" ON "couriers" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "couriers_shop" ON "couriers" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);