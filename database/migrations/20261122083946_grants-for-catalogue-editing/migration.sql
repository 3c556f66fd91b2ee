grant select on former_slugs to krok_visitor, krok_customer, krok_staff;
--> statement-breakpoint
grant select, insert, delete on former_slugs to krok_shop;
--> statement-breakpoint
grant select, insert, update, delete on product_imports, product_import_rows to krok_shop;
--> statement-breakpoint
-- Only an empty category can be deleted: products refer to theirs.
grant delete on categories to krok_shop;
--> statement-breakpoint
-- Deletes a product that nobody has ever ordered, with what it had in stock when it was added. The shop itself deletes
-- neither products nor rows of the stock ledger. False if anything else refers to it: what was sold, counted or received
-- stays, and the product with it.
create function delete_unsold_product(product uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from order_items where product_id = product)
    or exists (select from inventory_movements where product_id = product and reference_type <> 'initial')
  then
    return false;
  end if;
  delete from inventory_movements where product_id = product;
  delete from products where id = product;
  return true;
exception when foreign_key_violation then
  return false;
end $$;
--> statement-breakpoint
revoke execute on function delete_unsold_product(uuid) from public;
--> statement-breakpoint
grant execute on function delete_unsold_product(uuid) to krok_shop;
--> statement-breakpoint
-- Searching was for active products only; staff search drafts too, and a hidden category hides its products.
drop function search_products(text, text[], text, text, uuid, int, int, int);
--> statement-breakpoint
-- `patterns` are for LIKE and `words` is a tsquery; `named` is a tsquery for what is too short for the index of LIKE.
create function find_products(
  scope text, typed text, patterns text[], named text, words text, skip int, take int, most int,
  out ids uuid[], out total int
) language plpgsql stable as $$
declare
  by_name constant text := case when named is null
    then (select '(' || string_agg(format('search_name like %L', pattern), ' or ') || ')' from unnest(patterns) pattern)
    else format('search_vector @@ %L', named) end;
  by_text constant text :=
    (select '(' || string_agg(format('search_text like %L', pattern), ' or ') || ')' from unnest(patterns) pattern);
  others record;
begin
  select * into ids, total from products_page(
    scope, by_name, case when named is null then 2000 else 1000 end, skip, take, most);
  if total <= most and words <> '' then
    select * into others from products_page(
      format('%s and not %s', scope, by_name), format('search_vector @@ %L', words), 1000,
      greatest(skip - total, 0), take - cardinality(ids), most - total);
    ids := ids || others.ids;
    total := total + others.total;
  end if;
  if total = 0 and named is null then
    select * into ids, total from products_page(scope, by_text, 1000, skip, take, most);
  end if;
  if total = 0 and named is null then
    ids := products_alike(scope, typed, most + 1);
    total := cardinality(ids);
    ids := ids[skip + 1 : skip + take];
  end if;
end $$;
--> statement-breakpoint
-- What visitors find. Their scope names hidden categories only where there are some: an index need not be asked then.
create function search_products(
  typed text, patterns text[], named text, words text, category uuid, skip int, take int, most int,
  out ids uuid[], out total int
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  hidden constant uuid[] := array(select id from categories where not is_active);
begin
  select * into ids, total from find_products(
    'is_active' || case when category is null then '' else format(' and category_id = %L', category) end
      || case when hidden = '{}' then '' else format(' and category_id <> all (%L::uuid[])', hidden) end,
    typed, patterns, named, words, skip, take, most);
end $$;
--> statement-breakpoint
-- What staff find: the first `most`, drafts too.
create function search_all_products(typed text, patterns text[], named text, words text, most int) returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (select ids from find_products('true', typed, patterns, named, words, 0, most, most));
end $$;
--> statement-breakpoint
revoke execute on function search_all_products(text, text[], text, text, int) from public;
--> statement-breakpoint
grant execute on function search_all_products(text, text[], text, text, int) to krok_staff, krok_shop;
