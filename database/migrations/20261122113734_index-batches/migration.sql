CREATE INDEX "batches_newest" ON "batches" ("created_at","id");--> statement-breakpoint
CREATE INDEX "batches_newest_recalled" ON "batches" ("created_at","id") WHERE "recalled_at" is not null;--> statement-breakpoint
CREATE INDEX "batches_code_search" ON "batches" USING gin ("code" gin_trgm_ops);