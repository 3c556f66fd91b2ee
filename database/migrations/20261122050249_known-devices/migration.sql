CREATE TABLE "known_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"token_hash" bytea NOT NULL UNIQUE,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "known_devices_by_user" ON "known_devices" ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "known_devices_expired" ON "known_devices" ("expires_at");--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "known_devices_shop" ON "known_devices" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);