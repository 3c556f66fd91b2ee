CREATE TABLE "unanswered_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unanswered_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"words" text NOT NULL,
	"language" text NOT NULL,
	"question" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"dealt_with_at" timestamp with time zone,
	CONSTRAINT "unanswered_questions_words" UNIQUE("words","language")
);
--> statement-breakpoint
ALTER TABLE "unanswered_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "unanswered_questions_by_time" ON "unanswered_questions" ("last_at","id");--> statement-breakpoint
CREATE POLICY "unanswered_questions_staff_read" ON "unanswered_questions" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "unanswered_questions_shop" ON "unanswered_questions" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);