-- A mail address never changes as long as there is its account.
create function keep_customer_text() returns trigger language plpgsql as $$
begin
  new.search_text := guest_text(trim(new.first_name || ' ' || new.last_name),
    (select email from users where id = new.id), coalesce(new.phone, ''));
  return new;
end $$;
--> statement-breakpoint
create trigger customers_have_texts before insert or update of first_name, last_name, phone on customers
  for each row execute function keep_customer_text();
--> statement-breakpoint
update customers set phone = phone;
