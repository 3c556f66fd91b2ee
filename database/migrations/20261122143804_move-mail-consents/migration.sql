-- The ledger is written, never rewritten; it goes with a person who is erased.
grant select, insert, delete on mail_consent_events to krok_shop;
--> statement-breakpoint
grant select, insert, update, delete on mail_consents, newsletter_subscriptions, mail_bounces to krok_shop;
--> statement-breakpoint
-- It follows the newsletter's consent, which only the shop writes.
revoke update (marketing_consent) on customers from krok_customer;
--> statement-breakpoint
insert into mail_consent_events (email, topic, is_given, language, source, wording, by_id, created_at)
  select users.email, 'newsletter', consent_events.is_given, users.locale, consent_events.source, '', consent_events.by_id, consent_events.created_at
  from consent_events join users on users.id = consent_events.customer_id
  order by consent_events.id;
--> statement-breakpoint
insert into mail_consents (email, topic, is_given, language, source, changed_at)
  select distinct on (email) email, topic, is_given, language, source, created_at
  from mail_consent_events order by email, id desc;
--> statement-breakpoint
insert into newsletter_subscriptions (email, state, source, language, wording, asked_at, created_at)
  select email, 'subscribed', source, language, '', changed_at, changed_at from mail_consents where is_given;
