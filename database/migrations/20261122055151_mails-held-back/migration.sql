ALTER TABLE "orders" ADD COLUMN "holds_mail_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP INDEX "orders_by_email";--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" (lower("email"),"created_at");