-- The shop remembers couriers as parcels leave; staff choose from them.
grant select, insert, update on couriers to krok_shop;
--> statement-breakpoint
grant select on couriers to krok_staff;
--> statement-breakpoint
-- Those of the newest orders, so that nobody types them again.
insert into couriers (name, last_used_at)
select tracking_carrier, max(updated_at)
from (select tracking_carrier, updated_at from orders where hidden_at is null order by created_at desc, id desc limit 2000) newest
where tracking_carrier is not null
group by tracking_carrier;
