import { eq } from 'drizzle-orm'
import {
  mailBounces,
  mailConsentEvents,
  mailConsents,
  newsletterSubscriptions,
} from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/**
 * Deletes all that is known of an address here, the ledger included: without consent it is mailed nothing. For somebody
 * who is erased. Call it inside the caller's transaction.
 * @returns whether there was anything
 */
export async function forgetConsents(ctx: ShopCtx, { email }: { email: string }): Promise<boolean> {
  const address = email.toLowerCase()
  let rows = 0
  for (const table of [mailConsentEvents, mailConsents, newsletterSubscriptions, mailBounces]) {
    rows += (await ctx.db.delete(table).where(eq(table.email, address))).rowCount ?? 0
  }
  return rows > 0
}
