-- The receiver of a gift, as buyer_text has its buyer; '' without one.
create function receiver_text(gift jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(public.fold_text((gift #>> '{receiver,name}') || ' ' || (gift #>> '{receiver,phone}')
    || public.dialled_at_home(gift #>> '{receiver,phone}') || ' '), '')
$$;
--> statement-breakpoint
-- As before, with the receivers of gifts.
create or replace function keep_buyer_text() returns trigger language plpgsql security definer set search_path = public as $$
declare
  written text := buyer_text(new.email, new.first_name, new.last_name, new.phone, new.street, new.suburb, new.city,
    new.postal_code, new.company, new.vat_number) || receiver_text(new.gift);
begin
  if tg_op = 'UPDATE' then
    if old.email = '' then
      delete from buyer_texts where order_id = old.id;
    elsif lower(old.email) <> lower(new.email) then
      delete from buyer_texts where email = lower(old.email);
      -- Of many orders that are forgotten at once, the first has done it.
      if found then
        insert into buyer_texts (email, text)
        select distinct lower(email), buyer_text(email, first_name, last_name, phone, street, suburb, city, postal_code,
          company, vat_number) || receiver_text(gift)
        from orders where lower(email) = lower(old.email);
      end if;
    end if;
  end if;
  if new.email <> '' then
    insert into buyer_texts (email, text)
    select lower(new.email), written
    where not exists (select from buyer_texts where email = lower(new.email) and text = written);
  elsif written ~ '\S' then
    insert into buyer_texts (email, order_id, text) values ('', new.id, written);
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger orders_have_texts
  after insert or update of email, first_name, last_name, phone, street, suburb, city, postal_code, company, vat_number,
    gift
  on orders for each row execute function keep_buyer_text();
--> statement-breakpoint
insert into buyer_texts (email, text)
select distinct lower(email), buyer_text(email, first_name, last_name, phone, street, suburb, city, postal_code, company,
  vat_number) || receiver_text(gift)
from orders where email <> '' and gift -> 'receiver' <> 'null';
