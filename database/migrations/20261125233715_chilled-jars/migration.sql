ALTER TABLE "products" ADD COLUMN "keep_cold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ice_pack_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ice_pack" CHECK ("ice_pack_cents" between 0 and "delivery_cents");