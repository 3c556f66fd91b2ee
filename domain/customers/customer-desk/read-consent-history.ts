import { desc, eq } from 'drizzle-orm'
import { mailConsentEvents } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { nameOf } from '#domain/kernel/name-of.ts'

/** Changes of consent that are shown, the newest. */
const MOST_SHOWN = 100

/** The changes of consent of a mail address, in lower case; the newest first. */
export function readConsentHistory(ctx: ShopCtx, email: string) {
  return ctx.db
    .select({
      topic: mailConsentEvents.topic,
      isGiven: mailConsentEvents.isGiven,
      source: mailConsentEvents.source,
      at: mailConsentEvents.createdAt,
      byName: nameOf(mailConsentEvents.byId),
    })
    .from(mailConsentEvents)
    .where(eq(mailConsentEvents.email, email))
    .orderBy(desc(mailConsentEvents.id))
    .limit(MOST_SHOWN)
}
