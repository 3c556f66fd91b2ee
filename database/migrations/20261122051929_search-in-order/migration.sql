-- Searching, at a price that does not grow with the shop. Under row security PostgreSQL uses no index for operators that
-- might leak (LIKE, @@, <%), so search_products looks as the owner, at active products only, and gives nothing but ids;
-- what is read of them goes through the policies.
drop function products_by_words(text, text[]);
--> statement-breakpoint
drop function products_by_text(text[]);
--> statement-breakpoint
drop function products_by_likeness(text);
--> statement-breakpoint
-- Those that fit among the first `near` products of the shop's order, in that order.
create function products_near(scope text, condition text, near int, most int) returns uuid[]
  language plpgsql stable set jit = off set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  found uuid[];
begin
  execute format(
    'select array(select id from (
       select id, sort_order, search_name, search_text, search_vector from products
       where %s order by sort_order, id limit %s
     ) front where %s order by sort_order, id limit %s)', scope, near, condition, most) into found;
  return found;
end $$;
--> statement-breakpoint
-- Those that the indexes of searching find, in the shop's order: any `most` of them, or the first.
create function products_indexed(condition text, is_first boolean, most int) returns uuid[]
  language plpgsql stable set jit = off set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
as $$
declare
  in_order constant text := 'order by sort_order, id';
  found uuid[];
begin
  execute format(
    'select array(select id from (select id, sort_order from products where %s %s limit %s) fitting %s)',
    condition, case when is_first then in_order else '' end, most, in_order) into found;
  return found;
end $$;
--> statement-breakpoint
-- A page of those that fit, and how many there are, at most one more than `most`. What many products have is found near
-- the front of the shop's order, what few have is found by an index: neither reads more than a few thousand rows. The
-- first 200 tell which it is.
create function products_page(
  scope text, condition text, near int, skip int, take int, most int, out ids uuid[], out total int
) language plpgsql stable as $$
declare
  front uuid[] := products_near(scope, condition, 200, most + 1);
begin
  if cardinality(front) between 3 and most then
    front := products_near(scope, condition, near, most + 1);
  end if;
  ids := front;
  if cardinality(front) <= most then
    ids := products_indexed(scope || ' and ' || condition, false, most + 1);
  end if;
  total := cardinality(ids);
  if total > most then
    ids := front;
    if take > 0 and cardinality(front) < skip + take then
      ids := products_indexed(scope || ' and ' || condition, true, skip + take);
    end if;
  end if;
  ids := ids[skip + 1 : skip + take];
end $$;
--> statement-breakpoint
-- Those with a name that is spelt alike, the most alike first. 0.3 was found by trying: มัสหมั่น is 0.36 to มัสมั่น. Of
-- 200 that are alike the others are not compared: each costs as much as a row that is read.
create function products_alike(scope text, query text, most int) returns uuid[]
  language plpgsql stable set jit = off set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  set pg_trgm.word_similarity_threshold = 0.3
as $$
declare
  found uuid[];
begin
  execute format(
    'select array(select id from (
       select id, sort_order, search_name from products where %1$s and %2$L <%% search_name limit 200
     ) alike order by word_similarity(%2$L, search_name) desc, sort_order, id limit %3$s)', scope, query, most) into found;
  return found;
end $$;
--> statement-breakpoint
-- `patterns` are for LIKE and `words` is a tsquery; `named` is a tsquery for what is too short for the index of LIKE.
create function search_products(
  typed text, patterns text[], named text, words text, category uuid, skip int, take int, most int,
  out ids uuid[], out total int
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope constant text := 'is_active' || case when category is null then '' else format(' and category_id = %L', category) end;
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
