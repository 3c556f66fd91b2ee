ALTER TABLE "jobs" ADD COLUMN "key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_unfinished_key" ON "jobs" ("key") WHERE "finished_at" is null and "failed_at" is null;