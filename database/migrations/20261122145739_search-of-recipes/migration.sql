grant select on former_recipe_slugs to krok_visitor, krok_customer, krok_staff;
--> statement-breakpoint
grant select, insert, delete on former_recipe_slugs to krok_shop;
--> statement-breakpoint
-- What there is already is found by its texts; Thai is split into words when a recipe is next saved.
update recipes set published_at = case when is_active then created_at end,
  search_name = lower((title ->> 'en') || ' ' || (title ->> 'th')), search_text = texts, search_words = texts
from (
  select id, lower(concat_ws(' ', title ->> 'en', title ->> 'th', line ->> 'en', line ->> 'th',
    (select string_agg(concat_ws(' ', name ->> 'en', name ->> 'th'), ' ') from (
      select ingredients.name from recipe_lines join ingredients on ingredients.id = ingredient_id where recipe_id = recipes.id
      union select name from recipe_lines where recipe_id = recipes.id and name is not null) names))) as texts
  from recipes
) found where found.id = recipes.id;
--> statement-breakpoint
-- Searching recipes, as products are (search_products): names with the text anywhere inside and all words by their
-- beginnings; else the text anywhere; else names that are spelt alike. At most a few thousand rows, so any index will do.
create function find_recipes(scope text, typed text, patterns text[], named text, words text, most int) returns uuid[]
  language plpgsql stable set jit = off set pg_trgm.word_similarity_threshold = 0.3 as $$
declare
  by_name constant text := case when named is null
    then (select '(' || string_agg(format('search_name like %L', pattern), ' or ') || ')' from unnest(patterns) pattern)
    else format('search_vector @@ %L', named) end;
  by_text constant text :=
    (select '(' || string_agg(format('search_text like %L', pattern), ' or ') || ')' from unnest(patterns) pattern);
  listed constant text := 'select array(select id from recipes where %s and %s order by sort_order, id limit %s)';
  found uuid[];
  others uuid[];
begin
  execute format(listed, scope, by_name, most) into found;
  if words <> '' and cardinality(found) < most then
    execute format(listed, format('%s and not %s', scope, by_name), format('search_vector @@ %L', words),
      most - cardinality(found)) into others;
    found := found || others;
  end if;
  if found = '{}' and named is null then
    execute format(listed, scope, by_text, most) into found;
  end if;
  if found = '{}' and named is null then
    execute format('select array(select id from recipes where %1$s and %2$L <%% search_name
      order by word_similarity(%2$L, search_name) desc, sort_order, id limit %3$s)', scope, typed, most) into found;
  end if;
  return found;
end $$;
--> statement-breakpoint
revoke execute on function find_recipes(text, text, text[], text, text, int) from public;
--> statement-breakpoint
-- As the owner, because under row security no index is used for these operators; it gives away nothing but ids.
create function search_recipes(typed text, patterns text[], named text, words text, most int) returns uuid[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select find_recipes('is_active', typed, patterns, named, words, most);
$$;
--> statement-breakpoint
create function search_all_recipes(typed text, patterns text[], named text, words text, most int) returns uuid[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select find_recipes('true', typed, patterns, named, words, most);
$$;
--> statement-breakpoint
revoke execute on function search_all_recipes(text, text[], text, text, int) from public;
--> statement-breakpoint
grant execute on function search_all_recipes(text, text[], text, text, int) to krok_staff, krok_shop;
