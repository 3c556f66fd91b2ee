ALTER TABLE "product_imports" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
-- Those that were there have been shown, so they were read.
update product_imports set checked_at = created_at;
