-- The shop counts what it was asked, and deletes what is old; staff look at it, and say through a verb what is dealt with.
grant select, insert, update, delete on unanswered_questions to krok_shop;
--> statement-breakpoint
grant select on unanswered_questions to krok_staff;
