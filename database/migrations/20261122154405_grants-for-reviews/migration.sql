grant select, insert, update, delete on reviews to krok_shop;
--> statement-breakpoint
grant select, insert on review_requests to krok_shop;
--> statement-breakpoint
grant select on reviews to krok_staff;
--> statement-breakpoint
-- Everybody reads what is shown, but not who wrote it, in which order it was bought and who decided.
grant select (id, product_id, recipe_id, subject_id, stars, title, text, shown_name, language, state, reply, created_at)
  on reviews to krok_visitor, krok_customer;
--> statement-breakpoint
grant select on ratings to krok_visitor, krok_customer, krok_staff, krok_shop;
--> statement-breakpoint
-- Only what is shown is on kept pages: what waits must not drop them.
create trigger reviews_added after insert on reviews
  for each row when (new.state = 'shown') execute function notify_catalog_changed();
--> statement-breakpoint
create trigger reviews_changed after update on reviews
  for each row when (old.state = 'shown' or new.state = 'shown') execute function notify_catalog_changed();
--> statement-breakpoint
create trigger reviews_removed after delete on reviews
  for each row when (old.state = 'shown') execute function notify_catalog_changed();
