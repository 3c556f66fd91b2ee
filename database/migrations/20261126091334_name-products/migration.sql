grant select on product_names to krok_staff, krok_shop;
--> statement-breakpoint
create function line_of_product(name jsonb, sku text) returns text language sql stable as $$
  select concat_ws(' ', name ->> 'en', name ->> 'th', sku)
$$;
--> statement-breakpoint
-- Who edits a product need not be able to write this.
create function name_product() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into product_names (product_id, line)
  select new.id, line_of_product(new.name, new.sku)
  where not exists (
    select from product_names where product_id = new.id and line = line_of_product(new.name, new.sku));
  return null;
end $$;
--> statement-breakpoint
create trigger products_are_named after insert or update of name, sku
  on products for each row execute function name_product();
--> statement-breakpoint
insert into product_names (product_id, line)
select id, line_of_product(name, sku) from products
union
select product_id, line_of_product(name, sku) from order_items where product_id is not null;
