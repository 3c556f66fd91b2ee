ALTER TABLE "password_history" ADD COLUMN "id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "password_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "password_history" ADD PRIMARY KEY ("id");--> statement-breakpoint
DROP INDEX "password_history_by_user";--> statement-breakpoint
CREATE INDEX "password_history_by_user" ON "password_history" ("user_id","id");