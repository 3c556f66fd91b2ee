grant select, insert, update, delete on newsletters, newsletter_deliveries to krok_shop;
