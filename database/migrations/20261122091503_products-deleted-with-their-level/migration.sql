-- As before, and what stands on the shelves of it goes with the product.
create or replace function delete_unsold_product(product uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from order_items where product_id = product)
    or exists (select from inventory_movements where product_id = product and reference_type <> 'initial')
  then
    return false;
  end if;
  delete from inventory_movements where product_id = product;
  delete from stock_levels where product_id = product;
  delete from products where id = product;
  return true;
exception when foreign_key_violation then
  return false;
end $$;
