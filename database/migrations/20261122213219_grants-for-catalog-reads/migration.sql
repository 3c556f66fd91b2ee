-- Readings go after a while; what came from a server goes with its product.
grant select, insert, update, delete on catalog_reads to krok_shop;
--> statement-breakpoint
grant select, insert, update on server_products to krok_shop;
--> statement-breakpoint
grant select on catalog_reads, server_products to krok_staff;
