grant select, insert, update, delete on product_images to krok_shop;
--> statement-breakpoint
grant select on product_images to krok_visitor, krok_customer, krok_staff;
--> statement-breakpoint
-- The pictures that products have so far: squares of 1280 pixels that are part of the shop.
insert into product_images (product_id, position, name, alt, width, height)
select products.id, picture.position - 1, picture.name, products.image_alt, 1280, 1280
from products, unnest(products.images) with ordinality as picture (name, position);
--> statement-breakpoint
create trigger product_images_changed after insert or update or delete on product_images
  for each statement execute function notify_catalog_changed();
