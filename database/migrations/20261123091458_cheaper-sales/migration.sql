-- Room in each page lets a sale write the new quantity beside the old one, and leave the indexes alone.
alter table products set (fillfactor = 80);
--> statement-breakpoint
-- Asked with each jar that is sold: PL/pgSQL keeps its plan, SQL plans it again for each call.
create or replace function krok_low_stock() returns integer language plpgsql stable set search_path = public, pg_temp as $$
begin
  return coalesce((
    select trunc((value ->> 'lowStock')::numeric)::integer from settings
    where "group" = 'stock' and withdrawn_at is null and effective_from <= now()
      and jsonb_typeof(value -> 'lowStock') = 'number'
    order by effective_from desc, version desc limit 1
  ), 5);
end $$;
