CREATE INDEX "jobs_finished" ON "jobs" ("finished_at") WHERE "finished_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" ("failed_at") WHERE "failed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_with_key" ON "orders" ("created_at") WHERE "request_hash" <> '';