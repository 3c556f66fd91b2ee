grant select on buyer_texts to krok_staff, krok_shop;
--> statement-breakpoint
-- Who places or changes an order need not be able to write this. A text that no order has any more finds none: the search
-- looks at the order, too. When the address of an order changes, or is forgotten, all that its buyer wrote is read again.
create function keep_buyer_text() returns trigger language plpgsql security definer set search_path = public as $$
declare
  written text := buyer_text(new.email, new.first_name, new.last_name, new.phone, new.street, new.suburb, new.city,
    new.postal_code, new.company, new.vat_number);
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
          company, vat_number)
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
create trigger orders_have_texts
  after insert or update of email, first_name, last_name, phone, street, suburb, city, postal_code, company, vat_number
  on orders for each row execute function keep_buyer_text();
--> statement-breakpoint
insert into buyer_texts (email, text)
select distinct lower(email), buyer_text(email, first_name, last_name, phone, street, suburb, city, postal_code, company,
  vat_number)
from orders where email <> '';
--> statement-breakpoint
insert into buyer_texts (email, order_id, text)
select '', id, buyer_text(email, first_name, last_name, phone, street, suburb, city, postal_code, company, vat_number)
from orders
where email = ''
  and buyer_text(email, first_name, last_name, phone, street, suburb, city, postal_code, company, vat_number) ~ '\S';
