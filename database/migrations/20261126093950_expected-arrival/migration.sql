ALTER TABLE "orders" ADD COLUMN "arrives_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrives_to" date;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_arrival" CHECK (num_nulls("arrives_from", "arrives_to") in (0, 2) and "arrives_from" <= "arrives_to");