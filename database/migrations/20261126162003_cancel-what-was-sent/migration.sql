-- What was sent can be cancelled, too, once staff say what became of the goods.
create or replace function orders_steps() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not (old.status, new.status) in (
    values ('pending', 'confirmed'), ('pending', 'cancelled'), ('pending', 'expired'),
      ('confirmed', 'processing'), ('confirmed', 'cancelled'),
      ('processing', 'shipped'), ('processing', 'cancelled'),
      ('shipped', 'delivered'), ('shipped', 'returned'), ('shipped', 'cancelled'),
      ('delivered', 'returned'), ('delivered', 'cancelled')
  ) and not (new.kind = 'deposit' and (old.status, new.status) = ('confirmed', 'delivered')) then
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
