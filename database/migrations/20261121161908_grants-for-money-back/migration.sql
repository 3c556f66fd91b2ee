grant select, insert, update on discount_codes, refunds to krok_shop;
--> statement-breakpoint
grant update (refunded_cents) on payments to krok_shop;
--> statement-breakpoint
grant select, insert on refund_lines to krok_shop;
--> statement-breakpoint
-- A tax document is written, never rewritten; only whom it was made out to may be forgotten.
grant select, insert on tax_documents to krok_shop;
--> statement-breakpoint
grant update (recipient) on tax_documents to krok_shop;
--> statement-breakpoint
grant select, update on document_counters to krok_shop;
--> statement-breakpoint
insert into document_counters (kind, last) values ('invoice', 0), ('credit_note', 0);
--> statement-breakpoint
grant select, insert, update, delete on payment_notifications to krok_shop;
--> statement-breakpoint
grant select on discount_codes, refunds, refund_lines, tax_documents, payment_notifications to krok_staff;
--> statement-breakpoint
-- Buyers see what goes back and how far it is; why, and who decided it, is the staff's.
grant select (id, order_id, kind, status, amount_cents, created_at, settled_at) on refunds to krok_visitor, krok_customer;
--> statement-breakpoint
grant select (refund_id, order_item_id, quantity, amount_cents) on refund_lines to krok_visitor, krok_customer;
--> statement-breakpoint
grant select on tax_documents to krok_visitor, krok_customer;
