grant select, insert, update, delete on ingredients, recipes, recipe_lines, recipe_steps to krok_shop;
--> statement-breakpoint
grant select on ingredients, recipes, recipe_lines, recipe_steps, recipe_facts
  to krok_visitor, krok_customer, krok_staff, krok_shop;
--> statement-breakpoint
create trigger ingredients_changed after insert or update or delete on ingredients
  for each statement execute function notify_catalog_changed();
--> statement-breakpoint
create trigger recipes_changed after insert or update or delete on recipes
  for each statement execute function notify_catalog_changed();
--> statement-breakpoint
create trigger recipe_lines_changed after insert or update or delete on recipe_lines
  for each statement execute function notify_catalog_changed();
--> statement-breakpoint
create trigger recipe_steps_changed after insert or update or delete on recipe_steps
  for each statement execute function notify_catalog_changed();
