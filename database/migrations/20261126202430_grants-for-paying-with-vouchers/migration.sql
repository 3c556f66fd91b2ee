-- Buyers see what of their order vouchers have paid, less what of that has gone back.
grant select (payment_id) on refunds to krok_visitor, krok_customer;
