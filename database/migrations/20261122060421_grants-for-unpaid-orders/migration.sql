grant select, insert, delete on hold_keys to krok_shop;
--> statement-breakpoint
-- What already waits for its payment waits as long as it was told.
update orders set pay_by = created_at + case payment_method when 'bank_transfer' then interval '5 days' else interval '30 minutes' end
where status = 'pending';
