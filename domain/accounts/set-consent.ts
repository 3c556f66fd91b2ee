import { and, eq, ne } from 'drizzle-orm'
import { consentEvents, customers } from '#database/schema/index.ts'
import type { ConsentSource } from '#shared/people/consent.ts'
import type { ShopCtx } from '../context.ts'

type SetConsentInput = {
  customerId: string
  isGiven: boolean
  source: ConsentSource
  /** The member of staff who withdraws it for them. */
  byId?: string
}

/**
 * Sets whether a customer may be sent news, and keeps when and how: every place that learns of it comes here. Call it
 * inside the caller's transaction.
 * @returns false if nothing changed
 */
export async function setConsent(
  ctx: ShopCtx,
  { customerId, isGiven, source, byId }: SetConsentInput,
): Promise<boolean> {
  const changed = await ctx.db
    .update(customers)
    .set({ marketingConsent: isGiven, updatedAt: ctx.now() })
    .where(and(eq(customers.id, customerId), ne(customers.marketingConsent, isGiven)))
    .returning({ id: customers.id })
  if (changed.length === 0) return false
  await ctx.db
    .insert(consentEvents)
    .values({ customerId, isGiven, source, byId: byId ?? null, createdAt: ctx.now() })
  return true
}
