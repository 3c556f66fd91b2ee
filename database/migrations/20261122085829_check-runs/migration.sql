CREATE TABLE "check_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"findings" jsonb NOT NULL,
	"count" integer NOT NULL,
	"is_cut" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "check_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "check_runs_staff_read" ON "check_runs" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "check_runs_shop" ON "check_runs" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);