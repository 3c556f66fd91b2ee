-- Money that the shop owes to the bearer of a voucher: its entries are written once, and stay.
grant select, insert on voucher_entries to krok_shop;
--> statement-breakpoint
grant select on voucher_entries to krok_staff;
--> statement-breakpoint
-- What a voucher was sold for never changes. The words on its card are forgotten one day.
grant select, insert on vouchers to krok_shop;
--> statement-breakpoint
grant update (balance_cents, code_hash, card, from_name, to_name, to_email, message, sends_on, sent_at, issued_at, expires_on) on vouchers to krok_shop;
--> statement-breakpoint
-- Staff find a voucher by its code as the shop does: its hash is not theirs to read.
grant select (id, number, order_id, amount_cents, balance_cents, card, from_name, to_name, to_email, message, locale, sends_on, sent_at, issued_at, expires_on, created_at) on vouchers to krok_staff;
--> statement-breakpoint
-- Both entries of a movement are written by one statement, and add up to nothing.
create function check_voucher_movements() returns trigger language plpgsql as $$
begin
  if exists (
    select from written group by movement_id, voucher_id
    having sum(cents) <> 0 or count(*) <> 2 or count(*) filter (where account = 'voucher') <> 1
  ) then
    raise exception 'a movement of a voucher has two entries that add up to nothing'
      using errcode = 'check_violation', constraint = 'voucher_movements';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger check_voucher_movements after insert on voucher_entries
  referencing new table as written for each statement execute function check_voucher_movements();
--> statement-breakpoint
-- A voucher is not packed: once it is paid it is done when it is sent.
create or replace function orders_steps() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not (old.status, new.status) in (
    values ('pending', 'confirmed'), ('pending', 'cancelled'), ('pending', 'expired'),
      ('confirmed', 'processing'), ('confirmed', 'cancelled'),
      ('processing', 'shipped'), ('processing', 'cancelled'),
      ('shipped', 'delivered'), ('shipped', 'returned'), ('shipped', 'cancelled'),
      ('delivered', 'returned'), ('delivered', 'cancelled')
  ) and not (new.kind in ('deposit', 'voucher') and (old.status, new.status) = ('confirmed', 'delivered')) then
    raise exception 'an order that is % cannot become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'orders_steps';
  end if;
  if new.payment_status <> old.payment_status and not (old.payment_status, new.payment_status) in (
    values ('pending', 'paid'), ('pending', 'failed'), ('pending', 'cancelled'),
      ('failed', 'pending'), ('failed', 'paid'), ('failed', 'cancelled'),
      ('paid', 'partially_refunded'), ('paid', 'refunded'),
      ('partially_refunded', 'refunded')
  ) then
    raise exception 'a payment that is % cannot become %', old.payment_status, new.payment_status
      using errcode = 'check_violation', constraint = 'orders_payment_steps';
  end if;
  return new;
end $$;
