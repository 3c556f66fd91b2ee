DROP INDEX "products_by_stock";--> statement-breakpoint
DROP INDEX "products_fewest_first";