grant select on product_counts to krok_visitor, krok_customer, krok_staff, krok_shop;
--> statement-breakpoint
-- At the end of the transaction, and one transaction after the other: they count in any order, and none waits for long. Who
-- edits a product need not be able to write this.
create function count_product() returns trigger language plpgsql security definer set search_path = public as $$
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
  group by category_id, is_active, label_facts, allergens
  having sum(change) <> 0
  on conflict on constraint product_counts_once do update set count = known.count + excluded.count;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger products_are_counted
  after insert or delete or update of category_id, is_active, spice_level, allergens, may_contain, diet_tags, ingredients
  on products deferrable initially deferred for each row execute function count_product();
--> statement-breakpoint
insert into product_counts
  (category_id, is_active, label_facts, allergens, count)
select category_id, is_active, label_facts, allergens, count(*)
from products group by category_id, is_active, label_facts, allergens;
