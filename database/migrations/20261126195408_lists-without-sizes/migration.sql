-- Lists show a product once, whatever sizes it has: so it is counted and found.
create or replace function count_product() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform pg_advisory_xact_lock(hashtext('product_counts'));
  insert into product_counts as known
    (category_id, is_active, label_facts, allergens, count)
  select category_id, is_active, label_facts, allergens, sum(change)
  from (
    select (new).*, 1 as change where tg_op <> 'DELETE'
    union all
    select (old).*, -1 where tg_op <> 'INSERT'
  ) changed
  where size_of is null
  group by category_id, is_active, label_facts, allergens
  having sum(change) <> 0
  on conflict on constraint product_counts_once do update set count = known.count + excluded.count;
  return null;
end $$;
--> statement-breakpoint
drop trigger products_are_counted on products;
--> statement-breakpoint
create constraint trigger products_are_counted
  after insert or delete
    or update of category_id, is_active, size_of, spice_level, allergens, may_contain, diet_tags, ingredients
  on products deferrable initially deferred for each row execute function count_product();
--> statement-breakpoint
-- Their scope names hidden categories only where there are some: an index need not be asked then.
create or replace function search_products(
  typed text, patterns text[], named text, words text, category uuid, skip int, take int, most int,
  out ids uuid[], out total int
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  hidden constant uuid[] := array(select id from categories where not is_active);
begin
  select * into ids, total from find_products(
    'is_active and size_of is null' || case when category is null then '' else format(' and category_id = %L', category) end
      || case when hidden = '{}' then '' else format(' and category_id <> all (%L::uuid[])', hidden) end,
    typed, patterns, named, words, skip, take, most);
end $$;
