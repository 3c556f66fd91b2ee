-- Without accents and in lower case, so that texts are compared as people type them. Thai marks are not accents.
create function fold_text(text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize($1, nfd), '[\u0300-\u036f]', '', 'g'))
$$;
--> statement-breakpoint
-- A South African number as it is dialled at home, beside itself.
create function dialled_at_home(phone text) returns text language sql immutable parallel safe as $$
  select case when phone like '+27%' then ' 0' || substr(phone, 4) else '' end
$$;
--> statement-breakpoint
create function buyer_text(email text, first_name text, last_name text, phone text, street text, suburb text, city text,
  postal_code text, company text, vat_number text) returns text language sql immutable parallel safe as $$
  select public.fold_text(' ' || email || ' ' || first_name || ' ' || last_name || ' ' || phone
    || public.dialled_at_home(phone) || coalesce(' ' || street, '') || coalesce(' ' || suburb, '')
    || coalesce(' ' || city, '') || coalesce(' ' || postal_code, '') || coalesce(' ' || company, '')
    || coalesce(' ' || vat_number, '') || ' ')
$$;
--> statement-breakpoint
create function guest_text(name text, email text, phone text) returns text language sql immutable parallel safe as $$
  select public.fold_text(' ' || name || ' ' || email || ' ' || phone || public.dialled_at_home(phone) || ' ')
$$;
