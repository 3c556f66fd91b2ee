CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid,
	"details" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "carts" (
	"customer_id" uuid PRIMARY KEY,
	"lines" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid,
	"role" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_pkey" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role" CHECK ("role" in ('admin', 'moderator'))
);
--> statement-breakpoint
ALTER TABLE "user_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"token_hash" bytea NOT NULL UNIQUE,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"host" text NOT NULL,
	"code_hash" bytea,
	"attempts" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"new_password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenges_type" CHECK ("type" in ('signin', 'password_change'))
);
--> statement-breakpoint
ALTER TABLE "challenges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_links" (
	"token_hash" bytea PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "mail_links_purpose" CHECK ("purpose" in ('verify_email', 'reset_password', 'invitation'))
);
--> statement-breakpoint
ALTER TABLE "mail_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "password_history" (
	"user_id" uuid NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"token_hash" bytea NOT NULL UNIQUE,
	"user_id" uuid NOT NULL,
	"host" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"email" text NOT NULL UNIQUE,
	"password_hash" text,
	"email_confirmed_at" timestamp with time zone,
	"locale" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email" CHECK ("email" = lower("email"))
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customers" DROP CONSTRAINT "customers_user_id_key";--> statement-breakpoint
DROP INDEX "customers_email";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "forgets_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "email";--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" ("subject_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "challenges_by_user" ON "challenges" ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "challenges_expired" ON "challenges" ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_links_by_user" ON "mail_links" ("user_id");--> statement-breakpoint
CREATE INDEX "mail_links_expired" ON "mail_links" ("expires_at");--> statement-breakpoint
CREATE INDEX "password_history_by_user" ON "password_history" ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" ("user_id","seen_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_expired" ON "sessions" ("expires_at");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_id_users_id_fkey" FOREIGN KEY ("id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "password_history" ADD CONSTRAINT "password_history_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_customer_id_customers_id_fkey", ADD CONSTRAINT "orders_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE SET NULL;--> statement-breakpoint
CREATE POLICY "audit_log_admin_read" ON "audit_log" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (krok_is_admin());--> statement-breakpoint
CREATE POLICY "audit_log_shop" ON "audit_log" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "carts_own" ON "carts" AS PERMISSIVE FOR ALL TO "krok_customer" USING ("carts"."customer_id" = nullif(current_setting('app.actor_id', true), '')::uuid) WITH CHECK ("carts"."customer_id" = nullif(current_setting('app.actor_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "carts_shop" ON "carts" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customers_own_change" ON "customers" AS PERMISSIVE FOR UPDATE TO "krok_customer" USING ("customers"."id" = nullif(current_setting('app.actor_id', true), '')::uuid) WITH CHECK ("customers"."id" = nullif(current_setting('app.actor_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "user_roles_own" ON "user_roles" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_staff" USING ("user_roles"."user_id" = nullif(current_setting('app.actor_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "user_roles_admin_read" ON "user_roles" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (krok_is_admin());--> statement-breakpoint
CREATE POLICY "user_roles_shop" ON "user_roles" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "challenges_shop" ON "challenges" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mail_links_shop" ON "mail_links" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "password_history_shop" ON "password_history" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sessions_own" ON "sessions" AS PERMISSIVE FOR SELECT TO "krok_customer" USING ("sessions"."user_id" = nullif(current_setting('app.actor_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "sessions_shop" ON "sessions" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "users_own" ON "users" AS PERMISSIVE FOR SELECT TO "krok_customer" USING ("users"."id" = nullif(current_setting('app.actor_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "users_staff_read" ON "users" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "users_shop" ON "users" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);