DROP POLICY "consent_events_own" ON "consent_events";--> statement-breakpoint
DROP POLICY "consent_events_staff_read" ON "consent_events";--> statement-breakpoint
DROP POLICY "consent_events_shop" ON "consent_events";--> statement-breakpoint
DROP TABLE "consent_events";