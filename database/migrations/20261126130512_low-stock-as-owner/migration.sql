-- The plan that PL/pgSQL keeps depends on who asks, because settings have row policies, and visitors and the shop take turns
-- in a session: each sale planned it again. The owner is always the same.
alter function krok_low_stock() security definer;
