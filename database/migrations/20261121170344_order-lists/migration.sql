DROP INDEX "orders_newest";--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" ("created_at","id") WHERE "hidden_at" is null;--> statement-breakpoint
DROP INDEX "payment_notifications_newest";--> statement-breakpoint
CREATE INDEX "payment_notifications_newest" ON "payment_notifications" ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" ("status","created_at","id") WHERE "hidden_at" is null;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("number" gin_trgm_ops,"email" gin_trgm_ops,("first_name" || ' ' || "last_name") gin_trgm_ops);