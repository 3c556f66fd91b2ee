CREATE TABLE "backup_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone,
	"made_at" timestamp with time zone,
	"name" text,
	"bytes" bigint,
	"is_sealed" boolean,
	"proved_at" timestamp with time zone,
	"findings" integer,
	"fault" text,
	"detail" text,
	"ended_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "backup_runs_fault" CHECK ("fault" in ('interrupted', 'no_room', 'place_full', 'place_forbidden', 'place_unavailable', 'no_key', 'not_allowed', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "backup_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "backup_runs_unended" ON "backup_runs" ((true)) WHERE "ended_at" is null;--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_group", ADD CONSTRAINT "settings_group" CHECK ("group" in ('company', 'hours', 'social', 'bank', 'delivery', 'tax', 'stock', 'orders', 'mail', 'reservations', 'backups', 'opening'));--> statement-breakpoint
CREATE POLICY "backup_runs_staff_read" ON "backup_runs" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "backup_runs_shop" ON "backup_runs" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);